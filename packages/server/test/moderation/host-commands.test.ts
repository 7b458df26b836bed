/** The host's side, as `npm run moderate` has it: by the door in the data folder of a server as it ships. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Client } from '@fabula/protocol/client-types.ts';
import { createClient } from '@fabula/protocol/client.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askHost, openHostDoor } from '../../src/host/host-door.ts';
import { hostCommands } from '../../src/host/moderation-commands.ts';
import { BuiltServer } from '../proofs/built-server.ts';
import { connect, gather, ok, setUp } from '../tabletop.ts';

const root = join(import.meta.dirname, '../../../..');
const idOf = ({ player }: Client): string => player?.id ?? '';

async function moderate(data: string, ...args: string[]): Promise<string> {
  const program = ['--import', 'tsx', join(root, 'tools/src/moderate.ts'), ...args];
  const { stdout } = await promisify(execFile)(process.execPath, program, {
    cwd: root,
    env: { ...process.env, DATA_DIR: data },
  });
  return stdout.trimEnd();
}

describe('npm run moderate', () => {
  const clients: Client[] = [];
  let server: BuiltServer;
  beforeAll(async () => {
    server = await BuiltServer.prepare();
    await server.start();
  });
  afterAll(async () => {
    for (const client of clients) client.close();
    await server.remove();
  });
  const client = (): Client => {
    const made = createClient({ url: server.url, language: 'en', connect });
    clients.push(made);
    return made;
  };

  it('lists and shows reports, bans, closes; and says so when no server runs', async () => {
    const { code, people } = await gather({ client }, 3);
    const [one, rude] = people as [Client, Client];
    ok(await rude.send('rename', { name: '\u202eTim\u009b31m' }));
    ok(await one.send('report', { player: idOf(rude), reason: 'A "rude"\u001b[2J name' }));
    const line = await moderate(server.directory, 'reports');
    expect(line).toMatch(/^ {3}1 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}name "Tim[^"]*" \(before: "\w+"\)/);
    expect(line).toContain(`player ${idOf(rude)}  table ${code}`);
    const page = await moderate(server.directory, 'show', '1');
    expect(page).toContain('done      nothing yet');
    // Nothing of it moves the cursor of whoever reads it.
    // oxlint-disable-next-line no-control-regex
    expect(`${line}${page}`).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e]/);

    const banned = new Promise((resolve) => rude.on('bye', resolve));
    expect(await moderate(server.directory, 'ban', '1', '--days', '2')).toBe(`banned: player.${idOf(rude)}`);
    expect(await banned).toBe('banned-from-site');
    const closed = new Promise((resolve) => one.on('bye', resolve));
    expect(await moderate(server.directory, 'close', code)).toBe('closed; connections that were told: 2');
    expect(await closed).toBe('table-closed');

    await expect(moderate(server.directory, 'close', 'ZZZZZZ')).rejects.toThrow('There is no table ZZZZZZ');
    await expect(moderate(server.directory, 'bans', 'all')).rejects.toThrow('usage: npm run -s moderate');
    // Not for ever, which is what a number that is none would become on its way.
    for (const days of ['soon', '0', '1.5', '-3'])
      await expect(moderate(server.directory, 'ban', idOf(one), `--days=${days}`)).rejects.toThrow('usage:');
    // An id is no option, whatever it begins with.
    const id = '-n0b0dyAtAll-123';
    await expect(moderate(server.directory, 'ban', id)).rejects.toThrow(`There is no player ${id}`);
    expect(await moderate(server.directory, 'bans')).not.toContain(idOf(one));
    await server.kill('SIGTERM');
    await expect(moderate(server.directory, 'reports')).rejects.toThrow('No server is running');
  });
});

describe('the door', () => {
  it('takes every command, and says in a sentence what is wrong with one', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'fabula-door-'));
    const tabletop = await setUp();
    const door = await openHostDoor(directory, hostCommands(tabletop.app.moderator));
    const { code, people } = await gather(tabletop, 3);
    const [one, rude] = people as [Client, Client];
    const player = idOf(rude);
    ok(await one.send('report', { player, reason: '' }));
    const ask = (name: string, fields: object = {}) => askHost(directory, { do: name, ...fields });
    expect(await ask('reports')).toMatchObject({ ok: true, reports: [{ number: 1, player }] });
    expect(await ask('report', { number: 1 })).toMatchObject({ ok: true, report: { table: code } });
    expect(await ask('delete', { number: 1 })).toEqual({ ok: true, done: 'name replaced' });
    expect(await ask('ban', { who: player, days: 1, network: false })).toEqual({
      ok: true,
      banned: [`player.${player}`],
    });
    expect(await ask('bans')).toMatchObject({ ok: true, bans: [{ name: `player.${player}` }] });
    expect(await ask('unban', { who: '1' })).toEqual({ ok: true, lifted: [`player.${player}`] });
    expect(await ask('close', { table: code })).toEqual({ ok: true, guests: 2 });
    expect(await ask('reopen', { table: code })).toEqual({ ok: true });
    expect(await ask('report', { number: 9 })).toEqual({ ok: false, why: 'There is no report 9' });
    for (const [name, fields] of [
      ['report', { number: 'one' }],
      ['delete', {}],
      ['close', { table: 'x' }],
      ['ban', { who: player, days: -1, network: false }],
      ['ban', { who: '', days: null, network: false }],
      ['unban', { who: 5 }],
    ] as const)
      expect(await ask(name, fields)).toMatchObject({ ok: false, why: expect.stringContaining(': ') });
    door.close();
    await tabletop.stop();
    rmSync(directory, { recursive: true });
  });
});
