/** Choosing what to say: neither what everybody finds nor what nobody does. */
import { words } from '@fabula/engine/clue.ts';
import type { CardId } from '@fabula/engine/model.ts';
import type { Chance } from '../chance.ts';
import type { Taste } from '../characters.ts';
import { printedAffinity } from '../listening/affinity.ts';
import type { Skill } from '../levels.ts';
import type { DeckSense } from '../listening/deck-sense.ts';
import type { Sayable } from './clues.ts';
import { gainOf, imaginedTables, type Seating } from './rollouts.ts';

/**
 * What comes to mind: so many of the written clues and, most times, so many of the moods. More would be a little better
 * each time, and the same few clues again and again. A quarter to a half of what is told are moods: of people's clues a
 * third are single words.
 */
const [WRITTEN, MOODS, MOODY] = [7, 1, 0.5];
/** Cards the others may hold, as far as one thinks of them. */
const POOL = 36;
/** Clues this close to the best, in points, are as good: taste and luck decide among them. */
const AS_GOOD = 0.1;

interface Planning extends Seating {
  /** Cards that the others may hold. */
  readonly unseen: readonly CardId[];
  readonly deck: DeckSense;
  readonly taste: Taste;
  readonly skill: Skill;
  readonly chance: Chance;
}

export function bestClue(clues: readonly Sayable[], planning: Planning): Sayable | undefined {
  const { deck, unseen, chance, rules, skill } = planning;
  const pool = chance.shuffled(unseen).slice(0, POOL);
  const tables = imaginedTables(skill, planning, pool.length, chance);
  const judged = inMind(clues, planning).map((clue) => {
    const fits = Float64Array.from([...pool, clue.card], (card) => {
      const sense = deck.cards.get(card);
      return sense ? printedAffinity(clue.meaning, sense, deck.rarity) : 0;
    });
    return { clue, gain: gainOf(tables, rules, fits) };
  });
  const most = Math.max(...judged.map(({ gain }) => gain));
  const asGood = judged.filter(({ gain }) => gain >= most - AS_GOOD).map(({ clue }) => clue);
  return chosenByTaste(asGood, planning);
}

function inMind(clues: readonly Sayable[], { taste, chance }: Planning): Sayable[] {
  const [written, moods] = [true, false].map((kind) =>
    chance.shuffled(clues.filter((clue) => clue.written === kind)),
  ) as [Sayable[], Sayable[]];
  const moody = written.length === 0 || chance.next() < MOODY + 0.3 * taste.oneWord;
  return [...written.slice(0, WRITTEN), ...moods.slice(0, moody ? MOODS : 0)];
}

function chosenByTaste(clues: readonly Sayable[], { taste, chance }: Planning): Sayable | undefined {
  const liked = clues.map((clue) => ({ clue, liking: likingOf(clue.text, taste) + chance.bell() }));
  return liked.sort((a, b) => b.liking - a.liking)[0]?.clue;
}

function likingOf(text: string, { questions, oneWord, longer }: Taste): number {
  const count = words(text).length;
  return (text.includes('?') ? questions : 0) + (count === 1 ? oneWord : 0) + (count > 3 ? longer : 0);
}
