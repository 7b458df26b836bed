import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { expect, it } from 'vitest';
import { openSqlite } from '../src/sqlite.ts';
import { directory } from './directories.ts';

const root = directory();

it('a data directory opened twice is refused, by name, and is free again after closing', async () => {
  const path = join(root, 'twice');
  const first = await openSqlite(path);
  await expect(openSqlite(path)).rejects.toMatchObject({
    fault: 'locked',
    message: expect.stringContaining(`${path} is in use by another Fabula process`) as string,
  });
  expect(await first.games.append('g', 0, '1', 1)).toEqual({ ok: true });
  await first.close();
  const second = await openSqlite(path);
  expect(await second.games.length('g')).toBe(1);
  await second.close();
});

it('data of a newer Fabula is refused, untouched', async () => {
  const path = join(root, 'newer');
  mkdirSync(path);
  const db = new Database(join(path, 'fabula.db'));
  db.exec('CREATE TABLE future (x); PRAGMA user_version = 99');
  db.close();
  await expect(openSqlite(path)).rejects.toMatchObject({
    fault: 'newer',
    message: expect.stringContaining('schema 99') as string,
  });
});

it('a file that is no database is refused', async () => {
  const path = join(root, 'garbage');
  mkdirSync(path);
  writeFileSync(join(path, 'fabula.db'), 'A lighthouse that forgot the sea. '.repeat(300));
  await expect(openSqlite(path)).rejects.toMatchObject({ fault: 'corrupt' });
});

it.each(['empty', 'gone'])(
  'a file that is %s beside a log that is not is refused, and the log left as it is',
  async (how) => {
    const path = join(root, `log-alone-${how}`);
    const store = await openSqlite(path);
    await store.games.append('g', 0, '"1"', 1);
    const copy = join(root, `copy-${how}`);
    mkdirSync(copy);
    const [file, log] = [join(copy, 'fabula.db'), join(copy, 'fabula.db-wal')];
    copyFileSync(join(path, 'fabula.db-wal'), log);
    if (how === 'empty') writeFileSync(file, '');
    const before = readFileSync(log);
    await expect(openSqlite(copy)).rejects.toMatchObject({
      fault: 'corrupt',
      message: expect.stringContaining('is empty or gone, but fabula.db-wal beside it is not') as string,
    });
    expect(readFileSync(log)).toEqual(before);
    // With the file it is the store as a crash would have left it.
    copyFileSync(join(path, 'fabula.db'), file);
    const whole = await openSqlite(copy);
    expect(await whole.games.length('g')).toBe(1);
    await whole.close();
    await store.close();
  },
);

it('an empty file alone is a new store', async () => {
  const path = join(root, 'empty-alone');
  mkdirSync(path);
  writeFileSync(join(path, 'fabula.db'), '');
  writeFileSync(join(path, 'fabula.db-wal'), '');
  const store = await openSqlite(path);
  expect(await store.games.length('g')).toBe(0);
  await store.close();
});

it('a directory that cannot be made is refused', async () => {
  writeFileSync(join(root, 'file'), '');
  await expect(openSqlite(join(root, 'file', 'data'))).rejects.toMatchObject({ fault: 'io' });
});

it('a damaged file is noticed, and nothing more is accepted', async () => {
  const path = join(root, 'damaged');
  const whole = await openSqlite(path);
  for (let seq = 0; seq < 300; seq++) await whole.games.append('g', seq, `"${'x'.repeat(300)}"`, 1);
  await whole.close();
  const file = join(path, 'fabula.db');
  const size = statSync(file).size;
  const fd = openSync(file, 'r+');
  // In the middle: neither where the tables begin nor where they go on.
  writeSync(fd, Buffer.alloc(5 * 4096, 0xff), 0, 5 * 4096, Math.floor(size / 8192) * 4096);
  closeSync(fd);

  const store = await openSqlite(path);
  await expect(store.games.read('g')).rejects.toMatchObject({ fault: 'corrupt' });
  await expect(store.games.append('new', 0, '1', 1)).rejects.toMatchObject({ fault: 'corrupt' });
  await expect(store.records.get('table', 'x')).rejects.toMatchObject({ fault: 'corrupt' });
  await store.close();
});

it('a full disk refuses what does not fit and nothing else, and goes on when there is room', async () => {
  const path = join(root, 'full');
  const store = await openSqlite(path, { maxBytes: 400_000 });
  const { games } = store;
  await games.append('kept', 0, '"kept"', 1);

  // Asked in one turn, so that they are one transaction.
  const batch = [
    games.read('kept'),
    games.append('kept', 1, '"small"', 1),
    games.append('large', 0, `"${'x'.repeat(1_000_000)}"`, 1),
    games.append('large', 1, '"after it"', 1),
    store.records.put('table', 'KITE42', '{}', 0),
  ];
  expect(await Promise.allSettled<unknown>(batch)).toMatchObject([
    { value: [{ seq: 1, text: '"kept"' }] },
    { value: { ok: true } },
    { status: 'rejected', reason: { fault: 'full' } },
    { value: { ok: false, seq: 0 } },
    { value: { ok: true } },
  ]);
  expect(await games.read('kept', 1)).toEqual([{ seq: 2, text: '"small"' }]);
  expect(await games.length('large')).toBe(0);
  expect((await store.health()).isFull).toBe(false);

  let filled = 0;
  // Little enough at a time that no room is left for more than one of them.
  const fill = (): Promise<unknown> => games.append('filler', filled, `"${'x'.repeat(2_000)}"`, 1);
  await expect(
    (async () => {
      for (;;) {
        await fill();
        filled++;
      }
    })(),
  ).rejects.toMatchObject({ fault: 'full' });
  expect(await games.length('filler')).toBe(filled);
  expect((await store.health()).isFull).toBe(true);

  expect(await games.remove('filler')).toBe(true);
  expect((await store.health()).isFull).toBe(false);
  expect(await games.append('kept', 2, '"again"', 1)).toEqual({ ok: true });
  await store.close();
  const reopened = await openSqlite(path);
  expect((await reopened.games.read('kept')).map(({ text }) => text)).toEqual([
    '"kept"',
    '"small"',
    '"again"',
  ]);
  await reopened.close();
});

it('a full disk is still read, listed and cleared, also what has not been put in its place', async () => {
  const store = await openSqlite(join(root, 'crowded'), { maxBytes: 400_000 });
  const { games, records } = store;
  const COUNT = 490;
  await Promise.all(Array.from({ length: COUNT }, (_, seq) => games.append('many', seq, `${seq}`, 1)));
  await expect(
    (async () => {
      for (let id = 0; ; id++) await records.put('filler', `${id}`, 'x'.repeat(3_000), 0);
    })(),
  ).rejects.toMatchObject({ fault: 'full' });
  expect(await games.length('many')).toBe(COUNT);
  expect((await games.read('many')).map(({ text }) => text)).toEqual(
    Array.from({ length: COUNT }, (_, seq) => `${seq}`),
  );
  expect(await games.read('many', COUNT - 1)).toEqual([{ seq: COUNT, text: `${COUNT - 1}` }]);
  expect(await games.games({ limit: 9 })).toMatchObject([{ game: 'many', seq: COUNT }]);
  expect(await games.remove('many', COUNT)).toBe(true);
  expect(await games.read('many')).toEqual([]);
  expect(await games.append('next', 0, '1', 1)).toEqual({ ok: true });
  expect(await games.games({ limit: 9 })).toMatchObject([{ game: 'next', seq: 1 }]);
  await store.close();
});
