/**
 * What somebody may use up: so much at once, and more of it every second. All there is to know of a purse is when everything
 * that was spent from it has come back: a number, since every connection and every player has several.
 */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

/** In whole milliseconds, and past that moment; 0: it has passed. */
export const waitUntil = (moment: number, now: number): number =>
  moment < now ? 0 : Math.ceil(moment - now) + 1;

/** How long it takes until so much comes back. */
const msFor = (amount: number, { perSecond }: Rate): number => (amount * 1_000) / perSecond;

/** When the purse is full again. Costs are known when the work is done: what was spent may be more than there was, and then it has to come back first. */
export const fullAfter = (amount: number, rate: Rate, now: number, fullAt = 0): number =>
  Math.max(now, fullAt) + msFor(amount, rate);

/** Nothing more may be spent before this moment has passed. */
export const emptyUntil = (fullAt: number, rate: Rate): number => fullAt - msFor(rate.burst, rate);
