/** What a card means to a bot: every association that was written about it, as a direction and as stems. */
import type { CardWords } from '../brain.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { type Meaning, meaningOf } from './meaning.ts';
import { isLittle, tokensOf } from './tokens.ts';

export interface CardSense {
  readonly phrases: number;
  /** The directions of the phrases, one after another; empty without a vocabulary. A phrase nobody knows is all 0. */
  readonly directions: Float32Array;
  /** The stems of each phrase, as one key. */
  readonly keys: readonly string[];
  /** The phrases in which a stem occurs. */
  readonly stems: ReadonlyMap<string, readonly number[]>;
}

/** A card described by less than this is also known by the words of its picture's description. */
const WELL_KNOWN = 40;

function phrasesOf({ see, alt, long = '' }: CardWords): readonly string[] {
  if (see.length >= WELL_KNOWN) return see;
  return [...see, ...new Set(tokensOf(`${alt} ${long}`).filter((token) => !isLittle(token)))];
}

function makeSense(words: CardWords, vocabulary: Vocabulary | undefined): CardSense {
  const phrases = phrasesOf(words);
  const dimensions = vocabulary?.vectors.dimensions ?? 0;
  const directions = new Float32Array(phrases.length * dimensions);
  const stems = new Map<string, number[]>();
  const keys: string[] = [];
  phrases.forEach((phrase, at) => {
    const meaning = meaningOf(phrase, vocabulary);
    if (meaning.vector) directions.set(meaning.vector, at * dimensions);
    keys.push(keyOf(meaning));
    for (const stem of meaning.stems) {
      const known = stems.get(stem);
      if (known) known.push(at);
      else stems.set(stem, [at]);
    }
  });
  return { phrases: phrases.length, directions, keys, stems };
}

/** Phrases of the same words are the same. */
export const keyOf = ({ stems }: Meaning): string => stems.join(' ');

const known = new WeakMap<object, WeakMap<CardWords, CardSense>>();
const NO_VOCABULARY = {};

/** Worked out once a card: it follows from the printed words alone, so all seats may read it. */
export function senseOf(words: CardWords, vocabulary: Vocabulary | undefined): CardSense {
  const key = vocabulary ?? NO_VOCABULARY;
  const senses = known.get(key) ?? new WeakMap<CardWords, CardSense>();
  known.set(key, senses);
  const sense = senses.get(words) ?? makeSense(words, vocabulary);
  senses.set(words, sense);
  return sense;
}
