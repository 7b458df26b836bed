/** Everything that went over one connection, in order. */
import type { Tap } from '../tap.ts';

export interface Exchange {
  readonly from: 'client' | 'server';
  readonly text: string;
}

/** Changes a frame on its way, or leaves it alone: how the tests plant leaks. */
export type Tamper = (text: string, connection: Connection) => string;

export class Connection implements Tap {
  readonly exchanges: Exchange[] = [];
  readonly #tamper: Tamper | undefined;

  constructor(tamper?: Tamper) {
    this.#tamper = tamper;
  }

  sent(text: string): void {
    this.exchanges.push({ from: 'client', text });
  }

  /** What is recorded may have been tampered with; the client hears what the server said, so that the game goes on. */
  heard(text: string): string {
    this.exchanges.push({ from: 'server', text: this.#tamper?.(text, this) ?? text });
    return text;
  }
}
