import { Feed } from './feed.ts';
import { conflict, unfit } from './port.ts';
import type { Appended, GameLog, Records, Store } from './port.ts';
import { APPENDED } from './sqlite-messages.ts';
import { SqliteThread } from './sqlite-thread.ts';

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
}

/** The store of one box: one SQLite file in `directory`, opened by one process at a time. */
export async function openSqlite(directory: string, options: SqliteOptions = {}): Promise<Store> {
  const { now = Date.now, maxBytes = Infinity, restMs = 0 } = options;
  const thread = await SqliteThread.start({ directory, maxBytes }, now, restMs);
  return { games: sqliteLog(thread), records: sqliteRecords(thread), close: () => thread.close() };
}

function sqliteLog(thread: SqliteThread): GameLog {
  const read: GameLog['read'] = (game, afterSeq = 0) => thread.call('read', [game, afterSeq]);
  const feed = new Feed(read);
  return {
    append: (game, expectedSeq, text, eventCount) =>
      new Promise<Appended>((resolve, reject) => {
        const mistake = unfit(text, eventCount);
        if (mistake) return reject(mistake);
        const settle = (answer: unknown): void => {
          if (answer !== APPENDED) return resolve(conflict(answer as number));
          feed.announce(game, expectedSeq, expectedSeq + eventCount, text);
          resolve({ ok: true });
        };
        thread.append(game, expectedSeq, text, eventCount, settle, reject);
      }),
    read,
    length: (game) => thread.call('length', [game]),
    subscribe: (game, afterSeq, onEntry, onLost) => feed.subscribe(game, afterSeq, onEntry, onLost),
    games: ({ after = '', limit }) => thread.call('games', [after, limit]),
    remove: (game, expectedSeq) => thread.call('forget', [game, expectedSeq]),
  };
}

function sqliteRecords(thread: SqliteThread): Records {
  return {
    get: (kind, id) => thread.call('get', [kind, id]),
    put: (kind, id, text, expectedVersion) => {
      const mistake = unfit(text, 1);
      return mistake ? Promise.reject<never>(mistake) : thread.call('put', [kind, id, text, expectedVersion]);
    },
    remove: (kind, id) => thread.call('drop', [kind, id]),
    list: (kind, { after = '', limit }) => thread.call('list', [kind, after, limit]),
  };
}
