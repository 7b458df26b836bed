/** The server's end of the thread in which all bots think. It starts when the first bot sits down; if it dies, or does not answer, another one does. */
import { Worker } from 'node:worker_threads';
import type { Answer, Ask, DeckWords } from '@fabula/bots/house.ts';
import type { Deck } from '@fabula/engine/model.ts';
import type { Language } from '@fabula/protocol/table.ts';
import type { Logger } from 'pino';
import type { BotSetup, FromBots, ToBots } from './bot-messages.ts';
import { answeredBy } from '@fabula/table/minds.ts';
import type { Brains } from './brains.ts';
import type { Clock } from '../clock.ts';
import type { Counts } from '../counts.ts';

/** What the thread needs to be: a Worker, or in tests something that answers as badly as one might. */
export interface Thread {
  postMessage(message: ToBots): void;
  on(event: 'message', heard: (message: FromBots) => void): unknown;
  on(event: 'error', failed: (error: unknown) => void): unknown;
  on(event: 'exit', ended: () => void): unknown;
  terminate(): Promise<unknown>;
}

export interface BotThreadParts {
  readonly start: () => Thread;
  readonly clock: Clock;
  readonly log: Logger;
  readonly counts: Pick<Counts, 'botThreadStarts'>;
  /** Who has not answered after so many milliseconds is not waited for. */
  readonly patience: number;
}

/** A thread that dies at once is not started again at once; one that has just begun may still be reading its words. */
const [REST, STARTING] = [1_000, 30_000];

interface Waiting {
  readonly settle: (answer: Answer | null) => void;
  readonly callOff: () => void;
}

export class BotThread implements Brains {
  readonly move: Brains['move'];
  readonly remark: Brains['remark'];
  readonly #parts: BotThreadParts;
  readonly #waiting = new Map<number, Waiting>();
  #thread: Thread | null = null;
  #lastStart = -Infinity;
  /** How many questions this thread has answered. */
  #answered = 0;
  #asked = 0;
  #closed = false;

  constructor(parts: BotThreadParts) {
    this.#parts = parts;
    ({ move: this.move, remark: this.remark } = answeredBy((ask) => this.#ask(ask)));
  }

  prepare(decks: readonly Deck[], language: Language): void {
    this.#thread ??= this.#start();
    this.#thread?.postMessage({ what: 'prepare', decks, language });
  }

  leave(game: string): void {
    this.#thread?.postMessage({ what: 'leave', game });
  }

  /** Whoever asks tells first: a thread that is not there yet is started then. */
  describe(words: DeckWords): void {
    this.#thread ??= this.#start();
    this.#thread?.postMessage({ what: 'describe', words });
  }

  async close(): Promise<void> {
    this.#closed = true;
    const thread = this.#thread;
    this.#giveUp('the server stops');
    await thread?.terminate();
  }

  #ask(ask: Ask): Promise<Answer | null> {
    const thread = (this.#thread ??= this.#start());
    if (!thread) return Promise.resolve(null);
    const id = (this.#asked += 1);
    return new Promise((settle) => {
      const { clock, patience } = this.#parts;
      const before = this.#answered;
      const callOff = clock.after(patience, () => this.#tooSlow(id, before));
      this.#waiting.set(id, { settle, callOff });
      thread.postMessage({ what: 'ask', id, ask });
    });
  }

  #start(): Thread | null {
    const { clock, counts, start } = this.#parts;
    const now = clock.now();
    if (this.#closed || now - this.#lastStart < REST) return null;
    this.#lastStart = now;
    counts.botThreadStarts += 1;
    this.#answered = 0;
    const thread = start();
    const ended = (why: unknown): void => {
      if (this.#thread === thread) this.#giveUp(why);
    };
    thread.on('message', (message) => this.#hear(message));
    thread.on('error', ended);
    thread.on('exit', () => ended('it ended'));
    return thread;
  }

  #hear(message: FromBots): void {
    const { log } = this.#parts;
    if (message.what === 'warning') {
      log.warn(message.text);
      return;
    }
    if (message.what === 'failed') log.error({ why: message.why }, 'a bot broke down');
    this.#answered += 1;
    this.#settle(message.id, message.what === 'answer' ? message.answer : null);
  }

  #settle(id: number, answer: Answer | null): void {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    this.#waiting.delete(id);
    waiting.callOff();
    waiting.settle(answer);
  }

  /** Many questions at once make a thread slow; one that has answered nothing since this was asked is stuck. */
  #tooSlow(id: number, answeredBefore: number): void {
    this.#settle(id, null);
    const { clock } = this.#parts;
    const isStarting = this.#answered === 0 && clock.now() - this.#lastStart < STARTING;
    if (this.#answered > answeredBefore || isStarting) return;
    const thread = this.#thread;
    this.#giveUp('it does not answer');
    void thread?.terminate();
  }

  #giveUp(why: unknown): void {
    if (this.#thread && !this.#closed)
      this.#parts.log.error({ why: String(why) }, 'the bots’ thread is gone');
    this.#thread = null;
    for (const id of this.#waiting.keys()) this.#settle(id, null);
  }
}

/** One bot's table of words and all games' memories fit in a fraction of this. */
const MOST_MEMORY_MB = 256;
/** Of that for young objects, which a thought does not need for long. The process's own flag would take 48 for them. */
const MOST_YOUNG_MB = 6;

/** Run from source the thread is TypeScript; in a bundle it is a file beside the one this code ended up in. */
export function startBotWorker(setup: BotSetup): Worker {
  const file = import.meta.url.endsWith('.ts') ? './bot-worker-tsx.mjs' : './bot-worker.js';
  const worker = new Worker(new URL(file, import.meta.url), {
    workerData: setup,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB, maxYoungGenerationSizeMb: MOST_YOUNG_MB },
  });
  worker.unref();
  return worker;
}
