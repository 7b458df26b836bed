/** The open deck format (docs/decks.md): deck.json beside the pictures and words it names. */

export type Language = 'en' | 'ru';
export const languages: readonly Language[] = ['en', 'ru'];

/** The games that the rule books know. */
export const GAMES = ['dixit', 'imaginarium'] as const;
export type Game = (typeof GAMES)[number];

export interface CardWords {
  /** At most 15 words: what a screen reader says first. */
  readonly alt: string;
  /** 60-120 words of visual facts. */
  readonly long: string;
  /** Short associations a bot recognises the card by. */
  readonly see: readonly string[];
  /** Clue candidates a bot may say about it. */
  readonly say: readonly string[];
}

export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** Paths relative to deck.json; at least one of them. */
  readonly avif?: string;
  readonly webp?: string;
  readonly png?: string;
  readonly jpeg?: string;
}

export interface DeckBack {
  readonly large: PictureSize;
  readonly medium?: PictureSize;
  readonly small?: PictureSize;
}

export interface DeckCard {
  readonly id: string;
  /** For a picture that is enlarged on a dense screen. */
  readonly fine?: PictureSize;
  readonly large: PictureSize;
  readonly medium?: PictureSize;
  readonly small?: PictureSize;
  /** ThumbHash, base64. */
  readonly thumbhash?: string;
  /** Paths of CardWords files by language. */
  readonly words?: Readonly<Partial<Record<Language, string>>>;
}

export interface Deck {
  readonly format: 1;
  readonly id: string;
  readonly name: Readonly<Partial<Record<Language, string>>>;
  readonly author: string;
  readonly licence: string;
  /** The game it was made for: tables that play it and choose no deck have this one. */
  readonly game?: Game;
  /** Without it the cards have a plain back. */
  readonly back?: DeckBack;
  readonly cards: readonly DeckCard[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
/** No absolute paths and no way out of the deck's folder. */
const isInnerPath = (value: unknown): value is string =>
  isText(value) && !/^([a-z]+:|\/|\\)/i.test(value) && !value.split(/[/\\]/).includes('..');

function judgePicture(where: string, value: unknown): string[] {
  if (!isRecord(value)) return [`${where}: missing`];
  const sizes = ['width', 'height']
    .filter((key) => !Number.isInteger(value[key]))
    .map((key) => `${where}.${key}: not a whole number`);
  const files = ['avif', 'webp', 'png', 'jpeg'].filter((key) => value[key] !== undefined);
  const paths = files
    .filter((key) => !isInnerPath(value[key]))
    .map((key) => `${where}.${key}: not a path inside the deck`);
  return [...sizes, ...paths, ...(files.length ? [] : [`${where}: names no file`])];
}

/** Its pictures have an address like a card's, so no card may have this id. */
export const BACK = 'back';

function judgeSizes(where: string, sizes: Record<string, unknown>): string[] {
  return ['fine', 'large', 'medium', 'small']
    .filter((size) => size === 'large' || sizes[size] !== undefined)
    .flatMap((size) => judgePicture(`${where}.${size}`, sizes[size]));
}

/** What is wrong with a value that should be a Deck; nothing if it is one. */
export function judgeDeck(value: unknown): string[] {
  if (!isRecord(value)) return ['deck.json is not an object'];
  const faults = ['id', 'author', 'licence']
    .filter((key) => !isText(value[key]))
    .map((key) => `${key}: missing`);
  if (value['format'] !== 1) faults.push('format: must be 1');
  if (!isRecord(value['name']) || !Object.values(value['name']).some(isText))
    faults.push('name: needs at least one language');
  const { back, cards, game } = value;
  if (game !== undefined && !GAMES.some((one) => one === game))
    faults.push(`game: none of ${GAMES.join(', ')}`);
  if (back !== undefined) faults.push(...(isRecord(back) ? judgeSizes(BACK, back) : ['back: not an object']));
  if (!Array.isArray(cards)) return [...faults, 'cards: not a list'];
  const seen = new Set<unknown>();
  cards.forEach((card: unknown, i) => {
    if (!isRecord(card) || !isText(card['id'])) {
      faults.push(`cards[${i}]: has no id`);
      return;
    }
    const { id } = card;
    if (seen.has(id)) faults.push(`${id}: twice in the deck`);
    seen.add(id);
    if (id === BACK) faults.push('back: no id for a card, the back of the cards has it');
    faults.push(...judgeSizes(id, card));
    if (
      card['words'] !== undefined &&
      (!isRecord(card['words']) || !Object.values(card['words']).every(isInnerPath))
    )
      faults.push(`${id}.words: not paths inside the deck`);
  });
  return faults;
}

export const isDeck = (value: unknown): value is Deck => judgeDeck(value).length === 0;
