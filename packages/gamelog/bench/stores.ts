/**
 * SQLite and PostgreSQL side by side: what a move costs when everybody waits for the previous one.
 *   npx tsx packages/gamelog/bench/stores.ts [seconds [rounds]]
 * 1, 50 and 300 games, entries of 400 bytes, no standby, candidates in turns. CPU is this process's, all threads, less the
 * bench's own, and besides that of every process of the database (/proc: Linux only), also those that checkpoint and vacuum.
 * DATABASE_URL takes another database than the one from npm; it must run on this machine.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { openPostgres } from '../src/postgres.ts';
import type { Store } from '../src/port.ts';
import { openSqlite } from '../src/sqlite.ts';
import { startPostgres } from '../test/postgres-server.ts';

interface Case {
  readonly name: string;
  readonly store: Store | null;
  readonly heads: Map<string, number>;
}

interface Figures {
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly here: number;
  readonly there: number;
}

const [seconds = 2, rounds = 5] = parseArgs({ allowPositionals: true }).positionals.map(Number);
const TEXT = JSON.stringify({ events: [{ type: 'clue', clue: 'x'.repeat(358) }] });
const TICK_US = 10_000;

/** CPU of the database so far: of those who serve somebody, and of those who write and clean up. In microseconds. */
async function cpuOfDatabase(): Promise<number> {
  const { rows } = await looker.query<[number]>({
    text: 'SELECT pid FROM pg_stat_activity',
    rowMode: 'array',
  });
  let ticks = 0;
  for (const [pid] of rows) {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
    ticks += [11, 12].reduce((sum, field) => sum + Number(fields[field]), 0);
  }
  return ticks * TICK_US;
}

async function run({ store, heads }: Case, games: number, forMs: number): Promise<Figures> {
  const waits: number[] = [];
  const began = performance.now();
  const theirs = await cpuOfDatabase();
  const cpu = process.cpuUsage();
  await Promise.all(
    Array.from({ length: games }, async (_, place) => {
      const game = `${games}-game-${place}-abcdefgh`;
      while (performance.now() - began < forMs) {
        const asked = performance.now();
        const head = heads.get(game) ?? 0;
        if (store === null) await new Promise(setImmediate);
        else if (!(await store.games.append(game, head, TEXT, 1)).ok) throw new Error('conflict');
        heads.set(game, head + 1);
        waits.push(performance.now() - asked);
      }
    }),
  );
  const took = performance.now() - began;
  const { user, system } = process.cpuUsage(cpu);
  const there = (await cpuOfDatabase()) - theirs;
  waits.sort((a, b) => a - b);
  const at = (share: number): number => waits[Math.floor((waits.length - 1) * share)] ?? NaN;
  const count = waits.length;
  return {
    rate: (count / took) * 1000,
    p50: at(0.5),
    p99: at(0.99),
    here: (user + system) / count,
    there: store === null ? 0 : there / count,
  };
}

const directory = mkdtempSync(join(tmpdir(), 'fabula-stores-'));
const given = process.env['DATABASE_URL'];
const server = given ? null : await startPostgres();
const url = given ?? (await server?.schema())?.() ?? '';
const looker = new pg.Client({ connectionString: url });
await looker.connect();
const cases: Case[] = [
  { name: 'nothing (the bench itself)', store: null, heads: new Map() },
  { name: 'SQLite', store: await openSqlite(directory), heads: new Map() },
  { name: 'PostgreSQL', store: await openPostgres(url), heads: new Map() },
];

const median = (figures: number[]): number => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? NaN;
console.log(`node ${process.version}, median of ${rounds} rounds of ${seconds} s in turns\n`);
console.log(
  '| games | store | moves/s | p50 ms | p99 ms | CPU us a move: here | database | together | x SQLite |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- | --- |');
for (const games of [1, 50, 300]) {
  const measured: Figures[][] = cases.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const place of cases.keys()) {
      const turn = (place + round) % cases.length;
      const one = cases[turn];
      if (!one) continue;
      await run(one, games, 300);
      measured[turn]?.push(await run(one, games, seconds * 1000));
    }
  }
  const of = (turn: number, figure: keyof Figures): number =>
    median((measured[turn] ?? []).map((figures) => figures[figure]));
  const here = (turn: number): number => of(turn, 'here') - of(0, 'here');
  const whole = (turn: number): number =>
    here(turn) + (cases[turn]?.name === 'PostgreSQL' ? of(turn, 'there') : 0);
  for (const [turn, { name, store }] of cases.entries()) {
    if (store === null) continue;
    const there = whole(turn) - here(turn);
    const figures = [of(turn, 'rate').toFixed(0), of(turn, 'p50').toFixed(2), of(turn, 'p99').toFixed(1)];
    const cpu = [here(turn), there, whole(turn)].map((us) => us.toFixed(0));
    console.log(
      `| ${games} | ${name} | ${[...figures, ...cpu].join(' | ')} | ${(whole(turn) / whole(1)).toFixed(1)} |`,
    );
  }
}
for (const { store } of cases) await store?.close();
await looker.end();
await server?.stop();
rmSync(directory, { recursive: true });
