import type { Statement } from './postgres-connection.ts';
import type { Pool } from './postgres-pool.ts';

const WEIGH: Statement = {
  name: 'weigh',
  text: `
    SELECT (SELECT coalesce(sum(bytes), 0) FROM game)
      + (SELECT coalesce(sum(octet_length(text)), 0) FROM record)
      + (SELECT coalesce(sum(octet_length(bytes)), 0) FROM medium)`,
};
const ARE_YOU_THERE: Statement = { name: 'are you there', text: 'SELECT 1' };

/** Adding up looks at every game; other nodes write and forget too. */
const WEIGHED_FOR_MS = 5 * 60_000;

/** About what the data takes: added up now and then, and kept up to date with what this node does in between. */
export class Weight {
  readonly #pool: Pool;
  #bytes = 0;
  #until = -Infinity;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  add(bytes: number): void {
    this.#bytes += bytes;
  }

  /** Asks the database in any case: it has to be there. */
  async weigh(): Promise<number> {
    if (performance.now() < this.#until) await this.#pool.ask(ARE_YOU_THERE);
    else {
      const before = this.#bytes;
      const [sum] = await this.#pool.ask<[string]>(WEIGH);
      // What was added while it was added up may be in the sum or not.
      this.#bytes += Number(sum?.[0] ?? 0) - before;
      this.#until = performance.now() + WEIGHED_FOR_MS;
    }
    return this.#bytes;
  }
}
