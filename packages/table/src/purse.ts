/** What somebody may use up: so much at once, and more of it every second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** Nobody counts. */
export const NO_LIMIT: Rate = { burst: Infinity, perSecond: Infinity };

/** In whole milliseconds, and past that moment; 0: it has passed. */
export const waitUntil = (moment: number, now: number): number =>
  moment < now ? 0 : Math.ceil(moment - now) + 1;

/** Costs are known when the work is done: what was spent may be more than there was, and then it has to come back first. */
export class Purse {
  /** How long it takes until an empty one is full. */
  readonly #refill: number;
  readonly #msForOne: number;
  /** When all that was spent has come back. */
  #fullAt = 0;

  constructor({ burst, perSecond }: Rate) {
    this.#msForOne = 1_000 / perSecond;
    this.#refill = burst * this.#msForOne;
  }

  spend(now: number, amount: number): void {
    this.#fullAt = Math.max(now, this.#fullAt) + amount * this.#msForOne;
  }

  /** Nothing more may be spent before this moment has passed. */
  get emptyUntil(): number {
    return this.#fullAt - this.#refill;
  }

  /** Milliseconds until more may be spent; 0: now. */
  waitFor(now: number): number {
    return waitUntil(this.emptyUntil, now);
  }

  isUntouched(now: number): boolean {
    return this.#fullAt <= now;
  }
}
