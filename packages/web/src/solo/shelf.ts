/** Where the table on this device is kept between visits: one table, its settings and the log of its game. */
import type { SeatedBots } from '@fabula/bots/seats.ts';
import type { Entry } from '@fabula/engine/log.ts';
import type { Language } from '@fabula/protocol/table.ts';

export interface TableDoc {
  readonly game: string;
  /** Those played before, the oldest first. */
  readonly games: readonly string[];
  readonly language: Language;
  readonly chat: boolean;
  /** The bots' luck follows from it. */
  readonly secret: string;
  readonly bots: SeatedBots;
}

export interface KeptEntry extends Entry {
  /** The message that asked for it; null: nobody did. */
  readonly id: string | null;
}

export interface Kept {
  readonly doc: TableDoc;
  readonly entries: readonly KeptEntry[];
}

/** False: another page has taken the table over meanwhile, and nothing was written. */
export type Written = Promise<boolean>;

export interface Shelf {
  /** What lies here. Whoever took it last is the one who may write. */
  take(): Promise<Kept | null>;
  /** Another game: what lay here before is gone. */
  begin(doc: TableDoc, opening: KeptEntry): Written;
  append(entry: KeptEntry): Written;
  save(doc: TableDoc): Written;
  clear(): Written;
}

/** Lasts as long as the page, where a browser keeps nothing. */
export class MemoryShelf implements Shelf {
  #kept: Kept | null = null;

  take(): Promise<Kept | null> {
    return Promise.resolve(this.#kept);
  }

  begin(doc: TableDoc, opening: KeptEntry): Written {
    return this.#put({ doc, entries: [opening] });
  }

  append(entry: KeptEntry): Written {
    return this.#put(this.#kept && { ...this.#kept, entries: [...this.#kept.entries, entry] });
  }

  save(doc: TableDoc): Written {
    return this.#put(this.#kept && { ...this.#kept, doc });
  }

  clear(): Written {
    return this.#put(null);
  }

  #put(kept: Kept | null): Written {
    this.#kept = kept;
    return Promise.resolve(true);
  }
}
