/** npm run siege -- [--tables 50] [--seconds 60] [--only "unread pings,mutes"]: honest tables play while one stranger abuses the server in every way there is. */
import { buildServer } from '../packages/server/test/proofs/built-server.ts';
import { MOST_GB_A_DAY, siege, type Row } from '../packages/server/test/proofs/siege/siege.ts';
import { conclude, options } from './options.ts';

const [MOST_LATER, MOST_MEMORY] = [25, 64];
const ms = (value: number): string => value.toFixed(1);
const percent = (share: number): string => `${(share * 100).toFixed(0)} %`;

await buildServer();
const { only, ...size } = options({ tables: 50, seconds: 60, think: 6_000, patience: 6, only: '' });
const columns = [
  'abuse',
  'alive',
  'p50 quiet',
  'p50',
  'p99 quiet',
  'p99',
  'CPU quiet',
  'CPU',
  'memory MB',
  'disk GB/day',
  'refusals',
];
console.log(`| ${columns.join(' | ')} |\n|${' --- |'.repeat(columns.length)}`);
const { rows, honestRefusals, games } = await siege({
  ...size,
  ...(only === '' ? {} : { abuses: only.split(',') }),
  report: (row) => console.log(lineOf(row)),
});
console.log(`honest moves refused: ${honestRefusals.length}; honest games finished: ${games}`);
conclude([
  ...rows.flatMap(complaintsOf),
  ...(honestRefusals.length > 0 ? [`honest moves were refused: ${honestRefusals.join(', ')}`] : []),
]);

function lineOf({ abuse, alive, quiet, abused, memory, diskGbADay, refusals }: Row): string {
  const [before, after] = memory;
  const told = Object.entries(refusals).map(([code, count]) => `${code} ${count}`);
  const cells = [
    abuse,
    alive ? 'yes' : 'NO',
    ms(quiet.p50),
    ms(abused.p50),
    ms(quiet.p99),
    ms(abused.p99),
    percent(quiet.cpu),
    percent(abused.cpu),
    `${before.toFixed(0)} → ${after.toFixed(0)}`,
    diskGbADay.toFixed(2),
    told.join(', ') || '-',
  ];
  return `| ${cells.join(' | ')} |`;
}

function complaintsOf({ abuse, alive, quiet, abused, memory, diskGbADay }: Row): string[] {
  const [before, after] = memory;
  const complaints: string[] = [];
  if (!alive) complaints.push(`${abuse}: the server is gone`);
  if (abused.p99 > quiet.p99 + MOST_LATER)
    complaints.push(`${abuse}: honest p99 rose by ${ms(abused.p99 - quiet.p99)} ms`);
  if (after > before + MOST_MEMORY)
    complaints.push(`${abuse}: memory rose by ${(after - before).toFixed(0)} MB`);
  if (diskGbADay > MOST_GB_A_DAY) complaints.push(`${abuse}: ${diskGbADay.toFixed(2)} GB a day`);
  return complaints;
}
