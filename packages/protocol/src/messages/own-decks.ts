/** Sentences for what is refused of own decks: one for every code. A file of its own, because few need it. */
import type { DeckRefusal, DeckRefusalCode } from '../own-decks.ts';
import type { Language } from '../table.ts';
import { deckSentencesEn } from './own-decks.en.ts';
import { deckSentencesRu } from './own-decks.ru.ts';

export type DeckSentences = {
  readonly [Code in DeckRefusalCode]:
    string | ((refusal: Extract<DeckRefusal, { readonly code: Code }>) => string);
};

const LANGUAGES: Readonly<Record<Language, DeckSentences>> = { en: deckSentencesEn, ru: deckSentencesRu };

export function deckSentenceFor(refusal: DeckRefusal, language: Language): string {
  const sentence = LANGUAGES[language][refusal.code];
  return typeof sentence === 'string' ? sentence : (sentence as (refusal: DeckRefusal) => string)(refusal);
}
