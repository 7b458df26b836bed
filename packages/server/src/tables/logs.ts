/** A table's two logs in the store: the game's, and its register's as a record. */
import { bookOf, sizeOf } from '@fabula/gamelog/pages.ts';
import type { Store } from '@fabula/gamelog/port.ts';
import type { Logs } from '@fabula/table/ports.ts';
import { registerPages } from '@fabula/table/register/record.ts';

/** The kind of record a table's register is. */
export const TABLES = 'table';

export function logsIn({ games, records }: Store, failed: (error: unknown) => void): Logs {
  return {
    game: (id) => bookOf(games, id),
    register: (code) =>
      registerPages(code, {
        get: () => records.get(TABLES, code),
        put: (text, version) => records.put(TABLES, code, text, version),
        sizeOf,
      }),
    note: (game, about) => void games.note(game, about).catch(failed),
    originOf: async (game) => (await games.about(game))?.origin ?? null,
  };
}
