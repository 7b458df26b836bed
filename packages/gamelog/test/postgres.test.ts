import { afterAll, beforeAll } from 'vitest';
import type { Store } from '../src/port.ts';
import { openPostgres } from '../src/postgres.ts';
import { contract } from './contract.ts';
import './directories.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const places = new Map<Store, { url: string; now: () => number }>();
const openAt = async (url: string, now: () => number): Promise<Store> => {
  const store = await openPostgres(url, { now });
  places.set(store, { url, now });
  return store;
};

contract({
  name: 'PostgreSQL',
  open: async (now) => openAt((await server.schema())(), now),
  async reopen(store) {
    const place = places.get(store);
    if (place === undefined) throw new Error('not opened here');
    await store.close();
    return openAt(place.url, place.now);
  },
});
