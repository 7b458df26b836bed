/** One command being decided: the events so far, and the state they have led to. */
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import type { SeatIndex, State } from './model.ts';
import type { TimeLimits } from './rules.ts';

export interface Turn {
  state: State;
  readonly events: Event[];
  readonly at: number;
}

export function happen(turn: Turn, event: Event): void {
  turn.state = evolve(turn.state, event);
  turn.events.push(event);
}

/** When a phase that begins now must end: its limit, doubled if a seat it waits for asked for more time. */
export function deadlineFor(turn: Turn, phase: keyof TimeLimits, seats: readonly SeatIndex[]): number | null {
  const { state, at } = turn;
  const limit = state.rules.time[phase];
  if (limit === null) return null;
  const slow = state.people.some(({ seat, moreTime }) => moreTime && seat !== null && seats.includes(seat));
  return at + limit * 1000 * (slow ? 2 : 1);
}
