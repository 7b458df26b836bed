import { StoreError } from './port.ts';

/** Asks about one thing are carried out in the order they were made; those about different things at once. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();
  #pending = 0;
  #isClosed = false;
  #tellIdle: () => void = () => undefined;

  async take<T>(thing: string, work: () => Promise<T>): Promise<T> {
    this.#enter();
    const before = this.#last.get(thing);
    const mine = before === undefined ? work() : before.then(work, work);
    this.#last.set(thing, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(thing) === mine) this.#last.delete(thing);
      this.#leave();
    }
  }

  /** Out of order: about many things, or none. */
  async any<T>(work: () => Promise<T>): Promise<T> {
    this.#enter();
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  /** Nobody comes in any more. Resolves when all who did have left. */
  close(): Promise<void> {
    this.#isClosed = true;
    if (this.#pending === 0) return Promise.resolve();
    return new Promise((resolve) => (this.#tellIdle = resolve));
  }

  #enter(): void {
    if (this.#isClosed) throw new StoreError('closed', 'The store is closed');
    this.#pending += 1;
  }

  #leave(): void {
    this.#pending -= 1;
    if (this.#pending === 0) this.#tellIdle();
  }
}
