/**
 * What bots cost the built server: memory before and after the first of them thinks, the time of a decision, and the
 * longest time its main loop was held up. `npm run bench:bots -w packages/server -- --games 3`
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PRESETS } from '@fabula/engine/rules.ts';
import { createClient } from '@fabula/protocol/client.ts';
import type { Client } from '@fabula/protocol/client-types.ts';
import { WebSocket } from 'ws';

/**
 * Runs in the server, before its own code. The loop's delay also grows when other processes take the processor; on
 * Linux the scheduler says how much of it the main thread itself was running.
 */
const PROBE = `
  import { readFileSync } from 'node:fs';
  import { monitorEventLoopDelay } from 'node:perf_hooks';
  import { isMainThread } from 'node:worker_threads';
  const loop = monitorEventLoopDelay({ resolution: 1 });
  const file = '/proc/self/task/' + process.pid + '/schedstat';
  const running = () => {
    try {
      return Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
    } catch {
      return NaN;
    }
  };
  let [before, busiest] = [running(), 0];
  const look = () => {
    const now = running();
    busiest = Math.max(busiest, now - before);
    before = now;
  };
  if (isMainThread) {
    loop.enable();
    setInterval(look, 1).unref();
    process.on('message', (message) => {
      if (message === 'end') process.send({ longest: loop.max / 1e6, busiest });
      loop.reset();
      busiest = 0;
    });
  }`;

interface Loop {
  /** Between two turns of the loop, in milliseconds. */
  readonly longest: number;
  /** Of that, the most the main thread itself ran. */
  readonly busiest: number;
}

const IDLE = 10_000;
const RSS = 'process_resident_memory_bytes';

const { values } = parseArgs({ options: { games: { type: 'string', default: '3' } } });
const games = Number(values.games);
const port = await freePort();
const server = spawn(
  process.execPath,
  [
    '--min-semi-space-size=16',
    '--import',
    `data:text/javascript,${encodeURIComponent(PROBE)}`,
    join(import.meta.dirname, '../dist/main.js'),
  ],
  {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      STORE: 'memory',
      THINK_MS: '20',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  },
);
await until(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok);

const owner = createClient({
  url: `ws://127.0.0.1:${port}/ws`,
  language: 'en',
  connect: (url) => new WebSocket(url),
});
const idle = await metrics();
server.send('begin');
await new Promise((resolve) => setTimeout(resolve, IDLE));
const loops = [await held(server)];
for (let game = 0; game < games; game += 1) {
  await playOne(owner, ['gentle', 'even', 'even', 'even', 'sharp', 'sharp']);
  loops.push(await held(server));
}
const after = await metrics();
owner.close();
server.kill('SIGTERM');

const inMs = (of: (loop: Loop) => number): string =>
  `${loops.map((loop) => of(loop).toFixed(1)).join(', ')} ms at most`;
const mb = (bytes = 0): string => (bytes / 1024 / 1024).toFixed(1);
const moves = after.get('fabula_bot_moves_total') ?? 0;
const seconds = after.get('fabula_bot_decision_seconds_total') ?? 0;
console.log(`games of six bots      ${games}`);
console.log(`bots' moves            ${moves}, at random ${after.get('fabula_bot_guesses_total')}`);
console.log(`mean time to an answer ${((1000 * seconds) / moves).toFixed(1)} ms`);
console.log(`memory (RSS)           ${mb(idle.get(RSS))} MB idle, ${mb(after.get(RSS))} MB after`);
console.log(`main loop held up      ${inMs(({ longest }) => longest)}: idle, then in each game`);
console.log(`of that it ran itself  ${inMs(({ busiest }) => busiest)}`);

/** The owner only shows the table. */
async function playOne(client: Client, levels: readonly ('gentle' | 'even' | 'sharp')[]): Promise<void> {
  const rules = {
    ...PRESETS.dixit,
    firstStoryteller: 0,
    time: { ...PRESETS.dixit.time, result: 1 },
  } as const;
  const opened = await client.open({ rules, decks: ['dream'] });
  if (!opened.ok || opened.code === undefined) throw new Error('no table');
  await client.enter({ code: opened.code, role: 'player', name: 'Owner', avatar: 'rabbit' });
  for (const level of levels) await client.send('addBot', { level });
  await client.send('start', {});
  await new Promise<void>((resolve) => {
    const off = client.on('view', ({ phase }) => {
      if (phase !== 'over') return;
      off();
      resolve();
    });
  });
}

function held(child: ChildProcess): Promise<Loop> {
  return new Promise((resolve) => {
    child.once('message', (message) => resolve(message as Loop));
    child.send('end');
  });
}

async function metrics(): Promise<Map<string, number>> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return new Map(
    text.split('\n').flatMap((line): [string, number][] => {
      const [name, value] = line.split(' ');
      return name === undefined || value === undefined || name === '#' ? [] : [[name, Number(value)]];
    }),
  );
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo().catch(() => false))) await new Promise((resolve) => setTimeout(resolve, 50));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
