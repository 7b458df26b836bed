/** A server at the other end of a socket: it answers when the test says so. */
import type { SocketLike } from '@fabula/protocol/client-types.ts';
import type { View } from '@fabula/engine/view.ts';
import { seen } from './table.ts';

export interface Heard {
  readonly id: string;
  readonly type: string;
  readonly [field: string]: unknown;
}
type Listener = (event: { readonly data: unknown }) => void;

/** Everything that waits for nothing but its turn has happened. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

export class FakeServer {
  readonly heard: Heard[] = [];
  /** False: nobody is there, and sockets close at once. */
  isUp = true;
  #listeners = new Map<string, Listener>();

  readonly connect = (): SocketLike => {
    const listeners = new Map<string, Listener>();
    const tell = (kind: string, data?: unknown): void => listeners.get(kind)?.({ data });
    this.#listeners = listeners;
    queueMicrotask(() => tell(this.isUp ? 'open' : 'close'));
    return {
      readyState: 1,
      send: (text) => this.#hear(JSON.parse(text) as Heard),
      close: () => tell('close'),
      addEventListener: (kind: string, listener: Listener) => void listeners.set(kind, listener),
    };
  };

  #hear(message: Heard): void {
    this.heard.push(message);
    if (message.type === 'hello')
      this.send({ ack: message.id, welcome: { player: { id: 'ana' }, protocol: 1, version: '', now: 0 } });
  }

  send(message: object): void {
    this.#listeners.get('message')?.({ data: JSON.stringify(message) });
  }

  hangUp(): void {
    this.isUp = false;
    this.#listeners.get('close')?.({ data: undefined });
  }

  types(): string[] {
    return this.heard.map(({ type }) => type).filter((type) => type !== 'hello');
  }

  last(type: string): Heard {
    const found = this.heard.findLast((message) => message.type === type);
    if (!found) throw new Error(`Nobody said ${type}: ${this.types().join()}`);
    return found;
  }

  async ack(type: string, more: object = {}): Promise<void> {
    this.send({ ack: this.last(type).id, ...more });
    await settled();
  }

  async refuse(type: string, code: string): Promise<void> {
    this.send({ reject: this.last(type).id, code, params: {}, text: `No: ${code}` });
    await settled();
  }

  /** The table lies open before who asked to enter. */
  async letIn(change: Partial<View> = {}): Promise<void> {
    const { view, table } = seen(change);
    this.send({ t: 1, table: { ...table, code: this.last('enter')['code'] } });
    await this.ack('enter', { v: 1, view });
  }

  async show(v: number, change: Partial<View>): Promise<void> {
    this.send({ v, view: seen(change).view });
    await settled();
  }
}
