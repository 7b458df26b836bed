/** A table's two logs in the store: the game's, and its register's as a record. */
import { GamePages, sizeOf } from '@fabula/gamelog/pages.ts';
import type { Put, Rec, Records, Store } from '@fabula/gamelog/port.ts';
import { writeDocument } from '@fabula/table/documents.ts';
import type { Logs } from '@fabula/table/ports.ts';
import { type Drawer, RegisterPages } from '@fabula/table/register/record.ts';

/** The kind of record a table's register is. */
export const TABLES = 'table';
/** The bots of a finished game, who are called by their characters. */
export const BOTS = 'game-bots';

/** Where a table's register lies. */
class RecordOf implements Drawer {
  readonly #records: Records;
  readonly #code: string;

  constructor(records: Records, code: string) {
    this.#records = records;
    this.#code = code;
  }

  get(): Promise<Rec | undefined> {
    return this.#records.get(TABLES, this.#code);
  }

  put(text: string, expectedVersion: number): Promise<Put> {
    return this.#records.put(TABLES, this.#code, text, expectedVersion);
  }

  sizeOf(text: string): number {
    return sizeOf(text);
  }
}

export function logsIn({ games, records }: Store, failed: (error: unknown) => void): Logs {
  return {
    game: (id) => new GamePages(games, id),
    register: (code) => new RegisterPages(code, new RecordOf(records, code)),
    note: (game, about) => void games.note(game, about).catch(failed),
    noteBots: (game, bots) => {
      if (Object.keys(bots).length > 0)
        void records.put(BOTS, game, writeDocument({ bots }), 0).catch(failed);
    },
    originOf: async (game) => (await games.about(game))?.origin ?? null,
  };
}
