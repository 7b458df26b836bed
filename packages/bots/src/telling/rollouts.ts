/** How a clue would fare: the same few tables, played with every clue, by listeners that judge much as this bot does. */
import { type CardId, type Laid, type SeatIndex } from '@fabula/engine/model.ts';
import { cardsToGive, handSize, type Rules } from '@fabula/engine/rules.ts';
import { score } from '@fabula/engine/score.ts';
import type { Chance } from '../chance.ts';
import type { Skill } from '../levels.ts';

/** One imagined table: what the others might hold, and how each listener errs. */
interface Table {
  readonly hands: readonly (readonly CardId[])[];
  /** By seat, then by card. The error all listeners share is in each of them. */
  readonly errors: readonly ReadonlyMap<CardId, number>[];
  readonly storyErrors: readonly number[];
}

export interface Seating {
  readonly rules: Rules;
  readonly seats: number;
  /** Cards that the others may hold. */
  readonly unseen: readonly CardId[];
}

export function imaginedTables(
  { tables, expects: [together, alone] }: Skill,
  { rules, seats, unseen }: Seating,
  chance: Chance,
): Table[] {
  const size = handSize(rules, seats);
  return Array.from({ length: tables }, () => {
    const dealt = chance.shuffled(unseen);
    const hands = Array.from({ length: seats - 1 }, (_, seat) => dealt.slice(seat * size, (seat + 1) * size));
    const shared = new Map(hands.flat().map((card) => [card, together * chance.bell()]));
    const storyShared = together * chance.bell();
    return {
      hands,
      errors: hands.map(
        () => new Map([...shared].map(([card, error]) => [card, error + alone * chance.bell()])),
      ),
      storyErrors: hands.map(() => storyShared + alone * chance.bell()),
    };
  });
}

/**
 * The storyteller's points, less half of what the others get on average. `fits`: how well the clue fits a card the others may
 * hold; `fitsStory`: the storyteller's own.
 */
export function gainOf(
  tables: readonly Table[],
  rules: Rules,
  fits: (card: CardId) => number,
  fitsStory: number,
): number {
  let gain = 0;
  for (const table of tables) {
    const [own = 0, ...others] = pointsAt(table, rules, fits, fitsStory);
    gain += own - (0.5 * others.reduce((sum, one) => sum + one, 0)) / others.length;
  }
  return gain / tables.length;
}

/** The storyteller is seat 0 and its card the first of the row; the imagined listeners do not look at the order. */
function pointsAt(
  { hands, errors, storyErrors }: Table,
  rules: Rules,
  fits: (card: CardId) => number,
  fitsStory: number,
): readonly number[] {
  const seats = hands.length + 1;
  const give = cardsToGive(rules, seats);
  const judge = (listener: number, card: CardId): number => fits(card) + (errors[listener]?.get(card) ?? 0);
  const row: Laid[] = [{ card: -1, seat: 0 }];
  hands.forEach((hand, listener) => {
    for (const card of best(hand, give, (one) => judge(listener, one)))
      row.push({ card, seat: listener + 1 });
  });
  const votes: (number | null)[] = [null];
  for (let listener = 0; listener < hands.length; listener += 1) {
    const judged = row.map(({ card, seat }) => {
      if (seat === listener + 1) return -Infinity;
      return seat === 0 ? fitsStory + (storyErrors[listener] ?? 0) : judge(listener, card);
    });
    votes.push(judged.indexOf(Math.max(...judged)) + 1);
  }
  const storyteller: SeatIndex = 0;
  return score(rules.scoring, storyteller, row, votes).points;
}

function best(cards: readonly CardId[], count: number, judge: (card: CardId) => number): CardId[] {
  const judged = cards.map((card) => ({ card, fit: judge(card) }));
  return judged
    .sort((a, b) => b.fit - a.fit)
    .slice(0, count)
    .map(({ card }) => card);
}
