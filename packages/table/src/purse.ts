/** What somebody may use up: so much at once, and more of it every second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export const NO_LIMIT: Rate = { burst: Infinity, perSecond: 0 };

/** Costs are known when the work is done: what was spent may be more than there was, and then it has to come back first. */
export class Purse {
  readonly #rate: Rate;
  #spent = 0;
  #at = 0;

  constructor(rate: Rate) {
    this.#rate = rate;
  }

  spend(now: number, amount: number): void {
    this.#spent = this.#spentBy(now) + amount;
    this.#at = now;
  }

  /** Milliseconds until more may be spent; 0: now. */
  waitFor(now: number): number {
    const missing = this.#spentBy(now) - this.#rate.burst;
    return missing < 0 ? 0 : Math.ceil((missing * 1_000) / this.#rate.perSecond) + 1;
  }

  isUntouched(now: number): boolean {
    return this.#spentBy(now) === 0;
  }

  #spentBy(now: number): number {
    return Math.max(0, this.#spent - ((now - this.#at) * this.#rate.perSecond) / 1_000);
  }
}
