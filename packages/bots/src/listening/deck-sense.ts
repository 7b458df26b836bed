/** The cards of a table as a bot knows them, from the printed words of the decks in play. */
import type { CardId } from '@fabula/engine/model.ts';
import type { WordsOf } from '../brain.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Rarity } from './affinity.ts';
import { type CardSense, senseOf } from './card-sense.ts';

export interface DeckSense {
  readonly cards: ReadonlyMap<CardId, CardSense>;
  readonly rarity: Rarity;
}

export function deckSense(count: number, wordsOf: WordsOf, vocabulary: Vocabulary | undefined): DeckSense {
  const cards = new Map<CardId, CardSense>();
  for (let card = 0; card < count; card += 1) {
    const words = wordsOf(card);
    if (words) cards.set(card, senseOf(words, vocabulary));
  }
  return { cards, rarity: rarityAmong([...cards.values()]) };
}

function rarityAmong(cards: readonly CardSense[]): Rarity {
  const holders = new Map<string, number>();
  for (const { stems } of cards)
    for (const stem of stems.keys()) holders.set(stem, (holders.get(stem) ?? 0) + 1);
  return (stem) => Math.log((cards.length + 1) / ((holders.get(stem) ?? 0) + 0.5));
}
