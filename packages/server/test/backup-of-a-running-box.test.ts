/** From one end to the other: people play, the host asks for a backup, the machine dies, the backup is restored, and the games go on. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { asLog } from '@fabula/engine/log.ts';
import { replay } from '@fabula/engine/replay.ts';
import { openSqlite } from '@fabula/gamelog/sqlite.ts';
import { GAME_COMMANDS } from '@fabula/protocol/client-messages.ts';
import { afterAll, expect, it } from 'vitest';
import { exported } from '@fabula/table/game.ts';
import { BuiltServer } from './proofs/built-server.ts';
import { dice, pause } from './proofs/chance.ts';
import { gather, ok } from './proofs/gather.ts';
import { Person } from './proofs/person.ts';
import type { Tap } from './proofs/tap.ts';

const root = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'fabula-backups-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const backupsOf = (name: string): string[] =>
  existsSync(join(folder, name))
    ? readdirSync(join(folder, name)).filter((file) => file.endsWith('.db'))
    : [];

/** As `npm run backup` does it. */
async function tool(name: string, argument: string, data: string): Promise<Record<string, unknown>> {
  const args = ['--import', 'tsx', join(root, `tools/src/${name}.ts`), argument];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { ...process.env, DATA_DIR: data },
  });
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** The ids of moves that were acknowledged. */
class Acknowledged {
  readonly ids = new Set<string>();
  readonly #moves = new Set<string>();
  readonly tap: Tap = {
    sent: (text) => {
      const { id, type } = JSON.parse(text) as { id: string; type: string };
      if ((GAME_COMMANDS as readonly string[]).includes(type)) this.#moves.add(id);
    },
    heard: (text) => {
      const { ack } = JSON.parse(text) as { ack?: string };
      if (ack !== undefined && this.#moves.has(ack)) this.ids.add(ack);
      return text;
    },
  };
}

it('a box is backed up while it is played on, and the games go on from the backup', async () => {
  const server = await BuiltServer.prepare({ BACKUP_DIR: join(folder, 'daily'), KEEP_BACKUPS: '2' });
  await server.start();
  const acknowledged = new Acknowledged();
  const tables = await Promise.all(
    [0, 1, 2].map(async (table) => {
      const options = { url: server.url, roll: dice(table), tap: () => acknowledged.tap, think: 40 };
      const people = Array.from({ length: 4 }, () => new Person(options));
      await gather(people, { preset: table === 0 ? 'imaginarium' : 'dixit' });
      ok(await people[0]?.client.send('start', {}));
      for (const person of people) person.play();
      return people;
    }),
  );
  const everybody = tables.flat();
  const games = tables.map(([owner]) => owner?.view?.game ?? '');
  await Promise.all(everybody.map((person) => person.until(({ view }) => (view?.round ?? 0) >= 2)));

  // The first of every day is made by itself, when the server begins.
  while (backupsOf('daily').length === 0) await pause(20);
  const before = new Set(acknowledged.ids);
  const { file } = (await tool('backup', join(folder, 'asked'), server.directory)) as { file: string };
  expect(backupsOf('asked')).toEqual([file.split('/').at(-1)]);
  await Promise.all(everybody.map((person) => person.until(({ view }) => (view?.round ?? 0) >= 3)));
  await server.kill('SIGKILL');

  rmSync(server.directory, { recursive: true });
  expect(await tool('restore', file, server.directory)).toEqual({ restored: server.directory });
  await expect(tool('restore', file, server.directory)).rejects.toThrow('There is data in');
  const restored = await openSqlite(server.directory);
  const found = new Set<string>();
  for (const game of games)
    for (const { text } of await restored.games.read(game))
      found.add((JSON.parse(text) as { id: string }).id);
  expect([...before].filter((id) => !found.has(id))).toEqual([]);
  expect(before.size).toBeGreaterThan(30);
  await restored.close();

  await server.start();
  await Promise.all(everybody.map((person) => person.until(({ view }) => view?.phase === 'over')));
  for (const { client } of everybody) client.close();
  await server.kill('SIGTERM');
  const after = await openSqlite(server.directory);
  for (const game of games) {
    const verdict = replay(asLog((await after.games.read(game)).map(exported)));
    expect(verdict).toMatchObject({ ok: true, state: { phase: { name: 'over' } } });
  }
  await after.close();

  // Without a server the tool does it by itself; what is torn is refused.
  const { file: quiet } = (await tool('backup', folder, server.directory)) as { file: string };
  truncateSync(quiet, 50_000);
  await expect(tool('restore', quiet, join(folder, 'new'))).rejects.toThrow('is not what was backed up');
  await server.remove();
});
