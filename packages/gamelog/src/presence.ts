/**
 * Which nodes live, and who is at which table by which of them. Nothing of it is needed to play on, and none of it outlives a
 * crash of the database: a node then hears that it is not known, and tells again.
 */
export interface Presence {
  /**
   * This node lives. Forgets nodes that have not said so for too long, and with them whoever came by them. False: this one
   * was not known, or not any more: whoever is here has to be put again.
   */
  beat(): Promise<boolean>;
  /** The nodes that live, in the order of their names. */
  nodes(): Promise<string[]>;
  /** How many connections somebody has to a table by this node; 0: none any more. Lost if this node is not known: see `beat`. */
  put(who: Attendant, connections: number): Promise<void>;
  /** Everybody at these tables, by whichever nodes that live. */
  at(tables: readonly string[]): Promise<Attendance[]>;
  /** This node stops: at once nobody is here by it. */
  leave(): Promise<void>;
}

export interface Attendant {
  readonly table: string;
  readonly player: string;
  readonly role: string;
}

export interface Attendance extends Attendant {
  readonly node: string;
  readonly connections: number;
}

/** How long a node that does not say so is believed to live, in milliseconds. */
export const NODE_LIFE = 5_000;

/** What the nodes of one process share. */
export class MemoryPresences {
  readonly #now: () => number;
  readonly #lifeMs: number;
  readonly #seen = new Map<string, number>();
  readonly #here = new Map<string, Attendance>();

  constructor(now: () => number = Date.now, lifeMs = NODE_LIFE) {
    this.#now = now;
    this.#lifeMs = lifeMs;
  }

  of(node: string): Presence {
    return {
      beat: async () => {
        const isKnown = this.#seen.has(node);
        this.#seen.set(node, this.#now());
        for (const [other] of this.#seen) if (!this.#lives(other)) this.#forget(other);
        return isKnown;
      },
      nodes: async () => [...this.#seen.keys()].filter((one) => this.#lives(one)).sort(),
      put: async ({ table, player, role }, connections) => {
        if (!this.#seen.has(node)) return;
        const key = JSON.stringify([table, player, role, node]);
        if (connections === 0) this.#here.delete(key);
        else this.#here.set(key, { table, player, role, node, connections });
      },
      at: async (tables) =>
        [...this.#here.values()].filter((one) => tables.includes(one.table) && this.#lives(one.node)),
      leave: async () => this.#forget(node),
    };
  }

  #lives(node: string): boolean {
    return this.#now() - (this.#seen.get(node) ?? -Infinity) <= this.#lifeMs;
  }

  #forget(node: string): void {
    this.#seen.delete(node);
    for (const [key, one] of this.#here) if (one.node === node) this.#here.delete(key);
  }
}
