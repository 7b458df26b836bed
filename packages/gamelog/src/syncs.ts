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

/** What the thread posts back. An error would lose its code on the way. */
interface Report {
  readonly ms: number;
  readonly code?: string;
  readonly message?: string;
}

// Written out, so that neither a bundle nor the TypeScript loader has to know of one more file.
const THREAD = `
  const { fdatasyncSync } = require('node:fs');
  const { parentPort } = require('node:worker_threads');
  parentPort.on('message', (file) => {
    const begun = performance.now();
    let failed = {};
    try {
      fdatasyncSync(file);
    } catch ({ code, message }) {
      failed = { code, message };
    }
    parentPort.postMessage({ ms: performance.now() - begun, ...failed });
  });`;

/**
 * The real ones. A disk that is slow gets a thread of its own: libuv's four also read pictures for everybody, and a move
 * would wait behind them. It starts when it is first needed.
 */
export class DiskSyncs implements Syncs {
  #thread: Worker | undefined;
  #synced: Synced | undefined;

  here(file: number): void {
    fdatasyncSync(file);
  }

  elsewhere(file: number, synced: Synced): void {
    this.#synced = synced;
    this.#thread ??= this.#start();
    // Alone it keeps no process alive; somebody who waits for a sync does.
    this.#thread.ref();
    this.#thread.postMessage(file);
  }

  async close(): Promise<void> {
    await this.#thread?.terminate();
  }

  #start(): Worker {
    const thread = new Worker(THREAD, { eval: true, execArgv: [] });
    thread.on('message', ({ ms, code, message }: Report) => {
      thread.unref();
      this.#tell(code === undefined ? null : Object.assign(new Error(message), { code }), ms);
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
