/** The built server, its data in PostgreSQL. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@fabula/protocol/client.ts';
import type { Client } from '@fabula/protocol/client-types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PostgresServer, startPostgres } from '../../gamelog/test/postgres-server.ts';
import { askHost } from '../src/host/host-door.ts';
import { freePorts } from './free-ports.ts';
import { connect, gather, isOver, ok, playUntil, until } from './tabletop.ts';

const MAIN = join(import.meta.dirname, '../dist/main.js');
let database: PostgresServer;
let url: string;
let directory: string;
let port: number;
let server: ChildProcess;
const clients: Client[] = [];

function run(environment: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: directory,
      DATABASE_URL: url,
      MAX_MESSAGES_PER_SOCKET: '0',
      THINK_MS: '20',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function start(): Promise<string> {
  server = run();
  const { stdout, stderr } = server;
  stderr?.resume();
  return new Promise((resolve) => {
    stdout?.on('data', (chunk: Buffer) => chunk.includes('listening') && resolve(chunk.toString()));
  });
}

async function kill(): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = once(server, 'exit');
  server.kill('SIGKILL');
  await exit;
}

async function whatIsWrong(environment: Record<string, string>): Promise<string> {
  const wrong = run({ ...environment, PORT: '0' });
  let said = '';
  wrong.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  expect(await once(wrong, 'exit')).toEqual([1, null]);
  return said;
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fabula-on-postgres-'));
  [port = 0] = await freePorts(1);
  database = await startPostgres();
  url = (await database.schema())();
});
afterAll(async () => {
  for (const client of clients) client.close();
  await kill();
  await database.stop();
  await rm(directory, { recursive: true });
});

const client = (): Client => {
  const made = createClient({ url: `ws://127.0.0.1:${port}/ws`, language: 'ru', connect, backoff: [20] });
  clients.push(made);
  return made;
};

const isReady = async (): Promise<number> => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;

describe('the built server, on PostgreSQL', () => {
  it('goes on where it was when it is killed, and when its database is', async () => {
    expect(await start()).toContain('"store":"postgres"');
    const { people } = await gather({ client }, 4, { preset: 'imaginarium' });
    const [owner] = people;
    if (!owner) throw new Error('nobody');
    ok(await owner.send('addBot', { level: 'even' }));
    ok(await owner.send('start', {}));
    await playUntil(people, ({ view }) => (view?.round ?? 0) >= 2);

    await kill();
    await Promise.all(people.map((person) => until(person, ({ status }) => status === 'offline')));
    await start();
    await Promise.all(people.map((person) => until(person, ({ status }) => status === 'online')));
    await playUntil(people, ({ view }) => (view?.round ?? 0) >= 3);

    expect(await isReady()).toBe(200);
    await database.kill();
    // It waits for a while, and then says so; the process lives on.
    await expect.poll(isReady, { timeout: 60_000 }).toBe(503);
    expect(server.exitCode).toBeNull();
    await database.start();
    await expect.poll(isReady, { timeout: 60_000 }).toBe(200);
    await playUntil(people, isOver);
    expect(people.every(({ status }) => status === 'online')).toBe(true);

    // Its album is told, and goes when the owner of the table says so.
    const album = `http://127.0.0.1:${port}/api/games/${owner.view?.game}/album`;
    const headers = { authorization: `Bearer ${owner.player?.id}.${owner.player?.token}` };
    expect(await (await fetch(album)).text()).toContain('Timur');
    expect((await fetch(`${album}/mine`, { method: 'DELETE', headers })).status).toBe(204);
    expect(await (await fetch(album)).text()).not.toContain('Yura');
    expect((await fetch(album, { method: 'DELETE', headers })).status).toBe(200);
    expect((await fetch(album)).status).toBe(404);
  });

  it('has a door for whoever runs it, and says how to make a backup', async () => {
    expect(await readdir(directory)).toEqual(['fabula.sock']);
    expect(await askHost(directory, { do: 'reports' })).toMatchObject({ ok: true });
    expect(await askHost(directory, { do: 'backup', folder: directory })).toMatchObject({
      ok: false,
      why: expect.stringContaining('pg_dump') as string,
    });
  });

  it('says why it cannot start, and keeps the password to itself', async () => {
    const nowhere = url.replace(/:\d+\//, ':1/');
    const [away, unsafe] = await Promise.all([
      whatIsWrong({ DATABASE_URL: nowhere }),
      whatIsWrong({ DATABASE_URL: `${url}%20-c%20synchronous_commit%3Doff` }),
    ]);
    expect(away).toContain('The database 127.0.0.1:1/postgres cannot be reached');
    expect(away).not.toContain('fabula:fabula');
    expect(unsafe).toContain('synchronous_commit=off');
  });
});
