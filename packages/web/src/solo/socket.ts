/** A worker that looks like a WebSocket: the client speaks to the table on this device as it does to a server. */
import type { SocketLike } from '@fabula/protocol/client-types.ts';

type Kind = 'open' | 'close' | 'error' | 'message';
type Listener = (event: { readonly data: unknown }) => void;

/** What the page posts; the worker posts back bare text. */
export interface ToWorker {
  readonly text: string;
  /** How long bots think, as a share of the usual time: the person may change it at any moment. */
  readonly pace: number;
}

const OPEN = 1;
const CLOSED = 3;

class WorkerSocket implements SocketLike {
  readyState = OPEN;
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #listeners = new Map<Kind, Listener[]>();
  readonly #pace: () => number;

  constructor(pace: () => number) {
    this.#pace = pace;
    this.#worker.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
      this.#tell('message', data),
    );
    this.#worker.addEventListener('error', () => this.close());
    // Whoever listens does so once this is made.
    queueMicrotask(() => this.#tell('open'));
  }

  send(text: string): void {
    this.#worker.postMessage({ text, pace: this.#pace() } satisfies ToWorker);
  }

  close(): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.#worker.terminate();
    this.#tell('close');
  }

  addEventListener(kind: Kind, listener: Listener): void {
    this.#listeners.set(kind, [...(this.#listeners.get(kind) ?? []), listener]);
  }

  #tell(kind: Kind, data?: unknown): void {
    for (const listener of this.#listeners.get(kind) ?? []) listener({ data });
  }
}

export const openOnDevice = (pace: () => number): SocketLike => new WorkerSocket(pace);
