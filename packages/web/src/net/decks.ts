/** Where pictures come from: the only file that knows their addresses. */
import type { CardId, Deck } from '@fabula/engine/model.ts';
import { thumbHashToDataURL } from 'thumbhash';

export interface Picture {
  readonly large: string;
  readonly small: string;
  readonly thumbhash: string;
  readonly alt: Readonly<Record<string, string>> | string;
  readonly long: Readonly<Record<string, string>> | string;
}

export interface DeckListed {
  readonly id: string;
  readonly name: Readonly<Record<string, string>> | string;
  readonly cards: readonly Picture[];
}

let listing: Promise<readonly DeckListed[]> | null = null;

export function allDecks(): Promise<readonly DeckListed[]> {
  listing ??= fetch('/api/decks')
    .then(async (answer) => {
      if (!answer.ok) throw new Error(`decks: ${answer.status}`);
      const body = (await answer.json()) as readonly DeckListed[] | { decks: readonly DeckListed[] };
      return 'decks' in body ? body.decks : body;
    })
    .catch((error: unknown) => {
      listing = null;
      throw error;
    });
  return listing;
}

/** A card is its place among the cards of the chosen decks, one after another. */
export function pictureOf(
  card: CardId,
  chosen: readonly Deck[],
  known: ReadonlyMap<string, DeckListed>,
): Picture | null {
  let place = card;
  for (const { id, cards } of chosen) {
    if (place < cards) return known.get(id)?.cards[place] ?? null;
    place -= cards;
  }
  return null;
}

export const inLang = (text: Readonly<Record<string, string>> | string, lang: string): string =>
  typeof text === 'string' ? text : (text[lang] ?? text['en'] ?? Object.values(text)[0] ?? '');

const blurs = new Map<string, string>();

/** A blurred picture to look at while the real one loads. */
export function blurOf(thumbhash: string): string {
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
