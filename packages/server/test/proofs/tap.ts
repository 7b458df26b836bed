/** A socket that lets the harness listen in, tamper with what is heard, and cut the line. */
import type { SocketLike } from '@fabula/protocol/client-types.ts';
import { WebSocket } from 'ws';

export interface Tap {
  opened?(line: Line): void;
  sent?(text: string): void;
  /** The answer is what the client gets to hear: a proxy in between may change it. */
  heard?(text: string): string;
  closed?(line: Line): void;
}

type Listener = (event: { readonly data: unknown }) => void;

export class Line implements SocketLike {
  readonly dialledAt = performance.now();
  readonly #socket: WebSocket;
  readonly #tap: Tap;
  #port = 0;

  /** `from`: the address to come from. */
  constructor(url: string, tap: Tap, headers: Readonly<Record<string, string>> = {}, from?: string) {
    this.#tap = tap;
    const localAddress = from === undefined ? {} : { localAddress: from };
    this.#socket = new WebSocket(url, { perMessageDeflate: false, headers, ...localAddress });
    this.#socket.on('upgrade', ({ socket }) => (this.#port = socket.localPort ?? 0));
    this.#socket.on('open', () => tap.opened?.(this));
    this.#socket.on('close', () => tap.closed?.(this));
    this.#socket.on('error', () => undefined);
  }

  /** The client listens once to each. */
  addEventListener(type: 'open' | 'close' | 'error' | 'message', listener: Listener): void {
    if (type === 'message') {
      this.#socket.on('message', (bytes: Buffer) => {
        const text = bytes.toString();
        listener({ data: this.#tap.heard?.(text) ?? text });
      });
    } else this.#socket.on(type, () => listener({ data: null }));
  }

  /** Ours: by it the other end knows the line. */
  get port(): number {
    return this.#port;
  }

  get readyState(): number {
    return this.#socket.readyState;
  }

  send(text: string): void {
    this.#tap.sent?.(text);
    this.#socket.send(text);
  }

  close(code?: number): void {
    this.#socket.close(code);
  }

  /** Without a word, as a train in a tunnel does. */
  cut(): void {
    this.#socket.terminate();
  }
}
