/** What was deleted is soon in none of the files. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openSqlite } from '../src/sqlite.ts';
import { directory } from './directories.ts';

const SECRET = 'Rumpelstiltskin';
const filesIn = (path: string): string[] =>
  readdirSync(path).filter((name) => readFileSync(join(path, name)).includes(SECRET));
const wiped = (path: string): Promise<void> =>
  vi.waitFor(() => expect(filesIn(path)).toEqual([]), { timeout: 60_000 });

it('a record, a recording and a game are gone from the file and from its log while the store is open', async () => {
  const path = directory();
  const store = await openSqlite(path, { wipedAfterMs: 1 });
  const text = JSON.stringify(SECRET);
  await store.records.put('player', 'p', text, 0);
  await store.media.put('song', Buffer.from(text));
  await store.games.append('g', 0, text, 1);
  await store.games.append('other', 0, '"stays"', 1);
  expect(filesIn(path)).toEqual(['fabula.db-wal']);
  await store.records.remove('player', 'p');
  await store.games.remove('g');
  await store.media.remove('song');
  await wiped(path);
  await store.games.append('other', 1, '"stays too"', 1);
  // Deleted again, wiped away again.
  await store.records.put('player', 'q', text, 0);
  await store.records.remove('player', 'q');
  await wiped(path);
  await store.media.put('another song', Buffer.from(text));
  await store.media.remove('another song');
  await wiped(path);
  await store.close();
  const again = await openSqlite(path);
  expect((await again.games.read('other')).map((entry) => entry.text)).toEqual(['"stays"', '"stays too"']);
  await again.close();
});

it('not while a backup is made, but after it', async () => {
  const path = directory();
  const store = await openSqlite(path, { wipedAfterMs: 1 });
  for (let seq = 0; seq < 500; seq += 1) await store.games.append('g', seq, `"${'x'.repeat(4_000)}"`, 1);
  await store.records.put('player', 'p', JSON.stringify(SECRET), 0);
  const folder = directory();
  const making = store.backup(folder);
  await store.records.remove('player', 'p');
  const { file } = await making;
  await wiped(path);
  expect(readFileSync(file).length).toBeGreaterThan(2_000_000);
  await store.close();
});
