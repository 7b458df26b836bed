/** Each table has at most one time at which it wants to be woken, whether it is in memory or put away. */
import type { Clock } from '@fabula/table/ports.ts';

/** setTimeout's own limit is 24 days; sleeping in shorter stretches is as good. */
const LONGEST_SLEEP = 24 * 60 * 60 * 1000;

interface Alarm {
  readonly at: number;
  readonly callOff: () => void;
}

export class AlarmClock {
  readonly #clock: Clock;
  readonly #ring: (code: string) => void;
  readonly #alarms = new Map<string, Alarm>();
  #isStopped = false;

  constructor(clock: Clock, ring: (code: string) => void) {
    this.#clock = clock;
    this.#ring = ring;
  }

  get size(): number {
    return this.#alarms.size;
  }

  /** Null calls the alarm off. */
  set(code: string, at: number | null): void {
    const before = this.#alarms.get(code);
    if (this.#isStopped || before?.at === at) return;
    before?.callOff();
    if (at === null) this.#alarms.delete(code);
    else this.#sleep(code, at);
  }

  /** For good: whatever is set from now on does not ring. */
  stop(): void {
    this.#isStopped = true;
    for (const { callOff } of this.#alarms.values()) callOff();
    this.#alarms.clear();
  }

  #sleep(code: string, at: number): void {
    const wait = Math.min(Math.max(0, at - this.#clock.now()), LONGEST_SLEEP);
    this.#alarms.set(code, { at, callOff: this.#clock.after(wait, () => this.#wake(code, at)) });
  }

  #wake(code: string, at: number): void {
    if (at > this.#clock.now()) return this.#sleep(code, at);
    this.#alarms.delete(code);
    this.#ring(code);
  }
}
