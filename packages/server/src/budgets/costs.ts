/** What it costs to serve somebody, and how much of it each may cause. */
import { NO_LIMIT, Purse, type Rate } from '@fabula/table/purse.ts';
import type { Settings } from '../settings.ts';

export const COSTS = ['messages', 'work', 'written', 'sent', 'served'] as const;
/**
 * `messages`: frames of any kind; `work`: milliseconds of our time; `written`: bytes to the disk; `sent`: bytes to
 * everybody who hears of it; `served`: bytes of pages and pictures.
 */
export type Cost = (typeof COSTS)[number];

export type Purses = Readonly<Record<Cost, Purse>>;
type Rates = Readonly<Record<Cost, Rate>>;

const KB = 1024;
const MB = 1024 * KB;

/** Who causes costs: a connection, a player by all connections, everybody from one network. */
export type Spender = 'connection' | 'player' | 'network';

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
  const rate = (cost: Cost): Rate => (allowance === 0 ? NO_LIMIT : times(usual[cost], allowance));
  const messages = spender === 'connection' ? maxMessagesPerSocket : maxMessagesPerAddress;
  return {
    messages: spender === 'player' ? NO_LIMIT : aSecond(messages),
    work: rate('work'),
    written: rate('written'),
    sent: rate('sent'),
    served: rate('served'),
  };
}

/** `share`: a larger network has so many times as much. */
export function pursesFor(spender: Spender, settings: Settings, share = 1): Purses {
  const rates = ratesOf(spender, settings);
  return {
    messages: new Purse(times(rates.messages, share)),
    work: new Purse(times(rates.work, share)),
    written: new Purse(times(rates.written, share)),
    sent: new Purse(times(rates.sent, share)),
    served: new Purse(times(rates.served, share)),
  };
}

/** Somebody on whose account things are done. */
export interface Payer {
  pay(cost: Cost, amount: number): void;
  /** Milliseconds until they may cause more of it; 0: now. */
  waitFor(cost: Cost): number;
}
