/** What every table is given by the house it stands in. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Store, StoreError } from '@fabula/gamelog/port.ts';
import type { Profile } from '@fabula/protocol/table.ts';
import type { Logger } from 'pino';
import type { Alarms } from './alarms.ts';
import type { Brains } from './brains.ts';
import type { Clock } from './clock.ts';
import type { Counts } from './counts.ts';

export interface Waits {
  /** A lost connection that is back this soon was never noticed, in milliseconds. */
  readonly reconnect: number;
  /** The same for everybody, when the server has just started. */
  readonly reload: number;
  /** What a bot's pace is counted in. */
  readonly think: number;
  /** A table nobody looks at is put away after this long. */
  readonly putAway: number;
}

export interface House {
  readonly store: Store;
  readonly clock: Clock;
  readonly alarms: Alarms;
  readonly counts: Counts;
  readonly log: Logger;
  readonly brains: Brains;
  /** The bots' luck comes from it. */
  readonly botSecret: string;
  readonly waits: Waits;
  readonly random: () => number;
  readonly profileOf: (player: PlayerId) => Promise<Profile | undefined>;
  /** The disk failed; the house decides whether it can go on. */
  readonly storeFailed: (error: StoreError) => void;
  /** Forgets what is in memory of a table, not what is on disk. */
  readonly abandon: (code: string) => void;
}
