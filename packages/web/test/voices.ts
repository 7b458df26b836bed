/** The two languages as the page speaks them, without a page. */
import { bookEn } from '../src/i18n/book.en.ts';
import { bookRu } from '../src/i18n/book.ru.ts';
import { en } from '../src/i18n/en.ts';
import { format } from '../src/i18n/format.ts';
import { ru } from '../src/i18n/ru.ts';
import { siteEn } from '../src/i18n/site.en.ts';
import { siteRu } from '../src/i18n/site.ru.ts';
import type { Voice } from '../src/game/sentences.ts';

export const MESSAGES: Readonly<Record<'en' | 'ru', Readonly<Record<string, string>>>> = {
  en: { ...en, ...bookEn, ...siteEn },
  ru: { ...ru, ...bookRu, ...siteRu },
};

function voiceOf(lang: 'en' | 'ru'): Voice {
  const plurals = new Intl.PluralRules(lang);
  const list = (type: 'conjunction' | 'disjunction') => (items: readonly string[]) =>
    new Intl.ListFormat(lang, { type }).format([...items]);
  return {
    say: (key, params = {}) => format(MESSAGES[lang][key] ?? '', params, () => plurals),
    and: list('conjunction'),
    or: list('disjunction'),
  };
}

export const VOICES = { en: voiceOf('en'), ru: voiceOf('ru') };
export const LANGS = ['en', 'ru'] as const;
export type Lang = (typeof LANGS)[number];
