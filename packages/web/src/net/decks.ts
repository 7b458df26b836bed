/** Where pictures come from: the only file that knows their addresses. */
import type { CardId, Deck } from '@fabula/engine/model.ts';
import { isOwnDeck, type OwnWords } from '@fabula/protocol/own-decks.ts';
import { thumbHashToAverageRGBA, thumbHashToDataURL } from 'thumbhash';
import { type Usual, withUsual } from './deck-list.ts';
import { Missing } from './missing.ts';

export type InLanguages = Readonly<Record<string, string>> | string;

export interface Picture {
  /** More pixels than the large one has, for a picture that is enlarged; only some decks have it. */
  readonly fine?: string;
  readonly large: string;
  /** The large one's address, as `small`, if the deck has no such size. */
  readonly medium: string;
  readonly small: string;
  /** Base64, or empty. */
  readonly thumbhash: string;
  readonly alt: InLanguages;
  readonly long: InLanguages;
  /** Of a deck that a player made: where it is from. */
  readonly own?: { readonly deck: string; readonly card: string };
  /** Its number is all it shows. */
  readonly isNumber?: boolean;
}

export type CoverPicture = Pick<Picture, 'large' | 'medium' | 'small' | 'thumbhash'>;

/** The back of a deck's cards, by address. */
export interface Back {
  readonly large: string;
  readonly small: string;
}

export interface DeckOpened {
  readonly name: InLanguages;
  readonly back: Back | null;
  readonly cards: readonly Picture[];
  /** Of a player's deck: those at the table may describe its cards. */
  readonly group?: boolean;
}

/** As /api/decks lists it. */
export interface DeckListed extends Usual {
  readonly id: string;
  readonly name: InLanguages;
  readonly cards: number;
  /** A few pictures to show it by. */
  readonly cover?: readonly CoverPicture[];
}

async function json<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (answer.status === 404) throw new Missing(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as T;
}

export const allDecks = async (): Promise<readonly DeckListed[]> =>
  withUsual<DeckListed>(await json<unknown>('/api/decks'));

/** What is said of the cards at length comes later, in one language. */
export async function openDeck(id: string): Promise<DeckOpened> {
  const { cards, ...deck } = await json<
    Omit<DeckOpened, 'cards'> & {
      readonly cards: readonly (Omit<Picture, 'long' | 'own'> & { readonly id: string })[];
    }
  >(`/api/decks/${id}`);
  const ofOwn = isOwnDeck(id);
  return {
    ...deck,
    cards: cards.map(({ id: card, ...picture }) => ({
      ...picture,
      long: '',
      ...(ofOwn ? { own: { deck: id, card } } : {}),
    })),
  };
}

/** What bots know of each card; null: nothing. */
export const wordsFor = (
  id: string,
  lang: string,
): Promise<readonly ((Pick<OwnWords, 'alt' | 'long'> & Required<Pick<OwnWords, 'see' | 'say'>>) | null)[]> =>
  json(`/api/decks/${id}/words/${lang}`);

export const descriptionsOf = (id: string, lang: string): Promise<readonly string[]> =>
  json(`/api/decks/${id}/descriptions/${lang}`);

/** A card is its place among the cards of the chosen decks, one after another. */
export function pictureOf(
  card: CardId,
  chosen: readonly Deck[],
  known: ReadonlyMap<string, readonly Picture[]>,
): Picture | null {
  let place = card;
  for (const { id, cards } of chosen) {
    if (place < cards) return known.get(id)?.[place] ?? null;
    place -= cards;
  }
  return null;
}

export const inLang = (text: InLanguages, lang: string): string =>
  typeof text === 'string' ? text : (text[lang] ?? text['en'] ?? Object.values(text)[0] ?? '');

const blurs = new Map<string, string>();

const bytesOf = (thumbhash: string): Uint8Array =>
  Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0));

/** A blurred picture to look at while the real one loads, by address. */
export function blurAt(thumbhash: string): string {
  if (thumbhash === '') return '';
  const known = blurs.get(thumbhash);
  if (known !== undefined) return known;
  let address = '';
  try {
    address = thumbHashToDataURL(bytesOf(thumbhash));
  } catch {
    // A deck without a blur shows the plain back.
  }
  blurs.set(thumbhash, address);
  return address;
}

/** The same as a background. */
export function blurOf(thumbhash: string): string {
  const address = blurAt(thumbhash);
  return address === '' ? '' : `url("${address}")`;
}

/** Its one colour, likewise: made in no time. */
export function tintOf(thumbhash: string): string {
  if (thumbhash === '') return '';
  try {
    const { r, g, b } = thumbHashToAverageRGBA(bytesOf(thumbhash));
    const colour = `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join()})`;
    return `linear-gradient(${colour}, ${colour})`;
  } catch {
    return '';
  }
}
