/**
 * The drill of several nodes: hundreds of tables are played while nodes, networks, the bus and the database fail. What
 * people saw is then looked for in the database: each command exactly once, one history for all, every game at its end.
 */
import { openPostgres } from '@fabula/gamelog/postgres.ts';
import { between, dice, pause } from '../chance.ts';
import type { Person } from '../person.ts';
import { type ClusterHouse, type HouseSetup, inClusterHouse } from './cluster-house.ts';
import type { Database } from './database.ts';
import { FAULTS, type FaultKind, inAnyOrder, possibleWith, type Scene } from './faults.ts';
import { type Evening, Gathering } from './gathering.ts';
import type { Door } from './networks.ts';
import type { Node } from './nodes.ts';
import { Ourselves, type SeenOfOurselves } from './ourselves.ts';
import { Outages, type Wait } from './outages.ts';
import { type Found, readBack } from './reading-back.ts';
import { Witness } from './witness.ts';

export interface ClusterDrillSize extends HouseSetup {
  readonly tables: number;
  readonly faults: number;
  readonly seed: number;
  /** Nobody thinks longer than this, in milliseconds. */
  readonly think: number;
  /** Without it all that are possible. */
  readonly kinds?: readonly FaultKind[];
  readonly report?: (line: string) => void;
}

export interface ClusterReport extends Found, SeenOfOurselves {
  readonly faults: number;
  readonly seconds: number;
  /** By kind of fault: how long each had to wait until they moved again. */
  readonly waits: ReadonlyMap<string, readonly Wait[]>;
}

/** Between two faults, in milliseconds. */
const REST = [1_000, 4_000] as const;
/** A table on which nothing goes on for so long stands still. */
const STANDSTILL = 60_000;
const TICK = 100;

export async function clusterDrill(size: ClusterDrillSize): Promise<ClusterReport> {
  const began = performance.now();
  const ourselves = new Ourselves();
  return inClusterHouse(size, async (house) => {
    const { think, seed } = size;
    const [witness, outages] = [new Witness(), new Outages()];
    const evening: Evening = { url: house.door.url, witness, outages, think, isOver: false };
    const tables = Array.from(
      { length: size.tables },
      (_, place) => new Gathering(evening, place, dice(seed + place)),
    );
    try {
      const complaints: string[] = [];
      for (const table of tables)
        void table.spend().catch((error: unknown) => {
          complaints.push(`${table.standing}: ${String(error)}`);
          table.isDone = true;
        });
      await everybodyPlays(tables);
      await befall(house, tables, outages, ourselves, size);
      evening.isOver = true;
      for (const table of tables) table.hurry();
      const stuck = await playedToTheEnd(tables);
      for (const { server } of house.nodes) if (server.unasked !== null) complaints.push(server.unasked);
      size.report?.('reading the logs');
      const found = await readAll(house.database, witness, stuck);
      return {
        ...found,
        complaints: [...complaints, ...found.complaints],
        faults: size.faults,
        seconds: (performance.now() - began) / 1000,
        ...ourselves.seen(),
        waits: outages.waits,
      };
    } finally {
      for (const table of tables) table.leave();
    }
  });
}

async function everybodyPlays(tables: readonly Gathering[]): Promise<void> {
  const isAtIt = ({ people, isDone }: Gathering): boolean =>
    isDone || people.every(({ view }) => view !== null && view.phase !== 'lobby');
  while (!tables.every(isAtIt)) await pause(50);
}

async function befall(
  { nodes, database, bus, door }: ClusterHouse,
  tables: readonly Gathering[],
  outages: Outages,
  ourselves: Ourselves,
  { seed, faults, kinds = possibleWith(database), report }: ClusterDrillSize,
): Promise<void> {
  const roll = dice(seed);
  const strike: Scene['strike'] = async (kind, at) => {
    const struck = await struckBy(tables, door, at);
    ourselves.struck();
    outages.strike(kind, struck);
  };
  const peopled: Scene['peopled'] = async () => {
    const struck = await Promise.all(nodes.map((node) => struckBy(tables, door, node)));
    const found = nodes.filter((_, place) => struck[place]?.length !== 0);
    return found.length > 0 ? found : nodes;
  };
  for (const [place, kind] of inAnyOrder(kinds, faults, roll).entries()) {
    await pause(between(...REST, roll));
    report?.(`fault ${place + 1} of ${faults}: ${kind}`);
    await FAULTS[kind]({ nodes, peopled, database, bus, roll, strike });
  }
  await pause(REST[1]);
}

/** Those who are there through a node; null: all. */
async function struckBy(tables: readonly Gathering[], door: Door, at: Node | null): Promise<Person[]> {
  const leads = await door.leads();
  return tables.flatMap((table) =>
    table.people.filter((one) => at === null || leads.get(table.portOf(one)) === at.server.port),
  );
}

/** Answers with the tables that stand still. Only time in which we run ourselves counts. */
async function playedToTheEnd(tables: readonly Gathering[]): Promise<string[]> {
  let left = tables.map((table) => ({ table, lastAt: table.lastAt, patience: STANDSTILL }));
  for (;;) {
    left = left.filter(({ table }) => !table.isDone);
    if (left.every(({ patience }) => patience <= 0)) break;
    await pause(TICK);
    for (const one of left) {
      one.patience = one.table.lastAt === one.lastAt ? one.patience - TICK : STANDSTILL;
      one.lastAt = one.table.lastAt;
    }
  }
  return left.map(({ table }) => `stands still: ${table.standing}`);
}

async function readAll(database: Database, witness: Witness, stuck: readonly string[]): Promise<Found> {
  const store = await openPostgres(database.url(database.port));
  try {
    return await readBack(store, witness, stuck);
  } finally {
    await store.close();
  }
}
