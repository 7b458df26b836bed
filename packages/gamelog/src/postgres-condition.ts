import { setTimeout as sleep } from 'node:timers/promises';
import { isBeyondHope, type StoreError } from './port.ts';

const BETWEEN_TRIES = 250;

/**
 * How the database is, for all connections of a store. Who waits for one that was lost waits until their patience ends; once
 * somebody gave up, everybody is refused at once, until a try now and then succeeds.
 */
export class Condition {
  /** Why nothing can be asked just now. */
  refusal: StoreError | undefined;
  /** It had no room the last time somebody wrote. */
  isFull = false;
  readonly #canReach: () => Promise<boolean>;
  readonly #closed = new AbortController();
  #tellOfFailure: (error: StoreError) => void = () => undefined;
  readonly failed = new Promise<StoreError>((resolve) => (this.#tellOfFailure = resolve));

  constructor(canReach: () => Promise<boolean>) {
    this.#canReach = canReach;
  }

  /** Nobody could be reached for as long as anybody would wait. */
  gaveUp(error: StoreError): StoreError {
    if (this.refusal) return error;
    this.refusal = error;
    void this.#goOnTrying(error);
    return error;
  }

  /** The database answered, and that is what it said. */
  refused(error: StoreError): StoreError {
    this.isFull ||= error.fault === 'full';
    if (isBeyondHope(error)) {
      this.refusal = error;
      this.#tellOfFailure(error);
    }
    return error;
  }

  close(): void {
    this.#closed.abort();
  }

  async #goOnTrying(refusal: StoreError): Promise<void> {
    const { signal } = this.#closed;
    while (!signal.aborted && !(await this.#canReach()))
      await sleep(BETWEEN_TRIES * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
    if (this.refusal === refusal) this.refusal = undefined;
  }
}
