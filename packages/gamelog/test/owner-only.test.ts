/** The data is its owner's alone. */
import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSqlite } from '../src/sqlite.ts';
import { directory } from './directories.ts';

const root = directory();
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const modesIn = (path: string): Record<string, string> =>
  Object.fromEntries(['.', ...readdirSync(path).sort()].map((name) => [name, modeOf(join(path, name))]));

it.skipIf(process.platform === 'win32')('in a new folder, and in one that others could read', async () => {
  const path = join(root, 'data');
  const store = await openSqlite(path);
  await store.games.append('g', 0, '1', 1);
  expect(modesIn(path)).toEqual({ '.': '700', 'fabula.db': '600', 'fabula.db-wal': '600' });
  await store.close();
  chmodSync(path, 0o755);
  chmodSync(join(path, 'fabula.db'), 0o644);
  const again = await openSqlite(path);
  expect(modesIn(path)).toEqual({ '.': '700', 'fabula.db': '600', 'fabula.db-wal': '600' });
  await again.close();
});

it.skipIf(process.platform === 'win32')(
  'a folder that holds other things too stays open to others',
  async () => {
    const path = join(root, 'shared');
    mkdirSync(path);
    writeFileSync(join(path, 'letters.txt'), '');
    chmodSync(path, 0o755);
    chmodSync(join(path, 'letters.txt'), 0o644);
    const store = await openSqlite(path);
    expect(modesIn(path)).toMatchObject({ '.': '755', 'fabula.db': '600', 'letters.txt': '644' });
    await store.close();
  },
);
