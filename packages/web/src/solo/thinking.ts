/** When bots move: each thinks for a time of its own, drawn before it begins. */
import { type Helper, helpersAwaited } from '@fabula/bots/helpers.ts';
import { thinkingTime } from '@fabula/bots/pace.ts';
import type { SeatIndex, State } from '@fabula/engine/model.ts';
import type { Room } from './room.ts';

/** The unit of their pace, in milliseconds. */
const USUAL_PACE = 1_500;

export class Thinking {
  readonly #room: Pick<Room, 'clock' | 'random' | 'pace'>;
  readonly #due = new Map<SeatIndex, number>();
  #moment = '';

  constructor(room: Pick<Room, 'clock' | 'random' | 'pace'>) {
    this.#room = room;
  }

  /** Whoever the table waits for begins to think. The answer is when the first of them has thought enough. */
  tend(state: State): number {
    const moment = `${state.game} ${state.round} ${state.phase.name} ${state.storyteller}`;
    if (moment !== this.#moment) this.#due.clear();
    this.#moment = moment;
    const seats = helpersAwaited(state).map(({ seat }) => seat);
    for (const seat of this.#due.keys()) if (!seats.includes(seat)) this.#due.delete(seat);
    for (const seat of seats)
      if (!this.#due.has(seat))
        this.#due.set(seat, this.after(thinkingTime(state.phase.name, this.#room.random)));
    return Math.min(Infinity, ...this.#due.values());
  }

  /** One who has thought enough, and need not be asked again. */
  next(state: State): Helper | undefined {
    const now = this.#room.clock.now();
    const helper = helpersAwaited(state).find(({ seat }) => (this.#due.get(seat) ?? Infinity) <= now);
    if (helper) this.#due.delete(helper.seat);
    return helper;
  }

  /** So many units of their pace from now. */
  after(units: number): number {
    const { clock, pace } = this.#room;
    return clock.now() + pace() * USUAL_PACE * units;
  }
}
