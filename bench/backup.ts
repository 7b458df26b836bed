/**
 * npm run bench:backup [-- --mb 1024 --tables 50 --seconds 30 --rounds 3]: what players notice while everything is backed up.
 * The built server, tables of six at a human pace, in turns: as long without a backup as with one. The wait is from a move
 * to its acknowledgement.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openSqlite } from '@fabula/gamelog/sqlite.ts';
import { askHost } from '@fabula/server/host/host-door.ts';
import { BuiltServer, buildServer } from '../packages/server/test/proofs/built-server.ts';
import { dice, pause } from '../packages/server/test/proofs/chance.ts';
import { gather, ok } from '../packages/server/test/proofs/gather.ts';
import { Person } from '../packages/server/test/proofs/person.ts';
import type { Tap } from '../packages/server/test/proofs/tap.ts';
import { conclude, options, printRow } from './options.ts';

const MB = 1024 * 1024;
const MOST_RISE = 25;
const { mb: size, tables, seconds, rounds } = options({ mb: 1024, tables: 50, seconds: 30, rounds: 3 });
/** Six people think so long that a table makes a move about every second. */
const THINK = 10_000;

/** Games as they lie there after months. */
async function fill(directory: string): Promise<void> {
  const store = await openSqlite(directory);
  const text = JSON.stringify({ hash: 'x'.repeat(64), entry: 'y'.repeat(300) });
  for (let game = 0; ; game++) {
    await Promise.all(
      Array.from({ length: 400 }, (_, seq) => store.games.append(`old-${game}`, seq, text, 1)),
    );
    if (game % 50 === 0 && (await store.health()).bytes >= size * MB) break;
  }
  await store.close();
}

/** How long each acknowledgement took, since it was last asked. */
class Waits {
  readonly #asked = new Map<string, number>();
  #waits: number[] = [];
  readonly tap: Tap = {
    sent: (text) => {
      this.#asked.set((JSON.parse(text) as { id: string }).id, performance.now());
    },
    heard: (text) => {
      const { ack } = JSON.parse(text) as { ack?: string };
      const asked = ack === undefined ? undefined : this.#asked.get(ack);
      if (ack !== undefined && asked !== undefined) {
        this.#asked.delete(ack);
        this.#waits.push(performance.now() - asked);
      }
      return text;
    },
  };

  take(): number[] {
    const waits = this.#waits;
    this.#waits = [];
    return waits;
  }
}

const at = (waits: readonly number[], share: number): number =>
  waits.toSorted((a, b) => a - b)[Math.floor((waits.length - 1) * share)] ?? NaN;

await buildServer();
const server = await BuiltServer.prepare({ THINK_MS: '1500', MAX_DATA_MB: '0', ALLOWANCE: '0' });
const folder = join(server.directory, 'backups');
console.error(`Filling ${size} MB …`);
await fill(server.directory);
await server.start();
const waits = new Waits();
const people: Person[] = [];
for (let table = 0; table < tables; table++) {
  const guests = Array.from(
    { length: 6 },
    (_, seat) =>
      new Person({ url: server.url, roll: dice(table * 6 + seat), tap: () => waits.tap, think: THINK }),
  );
  people.push(...guests);
  await gather(guests, { preset: 'dixit' });
  ok(await guests[0]?.client.send('start', {}));
  for (const guest of guests) guest.play();
}
await pause(3_000);
const without: number[] = [];
const during: number[] = [];
let [made, took, bytes] = [0, 0, 0];
for (let round = 0; round < rounds; round++) {
  waits.take();
  await pause(seconds * 1_000);
  without.push(...waits.take());
  // One backup after another, until as much time has passed.
  for (const until = performance.now() + seconds * 1_000; performance.now() < until; made += 1) {
    const begun = performance.now();
    const answer = await askHost(server.directory, { do: 'backup', folder });
    if (!answer?.ok) throw new Error(answer?.why ?? 'the server is gone');
    took += performance.now() - begun;
    bytes = Number(answer['bytes']);
    await rm(folder, { recursive: true });
    during.push(...waits.take());
  }
}
for (const { client } of people) client.close();
await server.remove();
const rise = at(during, 0.99) - at(without, 0.99);
printRow({
  MB: Math.round(bytes / MB),
  backups: made,
  'seconds each': took / made / 1_000,
  moves: without.length,
  'p50 ms': at(without, 0.5),
  'p99 ms': at(without, 0.99),
  'moves during': during.length,
  'p50 during': at(during, 0.5),
  'p99 during': at(during, 0.99),
  'p99 rises by': rise,
});
conclude(rise > MOST_RISE ? [`the p99 rises by ${rise.toFixed(1)} ms, more than ${MOST_RISE}`] : []);
