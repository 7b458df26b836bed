/** Tidings by PostgreSQL's NOTIFY, in batches and never in the transaction of a move: enough for a few nodes. */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Bus } from './bus.ts';
import { Listeners } from './listeners.ts';

/** PostgreSQL takes less than 8,000 bytes. */
const LONGEST = 7_900;
/** What waits while the database is away; what is lost is found by looking. */
const MOST_WAITING = 10_000;
const BETWEEN_TRIES = 300;
const BETWEEN_QUESTIONS = 5_000;
const LONGEST_ANSWER = 5_000;

interface Told {
  readonly from: string;
  readonly channel: string;
  readonly text: string;
}

export class PostgresBus implements Bus {
  readonly #url: string;
  readonly #node: string;
  readonly #log: Logger;
  readonly #listeners = new Listeners();
  readonly #closing = new AbortController();
  #missed: () => void = () => undefined;
  #waiting: string[] = [];
  #isTelling = false;
  #listener: pg.Client | null = null;
  #teller: pg.Client | null = null;

  /** Resolves when it listens. */
  static async open(url: string, node: string, log: Logger): Promise<PostgresBus> {
    const bus = new PostgresBus(url, node, log);
    await bus.#listen();
    return bus;
  }

  private constructor(url: string, node: string, log: Logger) {
    this.#url = url;
    this.#node = node;
    this.#log = log;
  }

  publish(channel: string, text: string): boolean {
    const told = JSON.stringify({ from: this.#node, channel, text } satisfies Told);
    if (Buffer.byteLength(told) > LONGEST || this.#waiting.length >= MOST_WAITING) {
      this.#log.warn({ channel, letters: text.length }, 'a word to other nodes was dropped');
      return false;
    }
    this.#waiting.push(told);
    if (this.#isTelling) return true;
    this.#isTelling = true;
    // Whatever else is told in this turn of the event loop comes along.
    setImmediate(() => void this.#tell());
    return true;
  }

  subscribe(channel: string, heard: (text: string) => void): () => void {
    return this.#listeners.add(channel, heard);
  }

  /** One LISTEN hears all channels. */
  isListening(): Promise<void> {
    return Promise.resolve();
  }

  onGap(missed: () => void): void {
    this.#missed = missed;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await Promise.all([hangUp(this.#listener), hangUp(this.#teller)]);
  }

  async #tell(): Promise<void> {
    while (this.#waiting.length > 0 && !this.#closing.signal.aborted) {
      const batch = this.#waiting.splice(0, 500);
      try {
        this.#teller ??= await this.#dial('SET synchronous_commit = off', () => (this.#teller = null));
        await this.#teller.query({
          name: 'tell',
          text: `SELECT pg_notify('fabula ' || current_schema(), told) FROM unnest($1::text[]) told`,
          values: [batch],
        });
      } catch (error) {
        this.#log.warn({ err: error }, 'other nodes could not be told');
        this.#teller?.connection.stream.destroy();
        this.#teller = null;
        await this.#pause();
      }
    }
    this.#isTelling = false;
  }

  async #listen(): Promise<void> {
    this.#listener = await this.#dial(
      `DO $$ BEGIN EXECUTE format('LISTEN %I', 'fabula ' || current_schema()); END $$`,
      () => void this.#listenAgain(),
    );
    this.#listener.on('notification', ({ payload = '' }) => this.#hear(payload));
    void this.#keepAsking(this.#listener);
  }

  /** A line that is dead at the other end says nothing, like one on which nothing is told. */
  async #keepAsking(listener: pg.Client): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted && this.#listener === listener) {
      await sleep(BETWEEN_QUESTIONS, undefined, { signal, ref: false }).catch(() => undefined);
      if (this.#listener === listener)
        await listener.query('SELECT 1').catch(() => listener.connection.stream.destroy());
    }
  }

  async #listenAgain(): Promise<void> {
    this.#listener = null;
    while (!this.#closing.signal.aborted) {
      await this.#pause();
      try {
        await this.#listen();
        return this.#missed();
      } catch (error) {
        this.#log.warn({ err: error }, 'other nodes cannot be heard');
      }
    }
  }

  #hear(payload: string): void {
    try {
      const { from, channel, text } = JSON.parse(payload) as Told;
      if (from !== this.#node) this.#listeners.tell(channel, text);
    } catch (error) {
      this.#log.error({ err: error }, 'a word from another node could not be heard');
    }
  }

  async #dial(setup: string, lost: () => void): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'fabula bus',
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
      query_timeout: LONGEST_ANSWER,
    });
    let isReady = false;
    client.on('error', () => undefined);
    client.on('end', () => {
      if (isReady && !this.#closing.signal.aborted) lost();
    });
    try {
      await client.connect();
      await client.query(setup);
    } catch (error) {
      void hangUp(client);
      throw error;
    }
    isReady = true;
    return client;
  }

  async #pause(): Promise<void> {
    const { signal } = this.#closing;
    await sleep(BETWEEN_TRIES * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
  }
}

const hangUp = async (client: pg.Client | null): Promise<void> => {
  await client?.end().catch(() => undefined);
};
