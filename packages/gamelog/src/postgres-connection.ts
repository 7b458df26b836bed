import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isUncertain, StoreError } from './port.ts';
import { AnswerLost, away, refusalOf, unknown } from './postgres-faults.ts';
import type { Condition } from './postgres-condition.ts';

/** Prepared once a connection, under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

export type Value = string | number | null | Uint8Array | readonly (string | number)[];

export interface Dialling {
  readonly url: string;
  /** The database by a name that gives no password away. */
  readonly where: string;
  /** How long one attempt to connect may take, and how long an answer, in milliseconds. */
  readonly connectMs: number;
  readonly answerMs: number;
  /** How long a lost answer is looked for. */
  readonly lookUpMs: number;
}

interface Session {
  readonly client: pg.Client;
  readonly socket: Socket;
  /** What the database calls it, so that what is left of it can be found there. */
  readonly name: string;
}

const FIRST_WAIT = 20;
const LONGEST_WAIT = 500;

// Batches are joined row by row in the order they come in, and rows are locked in that order: see postgres-tables.ts. The
// plan is made once. A standby that is not promoted yet is nobody to write to.
const SETUP = `
  SET jit = off;
  SET plan_cache_mode = force_generic_plan;
  SET enable_hashjoin = off;
  SET enable_mergejoin = off;
  SET enable_seqscan = off;
  SET client_encoding = 'UTF8';
`;

const END_GHOSTS: Statement = {
  name: 'end ghosts',
  text: 'SELECT pg_terminate_backend(pid, 1000) FROM pg_stat_activity WHERE application_name = ANY ($1)',
};
/** Commits, though it changes nothing: whatever was visible before is then where the database promises to have it. */
const SETTLE: Statement = { name: 'settle', text: `SELECT pg_logical_emit_message(true, 'fabula', '')` };

/** One connection, used by one asker at a time. It breaks, and is made again when somebody needs it. */
export class Connection {
  readonly #dialling: Dialling;
  readonly #condition: Condition;
  #session: Session | undefined;
  /** Sessions that were lost and may be at work still, for all we know. */
  #ghosts: string[] = [];

  constructor(dialling: Dialling, condition: Condition) {
    this.#dialling = dialling;
    this.#condition = condition;
  }

  get isOpen(): boolean {
    return this.#session !== undefined;
  }

  /** Tries until then; rejects with `away`. */
  async open(until: number): Promise<void> {
    for (let wait = FIRST_WAIT; !this.#session; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      try {
        this.#session = await this.#dial();
      } catch (error) {
        if (performance.now() + wait > until) throw this.#condition.gaveUp(away(this.#dialling.where, error));
        await sleep(wait * (0.5 + Math.random() / 2));
      }
    }
  }

  /** Rejects with a StoreError if it was not carried out, with AnswerLost if nobody knows. */
  async ask<Row extends unknown[]>(statement: Statement, values: readonly Value[]): Promise<Row[]> {
    const { rows } = await this.#answerTo((client) =>
      client.query<Row>({ ...statement, values: [...values], rowMode: 'array' }),
    );
    return rows;
  }

  /** Several statements at once, none of them prepared. */
  async run(script: string): Promise<void> {
    await this.#answerTo((client) => client.query(script));
  }

  /**
   * After an answer was lost: what is true, once nothing can change any more by what was asked then. Rejects with `unknown`
   * if that cannot be found out in time.
   */
  async findOut<T>(look: () => Promise<T>): Promise<T> {
    const { lookUpMs, where } = this.#dialling;
    const until = performance.now() + lookUpMs;
    for (;;) {
      try {
        await this.open(until);
        await this.#endGhosts();
        const found = await look();
        await this.ask(SETTLE, []);
        return found;
      } catch (error) {
        if (isUncertain(error)) throw error;
        if (performance.now() + FIRST_WAIT > until) throw unknown(where, error);
        await sleep(FIRST_WAIT);
      }
    }
  }

  async close(): Promise<void> {
    const session = this.#session;
    this.#session = undefined;
    if (session) await hangUp(session);
  }

  async #dial(): Promise<Session> {
    const { url, connectMs } = this.#dialling;
    const session = await dial(url, connectMs);
    const { client } = session;
    // Lost while nobody asks: noticed the next time somebody does.
    client.on('error', () => this.#drop(session));
    client.on('end', () => this.#drop(session));
    return session;
  }

  async #answerTo<T>(ask: (client: pg.Client) => Promise<T>): Promise<T> {
    const session = this.#session;
    if (!session) throw away(this.#dialling.where, 'the connection was closed');
    const overdue = setTimeout(() => session.socket.destroy(), this.#dialling.answerMs);
    try {
      return await ask(session.client);
    } catch (error) {
      const refusal = refusalOf(error);
      // Whoever refuses everything, a primary that has become a standby for example, need not be asked again.
      if (refusal && refusal.fault !== 'away') throw this.#condition.refused(refusal);
      this.#drop(session);
      if (refusal) throw refusal;
      this.#ghosts.push(session.name);
      throw new AnswerLost(error instanceof Error ? error.message : String(error));
    } finally {
      clearTimeout(overdue);
    }
  }

  #drop(session: Session): void {
    if (this.#session === session) this.#session = undefined;
    session.socket.destroy();
  }

  /** A session we lost may still be carrying out what it was asked. */
  async #endGhosts(): Promise<void> {
    while (this.#ghosts.length > 0) {
      const left = await this.ask(END_GHOSTS, [this.#ghosts]);
      if (left.length === 0) this.#ghosts = [];
      else await sleep(FIRST_WAIT);
    }
  }
}

async function dial(url: string, connectMs: number): Promise<Session> {
  const socket = new Socket();
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    stream: () => socket,
  });
  const session = { client, socket, name: `fabula ${randomUUID()}` };
  // Whoever connects, or asks, hears of it too.
  client.on('error', () => undefined);
  const overdue = setTimeout(() => socket.destroy(), connectMs);
  try {
    await client.connect();
    await client.query(`${SETUP} SET application_name = '${session.name}'`);
    const { rows } = await client.query<[boolean]>({ text: 'SELECT pg_is_in_recovery()', rowMode: 'array' });
    if (rows[0]?.[0] !== false) throw new StoreError('away', 'it is a standby');
    return session;
  } catch (error) {
    socket.destroy();
    throw error;
  } finally {
    clearTimeout(overdue);
  }
}

/** Whether there is anybody to talk to. */
export async function canReach({ url, connectMs }: Dialling): Promise<boolean> {
  try {
    await hangUp(await dial(url, connectMs));
    return true;
  } catch {
    return false;
  }
}

/** Politely, but not for ever. */
async function hangUp({ client, socket }: Session): Promise<void> {
  const impatient = setTimeout(() => socket.destroy(), 1_000);
  await client.end().catch(() => undefined);
  clearTimeout(impatient);
}
