/** Whoever asks to be forgotten is, in every file of the data. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMemory } from '@fabula/gamelog/memory.ts';
import type { Records } from '@fabula/gamelog/port.ts';
import { openSqlite } from '@fabula/gamelog/sqlite.ts';
import type { Client } from '@fabula/protocol/client-types.ts';
import { expect, it, vi } from 'vitest';
import { otherwise } from './fake-house.ts';
import { gather, ok, setUp, until } from './tabletop.ts';

const NAME = 'Rumpelstiltskin';

class Signal {
  give: () => void = () => undefined;
  readonly given = new Promise<void>((resolve) => (this.give = resolve));
}

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

it('a name that was on its way to the disk does not come back', async () => {
  const below = openMemory();
  let device: Client | null = null;
  const [asked, gone] = [new Signal(), new Signal()];
  const put: Records['put'] = async (kind, id, text, version) => {
    if (text.includes(NAME)) {
      asked.give();
      await gone.given;
    }
    return below.records.put(kind, id, text, version);
  };
  const remove: Records['remove'] = async (kind, id, version) => {
    void device?.send('rename', { name: NAME });
    await asked.given;
    const isGone = await below.records.remove(kind, id, version);
    gone.give();
    return isGone;
  };
  const tabletop = await setUp({}, { store: otherwise(below, { records: { put, remove } }) });
  const { code, people } = await gather(tabletop, 3);
  const [, last] = people as [Client, Client, Client];
  device = tabletop.client(last.player ?? undefined);
  ok(await device.enter({ code, role: 'player' }));
  ok(await last.send('forgetMe', {}));
  await tabletop.app.tables.settled();
  const table = tabletop.app.tables.inUse(code);
  expect(table?.profiles.size).toBe(2);
  expect(table?.profiles.has(idOf(last))).toBe(false);
  await tabletop.stop();
});
