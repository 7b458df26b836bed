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
import { isOwnDeck, type OwnWords } from '@fabula/protocol/own-decks.ts';
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
  /** The picture was taken away. */
  readonly isGone?: boolean;
  /** Of a player's own deck: the words themselves. */
  readonly written?: Readonly<Partial<Record<Language, OwnWords>>>;
}

/** The files of each size, the best format first; none: it is drawn on the fly. A size that the deck lacks is the large one, but for the fine one, which only some have. */
export type Sizes = Readonly<Record<Size, readonly PictureFile[]>> & {
  readonly fine?: readonly PictureFile[];
};
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
  /** Of a player's own deck: those at a table that plays it may describe cards. */
  readonly group?: boolean;
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

/** Decks that come and go while the server runs: those of players. */
export interface MoreDecks {
  /** Also one that can be chosen no more, for those who play with it. */
  find(id: string): Promise<DeckOnOffer | undefined>;
  /** Undefined: nobody can choose it. */
  toPlay(id: string): Promise<Deck | undefined>;
  /** Those that anybody may choose. */
  listed(): Promise<readonly DeckOnOffer[]>;
  picture(deck: string, card: string, size: Size): Promise<Buffer | null>;
}

/** So many that were looked for are remembered until they are chosen. */
const MOST_FETCHED = 500;

export class Decks {
  readonly #decks: ReadonlyMap<string, DeckOnOffer>;
  readonly #usual: readonly string[];
  readonly #more: MoreDecks | null;
  readonly #fetched = new Map<string, Deck>();

  constructor(decks: readonly DeckOnOffer[], usual: readonly string[] = [], more: MoreDecks | null = null) {
    this.#decks = new Map(decks.map((deck) => [deck.id, deck]));
    this.#usual = usual.filter((id) => this.#decks.has(id));
    this.#more = more;
  }

  and(more: MoreDecks): Decks {
    return new Decks(this.all, this.#usual, more);
  }

  get all(): DeckOnOffer[] {
    return [...this.#decks.values()];
  }

  get(id: string): DeckOnOffer | undefined {
    return this.#decks.get(id);
  }

  /** Of players' decks too. */
  async find(id: string): Promise<DeckOnOffer | undefined> {
    return this.#decks.get(id) ?? (await this.#more?.find(id));
  }

  async allOnOffer(): Promise<readonly DeckOnOffer[]> {
    return [...this.all, ...((await this.#more?.listed()) ?? [])];
  }

  async pictureOf(deck: string, card: string, size: Size): Promise<Buffer | null> {
    return (await this.#more?.picture(deck, card, size)) ?? null;
  }

  /** What is in the store is asked for before it is chosen; null: there is no need. */
  fetch(ids: readonly string[]): Promise<void> | null {
    const missing = ids.filter((id) => isOwnDeck(id));
    if (missing.length === 0 || !this.#more) return null;
    return Promise.all(missing.map((id) => this.#fetchOne(id))).then(() => undefined);
  }

  async #fetchOne(id: string): Promise<void> {
    const found = await this.#more?.toPlay(id);
    this.#fetched.delete(id);
    if (found) this.#fetched.set(id, found);
    const [oldest] = this.#fetched.keys();
    if (this.#fetched.size > MOST_FETCHED && oldest !== undefined) this.#fetched.delete(oldest);
  }

  /** The chosen decks as a game knows them, or the first that is not on offer. Players' decks have been fetched before. */
  chosen(ids: readonly string[]): { ok: true; decks: Deck[] } | { ok: false; deck: string } {
    const decks: Deck[] = [];
    for (const id of new Set(ids)) {
      const deck = this.#chosen(id);
      if (!deck) return { ok: false, deck: id };
      decks.push(deck);
    }
    return { ok: true, decks };
  }

  #chosen(id: string): Deck | undefined {
    const found = this.#decks.get(id);
    return found ? { id, cards: found.cards.length } : this.#fetched.get(id);
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

function sizesOf({ large, medium, small, fine }: DeckBack & Pick<DeckCard, 'fine'>, folder: string): Sizes {
  const whole = filesOf(large, folder);
  return {
    large: whole,
    medium: medium ? filesOf(medium, folder) : whole,
    small: small ? filesOf(small, folder) : whole,
    ...(fine ? { fine: filesOf(fine, folder) } : {}),
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

/** Where a card's picture was taken away: a leaf with the corners that held it. */
export const GONE =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 600" width="400" height="600">` +
  `<rect width="400" height="600" fill="#e9dbbd"/>` +
  `<rect x="16" y="16" width="368" height="568" fill="none" stroke="#b9a479" stroke-width="2"/>` +
  `<g fill="#dccaa3" stroke="#b9a479" stroke-width="2">` +
  `<path d="M62 162V92h70zM338 162V92h-70zM62 438v70h70zM338 438v70h-70z"/></g>` +
  `<path d="M62 92h276v416H62z" fill="none" stroke="#b9a479" stroke-width="2" stroke-dasharray="3 9" stroke-linecap="round"/>` +
  `<g transform="translate(104 285.6) scale(1.2)" fill="#9c6e1c" stroke="#9c6e1c" stroke-width="1.4" stroke-linecap="round">` +
  `<path fill="none" d="M4 12H58M102 12H156"/><circle cx="63.5" cy="12" r="1.6"/><circle cx="96.5" cy="12" r="1.6"/>` +
  `<path stroke="none" d="M80 4.5C83 9 86 10.5 91 12C86 13.5 83 15 80 19.5C77 15 74 13.5 69 12C74 10.5 77 9 80 4.5Z"/></g></svg>`;
export const GONE_WORDS: InLanguages = {
  en: 'An empty place: this picture was taken away.',
  ru: 'Пустое место: эту картинку убрали.',
};
