import { CHARACTERS } from '@fabula/bots/characters.ts';
import { readFileSync } from 'node:fs';
import { COLOURS } from '@fabula/engine/model.ts';
import { describe, expect, it } from 'vitest';
import { format } from '../src/i18n/format.ts';
import { bound } from '../src/i18n/typography.ts';
import { LANGS, type Lang, MESSAGES as LANGUAGES } from './voices.ts';

const { en, ru } = LANGUAGES;
const say = (lang: Lang, key: string, params: Record<string, string | number> = {}): string =>
  format(LANGUAGES[lang][key] ?? '', params, () => new Intl.PluralRules(lang));
/** What a message asks for, whatever the numbers. */
function placeholders(lang: Lang, key: string): string[] {
  const asked = new Set<string>();
  for (const n of [0, 1, 2, 5]) {
    const given = new Proxy<Record<string, number>>({}, { get: (_, name) => (asked.add(String(name)), n) });
    say(lang, key, given);
  }
  return [...asked].sort();
}

describe('what belongs together', () => {
  const shown = (text: string): string => bound(text).replaceAll('\u00a0', '_');

  it('in a sentence, short words stay with the next', () => {
    expect(shown('Посмотрите свои картинки, сядьте за стол и в путь')).toBe(
      'Посмотрите свои картинки, сядьте за_стол и_в_путь',
    );
    expect(shown('Такого стола никогда не бывает («а вдруг»)')).toBe(
      'Такого стола никогда не_бывает («а_вдруг»)',
    );
    expect(shown('A word, a line, a song: I see it in the pictures')).toBe(
      'A_word, a_line, a_song: I_see it in the pictures',
    );
  });

  it('dashes stay with what they follow, numbers with what they count', () => {
    expect(shown('Каждый отдаёт 2 картинки — и выбирает рассказчик')).toBe(
      'Каждый отдаёт 2_картинки_— и_выбирает рассказчик',
    );
  });

  it('labels are left alone', () => {
    expect(shown('Сесть за стол')).toBe('Сесть за стол');
  });
});

