/**
 * npm run drill:cluster -- --faults 100 [--tables 200] [--think 4000] [--bus nats|notify] [--only "node killed"] [--seed 1]:
 * three nodes and a database with a standby, of which one after another fails; nothing acknowledged may be lost, and people
 * go on. Needs Debian's packages postgresql and nats-server.
 */
import { buildServer } from '../packages/server/test/proofs/built-server.ts';
import { clusterDrill } from '../packages/server/test/proofs/cluster/cluster-drill.ts';
import { FAULTS, type FaultKind } from '../packages/server/test/proofs/cluster/faults.ts';
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
for (const [kind, all] of [...waits].sort(([one], [other]) => (one < other ? -1 : 1))) {
  const sorted = [...all].sort((one, other) => one - other);
  const at = (part: number): string =>
    (sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0).toFixed(0).padStart(8);
  const aim = isKind(kind) ? AIMS[kind] : undefined;
  const verdict = sorted.length === 0 ? 'nobody was there' : Number(at(0.99)) < (aim ?? 0) ? 'met' : 'missed';
  const met = aim === undefined ? '' : `  p99 < ${aim}: ${verdict}`;
  console.log(`${kind.padEnd(30)}${String(sorted.length).padStart(8)}${at(0.5)}${at(0.99)}${at(1)}${met}`);
}
conclude(complaints);
