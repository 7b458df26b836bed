/** An endpoint on this machine that behaves as badly as a test wants it to. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Timer } from '../../src/provider/endpoint.ts';

export interface Received {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: string;
}

export type Manner = (response: ServerResponse, received: Received) => void;

export interface Stub {
  readonly url: string;
  readonly received: Received[];
  manner: Manner;
  /** Resolves when it has been asked so often. */
  asked(times: number): Promise<void>;
  close(): Promise<void>;
}

export async function startStub(): Promise<Stub> {
  const received: Received[] = [];
  let waiting: { times: number; resolve: () => void }[] = [];
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const one = { path: request.url ?? '', key: request.headers.authorization, body };
      received.push(one);
      stub.manner(response, one);
      for (const { times, resolve } of waiting) if (received.length >= times) resolve();
      waiting = waiting.filter(({ times }) => received.length < times);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stub: Stub = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    received,
    manner: says({}),
    asked: (times) =>
      received.length >= times
        ? Promise.resolve()
        : new Promise((resolve) => waiting.push({ times, resolve })),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return stub;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

export const sends =
  (status: number, body: string): Manner =>
  (response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  };

/** A model that says just this. */
export const writes = (content: unknown): Manner =>
  sends(200, JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));

export const says = (answer: unknown): Manner => writes(JSON.stringify(answer));

/** Time that passes only when told to. */
export class StillTimer implements Timer {
  #now = 0;
  #timers: { at: number; wake: () => void }[] = [];

  now(): number {
    return this.#now;
  }

  after(ms: number, wake: () => void): () => void {
    const timer = { at: this.#now + ms, wake };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  pass(ms: number): void {
    this.#now += ms;
    const due = this.#timers.filter(({ at }) => at <= this.#now);
    this.#timers = this.#timers.filter(({ at }) => at > this.#now);
    for (const { wake } of due) wake();
  }

  get waiting(): number {
    return this.#timers.length;
  }
}
