/** All decks of players' own, in the store: a record for each, its words and its pictures. */
import { randomBytes, randomInt } from 'node:crypto';
import type { CardWords } from '@fabula/bots/brain.ts';
import type { Deck, PlayerId } from '@fabula/engine/model.ts';
import { everyRecord, under } from '@fabula/gamelog/pages.ts';
import type { Rec, Store } from '@fabula/gamelog/port.ts';
import {
  CARD_SIZES,
  type CardSize,
  type DeckRefusal,
  editionId,
  editionIn,
  isOwnDeck,
  MOST_OWN_DECKS,
} from '@fabula/protocol/own-decks.ts';
import type { Language } from '@fabula/protocol/table.ts';
import { writeDocument } from '@fabula/table/documents.ts';
import type { Clock } from '../clock.ts';
import { wordsOf } from '../card-words.ts';
import type { DeckOnOffer, MoreDecks } from '../decks.ts';
import { type OwnDeckBounds, Weight } from './bounds.ts';
import { onOffer } from './on-offer.ts';
import {
  bytesOf,
  cardsOf,
  deleted,
  type Described,
  isUnplayed,
  newOwnDeck,
  type OwnDeck,
  type OwnDeckCard,
  present,
  readOwnDeck,
  withCard,
  withoutCard,
} from './own-deck.ts';
import { OwnDeckWords } from './own-words.ts';
import type { CutPicture } from './workshop.ts';

export const OWN_DECKS = 'own-deck';
/** By player, and by what everybody may choose. */
const OWNED = 'own-deck-of';
const LISTED = 'own-deck-listed';

export interface KeptDeck {
  readonly id: string;
  readonly deck: OwnDeck;
}

