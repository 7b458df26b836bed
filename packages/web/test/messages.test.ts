import { describe, expect, it } from 'vitest';
import { en } from '../src/i18n/en.ts';
import { format } from '../src/i18n/format.ts';
import { ru } from '../src/i18n/ru.ts';

const LANGUAGES = { en: en as Record<string, string>, ru: ru as Record<string, string> };
const say = (
  lang: keyof typeof LANGUAGES,
  key: string,
  params: Record<string, string | number> = {},
): string => format(LANGUAGES[lang][key] ?? '', params, () => new Intl.PluralRules(lang));
const placeholders = (message: string): string[] =>
  [...new Set([...message.matchAll(/\{\s*(\w+)\s*(?=[,}])/g)].map(([, name]) => name ?? ''))].sort();

describe('messages', () => {
  it('every language has every message, and no other', () => {
    expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort());
  });

  it('a message asks for nothing that the English one does not give', () => {
    for (const [key, message] of Object.entries(LANGUAGES.ru)) {
      const given = placeholders(LANGUAGES.en[key] ?? '');
      for (const name of placeholders(message))
        expect([...given, 'n', 'name'], `${key}: {${name}}`).toContain(name);
    }
  });

  it('no message is left empty by mistake', () => {
    const meantToBeEmpty = Object.keys(en).filter((key) => LANGUAGES.en[key] === '');
    expect(Object.keys(ru).filter((key) => LANGUAGES.ru[key] === '')).toEqual(meantToBeEmpty);
  });

  it('every Russian plural has its three forms, or one for all', () => {
    for (const [key, message] of Object.entries(LANGUAGES.ru)) {
      for (const [, cases = ''] of message.matchAll(/plural,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g)) {
        const forms = [...cases.matchAll(/(\w+)\s*\{/g)].map(([, form]) => form);
        expect(forms, key).toContain('other');
        if (forms.includes('few') && forms.includes('many')) expect(forms, key).toContain('one');
      }
    }
  });

  it('counts in Russian: 1 очко, 2 очка, 5 очков, 11 очков, 21 очко', () => {
    const counted = [0, 1, 2, 5, 11, 21, 22, 25, 112].map((n) => say('ru', 'points', { n }));
    expect(counted).toEqual([
      '0 очков',
      '1 очко',
      '2 очка',
      '5 очков',
      '11 очков',
      '21 очко',
      '22 очка',
      '25 очков',
      '112 очков',
    ]);
  });

  it('counts in English: 1 point, 2 points', () => {
    expect([1, 2].map((n) => say('en', 'points', { n }))).toEqual(['1 point', '2 points']);
  });

  it('puts names into plurals', () => {
    expect(say('en', 'line.choose', { n: 1, name: 'Ana' })).toBe('Which of your pictures fits Ana’s clue?');
    expect(say('en', 'line.choose', { n: 2, name: 'Ana' })).toBe('Which 2 of your pictures fit Ana’s clue?');
    expect(say('ru', 'line.needed', { n: 2 })).toBe('Нужно ещё 2 игрока');
    expect(say('en', 'end.won', { n: 2, names: 'Ana and Tom' })).toBe('Ana and Tom share the win');
  });

  it('every message can be read', () => {
    for (const lang of ['en', 'ru'] as const) {
      for (const key of Object.keys(en)) {
        const words = say(lang, key, {
          n: 2,
          name: 'A',
          names: 'A, B',
          of: 4,
          text: 'x',
          what: 'y',
          code: 'z',
          list: 'l',
          least: 1,
          most: 2,
          need: 3,
          seats: 4,
          cards: 5,
          cell: 6,
          start: 1,
          finish: 2,
          give: 1,
          hand: 2,
          found: 1,
          missed: 2,
          clue: 'c',
          some: 3,
          all: 2,
          nobody: 2,
          decoy: 1,
        });
        expect(words, `${lang} ${key}`).not.toMatch(/[{}]|undefined/);
      }
    }
  });
});
