/** Time comes from outside, so that tests need not wait for it. */
export interface Clock {
  now(): number;
  /** Calls once, after so many milliseconds; the answer calls it off. */
  after(ms: number, wake: () => void): () => void;
}

export const CLOCK: Clock = {
  now: Date.now,
  after(ms, wake) {
    const timer = setTimeout(wake, ms);
    return () => clearTimeout(timer);
  },
};
