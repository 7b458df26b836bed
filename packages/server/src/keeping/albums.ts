/** What is told of a finished game besides its log: what people and bots are called, who took themselves out, who wants it to go. */
import { LEVELS } from '@fabula/bots/brain.ts';
import { CHARACTER_IDS } from '@fabula/bots/characters.ts';
import { profileOfBot } from '@fabula/bots/seats.ts';
import { evolve } from '@fabula/engine/evolve.ts';
import type { PlayerId, State } from '@fabula/engine/model.ts';
import { NOTHING } from '@fabula/engine/state.ts';
import { everyRecord, pagesOf } from '@fabula/gamelog/pages.ts';
import type { Rec, Store } from '@fabula/gamelog/port.ts';
import type { AlbumAnswer, LetGoAnswer } from '@fabula/protocol/albums.ts';
import type { Language, Profile } from '@fabula/protocol/table.ts';
import { namesOf } from '@fabula/table/company.ts';
import { BrokenDocument, readDocument, writeDocument } from '@fabula/table/documents.ts';
import { endsGame, exported } from '@fabula/table/game.ts';
import type { House } from '@fabula/table/ports.ts';
import * as v from 'valibot';
import type { Players } from '../people/players.ts';
import { isId } from '../people/secrets.ts';
import { ClueMedia } from '../tables/clue-media.ts';
import { BOTS } from '../tables/logs.ts';

export const ALBUMS = 'album';

const players = v.optional(v.pipe(v.array(v.string()), v.readonly()), []);
const bot = v.object({ character: v.picklist(CHARACTER_IDS), level: v.picklist(LEVELS) });
const botsForm = v.object({ bots: v.record(v.string(), bot) });
const form = v.object({
  without: players,
  asked: players,
  gone: v.optional(v.boolean(), false),
});
type AlbumDoc = Readonly<v.InferOutput<typeof form>>;

const docOf = (record: Rec | undefined): AlbumDoc =>
  record
    ? readDocument(`the album of ${record.id}`, record.text, form)
    : { without: [], asked: [], gone: false };

type Kept = Pick<Store, 'games' | 'records' | 'media'>;

export class Albums {
  readonly #store: Kept;
  readonly #players: Pick<Players, 'isKept'>;
  readonly #house: Pick<House, 'profileOf'>;

  constructor(store: Kept, people: Pick<Players, 'isKept'>, house: Pick<House, 'profileOf'>) {
    this.#store = store;
    this.#players = people;
    this.#house = house;
  }

  /** Null: there is no such game, it is not over, or its album is gone. Whether it is over, its last entry says. */
  async find(game: string): Promise<AlbumDoc | null> {
    const last = isId(game) ? await this.#store.games.last(game) : undefined;
    if (!last || !endsGame(last)) return null;
    const doc = docOf(await this.#store.records.get(ALBUMS, game));
    return doc.gone ? null : doc;
  }

  /** What is told of it, with the names of bots in this language. */
  async told(game: string, { without, asked }: AlbumDoc, language: Language): Promise<AlbumAnswer> {
    const people = new Set(await this.#peopleOf(game));
    for (const player of without) people.delete(player);
    const profiles: Record<PlayerId, Profile> = Object.fromEntries(await namesOf(this.#house, people));
    const found = await this.#store.records.get(BOTS, game);
    const { bots } = found ? readDocument(`the bots of ${game}`, found.text, botsForm) : { bots: {} };
    for (const [id, doc] of Object.entries(bots)) profiles[id] = profileOfBot(doc, language);
    return { profiles, without, asked };
  }

  /** Their name, their words and their recordings are in it no more. False: they had no place in it. */
  async takeOut(game: string, player: PlayerId): Promise<boolean> {
    if (!(await this.#peopleOf(game)).includes(player)) return false;
    await this.#change(game, (doc) => {
      const without = withOne(doc.without, player);
      return without === doc.without ? doc : { ...doc, without };
    });
    await new ClueMedia(this.#store).forgetPlayer(player, game);
    return true;
  }

  /** All of it goes when whoever owned the table asks, or all who sat there at the end and can still ask. Null: neither. */
  async letGo(game: string, player: PlayerId): Promise<LetGoAnswer | null> {
    if (!(await this.#peopleOf(game)).includes(player)) return null;
    const { owner, people } = await this.#stateOf(game);
    const seated = people.flatMap(({ id, bot, seat }) => (seat !== null && !bot ? [id] : []));
    if (player !== owner && !seated.includes(player)) return null;
    const areKept = await Promise.all(seated.map((id) => this.#players.isKept(id)));
    const all = seated.filter((_, place) => areKept[place]);
    const { asked, gone } = await this.#change(game, (doc) => {
      const asked = withOne(doc.asked, player);
      const gone = player === owner || all.every((id) => asked.includes(id));
      return asked === doc.asked && gone === doc.gone ? doc : { ...doc, asked, gone };
    });
    // Its log goes when the house is next kept in order, and nobody is at its table.
    if (gone) await new ClueMedia(this.#store).forgetGame(game);
    return { gone, asked: all.filter((id) => asked.includes(id)).length, of: all.length };
  }

  async #peopleOf(game: string): Promise<readonly PlayerId[]> {
    return (await this.#store.games.about(game))?.people ?? [];
  }

  async #stateOf(game: string): Promise<State> {
    let state = NOTHING;
    for await (const page of pagesOf(this.#store.games, game))
      for (const entry of page) state = exported(entry).events.reduce(evolve, state);
    return state;
  }

  async #change(game: string, change: (doc: AlbumDoc) => AlbumDoc): Promise<AlbumDoc> {
    const { records } = this.#store;
    for (;;) {
      const found = await records.get(ALBUMS, game);
      const before = docOf(found);
      const doc = change(before);
      // Asked once more, nothing is written.
      if (doc === before) return doc;
      if ((await records.put(ALBUMS, game, writeDocument(doc), found?.version ?? 0)).ok) return doc;
    }
  }
}

const withOne = (all: readonly PlayerId[], one: PlayerId): readonly PlayerId[] =>
  all.includes(one) ? all : [...all, one];

/** Games whose people want nothing of them kept. */
export async function goneAlbums({ records }: Pick<Store, 'records'>): Promise<ReadonlySet<string>> {
  const gone = new Set<string>();
  for await (const record of everyRecord(records, ALBUMS)) if (isGone(record)) gone.add(record.id);
  return gone;
}

/** One that cannot be read is left as it is. */
function isGone(record: Rec): boolean {
  try {
    return docOf(record).gone;
  } catch (error) {
    if (error instanceof BrokenDocument) return false;
    throw error;
  }
}
