/**
 * What Fabula asks of a disk. A game is its log: an ordered list of entries, each the JSON text of one
 * accepted decision: what was asked, what came of it, and a seal. Everything else that must survive a restart (tables, player profiles) is a record.
 *
 * Promises hold on every adapter: a write's promise resolves only when the write would survive a power cut, and a
 * promise that rejects does so with a StoreError. Game names, kinds and ids are plain ASCII and never used again.
 */
export interface Store {
  readonly games: GameLog;
  readonly records: Records;
  readonly media: Media;
  health(): Promise<Health>;
  /** Resolves when the disk cannot be trusted any more (`io`, `corrupt`), whoever noticed it: nothing more is answered. */
  readonly failed: Promise<StoreError>;
  /** Waits until everything asked before is answered, then lets the disk go. Later calls reject with `closed`. */
  close(): Promise<void>;
}

export interface Health {
  /** Nothing can be written just now. A store that had no room tries again before it says so. */
  readonly isFull: boolean;
  /** About what the data takes. What was forgotten does not count: its room is used again. */
  readonly bytes: number;
}

/** What one accepted append added. */
export interface Entry {
  /** The number of its last event. Events of a game count from 1. */
  readonly seq: number;
  /** JSON text, as it was appended. */
  readonly text: string;
}

export type Appended = { readonly ok: true } | Conflict;

/** Somebody else moved first. `seq` is where the log stands now: read on from what you know, decide again. */
export interface Conflict {
  readonly ok: false;
  readonly reason: 'conflict';
  readonly seq: number;
}

/** What is known of a game besides its log. Nothing of it is needed to play: it helps to decide which games to forget. */
export interface About {
  /** The players, people and not bots, who have a place in it. Null: nobody has noted them. */
  readonly people: readonly string[] | null;
  /** Where it was opened from, under a name that means nothing elsewhere. Null: not known, or not any more. */
  readonly origin: string | null;
}

export interface GameSummary extends About {
  readonly game: string;
  readonly seq: number;
  /** When its last entry was appended, in milliseconds since 1970. */
  readonly lastAt: number;
  /** What the texts of its entries take, as UTF-8. */
  readonly bytes: number;
}

export interface GameLog {
  /**
   * Accepts a move if, and only if, the log still ends at `expectedSeq`. The entry then holds the events
   * expectedSeq+1 … expectedSeq+eventCount. Of several appends expecting the same seq exactly one wins.
   */
  append(game: string, expectedSeq: number, text: string, eventCount: number): Promise<Appended>;
  /** The entries that hold events after `afterSeq`, in order; with `limit` only so many. A long log is read by `pagesOf`. */
  read(game: string, afterSeq?: number, limit?: number): Promise<Entry[]>;
  /** The last entry, without a look at the others; undefined for a game nobody began. */
  last(game: string): Promise<Entry | undefined>;
  /** The number of the last event, 0 for a game nobody began. */
  length(game: string): Promise<number>;
  /** Replaces what is given of it; false for a game nobody began. */
  note(game: string, about: Partial<About>): Promise<boolean>;
  /** Undefined for a game nobody began. */
  about(game: string): Promise<About | undefined>;
  /** A page of games in the order of their names, those after `after`. */
  games(page: Page): Promise<GameSummary[]>;
  /** Where these games stand, of those that were begun, in any order: for whoever looks whether another node has moved. */
  standing(games: readonly string[]): Promise<Standing[]>;
  /** Forgets a game; with `expectedSeq` only if its log still ends there. False when there was nothing to forget. */
  remove(game: string, expectedSeq?: number): Promise<boolean>;
}

export interface Standing {
  readonly game: string;
  readonly seq: number;
}

export interface Page {
  readonly after?: string;
  readonly limit: number;
}

/** One small JSON document. Its version is 1 when first put and grows by one with every put. */
export interface Rec {
  readonly id: string;
  readonly version: number;
  readonly text: string;
  /** When it was last put, in milliseconds since 1970. */
  readonly at: number;
}

