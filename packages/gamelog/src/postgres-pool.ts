import { StoreError } from './port.ts';
import type { Connection, Statement, Value } from './postgres-connection.ts';
import { isLost } from './postgres-faults.ts';
import type { Condition } from './postgres-condition.ts';

/** Beyond so many who wait the database does not keep up, and more waiting helps nobody. */
const MOST_WAITING = 20_000;

/** A few connections for everything but moves. */
export class Pool {
  readonly #condition: Condition;
  readonly #patienceMs: number;
  readonly #free: Connection[];
  readonly #waiting: ((connection: Connection) => void)[] = [];

  constructor(connections: readonly Connection[], condition: Condition, patienceMs: number) {
    this.#free = [...connections];
    this.#condition = condition;
    this.#patienceMs = patienceMs;
  }

  /** What changes nothing, or the same however often it is asked: if the answer is lost it is asked for again. */
  ask<Row extends unknown[]>(statement: Statement, ...values: Value[]): Promise<Row[]> {
    return this.#use(async (connection) => {
      const until = performance.now() + this.#patienceMs;
      for (;;) {
        await connection.open(until);
        try {
          return await connection.ask<Row>(statement, values);
        } catch (error) {
          if (!isLost(error)) throw error;
          if (performance.now() > until) throw again(error);
        }
      }
    });
  }

  /** A write. If the answer is lost, `found` looks whether it is there; undefined: it is not, and is asked for again. */
  write<T>(
    write: (connection: Connection) => Promise<T>,
    found: (connection: Connection) => Promise<T | undefined>,
  ): Promise<T> {
    return this.#use(async (connection) => {
      const until = performance.now() + this.#patienceMs;
      for (;;) {
        await connection.open(performance.now() + this.#patienceMs);
        try {
          return await write(connection);
        } catch (error) {
          if (!isLost(error)) throw error;
        }
        const answer = await connection.findOut(() => found(connection));
        if (answer !== undefined) return answer;
        if (performance.now() > until) throw again('nothing was written');
      }
    });
  }

  async #use<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    if (this.#condition.refusal) throw this.#condition.refusal;
    const connection = this.#free.pop() ?? (await this.#next());
    try {
      if (this.#condition.refusal) throw this.#condition.refusal;
      return await work(connection);
    } finally {
      const next = this.#waiting.shift();
      if (next) next(connection);
      else this.#free.push(connection);
    }
  }

  #next(): Promise<Connection> {
    if (this.#waiting.length >= MOST_WAITING)
      throw new StoreError('away', 'The database does not keep up: too much is waiting');
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}

const again = (error: unknown): StoreError =>
  new StoreError('away', `The database was lost again and again (${String(error)})`);
