/** The language of the page. Another one needs its message file, and a line in LOADERS. */
import type { en } from './en.ts';
import { insist } from '../net/insist.ts';
import { format, type Params } from './format.ts';
import { bound } from './typography.ts';

export type Key = keyof typeof en;
export type Messages = Readonly<Record<Key, string>>;

const LOADERS = {
  en: async (): Promise<Messages> => (await import('./en.ts')).en,
  ru: async (): Promise<Messages> => (await import('./ru.ts')).ru,
};
export type Lang = keyof typeof LOADERS;
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
let wished: Lang = 'en';
let current = $state<Lang>('en');
// Slow to make, and the first screens need neither.
let plurals: Intl.PluralRules | null = null;
let lists: Intl.ListFormat | null = null;

export async function speak(lang: Lang): Promise<void> {
  wished = lang;
  const loaded = await insist(LOADERS[lang]);
  // Another one may have been wished for while this one was on its way.
  if (wished !== lang) return;
  plurals = null;
  lists = null;
  messages = loaded;
  current = lang;
  document.documentElement.lang = lang;
  document.documentElement.dir = RIGHT_TO_LEFT.has(lang) ? 'rtl' : 'ltr';
}

export const lang = (): Lang => current;

export function t(key: Key, params: Params = {}): string {
  const message = messages?.[key];
  return message === undefined ? '' : bound(format(message, params, pluralRules));
}

const pluralRules = (): Intl.PluralRules => (plurals ??= new Intl.PluralRules(current));

/** "Ana, Tom and Leo". */
export function listed(names: readonly string[]): string {
  if (!messages) return '';
  if (names.length < 2) return names[0] ?? '';
  lists ??= new Intl.ListFormat(current, { type: 'conjunction' });
  return lists.format([...names]);
}
