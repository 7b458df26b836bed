/** What it costs to serve somebody, and how much of it each may cause. */
import { emptyUntil, fullAfter, type Rate, waitUntil } from '@fabula/table/purse.ts';
import type { Settings } from '../settings.ts';

/**
 * `messages`: frames of any kind; `work`: milliseconds of our time; `written`: bytes to the disk; `sent`: bytes to
 * everybody who hears of it; `drafted`: bytes of what is held in memory, for when time runs out or the reveal; `served`: bytes of pages and pictures;
 * `kept`: bytes of pictures that stay, of own decks.
 */
export type Cost = 'messages' | 'work' | 'written' | 'sent' | 'drafted' | 'served' | 'kept';

/** No rate: as much as they like. */
export type Rates = Readonly<Partial<Record<Cost, Rate>>>;

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
    work: { burst: 150, perSecond: 60 },
  },
  player: {
    written: { burst: 1 * MB, perSecond: 3 * KB },
    sent: { burst: 4 * MB, perSecond: 256 * KB },
    // A clue of 2,000 letters, said anew with every second of typing.
    drafted: { burst: 256 * KB, perSecond: 4 * KB },
  },
  network: {
    work: { burst: 600, perSecond: 200 },
    written: { burst: 12 * MB, perSecond: 10 * KB },
    sent: { burst: 32 * MB, perSecond: 1 * MB },
    drafted: { burst: 4 * MB, perSecond: 64 * KB },
    served: { burst: 1024 * MB, perSecond: 16 * MB },
    // Five decks of two hundred at once, and one more every six hours.
    kept: { burst: 256 * MB, perSecond: 2 * KB },
  },
};

/** `share`: a larger network has so many times as much. */
export function ratesOf(spender: Spender, settings: Settings, share = 1): Rates {
  const { allowance, maxMessagesPerSocket, maxMessagesPerAddress } = settings;
  const messages = { connection: maxMessagesPerSocket, player: 0, network: maxMessagesPerAddress }[spender];
  const rates: Partial<Record<Cost, Rate>> = {};
  // So many a second, and as many again at once.
  if (messages > 0) rates.messages = { burst: 2 * messages * share, perSecond: messages * share };
  if (allowance === 0) return rates;
  for (const [cost, { burst, perSecond }] of Object.entries(USUAL[spender]) as [Cost, Rate][])
    rates[cost] = { burst: burst * allowance * share, perSecond: perSecond * allowance * share };
  return rates;
}

/** What one spender has of each. */
export class Purses {
  readonly #rates: Rates;
  /** When all of what they have spent will have come back. */
  readonly #fullAt: Partial<Record<Cost, number>> = {};
  /** One of them is empty until then. */
  #emptyUntil = -Infinity;

  constructor(rates: Rates) {
    this.#rates = rates;
  }

  spend(cost: Cost, amount: number, now: number): void {
    const rate = this.#rates[cost];
    if (!rate) return;
    const fullAt = fullAfter(amount, rate, now, this.#fullAt[cost]);
    this.#fullAt[cost] = fullAt;
    this.#emptyUntil = Math.max(this.#emptyUntil, emptyUntil(fullAt, rate));
  }

  /** Milliseconds until more of it may be caused; 0: now. */
  waitFor(cost: Cost, now: number): number {
    const [rate, fullAt] = [this.#rates[cost], this.#fullAt[cost]];
    return rate && fullAt !== undefined ? waitUntil(emptyUntil(fullAt, rate), now) : 0;
  }

  /** The same for everything. */
  rest(now: number): number {
    return waitUntil(this.#emptyUntil, now);
  }

  isUntouched(now: number): boolean {
    return Object.values(this.#fullAt).every((fullAt) => fullAt <= now);
  }
}
