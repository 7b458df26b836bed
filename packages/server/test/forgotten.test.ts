/** Whoever asks to be forgotten is, in every file of the data. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '@fabula/gamelog/sqlite.ts';
import type { Client } from '@fabula/protocol/client-types.ts';
import { expect, it, vi } from 'vitest';
import { gather, ok, setUp, until } from './tabletop.ts';

const NAME = 'Rumpelstiltskin';

const idOf = ({ player }: Client): string => player?.id ?? '';

it('nothing of a name stays in the files', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'fabula-forgotten-'));
  const holding = (text: string): string[] =>
    readdirSync(directory).filter((name) => readFileSync(join(directory, name)).includes(text));
  const store = await openSqlite(directory, { wipedAfterMs: 50 });
  const tabletop = await setUp({}, { store });
  const { people } = await gather(tabletop, 4);
  const [owner, , , last] = people as [Client, Client, Client, Client];
  ok(await last.send('rename', { name: NAME, avatar: 'rabbit' }));
  await until(owner, ({ table }) => table?.profiles[idOf(last)]?.name === NAME);
  expect(holding(NAME)).not.toEqual([]);
  ok(await last.send('forgetMe', {}));
  await vi.waitFor(() => expect(holding(NAME)).toEqual([]), { timeout: 60_000 });
  // The others play on, and are known.
  ok(await owner.send('start', {}));
  expect(holding('Yura')).not.toEqual([]);
  await tabletop.stop();
  expect(holding(NAME)).toEqual([]);
  rmSync(directory, { recursive: true });
});
