/** The tables anybody may find, on whichever node they are. */
import type { HouseTidings, Listing } from './house-tidings.ts';

export class Listings {
  /** Those of this node. */
  readonly own: () => readonly Listing[];
  readonly #others = new Map<string, readonly Listing[]>();

  constructor(own: () => readonly Listing[]) {
    this.own = own;
  }

  hear({ node, tables }: HouseTidings & { what: 'listed' }): void {
    this.#others.set(node, tables);
  }

  /** What a dead node had told of its tables counts no more. */
  keepOnly(alive: readonly string[]): void {
    for (const node of this.#others.keys()) if (!alive.includes(node)) this.#others.delete(node);
  }

  /** A table that is on several nodes is listed once. */
  get all(): Listing[] {
    const found = new Map<string, Listing>();
    for (const tables of [...this.#others.values(), this.own()])
      for (const table of tables) found.set(table.code, table);
    return [...found.values()];
  }
}