export interface RecSize {
  readonly id: string;
  /** What it takes; of a text, as UTF-8. */
  readonly bytes: number;
}

export type Put = { readonly ok: true; readonly version: number } | PutConflict;

/** The record is at `version` now (0: there is none). */
export interface PutConflict {
  readonly ok: false;
  readonly reason: 'conflict';
  readonly version: number;
}

export interface Records {
  get(kind: string, id: string): Promise<Rec | undefined>;
  /** Replaces the record if it is still at `expectedVersion`; 0 means there is none yet. */
  put(kind: string, id: string, text: string, expectedVersion: number): Promise<Put>;
  /** With `expectedVersion` only if the record is still at it. False when there was nothing to remove. */
  remove(kind: string, id: string, expectedVersion?: number): Promise<boolean>;
  /** A page of records in the order of their ids, those after `after`. */
  list(kind: string, page: Page): Promise<Rec[]>;
  /** The same without the texts, which may be long. */
  sizes(kind: string, page: Page): Promise<RecSize[]>;
  /** The kinds there are records of, in order. */
  kinds(): Promise<string[]>;
}

/** Drawings and recordings: bytes that never change. A name is used once; putting it again changes nothing. */
export interface Media {
  put(id: string, bytes: Uint8Array): Promise<void>;
  get(id: string): Promise<Uint8Array | undefined>;
  /** False when there was nothing to remove. */
  remove(id: string): Promise<boolean>;
  /** A page of names in order, those after `after`, and what the bytes take. */
  sizes(page: Page): Promise<RecSize[]>;
}

/**
 * - `full`: the disk, or the allowance given to the store, is used up. Nothing of the batch was written; the store lives on.
 * - `io`, `corrupt`: the disk cannot be trusted. The store answers nothing more; whether the last writes are there
 *   is known only after reopening.
 * - `away`: the database cannot be reached, or does not keep up. Nothing was written; the store lives on and comes back by itself.
 * - `unknown`: the database was lost after it was asked, and nobody could find out in time whether the write is there. The
 *   store lives on; read before you go on.
 * - `locked`: another process has the data directory open.
 * - `newer`: the data was written by a newer Fabula.
 * - `unsafe`: the database is not set up to keep what it acknowledges, or cannot hold our texts. Only when opening.
 * - `unfit`: the text cannot be stored; the caller is wrong.
 * - `closed`: asked after close().
 */
export type StoreFault =
  'full' | 'io' | 'corrupt' | 'away' | 'unknown' | 'locked' | 'newer' | 'unsafe' | 'unfit' | 'closed';

export class StoreError extends Error {
  readonly fault: StoreFault;

  constructor(fault: StoreFault, message: string) {
    super(message);
    this.name = 'StoreError';
    this.fault = fault;
  }
}

const hasFault = (error: unknown, ...faults: StoreFault[]): boolean =>
  error instanceof StoreError && faults.includes(error.fault);

/** The disk cannot be trusted any more: the store answers nothing until it is opened anew. */
export const isBeyondHope = (error: unknown): boolean => hasFault(error, 'io', 'corrupt');

/** Nobody knows whether what was asked is on disk or not. */
export const isUncertain = (error: unknown): boolean => isBeyondHope(error) || hasFault(error, 'unknown');

export const conflict = (seq: number): Conflict => ({ ok: false, reason: 'conflict', seq });
export const putConflict = (version: number): PutConflict => ({ ok: false, reason: 'conflict', version });

/** A NUL would cut the text short in SQLite and is refused by PostgreSQL; no JSON text contains one. */
export function unfit(text: string, eventCount: number): StoreError | undefined {
  if (text.includes('\0')) return new StoreError('unfit', 'A text with a NUL character cannot be stored');
  if (!Number.isSafeInteger(eventCount) || eventCount < 1)
    return new StoreError('unfit', `An entry holds at least one event, not ${eventCount}`);
  return undefined;
}
