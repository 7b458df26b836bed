import { putConflict } from './port.ts';
import type { Entry, GameSummary, Put, Rec } from './port.ts';
import type { Db } from './sqlite-file.ts';
import { APPENDED, type Call, type Calls } from './sqlite-messages.ts';

type Handlers = { [K in keyof Calls]: (args: Calls[K]['args'], at: number) => Calls[K]['answer'] };

const HEADS_KEPT = 20_000;

/** The statements. All run inside the transaction of a batch. */
export class SqliteTables {
  readonly #insert;
  readonly #head;
  readonly #handlers: Handlers;
  /** Where the logs end, so that comparing costs no query. True because nobody else can write to the file. */
  readonly #heads = new Map<string, number>();

  constructor(db: Db) {
    const rows = (sql: string) => db.prepare<[readonly (string | number)[]]>(sql).raw(true);
    const change = (sql: string) => db.prepare<[readonly (string | number)[]]>(sql);
    this.#insert = change('INSERT INTO entry (game, after, seq, at, text) VALUES (?, ?, ?, ?, ?)');
    this.#head = rows('SELECT seq FROM entry WHERE game = ? ORDER BY after DESC LIMIT 1');
    // afterSeq may lie inside an entry: begin at the entry that covers it.
    const read = rows(`
      SELECT seq, text FROM entry
      WHERE game = ?1 AND seq > ?2
        AND after >= coalesce((SELECT max(after) FROM entry WHERE game = ?1 AND after <= ?2), 0)
      ORDER BY after`);
    // Leaps from game to game along the key instead of walking over every entry.
    const games = rows(`
      WITH RECURSIVE
        name(game) AS (
          SELECT min(game) FROM entry WHERE game > ?1
          UNION ALL
          SELECT (SELECT min(game) FROM entry WHERE game > name.game) FROM name WHERE name.game IS NOT NULL LIMIT ?2
        ),
        last(game, after) AS (
          SELECT game, (SELECT max(after) FROM entry WHERE game = name.game) FROM name WHERE game IS NOT NULL
        )
      SELECT game, seq, at FROM last JOIN entry USING (game, after) ORDER BY game`);
    const forget = change('DELETE FROM entry WHERE game = ?');
    const get = rows('SELECT id, version, text, at FROM record WHERE kind = ? AND id = ?');
    const put = change('INSERT OR REPLACE INTO record (kind, id, version, text, at) VALUES (?, ?, ?, ?, ?)');
    const drop = change('DELETE FROM record WHERE kind = ? AND id = ?');
    const list = rows(
      'SELECT id, version, text, at FROM record WHERE kind = ? AND id > ? ORDER BY id LIMIT ?',
    );

    this.#handlers = {
      read: ([game, afterSeq]) => (read.all([game, afterSeq]) as [number, string][]).map(entry),
      length: ([game]) => this.#headOf(game),
      games: ([after, limit]) => (games.all([after, limit]) as [string, number, number][]).map(summary),
      forget: ([game, expectedSeq]) => {
        if (expectedSeq !== undefined && expectedSeq !== this.#headOf(game)) return false;
        this.#heads.delete(game);
        return forget.run([game]).changes > 0;
      },
      get: ([kind, id]) => {
        const row = get.get([kind, id]) as RecordRow | undefined;
        return row && record(row);
      },
      put: ([kind, id, text, expectedVersion], at): Put => {
        const row = get.get([kind, id]) as RecordRow | undefined;
        const found = row?.[1] ?? 0;
        if (found !== expectedVersion) return putConflict(found);
        put.run([kind, id, found + 1, text, at]);
        return { ok: true, version: found + 1 };
      },
      drop: ([kind, id]) => drop.run([kind, id]).changes > 0,
      list: ([kind, after, limit]) => (list.all([kind, after, limit]) as RecordRow[]).map(record),
    };
  }

  /** APPENDED, or the seq it should have expected. */
  append(game: string, expectedSeq: number, text: string, eventCount: number, at: number): number {
    const head = this.#headOf(game);
    if (head !== expectedSeq) return head;
    const seq = expectedSeq + eventCount;
    this.#insert.run([game, expectedSeq, seq, at, text]);
    this.#heads.set(game, seq);
    return APPENDED;
  }

  perform<K extends keyof Calls>({ name, args }: Call<K>, at: number): Calls[K]['answer'] {
    return this.#handlers[name](args, at);
  }

  /** After a rollback the remembered ends may be wrong. */
  forgetHeads(): void {
    this.#heads.clear();
  }

  #headOf(game: string): number {
    const known = this.#heads.get(game);
    if (known !== undefined) return known;
    if (this.#heads.size >= HEADS_KEPT) this.#heads.clear();
    const row = this.#head.get([game]) as [number] | undefined;
    const head = row?.[0] ?? 0;
    this.#heads.set(game, head);
    return head;
  }
}

type RecordRow = [id: string, version: number, text: string, at: number];

const entry = ([seq, text]: [number, string]): Entry => ({ seq, text });
const summary = ([game, seq, at]: [string, number, number]): GameSummary => ({ game, seq, lastAt: at });
const record = ([id, version, text, at]: RecordRow): Rec => ({ id, version, text, at });
