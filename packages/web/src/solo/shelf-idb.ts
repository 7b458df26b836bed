/** The shelf in IndexedDB: an entry is on it before anybody hears of the move. */
import { type Kept, type KeptEntry, MemoryShelf, type Shelf, type TableDoc, type Written } from './shelf.ts';

const NAME = 'fabula-solo';
const TABLE = 'table';
const ENTRIES = 'entries';
/** Keys of the one table. */
const DOC = 'doc';
const HOST = 'host';

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
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

/** Where IndexedDB is missing or refuses, as in some private windows, the game lasts as long as the page. */
export async function openShelf(host: string): Promise<Shelf> {
  try {
    const request = indexedDB.open(NAME, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(TABLE);
      request.result.createObjectStore(ENTRIES, { keyPath: 'seq' });
    });
    return new DeviceShelf(await done(request), host);
  } catch {
    return new MemoryShelf();
  }
}

class DeviceShelf implements Shelf {
  readonly #base: IDBDatabase;
  readonly #host: string;

  constructor(base: IDBDatabase, host: string) {
    this.#base = base;
    this.#host = host;
  }

  async take(): Promise<Kept | null> {
    const transaction = this.#base.transaction([TABLE, ENTRIES], 'readwrite');
    transaction.objectStore(TABLE).put(this.#host, HOST);
    const doc = done<TableDoc | undefined>(transaction.objectStore(TABLE).get(DOC));
    const entries = done<KeptEntry[]>(transaction.objectStore(ENTRIES).getAll());
    await finished(transaction);
    const table = await doc;
    return table ? { doc: table, entries: await entries } : null;
  }

  begin(doc: TableDoc, opening: KeptEntry): Written {
    return this.#write((table, entries) => {
      entries.clear();
      entries.add(opening);
      table.put(doc, DOC);
    });
  }

  append(entry: KeptEntry): Written {
    return this.#write((_, entries) => entries.add(entry));
  }

  save(doc: TableDoc): Written {
    return this.#write((table) => table.put(doc, DOC));
  }

  clear(): Written {
    return this.#write((table, entries) => {
      entries.clear();
      table.delete(DOC);
    });
  }

  /** Only the page that took the table last may write. */
  async #write(change: (table: IDBObjectStore, entries: IDBObjectStore) => void): Written {
    const transaction = this.#base.transaction([TABLE, ENTRIES], 'readwrite');
    const table = transaction.objectStore(TABLE);
    const end = finished(transaction);
    const isOurs = (await done<unknown>(table.get(HOST))) === this.#host;
    if (isOurs) change(table, transaction.objectStore(ENTRIES));
    await end;
    return isOurs;
  }
}
