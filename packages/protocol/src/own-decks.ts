/** Decks of players' own pictures, as they go over HTTP (docs/protocol.md). */
import type { Credentials } from './client-types.ts';
import type { Language } from './table.ts';

export const MOST_PICTURE_BYTES = 25 * 1024 * 1024;
/** Of a picture as it is brought, before it is cut. */
export const MOST_MEGAPIXELS = 50;
/** What is cut out of it. */
export const LEAST_PICTURE = { width: 240, height: 360 } as const;
export const CARD_SIZES = {
  large: { width: 800, height: 1200 },
  medium: { width: 480, height: 720 },
  small: { width: 240, height: 360 },
} as const;
export type CardSize = keyof typeof CARD_SIZES;

export const MOST_OWN_CARDS = 500;
export const MOST_OWN_DECKS = 20;
export const LONGEST_DECK_NAME = 60;
export const LONGEST_ALT = 200;
export const LONGEST_DESCRIPTION = 2_000;
/** Of what a card is recognised by, and of clues to it. */
export const MOST_ASSOCIATIONS = 60;
export const LONGEST_ASSOCIATION = 80;

/** `own-`, what nobody can guess, and from the second on its edition. */
const OWN = /^(own-[a-z0-9]{22})(?:-([2-9]|[1-9]\d{1,4}))?$/;

export const isOwnDeck = (id: string): boolean => OWN.test(id);

export function editionIn(id: string): { readonly deck: string; readonly edition: number } | null {
  const [, deck, edition = '1'] = OWN.exec(id) ?? [];
  return deck === undefined ? null : { deck, edition: Number(edition) };
}

export const editionId = (deck: string, edition: number): string =>
  edition === 1 ? deck : `${deck}-${edition}`;

/** A part of a picture, in fractions of it as it is shown. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Card words as a player gives them: nothing but the line is asked for. */
export interface OwnWords {
  readonly alt: string;
  readonly long?: string;
  readonly see?: readonly string[];
  readonly say?: readonly string[];
}

export type OwnCardPictures = Readonly<Record<CardSize, string>> & {
  readonly id: string;
  readonly thumbhash: string;
};

export interface OwnCard extends OwnCardPictures {
  readonly words: Readonly<Partial<Record<Language, OwnWords>>>;
}

interface OwnDeckInShort {
  readonly deck: string;
  /** What goes into `open` and `changeRules`. */
  readonly plays: string;
  readonly name: string;
  readonly bytes: number;
  /** Everybody on this server may choose it. */
  readonly listed: boolean;
}

export interface OwnDeckListed extends OwnDeckInShort {
  readonly cards: number;
  /** A few to show it by. */
  readonly cover: readonly OwnCardPictures[];
}

export interface OwnDecksAnswer {
  readonly decks: readonly OwnDeckListed[];
  /** The most one may have; no bytes: own decks are off. */
  readonly quota: { readonly decks: number; readonly cards: number; readonly bytes: number };
}

export interface OwnDeckAnswer extends OwnDeckInShort {
  readonly author: string;
  readonly licence: string;
  /** Of the name. */
  readonly language: Language;
  /** Those at a table that plays it may add words where there are none. */
  readonly group: boolean;
  /** A model writes words: for so many of so many cards it has. */
  readonly writing: { readonly done: number; readonly of: number } | null;
  readonly cards: readonly OwnCard[];
}

export interface NewOwnDeck {
  readonly deck: string;
  readonly plays: string;
  /** Of whoever asked without being a player. */
  readonly player?: Required<Credentials>;
}

/** Why something was not done. Each has a sentence in `messages/own-decks.ts`. */
export type DeckRefusal =
  | { readonly code: 'not-a-picture' }
  | { readonly code: 'unknown-kind' }
  | { readonly code: 'picture-too-big'; readonly most: number }
  | { readonly code: 'picture-too-large'; readonly most: number }
  | { readonly code: 'picture-too-small'; readonly least: readonly [width: number, height: number] }
  | { readonly code: 'picture-corrupt' }
  | { readonly code: 'picture-moves' }
  | { readonly code: 'picture-took-too-long' }
  | { readonly code: 'picture-twice'; readonly card: string }
  | { readonly code: 'deck-full'; readonly most: number }
  | { readonly code: 'decks-full'; readonly most: number }
  | { readonly code: 'quota-full'; readonly most: number }
  | { readonly code: 'house-full' }
  | { readonly code: 'too-busy' }
  | { readonly code: 'too-fast' }
  | { readonly code: 'too-many-players' }
  | { readonly code: 'length-missing' }
  | { readonly code: 'bad-crop' }
  | { readonly code: 'bad-form' }
  | { readonly code: 'unknown-player' }
  | { readonly code: 'banned-from-site' }
  | { readonly code: 'wrong-origin' }
  | { readonly code: 'not-yours' }
  | { readonly code: 'no-such-deck' }
  | { readonly code: 'no-such-card' }
  | { readonly code: 'words-taken' }
  | { readonly code: 'no-model' }
  | { readonly code: 'already-writing' }
  | { readonly code: 'own-decks-off' }
  | { readonly code: 'not-saved' };
export type DeckRefusalCode = DeckRefusal['code'];
