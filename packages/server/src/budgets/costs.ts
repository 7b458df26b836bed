/** What it costs to serve somebody, and how much of it each may cause. */
import { NO_LIMIT, Purse, type Rate, waitUntil } from '@fabula/table/purse.ts';
import type { Settings } from '../settings.ts';

/**
 * `messages`: frames of any kind; `work`: milliseconds of our time; `written`: bytes to the disk; `sent`: bytes to
 * everybody who hears of it; `served`: bytes of pages and pictures.
 */
export type Cost = 'messages' | 'work' | 'written' | 'sent' | 'served';

type Rates = Readonly<Record<Cost, Rate>>;

const KB = 1024;
const MB = 1024 * KB;

/** Who causes costs: a connection, a player by all connections, everybody from one network. */
type Spender = 'connection' | 'player' | 'network';

/**
 * The quickest honest table of six uses up a tenth of what its network may, a class of thirty behind one address a half
 * (test/honest.test.ts). A network writes at most about 900 MB a day, and takes a fifth of a core.
 */
const USUAL: Readonly<Record<Spender, Rates>> = {
  connection: {
    messages: NO_LIMIT,
    work: { burst: 150, perSecond: 60 },
    written: NO_LIMIT,
    sent: NO_LIMIT,
    served: NO_LIMIT,
  },
  player: {
    messages: NO_LIMIT,
    work: NO_LIMIT,
    written: { burst: 1 * MB, perSecond: 3 * KB },
    sent: { burst: 4 * MB, perSecond: 256 * KB },
    served: NO_LIMIT,
  },
  network: {
    messages: NO_LIMIT,
    work: { burst: 600, perSecond: 200 },
    written: { burst: 12 * MB, perSecond: 10 * KB },
    sent: { burst: 32 * MB, perSecond: 1 * MB },
    served: { burst: 1024 * MB, perSecond: 16 * MB },
  },
};

const times = ({ burst, perSecond }: Rate, factor: number): Rate => ({
  burst: burst * factor,
  perSecond: perSecond * factor,
});

/** So many a second, and as many again at once. */
const aSecond = (most: number): Rate => (most === 0 ? NO_LIMIT : { burst: 2 * most, perSecond: most });

function ratesOf(spender: Spender, settings: Settings): Rates {
  const { allowance, maxMessagesPerSocket, maxMessagesPerAddress } = settings;
  const usual = USUAL[spender];
  const rate = (cost: Cost): Rate =>
    allowance === 0 || usual[cost] === NO_LIMIT ? NO_LIMIT : times(usual[cost], allowance);
  const messages = spender === 'connection' ? maxMessagesPerSocket : maxMessagesPerAddress;
  return {
    messages: spender === 'player' ? NO_LIMIT : aSecond(messages),
    work: rate('work'),
    written: rate('written'),
    sent: rate('sent'),
    served: rate('served'),
  };
}

/** What one spender has of each. */
export class Purses {
  /** Null: as much as they like. */
  readonly #of: Readonly<Record<Cost, Purse | null>>;
  readonly #limited: readonly Purse[];
  /** One of them is empty until then. */
  #emptyUntil = -Infinity;

  /** `share`: a larger network has so many times as much. */
  constructor(spender: Spender, settings: Settings, share = 1) {
    const rates = ratesOf(spender, settings);
    const purse = (cost: Cost): Purse | null =>
      rates[cost] === NO_LIMIT ? null : new Purse(times(rates[cost], share));
    this.#of = {
      messages: purse('messages'),
      work: purse('work'),
      written: purse('written'),
      sent: purse('sent'),
      served: purse('served'),
    };
    this.#limited = Object.values(this.#of).filter((limited) => limited !== null);
  }

  spend(cost: Cost, amount: number, now: number): void {
    const purse = this.#of[cost];
    if (!purse) return;
    purse.spend(now, amount);
    this.#emptyUntil = Math.max(this.#emptyUntil, purse.emptyUntil);
  }

  /** Milliseconds until more of it may be caused; 0: now. */
  waitFor(cost: Cost, now: number): number {
    return this.#of[cost]?.waitFor(now) ?? 0;
  }

  /** The same for everything. */
  rest(now: number): number {
    return waitUntil(this.#emptyUntil, now);
  }

  isUntouched(now: number): boolean {
    return this.#limited.every((purse) => purse.isUntouched(now));
  }
}

/** Somebody on whose account things are done. */
export interface Payer {
  pay(cost: Cost, amount: number): void;
  /** Milliseconds until they may cause more of it; 0: now. */
  waitFor(cost: Cost): number;
}
