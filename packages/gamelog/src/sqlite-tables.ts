import { putConflict } from './port.ts';
import type { About, Entry, GameSummary, Put, Rec, RecSize, Standing } from './port.ts';
import { PAGE, type SqliteFile } from './sqlite-file.ts';

type Row = readonly (string | number | null | Uint8Array)[];
type EntryRow = [seq: number, text: string];
type RecordRow = [id: string, version: number, text: string, at: number];
type AboutRow = [people: string | null, origin: string | null];
type GameRow = [name: string, seq: number, at: number, bytes: number, ...AboutRow];

const ENDS_KEPT = 20_000;

export const APPENDED = -1;

/** Where a game's log ends; `number` 0 for a game nobody began. */
interface End {
  number: number;
  seq: number;
}

/** What is in the file, and the statements that get at it. All run inside the transaction of a batch. */
export class SqliteTables {
  /** About how many bytes were written since this was last set to 0. */
  written = 0;
  /** Something was deleted since this was last set to false. */
  hasForgotten = false;
  readonly #statements;
  /** So that comparing costs no query. True because nobody else can write to the file. */
  readonly #ends = new Map<string, End>();
  #lastEntry = 0;
  #lastPlaced = 0;

  constructor({ db }: SqliteFile) {
    const rows = (sql: string) => db.prepare<[Row]>(sql).raw(true);
    const change = (sql: string) => db.prepare<[Row]>(sql);
    this.#statements = {
      marks: rows(
        'SELECT mark.entry, max(mark.entry, coalesce((SELECT max(number) FROM entry), 0)) FROM mark',
      ),
      begin: change('INSERT INTO game (name) VALUES (?)'),
      number: rows('SELECT number FROM game WHERE name = ?'),
      insert: change('INSERT INTO entry (number, game, after, seq, at, text) VALUES (?, ?, ?, ?, ?, ?)'),
      place: change(
        'INSERT INTO place SELECT game, after, number FROM entry WHERE number > ? ORDER BY game, after',
      ),
      weigh: change(`
        UPDATE game SET bytes = game.bytes + fresh.bytes FROM (
          SELECT game, sum(octet_length(text)) AS bytes FROM entry WHERE number > ? GROUP BY game
        ) AS fresh WHERE fresh.game = game.number`),
      mark: change('UPDATE mark SET entry = ?'),
      end: rows(`
        SELECT seq, text FROM place JOIN entry ON number = place.entry
        WHERE place.game = ? ORDER BY place.after DESC LIMIT 1`),
      newEnd: rows('SELECT seq, text FROM entry WHERE number > ? AND game = ? ORDER BY number DESC LIMIT 1'),
      // afterSeq may lie inside an entry: begin at the entry that covers it.
      read: rows(`
        SELECT seq, text FROM place JOIN entry ON number = place.entry
        WHERE place.game = ?1 AND seq > ?2
          AND place.after >= coalesce((SELECT max(after) FROM place WHERE game = ?1 AND after <= ?2), 0)
        ORDER BY place.after LIMIT ?3`),
      readNew: rows(
        'SELECT seq, text FROM entry WHERE number > ? AND game = ? AND seq > ? ORDER BY number LIMIT ?',
      ),
      notePeople: change('UPDATE game SET people = ? WHERE number = ?'),
      noteOrigin: change('UPDATE game SET origin = ? WHERE number = ?'),
      about: rows('SELECT people, origin FROM game WHERE number = ?'),
      games: rows(`
        WITH newest AS (
          SELECT game, max(number) AS entry, sum(octet_length(text)) AS bytes FROM entry WHERE number > ? GROUP BY game
        )
        SELECT name, seq, at, game.bytes + coalesce(newest.bytes, 0), people, origin FROM game
        LEFT JOIN newest ON newest.game = game.number
        JOIN entry ON entry.number = coalesce(
          newest.entry, (SELECT entry FROM place WHERE place.game = game.number ORDER BY after DESC LIMIT 1))
        WHERE name > ? ORDER BY name LIMIT ?`),
      forgetEntries: change('DELETE FROM entry WHERE number IN (SELECT entry FROM place WHERE game = ?)'),
      forgetNew: change('DELETE FROM entry WHERE number > ? AND game = ?'),
      forgetPlaces: change('DELETE FROM place WHERE game = ?'),
      forgetGame: change('DELETE FROM game WHERE number = ?'),
      get: rows('SELECT id, version, text, at FROM record WHERE kind = ? AND id = ?'),
      put: change('INSERT OR REPLACE INTO record (kind, id, version, text, at) VALUES (?, ?, ?, ?, ?)'),
      drop: change('DELETE FROM record WHERE kind = ? AND id = ?'),
      sizes: rows('SELECT id, octet_length(text) FROM record WHERE kind = ? AND id > ? ORDER BY id LIMIT ?'),
      pages: rows('SELECT page_count - freelist_count FROM pragma_page_count(), pragma_freelist_count()'),
      kinds: rows('SELECT DISTINCT kind FROM record ORDER BY kind'),
      medium: rows('SELECT bytes FROM medium WHERE id = ?'),
      keep: change('INSERT INTO medium (id, bytes) VALUES (?, ?) ON CONFLICT DO NOTHING'),
      dropMedium: change('DELETE FROM medium WHERE id = ?'),
      mediaSizes: rows('SELECT id, octet_length(bytes) FROM medium WHERE id > ? ORDER BY id LIMIT ?'),
      list: rows('SELECT id, version, text, at FROM record WHERE kind = ? AND id > ? ORDER BY id LIMIT ?'),
    };
    this.forgetWhatIsKnown();
  }

  /** Entries not in their places yet. They are found all the same: a disk that has no room for places can still be read. */
  get unplaced(): number {
    return this.#lastEntry - this.#lastPlaced;
  }

  putInPlace(): void {
    if (this.unplaced === 0) return;
    this.#statements.place.run([this.#lastPlaced]);
    this.#statements.weigh.run([this.#lastPlaced]);
    this.#statements.mark.run([this.#lastEntry]);
    this.#lastPlaced = this.#lastEntry;
  }

  /** After a rollback what is remembered may be wrong. */
  forgetWhatIsKnown(): void {
    this.#ends.clear();
    [this.#lastPlaced, this.#lastEntry] = this.#statements.marks.get([]) as [number, number];
  }

  /** Its number is known, so that appending to it is one statement. */
  isBegun(game: string): boolean {
    return (this.#ends.get(game)?.number ?? 0) > 0;
  }

  /** APPENDED, or the seq it should have expected. */
  append(game: string, expectedSeq: number, text: string, eventCount: number, at: number): number {
    const end = this.#endOf(game);
    if (end.seq !== expectedSeq) return end.seq;
    this.written += text.length + 1;
    if (end.number === 0) end.number = Number(this.#statements.begin.run([game]).lastInsertRowid);
    const seq = expectedSeq + eventCount;
    this.#lastEntry += 1;
    this.#statements.insert.run([this.#lastEntry, end.number, expectedSeq, seq, at, text]);
    end.seq = seq;
    return APPENDED;
  }

  /** `limit` -1: none. */
  read(game: string, afterSeq: number, limit: number): Entry[] {
    const { number } = this.#endOf(game);
    const placed = this.#statements.read.all([number, afterSeq, limit]);
    const left = limit < 0 ? limit : limit - placed.length;
    const rest =
      this.unplaced === 0 || left === 0
        ? []
        : this.#statements.readNew.all([this.#lastPlaced, number, afterSeq, left]);
    return ([...placed, ...rest] as EntryRow[]).map(entry);
  }

  last(game: string): Entry | undefined {
    const { number } = this.#endOf(game);
    return number > 0 ? entry(this.#lastRow(number)) : undefined;
  }

  length(game: string): number {
    return this.#endOf(game).seq;
  }

  games(after: string, limit: number): GameSummary[] {
    const rows = this.#statements.games.all([this.#lastPlaced, after, limit]) as GameRow[];
    return rows.map(([game, seq, lastAt, bytes, ...about]) => ({
      game,
      seq,
      lastAt,
      bytes,
      ...known(about),
    }));
  }

  standing(games: readonly string[]): Standing[] {
    return games.map((game) => ({ game, seq: this.#endOf(game).seq })).filter(({ seq }) => seq > 0);
  }

  note(game: string, { people, origin }: Partial<About>): boolean {
    const { number } = this.#endOf(game);
    if (number === 0) return false;
    this.written += PAGE;
    if (people !== undefined) this.#statements.notePeople.run([people && JSON.stringify(people), number]);
    if (origin !== undefined) this.#statements.noteOrigin.run([origin, number]);
    return true;
  }

  about(game: string): About | undefined {
    const row = this.#statements.about.get([this.#endOf(game).number]) as AboutRow | undefined;
    return row && known(row);
  }

  /** What is in use of the file. */
  get bytes(): number {
    const [pages] = this.#statements.pages.get([]) as [number];
    return pages * PAGE;
  }

  /** Asks for some pages, and gives them back: throws if there are none to be had. */
  tryToWrite(): void {
    const { put, drop } = this.#statements;
    this.written += PAGE;
    put.run(['probe', '', 1, ' '.repeat(3 * PAGE), 0]);
    drop.run(['probe', '']);
  }

  forget(game: string, expectedSeq: number | undefined): boolean {
    const { number, seq } = this.#endOf(game);
    if (number === 0 || (expectedSeq !== undefined && expectedSeq !== seq)) return false;
    this.written += PAGE;
    this.#statements.forgetNew.run([this.#lastPlaced, number]);
    this.#statements.forgetEntries.run([number]);
    this.#statements.forgetPlaces.run([number]);
    this.#statements.forgetGame.run([number]);
    this.hasForgotten = true;
    return this.#ends.delete(game);
  }

  get(kind: string, id: string): Rec | undefined {
    const row = this.#statements.get.get([kind, id]) as RecordRow | undefined;
    return row && record(row);
  }

  put(kind: string, id: string, text: string, expectedVersion: number, at: number): Put {
    const found = this.get(kind, id)?.version ?? 0;
    if (found !== expectedVersion) return putConflict(found);
    this.written += text.length + PAGE;
    this.#statements.put.run([kind, id, found + 1, text, at]);
    return { ok: true, version: found + 1 };
  }

  drop(kind: string, id: string, expectedVersion: number | undefined): boolean {
    if (expectedVersion !== undefined && expectedVersion !== this.get(kind, id)?.version) return false;
    this.written += PAGE;
    const isDropped = this.#statements.drop.run([kind, id]).changes > 0;
    this.hasForgotten ||= isDropped;
    return isDropped;
  }

  list(kind: string, after: string, limit: number): Rec[] {
    return (this.#statements.list.all([kind, after, limit]) as RecordRow[]).map(record);
  }

  sizes(kind: string, after: string, limit: number): RecSize[] {
    return sizes(this.#statements.sizes.all([kind, after, limit]));
  }

  kinds(): string[] {
    return (this.#statements.kinds.all([]) as [string][]).map(([kind]) => kind);
  }

  medium(id: string): Uint8Array | undefined {
    const row = this.#statements.medium.get([id]) as [Uint8Array] | undefined;
    return row?.[0];
  }

  keep(id: string, bytes: Uint8Array): void {
    this.written += bytes.length + PAGE;
    this.#statements.keep.run([id, bytes]);
  }

  dropMedium(id: string): boolean {
    this.written += PAGE;
    const isDropped = this.#statements.dropMedium.run([id]).changes > 0;
    this.hasForgotten ||= isDropped;
    return isDropped;
  }

  mediaSizes(after: string, limit: number): RecSize[] {
    return sizes(this.#statements.mediaSizes.all([after, limit]));
  }

  #endOf(game: string): End {
    const known = this.#ends.get(game);
    if (known !== undefined) return known;
    if (this.#ends.size >= ENDS_KEPT) this.#ends.clear();
    const [number] = (this.#statements.number.get([game]) as [number] | undefined) ?? [0];
    const end: End = { number, seq: number > 0 ? this.#lastRow(number)[0] : 0 };
    this.#ends.set(game, end);
    return end;
  }

  #lastRow(number: number): EntryRow {
    const { newEnd, end } = this.#statements;
    return (newEnd.get([this.#lastPlaced, number]) ?? end.get([number])) as EntryRow;
  }
}

const entry = ([seq, text]: EntryRow): Entry => ({ seq, text });
const known = ([people, origin]: AboutRow): About => ({
  people: people === null ? null : (JSON.parse(people) as string[]),
  origin,
});

const sizes = (rows: unknown[]): RecSize[] =>
  (rows as [string, number][]).map(([id, bytes]) => ({ id, bytes }));

const record = ([id, version, text, at]: RecordRow): Rec => ({ id, version, text, at });
