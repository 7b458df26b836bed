/**
 * How plain a clue is, as far as the cards of one hand can tell: for a storyteller who asks before the clue is given. Of
 * all that was tried, what says most about how many will find the card is how much better the clue fits it than the other
 * cards of the hand do on the whole; how much that is, see README.md.
 */
import type { CardId } from '@fabula/engine/model.ts';
import { affinity, type Minds } from './listening/affinity.ts';
import type { DeckSense } from './listening/deck-sense.ts';
import { meaningOf } from './listening/meaning.ts';
import { isLittle, tokensOf } from './listening/tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Who will see which card is meant, from the most obscure to the plainest. */
export const PLAINNESSES = ['nobody', 'few', 'some', 'most', 'everybody'] as const;

export type Plainness =
  | {
      readonly who: (typeof PLAINNESSES)[number];
      /** The share of listeners who might find the card, from 0 to 1. */
      readonly share: number;
      /** Part of the clue is in words nobody here knows. */
      readonly isGuess: boolean;
    }
  /** Why nothing can be told: of the clue no word is known; nobody wrote anything about the cards; there is no other card. */
  | { readonly who: null; readonly lack: 'clue' | 'cards' };

/** The share that finds the card when it fits no better than the others, and how much more for each unit of fit: measured. */
const [BY_CHANCE, BY_FIT] = [0.2, 0.9];
/** From these shares on it is the next word of the scale. */
const STEPS = [0.2, 0.34, 0.5, 0.64] as const;
const everything: Minds = () => true;

export interface Asked {
  readonly clue: string;
  readonly card: CardId;
  /** The storyteller's own, the card among them. */
  readonly hand: readonly CardId[];
}

export function plainnessOf(
  { clue, card, hand }: Asked,
  { cards, rarity }: DeckSense,
  vocabulary: Vocabulary,
): Plainness {
  const meaning = meaningOf(clue, vocabulary);
  const fitOf = (one: CardId): number[] => {
    const sense = cards.get(one);
    return sense ? [affinity(meaning, sense, everything, rarity)] : [];
  };
  const [fit] = fitOf(card);
  const others = hand.filter((one) => one !== card).flatMap(fitOf);
  if (fit === undefined || others.length === 0) return { who: null, lack: 'cards' };
  const unknown = shareUnknown(clue, [...cards.values()], vocabulary);
  if (meaning.stems.length === 0 || unknown === 1) return { who: null, lack: 'clue' };
  const lift = fit - others.reduce((sum, other) => sum + other, 0) / others.length;
  const share = Math.min(1, Math.max(0, BY_CHANCE + BY_FIT * lift));
  const passed = STEPS.filter((step) => share >= step).length;
  return { who: PLAINNESSES[passed] ?? 'everybody', share, isGuess: unknown > 1 / 3 };
}

/** How much of the clue neither the vocabulary knows nor those who wrote about the cards. */
function shareUnknown(
  clue: string,
  senses: readonly { stems: ReadonlyMap<string, unknown> }[],
  vocabulary: Vocabulary,
): number {
  const tokens = tokensOf(clue);
  const telling = tokens.filter((token) => !isLittle(token));
  const asked = telling.length > 0 ? telling : tokens;
  // A set phrase may be known although its words are not.
  if (telling.length > 1 && asked.every((token) => meaningOf(token, vocabulary).vector === null))
    return meaningOf(clue, vocabulary).vector === null ? 1 : 0;
  const strange = asked.filter((token) => {
    const { vector, stems } = meaningOf(token, vocabulary);
    return vector === null && !stems.some((stem) => senses.some((sense) => sense.stems.has(stem)));
  });
  return asked.length === 0 ? 1 : strange.length / asked.length;
}
