/** Tidings by NATS: a subject a table, for more nodes than PostgreSQL could tell one by one. */
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Logger } from 'pino';
import type { Bus } from './bus.ts';

const BETWEEN_TRIES = 300;

interface Told {
  readonly from: string;
  readonly text: string;
}

export class NatsBus implements Bus {
  readonly #nats: NatsConnection;
  readonly #node: string;
  readonly #house: string;
  readonly #log: Logger;
  #missed: () => void = () => undefined;

  /** `house`: several may share a server, each by a name of its own. */
  static async open(url: string, node: string, house: string, log: Logger): Promise<NatsBus> {
    const nats = await connect({
      servers: url,
      name: `fabula ${node}`,
      maxReconnectAttempts: -1,
      reconnectTimeWait: BETWEEN_TRIES,
      ignoreClusterUpdates: true,
    });
    const bus = new NatsBus(nats, node, house, log);
    void bus.#watch();
    return bus;
  }

  private constructor(nats: NatsConnection, node: string, house: string, log: Logger) {
    this.#log = log;
    this.#nats = nats;
    this.#node = node;
    this.#house = house;
  }

  publish(channel: string, text: string): boolean {
    if (this.#nats.isClosed()) return false;
    this.#nats.publish(this.#subject(channel), JSON.stringify({ from: this.#node, text } satisfies Told));
    return true;
  }

  subscribe(channel: string, heard: (text: string) => void): () => void {
    const subscription = this.#nats.subscribe(this.#subject(channel), {
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
    return () => subscription.unsubscribe();
  }

  isListening(): Promise<void> {
    return this.#nats.flush();
  }

  onGap(missed: () => void): void {
    this.#missed = missed;
  }

  async close(): Promise<void> {
    await this.#nats.close();
  }

  #subject(channel: string): string {
    return `${this.#house}.${channel}`;
  }

  async #watch(): Promise<void> {
    for await (const { type } of this.#nats.status()) {
      if (type === 'disconnect') this.#log.warn('the bus is gone');
      else if (type === 'reconnect') this.#missed();
    }
  }
}
