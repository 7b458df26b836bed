/** Where the pieces stand, what their cell asks, and who has arrived. */
import type { SeatIndex, State } from './model.ts';
import type { Constraint, Rules } from './rules.ts';

/** Points go on counting past the finish; the piece on the board stops there. [I8] */
export function cellOf(rules: Rules, points: number): number {
  const { start, finish } = rules.track;
  return finish === null ? start + points : Math.min(start + points, finish);
}

/** A special cell's constraint takes the place of the permanent one for that turn. [I9] [I11] */
export function constraintFor(rules: Rules, points: number): Constraint | null {
  return rules.track.special[cellOf(rules, points)] ?? rules.permanent;
}

/** The constraint on the clue of the round's storyteller. */
export function constraintInForce(state: State): Constraint | null {
  if (state.storyteller === null) return null;
  return constraintFor(state.rules, state.scores[state.storyteller] ?? 0);
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
