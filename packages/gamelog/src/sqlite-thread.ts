import { Worker } from 'node:worker_threads';
import { StoreError } from './port.ts';
import type { Answer, Batch, Call, Calls, Failure, Setup } from './sqlite-messages.ts';
import { survivable } from './sqlite-messages.ts';

type Settle = (answer: unknown) => void;
type Reject = (error: StoreError) => void;

/**
 * The main thread's end of the disk. Everything asked in one turn of the event loop, and everything asked while
 * a batch is away, makes the next batch: one message there, one sync, one message back.
 */
export class SqliteThread {
  readonly #worker: Worker;
  readonly #exited: Promise<unknown>;
  readonly #now: () => number;
  readonly #restMs: number;
  #asks: (string | number | Call)[] = [];
  #waiting: { settle: Settle; reject: Reject }[] = [];
  #away: { settle: Settle; reject: Reject }[] | undefined;
  #scheduled = false;
  #lastPost = -Infinity;
  #refusal: StoreError | undefined;

  static async start(setup: Setup, now: () => number, restMs: number): Promise<SqliteThread> {
    const worker = startWorker(setup);
    const exited = new Promise<unknown>((resolve) => worker.once('exit', resolve));
    const answer = await new Promise<Answer>((resolve) => {
      worker.once('message', resolve);
      worker.once('error', (error) => resolve(died(error)));
    });
    if (!isFailure(answer)) return new SqliteThread(worker, exited, now, restMs);
    await exited;
    throw storeError(answer);
  }

  private constructor(worker: Worker, exited: Promise<unknown>, now: () => number, restMs: number) {
    this.#worker = worker;
    this.#exited = exited;
    this.#now = now;
    this.#restMs = restMs;
    worker.on('message', (answer: Answer) => this.#answered(answer));
    worker.on('error', (error) => this.#fail(storeError(died(error))));
    worker.on('exit', () => this.#fail(storeError(died('it ended'))));
  }

  append(
    game: string,
    expectedSeq: number,
    text: string,
    events: number,
    settle: Settle,
    reject: Reject,
  ): void {
    if (this.#refusal) return reject(this.#refusal);
    this.#asks.push(game, expectedSeq, text, events);
    this.#waiting.push({ settle, reject });
    this.#schedule();
  }

  call<K extends keyof Calls>(name: K, args: Calls[K]['args']): Promise<Calls[K]['answer']> {
    return new Promise((resolve, reject) => {
      if (this.#refusal) return reject(this.#refusal);
      this.#asks.push({ name, args });
      this.#waiting.push({ settle: (answer) => resolve(answer as Calls[K]['answer']), reject });
      this.#schedule();
    });
  }

  async close(): Promise<void> {
    if (this.#refusal?.fault !== 'closed') {
      // Asked last, answered last. If it fails, so did those asked before it, and they have been told.
      const last = this.call('length', ['']);
      this.#refusal = new StoreError('closed', 'The store is closed');
      await Promise.allSettled([last]);
      this.#worker.postMessage('close');
    }
    await this.#exited;
  }

  #schedule(): void {
    if (this.#scheduled || this.#away) return;
    this.#scheduled = true;
    const rest = this.#restMs > 0 ? this.#lastPost + this.#restMs - performance.now() : 0;
    if (rest > 0) setTimeout(this.#post, rest);
    else setImmediate(this.#post);
  }

  readonly #post = (): void => {
    this.#scheduled = false;
    if (this.#waiting.length === 0) return;
    const batch: Batch = { at: this.#now(), asks: this.#asks };
    this.#away = this.#waiting;
    this.#asks = [];
    this.#waiting = [];
    if (this.#restMs > 0) this.#lastPost = performance.now();
    this.#worker.postMessage(batch);
  };

  #answered(answer: Answer): void {
    const answered = this.#away ?? [];
    this.#away = undefined;
    if (isFailure(answer)) {
      const error = storeError(answer);
      for (const { reject } of answered) reject(error);
      if (!survivable(answer.fault)) this.#fail(error);
    } else {
      for (let i = 0; i < answered.length; i++) answered[i]?.settle(answer[i]);
    }
    if (this.#waiting.length > 0) this.#schedule();
  }

  /** Whatever is still waiting will not be written, and nothing more is accepted. */
  #fail(error: StoreError): void {
    const unanswered = [...(this.#away ?? []), ...this.#waiting];
    this.#away = undefined;
    this.#asks = [];
    this.#waiting = [];
    this.#refusal ??= error;
    for (const { reject } of unanswered) reject(error);
  }
}

const storeError = ({ fault, message }: Failure): StoreError => new StoreError(fault, message);
const died = (why: unknown): Failure => ({ fault: 'io', message: `The disk thread died: ${String(why)}` });
const isFailure = (answer: Answer): answer is Failure => !Array.isArray(answer);

/** Run from source the thread is TypeScript; in a bundle it is a file beside the one this code ended up in: see README. */
function startWorker(setup: Setup): Worker {
  const file = import.meta.url.endsWith('.ts') ? './sqlite-worker-tsx.mjs' : './sqlite-worker.js';
  return new Worker(new URL(file, import.meta.url), { workerData: setup, execArgv: [] });
}
