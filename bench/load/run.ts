/** People at tables, at human pace, and what they cost. */
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BuiltServer } from '../../packages/server/test/proofs/built-server.ts';
import { pause } from '../../packages/server/test/proofs/chance.ts';
import { Database } from './database.ts';
import type { Report, Seen, Word } from './driver.ts';

export interface Size {
  readonly tables: number;
  readonly minutes: number;
  readonly nodes: number;
  readonly store: string;
  readonly seats: number;
  /** People think at most so long before a move, in milliseconds. */
  readonly think: number;
  readonly drivers: number;
}

export interface Row {
  readonly store: string;
  readonly nodes: number;
  readonly tables: number;
  readonly players: number;
  readonly seconds: number;
  readonly movesASecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
  /** Processors in use, of all nodes, of the database, of the drivers. */
  readonly nodeCpu: number;
  readonly databaseCpu: number;
  readonly driverCpu: number;
  /** Milliseconds of the processor's time a move. */
  readonly nodeMsAMove: number;
  readonly databaseMsAMove: number;
  /** In MB, when people have played. */
  readonly nodeMemory: number;
  readonly databaseMemory: number;
  /** Of the nodes, beyond what they take with nobody there. */
  readonly kbATable: number;
  readonly cpuATable: number;
  readonly games: number;
  readonly refused: Readonly<Record<string, number>>;
}

/** Limits of one address as they are for everybody: each table comes from one of its own. Of the whole house there is room enough. */
const settings = ({ tables, seats }: Size, database: Database | null): Record<string, string> => ({
  MAX_MESSAGES_PER_SOCKET: '',
  MAX_MESSAGES_PER_ADDRESS: '',
  MAX_PLAYERS_PER_ADDRESS: '',
  MAX_TABLES_PER_ADDRESS: '',
  MAX_SOCKETS_PER_ADDRESS: '',
  ALLOWANCE: '',
  MAX_TABLES: String(tables + 100),
  MAX_SOCKETS: String(tables * seats * 2),
  LOG_LEVEL: 'info',
  ...(database ? { DATABASE_URL: database.url, MAX_DATA_MB: '0' } : {}),
});

/** What a process needs besides a connection for each player it has to do with. */
const OTHER_FILES = 1_000;
/** After the last table has begun, until it counts. */
const SETTLE = 10_000;

export async function load(size: Size): Promise<Row> {
  const most = mostTables(size);
  if (size.tables > most) throw new Error(`This machine allows the files of ${most} tables`);
  const database = size.store === 'postgres' ? await Database.open() : null;
  const nodes: BuiltServer[] = [];
  const drivers: ChildProcess[] = [];
  try {
    for (let node = 0; node < size.nodes; node += 1) {
      const server = await BuiltServer.prepare(settings(size, database));
      nodes.push(server);
      await server.start();
    }
    const empty = sumOf(nodes.map((node) => node.memory()));
    const count = Math.min(size.drivers, size.tables);
    for (let driver = 0; driver < count; driver += 1)
      drivers.push(fork(join(import.meta.dirname, 'driver.ts'), { execArgv: ['--import', 'tsx'] }));
    await seatAll(size, nodes, drivers);
    await pause(SETTLE);
    return await measure(size, nodes, database, drivers, empty);
  } finally {
    for (const driver of drivers) driver.kill();
    for (const node of nodes) await node.remove();
    await database?.stop();
  }
}

async function seatAll(
  { tables, seats, think }: Size,
  nodes: readonly BuiltServer[],
  drivers: readonly ChildProcess[],
): Promise<void> {
  const urls = nodes.map(({ url }) => url);
  let first = 0;
  const seated = drivers.map((driver, place) => {
    const share = Math.floor((tables + place) / drivers.length);
    const company = { urls, tables: share, think, seed: 1, seats, first };
    first += share;
    const report = heard(driver);
    tell(driver, { sitDown: company });
    return report;
  });
  await Promise.all(seated);
}

async function measure(
  { tables, minutes, seats, store }: Size,
  nodes: readonly BuiltServer[],
  database: Database | null,
  drivers: readonly ChildProcess[],
  empty: number,
): Promise<Row> {
  for (const driver of drivers) tell(driver, 'begin');
  const used = (): [number, number] => [sumOf(nodes.map((node) => node.cpu())), database?.cpu() ?? 0];
  const [[nodeBefore, databaseBefore], began] = [used(), performance.now()];
  await pause(minutes * 60_000);
  const [[nodeAfter, databaseAfter], seconds] = [used(), (performance.now() - began) / 1_000];
  const nodeMemory = sumOf(nodes.map((node) => node.memory()));
  const databaseMemory = database?.memory() ?? 0;
  const reports = drivers.map(heard);
  for (const driver of drivers) tell(driver, 'end');
  const seen = (await Promise.all(reports)).flatMap((report) => ('seen' in report ? report.seen : []));
  const waits = seen.flatMap((one) => one.waits).sort((one, other) => one - other);
  const share = (part: number): number => waits[Math.floor(waits.length * part)] ?? 0;
  const [nodeCpu, databaseCpu] = [nodeAfter - nodeBefore, databaseAfter - databaseBefore];
  return {
    store,
    nodes: nodes.length,
    tables,
    players: tables * seats,
    seconds,
    movesASecond: waits.length / seconds,
    p50: share(0.5),
    p99: share(0.99),
    longest: waits.at(-1) ?? 0,
    nodeCpu: nodeCpu / seconds,
    databaseCpu: databaseCpu / seconds,
    driverCpu: sumOf(seen.map(({ cpu }) => cpu)) / seconds,
    nodeMsAMove: (nodeCpu * 1_000) / waits.length,
    databaseMsAMove: (databaseCpu * 1_000) / waits.length,
    nodeMemory,
    databaseMemory,
    kbATable: ((nodeMemory - empty) * 1_024) / tables,
    cpuATable: nodeCpu / seconds / tables,
    games: sumOf(seen.map(({ games }) => games)),
    refused: refusals(seen),
  };
}

function refusals(seen: readonly Seen[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const [code, count] of seen.flatMap(({ refused }) => Object.entries(refused)))
    if (count > 0) sum[code] = (sum[code] ?? 0) + count;
  return sum;
}

const tell = (driver: ChildProcess, word: Word): void => void driver.send(word);

/** The next thing it says. */
function heard(driver: ChildProcess): Promise<Report> {
  return new Promise((resolve, reject) => {
    const broken = (): void =>
      reject(new Error('A driver broke down: the server turned somebody away, or is gone'));
    driver.once('exit', broken);
    driver.once('message', (report: Report) => {
      driver.off('exit', broken);
      resolve(report);
    });
  });
}

/** A node, and a driver, has an open file for each of its players: for so many tables they are allowed here. */
export function mostTables({
  tables,
  seats,
  nodes,
  drivers,
}: Omit<Size, 'minutes' | 'think' | 'store'>): number {
  const share = Math.max(1, Math.min(nodes, drivers));
  const wanted = Math.ceil((tables * seats) / share) + OTHER_FILES;
  return Math.floor(((allowFiles(wanted) - OTHER_FILES) * share) / seats);
}

/** Of this process, and so of those it starts. Answers with how many there may be. */
function allowFiles(wanted: number): number {
  const [, limit = '0'] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  if (Number(limit) >= wanted) return Number(limit);
  const { status } = spawnSync('prlimit', [`--pid=${process.pid}`, `--nofile=${wanted}:${wanted}`], {
    stdio: 'ignore',
  });
  return status === 0 ? wanted : Number(limit);
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
