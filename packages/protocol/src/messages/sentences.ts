/** A language's sentences for rejections: one for every code, checked by the compiler. */
import type { PhaseName } from '@fabula/engine/model.ts';
import type { ClueKind } from '@fabula/engine/rules.ts';
import type { Rejection, RejectionCode, RejectionOf } from '../rejections.ts';
import type { Language } from '../table.ts';
import { en } from './en.ts';
import { ru } from './ru.ts';

export type Sentences = {
  readonly [Code in RejectionCode]: string | ((rejection: RejectionOf<Code>) => string);
};
export type PhaseNames = Readonly<Record<PhaseName, string>>;
export type ClueWays = Readonly<Record<ClueKind, string>>;

const LANGUAGES: Readonly<Record<Language, Sentences>> = { en, ru };

export function sentenceFor(rejection: Rejection, language: Language): string {
  const sentence = LANGUAGES[language][rejection.code];
  return typeof sentence === 'string' ? sentence : (sentence as (rejection: Rejection) => string)(rejection);
}
