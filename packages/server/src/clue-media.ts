/** Drawn and sung clues: kept with the game they belong to, for each round the told one and those about to be told. */
import { randomBytes } from 'node:crypto';
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Rec, Records } from '@fabula/gamelog/port.ts';
import * as v from 'valibot';
import { readDocument, writeDocument } from './documents.ts';

export interface Medium {
  readonly type: string;
  readonly bytes: Buffer;
}

export interface Made extends Medium {
  readonly by: PlayerId;
}

const medium = v.object({ name: v.string(), by: v.string(), type: v.string(), data: v.string() });
const form = v.object({ kept: v.pipe(v.array(medium), v.readonly()) });
type RoundDoc = v.InferOutput<typeof form>;

/** By game and round. */
export const MEDIA = 'clue-media';
/** By player, so that whoever wants to be forgotten is. */
const MADE_BY = 'clue-media-by';
const PAGE = 50;

/** The round, and what nobody can guess: who was not told the clue cannot ask for it. */
const NAME = /^(\d{1,6})-[\w-]{22}$/;

export class ClueMedia {
  readonly #records: Records;

  constructor(records: Records) {
    this.#records = records;
  }

  /** Keeps it under a new name. Of the round's earlier ones stay the one that was `told`, and the newest of a partner, who may be about to tell it. */
  async keep(
    game: string,
    round: number,
    by: PlayerId,
    told: string | null,
    medium: Medium,
  ): Promise<string> {
    const name = `${round}-${randomBytes(16).toString('base64url')}`;
    const added = { name, by, type: medium.type, data: medium.bytes.toString('base64') };
    const id = `${game}.${round}`;
    await this.#note(`${by}.${id}`);
    for (;;) {
      const found = await this.#records.get(MEDIA, id);
      const earlier = docOf(found).kept;
      const partners = earlier.filter((one) => one.name !== told && one.by !== by).slice(-1);
      const doc: RoundDoc = { kept: [...earlier.filter((one) => one.name === told), ...partners, added] };
      const put = await this.#records.put(MEDIA, id, writeDocument(doc), found?.version ?? 0);
      if (put.ok) return name;
    }
  }

  async #note(id: string): Promise<void> {
    const found = await this.#records.get(MADE_BY, id);
    if (!found) await this.#records.put(MADE_BY, id, '{}', 0);
  }

  /** False: it is not there any more. */
  async remove(game: string, name: string): Promise<boolean> {
    const round = NAME.exec(name)?.[1];
    if (round === undefined) return false;
    const id = `${game}.${round}`;
    for (;;) {
      const found = await this.#records.get(MEDIA, id);
      const { kept } = docOf(found);
      if (!found || !kept.some((one) => one.name === name)) return false;
      const doc: RoundDoc = { kept: kept.filter((one) => one.name !== name) };
      if ((await this.#records.put(MEDIA, id, writeDocument(doc), found.version)).ok) return true;
    }
  }

  async find(game: string, name: string): Promise<Made | null> {
    const round = NAME.exec(name)?.[1];
    if (round === undefined) return null;
    const { kept } = docOf(await this.#records.get(MEDIA, `${game}.${round}`));
    const found = kept.find((one) => one.name === name);
    return found ? { by: found.by, type: found.type, bytes: Buffer.from(found.data, 'base64') } : null;
  }

  async forgetGame(game: string): Promise<void> {
    for (const record of await this.#under(MEDIA, `${game}.`)) {
      for (const { by } of docOf(record).kept) await this.#records.remove(MADE_BY, `${by}.${record.id}`);
      await this.#records.remove(MEDIA, record.id);
    }
  }

  /** A voice is as personal as a name. */
  async forgetPlayer(player: PlayerId): Promise<void> {
    for (const { id } of await this.#under(MADE_BY, `${player}.`)) {
      await this.#records.remove(MEDIA, id.slice(player.length + 1));
      await this.#records.remove(MADE_BY, id);
    }
  }

  async #under(kind: string, prefix: string): Promise<Rec[]> {
    const found: Rec[] = [];
    for (let after = prefix; ;) {
      const page = await this.#records.list(kind, { after, limit: PAGE });
      const ours = page.filter(({ id }) => id.startsWith(prefix));
      found.push(...ours);
      const last = page.at(-1);
      if (!last || ours.length < PAGE) return found;
      after = last.id;
    }
  }
}

const docOf = (record: Rec | undefined): RoundDoc =>
  record ? readDocument(`the clues of ${record.id}`, record.text, form) : { kept: [] };
