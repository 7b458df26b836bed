/// <reference lib="es2024.sharedmemory" />
import { fdatasyncSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** Told when the sync is over: what went wrong, if anything, and how many milliseconds the disk took. */
export type Synced = (error: Error | null, ms: number) => void;

/** How what was written to a file gets past the caches, so that it survives a power cut. */
export interface Syncs {
  /** Waits for the disk in place; throws what went wrong. */
  here(file: number): void;
  /** Lets somebody else wait for it. One at a time. */
  elsewhere(file: number, synced: Synced): void;
  close(): Promise<void>;
}

/** What is shared with the thread: how often it was asked, how often it has synced, and what. */
const [ASKED, DONE, FILE] = [0, 1, 2] as const;

// Written out, so that neither a bundle nor the TypeScript loader has to know of one more file. A sync that fails ends it.
const THREAD = `
  const { fdatasyncSync } = require('node:fs');
  const { counts, took } = require('node:worker_threads').workerData;
  for (let turn = 0; ; turn += 1) {
    Atomics.wait(counts, ${ASKED}, turn);
    const begun = performance.now();
    fdatasyncSync(counts[${FILE}]);
    took[0] = performance.now() - begun;
    Atomics.store(counts, ${DONE}, turn + 1);
    Atomics.notify(counts, ${DONE});
  }`;

/**
 * The real ones. A disk that is slow gets a thread of its own: libuv's four also read pictures for everybody, and a move
 * would wait behind them. It starts when it is first needed. Shared memory, because messages cost twice as much.
 */
export class DiskSyncs implements Syncs {
  readonly #counts = new Int32Array(new SharedArrayBuffer(12));
  readonly #took = new Float64Array(new SharedArrayBuffer(8));
  #thread: Worker | undefined;
  #synced: Synced | undefined;

  here(file: number): void {
    fdatasyncSync(file);
  }

  elsewhere(file: number, synced: Synced): void {
    const counts = this.#counts;
    this.#synced = synced;
    this.#thread ??= this.#start();
    // Alone it keeps no process alive; somebody who waits for a sync does.
    this.#thread.ref();
    const done = counts[DONE] ?? 0;
    counts[FILE] = file;
    Atomics.add(counts, ASKED, 1);
    Atomics.notify(counts, ASKED);
    const waiting = Atomics.waitAsync(counts, DONE, done);
    if (waiting.async) void waiting.value.then(this.#isDone);
    else this.#isDone();
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  readonly #isDone = (): void => {
    this.#thread?.unref();
    this.#tell(null, this.#took[0] ?? 0);
  };

  #start(): Worker {
    const thread = new Worker(THREAD, {
      eval: true,
      execArgv: [],
      workerData: { counts: this.#counts, took: this.#took },
    });
    thread.on('error', (error) => this.#tell(error, 0));
    thread.on('exit', () => this.#tell(new Error('The thread that syncs has ended'), 0));
    return thread;
  }

  #tell(error: Error | null, ms: number): void {
    const synced = this.#synced;
    this.#synced = undefined;
    synced?.(error, ms);
  }
}
