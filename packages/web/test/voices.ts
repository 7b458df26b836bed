/** The languages as the page speaks them, without a page. */
import { type Language, LANGUAGES } from '@fabula/protocol/table.ts';
import { albumEn } from '../src/i18n/album.en.ts';
import { albumRu } from '../src/i18n/album.ru.ts';
import { bookEn } from '../src/i18n/book.en.ts';
import { bookRu } from '../src/i18n/book.ru.ts';
import { decksEn } from '../src/i18n/decks.en.ts';
import { decksRu } from '../src/i18n/decks.ru.ts';
import { en } from '../src/i18n/en.ts';
import { format } from '../src/i18n/format.ts';
import { message } from '../src/i18n/params.ts';
import { museEn } from '../src/i18n/muse.en.ts';
import { museRu } from '../src/i18n/muse.ru.ts';
import { ru } from '../src/i18n/ru.ts';
import { boxEn } from '../src/i18n/box.en.ts';
import { boxRu } from '../src/i18n/box.ru.ts';
import { pairEn } from '../src/i18n/pair.en.ts';
import { pairRu } from '../src/i18n/pair.ru.ts';
import { siteEn } from '../src/i18n/site.en.ts';
import { siteRu } from '../src/i18n/site.ru.ts';
import type { Voice } from '../src/game/sentences.ts';

export const MESSAGES: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...en, ...bookEn, ...siteEn, ...pairEn, ...museEn, ...boxEn, ...albumEn, ...decksEn },
  ru: { ...ru, ...bookRu, ...siteRu, ...pairRu, ...museRu, ...boxRu, ...albumRu, ...decksRu },
};

function voiceOf(lang: Language): Voice {
  const plurals = new Intl.PluralRules(lang);
  const word: Voice['word'] = ({ key, params }) => format(MESSAGES[lang][key] ?? '', params, () => plurals);
  const list = (type: 'conjunction' | 'disjunction') => (items: readonly string[]) =>
    new Intl.ListFormat(lang, { type }).format([...items]);
  return {
    say: (key, ...params) => word(message(key, ...params)),
    word,
    and: list('conjunction'),
    or: list('disjunction'),
  };
}

export const VOICES = { en: voiceOf('en'), ru: voiceOf('ru') };
export const LANGS = LANGUAGES;
export type Lang = Language;
