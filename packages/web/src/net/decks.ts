/** Where pictures come from: the only file that knows their addresses. */
import type { CardId, Deck } from '@fabula/engine/model.ts';
import { thumbHashToDataURL } from 'thumbhash';

export type InLanguages = Readonly<Record<string, string>> | string;

export interface Picture {
  readonly large: string;
  readonly small: string;
  /** Base64, or empty. */
  readonly thumbhash: string;
  readonly alt: InLanguages;
  readonly long: InLanguages;
  /** Where its words are kept, by language, if they are kept apart. */
  readonly words?: Readonly<Record<string, string>>;
}

export interface Words {
  readonly alt: string;
  readonly long: string;
}

/** As /api/decks lists it. Card n of a drawn deck is /decks/ID/n.svg; of a painted one, /decks/ID/deck.json says. */
export interface DeckListed {
  readonly id: string;
  readonly title: InLanguages;
  readonly cards: number;
  readonly drawn?: boolean;
}

type Kind = 'webp' | 'avif' | 'png' | 'jpeg';
type Files = Readonly<Partial<Record<Kind, string>>>;

/** docs/decks.md */
interface DeckFile {
  readonly cards: readonly {
    readonly large: Files;
    readonly small?: Files;
    readonly thumbhash?: string;
    readonly words?: Readonly<Record<string, string>>;
  }[];
}

async function json<T>(address: string): Promise<T> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as T;
}

export async function allDecks(): Promise<readonly DeckListed[]> {
  const listed = await json<readonly (DeckListed & { readonly name?: InLanguages })[]>('/api/decks');
  return listed.map((deck) => ({ ...deck, title: deck.title ?? deck.name ?? deck.id }));
}

export const readWords = (address: string): Promise<Words> => json(address);

export async function picturesOf({ id, cards, drawn = false }: DeckListed): Promise<readonly Picture[]> {
  if (drawn) return Array.from({ length: cards }, (_, card) => drawnPicture(id, card));
  const file = await json<DeckFile>(`/decks/${id}/deck.json`);
  const at = (path: string | undefined): string => (path === undefined ? '' : `/decks/${id}/${path}`);
  const best = ({ webp, avif, png, jpeg }: Files): string => at(webp ?? avif ?? png ?? jpeg);
  return file.cards.map(({ large, small = large, thumbhash = '', words = {} }) => ({
    large: best(large),
    small: best(small),
    thumbhash,
    alt: '',
    long: '',
    words: Object.fromEntries(Object.entries(words).map(([lang, path]) => [lang, at(path)])),
  }));
}

function drawnPicture(id: string, card: number): Picture {
  const address = `/decks/${id}/${card}.svg`;
  const named = { en: `Number ${card + 1}`, ru: `Число ${card + 1}` };
  return { large: address, small: address, thumbhash: '', alt: named, long: named };
}

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

/** A blurred picture to look at while the real one loads. */
export function blurOf(thumbhash: string): string {
  if (thumbhash === '') return '';
  const known = blurs.get(thumbhash);
  if (known !== undefined) return known;
  let url = '';
  try {
    url = thumbHashToDataURL(Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0)));
  } catch {
    // A deck without a blur shows the plain back.
  }
  blurs.set(thumbhash, url);
  return url;
}
