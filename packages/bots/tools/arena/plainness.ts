/**
 * What the sense of too plain and too obscure is worth: each clue that was written from a picture alone is asked about with the
 * picture in a hand of six, and then told at tables of six whose listeners have another encoder and err as much as people do.
 */
import type { CardId } from '@fabula/engine/model.ts';
import type { Language } from '@fabula/protocol/table.ts';
import { chanceFrom } from '../../src/chance.ts';
import { deckSense } from '../../src/listening/deck-sense.ts';
import { plainnessOf, PLAINNESSES } from '../../src/plainness.ts';
import type { Vocabulary } from '../../src/vocabulary.ts';
import type { CardText } from '../card-texts.ts';
import { humanClues } from './heldout.ts';
import { otherEar } from './other-ear.ts';

const [GUESSERS, HAND, TABLES] = [5, 6, 4];

interface Tried {
  readonly who: (typeof PLAINNESSES)[number];
  readonly share: number;
  /** The share of votes that found the card. */
  readonly found: number;
}

export interface Worth {
  readonly clues: number;
  /** Of two clues, how often the one that was called plainer is found by more. By chance 50. */
  readonly plainer: number;
  /** For each word of the scale: how many clues it was said of, and the votes that found their cards. */
  readonly words: Readonly<Record<string, { readonly clues: number; readonly found: number }>>;
}

const percent = (share: number): number => Math.round(share * 1000) / 10;
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const best = (values: readonly number[]): number => values.indexOf(Math.max(...values));

/** `every`: only every so many-th clue. */
export function worthOfPlainness(
  language: Language,
  deck: readonly CardText[],
  vocabulary: Vocabulary,
  every = 1,
): Worth {
  const sense = deckSense(deck.length, (card) => deck[card], vocabulary);
  const ears = Array.from({ length: GUESSERS }, (_, seat) => otherEar(`guesser ${seat}`, deck, vocabulary));
  const votes = (clue: string, card: CardId, rest: readonly CardId[], occasion: string): number => {
    const decoys = ears.map((ear, seat) => {
      const hand = rest.slice(seat * HAND, (seat + 1) * HAND);
      return hand[best(ear.hear(clue, hand, `submit ${occasion}`))] ?? -1;
    });
    const finders = ears.filter((ear, seat) => {
      const row = [card, ...decoys.filter((_, other) => other !== seat)];
      return best(ear.hear(clue, row, `vote ${occasion}`)) === 0;
    });
    return finders.length / GUESSERS;
  };
  const clues = humanClues(language, deck).filter((_, at) => at % every === 0);
  const tried = clues.flatMap(({ card, clue }): Tried[] => {
    const chance = chanceFrom(`plainness ${clue}`);
    const others = chance.shuffled([...deck.keys()].filter((other) => other !== card));
    const told = plainnessOf({ clue, card, hand: [card, ...others.slice(0, HAND - 1)] }, sense, vocabulary);
    if (told.who === null) return [];
    const found = Array.from({ length: TABLES }, (_, table) =>
      votes(clue, card, chance.shuffled(others.slice(HAND - 1)), `${clue} ${table}`),
    );
    return [{ who: told.who, share: told.share, found: mean(found) }];
  });
  return {
    clues: clues.length,
    plainer: percent(rightOfTwo(tried)),
    words: Object.fromEntries(
      PLAINNESSES.map((who) => {
        const found = tried.filter((one) => one.who === who).map((one) => one.found);
        return [who, { clues: found.length, found: found.length === 0 ? 0 : percent(mean(found)) }];
      }),
    ),
  };
}

function rightOfTwo(tried: readonly Tried[]): number {
  let [right, pairs] = [0, 0];
  for (const [at, one] of tried.entries())
    for (const other of tried.slice(at + 1)) {
      const [difference, expected] = [one.found - other.found, one.share - other.share];
      if (difference === 0) continue;
      pairs += 1;
      right += expected === 0 ? 0.5 : Number(expected > 0 === difference > 0);
    }
  return right / pairs;
}
