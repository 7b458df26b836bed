import { newStemmer } from 'snowball-stemmers';
import type { Language } from './format.ts';

const stemmers = { en: newStemmer('english'), ru: newStemmer('russian') };

const littleWords: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    'a an the of to in on at by for from with without and or but not no is are was be it its this that as so up out off into over under my your his her their our i you he she we they me him them one too than then who what when where how all any some'.split(
      ' ',
    ),
  ),
  ru: new Set(
    'и в во на с со к ко по из от до у о об за над под без для при про не ни но а да же ли бы то это как так что кто где чей мой твой свой его её ее их наш ваш я ты он она оно мы вы они меня тебя нас вас был была было были есть все всё весь'.split(
      ' ',
    ),
  ),
};

/** Stems of the words that carry meaning; if a phrase has only little words, they count. */
export function stemsOf(phrase: string, language: Language): ReadonlySet<string> {
  const words =
    phrase
      .toLowerCase()
      .replaceAll('ё', 'е')
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const meaning = words.filter((word) => !littleWords[language].has(word));
  return new Set((meaning.length ? meaning : words).map((word) => stemmers[language].stem(word)));
}
