/**
 * npm run drill:cluster -- --faults 100 [--tables 200] [--think 4000] [--bus nats|notify] [--only "node killed"] [--seed 1]:
 * three nodes and a database with a standby, of which one after another fails; nothing acknowledged may be lost, and people
 * go on. Needs Debian's packages postgresql and nats-server.
 */
import { buildServer } from '../packages/server/test/proofs/built-server.ts';
import { clusterDrill } from '../packages/server/test/proofs/cluster/cluster-drill.ts';
import { FAULTS, type FaultKind } from '../packages/server/test/proofs/cluster/faults.ts';
import { STEPS } from '../packages/server/test/proofs/cluster/outages.ts';
import { conclude, options, printRow } from './options.ts';

/** Within how many milliseconds people should move again, for 99 of 100. */
const AIMS: Readonly<Partial<Record<FaultKind, number>>> = {
  'node killed': 2_000,
  'node paused': 5_000,
  'primary killed': 5_000,
};

const isKind = (name: string): name is FaultKind => name in FAULTS;
const { bus, only, ...size } = options({
  faults: 100,
  tables: 200,
  think: 4_000,
  seed: 1,
  bus: 'nats',
  only: '',
});
if (bus !== 'nats' && bus !== 'notify') throw new Error('--bus is nats or notify');
if (only !== '' && !isKind(only)) throw new Error(`--only is one of: ${Object.keys(FAULTS).join(', ')}`);

// So that what was started ends too.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
await buildServer();
const { complaints, waits, ...figures } = await clusterDrill({
  ...size,
  bus,
  hasStandby: true,
  ...(isKind(only) ? { kinds: [only] } : {}),
  report: (line) => process.stderr.write(process.stderr.isTTY ? `\r${line.padEnd(50)}` : `${line}\n`),
});
if (process.stderr.isTTY) process.stderr.write('\n');
printRow(figures);

console.log('\nms until a player moves again   people     p50     p99     max    aim');
const byKind = [...waits].sort(([one], [other]) => (one < other ? -1 : 1));
for (const [kind, all] of byKind) {
  const sorted = sortedBy(all, ({ ms }) => ms);
  const at = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]?.ms ?? 0).toFixed(0).padStart(8);
  const aim = isKind(kind) ? AIMS[kind] : undefined;
  const verdict = sorted.length === 0 ? 'nobody was there' : Number(at(0.99)) < (aim ?? 0) ? 'met' : 'missed';
  const met = aim === undefined ? '' : `  p99 < ${aim}: ${verdict}`;
  console.log(`${kind.padEnd(30)}${String(sorted.length).padStart(8)}${at(0.5)}${at(0.99)}${at(1)}${met}`);
}

console.log(`\nof the slowest in 20, after ms${STEPS.map((step) => step.padStart(9)).join('')}   losses`);
for (const [kind, all] of byKind) {
  const slowest = sortedBy(all, ({ ms }) => -ms).slice(0, Math.ceil(all.length / 20));
  const steps = STEPS.map((step) => meanOf(slowest.flatMap(({ course }) => course[step] ?? [])).padStart(9));
  console.log(
    `${kind.padEnd(30)}${steps.join('')}${meanOf(
      slowest.map(({ losses }) => losses),
      1,
    ).padStart(9)}`,
  );
}
conclude(complaints);

function sortedBy<T>(all: readonly T[], value: (one: T) => number): T[] {
  return [...all].sort((one, other) => value(one) - value(other));
}

function meanOf(values: readonly number[], digits = 0): string {
  if (values.length === 0) return '-';
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(digits);
}
