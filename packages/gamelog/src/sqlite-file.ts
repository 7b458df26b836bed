import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'libsql';
import { StoreError } from './port.ts';

type Db = InstanceType<typeof Database>;

export interface Setup {
  readonly directory: string;
  readonly maxBytes: number;
}

export const SCHEMA = 4;
export const FILE = 'fabula.db';
/** How the name of everything begins that we put into the directory. */
const OURS = 'fabula';
export const PAGE = 4096;

// Entries lie in the order of arrival, and `place` says where those of a game are. It is brought up to date now and then,
// many entries at a time: `mark` is the last one in it. So a commit touches the end of one table and nothing else.
// `bytes` counts a game's entries up to the mark; `people` is a JSON list.
const MEDIA = `
  CREATE TABLE medium (id TEXT NOT NULL PRIMARY KEY, bytes BLOB NOT NULL) STRICT;
`;
const TABLES = `
  CREATE TABLE game (
    number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE,
    bytes INTEGER NOT NULL DEFAULT 0, people TEXT, origin TEXT
  ) STRICT;
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
  ${MEDIA}
`;

// In the first schema every entry was put in its place at once.
const FROM_FIRST = `
  ALTER TABLE game RENAME TO old_game;
  ALTER TABLE entry RENAME TO old_entry;
  ALTER TABLE record RENAME TO old_record;
  ${TABLES}
  INSERT INTO game (number, name) SELECT number, name FROM old_game;
  INSERT INTO entry SELECT rowid, game, after, seq, at, text FROM old_entry;
  INSERT INTO record SELECT kind, id, version, at, text FROM old_record;
  DROP TABLE old_game;
  DROP TABLE old_entry;
  DROP TABLE old_record;
`;

// The second did not weigh games, and knew nothing of them besides their logs.
const FROM_SECOND = `
  ALTER TABLE game ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE game ADD COLUMN people TEXT;
  ALTER TABLE game ADD COLUMN origin TEXT;
  UPDATE game SET bytes = weighed.bytes FROM (
    SELECT place.game, sum(octet_length(text)) AS bytes FROM place JOIN entry ON number = place.entry GROUP BY place.game
  ) AS weighed WHERE weighed.game = game.number;
  ${MEDIA}
`;

/** By the schema that is found. */
const CHANGES = [TABLES, FROM_FIRST, FROM_SECOND, MEDIA] as const;

/**
 * The one file of a data directory, opened for this process alone, and its write-ahead log. On a full disk there may be
 * no room even to begin the log: then it can only be read until there is.
 */
export class SqliteFile {
  readonly db: Db;
  readonly path: string;
  readonly #directory: string;
  #log: number | undefined;

  constructor(setup: Setup) {
    this.#directory = setup.directory;
    makeDirectory(resolve(setup.directory));
    this.path = join(setup.directory, FILE);
    refuseLogAlone(setup.directory, this.path);
    keepToOneself(setup.directory, this.path);
    this.db = new Database(this.path);
    try {
      this.#prepare(setup);
    } catch (error) {
      this.close(false);
      throw error;
    }
  }

