/** How a clue would fare: the same few tables, played with every clue, by listeners that judge much as this bot does. */
import type { Laid } from '@fabula/engine/model.ts';
import { cardsToGive, handSize, type Rules } from '@fabula/engine/rules.ts';
import { score } from '@fabula/engine/score.ts';
import type { Chance } from '../chance.ts';
import type { Skill } from '../levels.ts';

/** One imagined table. Cards are places in the pool the others were dealt from; the place after the last is the storyteller's card. */
interface Table {
  readonly hands: readonly (readonly number[])[];
  /** How each listener errs, by card. */
  readonly errors: readonly Float64Array[];
}

export interface Seating {
  readonly rules: Rules;
  readonly seats: number;
}

export function imaginedTables(
  { tables, expects: [together, alone] }: Skill,
  { rules, seats }: Seating,
  pool: number,
  chance: Chance,
): Table[] {
  const size = handSize(rules, seats);
  const places = Array.from({ length: pool }, (_, place) => place);
  return Array.from({ length: tables }, () => {
    const dealt = chance.shuffled(places);
    const shared = Float64Array.from({ length: pool + 1 }, () => together * chance.bell());
    return {
      hands: Array.from({ length: seats - 1 }, (_, seat) => dealt.slice(seat * size, (seat + 1) * size)),
      errors: Array.from({ length: seats - 1 }, () => shared.map((error) => error + alone * chance.bell())),
    };
  });
}

/** The storyteller's points, less half of what the others get on average. `fits`: how well the clue fits each card. */
export function gainOf(tables: readonly Table[], rules: Rules, fits: Float64Array): number {
  let gain = 0;
  for (const table of tables) {
    const [own = 0, ...others] = pointsAt(table, rules, fits);
    gain += own - (0.5 * others.reduce((sum, one) => sum + one, 0)) / others.length;
  }
  return gain / tables.length;
}

const STORYTELLER = 0;

/** The storyteller's card is the first of the row; imagined listeners do not look at the order. */
function pointsAt({ hands, errors }: Table, rules: Rules, fits: Float64Array): readonly number[] {
  const give = cardsToGive(rules, hands.length + 1);
  const judge = (listener: number, card: number): number =>
    (fits[card] ?? 0) + (errors[listener]?.[card] ?? 0);
  const row: Laid[] = [{ card: fits.length - 1, seat: STORYTELLER }];
  for (const [listener, hand] of hands.entries()) {
    const liked = greatest(hand, give, (card) => judge(listener, card));
    for (const card of liked) row.push({ card, seat: listener + 1 });
  }
  const votes: (number | null)[] = [null];
  for (const listener of hands.keys()) {
    const others = row.filter(({ seat }) => seat !== listener + 1);
    const [found] = greatest(others, 1, ({ card }) => judge(listener, card));
    votes.push(found ? row.indexOf(found) + 1 : null);
  }
  return score(rules.scoring, STORYTELLER, row, votes).points;
}

/** The items judged best; mostly one is wanted, and sorting would be slow. */
function greatest<T>(items: readonly T[], count: number, judge: (item: T) => number): T[] {
  if (count !== 1) return [...items].sort((a, b) => judge(b) - judge(a)).slice(0, count);
  let [best, most]: [T[], number] = [[], -Infinity];
  for (const item of items) {
    const value = judge(item);
    if (value > most) [best, most] = [[item], value];
  }
  return best;
}