type Kept = Pick<Store, 'records' | 'media'>;
type Change = (deck: OwnDeck) => OwnDeck | DeckRefusal;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const newDeckId = (): string =>
  `own-${Array.from({ length: 22 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
const newCardId = (): string => randomBytes(6).toString('hex');

/** Where a picture of a card lies. */
const placeOf = (deck: string, card: string, size: CardSize): string => `${deck}.${card}.${size}`;
const SIZES = Object.keys(CARD_SIZES) as CardSize[];

/** By the name of a picture among all that the store has of media; null: it is something else. */
export const ownDeckOf = (medium: string): string | null => {
  const [deck = ''] = medium.split('.');
  return isOwnDeck(deck) ? deck : null;
};

/** A deck that is played is noted again after so long: those that nobody plays are forgotten one day. */
const NOTED_AFTER = 12 * 60 * 60 * 1000;
const LISTED_FOR = 30 * 1000;

export class OwnDecks implements MoreDecks {
  readonly words: OwnDeckWords;
  readonly #store: Kept;
  readonly #clock: Clock;
  readonly #weight: Weight;
  #onList: { readonly at: number; readonly decks: readonly DeckOnOffer[] } | null = null;

  constructor(store: Kept, clock: Clock, bounds: OwnDeckBounds) {
    this.#store = store;
    this.#clock = clock;
    this.#weight = new Weight(clock, bounds);
    this.words = new OwnDeckWords(store.records);
  }

  // Finding

  /** Null: there is none, or it was deleted. */
  async get(id: string): Promise<KeptDeck | null> {
    const deck = editionIn(id)?.deck;
    const record = deck === undefined ? undefined : await this.#store.records.get(OWN_DECKS, deck);
    const read = record && readOwnDeck(record);
    return record && read && read.owner !== null ? { id: record.id, deck: read } : null;
  }

  async ofPlayer(player: PlayerId): Promise<KeptDeck[]> {
    const owned = await under((page) => this.#store.records.list(OWNED, page), `${player}.`);
    const found = await Promise.all(owned.map(({ id }) => this.get(id.slice(player.length + 1))));
    return found.filter((one) => one !== null);
  }

  /** Also a deck that was deleted, and an edition that has gaps, for those who play with it. */
  async find(id: string): Promise<DeckOnOffer | undefined> {
    const { deck = '', edition = 0 } = editionIn(id) ?? {};
    const record = deck === '' ? undefined : await this.#store.records.get(OWN_DECKS, deck);
    if (!record) return undefined;
    return onOffer(deck, readOwnDeck(record), edition, await this.words.of(deck));
  }

  async listed(): Promise<readonly DeckOnOffer[]> {
    const now = this.#clock.now();
    if (this.#onList && now - this.#onList.at < LISTED_FOR) return this.#onList.decks;
    const decks: DeckOnOffer[] = [];
    for await (const { id } of everyRecord(this.#store.records, LISTED)) {
      const found = await this.get(id);
      const deck = found && (await this.find(editionId(id, found.deck.edition)));
      if (deck && deck.cards.length > 0) decks.push(deck);
    }
    this.#onList = { at: now, decks };
    return decks;
  }

  async picture(id: string, card: string, size: CardSize): Promise<Buffer | null> {
    const found = /^[0-9a-f]{12}$/.test(card)
      ? await this.#store.media.get(placeOf(editionIn(id)?.deck ?? '', card, size))
      : undefined;
    return found ? Buffer.from(found) : null;
  }

  /** As a game is to know it. What is chosen for one is not changed any more. */
  async toPlay(id: string): Promise<Deck | undefined> {
    const { deck, edition = 0 } = editionIn(id) ?? {};
    const record = deck === undefined ? undefined : await this.#store.records.get(OWN_DECKS, deck);
    const read = record && readOwnDeck(record);
    const cards = read && read.owner !== null ? (cardsOf(read, edition)?.length ?? 0) : 0;
    if (!record || !read || cards === 0) return undefined;
    const isNew = edition === read.edition && !read.played;
    const isQuiet = this.#clock.now() - record.at >= NOTED_AFTER;
    if (!isNew && !isQuiet) return { id, cards };
    const played = read.played || isNew;
    const put = await this.#put(record, { ...read, played });
    return put ? { id, cards } : this.toPlay(id);
  }

  async wordsOf(id: string, language: Language): Promise<(CardWords | null)[]> {
    const { cards = [] } = (await this.find(id)) ?? {};
    return Promise.all(cards.map((card) => wordsOf(card, language)));
  }

  async hasCard(id: string, card: string): Promise<boolean> {
    const found = await this.get(id);
    return found !== null && present(found.deck).some((one) => one.id === card);
  }

  /** Of the deck, if the card is in it and can be seen. */
  async ownerOf(id: string, card: string): Promise<PlayerId | null> {
    const found = await this.get(id);
    return found?.deck.cards.some((one) => one.id === card && one.bytes > 0) ? found.deck.owner : null;
  }

  // Making

  async create(owner: PlayerId, described: Described): Promise<KeptDeck | DeckRefusal> {
    const { records } = this.#store;
    const owned = async (): Promise<number> =>
      (await under((page) => records.sizes(OWNED, page), `${owner}.`)).length;
    const full: DeckRefusal = { code: 'decks-full', most: MOST_OWN_DECKS };
    if ((await owned()) >= MOST_OWN_DECKS) return full;
    const id = newDeckId();
    const deck = newOwnDeck(owner, described);
    // First whose it is: a deck that nobody owns would never be forgotten.
    await records.put(OWNED, `${owner}.${id}`, '{}', 0);
    // Others may have been made meanwhile, on any node.
    if ((await owned()) > MOST_OWN_DECKS) {
      await records.remove(OWNED, `${owner}.${id}`);
      return full;
    }
    await records.put(OWN_DECKS, id, writeDocument(deck), 0);
    return { id, deck };
  }

  change(
    id: string,
    changes: Partial<Described & Pick<OwnDeck, 'group' | 'listed'>>,
  ): Promise<OwnDeck | DeckRefusal> {
    return this.#amend(id, (deck) => ({ ...deck, ...changes }));
  }

  /** Why no more pictures may come of this player's just now; null: they may. */
  async refusesMore(owner: PlayerId, bytes = 0): Promise<DeckRefusal | null> {
    const theirs = (await this.ofPlayer(owner)).reduce((sum, { deck }) => sum + bytesOf(deck), 0);
    return this.#weight.refuses(theirs + bytes, bytes, () => this.all());
  }

  async addCard(
    { id, deck }: KeptDeck,
    { pictures, thumbhash, likeness }: CutPicture,
  ): Promise<{ readonly kept: KeptDeck; readonly card: OwnDeckCard } | DeckRefusal> {
    const card = newCardId();
    const bytes = SIZES.reduce((sum, size) => sum + pictures[size].length, 0);
    const added = { id: card, thumbhash, likeness, bytes };
    const no = (await this.refusesMore(deck.owner ?? '', bytes)) ?? refusalIn(withCard(deck, added));
    if (no) return no;
    // Before anybody hears of them.
    await Promise.all(SIZES.map((size) => this.#store.media.put(placeOf(id, card, size), pictures[size])));
    const amended = await this.#amend(id, (now) => withCard(now, added));
    if ('code' in amended) {
      await this.#dropPictures(id, card);
      return amended;
    }
    this.#weight.add(bytes);
    return { kept: { id, deck: amended }, card: { ...added, from: amended.edition } };
  }

  // Taking away

  /** By any of its editions: whoever plays it knows no other name. */
  async removeCard(edition: string, card: string): Promise<DeckRefusal | null> {
    const id = editionIn(edition)?.deck ?? '';
    const amended = await this.#amend(id, (deck) => withoutCard(deck, card));
    if ('code' in amended) return amended;
    await this.#dropPictures(id, card);
    await this.words.forget(id, card);
    return null;
  }

  /** Games that are played with it go on, with placeholders. */
  async remove(id: string): Promise<boolean> {
    const { records } = this.#store;
    for (;;) {
      const record = await records.get(OWN_DECKS, id);
      const deck = record && readOwnDeck(record);
      if (!record || !deck || deck.owner === null) return false;
      // It may just be chosen for a game.
      const isDone = isUnplayed(deck)
        ? await records.remove(OWN_DECKS, id, record.version)
        : await this.#put(record, deleted(deck));
      if (!isDone) continue;
      await this.forgetRest(id, deck.owner);
      return true;
    }
  }

  /** What is left of a deck besides its record. */
  async forgetRest(id: string, owner: PlayerId | null): Promise<void> {
    const { records, media } = this.#store;
    for (const { id: place } of await under((page) => media.sizes(page), `${id}.`)) await media.remove(place);
    await this.words.forget(id);
    await records.remove(LISTED, id);
    if (owner !== null) await records.remove(OWNED, `${owner}.${id}`);
    this.#onList = null;
  }

  async forgetPlayer(player: PlayerId): Promise<void> {
    for (const { id } of await this.ofPlayer(player)) await this.remove(id);
  }

  /** By the host: everybody may choose it, or nobody but those who know of it. */
  async list(id: string, listed: boolean): Promise<boolean> {
    const amended = await this.change(id, { listed });
    if ('code' in amended) return false;
    const { records } = this.#store;
    if (listed) await records.put(LISTED, id, '{}', 0);
    else await records.remove(LISTED, id);
    this.#onList = null;
    return true;
  }

  /** Everything that was made here, for the host. */
  async *all(): AsyncGenerator<KeptDeck> {
    for await (const record of everyRecord(this.#store.records, OWN_DECKS)) {
      const deck = readOwnDeck(record);
      if (deck.owner !== null) yield { id: record.id, deck };
    }
  }

  async #amend(id: string, change: Change): Promise<OwnDeck | DeckRefusal> {
    for (;;) {
      const record = await this.#store.records.get(OWN_DECKS, id);
      const deck = record && readOwnDeck(record);
      if (!record || !deck || deck.owner === null) return { code: 'no-such-deck' };
      const next = change(deck);
      if ('code' in next || (await this.#put(record, next))) return next;
    }
  }

  async #put({ id, version }: Rec, deck: OwnDeck): Promise<boolean> {
    return (await this.#store.records.put(OWN_DECKS, id, writeDocument(deck), version)).ok;
  }

  async #dropPictures(id: string, card: string): Promise<void> {
    for (const size of SIZES) await this.#store.media.remove(placeOf(id, card, size));
  }
}

const refusalIn = (result: OwnDeck | DeckRefusal): DeckRefusal | null => ('code' in result ? result : null);
