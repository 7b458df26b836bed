import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { StoreError } from './port.ts';
import type { Failure, Setup } from './sqlite-messages.ts';

export type Db = InstanceType<typeof Database>;

const SCHEMA = 1;
const PAGE = 4096;

// An entry's key is the seq it was appended after: two appends that expect the same seq collide whatever they hold.
// Entries lie in the order of arrival, with the keys beside them, because a commit then touches few pages; clustered
// by game (WITHOUT ROWID) it touches one for every game that moved, at twice the CPU. Games are numbered in
// the keys for the same reason: the keys of games played at the same time share pages.
const TABLES = `
  CREATE TABLE game (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
  CREATE TABLE entry (
    game INTEGER NOT NULL, after INTEGER NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (game, after)
  ) STRICT;
  CREATE TABLE record (
    kind TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (kind, id)
  ) STRICT, WITHOUT ROWID;
  PRAGMA user_version = ${SCHEMA};
`;

/** Opens the one file of a data directory for this process alone. */
export function openFile({ directory, maxBytes }: Setup): Db {
  mkdirSync(directory, { recursive: true });
  const db = new Database(join(directory, 'fabula.db'));
  db.exec(`PRAGMA page_size = ${PAGE}`);
  // Exclusive: a second process is refused, and SQLite needs no shared memory to guard against one.
  db.exec('PRAGMA locking_mode = EXCLUSIVE');
  db.exec('PRAGMA journal_mode = WAL');
  db.exec('PRAGMA synchronous = FULL');
  // The writer checkpoints by itself, after it has answered.
  db.exec('PRAGMA wal_autocheckpoint = 0');
  db.exec('PRAGMA cache_size = -16000');
  // What a player asks to have deleted is overwritten, not only unlinked.
  db.exec('PRAGMA secure_delete = ON');
  db.exec(`PRAGMA max_page_count = ${Math.max(1, Math.min(Math.floor(maxBytes / PAGE), 0xfffffffe))}`);
  db.exec('BEGIN IMMEDIATE');
  const row = db.prepare('PRAGMA user_version').raw(true).get() as [number];
  const schema = row[0];
  if (schema > SCHEMA)
    throw new StoreError(
      'newer',
      `The data in ${directory} has schema ${schema}; this Fabula knows ${SCHEMA}. Start the newer Fabula that wrote it.`,
    );
  if (schema === 0) db.exec(TABLES);
  db.exec('COMMIT');
  // What a crash left in the write-ahead log, before more is added to it.
  db.exec('PRAGMA wal_checkpoint(PASSIVE)');
  return db;
}

/** Puts SQLite's complaint in the port's words. */
export function failureOf(error: unknown, directory: string): Failure {
  if (error instanceof StoreError) return { fault: error.fault, message: error.message };
  const said = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('SQLITE_BUSY') || code.startsWith('SQLITE_LOCKED'))
    return { fault: 'locked', message: `${directory} is in use by another Fabula process (${said})` };
  if (code.startsWith('SQLITE_FULL'))
    return { fault: 'full', message: `No room left in ${directory} (${said})` };
  if (code.startsWith('SQLITE_TOOBIG')) return { fault: 'unfit', message: `Too big to store (${said})` };
  if (code.startsWith('SQLITE_NOTADB') || code.startsWith('SQLITE_CORRUPT'))
    return { fault: 'corrupt', message: `The data in ${directory} is damaged (${said})` };
  return { fault: 'io', message: `Cannot use ${directory} (${code} ${said})` };
}
