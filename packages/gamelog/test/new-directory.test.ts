import type * as Fs from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openSqlite } from '../src/sqlite.ts';
import { directory } from './directories.ts';

const disk = vi.hoisted(() => ({ names: new Map<number, string>(), synced: [] as string[] }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>();
  return {
    ...fs,
    openSync(path: string, flags: string) {
      const file = fs.openSync(path, flags);
      disk.names.set(file, path);
      return file;
    },
    fsyncSync(file: number) {
      fs.fsyncSync(file);
      disk.synced.push(disk.names.get(file) ?? '');
    },
  };
});

const root = directory();

it('the names of new directories are on disk before anything is acknowledged', async () => {
  const path = join(root, 'new', 'data');
  await (await openSqlite(path)).close();
  expect(disk.synced).toEqual([join(root, 'new'), root]);
  disk.synced = [];
  await (await openSqlite(path)).close();
  expect(disk.synced).toEqual([]);
});
