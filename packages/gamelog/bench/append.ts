/**
 * What making a move durable costs: CPU of the whole process, all threads, and the wait for the acknowledgement.
 *   npx tsx packages/gamelog/bench/append.ts [seconds [another checkout]]
 * With another checkout its SQLite is measured in the same rounds, twice: how far the two are apart is the noise.
 * 50 games in turn, entries of 300 bytes, a game appends only after its previous append was acknowledged. The raw limit is a
 * plain preallocated file: what queued is written with one write and one fdatasync of libuv's thread pool.
 */
import { closeSync, fdatasync, ftruncateSync, mkdtempSync, openSync, rmSync, write } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { GameLog } from '../src/port.ts';
import { openSqlite } from '../src/sqlite.ts';

type Append = (game: string, seq: number, text: string) => Promise<unknown>;
interface Case {
  readonly name: string;
  readonly append: Append;
  readonly close: () => Promise<void> | void;
}

interface Figures {
  readonly us: number;
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
}

const GAMES = 50;
const TEXT = JSON.stringify({ events: [{ type: 'clue', clue: 'x'.repeat(258) }] });
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const [asked = '3', another] = parseArgs({ allowPositionals: true }).positionals;
const seconds = Number(asked);
const directory = mkdtempSync(join(tmpdir(), 'fabula-append-'));

function rawFile(): Case {
  const fd = openSync(join(directory, 'raw'), 'w');
  ftruncateSync(fd, 1 << 28);
  let position = 0;
  let queued: { line: string; done: () => void }[] = [];
  let busy = false;
  const flush = (): void => {
    const batch = queued;
    queued = [];
    const bytes = Buffer.from(batch.map(({ line }) => line).join(''));
    write(fd, bytes, 0, bytes.length, position, () =>
      fdatasync(fd, () => {
        busy = false;
        for (const { done } of batch) done();
        if (queued.length > 0) arm();
      }),
    );
    position += bytes.length;
  };
  const arm = (): void => {
    if (busy) return;
    busy = true;
    setImmediate(flush);
  };
  return {
    name: 'plain file, one fdatasync a batch',
    append: (game, seq, text) =>
      new Promise<void>((done) => {
        queued.push({ line: `${game} ${seq} ${text}\n`, done });
        arm();
      }),
    close: () => closeSync(fd),
  };
}

async function elsewhere(checkout: string, name: string): Promise<Case> {
  const file = pathToFileURL(resolve(checkout, 'packages/gamelog/src/sqlite.ts')).href;
  const { openSqlite: openTheirs } = (await import(file)) as { openSqlite: typeof openSqlite };
  const store = await openTheirs(join(directory, name));
  return { name, append: appendTo(store.games), close: () => store.close() };
}

async function sqlite(restMs: number): Promise<Case> {
  const store = await openSqlite(join(directory, `sqlite-${restMs}`), { restMs });
  const name = restMs === 0 ? 'SQLite' : `SQLite, commits ${restMs} ms apart`;
  return { name, append: appendTo(store.games), close: () => store.close() };
}

const appendTo =
  (games: GameLog): Append =>
  async (game, seq, text) => {
    if (!(await games.append(game, seq, text, 1)).ok) throw new Error('conflict');
  };

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Appends at a steady rate (0: as many as possible) and measures. */
async function run(append: Append, heads: number[], rate: number, forMs: number): Promise<Figures> {
  const waits: number[] = [];
  const began = performance.now();
  const cpu = process.cpuUsage();
  const one = async (game: number): Promise<void> => {
    const asked = performance.now();
    await append(`game-${game}-abcdefgh`, heads[game] ?? 0, TEXT);
    heads[game] = (heads[game] ?? 0) + 1;
    waits.push(performance.now() - asked);
  };
  if (rate === 0) {
    await Promise.all(
      heads.map(async (_, game) => {
        while (performance.now() - began < forMs) await one(game);
      }),
    );
  } else {
    // Moves come one by one, each in a turn of the event loop of its own, as they do from sockets.
    const last: Promise<void>[] = heads.map(() => Promise.resolve());
    for (let sent = 0; performance.now() - began < forMs;) {
      for (; sent < ((performance.now() - began) * rate) / 1000; sent++) {
        const game = sent % GAMES;
        last[game] = (last[game] ?? Promise.resolve()).then(() => one(game));
        await new Promise(setImmediate);
      }
      await sleep(1000 / rate);
    }
    await Promise.all(last);
  }
  const used = process.cpuUsage(cpu);
  const took = performance.now() - began;
  waits.sort((a, b) => a - b);
  const at = (share: number): number => waits[Math.floor((waits.length - 1) * share)] ?? NaN;
  return {
    us: (used.user + used.system) / waits.length,
    rate: (waits.length / took) * 1000,
    p50: at(0.5),
    p99: at(0.99),
  };
}

const cases: Case[] = [
  { name: 'nothing (the bench itself)', append: () => Promise.resolve(), close: () => undefined },
  rawFile(),
  await sqlite(0),
  ...(another === undefined
    ? [await sqlite(2), await sqlite(5)]
    : [await elsewhere(another, 'SQLite there'), await elsewhere(another, 'SQLite there again')]),
];

console.log(
  `node ${process.version}, median of ${ROUNDS} rounds of ${seconds} s; CPU less that of the bench itself\n`,
);
console.log('| appends/s | store | reached/s | CPU us an append | p50 ms | p99 ms |');
console.log('| --- | --- | --- | --- | --- | --- |');
const heads = cases.map(() => Array.from({ length: GAMES }, () => 0));
const median = (figures: number[]): number => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? NaN;
for (const rate of [200, 2000, 0]) {
  const measured: Figures[][] = cases.map(() => []);
  // In turns, so that what else the machine does falls on all of them.
  for (let round = 0; round < ROUNDS; round++) {
    for (const place of cases.keys()) {
      // Each in every place: whoever comes after the plain file finds the disk still busy.
      const i = (place + round) % cases.length;
      const { append } = cases[i] ?? { append: () => Promise.resolve() };
      const ownHeads = heads[i] ?? [];
      // Warm before measuring: at 200 a second the compiler would be most of the cost.
      await run(append, ownHeads, 0, 300);
      measured[i]?.push(await run(append, ownHeads, rate, seconds * 1000));
    }
  }
  const of = (i: number, figure: keyof Figures): number =>
    median((measured[i] ?? []).map((figures) => figures[figure]));
  for (const [i, { name }] of cases.entries()) {
    const cpu = of(i, 'us') - of(0, 'us');
    const figures = [
      of(i, 'rate').toFixed(0),
      cpu.toFixed(0),
      of(i, 'p50').toFixed(2),
      of(i, 'p99').toFixed(2),
    ];
    console.log(`| ${rate || 'most'} | ${name} | ${figures.join(' | ')} |`);
  }
}
for (const { close } of cases) await close();
rmSync(directory, { recursive: true });
