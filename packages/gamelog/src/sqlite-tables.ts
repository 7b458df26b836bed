import { putConflict } from './port.ts';
import type { Entry, GameSummary, Put, Rec } from './port.ts';
import type { Db } from './sqlite-file.ts';
import { APPENDED, type Call, type Calls } from './sqlite-messages.ts';

type Handlers = { [K in keyof Calls]: (args: Calls[K]['args'], at: number) => Calls[K]['answer'] };

const ENDS_KEPT = 20_000;

/** Where a game's log ends; `number` 0 for a game nobody began. */
interface End {
  number: number;
  seq: number;
}

/** The statements. All run inside the transaction of a batch. */
export class SqliteTables {
  readonly #begin;
  readonly #insert;
  readonly #end;
  readonly #handlers: Handlers;
  /** So that comparing costs no query. True because nobody else can write to the file. */
  readonly #ends = new Map<string, End>();

  constructor(db: Db) {
    const rows = (sql: string) => db.prepare<[readonly (string | number)[]]>(sql).raw(true);
    const change = (sql: string) => db.prepare<[readonly (string | number)[]]>(sql);
    this.#begin = change('INSERT INTO game (name) VALUES (?)');
    this.#insert = change('INSERT INTO entry (game, after, seq, at, text) VALUES (?, ?, ?, ?, ?)');
    this.#end = rows(`
      SELECT number, seq FROM game JOIN entry ON entry.game = number
      WHERE name = ? ORDER BY after DESC LIMIT 1`);
    // afterSeq may lie inside an entry: begin at the entry that covers it.
    const read = rows(`
      SELECT seq, text FROM entry
      WHERE game = ?1 AND seq > ?2
        AND after >= coalesce((SELECT max(after) FROM entry WHERE game = ?1 AND after <= ?2), 0)
      ORDER BY after`);
    const games = rows(`
      SELECT name, seq, at FROM game JOIN entry
        ON entry.game = number AND after = (SELECT max(after) FROM entry WHERE game = number)
      WHERE name > ? ORDER BY name LIMIT ?`);
    const forgetEntries = change('DELETE FROM entry WHERE game = ?');
    const forgetGame = change('DELETE FROM game WHERE number = ?');
    const get = rows('SELECT id, version, text, at FROM record WHERE kind = ? AND id = ?');
    const put = change('INSERT OR REPLACE INTO record (kind, id, version, text, at) VALUES (?, ?, ?, ?, ?)');
    const drop = change('DELETE FROM record WHERE kind = ? AND id = ?');
    const list = rows(
      'SELECT id, version, text, at FROM record WHERE kind = ? AND id > ? ORDER BY id LIMIT ?',
    );

    this.#handlers = {
      read: ([game, afterSeq]) =>
        (read.all([this.#endOf(game).number, afterSeq]) as [number, string][]).map(entry),
      length: ([game]) => this.#endOf(game).seq,
      games: ([after, limit]) => (games.all([after, limit]) as [string, number, number][]).map(summary),
      forget: ([game, expectedSeq]) => {
        const { number, seq } = this.#endOf(game);
        if (number === 0 || (expectedSeq !== undefined && expectedSeq !== seq)) return false;
        forgetEntries.run([number]);
        forgetGame.run([number]);
        return this.#ends.delete(game);
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
    const end = this.#endOf(game);
    if (end.seq !== expectedSeq) return end.seq;
    if (end.number === 0) end.number = Number(this.#begin.run([game]).lastInsertRowid);
    const seq = expectedSeq + eventCount;
    this.#insert.run([end.number, expectedSeq, seq, at, text]);
    end.seq = seq;
    return APPENDED;
  }

  perform<K extends keyof Calls>({ name, args }: Call<K>, at: number): Calls[K]['answer'] {
    return this.#handlers[name](args, at);
  }

  /** After a rollback the remembered ends may be wrong. */
  forgetEnds(): void {
    this.#ends.clear();
  }

  #endOf(game: string): End {
    const known = this.#ends.get(game);
    if (known !== undefined) return known;
    if (this.#ends.size >= ENDS_KEPT) this.#ends.clear();
    const row = this.#end.get([game]) as [number, number] | undefined;
    const end: End = { number: row?.[0] ?? 0, seq: row?.[1] ?? 0 };
    this.#ends.set(game, end);
    return end;
  }
}

type RecordRow = [id: string, version: number, text: string, at: number];

const entry = ([seq, text]: [number, string]): Entry => ({ seq, text });
const summary = ([game, seq, at]: [string, number, number]): GameSummary => ({ game, seq, lastAt: at });
const record = ([id, version, text, at]: RecordRow): Rec => ({ id, version, text, at });
