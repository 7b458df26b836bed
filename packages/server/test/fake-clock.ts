import type { Clock } from '../src/clock.ts';

/** More timers than that do not go off at one moment. */
const MOST_AT_ONCE = 2_000;

/** Time that passes only when told to. */
export class FakeClock implements Clock {
  #now = 1_700_000_000_000;
  #timers: { at: number; wake: () => void }[] = [];

  readonly now = (): number => this.#now;
  readonly precisely = this.now;

  readonly today = this.now;

  after(ms: number, wake: () => void): () => void {
    const timer = { at: this.#now + ms, wake };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Lets so much time pass, waking whoever is due on the way and letting what they begin settle. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (let standing = 0; ;) {
      const next = this.#timers.reduce<{ at: number; wake: () => void } | null>(
        (first, timer) => (timer.at <= end && (!first || timer.at < first.at) ? timer : first),
        null,
      );
      if (!next) break;
      this.#timers = this.#timers.filter((timer) => timer !== next);
      standing = next.at > this.#now ? 0 : standing + 1;
      if (standing > MOST_AT_ONCE)
        throw new Error('Timers are set anew for the same moment, again and again');
      this.#now = Math.max(this.#now, next.at);
      next.wake();
      await settle();
    }
    this.#now = end;
  }

  get waiting(): number {
    return this.#timers.length;
  }
}

/** The memory store answers in microtasks: after one turn of the event loop everything begun is done. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
