import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PHRASES } from '@fabula/bots/lines/phrases.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import { createClient } from '@fabula/protocol/client.ts';
import type { Client } from '@fabula/protocol/client-types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from './free-ports.ts';
import { connect, gather, isOver, ok, playUntil, until } from './tabletop.ts';

const SERVER = join(import.meta.dirname, '..');
let directory: string;
let port: number;
let server: ChildProcess;
let printed = '';
const clients: Client[] = [];

const run = (environment: Record<string, string>, errors: 'inherit' | 'pipe' = 'inherit'): ChildProcess =>
  spawn(process.execPath, [join(SERVER, 'dist/main.js')], {
    env: { ...process.env, HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', errors],
  });

async function start(): Promise<void> {
  server = run({ PORT: String(port), DATA_DIR: directory, MAX_MESSAGES_PER_SOCKET: '0', THINK_MS: '20' });
  await new Promise<void>((resolve) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (chunk.includes('listening')) resolve();
    });
  });
}

const exited = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', (code) => resolve(code)));

async function kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  const exit = exited(server);
  server.kill(signal);
  return exit;
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'fabula-built-'));
  [port = 0] = await freePorts(1);
  await start();
}, 30_000);

afterAll(async () => {
  for (const client of clients) client.close();
  await kill('SIGKILL');
  await rm(directory, { recursive: true });
});

const client = (): Client => {
  const made = createClient({ url: `ws://127.0.0.1:${port}/ws`, language: 'ru', connect, backoff: [20] });
  clients.push(made);
  return made;
};

describe('the built server, on a disk', () => {
  it('goes on where it was after being killed, and after being stopped', async () => {
    const { people } = await gather({ client }, 4, { preset: 'imaginarium' });
    const [owner] = people;
    if (!owner) throw new Error('nobody');
    ok(await owner.send('start', {}));
    await playUntil(people, ({ view }) => (view?.round ?? 0) >= 2);
    const before = owner.view;

    await kill('SIGKILL');
    await Promise.all(people.map((person) => until(person, ({ status }) => status === 'offline')));
    await start();
    await Promise.all(people.map((person) => until(person, ({ status }) => status === 'online')));
    await playUntil(people, ({ view }) => (view?.round ?? 0) >= 3);
    expect(owner.view?.game).toBe(before?.game);

    const byes: string[] = [];
    owner.on('bye', (reason) => byes.push(reason));
    expect(await kill('SIGTERM')).toBe(0);
    await until(owner, ({ status }) => status === 'offline');
    expect(byes).toEqual(['stopping']);
    await start();
    await playUntil(people, isOver);
  }, 30_000);

  it('has bots that know their words, in a thread of their own', async () => {
    const { people } = await gather({ client }, 1, {
      rules: { ...PRESETS.dixit, firstStoryteller: 1, rounds: 2 },
      decks: ['dream'],
      language: 'ru',
    });
    const [owner] = people;
    if (!owner) throw new Error('nobody');
    const clues: string[] = [];
    owner.on('view', ({ clue }) => clue?.kind === 'text' && clues.push(clue.text));
    for (const level of ['gentle', 'even', 'sharp'] as const) ok(await owner.send('addBot', { level }));
    ok(await owner.send('start', {}));
    await playUntil(people, isOver);
    expect(clues.filter((clue) => !PHRASES.ru.plain.includes(clue)).length).toBeGreaterThan(0);
    const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(metrics).toMatch(/^fabula_bot_moves_total [1-9]/m);
    expect(metrics).toMatch(/^fabula_bot_thread_starts_total 1$/m);
    expect(metrics).toMatch(/^fabula_bot_decision_seconds_total \d+\.\d/m);
    expect(printed).not.toContain('vocabulary');
  }, 60_000);

  async function complaintOf(environment: Record<string, string>): Promise<string> {
    const wrong = run(environment, 'pipe');
    let said = '';
    wrong.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    expect(await exited(wrong)).toBe(1);
    return said;
  }

  it('says what is wrong with its settings', async () => {
    const said = await complaintOf({ PORT: 'eighty', LOG_LEVEL: 'loud' });
    expect(said).toContain('PORT must be a whole number from 0 to 65535, not "eighty"');
    expect(said).toContain('LOG_LEVEL must be one of');
  });

  it('says which of its doors is somebody else’s', async () => {
    const said = await complaintOf({ PORT: '0', STORE: 'memory', METRICS_PORT: String(port) });
    expect(said).toBe(
      `The server cannot start: listen EADDRINUSE: address already in use 127.0.0.1:${port}\n`,
    );
  });
});
