/** Debian's PostgreSQL, a primary and its synchronous standby: whatever is acknowledged is on both. */
import type { Database } from './database.ts';
import { PostgresCluster } from './postgres-cluster.ts';

const STANDBY = 'standby';
const SIGNALS = { politely: 'SIGINT', 'at once': 'SIGQUIT', killed: 'SIGKILL' } as const;

export class PrimaryAndStandby implements Database {
  #primary: PostgresCluster;
  #standby: PostgresCluster | null = null;
  #old: PostgresCluster | null = null;

  static async open(): Promise<PrimaryAndStandby> {
    const pair = new PrimaryAndStandby(await PostgresCluster.create());
    await pair.rebuild();
    return pair;
  }

  private constructor(primary: PostgresCluster) {
    this.#primary = primary;
  }

  get port(): number {
    return this.#primary.port;
  }

  url(port: number): string {
    return this.#primary.url(port);
  }

  async restart(way: keyof typeof SIGNALS): Promise<void> {
    await this.#primary.end(SIGNALS[way]);
    await this.#primary.start();
  }

  /** The old one is dead before the new one lives: there are never two that take writes. */
  readonly promote = async (): Promise<void> => {
    const [old, next] = [this.#primary, this.#standby];
    if (!next) throw new Error('nobody stands by');
    await old.end('SIGKILL');
    await next.promote();
    [this.#primary, this.#standby] = [next, null];
    this.#old = old;
  };

  async rebuild(): Promise<void> {
    await this.#old?.remove();
    this.#old = null;
    this.#standby = await PostgresCluster.copyOf(this.#primary, STANDBY);
    await this.#primary.waitForStandby(STANDBY);
  }

  query(sql: string): Promise<unknown> {
    return this.#primary.query(sql);
  }

  async stop(): Promise<void> {
    await this.#old?.remove();
    await this.#standby?.remove();
    await this.#primary.remove();
  }
}
