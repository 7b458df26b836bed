/** What a stranger has: sockets of their own making, which keep to no protocol unless they want to. */
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';
import { line, upgradeRequest, type Whence } from '../lines.ts';

export interface Target extends Whence {
  /** How often each refusal was heard. */
  readonly refusals: Map<string, number>;
}

export function refused({ refusals }: Target, why: string | number): void {
  refusals.set(String(why), (refusals.get(String(why)) ?? 0) + 1);
}

/** A WebSocket that is written byte by byte, and whose answers nobody reads. */
export function deafSocket(target: Target): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = line(target);
    socket.once('data', (answer: Buffer) => {
      socket.pause();
      resolve(answer.includes(' 101 ') ? socket : null);
    });
    socket.once('close', () => resolve(null));
    socket.write(upgradeRequest());
  });
}

/** A client's frame, masked with zeros, of at most 125 bytes. */
export const frame = (opcode: number, payload: Buffer, isLast = true): Buffer =>
  Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | opcode, 0x80 | payload.length, 0, 0, 0, 0]), payload]);

export type Heard = Record<string, unknown>;

interface Answer extends Heard {
  readonly ack?: string;
  readonly reject?: string;
  readonly code?: string;
  readonly error?: string;
  readonly bye?: string;
  readonly view?: Heard;
  readonly set?: Heard;
}

/** A WebSocket that says what it likes, as fast as it is read. */
export class Voice {
  readonly #socket: WebSocket;
  readonly #answers = new Map<string, (answer: Heard) => void>();
  readonly #target: Target;
  player = '';
  token = '';
  view: Heard = {};
  /** The table it is at. */
  code = '';
  #id = 0;

  private constructor(socket: WebSocket, target: Target) {
    this.#socket = socket;
    this.#target = target;
    socket.on('error', () => undefined);
    socket.on('message', (data: Buffer) => this.#hear(JSON.parse(data.toString()) as Answer));
    socket.on('close', () => {
      for (const answer of this.#answers.values()) answer({ closed: true });
    });
  }

  static open(target: Target): Promise<Voice | null> {
    const { port, from } = target;
    const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, {
      localAddress: from,
      perMessageDeflate: false,
    });
    return new Promise((resolve) => {
      socket.once('open', () => {
        const voice = new Voice(socket, target);
        void voice.ask({ type: 'hello', protocol: 1, language: 'en' }).then((answer) => {
          const { player } = (answer['welcome'] ?? { player: {} }) as {
            player: { id?: string; token?: string };
          };
          voice.player = player.id ?? '';
          voice.token = player.token ?? '';
          resolve(voice.player === '' ? null : voice);
        });
      });
      socket.once('error', () => resolve(null));
    });
  }

  get isOpen(): boolean {
    return this.#socket.readyState === WebSocket.OPEN;
  }

  #hear(message: Answer): void {
    const { ack, reject, code, view, set, error, bye } = message;
    if (view) this.view = view;
    if (set) this.view = { ...this.view, ...set };
    const why = reject === undefined ? (error ?? bye) : code;
    if (why !== undefined) refused(this.#target, why);
    const id = ack ?? reject ?? '';
    this.#answers.get(id)?.(message);
    this.#answers.delete(id);
  }

  /** Says it without waiting. False: what was said before has not been read yet. */
  say(message: Heard): boolean {
    if (!this.isOpen || this.#socket.bufferedAmount > 64 * 1024) return false;
    this.#id += 1;
    this.#socket.send(JSON.stringify({ id: `s${this.#id}`, ...message }));
    return true;
  }

  ask(message: Heard): Promise<Heard> {
    this.#id += 1;
    const id = `s${this.#id}`;
    return new Promise((resolve) => {
      this.#answers.set(id, resolve);
      if (this.isOpen) this.#socket.send(JSON.stringify({ id, ...message }));
      else resolve({ closed: true });
    });
  }

  close(): void {
    this.#socket.terminate();
  }
}
