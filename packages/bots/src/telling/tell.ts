/** Choosing what to say: neither what everybody finds nor what nobody does. */
import type { CardId } from '@fabula/engine/model.ts';
import type { Chance } from '../chance.ts';
import type { Taste } from '../characters.ts';
import { affinity } from '../listening/affinity.ts';
import type { DeckSense } from '../listening/deck-sense.ts';
import { words } from '@fabula/engine/clue.ts';
import { imaginedTables, prospect, type Seating } from './rollouts.ts';
import type { Sayable } from './clues.ts';

/** So many clues are tried, against so many cards that the others may hold. */
const [TRIED, POOL] = [40, 36];
/** Clues this close to the best, in points, are as good: taste and luck decide among them. */
const AS_GOOD = 0.25;
const everything = (): boolean => true;

interface Planning extends Seating {
  readonly deck: DeckSense;
  readonly taste: Taste;
  readonly tables: number;
  readonly chance: Chance;
}

export function bestClue(clues: readonly Sayable[], planning: Planning): Sayable | undefined {
  const { deck, unseen, chance, rules, tables: count } = planning;
  const fit = (clue: Sayable, card: CardId): number => {
    const sense = deck.cards.get(card);
    return sense ? affinity(clue.meaning, sense, everything, deck.rarity) : 0;
  };
  const tried = promising(clues.map((clue) => ({ clue, own: fit(clue, clue.card) })));
  const pool = chance.shuffled(unseen).slice(0, POOL);
  const tables = imaginedTables(count, { ...planning, unseen: pool }, chance);
  const judged = tried.map(({ clue, own }) => {
    const fits = new Map(pool.map((card) => [card, fit(clue, card)]));
    const { gain } = prospect(tables, rules, (card) => fits.get(card) ?? 0, own);
    return { clue, gain };
  });
  const most = Math.max(...judged.map(({ gain }) => gain));
  const asGood = judged.filter(({ gain }) => gain >= most - AS_GOOD);
  return chosenByTaste(
    asGood.map(({ clue }) => clue),
    planning,
  );
}

interface Tried {
  readonly clue: Sayable;
  readonly own: number;
}

const promising = (all: readonly Tried[]): Tried[] => [...all].sort((a, b) => b.own - a.own).slice(0, TRIED);

function chosenByTaste(clues: readonly Sayable[], { taste, chance }: Planning): Sayable | undefined {
  const liked = clues.map((clue) => ({ clue, liking: likingOf(clue.text, taste) + chance.bell() }));
  return liked.sort((a, b) => b.liking - a.liking)[0]?.clue;
}

function likingOf(text: string, { questions, oneWord, longer }: Taste): number {
  const count = words(text).length;
  return (text.includes('?') ? questions : 0) + (count === 1 ? oneWord : 0) + (count > 3 ? longer : 0);
}
