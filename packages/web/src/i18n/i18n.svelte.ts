/** The language of the page. Another one needs its message file, and a line in LOADERS. */
import { insist } from '../net/insist.ts';
import { format, type Params } from './format.ts';
import type { BookKey, BookMessages, FirstKey, Key, Messages } from './keys.ts';
import { bound } from './typography.ts';

const LOADERS = {
  en: async (): Promise<Messages> => (await import('./en.ts')).en,
  ru: async (): Promise<Messages> => (await import('./ru.ts')).ru,
};
export type Lang = keyof typeof LOADERS;
/** What teaches the rules is long, and comes with the pages that show it. */
const BOOKS: Readonly<Record<Lang, () => Promise<BookMessages>>> = {
  en: async () => (await import('./book.en.ts')).bookEn,
  ru: async () => (await import('./book.ru.ts')).bookRu,
};
export const LANGS = Object.keys(LOADERS) as Lang[];
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
let book = $state.raw<BookMessages | null>(null);
let isBookOpen = false;
let wished: Lang = 'en';
let current = $state<Lang>('en');
// Slow to make, and the first screens need neither.
let plurals: Intl.PluralRules | null = null;
let lists: Partial<Record<'conjunction' | 'disjunction', Intl.ListFormat>> = {};

export async function speak(lang: Lang): Promise<void> {
  wished = lang;
  const loaded = await insist(LOADERS[lang]);
  if (isBookOpen) await insist(openBook);
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
export async function openBook(): Promise<void> {
  isBookOpen = true;
  const language = wished;
  const loaded = await BOOKS[language]();
  if (wished === language) book = loaded;
}

export const lang = (): Lang => current;

export function t(key: Key, params: Params = {}): string {
  const message = messages && key in messages ? messages[key as FirstKey] : book?.[key as BookKey];
  return message === undefined ? '' : bound(format(message, params, pluralRules));
}

const pluralRules = (): Intl.PluralRules => (plurals ??= new Intl.PluralRules(current));

/** "Ana, Tom and Leo". */
export const listed = (names: readonly string[]): string => strung(names, 'conjunction');
/** "in words or as a song". */
export const either = (names: readonly string[]): string => strung(names, 'disjunction');

function strung(names: readonly string[], type: 'conjunction' | 'disjunction'): string {
  if (!messages) return '';
  if (names.length < 2) return names[0] ?? '';
  lists[type] ??= new Intl.ListFormat(current, { type });
  return lists[type].format([...names]);
}
