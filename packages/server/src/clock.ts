import type { Clock as TableClock } from '@fabula/table/ports.ts';

/** Time comes from outside, so that tests need not wait for it. */
export interface Clock extends TableClock {
  /** Milliseconds and their fractions, to measure what takes less than one. */
  precisely(): number;
  /** The time of day as it is set now, which may be anything: for dates that are kept, never for waits. */
  today(): number;
}

/** Resolves after so many milliseconds. */
export const pause = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => void clock.after(ms, resolve));

/**
 * The time of day when the process began, and how long it has run since. Whoever sets the machine's clock while people
 * play ends nobody's time, and keeps no bot waiting: that counts from the next start.
 */
export const CLOCK: Clock = {
  now: () => Math.floor(performance.timeOrigin + performance.now()),
  precisely: () => performance.now(),
  today: Date.now,
  after(ms, wake) {
    const timer = setTimeout(wake, ms);
    return () => clearTimeout(timer);
  },
};
