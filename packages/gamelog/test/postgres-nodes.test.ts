/** Several stores on one database, and databases that cannot be used. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Store } from '../src/port.ts';
import { openPostgres } from '../src/postgres.ts';
import './directories.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

/** Opens so many, and closes them whatever happens. */
async function withStores(
  url: string,
  count: number,
  work: (...stores: Store[]) => Promise<void>,
): Promise<void> {
  const stores = await Promise.all(Array.from({ length: count }, () => openPostgres(url)));
  try {
    await work(...stores);
  } finally {
    await Promise.all(stores.map((store) => store.close()));
  }
}

describe('several nodes', () => {
  it('may start at once on a database nobody has used', async () => {
    const url = (await server.schema())();
    await withStores(url, 5, async (...stores) => {
      const games = stores.map((_, node) => `game${node}`);
      await Promise.all(stores.map((store, node) => store.games.append(games[node] ?? '', 0, '1', 1)));
      for (const store of stores)
        expect((await store.games.games({ limit: 9 })).map(({ game }) => game)).toEqual(games);
    });
  });

  it('never fork a log, and never wait for each other in a circle', async () => {
    const url = (await server.schema())();
    const deadlocks = (): Promise<unknown[][]> =>
      server.query(`SELECT deadlocks FROM pg_stat_database WHERE datname = 'postgres'`);
    const before = await deadlocks();
    const games = Array.from({ length: 30 }, (_, i) => `game${i}`);
    await withStores(url, 3, async (...nodes) => {
      const accepted = new Map<string, string>();
      const play = async (store: Store, node: number, game: string): Promise<void> => {
        for (let seq = 0, move = 0; move < 25;) {
          const events = 1 + ((node + move) % 2);
          const text = JSON.stringify(`${node} ${game} ${move}`);
          const appended = await store.games.append(game, seq, text, events);
          if (appended.ok) {
            accepted.set(`${game} ${seq}`, text);
            seq += events;
            move += 1;
          } else {
            expect(appended.seq).not.toBe(seq);
            seq = appended.seq;
          }
        }
      };
      // In different orders.
      await Promise.all(
        nodes.flatMap((store, node) =>
          (node === 1 ? games.toReversed() : games).map((game) => play(store, node, game)),
        ),
      );
      expect(accepted.size).toBe(3 * 30 * 25);
      for (const game of games) {
        let seq = 0;
        for (const entry of (await nodes[0]?.games.read(game)) ?? []) {
          expect(accepted.get(`${game} ${seq}`)).toBe(entry.text);
          ({ seq } = entry);
        }
        expect(await nodes[1]?.games.length(game)).toBe(seq);
      }
    });
    expect(await deadlocks()).toEqual(before);
  });

  it('hear after a while how much the others have written', async () => {
    const url = (await server.schema())();
    await withStores(url, 2, async (one, other) => {
      const weigh = async (): Promise<number> => (await one?.health())?.bytes ?? 0;
      const before = await weigh();
      await other?.records.put('kind', 'heavy', JSON.stringify('x'.repeat(10_000)), 0);
      expect(await weigh()).toBe(before);
      const now = performance.now.bind(performance);
      const later = vi.spyOn(performance, 'now').mockImplementation(() => now() + 10 * 60_000);
      expect(await weigh()).toBeGreaterThan(before + 10_000);
      later.mockRestore();
    });
  });

  it('take no more connections than they were allowed', async () => {
    const url = (await server.schema())();
    const store = await openPostgres(url, { connections: 3 });
    const asked = Array.from({ length: 600 }, (_, i) => [
      store.games.append(`g${i}`, 0, '1', 1),
      store.games.length(`g${i}`),
      store.records.put('kind', `r${i}`, '1', 0),
    ]).flat();
    const watch = { isOver: false };
    const all = Promise.all<unknown>(asked).finally(() => (watch.isOver = true));
    let most = 0;
    while (!watch.isOver) {
      const [row] = await server.query(
        `SELECT count(*)::int FROM pg_stat_activity WHERE application_name LIKE 'fabula %'`,
      );
      most = Math.max(most, Number(row?.[0]));
    }
    await all;
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(5);
    await store.close();
  });
});

