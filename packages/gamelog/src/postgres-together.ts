import { StoreError } from './port.ts';
import type { Pool } from './postgres-pool.ts';
import type { Statement, Value } from './postgres-connection.ts';

/** What one statement carries. */
const MOST_ASKS = 200;

interface Waiting<Ask, Row> {
  readonly ask: Ask;
  readonly resolve: (row: Row | undefined) => void;
  readonly reject: (error: unknown) => void;
}

/** How several asks of one kind are put in one statement. Its rows begin with the place of what they answer, counted from 1. */
export interface Combined<Ask> extends Statement {
  readonly values: (asks: readonly Ask[]) => Value[];
}

/**
 * Asks of one kind that come at once, as they do when a node has died and everybody arrives by the others, go to the database
 * together: while some are away the next gather.
 */
export class Together<Ask, Row extends unknown[]> {
  readonly #pool: Pick<Pool, 'ask'>;
  readonly #combined: Combined<Ask>;
  #waiting: Waiting<Ask, Row>[] = [];
  #isBusy = false;

  constructor(pool: Pick<Pool, 'ask'>, combined: Combined<Ask>) {
    this.#pool = pool;
    this.#combined = combined;
  }

  /** The row that answers it, if there is one. */
  ask(ask: Ask): Promise<Row | undefined> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ ask, resolve, reject });
      if (this.#isBusy) return;
      this.#isBusy = true;
      // Whoever else asks in this turn of the event loop comes along.
      setImmediate(() => void this.#carryOut());
    });
  }

  async #carryOut(): Promise<void> {
    while (this.#waiting.length > 0) await this.#send(this.#waiting.splice(0, MOST_ASKS));
    this.#isBusy = false;
  }

  async #send(batch: readonly Waiting<Ask, Row>[]): Promise<void> {
    const asks = batch.map(({ ask }) => ask);
    try {
      const rows = await this.#pool.ask<[place: number, ...row: Row]>(
        this.#combined,
        ...this.#combined.values(asks),
      );
      const answers = new Map(rows.map(([place, ...row]) => [place - 1, row]));
      for (const [place, { resolve }] of batch.entries()) resolve(answers.get(place));
    } catch (error) {
      // One that the database does not understand must not keep the others from being answered.
      if (batch.length > 1 && isUnfit(error)) for (const one of batch) await this.#send([one]);
      else for (const { reject } of batch) reject(error);
    }
  }
}

const isUnfit = (error: unknown): boolean => error instanceof StoreError && error.fault === 'unfit';
