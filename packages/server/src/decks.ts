/** The decks on offer: every folder with a deck.json, and a plain numbered one where there is none. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Deck as DeckFile, isDeck, judgeDeck } from '@fabula/cards/deck/format.ts';
import type { Deck } from '@fabula/engine/model.ts';

export interface DeckOnOffer extends Deck {
  readonly title: DeckFile['name'];
  /** Where its pictures and deck.json lie; null: it is drawn on the fly. */
  readonly folder: string | null;
}

export const PLACEHOLDER: DeckOnOffer = {
  id: 'placeholder',
  cards: 84,
  title: { en: 'Plain numbers', ru: 'Просто числа' },
  folder: null,
};

export class Decks {
  readonly #decks: ReadonlyMap<string, DeckOnOffer>;

  constructor(decks: readonly DeckOnOffer[]) {
    this.#decks = new Map(decks.map((deck) => [deck.id, deck]));
  }

  get all(): DeckOnOffer[] {
    return [...this.#decks.values()];
  }

  get(id: string): DeckOnOffer | undefined {
    return this.#decks.get(id);
  }

  /** The chosen decks as a game knows them, or the first that is not on offer. */
  chosen(ids: readonly string[]): { ok: true; decks: Deck[] } | { ok: false; deck: string } {
    const decks: Deck[] = [];
    for (const id of new Set(ids)) {
      const deck = this.#decks.get(id);
      if (!deck) return { ok: false, deck: id };
      decks.push({ id, cards: deck.cards });
    }
    return { ok: true, decks };
  }

  /** The deck of a table that does not choose: the first painted one that is enough for any number of seats. */
  get usual(): readonly string[] {
    const painted = this.all.find(({ folder, cards }) => folder !== null && cards >= ENOUGH);
    return [(painted ?? PLACEHOLDER).id];
  }
}

/** Six hands of six and a full row. */
const ENOUGH = 42;

/** `complain` hears of folders that were left out. */
export async function loadDecks(
  folders: readonly string[],
  complain: (folder: string, why: string) => void,
): Promise<Decks> {
  const found: DeckOnOffer[] = [];
  for (const parent of folders) {
    const names = await readdir(parent, { withFileTypes: true }).catch(() => []);
    for (const name of names
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name)
      .sort()) {
      const folder = join(parent, name);
      const text = await readFile(join(folder, 'deck.json'), 'utf8').catch(() => null);
      if (text === null) continue;
      const deck = readDeck(text);
      if (typeof deck === 'string') complain(folder, deck);
      else if (found.some(({ id }) => id === deck.id))
        complain(folder, `there is a deck "${deck.id}" already`);
      else found.push({ ...deck, folder });
    }
  }
  return new Decks([...found, PLACEHOLDER]);
}

const ID = /^[a-z0-9-]{1,60}$/;

/** The deck, or what is wrong with it. */
function readDeck(text: string): Omit<DeckOnOffer, 'folder'> | string {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch (error) {
    return String(error);
  }
  if (!isDeck(file)) return judgeDeck(file).slice(0, 5).join('; ');
  const { id, name, cards } = file;
  if (!ID.test(id)) return `id: only small letters, digits and hyphens, not "${id}"`;
  return cards.length === 0 ? 'cards: there are none' : { id, title: name, cards: cards.length };
}

/** A plain numbered painting, for tests and for playing before there are pictures. */
export function placeholderPicture(card: number): string {
  const hue = (card * 137) % 360;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 600" width="400" height="600">` +
    `<rect width="400" height="600" rx="24" fill="hsl(${hue} 45% 78%)"/>` +
    `<circle cx="${80 + ((card * 53) % 240)}" cy="${120 + ((card * 89) % 360)}" r="${40 + ((card * 31) % 60)}" fill="hsl(${(hue + 150) % 360} 45% 55%)"/>` +
    `<text x="200" y="330" font-family="serif" font-size="120" text-anchor="middle" fill="#222">${card + 1}</text></svg>`
  );
}