describe('messages', () => {
  it('every language has every message, and no other', () => {
    expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort());
  });

  it('a message asks for the same in every language, but for how many there are', () => {
    const counts = ['n', 'heads'];
    const asked = (lang: Lang, key: string): string[] =>
      placeholders(lang, key).filter((name) => !counts.includes(name));
    for (const key of Object.keys(ru)) {
      const missing = asked('ru', key).filter((name) => !asked('en', key).includes(name));
      expect(missing, key).toEqual([]);
    }
  });

  it('two who share a seat are spoken of as two', () => {
    const said = (lang: Lang, key: string, heads: number): string =>
      say(lang, key, { name: heads === 1 ? 'Ana' : 'Ana + Tom', heads, n: 3, finder: 3, text: '' });
    const speaksOfAPair = Object.keys(en).filter((key) => placeholders('ru', key).includes('heads'));
    expect(speaksOfAPair).toEqual(
      expect.arrayContaining(['line.telling', 'clue.given.song', 'seat.teller', 'album.round']),
    );
    for (const key of speaksOfAPair)
      expect(said('ru', key, 2), key).not.toBe(said('ru', key, 1).replace('Ana', 'Ana + Tom'));
    expect(said('en', 'line.telling', 1)).toBe('Ana is thinking of a clue');
    expect(said('en', 'line.telling', 2)).toBe('Ana + Tom are thinking of a clue');
    expect(said('ru', 'line.telling', 1)).toBe('Ana придумывает загадку');
    expect(said('ru', 'line.telling', 2)).toBe('Ana + Tom придумывают загадку');
    expect(said('en', 'reveal.because.nobody', 2)).toBe('Nobody found it: Ana + Tom get 3 points.');
  });

  it('two pictures that were given are spoken of as two', () => {
    expect(say('ru', 'choose.isGiven', { n: 1 })).toBe('Картинка отдана');
    expect(say('ru', 'choose.isGiven', { n: 2 })).toBe('Картинки отданы');
  });

  it('no message with a name in front of its verb forgets that there may be two', () => {
    // News and messages are of one person, and one shows the album; a seat may hold two.
    const ofOne = /^(news|talk|report|pair|how|lead)\./;
    const verb = /\{name\} (is|are|gets?|sings?|says?|draws?|mimes?|tells?|thinks?|looks?|was|has)\b/;
    const careless = Object.keys(en).filter((key) => !ofOne.test(key) && verb.test(en[key] ?? ''));
    expect(careless).toEqual([]);
  });

  it('no message is left empty by mistake', () => {
    const meantToBeEmpty = Object.keys(en).filter((key) => LANGUAGES.en[key] === '');
    expect(Object.keys(ru).filter((key) => LANGUAGES.ru[key] === '')).toEqual(meantToBeEmpty);
  });

  it('a Russian plural with a form for two has all its forms', () => {
    for (const [key, message] of Object.entries(LANGUAGES.ru)) {
      for (const [, cases = ''] of message.matchAll(/plural,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}/g)) {
        const forms = [...cases.matchAll(/([\w=]+)\s*\{/g)].map(([, form]) => form);
        expect(forms, key).toContain('other');
        if (forms.includes('few')) expect(forms, key).toEqual(expect.arrayContaining(['one', 'many']));
      }
    }
  });

  it('a number that is told is told whatever it is: 21 is not 1', () => {
    for (const key of Object.keys(ru)) {
      const told = (n: number): string =>
        say('ru', key, { n, seats: n, found: n, teller: n, finder: n, guesser: n, rounds: n, cells: n });
      if (!told(5).includes('5')) continue;
      for (const n of [0, 2, 11, 21, 22, 101, 1.5]) {
        const words = told(n);
        if (n !== 0) expect(words, key).toContain(String(n));
        else expect(words, key).toMatch(/0|Чистый лист|[Нн]ичего|пуста/);
      }
    }
  });

  it('the words of the whole game are the same everywhere: раунд, картинка, чат, сообщение', () => {
    const strays = /круг|картин(?!к|ок)|разговор|реплик/i;
    expect(Object.keys(ru).filter((key) => strays.test(LANGUAGES.ru[key] ?? ''))).toEqual([]);
    for (const file of ['protocol/src/messages/ru.ts', 'bots/src/lines/ru.ts'])
      expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).not.toMatch(strays);
  });

  it('one thing has one name: a story, a deck to choose, a storyteller who may not use words', () => {
    expect(ru['constraint.story']?.toLowerCase()).toBe(ru['asks.story']);
    expect(en['constraint.story']?.toLowerCase()).toBe(en['asks.story']);
    // A deck is what one draws from; what one chooses in the lobby are sets of pictures.
    expect(ru['say.cards']).toContain('наборов картинок');
    expect(ru['lobby.decks']).toBe('Наборы картинок');
    expect([en['line.telling'], ru['line.telling']].join()).not.toMatch(/words|слов/);
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
    for (const lang of LANGS) {
      for (const key of Object.keys(en)) {
        const words = say(lang, key, {
          n: 2,
          heads: 2,
          name: 'A',
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
          names: 'A, B',
          teller: 3,
          finder: 3,
          guesser: 2,
          each: 1,
          count: 2,
          cells: '3',
          rounds: 6,
          fooled: 1,
          round: 'r',
          day: 'd',
        });
        expect(words, `${lang} ${key}`).not.toMatch(/[{}]|undefined/);
      }
    }
  });
});

describe('who is who', () => {
  it.each(LANGS)('no bot is called as a rabbit is: %s', (lang) => {
    const rabbits = COLOURS.map((colour) => say(lang, `rabbit.${colour}`));
    expect(CHARACTERS.map(({ name }) => name[lang]).filter((name) => rabbits.includes(name))).toEqual([]);
  });
});
