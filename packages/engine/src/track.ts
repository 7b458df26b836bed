/** Where the pieces stand, what their cell asks, and who has arrived. */
import type { SeatIndex, State } from './model.ts';
import type { Constraint, Rules } from './rules.ts';
import type { View } from './view.ts';

/** Points go on counting past the finish; the piece on the board stops there. [I8] */
export function cellOf(rules: Rules, points: number): number {
  const { start, finish } = rules.track;
  return finish === null ? start + points : Math.min(start + points, finish);
}

/** No clue has exactly four words, begins with "Most of all I love", and says something of its own. */
export const excludes = (one: Constraint, other: Constraint): boolean =>
  (one === 'four-words' && other === 'most-of-all') || (one === 'most-of-all' && other === 'four-words');

/** What is asked of a clue: by the cell first, and by the whole game where both can be met. [I9] [I11] */
export function constraintsFor(rules: Rules, points: number): readonly Constraint[] {
  const { permanent, cellAlone, track } = rules;
  const cell = track.special[cellOf(rules, points)];
  if (permanent === null) return cell ? [cell] : [];
  if (!cell) return [permanent];
  return cellAlone || cell === permanent || excludes(cell, permanent) ? [cell] : [cell, permanent];
}

/** Both of them, as a view tells them. */
export const askedIn = ({ constraint, alsoAsked }: Pick<View, 'constraint' | 'alsoAsked'>): Constraint[] =>
  [constraint, alsoAsked].filter((asked) => asked !== null);

/** The constraints on the clue of the round's storyteller. */
export function constraintsInForce(state: State): readonly Constraint[] {
  if (state.storyteller === null) return [];
  return constraintsFor(state.rules, state.scores[state.storyteller] ?? 0);
}

/** Seats whose piece stands on the finish or beyond. */
export function arrived(rules: Rules, scores: readonly number[]): SeatIndex[] {
  const { start, finish } = rules.track;
  return finish === null ? [] : scores.flatMap((points, seat) => (start + points >= finish ? [seat] : []));
}

/** Equal rabbits share the win. [D16] */
export function furthest(scores: readonly number[]): SeatIndex[] {
  const best = Math.max(...scores);
  return scores.flatMap((points, seat) => (points === best ? [seat] : []));
}

/** By what they ask for, in the order one comes to them. */
export function specialCells(
  special: Rules['track']['special'],
): { readonly constraint: Constraint; readonly cells: readonly number[] }[] {
  const found = new Map<Constraint, number[]>();
  for (const cell of Object.keys(special)
    .map(Number)
    .sort((one, other) => one - other)) {
    const constraint = special[cell];
    if (constraint) found.set(constraint, [...(found.get(constraint) ?? []), cell]);
  }
  return [...found].map(([constraint, cells]) => ({ constraint, cells }));
}
