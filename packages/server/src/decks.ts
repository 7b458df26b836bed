/** The decks on offer: every folder of the open format (docs/decks.md), and a plain numbered one for tests and development. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Deck as DeckFile,
  type DeckBack,
  type DeckCard,
  type Game,
  judgeDeck,
  type Language,
  type PictureSize,
} from '@fabula/cards/deck/format.ts';
import type { Deck } from '@fabula/engine/model.ts';
import { wordsOf } from './card-words.ts';

type InLanguages = Readonly<Partial<Record<Language, string>>>;

/** A card as players get it: its picture by address, and what a screen reader says. */
export interface CardOnOffer extends Sizes {
  readonly id: string;
  readonly thumbhash: string;
  readonly alt: InLanguages;
  readonly long: InLanguages;
  /** The files that hold these and the bots' words. */
  readonly words: InLanguages;
}

/** The files of each size, the best format first; none: it is drawn on the fly. A size that the deck lacks is the large one. */
export type Sizes = Readonly<Record<Size, readonly PictureFile[]>>;
export type Size = (typeof SIZES)[number];
export const SIZES = ['large', 'medium', 'small'] as const;

export interface PictureFile {
  readonly type: string;
  readonly path: string;
}

export interface DeckOnOffer {
  readonly id: string;
  readonly name: InLanguages;
  readonly author: string;
  readonly licence: string;
  /** The game it was made for; null: any. */
  readonly game: Game | null;
  /** null: the plain back. */
  readonly back: Sizes | null;
  readonly cards: readonly CardOnOffer[];
}

const NO_FILES: readonly PictureFile[] = [];
const DRAWN: Sizes = { large: NO_FILES, medium: NO_FILES, small: NO_FILES };

export const PLACEHOLDER: DeckOnOffer = plainDeck('placeholder', 84);

export function plainDeck(id: string, size: number): DeckOnOffer {
  const cards = Array.from({ length: size }, (_, card): CardOnOffer => {
    const words = { en: `Number ${card + 1}`, ru: `Число ${card + 1}` };
    return { id: String(card), thumbhash: '', alt: words, long: words, words: {}, ...DRAWN };
  });
  return {
    id,
    name: { en: 'Plain numbers', ru: 'Просто числа' },
    author: 'Fabula',
    licence: 'CC-BY-4.0',
    game: null,
    back: null,
    cards,
  };
}

export class Decks {
  readonly #decks: ReadonlyMap<string, DeckOnOffer>;
  readonly #usual: readonly string[];

  constructor(decks: readonly DeckOnOffer[], usual: readonly string[] = []) {
    this.#decks = new Map(decks.map((deck) => [deck.id, deck]));
    this.#usual = usual.filter((id) => this.#decks.has(id));
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
      decks.push({ id, cards: deck.cards.length });
    }
    return { ok: true, decks };
  }

  /** The decks of a table that does not choose: the host's choice, or the first with pictures and cards for a full game; one that was made for the game it plays before others. */
  usualFor(game: Game): readonly string[] {
    if (this.#usual.length > 0) return this.#usual;
    const painted = this.all.filter(({ cards }) => cards.length >= FULL_GAME && cards[0]?.large.length !== 0);
    const deck =
      painted.find((one) => one.game === game) ?? painted.find((one) => one.game === null) ?? painted[0];
    return [(deck ?? PLACEHOLDER).id];
  }
}

/** Six hands and one full round. */
const FULL_GAME = 42;

/** `isLeftOut`: the whole deck is not on offer; otherwise it is, without this. */
type Complain = (folder: string, why: string, isLeftOut: boolean) => void;

/** `complain` hears of folders that were left out, and of what is wrong in the others. */
export async function loadDecks(
  folders: readonly string[],
  usual: readonly string[],
  complain: Complain,
): Promise<Decks> {
  const found: DeckOnOffer[] = [];
  for (const parent of folders) {
    const entries = await readdir(parent, { withFileTypes: true }).catch(() => []);
    const names = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    for (const name of names.sort()) {
      const folder = join(parent, name);
      const text = await readFile(join(folder, 'deck.json'), 'utf8').catch(() => null);
      if (text === null) continue;
      const deck = readDeck(text);
      if (typeof deck === 'string') complain(folder, deck, true);
      else if (found.some(({ id }) => id === deck.id))
        complain(folder, `there is a deck "${deck.id}" already`, true);
      else found.push(await onOffer(deck, folder, complain));
    }
  }
  return new Decks([...found, PLACEHOLDER], usual);
}

const DECK_ID = /^[a-z0-9-]{1,60}$/;
const MOST_CARDS = 2000;

function readDeck(text: string): DeckFile | string {
  try {
    const deck: unknown = JSON.parse(text);
    const [fault] = judgeDeck(deck);
    if (fault !== undefined) return `deck.json: ${fault}`;
    const { id, cards } = deck as DeckFile;
    if (!DECK_ID.test(id)) return 'deck.json: the id must be of small letters, digits and hyphens';
    const fits = cards.length > 0 && cards.length <= MOST_CARDS;
    return fits ? (deck as DeckFile) : `deck.json: a deck has 1 to ${MOST_CARDS} cards`;
  } catch (error) {
    return `deck.json: ${String(error)}`;
  }
}

async function onOffer(
  { id, name, author, licence, game, back, cards }: DeckFile,
  folder: string,
  complain: Complain,
): Promise<DeckOnOffer> {
  return {
    id,
    name,
    author,
    licence,
    game: game ?? null,
    back: back ? sizesOf(back, folder) : null,
    cards: await Promise.all(cards.map((card) => cardOnOffer(card, folder, complain))),
  };
}

async function cardOnOffer(
  { id, thumbhash = '', words: named = {}, ...picture }: DeckCard,
  folder: string,
  complain: Complain,
): Promise<CardOnOffer> {
  const alt: Partial<Record<Language, string>> = {};
  const long: Partial<Record<Language, string>> = {};
  const words: Partial<Record<Language, string>> = {};
  for (const [language, path] of Object.entries(named) as [Language, string][]) {
    words[language] = join(folder, path);
    const read = await wordsOf({ words }, language);
    if (!read) complain(folder, `${path} does not describe a card`, false);
    if (read) alt[language] = read.alt;
    if (read?.long !== undefined) long[language] = read.long;
  }
  return { id, thumbhash, alt, long, words, ...sizesOf(picture, folder) };
}

function sizesOf({ large, medium, small }: DeckBack, folder: string): Sizes {
  const whole = filesOf(large, folder);
  return {
    large: whole,
    medium: medium ? filesOf(medium, folder) : whole,
    small: small ? filesOf(small, folder) : whole,
  };
}

const FORMATS = ['avif', 'webp', 'png', 'jpeg'] as const;

const filesOf = (size: PictureSize, folder: string): PictureFile[] =>
  FORMATS.flatMap((format) => {
    const path = size[format];
    return path === undefined ? [] : [{ type: `image/${format}`, path: join(folder, path) }];
  });

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
