/** Drawn and sung clues: kept with the game they belong to, for each round the told one and those about to be told. */
import { randomBytes } from 'node:crypto';
import type { PlayerId } from '@fabula/engine/model.ts';
import { under } from '@fabula/gamelog/pages.ts';
import type { Media, Page, Rec, Records, Store } from '@fabula/gamelog/port.ts';
import * as v from 'valibot';
import { readDocument, writeDocument } from '@fabula/table/documents.ts';

export interface Medium {
  readonly type: string;
  readonly bytes: Buffer;
}

export interface Made extends Medium {
  readonly by: PlayerId;
}

/** Older ones lie in the document itself, as base64. */
const medium = v.object({ name: v.string(), by: v.string(), type: v.string(), data: v.optional(v.string()) });
const form = v.object({ kept: v.pipe(v.array(medium), v.readonly()) });
type RoundDoc = v.InferOutput<typeof form>;

/** By game and round. */
export const MEDIA = 'clue-media';
/** By player, so that whoever wants to be forgotten is. */
const MADE_BY = 'clue-media-by';

/** The round, and what nobody can guess: who was not told the clue cannot ask for it. */
const NAME = /^(\d{1,6})-[\w-]{22}$/;

/** A round's document says what there is; the bytes have places of their own. */
export class ClueMedia {
  readonly #records: Records;
  readonly #media: Media;

  constructor({ records, media }: Pick<Store, 'records' | 'media'>) {
    this.#records = records;
    this.#media = media;
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
    const added = { name, by, type: medium.type };
    const id = `${game}.${round}`;
    await this.#note(`${by}.${id}`);
    // Before anybody hears of them: bytes without a document go with the round, or with the game.
    await this.#media.put(placeOf(game, name), medium.bytes);
    for (;;) {
      const found = await this.#records.get(MEDIA, id);
      const earlier = docOf(found).kept;
      const partners = earlier.filter((one) => one.name !== told && one.by !== by).slice(-1);
      const doc: RoundDoc = { kept: [...earlier.filter((one) => one.name === told), ...partners, added] };
      const put = await this.#records.put(MEDIA, id, writeDocument(doc), found?.version ?? 0);
      if (!put.ok) continue;
      for (const one of earlier.filter((medium) => !doc.kept.includes(medium)))
        await this.#media.remove(placeOf(game, one.name));
      return name;
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
      if (!(await this.#records.put(MEDIA, id, writeDocument(doc), found.version)).ok) continue;
      await this.#media.remove(placeOf(game, name));
      return true;
    }
  }

  async find(game: string, name: string): Promise<Made | null> {
    const round = NAME.exec(name)?.[1];
    if (round === undefined) return null;
    const { kept } = docOf(await this.#records.get(MEDIA, `${game}.${round}`));
    const found = kept.find((one) => one.name === name);
    if (!found) return null;
    const { by, type, data } = found;
    const bytes =
      data === undefined ? await this.#media.get(placeOf(game, name)) : Buffer.from(data, 'base64');
    return bytes ? { by, type, bytes: Buffer.from(bytes) } : null;
  }

  async forgetGame(game: string): Promise<void> {
    await this.#drop(`${game}.`);
    for (const record of await under(this.#list(MEDIA), `${game}.`)) {
      for (const { by } of docOf(record).kept) await this.#records.remove(MADE_BY, `${by}.${record.id}`);
      await this.#records.remove(MEDIA, record.id);
    }
  }

  /** A voice is as personal as a name. Of one game, or of all. */
  async forgetPlayer(player: PlayerId, game?: string): Promise<void> {
    const prefix = game === undefined ? `${player}.` : `${player}.${game}.`;
    for (const { id } of await under(this.#list(MADE_BY), prefix)) {
      await this.#forgetRound(id.slice(player.length + 1), player);
      await this.#records.remove(MADE_BY, id);
    }
  }

  /** Others may have made one in it too: a partner, or whoever told when this one did not. */
  async #forgetRound(round: string, player: PlayerId): Promise<void> {
    for (;;) {
      const found = await this.#records.get(MEDIA, round);
      const kept = docOf(found).kept.filter(({ by }) => by !== player);
      if (found) {
        const isDone =
          kept.length === 0
            ? await this.#records.remove(MEDIA, round, found.version)
            : (await this.#records.put(MEDIA, round, writeDocument({ kept }), found.version)).ok;
        if (!isDone) continue;
      }
      const game = round.slice(0, round.lastIndexOf('.'));
      return this.#drop(`${round}-`, new Set(kept.map(({ name }) => placeOf(game, name))));
    }
  }

  /** Bytes of a game, or of one of its rounds. */
  async #drop(prefix: string, but: ReadonlySet<string> = new Set()): Promise<void> {
    for (const { id } of await under((page) => this.#media.sizes(page), prefix))
      if (!but.has(id)) await this.#media.remove(id);
  }

  #list(kind: string): (page: Page) => Promise<Rec[]> {
    return (page) => this.#records.list(kind, page);
  }
}

/** A name begins with its round. */
const placeOf = (game: string, name: string): string => `${game}.${name}`;

const docOf = (record: Rec | undefined): RoundDoc =>
  record ? readDocument(`the clues of ${record.id}`, record.text, form) : { kept: [] };
