/**
 * A deck of somebody's own, as it is kept, and what may be done with it. Cards of games are counted, so a deck that has been
 * played is never changed but at its end: when one of its cards goes there is a new edition without it, and the old one has
 * a gap there.
 */
import { distance } from '@fabula/cards/deck/likeness.ts';
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Rec } from '@fabula/gamelog/port.ts';
import { type DeckRefusal, MOST_OWN_CARDS } from '@fabula/protocol/own-decks.ts';
import { LANGUAGES } from '@fabula/protocol/table.ts';
import { readDocument } from '@fabula/table/documents.ts';
import * as v from 'valibot';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const card = v.pipe(
  v.object({
    id: v.string(),
    /** The editions it is in; no last one: it is in the deck. */
    from: whole,
    to: v.optional(whole),
    /** Empty, like what follows: the picture is gone. */
    thumbhash: v.string(),
    likeness: v.string(),
    /** What its pictures take. */
    bytes: whole,
  }),
  v.readonly(),
);

const form = v.pipe(
  v.object({
    /** Null: it was deleted, and only old games know it. */
    owner: v.nullable(v.string()),
    name: v.string(),
    language: v.picklist(LANGUAGES),
    author: v.string(),
    licence: v.string(),
    listed: v.boolean(),
    group: v.boolean(),
    edition: whole,
    /** Somebody has chosen this edition for a game. */
    played: v.boolean(),
    cards: v.pipe(v.array(card), v.readonly()),
  }),
  v.readonly(),
);
export type OwnDeck = v.InferOutput<typeof form>;
export type OwnDeckCard = v.InferOutput<typeof card>;
export type Described = Pick<OwnDeck, 'name' | 'language' | 'author' | 'licence'>;

export const readOwnDeck = ({ id, text }: Rec): OwnDeck => readDocument(`deck ${id}`, text, form);

export const newOwnDeck = (owner: PlayerId, described: Described): OwnDeck => ({
  owner,
  ...described,
  listed: false,
  group: false,
  edition: 1,
  played: false,
  cards: [],
});

/** Null: there never was such an edition. */
export function cardsOf(
  { cards, edition }: Pick<OwnDeck, 'cards' | 'edition'>,
  of: number,
): readonly OwnDeckCard[] | null {
  if (of < 1 || of > edition) return null;
  return cards.filter(({ from, to = of }) => from <= of && of <= to);
}

/** In the deck now. */
export const present = ({ cards }: OwnDeck): readonly OwnDeckCard[] =>
  cards.filter(({ to }) => to === undefined);

export const bytesOf = ({ cards }: OwnDeck): number => cards.reduce((sum, { bytes }) => sum + bytes, 0);

type NewCard = Pick<OwnDeckCard, 'id' | 'thumbhash' | 'likeness' | 'bytes'>;

export function withCard(deck: OwnDeck, card: NewCard): OwnDeck | DeckRefusal {
  const cards = present(deck);
  if (cards.length >= MOST_OWN_CARDS) return { code: 'deck-full', most: MOST_OWN_CARDS };
  const same = cards.find(({ likeness }) => isSame(likeness, card.likeness));
  if (same) return { code: 'picture-twice', card: same.id };
  return { ...deck, cards: [...deck.cards, { ...card, from: deck.edition }] };
}

export function withoutCard(deck: OwnDeck, id: string): OwnDeck | DeckRefusal {
  if (!present(deck).some((card) => card.id === id)) return { code: 'no-such-card' };
  const edition = deck.played ? deck.edition + 1 : deck.edition;
  const cards = deck.cards.flatMap((card) => {
    if (card.id !== id) return [card];
    return card.from === edition ? [] : [{ ...emptied(card), to: edition - 1 }];
  });
  return { ...deck, edition, played: deck.played && edition === deck.edition, cards };
}

/** What old games need to know: how many cards there were. */
export const deleted = (deck: OwnDeck): OwnDeck => ({
  ...deck,
  owner: null,
  name: '—',
  author: '—',
  licence: '—',
  listed: false,
  cards: deck.cards.map(emptied),
});

/** No game knows of it. */
export const isUnplayed = ({ edition, played }: OwnDeck): boolean => edition === 1 && !played;

const emptied = (card: OwnDeckCard): OwnDeckCard => ({ ...card, thumbhash: '', likeness: '', bytes: 0 });

/** Of 64 bits: the same picture, kept once more or in another size, differs in one or two. */
const MOST_BITS = 3;
const MOST_SHADES = 10;
const HASH = 16;

/** Plain pictures have no shapes to tell them apart: their colours do. */
function isSame(one: string, other: string): boolean {
  const hash = (likeness: string): bigint => BigInt(`0x${likeness.slice(0, HASH)}`);
  if (distance(hash(one), hash(other)) > MOST_BITS) return false;
  return [HASH, HASH + 2, HASH + 4].every((at) => {
    const shade = (likeness: string): number => Number.parseInt(likeness.slice(at, at + 2), 16);
    return Math.abs(shade(one) - shade(other)) <= MOST_SHADES;
  });
}
