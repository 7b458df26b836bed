import { join } from 'node:path';
import type { Store } from '../src/port.ts';
import { openSqlite } from '../src/sqlite.ts';
import { contract } from './contract.ts';
import { directory } from './directories.ts';

const root = directory();
const places = new Map<Store, { path: string; now: () => number }>();

async function openAt(path: string, now: () => number): Promise<Store> {
  const store = await openSqlite(path, { now });
  places.set(store, { path, now });
  return store;
}

contract({
  name: 'SQLite',
  open: (now) => openAt(join(root, `store${places.size}`), now),
  async reopen(store) {
    const place = places.get(store);
    if (place === undefined) throw new Error('not opened here');
    await store.close();
    return openAt(place.path, place.now);
  },
});
