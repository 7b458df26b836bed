/** Tidings by NATS: a subject a table, for more nodes than PostgreSQL could tell one by one. */
import { setTimeout as sleep } from 'node:timers/promises';
import { connect, type ConnectionOptions, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import type { Bus } from './bus.ts';

const BETWEEN_TRIES = 300;
const LONGEST_TRY = 3_000;
/** A line that is dead at the other end says nothing, like one on which nothing is told. */
const BETWEEN_QUESTIONS = 3_000;

interface Told {
  readonly from: string;
  readonly text: string;
}

interface Listener {
  readonly channel: string;
  readonly heard: (text: string) => void;
  /** Ends what has been subscribed to; null: there was nobody to subscribe with yet. */
  end: (() => void) | null;
}

export class NatsBus implements Bus {
  readonly #node: string;
  readonly #house: string;
  readonly #log: Logger;
  readonly #listeners = new Set<Listener>();
  readonly #closing = new AbortController();
  #missed: () => void = () => undefined;
  /** Null: it has not been reached yet. */
  #nats: NatsConnection | null = null;
  /** The server's answer to whoever listened before, and to whoever does now. */
  #asked: Promise<void> = Promise.resolve();
  #toAsk: Promise<void> | null = null;

  /**
   * `house`: several may share a server, each by a name of its own. A bus that is gone keeps no node from starting: what it
   * would tell is found by looking.
   */
  static async open(url: string, node: string, house: string, log: Logger): Promise<NatsBus> {
    const bus = new NatsBus(node, house, log);
    try {
      await bus.#connect(url);
    } catch (error) {
      log.warn({ err: error }, 'the bus cannot be reached: BUS_URL');
      void bus.#connectLater(url);
    }
    return bus;
  }

  private constructor(node: string, house: string, log: Logger) {
    this.#log = log;
    this.#node = node;
    this.#house = house;
  }

  publish(channel: string, text: string): boolean {
    if (!this.#nats || this.#nats.isClosed()) return false;
    this.#nats.publish(this.#subject(channel), JSON.stringify({ from: this.#node, text } satisfies Told));
    return true;
  }

  subscribe(channel: string, heard: (text: string) => void): () => void {
    const listener: Listener = { channel, heard, end: null };
    this.#listeners.add(listener);
    this.#listen(listener);
    return () => {
      this.#listeners.delete(listener);
      listener.end?.();
    };
  }

  /** When a node takes in hundreds of tables the server is not asked for each: those that come while it answers go together. */
  isListening(): Promise<void> {
    this.#toAsk ??= this.#asked
      .catch(() => undefined)
      .then(() => {
        this.#toAsk = null;
        this.#asked = this.#nats?.flush() ?? Promise.reject(new Error('The bus has not been reached yet'));
        return this.#asked;
      });
    return this.#toAsk;
  }

  onGap(missed: () => void): void {
    this.#missed = missed;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#nats?.close();
  }

  async #connect(url: string): Promise<void> {
    const nats = await connect({
      servers: url,
      ...credentialsIn(url),
      name: `fabula ${this.#node}`,
      timeout: LONGEST_TRY,
      pingInterval: BETWEEN_QUESTIONS,
      maxPingOut: 1,
      maxReconnectAttempts: -1,
      reconnectTimeWait: BETWEEN_TRIES,
      ignoreAuthErrorAbort: true,
      ignoreClusterUpdates: true,
    });
    if (this.#closing.signal.aborted) return nats.close();
    this.#nats = nats;
    for (const listener of this.#listeners) this.#listen(listener);
    void this.#watch(nats);
    return undefined;
  }

  async #connectLater(url: string): Promise<void> {
    const { signal } = this.#closing;
    while (!this.#nats && !signal.aborted) {
      await sleep(BETWEEN_TRIES, undefined, { signal }).catch(() => undefined);
      await this.#connect(url).catch(() => undefined);
    }
    if (!signal.aborted) this.#missed();
  }

  #listen(listener: Listener): void {
    const { channel, heard } = listener;
    const subscription = this.#nats?.subscribe(this.#subject(channel), {
      callback: (error, message) => {
        if (error) return;
        try {
          const { from, text } = message.json<Told>();
          if (from !== this.#node) heard(text);
        } catch (trouble) {
          this.#log.error({ err: trouble }, 'a word from another node could not be heard');
        }
      },
    });
    if (subscription) listener.end = () => subscription.unsubscribe();
  }

  #subject(channel: string): string {
    return `${this.#house}.${channel}`;
  }

  async #watch(nats: NatsConnection): Promise<void> {
    for await (const { type } of nats.status()) {
      if (type === 'disconnect') this.#log.warn('the bus is gone');
      else if (type === 'reconnect') this.#missed();
    }
  }
}

/** nats://user:password@host, or nats://token@host */
function credentialsIn(url: string): Pick<ConnectionOptions, 'user' | 'pass' | 'token'> {
  const [user, pass] = [new URL(url).username, new URL(url).password].map(decodeURIComponent);
  if (!user) return {};
  return pass ? { user, pass } : { token: user };
}
