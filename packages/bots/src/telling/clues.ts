/** What a storyteller could say about the cards of its hand. */
import type { CardId } from '@fabula/engine/model.ts';
import type { Constraint } from '@fabula/engine/rules.ts';
import type { Language } from '@fabula/protocol/table.ts';
import type { CardWords, WordsOf } from '../brain.ts';
import { type Meaning, meaningOf } from '../listening/meaning.ts';
import { tokensOf } from '../listening/tokens.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { fitted } from './constraints.ts';

export interface Sayable {
  readonly card: CardId;
  /** As it was printed, and as it fits what is asked. */
  readonly said: string;
  readonly text: string;
  readonly meaning: Meaning;
}

const known = new WeakMap<CardWords, readonly Meaning[]>();

/** What the printed clues of a card mean: worked out once. */
function meanings(words: CardWords, vocabulary: Vocabulary | undefined): readonly Meaning[] {
  const found = known.get(words) ?? words.say.map((text) => meaningOf(text, vocabulary));
  known.set(words, found);
  return found;
}

/** Two clues are the same if they sound the same. */
export const soundOf = (text: string): string => tokensOf(text).join(' ');

interface Situation {
  readonly wordsOf: WordsOf;
  readonly vocabulary: Vocabulary | undefined;
  readonly language: Language;
  readonly asked: Constraint | null;
  /** Sounds of the clues this bot has heard or said. */
  readonly worn: ReadonlySet<string>;
}

/** Every clue that may be said now; clues that were heard before only if there is nothing else. */
export function sayables(hand: readonly CardId[], situation: Situation): Sayable[] {
  const all = hand.flatMap((card) => ofCard(card, situation));
  const fresh = all.filter(({ text }) => !situation.worn.has(soundOf(text)));
  return fresh.length > 0 ? fresh : all;
}

function ofCard(card: CardId, { wordsOf, vocabulary, language, asked, worn }: Situation): Sayable[] {
  const words = wordsOf(card);
  if (!words) return [];
  const understood = meanings(words, vocabulary);
  return words.say.flatMap((said, at) => {
    const meaning = understood[at];
    const text = fitted(said, { asked, language, salt: at });
    return text === null || !meaning || worn.has(soundOf(said)) ? [] : [{ card, said, text, meaning }];
  });
}
