import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'libsql';
import { StoreError } from './port.ts';

export type Db = InstanceType<typeof Database>;

export interface Setup {
  readonly directory: string;
  readonly maxBytes: number;
}

const SCHEMA = 2;
export const PAGE = 4096;

// Entries lie in the order of arrival, and `place` says where those of a game are. It is brought up to date now and then,
// many entries at a time: `mark` is the last one in it. So a commit touches the end of one table and nothing else.
const TABLES = `
  CREATE TABLE game (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE entry (
    number INTEGER PRIMARY KEY,
    game INTEGER NOT NULL, after INTEGER NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL
  ) STRICT;
  CREATE TABLE place (
    game INTEGER NOT NULL, after INTEGER NOT NULL, entry INTEGER NOT NULL,
    PRIMARY KEY (game, after)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE mark (entry INTEGER NOT NULL) STRICT;
  INSERT INTO mark VALUES (0);
  CREATE TABLE record (
    kind TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (kind, id)
  ) STRICT, WITHOUT ROWID;
`;

// In the first schema every entry was put in its place at once.
const FROM_FIRST = `
  ALTER TABLE game RENAME TO old_game;
  ALTER TABLE entry RENAME TO old_entry;
  ALTER TABLE record RENAME TO old_record;
  ${TABLES}
  INSERT INTO game SELECT number, name FROM old_game;
  INSERT INTO entry SELECT rowid, game, after, seq, at, text FROM old_entry;
  INSERT INTO record SELECT kind, id, version, at, text FROM old_record;
  DROP TABLE old_game;
  DROP TABLE old_entry;
  DROP TABLE old_record;
`;

/** Opens the one file of a data directory for this process alone. */
export function openFile(setup: Setup): Db {
  makeDirectory(resolve(setup.directory));
  const db = new Database(join(setup.directory, 'fabula.db'));
  try {
    prepare(db, setup);
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}

/** SQLite syncs the directory it makes files in. What that directory itself, and those above it, are called is for us to sync. */
function makeDirectory(directory: string): void {
  const first = mkdirSync(directory, { recursive: true });
  // Windows cannot sync a directory.
  if (first === undefined || process.platform === 'win32') return;
  for (let made = directory; made.length >= first.length; made = dirname(made)) {
    const above = openSync(dirname(made), 'r');
    fsyncSync(above);
    closeSync(above);
  }
}

function prepare(db: Db, { directory, maxBytes }: Setup): void {
  db.exec(`PRAGMA page_size = ${PAGE}`);
  // Exclusive: a second process is refused, and SQLite needs no shared memory to guard against one.
  db.exec('PRAGMA locking_mode = EXCLUSIVE');
  db.exec('PRAGMA journal_mode = WAL');
  // Syncs what keeps the file whole. What makes a commit durable is the sync of the write-ahead log: see sqlite-disk.ts.
  db.exec('PRAGMA synchronous = NORMAL');
  // Checkpoints come when everybody has been answered.
  db.exec('PRAGMA wal_autocheckpoint = 0');
  db.exec('PRAGMA cache_size = -16000');
  // What a player asks to have deleted is overwritten, not only unlinked.
  db.exec('PRAGMA secure_delete = ON');
  db.exec(`PRAGMA max_page_count = ${Math.max(1, Math.min(Math.floor(maxBytes / PAGE), 0xfffffffe))}`);
  db.exec('BEGIN IMMEDIATE');
  const [schema] = db.prepare('PRAGMA user_version').raw(true).get() as [number];
  if (schema > SCHEMA)
    throw new StoreError(
      'newer',
      `The data in ${directory} has schema ${schema}; this Fabula knows ${SCHEMA}. Start the newer Fabula that wrote it.`,
    );
  if (schema < SCHEMA) {
    db.exec(schema === 1 ? FROM_FIRST : TABLES);
    db.exec(`PRAGMA user_version = ${SCHEMA}`);
  }
  db.exec('COMMIT');
  // What a crash left in the write-ahead log, before more is added to it.
  db.exec('PRAGMA wal_checkpoint(PASSIVE)');
}

/** Closing alone would keep the file locked until the statements are collected as garbage. */
export function letGo(db: Db): void {
  db.exec('PRAGMA journal_mode = DELETE');
  db.exec('PRAGMA locking_mode = NORMAL');
  db.prepare('SELECT entry FROM mark').raw(true).get();
}

/** Puts SQLite's complaint in the port's words. */
export function asStoreError(error: unknown, directory: string): StoreError {
  if (error instanceof StoreError) return error;
  const said = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED'))
    return new StoreError('locked', `${directory} is in use by another Fabula process (${said})`);
  if (code.startsWith('SQLITE_FULL')) return new StoreError('full', `No room left in ${directory} (${said})`);
  if (code.startsWith('SQLITE_TOOBIG')) return new StoreError('unfit', `Too big to store (${said})`);
  if (code.startsWith('SQLITE_NOTADB') || code.startsWith('SQLITE_CORRUPT'))
    return new StoreError('corrupt', `The data in ${directory} is damaged (${said})`);
  return new StoreError('io', `Cannot use ${directory} (${code} ${said})`);
}
