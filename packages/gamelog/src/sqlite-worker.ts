/** The thread that owns the disk. It may block on it; the thread that serves the players never does. */
import { parentPort, workerData } from 'node:worker_threads';
import { failureOf, openFile, type Db } from './sqlite-file.ts';
import { survivable } from './sqlite-messages.ts';
import type { Answer, Batch, Failure, Setup } from './sqlite-messages.ts';
import { SqliteTables } from './sqlite-tables.ts';

// Pages written to the write-ahead log before they are carried over to the file. Fewer: more syncs. More: longer pauses.
const CHECKPOINT_PAGES = 2000;
const PAGE = 4096;

class Writer {
  readonly #db: Db;
  readonly #tables: SqliteTables;
  readonly #begin;
  readonly #commit;
  readonly #setup: Setup;
  #broken: Failure | undefined;
  #pagesAhead = 0;

  constructor(setup: Setup) {
    this.#setup = setup;
    this.#db = openFile(setup);
    this.#tables = new SqliteTables(this.#db);
    this.#begin = this.#db.prepare('BEGIN IMMEDIATE');
    this.#commit = this.#db.prepare('COMMIT');
  }

  /** One transaction, hence one sync, for everything that queued. */
  carryOut({ at, asks }: Batch): Answer {
    if (this.#broken) return this.#broken;
    const tables = this.#tables;
    const answers: unknown[] = [];
    let bytes = 0;
    try {
      this.#begin.run();
      for (let i = 0; i < asks.length; i++) {
        const ask = asks[i];
        if (typeof ask === 'object') {
          answers.push(tables.perform(ask, at));
          continue;
        }
        const text = asks[i + 2] as string;
        bytes += text.length;
        const head = tables.append(ask as string, asks[i + 1] as number, text, asks[i + 3] as number, at);
        answers.push(head);
        i += 3;
      }
      this.#commit.run();
    } catch (error) {
      return this.#undo(error);
    }
    // At most: a page of keys for each answer, the texts, and the ends of both.
    this.#pagesAhead += 2 + answers.length + bytes / PAGE;
    return answers;
  }

  #undo(error: unknown): Failure {
    const failure = failureOf(error, this.#setup.directory);
    this.#tables.forgetEnds();
    // SQLite has rolled back by itself after some errors.
    if (this.#db.inTransaction) this.#db.exec('ROLLBACK');
    if (!survivable(failure.fault)) this.#broken = failure;
    return failure;
  }

  checkpoint(): void {
    if (this.#pagesAhead < CHECKPOINT_PAGES || this.#broken) return;
    this.#pagesAhead = 0;
    try {
      this.#db.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch (error) {
      // On a full disk everything is still safe in the write-ahead log, and the next checkpoint may succeed.
      const failure = failureOf(error, this.#setup.directory);
      if (!survivable(failure.fault)) this.#broken = failure;
    }
  }

  close(): void {
    if (!this.#broken) this.#db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    this.#db.close();
  }
}

function serve(setup: Setup): void {
  const port = parentPort;
  if (port === null) throw new Error('sqlite-worker runs in a worker thread');
  let writer: Writer;
  try {
    writer = new Writer(setup);
  } catch (error) {
    port.postMessage(failureOf(error, setup.directory));
    return;
  }
  port.on('message', (message: Batch | 'close') => {
    if (message === 'close') {
      writer.close();
      port.close();
      return;
    }
    port.postMessage(writer.carryOut(message));
    writer.checkpoint();
  });
  port.postMessage([]);
}

serve(workerData as Setup);
