import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { copyStore, differenceOf, isEmpty } from '@fabula/gamelog/copy-store.ts';
import type { Store } from '@fabula/gamelog/port.ts';
import { openPostgres } from '@fabula/gamelog/postgres.ts';
import { openSqlite } from '@fabula/gamelog/sqlite.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../../packages/gamelog/test/postgres-server.ts';
import { folder, run, runWith } from './command.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const GAMES = 230;

/** Some of everything, of different ages. */
async function fill(store: Store, clock: { at: number }): Promise<void> {
  for (let game = 0; game < GAMES; game += 1) {
    clock.at = 1_000 + game;
    const name = `game-${String(game).padStart(3, '0')}`;
    for (let seq = 0, entry = 0; entry <= game % 4; entry += 1, seq += 1 + (game % 2))
      await store.games.append(name, seq, JSON.stringify(`ход ${entry} 🐇`), 1 + (game % 2));
    if (game % 3 === 0) await store.games.note(name, { people: ['lena'], origin: null });
  }
  for (const [kind, id, at] of [
    ['table', 'KITE42', 5],
    ['table', 'OTHER1', 6],
    ['player', 'lena', 7],
  ] as const) {
    clock.at = at;
    await store.records.put(kind, id, '"1"', 0);
    await store.records.put(kind, id, '"два"', 1);
  }
  await store.media.put(
    'game-000.1-a',
    Uint8Array.from({ length: 5_000 }, (_, place) => place % 256),
  );
}

describe('npm run store:copy', () => {
  it('takes everything from SQLite to PostgreSQL and back, with its age', async () => {
    const clock = { at: 0 };
    const first = join(folder, 'first');
    const store = await openSqlite(first, { now: () => clock.at });
    await fill(store, clock);
    await store.close();
    const url = (await server.schema())();
    const there = run('store-copy', first, url);
    expect(there).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(there.out)).toEqual({ games: GAMES, entries: 573, records: 3, media: 1 });
    const back = join(folder, 'back');
    expect(run('store-copy', url, back)).toMatchObject({ code: 0, out: there.out });
    const [one, two, database] = [await openSqlite(first), await openSqlite(back), await openPostgres(url)];
    expect(await differenceOf(one, two)).toBeNull();
    expect(await differenceOf(one, database)).toBeNull();
    expect((await two.games.games({ after: 'game-228', limit: 1 }))[0]).toMatchObject({
      seq: 4,
      lastAt: 1_229,
    });
    expect(await two.records.get('player', 'lena')).toMatchObject({ at: 7, text: '"два"', version: 1 });
    await Promise.all([one.close(), two.close(), database.close()]);

    expect(run('store-copy', back, url)).toMatchObject({
      code: 1,
      err: 'There is data in the target already: nothing was changed\n',
    });
  });

  it('says so when the target has not kept what it was given', async () => {
    const from = join(folder, 'faithful');
    const store = await openSqlite(from);
    await store.records.put('table', 'KITE42', '"as it was"', 0);
    await store.close();
    const url = (await server.schema())();
    await (await openPostgres(url)).close();
    const schema = new URL(url).searchParams.get('options')?.split('=')[1] ?? '';
    await server.query(`
      SET search_path = ${schema};
      CREATE FUNCTION forge() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.text = '"forged"'; RETURN NEW; END $$;
      CREATE TRIGGER forge BEFORE INSERT ON record FOR EACH ROW EXECUTE FUNCTION forge()`);
    const { code, err } = run('store-copy', from, url);
    expect([code, err]).toEqual([1, expect.stringMatching(/not the same .*table KITE42/)]);
  });

  it('says what is wrong', () => {
    const empty = join(folder, 'empty');
    mkdirSync(empty);
    expect(run('store-copy', empty).err).toMatch(/^usage: /);
    expect(run('store-copy', empty, 'elsewhere').err).toBe(`There is no data in ${empty}\n`);
  });
});

it('a store with a game, a record or a drawing is not empty', async () => {
  const one = openMemory();
  const [game, record, drawing] = [openMemory(), openMemory(), openMemory()];
  await game.games.append('g', 0, '1', 1);
  await record.records.put('player', 'lena', '1', 0);
  await drawing.media.put('g.1-a', Uint8Array.of(1));
  expect(await Promise.all([one, game, record, drawing].map(isEmpty))).toEqual([true, false, false, false]);
});

it('a copy that lacks or changes anything is told apart', async () => {
  const clock = { at: 0 };
  const changes: ((store: Store) => Promise<unknown>)[] = [
    (store) => store.games.remove('game-007'),
    (store) => store.games.append('game-007', 8, '"more"', 1),
    (store) => store.games.note('game-007', { origin: 'x' }),
    (store) => store.records.put('table', 'KITE42', '"3"', 1),
    (store) => store.records.put('news', 'x', '1', 0),
    (store) => store.records.remove('player', 'lena'),
    (store) => store.media.remove('game-000.1-a'),
    (store) => store.media.put('z', Uint8Array.of(1)),
  ];
  for (const change of changes) {
    const [one, other] = [openMemory(() => clock.at), openMemory(() => clock.at)];
    await fill(one, clock);
    await copyStore(one, other, clock, () => undefined);
    expect(await differenceOf(one, other)).toBeNull();
    await change(other);
    expect(await differenceOf(one, other), String(change)).toMatch(/ became |drawing/);
  }
});

it.each(['backup', 'restore'] as const)('npm run %s says what to use for a database', (tool) => {
  const { code, err } = runWith({ DATABASE_URL: 'postgres://fabula:secret@db.example/fabula' }, tool, folder);
  expect(code).toBe(1);
  expect(err).toMatch(/pg_(dump|restore)/);
  expect(err).not.toContain('secret');
});
