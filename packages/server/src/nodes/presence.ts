/** Who is at which table through which node, and which nodes are alive. */
import type { Neighbour } from '@fabula/table/nodes.ts';

/** Somebody's place at a table by one connection: it lapses when its node gives no sign of life. */
export interface Lease extends Neighbour {
  readonly code: string;
  readonly node: string;
}

export interface Presence {
  /** A sign of life; answers with the nodes that gave one lately. */
  beat(node: string): Promise<readonly string[]>;
  come(lease: Lease): Promise<void>;
  leave(lease: Lease): Promise<void>;
  /** Who is at these tables through nodes that are alive. */
  at(codes: readonly string[]): Promise<readonly Lease[]>;
  /** The node stops: it is alive no more, and nobody is there through it. */
  retire(node: string): Promise<void>;
}

/** A node that gave no sign of life for so long is taken for dead, in milliseconds. */
export const LAPSES = 3_000;

/** For nodes of one process, in tests. */
export class MemoryPresence implements Presence {
  readonly #now: () => number;
  readonly #beats = new Map<string, number>();
  #leases: readonly Lease[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  beat(node: string): Promise<readonly string[]> {
    this.#beats.set(node, this.#now());
    return Promise.resolve(this.#alive());
  }

  come(lease: Lease): Promise<void> {
    this.#leases = [...this.#leases, lease];
    return Promise.resolve();
  }

  leave({ code, node, player, role }: Lease): Promise<void> {
    const gone = this.#leases.findIndex(
      (one) => one.code === code && one.node === node && one.player === player && one.role === role,
    );
    this.#leases = this.#leases.filter((_, place) => place !== gone);
    return Promise.resolve();
  }

  at(codes: readonly string[]): Promise<readonly Lease[]> {
    const alive = this.#alive();
    return Promise.resolve(
      this.#leases.filter(({ code, node }) => codes.includes(code) && alive.includes(node)),
    );
  }

  retire(node: string): Promise<void> {
    this.#beats.delete(node);
    this.#leases = this.#leases.filter((lease) => lease.node !== node);
    return Promise.resolve();
  }

  #alive(): string[] {
    const since = this.#now() - LAPSES;
    return [...this.#beats].flatMap(([node, at]) => (at >= since ? [node] : [])).sort();
  }
}
