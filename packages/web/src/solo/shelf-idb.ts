/** The shelf in IndexedDB: an entry is on it before anybody hears of the move. */
import { recordOfDoc, type SoloDoc, textOfEntry, type SoloEntry } from './old-shelf.ts';
import { Displaced, MemoryShelf, type Shelf } from './shelf.ts';

const NAME = 'fabula-solo';
const VERSION = 2;
const TABLE = 'table';
const LOG = 'log';
/** Version 1 kept the entries of one game here. */
const ENTRIES = 'entries';
/** Keys of the one table. */
const DOC = 'doc';
const HOST = 'host';
const SECRET = 'secret';

interface Kept {
  readonly game: string;
  readonly from: number;
  readonly text: string;
}
interface KeptRegister {
  readonly text: string;
  readonly version: number;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    // An old page holds an older version open, and does not let go.
    request.addEventListener('blocked', () => reject(new Error('IndexedDB is held by another page')));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

const finished = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    const fail = (): void => reject(transaction.error ?? new Error('IndexedDB failed'));
    transaction.addEventListener('abort', fail);
    transaction.addEventListener('error', fail);
  });

const logOf = (game: string, from = 0): IDBKeyRange => IDBKeyRange.bound([game, from], [game, Infinity]);

/** Where IndexedDB is missing or refuses, as in some private windows, the game lasts as long as the page. */
export async function openShelf(host: string): Promise<Shelf> {
  try {
    const request = indexedDB.open(NAME, VERSION);
    request.addEventListener('upgradeneeded', ({ oldVersion }) => {
      request.result.createObjectStore(LOG, { keyPath: ['game', 'from'] });
      if (oldVersion === 0) request.result.createObjectStore(TABLE);
      else if (request.transaction) bringOver(request.transaction);
    });
    const base = await done(request);
    // A newer page wants another version of it: this one has been displaced.
    base.addEventListener('versionchange', () => base.close());
    return new DeviceShelf(base, host);
  } catch {
    return new MemoryShelf(host);
  }
}

/** What version 1 kept, in today's words. Within the upgrade's own transaction: all of it, or nothing. */
function bringOver(transaction: IDBTransaction): void {
  const [table, log] = [transaction.objectStore(TABLE), transaction.objectStore(LOG)];
  const asked = table.get(DOC) as IDBRequest<SoloDoc | undefined>;
  asked.addEventListener('success', () => {
    const doc = asked.result;
    const entries = transaction.objectStore(ENTRIES).getAll() as IDBRequest<SoloEntry[]>;
    entries.addEventListener('success', () => {
      if (doc) {
        table.put({ text: recordOfDoc(doc), version: 1 } satisfies KeptRegister, DOC);
        table.put(doc.secret, SECRET);
        for (const entry of entries.result)
          log.put({ game: doc.game, from: entry.seq - 1, text: textOfEntry(entry) } satisfies Kept);
      }
      transaction.db.deleteObjectStore(ENTRIES);
    });
  });
}

class DeviceShelf implements Shelf {
  readonly #base: IDBDatabase;
  readonly #host: string;

  constructor(base: IDBDatabase, host: string) {
    this.#base = base;
    this.#host = host;
  }

  async take(): Promise<{ readonly secret: string }> {
    const transaction = this.#base.transaction(TABLE, 'readwrite');
    const end = finished(transaction);
    const table = transaction.objectStore(TABLE);
    table.put(this.#host, HOST);
    const secret = (await done<string | undefined>(table.get(SECRET))) ?? this.#host;
    table.put(secret, SECRET);
    await end;
    return { secret };
  }

  get(): Promise<KeptRegister | undefined> {
    return done<KeptRegister | undefined>(this.#base.transaction(TABLE).objectStore(TABLE).get(DOC));
  }

  async put(text: string, expectedVersion: number): Promise<{ ok: boolean; version: number }> {
    return this.#write(async (table) => {
      const { version = 0 } = (await done<KeptRegister | undefined>(table.get(DOC))) ?? {};
      const ok = version === expectedVersion;
      if (ok) table.put({ text, version: version + 1 } satisfies KeptRegister, DOC);
      return { ok, version: ok ? version + 1 : version };
    });
  }

  read(game: string, afterSeq: number): Promise<readonly Kept[]> {
    return done<Kept[]>(this.#base.transaction(LOG).objectStore(LOG).getAll(logOf(game, afterSeq)));
  }

  append(game: string, from: number, text: string): Promise<{ ok: boolean }> {
    return this.#write(async (_, log) => {
      const ok = (await done(log.count([game, from]))) === 0;
      if (ok) log.put({ game, from, text } satisfies Kept);
      return { ok };
    });
  }

  keepOnly(game: string): Promise<void> {
    return this.#write(async (_, log) => {
      const kept = await done<Kept[]>(log.getAll(logOf(game)));
      log.clear();
      for (const entry of kept) log.put(entry);
    });
  }

  clear(): Promise<void> {
    return this.#write((table, log) => {
      log.clear();
      table.delete(DOC);
      return Promise.resolve();
    });
  }

  /** Only the page that took the table last may write. */
  async #write<T>(change: (table: IDBObjectStore, log: IDBObjectStore) => Promise<T>): Promise<T> {
    const transaction = this.#base.transaction([TABLE, LOG], 'readwrite');
    const table = transaction.objectStore(TABLE);
    const end = finished(transaction);
    const isOurs = (await done<unknown>(table.get(HOST))) === this.#host;
    const result = isOurs ? await change(table, transaction.objectStore(LOG)) : undefined;
    await end;
    if (!isOurs) throw new Displaced();
    return result as T;
  }
}
