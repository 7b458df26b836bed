/** Whom the host keeps out: players by their id, new players by where they come from. Asked at every hello, so all are in memory. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Records } from '@fabula/gamelog/port.ts';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { readDocument, writeDocument } from '@fabula/table/documents.ts';
import { everyRecord } from '@fabula/gamelog/pages.ts';

const form = v.pipe(
  v.object({
    since: v.number(),
    /** Null: for ever. */
    until: v.nullable(v.number()),
  }),
  v.readonly(),
);
export type Ban = v.InferOutput<typeof form>;

const BANS = 'ban';

/** How a ban is called: for the host, and on disk. */
export const nameOfPlayer = (player: PlayerId): string => `player.${player}`;
/** By the name that origins.ts gives a network; the address itself is not kept. */
export const nameOfNetwork = (network: string): string => `network.${network}`;

export class Bans {
  readonly #records: Records;
  readonly #now: () => number;
  readonly #log: Pick<Logger, 'error'>;
  #bans = new Map<string, Ban>();

  private constructor(records: Records, now: () => number, log: Pick<Logger, 'error'>) {
    this.#records = records;
    this.#now = now;
    this.#log = log;
  }

  static async open(records: Records, now: () => number, log: Pick<Logger, 'error'>): Promise<Bans> {
    const bans = new Bans(records, now, log);
    await bans.reload();
    return bans;
  }

  /** As they are kept: another node may have changed them. */
  async reload(): Promise<void> {
    const found = new Map<string, Ban>();
    for await (const { id, text } of everyRecord(this.#records, BANS)) {
      try {
        found.set(id, readDocument(`ban ${id}`, text, form));
      } catch (error) {
        this.#log.error({ err: error }, 'a ban cannot be read, and does not count');
      }
    }
    this.#bans = found;
  }

  ofPlayer(player: PlayerId): Ban | null {
    return this.#running(nameOfPlayer(player));
  }

  ofNetwork(network: string): Ban | null {
    return this.#running(nameOfNetwork(network));
  }

  #running(name: string): Ban | null {
    const ban = this.#bans.get(name);
    return ban && (ban.until === null || ban.until > this.#now()) ? ban : null;
  }

  async add(name: string, until: number | null): Promise<void> {
    const ban: Ban = { since: this.#now(), until };
    for (;;) {
      const found = await this.#records.get(BANS, name);
      const put = await this.#records.put(BANS, name, writeDocument(ban), found?.version ?? 0);
      // Somebody else has changed it in between.
      if (put.ok) break;
    }
    this.#bans.set(name, ban);
  }

  /** False: there is none of that name. */
  async remove(name: string): Promise<boolean> {
    await this.#records.remove(BANS, name);
    return this.#bans.delete(name);
  }

  /** Those that count. The others are forgotten. */
  async list(): Promise<[name: string, ban: Ban][]> {
    for (const name of this.#bans.keys()) if (!this.#running(name)) await this.remove(name);
    return [...this.#bans].sort(([, one], [, other]) => one.since - other.since);
  }
}
