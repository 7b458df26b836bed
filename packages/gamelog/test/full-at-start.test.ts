/** A server that is started on a full disk shows what it has; it writes again when there is room. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type * as Libsql from 'libsql';
import { expect, it, vi } from 'vitest';
import { openSqlite } from '../src/sqlite.ts';
import { directory } from './directories.ts';

const disk = vi.hoisted(() => ({ isFull: false }));

// Beginning a write-ahead log and carrying one over need room. (With a real full disk, a small tmpfs, it goes the same way.)
vi.mock('libsql', async (original) => {
  const { default: Database } = await original<{ default: typeof Libsql.default }>();
  return {
    default: class extends Database {
      override exec(sql: string): this {
        if (disk.isFull && /journal_mode = WAL|wal_checkpoint/.test(sql))
          throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
        return super.exec(sql);
      }
    },
  };
});

const root = directory();

it('after it was stopped', async () => {
  const path = join(root, 'stopped');
  const before = await openSqlite(path);
  for (let seq = 0; seq < 3; seq++) await before.games.append('g', seq, `${seq}`, 1);
  await before.close();
  disk.isFull = true;
  const store = await openSqlite(path);
  await expect(openSqlite(path)).rejects.toMatchObject({ fault: 'locked' });
  const read = await Promise.all([store.games.read('g'), store.games.length('g')]);
  expect(read).toMatchObject([[{ text: '0' }, { text: '1' }, { text: '2' }], 3]);
  await expect(store.games.append('g', 3, '3', 1)).rejects.toMatchObject({ fault: 'full' });
  await expect(store.records.put('table', 'KITE42', '{}', 0)).rejects.toMatchObject({ fault: 'full' });
  expect(await store.games.length('g')).toBe(3);
  disk.isFull = false;
  expect(await store.games.append('g', 3, '3', 1)).toEqual({ ok: true });
  await store.close();
  const after = await openSqlite(path);
  expect(await after.games.length('g')).toBe(4);
  await after.close();
});

it('after it was killed', async () => {
  const before = await openSqlite(join(root, 'running'));
  for (let seq = 0; seq < 3; seq++) await before.games.append('g', seq, `${seq}`, 1);
  // What a kill would leave behind.
  const path = join(root, 'killed');
  cpSync(join(root, 'running'), path, { recursive: true });
  disk.isFull = true;
  const store = await openSqlite(path);
  expect(await store.games.length('g')).toBe(3);
  disk.isFull = false;
  expect(await store.games.append('g', 3, '3', 1)).toEqual({ ok: true });
  await store.close();
  await before.close();
});

it('but there must be room to bring older data up to date', async () => {
  disk.isFull = true;
  await expect(openSqlite(join(root, 'new'))).rejects.toMatchObject({
    fault: 'full',
    message: expect.stringContaining('up to date') as string,
  });
  disk.isFull = false;
});
