import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, it } from 'vitest';
import type { Store } from '../src/port.ts';
import { openSqlite } from '../src/sqlite.ts';
import { contract } from './contract.ts';
import { directory } from './directories.ts';

const root = directory();
const places = new Map<Store, { path: string; now: () => number }>();

for (const [name, patienceMs] of [
  ['SQLite, syncing in place', Infinity],
  ['SQLite, syncing elsewhere', 0],
] as const) {
  const openAt = async (path: string, now: () => number): Promise<Store> => {
    const store = await openSqlite(path, { now, patienceMs });
    places.set(store, { path, now });
    return store;
  };
  contract({
    name,
    open: (now) => openAt(join(root, `store${places.size}`), now),
    async reopen(store) {
      const place = places.get(store);
      if (place === undefined) throw new Error('not opened here');
      await store.close();
      return openAt(place.path, place.now);
    },
  });
}

it('finds every entry, put in its place or not yet, also where others were forgotten', async () => {
  const path = join(root, 'many');
  let store = await openSqlite(path);
  const text = (game: string, seq: number): string => JSON.stringify([game, seq]);
  const play = async (game: string, from: number, to: number): Promise<void> => {
    for (let seq = from; seq < to; seq++) await store.games.append(game, seq, text(game, seq), 1);
  };
  await Promise.all([play('a', 0, 700), play('b', 0, 600), play('c', 0, 3)]);
  expect(await store.games.remove('b')).toBe(true);
  await play('a', 700, 720);
  await store.close();
  store = await openSqlite(path);
  await play('d', 0, 2);
  expect(await store.games.remove('d')).toBe(true);
  await play('a', 720, 730);
  expect((await store.games.read('a')).map((entry) => entry.text)).toEqual(
    Array.from({ length: 730 }, (_, seq) => text('a', seq)),
  );
  expect((await store.games.games({ limit: 9 })).map(({ game, seq }) => [game, seq])).toEqual([
    ['a', 730],
    ['c', 3],
  ]);
  await store.close();
});

it('weighs what is in its place and what is not yet', async () => {
  const path = join(root, 'weights');
  let store = await openSqlite(path);
  const weights = async (): Promise<Record<string, number>> =>
    Object.fromEntries((await store.games.games({ limit: 9 })).map(({ game, bytes }) => [game, bytes]));
  const play = async (game: string, from: number, to: number): Promise<void> => {
    for (let seq = from; seq < to; seq++) await store.games.append(game, seq, '"жж"', 1);
  };
  await Promise.all([play('a', 0, 700), play('b', 0, 300)]);
  expect(await weights()).toEqual({ a: 4_200, b: 1_800 });
  await store.close();
  store = await openSqlite(path);
  await play('b', 300, 301);
  expect(await weights()).toEqual({ a: 4_200, b: 1_806 });
  await store.close();
});

it('reads what the second schema wrote', async () => {
  const path = join(root, 'second');
  mkdirSync(path);
  const db = new Database(join(path, 'fabula.db'));
  db.exec(`
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
    CREATE TABLE record (
      kind TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL,
      PRIMARY KEY (kind, id)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO game VALUES (1, 'one'), (2, 'two');
    INSERT INTO entry VALUES (1, 1, 0, 2, 5, '"a"'), (2, 2, 0, 1, 6, '"ж"'), (3, 1, 2, 3, 7, '"c"');
    INSERT INTO place VALUES (1, 0, 1), (2, 0, 2);
    INSERT INTO mark VALUES (2);
    INSERT INTO record VALUES ('table', 'KITE42', 3, 8, '{}');
    PRAGMA user_version = 2`);
  db.close();
  const store = await openSqlite(path);
  expect(await store.games.games({ limit: 9 })).toEqual([
    { game: 'one', seq: 3, lastAt: 7, bytes: 6, people: null, origin: null },
    { game: 'two', seq: 1, lastAt: 6, bytes: 4, people: null, origin: null },
  ]);
  expect(await store.games.note('one', { people: ['p1'] })).toBe(true);
  expect(await store.games.append('one', 3, '"d"', 1)).toEqual({ ok: true });
  expect(await store.games.about('one')).toEqual({ people: ['p1'], origin: null });
  await store.close();
});

it('reads what the first schema wrote', async () => {
  const path = join(root, 'first');
  mkdirSync(path);
  const db = new Database(join(path, 'fabula.db'));
  db.exec(`
    CREATE TABLE game (number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
    CREATE TABLE entry (
      game INTEGER NOT NULL, after INTEGER NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL,
      PRIMARY KEY (game, after)
    ) STRICT;
    CREATE TABLE record (
      kind TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, at INTEGER NOT NULL, text TEXT NOT NULL,
      PRIMARY KEY (kind, id)
    ) STRICT, WITHOUT ROWID;
    INSERT INTO game VALUES (1, 'one'), (2, 'two');
    INSERT INTO entry VALUES (1, 0, 2, 5, '"a"'), (2, 0, 1, 6, '"b"'), (1, 2, 3, 7, '"c"');
    INSERT INTO record VALUES ('table', 'KITE42', 3, 8, '{}');
    PRAGMA user_version = 1`);
  db.close();
  const store = await openSqlite(path);
  expect(await store.games.read('one')).toEqual([
    { seq: 2, text: '"a"' },
    { seq: 3, text: '"c"' },
  ]);
  expect(await store.games.append('two', 1, '"d"', 1)).toEqual({ ok: true });
  expect((await store.games.games({ limit: 9 })).map(({ bytes }) => bytes)).toEqual([6, 6]);
  expect(await store.records.get('table', 'KITE42')).toEqual({ id: 'KITE42', version: 3, at: 8, text: '{}' });
  await store.close();
});
