/** The language of the page. Which there are says LANGUAGES of the protocol; here each has its message files. */
import { type Language, LANGUAGES } from '@fabula/protocol/table.ts';
import { insist } from '../net/insist.ts';
import { format } from './format.ts';
import type {
  AlbumMessages,
  BookMessages,
  DecksMessages,
  Key,
  Messages,
  BoxMessages,
  MuseMessages,
  PairMessages,
  SiteMessages,
} from './keys.ts';
import { message, type Message, type Say } from './params.ts';
import { bound } from './typography.ts';

export type Lang = Language;
export const LANGS = LANGUAGES;
type Loaders<Words> = Readonly<Record<Lang, () => Promise<Words>>>;

const FIRST: Loaders<Messages> = {
  en: async () => (await import('./en.ts')).en,
  ru: async () => (await import('./ru.ts')).ru,
};
/** What is long, or seldom needed, comes with the pages that show it: what teaches the rules, what is said about the site, to two in one seat, to a storyteller who wants an idea, of a finished game, and of decks of one's own. */
const LATER: {
  readonly book: Loaders<BookMessages>;
  readonly site: Loaders<SiteMessages>;
  readonly pair: Loaders<PairMessages>;
  readonly muse: Loaders<MuseMessages>;
  readonly box: Loaders<BoxMessages>;
  readonly album: Loaders<AlbumMessages>;
  readonly decks: Loaders<DecksMessages>;
} = {
  book: {
    en: async () => (await import('./book.en.ts')).bookEn,
    ru: async () => (await import('./book.ru.ts')).bookRu,
  },
  site: {
    en: async () => (await import('./site.en.ts')).siteEn,
    ru: async () => (await import('./site.ru.ts')).siteRu,
  },
  pair: {
    en: async () => (await import('./pair.en.ts')).pairEn,
    ru: async () => (await import('./pair.ru.ts')).pairRu,
  },
  muse: {
    en: async () => (await import('./muse.en.ts')).museEn,
    ru: async () => (await import('./muse.ru.ts')).museRu,
  },
  box: {
    en: async () => (await import('./box.en.ts')).boxEn,
    ru: async () => (await import('./box.ru.ts')).boxRu,
  },
  album: {
    en: async () => (await import('./album.en.ts')).albumEn,
    ru: async () => (await import('./album.ru.ts')).albumRu,
  },
  decks: {
    en: async () => (await import('./decks.en.ts')).decksEn,
    ru: async () => (await import('./decks.ru.ts')).decksRu,
  },
};
type Part = keyof typeof LATER;
/** A language's name in itself, and the way it runs. */
export const LANG_NAMES: Readonly<Record<Lang, string>> = { en: 'English', ru: 'Русский' };
export const LANG_CODES: Readonly<Record<Lang, string>> = { en: 'EN', ru: 'РУ' };
const RIGHT_TO_LEFT = new Set<string>(['ar', 'fa', 'he', 'ur']);

export const isLang = (value: unknown): value is Lang => LANGS.includes(value as Lang);

export function preferredLang(): Lang {
  const wished = (navigator.languages ?? [navigator.language]).map((tag) => tag.slice(0, 2));
  return wished.find(isLang) ?? 'en';
}

let messages = $state.raw<Messages | null>(null);
let later = $state.raw<
  Partial<
    Record<
      Part,
      BookMessages | SiteMessages | PairMessages | MuseMessages | BoxMessages | AlbumMessages | DecksMessages
    >
  >
>({});
const opened = new Set<Part>();
let wished: Lang = 'en';
let current = $state<Lang>('en');
// Slow to make, and the first screens need neither.
let plurals: Intl.PluralRules | null = null;
let lists: Partial<Record<'conjunction' | 'disjunction', Intl.ListFormat>> = {};

/** False: this edition's words are not to be had any more. */
export async function speak(lang: Lang): Promise<boolean> {
  wished = lang;
  try {
    await learn(lang);
    return true;
  } catch {
    return false;
  }
}

async function learn(lang: Lang): Promise<void> {
  const loaded = await insist(FIRST[lang]);
  for (const part of opened) await insist(() => open(part));
  // Another one may have been wished for while this one was on its way.
  if (wished !== lang) return;
  plurals = null;
  lists = {};
  messages = loaded;
  current = lang;
  document.documentElement.lang = lang;
  document.documentElement.dir = RIGHT_TO_LEFT.has(lang) ? 'rtl' : 'ltr';
}

/** Resolves when the pages that teach the rules can be read. */
export const openBook = (): Promise<void> => open('book');
/** The same for those about the site one plays at. */
export const openSite = (): Promise<void> => open('site');
/** The same for what is said to two in one seat, and to those who might be. */
export const openPair = (): Promise<void> => open('pair');
/** The same for a storyteller who wants an idea. */
export const openMuse = (): Promise<void> => open('muse');
/** The same for a table with a real box. */
export const openBox = (): Promise<void> => open('box');
/** The same for the page of a finished game. */
export const openAlbumWords = (): Promise<void> => open('album');
/** The same for decks of one's own. */
export const openDecks = (): Promise<void> => open('decks');

async function open(part: Part): Promise<void> {
  opened.add(part);
  const language = wished;
  const loaded = await LATER[part][language]();
  if (wished === language) later = { ...later, [part]: loaded };
}

export const lang = (): Lang => current;

export const t: Say = (key, ...params) => worded(message(key, ...params));

/** A message that was made before, in the words of now. */
export function worded({ key, params }: Message): string {
  const words =
    wordsFor(key, messages) ??
    wordsFor(key, later.book) ??
    wordsFor(key, later.site) ??
    wordsFor(key, later.pair) ??
    wordsFor(key, later.muse) ??
    wordsFor(key, later.box) ??
    wordsFor(key, later.album) ??
    wordsFor(key, later.decks);
  return words === undefined ? '' : bound(format(words, params, pluralRules));
}

const wordsFor = (key: Key, part: Partial<Record<Key, string>> | null | undefined): string | undefined =>
  part?.[key];

const pluralRules = (): Intl.PluralRules => (plurals ??= new Intl.PluralRules(current));

/** English is British: "23 November 2026", and no comma before "and". */
const written = (): string => (current === 'en' ? 'en-GB' : current);

export const dated = (at: number): string =>
  new Intl.DateTimeFormat(written(), { dateStyle: 'long' }).format(at);

/** "Ana, Tom and Leo". */
export const listed = (names: readonly string[]): string => strung(names, 'conjunction');
/** "in words or as a song". */
export const either = (names: readonly string[]): string => strung(names, 'disjunction');

function strung(names: readonly string[], type: 'conjunction' | 'disjunction'): string {
  if (!messages) return '';
  if (names.length < 2) return names[0] ?? '';
  lists[type] ??= new Intl.ListFormat(written(), { type });
  return lists[type].format([...names]);
}
