import { type Backup, backUp } from './backup.ts';
import { type Health, isBeyondHope, StoreError } from './port.ts';
import { asStoreError, PAGE, type Setup, SqliteFile } from './sqlite-file.ts';
import { SqliteTables } from './sqlite-tables.ts';
import type { Syncs } from './syncs.ts';

/** Something to be done within the transaction of a batch, and whom to tell when it is durable. */
export interface Ask {
  run(tables: SqliteTables, at: number): unknown;
  /** It changes one row and no more, so that it is a transaction by itself. */
  isSingle?(tables: SqliteTables): boolean;
  settle(answer: unknown): void;
  reject(error: StoreError): void;
}

export interface Pace {
  readonly now: () => number;
  readonly restMs: number;
  readonly patienceMs: number;
  readonly mostHeldBytes: number;
  readonly wipedAfterMs: number;
}

/** After so long without a batch nobody else is likely to come: an ask is carried out at once instead of waiting for company. */
const QUIET_MS = 1;
// Pages written to the write-ahead log before they are carried over to the file. Fewer: more syncs. More: longer pauses.
const CHECKPOINT_PAGES = 1000;
const UNPLACED_ENTRIES = 500;
const PLACED_IN_A_PAGE = 4;

/**
 * What is asked after a quiet moment is a batch by itself. Everything else asked in one turn of the event loop, or while a
 * sync is under way, makes the next batch: one transaction, one sync of the write-ahead log, and only then the answers. Writing goes to the page cache and takes
 * microseconds. Syncing takes as long as the disk likes: in place if that is no time, otherwise by a thread that does nothing else.
 */
