/** When bots move and speak: each thinks for a time of its own, drawn before it begins, so that speed tells nothing. */
import type { Mover } from '@fabula/engine/commands.ts';
import type { PhaseName, SeatIndex, State } from '@fabula/engine/model.ts';
import { asleep } from '@fabula/engine/seats.ts';
import { standInsAwaited } from '@fabula/engine/time.ts';
import { waitingFor } from '@fabula/engine/waiting.ts';
import type { Room } from './room.ts';

export interface Helper {
  readonly seat: SeatIndex;
  readonly by: Mover;
}

/** Bots in their own seats, and whoever stands in for a person whose time is up. */
function helpersAwaited(state: State): Helper[] {
  if (state.paused || asleep(state)) return [];
  const waiting = waitingFor(state);
  const bots = state.people.flatMap(({ id, bot, seat }): Helper[] =>
    bot && seat !== null && waiting.includes(seat) ? [{ seat, by: id }] : [],
  );
  return [...bots, ...standInsAwaited(state).map((seat): Helper => ({ seat, by: { standInFor: seat } }))];
}

/** In milliseconds: mostly near the first, now and then near the second. */
const TIMES: Readonly<Partial<Record<PhaseName, readonly [least: number, most: number]>>> = {
  // The person comes first when the first storyteller is looked for.
  claim: [6_000, 20_000],
  tell: [2_500, 8_000],
  submit: [1_500, 6_000],
  vote: [1_000, 4_500],
};
const PAUSE = [600, 2_500] as const;

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
      if (!this.#due.has(seat)) this.#due.set(seat, this.#after(TIMES[state.phase.name] ?? PAUSE));
    return Math.min(Infinity, ...this.#due.values());
  }

  /** One who has thought enough, and need not be asked again. */
  next(state: State): Helper | undefined {
    const now = this.#room.clock.now();
    const helper = helpersAwaited(state).find(({ seat }) => (this.#due.get(seat) ?? Infinity) <= now);
    if (helper) this.#due.delete(helper.seat);
    return helper;
  }

  /** When somebody speaks who has something to say. */
  toSpeak(): number {
    return this.#after(PAUSE);
  }

  #after([least, most]: readonly [number, number]): number {
    const { clock, random, pace } = this.#room;
    return clock.now() + pace() * (least + (most - least) * random() ** 2);
  }
}
