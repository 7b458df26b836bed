/** Honest tables play at human pace while one stranger uses up the server in every way there is. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { BuiltServer } from '../built-server.ts';
import { pause } from '../chance.ts';
import { ABUSES } from './abuses.ts';
import type { Order } from './attacker.ts';
import { type HonestTables, sitDown } from './honest.ts';

export interface SiegeSize {
  readonly tables: number;
  /** How long each abuse lasts, and the quiet time before it that it is compared with. */
  readonly seconds: number;
  /** People think at most so long, in milliseconds. */
  readonly think: number;
  /** An abuse that seems to fill the disk goes on for so many times as long. */
  readonly patience: number;
  readonly abuses?: readonly string[];
  readonly report?: (row: Row) => void;
}

interface Span {
  readonly p50: number;
  readonly p99: number;
  readonly moves: number;
  readonly cpu: number;
  /** How the data grew in the first half, and in the second, in MB. */
  readonly diskMb: readonly [first: number, second: number];
}

export interface Row {
  readonly abuse: string;
  readonly alive: boolean;
  readonly quiet: Span;
  readonly abused: Span;
  readonly refusals: Readonly<Record<string, number>>;
  /** Where the process was before, and is when it has been quiet again for as long, in MB. */
  readonly memory: readonly [before: number, after: number];
  /** What the abuse would add in a day, in GB: what may be written at once, and what may be written from then on. */
  readonly diskGbADay: number;
}

export interface SiegeReport {
  readonly rows: readonly Row[];
  readonly honestRefusals: readonly string[];
  readonly games: number;
}

/** The settings a host has who has set none. */
const USUAL = {
  MAX_MESSAGES_PER_SOCKET: '',
  MAX_MESSAGES_PER_ADDRESS: '',
  MAX_PLAYERS_PER_ADDRESS: '',
  MAX_TABLES_PER_ADDRESS: '',
  MAX_SOCKETS_PER_ADDRESS: '',
  ALLOWANCE: '',
};
/** From one address. */
export const MOST_GB_A_DAY = 1;
const SETTLE = 1_000;
const STALL = 3_000;

export async function siege({
  tables,
  seconds,
  think,
  patience,
  abuses,
  report,
}: SiegeSize): Promise<SiegeReport> {
  const server = await BuiltServer.prepare(USUAL);
  await server.start();
  const rows: Row[] = [];
  let honest: HonestTables | null = null;
  try {
    // What the thread of the bots takes, whoever asks for the first of them, is no abuser's doing.
    honest = await sitDown({ urls: [server.url], tables, think, seed: 1, bot: true });
    await pause(SETTLE);
    let quiet = await measure(server, honest, seconds * 1_000, () => Promise.resolve());
    for (const [place, abuse] of (abuses ?? Object.keys(ABUSES)).entries()) {
      const before = server.memory();
      const from = `127.0.${1 + place}.66`;
      const { refusals, abused } = await besiege(server, honest, abuse, seconds * 1_000, from);
      let grown = abused.diskMb;
      // Is it a rate, or what may be written at once and is not used up yet? That shows if it goes on.
      for (
        let again = 0;
        again < patience && aDay(grown, quiet.diskMb, seconds) > MOST_GB_A_DAY;
        again += 1
      ) {
        const { diskMb } = (await besiege(server, honest, abuse, seconds * 1_000, from)).abused;
        grown = [grown[0] + grown[1] + diskMb[0], diskMb[1]];
      }
      const later = await measure(server, honest, seconds * 1_000, () => Promise.resolve());
      const row: Row = {
        abuse,
        alive: server.alive,
        quiet,
        abused,
        refusals,
        memory: [before, server.memory()],
        diskGbADay: aDay(grown, quiet.diskMb, seconds),
      };
      rows.push(row);
      report?.(row);
      quiet = later;
      if (!row.alive) break;
    }
    return { rows, honestRefusals: honest.waits.refusals, games: honest.gamesFinished() };
  } finally {
    honest?.stop();
    await server.remove();
  }
}

async function besiege(
  server: BuiltServer,
  honest: HonestTables,
  abuse: string,
  milliseconds: number,
  from: string,
): Promise<{ refusals: Record<string, number>; abused: Span }> {
  let refusals: Record<string, number> = {};
  const stalls = abuse === 'stale clients';
  const order: Order = {
    abuse,
    port: server.port,
    from,
    victims: honest.codes,
    milliseconds: milliseconds + (stalls ? 2 * SETTLE + STALL : 0),
  };
  const abused = await measure(server, honest, order.milliseconds, async () => {
    const attack = carryOut(order);
    if (stalls) await standStill(server, honest);
    refusals = await attack;
  });
  return { refusals, abused };
}

function aDay(abused: Span['diskMb'], quiet: Span['diskMb'], seconds: number): number {
  const atOnce = abused[0] - quiet[0];
  const steadily = ((abused[1] - quiet[1]) * 2 * 86_400) / seconds;
  return (atOnce + steadily) / 1_024;
}

/** What was asked meanwhile waits: that is not counted. */
async function standStill(server: BuiltServer, honest: HonestTables): Promise<void> {
  await pause(SETTLE);
  server.signal('SIGSTOP');
  await pause(STALL);
  server.signal('SIGCONT');
  await pause(SETTLE);
  honest.waits.take();
}

function carryOut(order: Order): Promise<Record<string, number>> {
  const attacker: ChildProcess = fork(join(import.meta.dirname, 'attacker.ts'), {
    execArgv: ['--import', 'tsx'],
  });
  return new Promise((resolve, reject) => {
    attacker.on('message', ({ refusals }: { refusals: Record<string, number> }) => resolve(refusals));
    attacker.once('exit', (code) => {
      if (code !== 0) reject(new Error(`the attacker broke down in "${order.abuse}"`));
    });
    attacker.send(order);
  });
}

/** At least for so long; `work` may take longer. */
async function measure(
  server: BuiltServer,
  honest: HonestTables,
  milliseconds: number,
  work: () => Promise<void>,
): Promise<Span> {
  honest.waits.take();
  const [disk, cpu, began] = [await dataOf(server), server.cpu(), performance.now()];
  let halfway = disk;
  const half = pause(milliseconds / 2).then(async () => (halfway = await dataOf(server)));
  await Promise.all([work(), half, pause(milliseconds)]);
  const waits = honest.waits.take().sort((one, other) => one - other);
  const share = (part: number): number => waits[Math.floor(waits.length * part)] ?? 0;
  return {
    p50: share(0.5),
    p99: share(0.99),
    moves: waits.length,
    cpu: (server.cpu() - cpu) / ((performance.now() - began) / 1_000),
    diskMb: [halfway - disk, (await dataOf(server)) - halfway],
  };
}

/** As the server says itself, in MB: its journal grows and shrinks by megabytes whatever is written. */
async function dataOf(server: BuiltServer): Promise<number> {
  const metrics = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  const bytes = /^fabula_data_bytes (\S+)$/m.exec(metrics)?.[1];
  return Number(bytes) / 1_048_576;
}
