/**
 * Watches this process, which plays hundreds of people in one thread: when it stands still, as on a machine that sleeps or is
 * starved, or has its hands full, what it measures says nothing about the nodes.
 */
const TICK = 100;
const STILL = 1_000;
/** So long after a fault people are to be back. */
const AFTER = 2_000;

export interface SeenOfOurselves {
  /** For how many seconds the drill itself did not run. */
  readonly halted: number;
  /** How full its thread was just after the worst of the faults, in percent. */
  readonly fullest: number;
}

export class Ourselves {
  #halted = 0;
  #fullest = 0;
  #last = performance.now();
  readonly #watching = setInterval(() => {
    const now = performance.now();
    if (now - this.#last > STILL) this.#halted += now - this.#last;
    this.#last = now;
  }, TICK);

  struck(): void {
    const before = performance.eventLoopUtilization();
    setTimeout(() => {
      const { utilization } = performance.eventLoopUtilization(before);
      this.#fullest = Math.max(this.#fullest, Math.round(100 * utilization));
    }, AFTER);
  }

  /** And looks no more. */
  seen(): SeenOfOurselves {
    clearInterval(this.#watching);
    return { halted: this.#halted / 1_000, fullest: this.#fullest };
  }
}
