/** What a host is told who starts the server where it cannot keep anything, or where something is gone. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from '../src/open-store.ts';
import { readSettings, type Settings } from '../src/settings.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fabula-open-'));
});
afterEach(() => rm(folder, { recursive: true }));

function settings(dataDir: string): Settings {
  const reading = readSettings({ DATA_DIR: dataDir }, '/');
  if (!reading.ok) throw new Error(reading.problems.join());
  return reading.settings;
}

it.skipIf(process.platform !== 'linux')(
  'a folder that cannot be made is a sentence, not silence',
  async () => {
    for (const place of ['/proc/nope', '/proc/nope/deeper'])
      expect(await openStore(settings(place))).toBe(
        `DATA_DIR ${place} is not there, and cannot be made in /proc.`,
      );
  },
);

it('a file that was emptied beside the key of earlier days is no new beginning', async () => {
  await writeFile(join(folder, 'fabula.key'), 'key');
  await writeFile(join(folder, 'fabula.db'), '');
  expect(await openStore(settings(folder))).toMatch(/^fabula\.db in .* is empty, but a Fabula has kept data/);
  await rm(join(folder, 'fabula.db'));
  const store = await openStore(settings(join(folder, 'made', 'deeper')));
  if (typeof store === 'string') throw new Error(store);
  await store.close();
});
