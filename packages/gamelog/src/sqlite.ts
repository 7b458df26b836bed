import type { Backup } from './backup.ts';
import { conflict, unfit } from './port.ts';
import type { Appended, GameLog, Media, Records, Store } from './port.ts';
import { SqliteDisk } from './sqlite-disk.ts';
import { APPENDED } from './sqlite-tables.ts';
import { DiskSyncs, type Syncs } from './syncs.ts';

export interface SqliteOptions {
  /** The clock entries and records are dated by. */
  readonly now?: () => number;
  /** Refuse to grow the file beyond this, with `full`, before the disk itself is full. */
  readonly maxBytes?: number;
  /**
   * The least time between the beginnings of two commits, in milliseconds. A commit costs about the same whatever it
   * carries: under load a rest makes the commits fewer and the moves wait, on average, half of it.
   */
  readonly restMs?: number;
  /**
   * A disk whose last sync took longer than this, in milliseconds, is not waited for in place: another thread does the
   * next one, at the price of two changes of thread.
   */
  readonly patienceMs?: number;
  /** While a backup is made the write-ahead log grows. If it comes to so much, the backup is given up. */
  readonly mostHeldBytes?: number;
  /** How long what was deleted may still be found in the write-ahead log. */
  readonly wipedAfterMs?: number;
  /** How writes get past the caches; tests bring their own. */
  readonly syncs?: Syncs;
}

const MOST_HELD = 512 * 1024 * 1024;
const WIPED_AFTER = 60_000;

export interface SqliteStore extends Store {
  /** Copies everything into a folder, while players play. Rejects with a sentence for the operator. */
  backup(folder: string): Promise<Backup>;
}

/** The store of one box: one SQLite file in `directory`, opened by one process at a time. */
export async function openSqlite(directory: string, options: SqliteOptions = {}): Promise<SqliteStore> {
  const { now = Date.now, maxBytes = Infinity, restMs = 0, patienceMs = 1 } = options;
  const { mostHeldBytes = MOST_HELD, wipedAfterMs = WIPED_AFTER, syncs = new DiskSyncs() } = options;
  const pace = { now, restMs, patienceMs, mostHeldBytes, wipedAfterMs };
  const disk = new SqliteDisk({ directory, maxBytes }, pace, syncs);
  return {
    games: sqliteLog(disk),
    records: sqliteRecords(disk),
    media: sqliteMedia(disk),
    health: () => disk.health(),
    failed: disk.failed,
    backup: (folder) => disk.backup(folder),
    close: () => disk.close(),
  };
}

/** SQLite's word for it. */
const NO_LIMIT = -1;

function sqliteLog(disk: SqliteDisk): GameLog {
  const read: GameLog['read'] = (game, afterSeq = 0, limit = NO_LIMIT) =>
    disk.ask((tables) => tables.read(game, afterSeq, limit));
  return {
    append: (game, expectedSeq, text, eventCount) =>
      new Promise<Appended>((resolve, reject) => {
        const mistake = unfit(text, eventCount);
        if (mistake) return reject(mistake);
        disk.push({
          run: (tables, at) => tables.append(game, expectedSeq, text, eventCount, at),
          isSingle: (tables) => tables.isBegun(game),
          settle(answer) {
            if (answer !== APPENDED) return resolve(conflict(Number(answer)));
            resolve({ ok: true });
          },
          reject,
        });
      }),
    read,
    last: (game) => disk.ask((tables) => tables.last(game)),
    length: (game) => disk.ask((tables) => tables.length(game)),
    note: (game, about) => disk.ask((tables) => tables.note(game, about)),
    about: (game) => disk.ask((tables) => tables.about(game)),
    games: ({ after = '', limit }) => disk.ask((tables) => tables.games(after, limit)),
    standing: (games) => disk.ask((tables) => tables.standing(games)),
    remove: (game, expectedSeq) => disk.ask((tables) => tables.forget(game, expectedSeq)),
  };
}

function sqliteRecords(disk: SqliteDisk): Records {
  return {
    get: (kind, id) => disk.ask((tables) => tables.get(kind, id)),
    put: (kind, id, text, expectedVersion) => {
      const mistake = unfit(text, 1);
      if (mistake) return Promise.reject<never>(mistake);
      return disk.ask((tables, at) => tables.put(kind, id, text, expectedVersion, at));
    },
    remove: (kind, id, expectedVersion) => disk.ask((tables) => tables.drop(kind, id, expectedVersion)),
    list: (kind, { after = '', limit }) => disk.ask((tables) => tables.list(kind, after, limit)),
    sizes: (kind, { after = '', limit }) => disk.ask((tables) => tables.sizes(kind, after, limit)),
    kinds: () => disk.ask((tables) => tables.kinds()),
  };
}

function sqliteMedia(disk: SqliteDisk): Media {
  return {
    put: (id, bytes) => disk.ask((tables) => tables.keep(id, bytes)),
    get: (id) => disk.ask((tables) => tables.medium(id)),
    remove: (id) => disk.ask((tables) => tables.dropMedium(id)),
    sizes: ({ after = '', limit }) => disk.ask((tables) => tables.mediaSizes(after, limit)),
  };
}
