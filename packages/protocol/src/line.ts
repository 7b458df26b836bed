/** A line to the server that is dialled again whenever it breaks, or when nothing is heard on it that should be. */
import type { SocketLike } from './client-types.ts';
import type { ServerMessage } from './server-messages.ts';

/** Whoever speaks on it. */
export interface Caller {
  /** Somebody has picked up. */
  lineOpened(): void;
  heard(message: ServerMessage): void;
  lineLost(): void;
}

export interface Dialling {
  readonly url: string;
  readonly connect: (url: string) => SocketLike;
  /** How long to wait before each try, in milliseconds; the last goes on. */
  readonly backoff: readonly number[];
}

/** Every two seconds for a while, since a node or a database is back in a few; then less and less often. */
export const USUAL_BACKOFF = [0, 300, 1_000, 1_500, 1_500, 2_000, 2_000, 3_000, 5_000, 10_000] as const;
const OPEN = 1;
/**
 * How long the server may be silent when something is to be heard. At first briefly: it may stand still while another one
 * would answer. Whoever has a slow line, and heard nothing the last time either, waits longer.
 */
const LONGEST_SILENCE = [3_000, 8_000, 20_000] as const;

export class Line {
  /** Something is heard now and then, whether we ask or not. */
  hasPulse = false;
  readonly #dialling: Dialling;
  readonly #caller: Caller;
  #socket: SocketLike | null = null;
  #isOver = false;
  #attempts = 0;
  /** How often, one after another, nothing was heard. */
  #silences = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #patience: ReturnType<typeof setTimeout> | null = null;

  constructor(dialling: Dialling, caller: Caller) {
    this.#dialling = dialling;
    this.#caller = caller;
  }

  dial(): void {
    this.#retry = null;
    const socket = this.#dialling.connect(this.#dialling.url);
    this.#socket = socket;
    this.hasPulse = false;
    this.doubt();
    socket.addEventListener('open', () => this.#caller.lineOpened());
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket !== socket) return;
      if (this.hasPulse) this.doubt();
      else this.#trust();
      this.#caller.heard(JSON.parse(String(data)) as ServerMessage);
    });
    socket.addEventListener('close', () => this.#lost(socket));
    // An error is always followed by a close.
    socket.addEventListener('error', () => undefined);
  }

  /** At once, whatever was dialled before: that may lead nowhere. */
  dialAnew(): void {
    if (this.#isOver) return;
    if (this.#retry !== null) clearTimeout(this.#retry);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.dial();
  }

  say(message: object): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Says what must be answered. */
  ask(message: object): void {
    this.say(message);
    this.expect();
  }

  /** Something is still to be heard: the line may have died after what was. */
  expect(): void {
    if (this.#patience === null) this.doubt();
  }

  /** Hangs up, and dials again, if nothing is heard in time. */
  doubt(patience = this.#longestSilence): void {
    this.#trust();
    const socket = this.#socket;
    if (!socket || this.#isOver) return;
    this.#patience = setTimeout(() => {
      this.#silences += 1;
      this.#lost(socket);
      socket.close();
    }, patience);
  }

  /** It leads to a server that takes us: should it break, it is dialled again at once. */
  proved(): void {
    this.#attempts = 0;
  }

  /** What was asked was answered. */
  answered(): void {
    this.#silences = 0;
  }

  /** Dials again a little later. */
  hangUp(): void {
    this.#socket?.close();
  }

  /** For good; what is still on its way is heard. */
  end(): void {
    this.#isOver = true;
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
    this.#trust();
  }

  close(): void {
    this.end();
    this.#socket?.close(1000);
    this.#socket = null;
  }

  #lost(socket: SocketLike): void {
    if (this.#socket !== socket || this.#isOver) return;
    this.#socket = null;
    this.#trust();
    const { backoff } = this.#dialling;
    const wait = backoff[Math.min(this.#attempts, backoff.length - 1)] ?? 0;
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.dial(), wait * (1 + Math.random() / 2));
    this.#caller.lineLost();
  }

  get #longestSilence(): number {
    return LONGEST_SILENCE[Math.min(this.#silences, LONGEST_SILENCE.length - 1)] ?? 0;
  }

  #trust(): void {
    if (this.#patience !== null) clearTimeout(this.#patience);
    this.#patience = null;
  }
}

export function withGlobalWebSocket(url: string): SocketLike {
  const { WebSocket } = globalThis as unknown as { WebSocket?: new (url: string) => SocketLike };
  if (!WebSocket) throw new Error('There is no WebSocket here: pass `connect`');
  return new WebSocket(url);
}