describe('a database', () => {
  it('of a newer Fabula is refused, untouched', async () => {
    const schema = await server.schema();
    await (await openPostgres(schema())).close();
    const name = decodeURIComponent(schema()).split('search_path=')[1] ?? '';
    await server.query(`UPDATE ${name}.fabula_version SET version = 99`);
    await expect(openPostgres(schema())).rejects.toMatchObject({
      fault: 'newer',
      message: expect.stringContaining('schema 99') as string,
    });
  });

  it('that would lose what it acknowledged is refused', async () => {
    const url = (await server.schema())();
    await expect(openPostgres(`${url}%20-c%20synchronous_commit%3Doff`)).rejects.toMatchObject({
      fault: 'unsafe',
      message: expect.stringContaining('synchronous_commit') as string,
    });
    await server.query('ALTER SYSTEM SET fsync = off');
    await server.query('SELECT pg_reload_conf()');
    await expect
      .poll(
        () =>
          openPostgres(url).then(
            (store) => store.close(),
            (error: unknown) => error,
          ),
        { timeout: 60_000 },
      )
      .toMatchObject({ fault: 'unsafe', message: expect.stringContaining('fsync=off') as string });
    await server.query('ALTER SYSTEM RESET fsync');
    await server.query('SELECT pg_reload_conf()');
  });

  it('that is a standby is not taken for the primary, until it is promoted', async () => {
    const url = (await server.schema())();
    const store = await openPostgres(url, { patienceMs: 100 });
    await store.games.append('g', 0, '1', 1);
    const promote = await server.standBy();
    await expect(store.games.length('g')).rejects.toMatchObject({ fault: 'away' });
    await expect(openPostgres(url, { openMs: 100 })).rejects.toMatchObject({
      fault: 'away',
      message: expect.stringContaining('it is a standby') as string,
    });
    await promote();
    await expect.poll(() => store.games.length('g').catch(() => 0), { timeout: 30_000 }).toBe(1);
    await store.close();
  });

  it('that cannot hold our texts is refused', async () => {
    await server.query(`CREATE DATABASE plain ENCODING 'SQL_ASCII' TEMPLATE template0`);
    const url = (await server.schema())().replace(/\/postgres\?.*/, '/plain');
    await expect(openPostgres(url)).rejects.toMatchObject({
      fault: 'unsafe',
      message: expect.stringContaining('SQL_ASCII') as string,
    });
  });

  it('without room refuses what does not fit and nothing else, and goes on when there is room', async () => {
    const schema = await server.schema();
    const store = await openPostgres(schema());
    const name = decodeURIComponent(schema()).split('search_path=')[1] ?? '';
    await server.query(`
      CREATE FUNCTION ${name}.no_room() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$`);
    await server.query(`CREATE TRIGGER no_room BEFORE INSERT ON ${name}.entry
      FOR EACH ROW WHEN (NEW.text LIKE '"big%') EXECUTE FUNCTION ${name}.no_room()`);
    await server.query(`CREATE TRIGGER no_room BEFORE INSERT ON ${name}.medium
      FOR EACH ROW EXECUTE FUNCTION ${name}.no_room()`);
    const batch = ['"small"', '"big"', '"small too"'].map((text, i) =>
      store.games.append(`g${i}`, 0, text, 1),
    );
    expect(await Promise.allSettled(batch)).toMatchObject([
      { value: { ok: true } },
      { reason: { fault: 'full' } },
      { value: { ok: true } },
    ]);
    expect((await store.health()).isFull).toBe(true);
    await server.query(`DROP FUNCTION ${name}.no_room CASCADE`);
    expect((await store.health()).isFull).toBe(false);
    expect(await store.games.append('g1', 0, '"big"', 1)).toEqual({ ok: true });
    await store.close();
  });

  it('that is damaged is not asked again', async () => {
    const schema = await server.schema();
    const store = await openPostgres(schema());
    const name = decodeURIComponent(schema()).split('search_path=')[1] ?? '';
    await server.query(`
      CREATE FUNCTION ${name}.damaged() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'invalid page' USING ERRCODE = 'XX001'; END $$`);
    await server.query(`CREATE TRIGGER damaged BEFORE INSERT ON ${name}.record
      FOR EACH ROW EXECUTE FUNCTION ${name}.damaged()`);
    await expect(store.records.put('table', 'x', '1', 0)).rejects.toMatchObject({ fault: 'corrupt' });
    expect(await store.failed).toMatchObject({ fault: 'corrupt' });
    await expect(store.games.append('g', 0, '1', 1)).rejects.toMatchObject({ fault: 'corrupt' });
    await store.close();
  });
});
