/** What every table is given by the house it stands in. */
import type { View } from '@fabula/engine/view.ts';
import type { CommandOf } from '@fabula/engine/commands.ts';
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Store, StoreError } from '@fabula/gamelog/port.ts';
import type { Language, Profile } from '@fabula/protocol/table.ts';
import type { Logger } from 'pino';
import type { Alarms } from './alarms.ts';
import type { Clock } from './clock.ts';
import type { Counts } from './counts.ts';

export type BotMove =
  | Omit<CommandOf<'claim'>, 'by' | 'at'>
  | Omit<CommandOf<'tell'>, 'by' | 'at'>
  | Omit<CommandOf<'submit'>, 'by' | 'at'>
  | Omit<CommandOf<'vote'>, 'by' | 'at'>;

/** A bot or stand-in: it sees what its seat sees, and says what it would do. */
export type Wit = (
  view: View,
  language: Language,
  random: () => number,
) => BotMove | null | Promise<BotMove | null>;

export interface Waits {
  /** A lost connection that is back this soon was never noticed, in milliseconds. */
  readonly reconnect: number;
  /** The same for everybody, when the server has just started. */
  readonly reload: number;
  /** A bot thinks at least and at most this long. */
  readonly think: readonly [least: number, most: number];
  /** A table nobody looks at is put away after this long. */
  readonly putAway: number;
}

export interface House {
  readonly store: Store;
  readonly clock: Clock;
  readonly alarms: Alarms;
  readonly counts: Counts;
  readonly log: Logger;
  readonly wit: Wit;
  readonly waits: Waits;
  readonly random: () => number;
  readonly profileOf: (player: PlayerId) => Promise<Profile | undefined>;
  /** The disk failed; the house decides whether it can go on. */
  readonly storeFailed: (error: StoreError) => void;
  /** Forgets what is in memory of a table, not what is on disk. */
  readonly abandon: (code: string) => void;
}
