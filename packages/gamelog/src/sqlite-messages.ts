import type { Entry, GameSummary, Put, Rec, StoreFault } from './port.ts';

/** What the main thread may ask of the thread that owns the disk, besides appends. */
export interface Calls {
  read: { args: [game: string, afterSeq: number]; answer: Entry[] };
  length: { args: [game: string]; answer: number };
  games: { args: [after: string, limit: number]; answer: GameSummary[] };
  forget: { args: [game: string, expectedSeq: number | undefined]; answer: boolean };
  get: { args: [kind: string, id: string]; answer: Rec | undefined };
  put: { args: [kind: string, id: string, text: string, expectedVersion: number]; answer: Put };
  drop: { args: [kind: string, id: string]; answer: boolean };
  list: { args: [kind: string, after: string, limit: number]; answer: Rec[] };
}

export interface Call<K extends keyof Calls = keyof Calls> {
  readonly name: K;
  readonly args: Calls[K]['args'];
}

/**
 * One message for everything that queued: four values in a row (game, expectedSeq, text, eventCount) for an append, an
 * object for any other call. Appends are laid flat because cloning an object for each of them costs more.
 */
export interface Batch {
  readonly at: number;
  readonly asks: readonly (string | number | Call)[];
}

/** An answer for each ask, in order; for an append, APPENDED or the seq it should have expected. */
export type Answer = readonly unknown[] | Failure;

export const APPENDED = -1;

/** The whole batch failed. A StoreError does not survive the way between threads, so it travels in parts. */
export interface Failure {
  readonly fault: StoreFault;
  readonly message: string;
}

/** The store can go on after these; after any other fault what is on the disk is uncertain. */
export const survivable = (fault: StoreFault): boolean => fault === 'full' || fault === 'unfit';

export interface Setup {
  readonly directory: string;
  readonly maxBytes: number;
}