  /** The write-ahead log, to be synced. */
  get log(): number {
    if (this.#log === undefined) throw new StoreError('full', 'No room to begin a write-ahead log');
    return this.#log;
  }

  /** Begins the write-ahead log if it is not begun yet. False: there is still no room for it. */
  mayBeWritten(): boolean {
    if (this.#log !== undefined) return true;
    try {
      this.db.exec('PRAGMA journal_mode = WAL');
    } catch (error) {
      if (!isFull(error)) throw error;
      // A little room might do for a write, but not for a log that is synced as ours is.
      this.db.exec('PRAGMA query_only = ON');
      return false;
    }
    this.db.exec('PRAGMA query_only = OFF');
    // The first look makes the file.
    this.db.prepare('PRAGMA user_version').raw(true).get();
    this.#log = openSync(`${this.path}-wal`, 'r+');
    return true;
  }

  /** Carries the write-ahead log over to the file. */
  checkpoint(): void {
    this.db.exec('PRAGMA wal_checkpoint(PASSIVE)');
  }

  /** The same, and nothing of it stays in the log. */
  emptyLog(): void {
    this.db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  }

  /** What went wrong, in the port's words. */
  complaint(error: unknown): StoreError {
    if (this.#log === undefined && hasCode(error, 'SQLITE_READONLY'))
      return new StoreError('full', `No room left in ${this.#directory} to write anything`);
    return asStoreError(error, this.#directory);
  }

  close(isHealthy: boolean): void {
    if (this.#log !== undefined) closeSync(this.#log);
    if (isHealthy) this.#letGo();
    this.db.close();
  }

  #prepare({ directory, maxBytes }: Setup): void {
    const { db } = this;
    db.exec(`PRAGMA page_size = ${PAGE}`);
    // Exclusive: a second process is refused, and SQLite needs no shared memory to guard against one.
    db.exec('PRAGMA locking_mode = EXCLUSIVE');
    db.exec('BEGIN EXCLUSIVE; COMMIT');
    const isWritable = this.mayBeWritten();
    // Syncs what keeps the file whole. What makes a commit durable is the sync of the write-ahead log: see sqlite-disk.ts.
    db.exec('PRAGMA synchronous = NORMAL');
    // macOS leaves what is synced in the drive's cache unless it is asked not to; Node asks for our own syncs.
    db.exec('PRAGMA checkpoint_fullfsync = ON');
    // Checkpoints come when everybody has been answered.
    db.exec('PRAGMA wal_autocheckpoint = 0');
    // Moves are written to the end of one table, and hardly ever read. What is read, the system has in its own cache.
    db.exec('PRAGMA cache_size = -2000');
    // What a player asks to have deleted is overwritten, not only unlinked.
    db.exec('PRAGMA secure_delete = ON');
    db.exec(`PRAGMA max_page_count = ${Math.max(1, Math.min(Math.floor(maxBytes / PAGE), 0xfffffffe))}`);
    const [schema] = db.prepare('PRAGMA user_version').raw(true).get() as [number];
    if (schema > SCHEMA)
      throw new StoreError(
        'newer',
        `The data in ${directory} has schema ${schema}; this Fabula knows ${SCHEMA}. Start the newer Fabula that wrote it.`,
      );
    if (schema < SCHEMA) {
      if (!isWritable) throw new StoreError('full', `No room in ${directory} to bring its data up to date`);
      db.exec(`BEGIN; ${CHANGES[schema]} PRAGMA user_version = ${SCHEMA}; COMMIT`);
    }
    this.#carryOverOldLog();
  }

  /** What a crash left in the write-ahead log, before more is added to it. On a full disk it is read from there. */
  #carryOverOldLog(): void {
    try {
      this.checkpoint();
    } catch (error) {
      if (!isFull(error)) throw error;
    }
  }

  /** Closing alone would keep the file locked until the statements are collected as garbage. */
  #letGo(): void {
    const { db } = this;
    db.exec('PRAGMA journal_mode = DELETE');
    db.exec('PRAGMA locking_mode = NORMAL');
    db.prepare('SELECT entry FROM mark').raw(true).get();
  }
}

/** SQLite syncs the directory it makes files in. What that directory itself, and those above it, are called is for us to sync. */
function makeDirectory(directory: string): void {
  const first = mkdirSync(directory, { recursive: true, mode: 0o700 });
  // Windows cannot sync a directory.
  if (first === undefined || process.platform === 'win32') return;
  for (let made = directory; made.length >= first.length; made = dirname(made)) {
    const above = openSync(dirname(made), 'r');
    fsyncSync(above);
    closeSync(above);
  }
}

/** SQLite takes a file that is empty, or gone, for a new one, and throws the log beside it away: with it what may be the last of the data. */
function refuseLogAlone(directory: string, file: string): void {
  if (sizeOf(file) > 0 || sizeOf(`${file}-wal`) === 0) return;
  throw new StoreError(
    'corrupt',
    `${FILE} in ${directory} is empty or gone, but ${FILE}-wal beside it is not. Put the file back; or move both away, and restore a backup`,
  );
}

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/**
 * Nobody but the owner reads the data. SQLite gives its other files the mode of the first. A folder that holds other things
 * besides is left as it is: it may be meant for others too.
 */
function keepToOneself(directory: string, file: string): void {
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'wx', mode: 0o600 });
  const names = readdirSync(directory);
  const ours = names.filter((name) => name.startsWith(OURS));
  // By name: opening and closing the file would take SQLite's lock off it, if this process has it open.
  for (const name of ours) chmod(join(directory, name), 0o600);
  if (ours.length === names.length) chmod(directory, 0o700);
}

function chmod(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Whoever else owns it has decided who may read it.
    if (!hasCode(error, 'EPERM')) throw error;
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

const isFull = (error: unknown): boolean => hasCode(error, 'SQLITE_FULL');

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
