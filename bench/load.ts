/**
 * npm run load -- [--tables 100] [--minutes 2] [--nodes 1] [--store sqlite|postgres] [--think 30000] [--seats 6] [--drivers 0]: how
 * many players the server holds at human pace, and what a table costs. With --curve 10000 it is done with 100 tables, three times as
 * many, ten times as many … up to so many, and a picture of it is put into docs/.
 */
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../packages/server/test/proofs/built-server.ts';
import { picture } from './load/picture.ts';
import { load, mostTables, type Row, type Size } from './load/run.ts';
import { conclude, options } from './options.ts';

/** One driver is never the slowest part with so many. */
const TABLES_A_DRIVER = 600;
const STEPS = [100, 300, 1_000, 3_000, 10_000];
const MOST_REFUSED = ['too-fast', 'not-saved'];

const { curve, ...asked } = options({
  tables: 100,
  minutes: 2,
  nodes: 1,
  store: 'sqlite',
  seats: 6,
  think: 30_000,
  drivers: 0,
  curve: 0,
});
if (!['sqlite', 'postgres'].includes(asked.store)) conclude(['--store must be sqlite or postgres']);
if (asked.store === 'sqlite' && asked.nodes > 1) conclude(['Several nodes need --store postgres']);
if (asked.tables === 0 || asked.nodes === 0) conclude(['At least one table, and one node']);

await buildServer();
console.log(
  `load average ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}, ${availableParallelism()} processors`,
);
const rows: Row[] = [];
for (const tables of curve === 0 ? [asked.tables] : STEPS.filter((step) => step <= curve)) {
  const drivers = asked.drivers || Math.ceil(tables / TABLES_A_DRIVER);
  const size: Size = { ...asked, tables, drivers };
  const most = mostTables(size);
  if (tables > most) {
    console.log(
      `not ${tables} tables: a process here may have the open files of ${most}, and no more (ulimit -n)`,
    );
    break;
  }
  const row = await load(size);
  rows.push(row);
  console.log(JSON.stringify(row));
}
console.log(
  `\n${tableOf(rows)}\n\nload average ${loadavg()
    .map((one) => one.toFixed(1))
    .join(' ')}`,
);
if (curve > 0) {
  const file = join(import.meta.dirname, '../docs', `load-${asked.store}.svg`);
  writeFileSync(file, pictureOf(rows));
  console.log(file);
}
conclude(rows.flatMap(complaintsOf));

function tableOf(all: readonly Row[]): string {
  const columns = [
    'store',
    'nodes',
    'tables',
    'players',
    'moves/s',
    'p50 ms',
    'p99 ms',
    'longest ms',
    'node CPU',
    'database CPU',
    'driver CPU',
    'node ms a move',
    'database ms a move',
    'node MB',
    'database MB',
    'KB a table',
    'refused',
  ];
  const lines = all.map((row) => {
    const refused = Object.entries(row.refused).map(([code, count]) => `${code} ${count}`);
    const cells = [
      row.store,
      row.nodes,
      row.tables,
      row.players,
      row.movesASecond.toFixed(0),
      row.p50.toFixed(1),
      row.p99.toFixed(1),
      row.longest.toFixed(0),
      percent(row.nodeCpu),
      percent(row.databaseCpu),
      percent(row.driverCpu),
      row.nodeMsAMove.toFixed(2),
      row.databaseMsAMove.toFixed(2),
      row.nodeMemory.toFixed(0),
      row.databaseMemory.toFixed(0),
      row.kbATable.toFixed(0),
      refused.join(', ') || '-',
    ];
    return `| ${cells.join(' | ')} |`;
  });
  return [`| ${columns.join(' | ')} |`, `|${' --- |'.repeat(columns.length)}`, ...lines].join('\n');
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

function pictureOf(all: readonly Row[]): string {
  const points = (value: (row: Row) => number): (readonly [number, number])[] =>
    all.map((row) => [row.tables, value(row)]);
  return picture([
    {
      title: 'From a move to its answer, ms',
      curves: [
        { name: 'p99', points: points(({ p99 }) => p99) },
        { name: 'p50', points: points(({ p50 }) => p50) },
      ],
    },
    {
      title: 'Processor a move, ms',
      curves: [
        { name: 'node', points: points(({ nodeMsAMove }) => nodeMsAMove) },
        { name: 'database', points: points(({ databaseMsAMove }) => databaseMsAMove) },
      ].filter(({ points: own }) => own.some(([, value]) => value > 0)),
    },
    {
      title: 'Memory a table, KB',
      curves: [{ name: 'node', points: points(({ kbATable }) => Math.max(0, kbATable)) }],
    },
  ]);
}

function complaintsOf({ tables, refused }: Row): string[] {
  return MOST_REFUSED.filter((code) => (refused[code] ?? 0) > 0).map(
    (code) => `${tables} tables: ${refused[code]} moves were refused (${code})`,
  );
}