export class SqliteDisk {
  readonly #file: SqliteFile;
  readonly #tables: SqliteTables;
  readonly #begin;
  readonly #commit;
  readonly #syncs: Syncs;
  readonly #now: () => number;
  readonly #restMs: number;
  readonly #patienceMs: number;
  readonly #mostHeldBytes: number;
  readonly #wipedAfterMs: number;
  #wiping: NodeJS.Timeout | undefined;
  #asks: Ask[] = [];
  /** So many of the next asks are batches by themselves: together they did not fit. */
  #alone = 0;
  #isFull = false;
  #syncing = false;
  #scheduled = false;
  #lastBatch = -Infinity;
  #lastSyncMs = 0;
  #pagesAhead = 0;
  #refusal: StoreError | undefined;
  #tellOfFailure: (error: StoreError) => void = () => undefined;
  readonly failed = new Promise<StoreError>((resolve) => (this.#tellOfFailure = resolve));
  #closing: Promise<void> | undefined;
  /** While there is one no checkpoint comes. */
  #hold: AbortController | undefined;
  #backup: Promise<Backup> | undefined;

  constructor(setup: Setup, pace: Pace, syncs: Syncs) {
    this.#syncs = syncs;
    this.#now = pace.now;
    this.#restMs = pace.restMs;
    this.#patienceMs = pace.patienceMs;
    this.#mostHeldBytes = pace.mostHeldBytes;
    this.#wipedAfterMs = pace.wipedAfterMs;
    try {
      this.#file = new SqliteFile(setup);
      const { db } = this.#file;
      this.#tables = new SqliteTables(this.#file);
      this.#begin = db.prepare('BEGIN IMMEDIATE');
      this.#commit = db.prepare('COMMIT');
    } catch (error) {
      throw asStoreError(error, setup.directory);
    }
  }

  push(ask: Ask): void {
    if (this.#refusal) return ask.reject(this.#refusal);
    this.#asks.push(ask);
    if (this.#isQuiet) this.#carryOut();
    else this.#schedule();
  }

  ask<Answer>(run: (tables: SqliteTables, at: number) => Answer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.push({ run, settle: (answer) => resolve(answer as Answer), reject });
    });
  }

  async health(): Promise<Health> {
    const wasFull = this.#isFull;
    try {
      const bytes = await this.ask((tables) => {
        if (wasFull) tables.tryToWrite();
        return tables.bytes;
      });
      return { isFull: false, bytes };
    } catch (error) {
      if (!(error instanceof StoreError) || error.fault !== 'full') throw error;
      return { isFull: true, bytes: await this.ask((tables) => tables.bytes) };
    }
  }

  /** Copies everything into a folder, while players play. */
  async backup(folder: string): Promise<Backup> {
    if (this.#refusal) throw this.#refusal;
    if (this.#backup) throw new Error('A backup is being made already');
    const hold = new AbortController();
    this.#hold = hold;
    this.#backup = backUp(this.#file.path, folder, this.#now(), hold.signal).finally(() => {
      this.#backup = undefined;
      this.#hold = undefined;
      if (this.#isUntidy) setImmediate(this.#tidy);
    });
    return this.#backup;
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async #close(): Promise<void> {
    // Asked last, answered last. If it fails, so did those asked before it, and they have been told.
    const last = this.ask(() => null);
    const healthy = this.#refusal === undefined;
    this.#refusal ??= new StoreError('closed', 'The store is closed');
    clearTimeout(this.#wiping);
    this.#hold?.abort('the store is being closed');
    await Promise.allSettled([last, this.#backup]);
    await this.#syncs.close();
    this.#file.close(healthy);
    this.#refusal = new StoreError('closed', 'The store is closed');
  }

  get #isQuiet(): boolean {
    if (this.#scheduled || this.#syncing) return false;
    return performance.now() - this.#lastBatch > Math.max(this.#restMs, QUIET_MS);
  }

  #schedule(): void {
    if (this.#scheduled || this.#syncing) return;
    this.#scheduled = true;
    const rest = this.#restMs > 0 ? this.#lastBatch + this.#restMs - performance.now() : 0;
    if (rest > 0) setTimeout(this.#carryOut, rest);
    else setImmediate(this.#carryOut);
  }

  readonly #carryOut = (): void => {
    this.#scheduled = false;
    const asks = this.#nextBatch();
    if (asks.length === 0) return;
    this.#lastBatch = performance.now();
    const tables = this.#tables;
    tables.written = 0;
    let answers: unknown[];
    try {
      answers = this.#write(asks);
    } catch (error) {
      return this.#undo(asks, error);
    }
    if (tables.written === 0) return this.#answer(asks, answers);
    this.#isFull = false;
    // The ends of two tables, and what was written.
    this.#pagesAhead += 2 + tables.written / PAGE;
    this.#sync(asks, answers);
  };

  #nextBatch(): Ask[] {
    if (this.#alone > 0) {
      this.#alone -= 1;
      return this.#asks.splice(0, 1);
    }
    const asks = this.#asks;
    this.#asks = [];
    return asks;
  }

  #write(asks: readonly Ask[]): unknown[] {
    const tables = this.#tables;
    const at = this.#now();
    const [first] = asks;
    if (!this.#file.mayBeWritten()) this.#file.db.exec('BEGIN');
    else if (asks.length === 1 && first?.isSingle?.(tables)) return [first.run(tables, at)];
    else this.#begin.run();
    const answers = asks.map((ask) => ask.run(tables, at));
    this.#commit.run();
    return answers;
  }

  #sync(asks: Ask[], answers: unknown[]): void {
    const { log } = this.#file;
    // A disk that is being copied may be slow at any moment.
    if (this.#lastSyncMs > this.#patienceMs || this.#hold) {
      this.#syncing = true;
      this.#syncs.elsewhere(log, (error, ms) => {
        this.#syncing = false;
        this.#lastSyncMs = ms;
        if (error) this.#undo(asks, error);
        else this.#answer(asks, answers);
      });
      return;
    }
    const begun = performance.now();
    try {
      this.#syncs.here(log);
    } catch (error) {
      return this.#undo(asks, error);
    }
    this.#lastSyncMs = performance.now() - begun;
    this.#answer(asks, answers);
  }

  #answer(asks: Ask[], answers: unknown[]): void {
    for (let place = 0; place < asks.length; place++) asks[place]?.settle(answers[place]);
    if (this.#isUntidy) setImmediate(this.#tidy);
    if (this.#tables.hasForgotten) this.#wipeSoon();
    if (this.#asks.length > 0) this.#schedule();
  }

  #undo(asks: Ask[], error: unknown): void {
    const found = this.#file.complaint(error);
    // SQLite has rolled back by itself after some errors.
    const { db } = this.#file;
    if (db.inTransaction) db.exec('ROLLBACK');
    if (isBeyondHope(found)) return this.#fail(found, asks);
    this.#tables.forgetWhatIsKnown();
    if (asks.length > 1) {
      // One that does not fit must not keep the others from what they only read.
      this.#asks.unshift(...asks);
      this.#alone += asks.length;
    } else {
      this.#isFull ||= found.fault === 'full';
      for (const ask of asks) ask.reject(found);
    }
    if (this.#asks.length > 0) this.#schedule();
  }

  /** Whatever is still waiting will not be written, and nothing more is accepted. */
  #fail(error: StoreError, asks: Ask[]): void {
    this.#refusal ??= error;
    this.#tellOfFailure(error);
    const unanswered = [...asks, ...this.#asks];
    this.#asks = [];
    for (const ask of unanswered) ask.reject(error);
  }

  /** What can wait until everybody has been answered. Nothing of it needs a sync of its own to be safe. */
  readonly #tidy = (): void => {
    if (this.#refusal || !this.#isUntidy) return;
    try {
      this.#pagesAhead += this.#tables.unplaced / PLACED_IN_A_PAGE;
      this.#begin.run();
      this.#tables.putInPlace();
      this.#commit.run();
      if (this.#pagesAhead < this.#mostAhead) return;
      this.#hold?.abort('too much is being written meanwhile');
      if (this.#hold) return;
      this.#pagesAhead = 0;
      this.#file.checkpoint();
    } catch (error) {
      // On a full disk everything is still safe in the write-ahead log, and the next time may succeed.
      this.#undo([], error);
    }
  };

  /** What was deleted is overwritten in the file, but still stands in the log, which is not: many deletions are wiped away together. */
  #wipeSoon(): void {
    this.#wiping ??= setTimeout(() => {
      this.#wiping = undefined;
      if (this.#refusal) return;
      if (this.#hold) return this.#wipeSoon();
      try {
        this.#tables.hasForgotten = false;
        this.#file.emptyLog();
        this.#pagesAhead = 0;
      } catch (error) {
        this.#undo([], error);
        this.#tables.hasForgotten = true;
        this.#wipeSoon();
      }
    }, this.#wipedAfterMs).unref();
  }

  get #isUntidy(): boolean {
    return this.#tables.unplaced >= UNPLACED_ENTRIES || this.#pagesAhead >= this.#mostAhead;
  }

  get #mostAhead(): number {
    return this.#hold ? this.#mostHeldBytes / PAGE : CHECKPOINT_PAGES;
  }
}
