/** The cards of a table as a bot knows them, from the printed words of the decks in play. */
import type { CardId } from '@fabula/engine/model.ts';
import type { WordsOf } from '../brain.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { Rarity } from './affinity.ts';
import { type CardSense, senseOf } from './card-sense.ts';

export interface DeckSense {
  readonly cards: ReadonlyMap<CardId, CardSense>;
  readonly rarity: Rarity;
  /** How many cards an association stands for. */
  readonly holders: (key: string) => number;
}

/** The last deck worked out, by its first card: the tables of a house mostly play with the same decks. */
const lately = new WeakMap<CardSense, DeckSense>();

export function deckSense(count: number, wordsOf: WordsOf, vocabulary: Vocabulary | undefined): DeckSense {
  const cards = new Map<CardId, CardSense>();
  for (let card = 0; card < count; card += 1) {
    const words = wordsOf(card);
    if (words) cards.set(card, senseOf(words, vocabulary));
  }
  const [first] = cards.values();
  const last = first && lately.get(first);
  if (last && sameCards(last.cards, cards)) return last;
  const deck = workedOut(cards);
  if (first) lately.set(first, deck);
  return deck;
}

const sameCards = (a: DeckSense['cards'], b: DeckSense['cards']): boolean =>
  a.size === b.size && [...a].every(([card, sense]) => b.get(card) === sense);

function workedOut(cards: DeckSense['cards']): DeckSense {
  const senses = [...cards.values()];
  const withStem = tally(senses.map(({ stems }) => stems.keys()));
  const withKey = tally(senses.map(({ keys }) => new Set(keys)));
  return {
    cards,
    rarity: (stem) => Math.log((senses.length + 1) / ((withStem.get(stem) ?? 0) + 0.5)),
    holders: (key) => withKey.get(key) ?? 0,
  };
}

function tally(lists: readonly Iterable<string>[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const list of lists) for (const item of list) times.set(item, (times.get(item) ?? 0) + 1);
  return times;
}
