/** Players as the server keeps them: the hash of a token, a name, an avatar, a language, what they opened lately and names they may not have again. */
import type { PlayerId } from '@fabula/engine/model.ts';
import { type Rec, type Records, StoreError } from '@fabula/gamelog/port.ts';
import { NAMELESS } from '@fabula/protocol/names.ts';
import { type Language, LANGUAGES, type Profile } from '@fabula/protocol/table.ts';
import * as v from 'valibot';
import { readDocument, writeDocument } from '@fabula/table/documents.ts';
import { hashOf, newCode, newId, newToken, opens } from './secrets.ts';

/** Where a table is to be, or was, made. */
const opened = v.object({ by: v.string(), code: v.string(), game: v.string() });
export type Opened = Readonly<v.InferOutput<typeof opened>>;

const form = v.pipe(
  v.object({
    tokenHash: v.string(),
    name: v.string(),
    avatar: v.string(),
    language: v.picklist(LANGUAGES),
    /** The latest tables this player opened, by the message that asked: repeated, it leads to the same one. */
    opened: v.optional(v.pipe(v.array(opened), v.readonly())),
    /** Names that the host took away: not to be taken again. */
    struck: v.optional(v.pipe(v.array(v.string()), v.readonly())),
  }),
  v.readonly(),
);
type PlayerDoc = v.InferOutput<typeof form>;

const readPlayer = ({ id, text }: Rec): PlayerDoc => readDocument(`player ${id}`, text, form);

const OPENED_REMEMBERED = 8;
const MOST_STRUCK = 20;

export const PLAYERS = 'player';
/** Whoever says hello after so long is noted: those who never do are forgotten one day. */
const NOTED_AFTER = 12 * 60 * 60 * 1000;

/** A player who has said hello. */
export interface Player {
  readonly id: PlayerId;
  doc: PlayerDoc;
  /** 0: not saved yet. People who only look at the landing page leave no trace. */
  version: number;
}

/** Letters of two alphabets that look alike, big or small. */
const [CYRILLIC, LATIN] = ['авекмнорстухіѕј', 'abekmhopctyxisj'];

/** What looks the same is the same: marks and signs that cannot be seen do not count. */
const looksOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\p{DI}\p{Cf}\p{M}\u2800]/gu, '')
    .toLowerCase()
    .replaceAll(/[авекмнорстухіѕј]/g, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter);
const isSame = (name: string, other: string): boolean => looksOf(name) === looksOf(other);

export const isStruck = ({ doc }: Player, name: string): boolean =>
  doc.struck?.some((struck) => isSame(struck, name)) ?? false;

export class Players {
  readonly #records: Records;
  readonly #now: () => number;

  constructor(records: Records, now: () => number) {
    this.#records = records;
    this.#now = now;
  }

  create(language: Language): { player: Player; token: string } {
    const token = newToken();
    const doc: PlayerDoc = { tokenHash: hashOf(token), name: '', avatar: '', language };
    return { player: { id: newId(), doc, version: 0 }, token };
  }

  async recognise(id: PlayerId, token: string): Promise<Player | null> {
    const record = await this.#records.get(PLAYERS, id);
    const doc = record ? readPlayer(record) : null;
    const right = opens(token, doc?.tokenHash ?? hashOf(''));
    if (!record || !doc || !right) return null;
    const player = { id, doc, version: record.version };
    if (this.#now() - record.at < NOTED_AFTER) return player;
    return (await this.#note(player)) ? player : null;
  }

  /** Puts the record again as it is. A full disk keeps nobody out. False: the player was forgotten meanwhile. */
  async #note(player: Player): Promise<boolean> {
    try {
      const put = await this.#records.put(PLAYERS, player.id, writeDocument(player.doc), player.version);
      if (!put.ok) return await this.reload(player);
      player.version = put.version;
    } catch (error) {
      if (!(error instanceof StoreError) || error.fault !== 'full') throw error;
    }
    return true;
  }

  async isKept(id: PlayerId): Promise<boolean> {
    return (await this.#records.get(PLAYERS, id)) !== undefined;
  }

  async profileOf(id: PlayerId): Promise<Profile | undefined> {
    const record = await this.#records.get(PLAYERS, id);
    if (!record) return undefined;
    const { name, avatar } = readPlayer(record);
    return name === '' ? undefined : { name, avatar };
  }

  /** Saves if anything is new, and answers with how much was written. The last of several devices wins. Null: the player was forgotten meanwhile. */
  async save(player: Player, changes: Partial<Omit<PlayerDoc, 'tokenHash'>>): Promise<number | null> {
    const doc = { ...player.doc, ...changes };
    const text = writeDocument(doc);
    if (player.version > 0 && text === writeDocument(player.doc)) return 0;
    const put = await this.#records.put(PLAYERS, player.id, text, player.version);
    if (put.ok) {
      player.doc = doc;
      player.version = put.version;
      return text.length;
    }
    return (await this.reload(player)) ? this.save(player, changes) : null;
  }

  /** Decided, and on disk, before the table is made: whoever repeats the message later goes on where it was left. */
  async opening(player: Player, message: string): Promise<Opened> {
    for (;;) {
      const { opened = [] } = player.doc;
      const before = opened.find(({ by }) => by === message);
      if (before) return before;
      const fresh: Opened = { by: message, code: newCode(), game: newId() };
      const doc = { ...player.doc, opened: opened.slice(1 - OPENED_REMEMBERED).concat(fresh) };
      const put = await this.#records.put(PLAYERS, player.id, writeDocument(doc), player.version);
      if (put.ok) {
        player.doc = doc;
        player.version = put.version;
        return fresh;
      }
      if (!(await this.reload(player))) throw new Error('The player was forgotten meanwhile');
    }
  }

  /** Another device was quicker. False: it has forgotten the player, who must not come back to life. */
  async reload(player: Player): Promise<boolean> {
    const record = await this.#records.get(PLAYERS, player.id);
    if (!record) return false;
    player.doc = readPlayer(record);
    player.version = record.version;
    return true;
  }

  /** The host takes a name away. False: there is no such player any more. */
  async strike(id: PlayerId, name: string): Promise<boolean> {
    for (;;) {
      const record = await this.#records.get(PLAYERS, id);
      if (!record) return false;
      const doc = readPlayer(record);
      const struck = [...(doc.struck ?? []).filter((other) => !isSame(other, name)), name];
      const changed: PlayerDoc = {
        ...doc,
        name: isSame(doc.name, name) ? NAMELESS[doc.language] : doc.name,
        struck: struck.slice(-MOST_STRUCK),
      };
      const put = await this.#records.put(PLAYERS, id, writeDocument(changed), record.version);
      if (put.ok) return true;
    }
  }

  forget(id: PlayerId): Promise<boolean> {
    return this.#records.remove(PLAYERS, id);
  }
}
