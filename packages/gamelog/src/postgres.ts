import type { Alarms } from './alarms.ts';
import { type Health, type Media, type Store, StoreError } from './port.ts';
import { canReach, Connection, type Dialling, type Statement } from './postgres-connection.ts';
import { isLost } from './postgres-faults.ts';
import { Lane } from './postgres-lane.ts';
import { PostgresLog } from './postgres-log.ts';
import { Pool } from './postgres-pool.ts';
import { postgresAlarms, postgresPresence } from './postgres-presence.ts';
import { Condition } from './postgres-condition.ts';
import { postgresMedia, postgresRecords } from './postgres-records.ts';
import { bringUpToDate, checkSettings } from './postgres-tables.ts';
import { Weight } from './postgres-weight.ts';
import { NODE_LIFE, type Presence } from './presence.ts';
import { Turns } from './turns.ts';

export interface PostgresOptions {
  /** The clock entries and records are dated by. */
  readonly now?: () => number;
  /** Connections for everything but moves. These have one of their own: two made more and smaller commits, and cost a tenth more. */
  readonly connections?: number;
  /** How long whoever asks waits for a database that was lost, before it is called `away`, in milliseconds. */
  readonly patienceMs?: number;
  /** How long an answer may take before the connection counts as lost. */
  readonly answerMs?: number;
  /** How long a lost answer is looked for, before it is called `unknown`. */
  readonly lookUpMs?: number;
  /** How long to wait for the database when opening. */
  readonly openMs?: number;
}

export interface PostgresStore extends Store {
  /** Which nodes live and who is where, as this node sees and says it. */
  presence(node: string, lifeMs?: number): Presence;
  readonly alarms: Alarms;
  /** What time it is there, in milliseconds since 1970. */
  now(): Promise<number>;
}

const WHAT_TIME: Statement = {
  name: 'what time',
  text: 'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint',
};

const CONNECT_MS = 3_000;
/** Bringing old data up to date may take long. */
const LONGEST_CHANGE = 60 * 60_000;

/** The store of many nodes: a schema of a PostgreSQL database. `url` may say which one: `?options=-c search_path=…`. */
export async function openPostgres(url: string, options: PostgresOptions = {}): Promise<PostgresStore> {
  const { now = Date.now, connections = 4, patienceMs = 3_000, openMs = 10_000 } = options;
  const { answerMs = 5_000, lookUpMs = 5_000 } = options;
  const dialling: Dialling = { url, where: whereIs(url), connectMs: CONNECT_MS, answerMs, lookUpMs };
  await prepare({ ...dialling, answerMs: LONGEST_CHANGE }, openMs);

  const condition = new Condition(() => canReach(dialling));
  const turns = new Turns();
  const inPool = Array.from({ length: connections }, () => new Connection(dialling, condition));
  const connection = new Connection(dialling, condition);
  const pool = new Pool(inPool, condition, patienceMs);
  const weight = new Weight(pool);
  const games = new PostgresLog({
    pool,
    turns,
    weight,
    lane: new Lane({ connection, condition, now, patienceMs, written: (moves) => games.written(moves) }),
  });
  const media = postgresMedia({ pool, turns, weight });
  async function health(): Promise<Health> {
    if (condition.isFull) await tryToWrite(media, condition);
    return { isFull: condition.isFull, bytes: await weight.weigh() };
  }
  let closing: Promise<void> | undefined;
  async function close(): Promise<void> {
    await turns.close();
    condition.close();
    await Promise.all([connection, ...inPool].map((each) => each.close()));
  }
  return {
    games,
    records: postgresRecords({ pool, turns, weight, now }),
    media,
    health: () => turns.any(health),
    failed: condition.failed,
    presence: (node, lifeMs = NODE_LIFE) => postgresPresence(pool, turns, node, lifeMs),
    alarms: postgresAlarms(pool, turns),
    now: () => turns.any(async () => Number((await pool.ask<[string]>(WHAT_TIME))[0]?.[0])),
    close: () => (closing ??= close()),
  };
}

async function prepare(dialling: Dialling, openMs: number): Promise<void> {
  const condition = new Condition(() => Promise.resolve(true));
  const connection = new Connection(dialling, condition);
  try {
    await connection.open(performance.now() + openMs);
    await checkSettings(connection);
    await bringUpToDate(connection);
  } catch (error) {
    if (isLost(error))
      throw new StoreError('away', `The database ${dialling.where} was lost while opening it`);
    throw error;
  } finally {
    condition.close();
    await connection.close();
  }
}

const PROBE = 'probe';

/** Whether there is room again. */
async function tryToWrite(media: Media, condition: Condition): Promise<void> {
  condition.isFull = false;
  try {
    await media.put(PROBE, new Uint8Array(64 * 1024));
    await media.remove(PROBE);
  } catch (error) {
    if (!(error instanceof StoreError) || error.fault !== 'full') throw error;
  }
}

/** Without who and with which password. */
function whereIs(url: string): string {
  if (!URL.canParse(url)) return 'named in DATABASE_URL';
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
