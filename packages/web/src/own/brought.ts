/** What people bring: pictures, folders of them, zips, and decks of the open format (docs/decks.md) with their words. */
import { isDeck, type DeckCard } from '@fabula/cards/deck/format.ts';
import {
  LONGEST_ALT,
  LONGEST_ASSOCIATION,
  LONGEST_DECK_NAME,
  LONGEST_DESCRIPTION,
  MOST_ASSOCIATIONS,
  type OwnWords,
} from '@fabula/protocol/own-decks.ts';
import { type Language, LANGUAGES } from '@fabula/protocol/table.ts';
import type { DeckFields } from '../net/own-decks.ts';
import type { Fault } from './fault.ts';
import { isFault, isZip, type Piece, piecesIn } from './zip.ts';

export type InLanguages = Readonly<Partial<Record<Language, OwnWords>>>;

/** One picture. */
export interface Brought {
  readonly name: string;
  read(): Promise<Blob | Fault>;
  /** What was written about it. */
  words(): Promise<InLanguages>;
}

export interface Armful {
  readonly pictures: readonly Brought[];
  /** What cannot be opened at all, by name. */
  readonly faults: readonly { readonly name: string; readonly fault: Fault }[];
  /** Of a deck in the open format. */
  readonly about: DeckFields | null;
}

const DECK_FILE = 'deck.json';
const MOST_TEXT_BYTES = 2 * 1024 * 1024;
const NO_WORDS: InLanguages = {};
const FORMATS = ['webp', 'jpeg', 'png', 'avif'] as const;

/** A file with the folders it lay in. */
export interface Found {
  readonly path: string;
  readonly file: File;
}

export async function sortedOut(found: readonly Found[]): Promise<Armful> {
  const armfuls: Armful[] = [];
  const loose: Piece[] = [];
  for (const { path, file } of found) {
    if (isHidden(path)) continue;
    if (!(await isZip(file).catch(() => false))) {
      loose.push({ path, fault: null, read: async () => file });
      continue;
    }
    const pieces = await piecesIn(file);
    armfuls.push(
      isFault(pieces)
        ? { pictures: [], faults: [{ name: path, fault: pieces }], about: null }
        : await armfulOf(pieces),
    );
  }
  armfuls.unshift(await armfulOf(loose));
  return {
    pictures: armfuls.flatMap(({ pictures }) => pictures),
    faults: armfuls.flatMap(({ faults }) => faults),
    about: armfuls.find(({ about }) => about)?.about ?? null,
  };
}

/** What systems leave in folders, and nobody means to bring. */
const isHidden = (path: string): boolean =>
  path.split('/').some((part) => (part.startsWith('.') && part !== '..') || part === '__MACOSX') ||
  /(?:^|\/)(?:thumbs\.db|desktop\.ini)$/i.test(path);

async function armfulOf(all: readonly Piece[]): Promise<Armful> {
  const pieces = all.filter(({ path }) => !isHidden(path));
  const manifest = pieces
    .filter(({ path }) => path === DECK_FILE || path.endsWith(`/${DECK_FILE}`))
    .sort((one, other) => one.path.length - other.path.length)[0];
  return manifest ? deckOf(manifest, pieces) : { pictures: pieces.map(asPicture), faults: [], about: null };
}

const asPicture = (piece: Piece): Brought => ({
  name: piece.path.slice(piece.path.lastIndexOf('/') + 1),
  read: async () => piece.fault ?? (await piece.read()),
  words: async () => NO_WORDS,
});

async function deckOf(manifest: Piece, pieces: readonly Piece[]): Promise<Armful> {
  const deck = await jsonIn(manifest);
  if (!isDeck(deck))
    return { pictures: [], faults: [{ name: manifest.path, fault: { code: 'deck-damaged' } }], about: null };
  const folder = manifest.path.slice(0, -DECK_FILE.length);
  const byPath = new Map(pieces.map((piece) => [piece.path, piece]));
  const inFolder = (path: string | undefined): Piece | undefined =>
    path === undefined ? undefined : byPath.get(folder + path);
  const language = LANGUAGES.find((one) => deck.name[one] !== undefined) ?? 'en';
  const line = (text: string): string => text.trim().slice(0, LONGEST_DECK_NAME);
  return {
    pictures: deck.cards.map((card) => cardOf(card, inFolder)),
    faults: [],
    about: {
      name: line(deck.name[language] ?? deck.id) || deck.id,
      author: line(deck.author),
      licence: line(deck.licence),
      language,
    },
  };
}

function cardOf(
  { id, large, words = {} }: DeckCard,
  inFolder: (path: string | undefined) => Piece | undefined,
): Brought {
  const piece = FORMATS.map((format) => inFolder(large[format])).find((found) => found !== undefined);
  return {
    name: id,
    read: async () => (piece ? (piece.fault ?? (await piece.read())) : { code: 'entry-missing' }),
    words: async () => {
      const told: Partial<Record<Language, OwnWords>> = {};
      for (const language of LANGUAGES) {
        const file = inFolder(words[language]);
        const said = file && wordsIn(await jsonIn(file));
        if (said) told[language] = said;
      }
      return told;
    },
  };
}

async function jsonIn(piece: Piece): Promise<unknown> {
  const content = piece.fault ?? (await piece.read());
  if (!(content instanceof Blob) || content.size > MOST_TEXT_BYTES) return null;
  try {
    return JSON.parse(await content.text()) as unknown;
  } catch {
    return null;
  }
}

/** Only what the server takes: longer lists are cut. */
export function wordsIn(said: unknown): OwnWords | null {
  if (typeof said !== 'object' || said === null) return null;
  const { alt, long, see, say } = said as Readonly<Record<string, unknown>>;
  if (typeof alt !== 'string' || alt.trim() === '') return null;
  const list = (texts: unknown): readonly string[] =>
    (Array.isArray(texts) ? (texts as unknown[]) : [])
      .flatMap((text) => (typeof text === 'string' && text.trim() !== '' ? [text.trim()] : []))
      .filter(({ length }) => length <= LONGEST_ASSOCIATION)
      .slice(0, MOST_ASSOCIATIONS);
  return {
    alt: alt.trim().slice(0, LONGEST_ALT),
    long: typeof long === 'string' ? long.trim().slice(0, LONGEST_DESCRIPTION) : '',
    see: list(see),
    say: list(say),
  };
}
