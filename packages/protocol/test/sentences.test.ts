import type { Rejection } from '../src/rejections.ts';
import { describe, expect, it } from 'vitest';
import { en } from '../src/messages/en.ts';
import { ru } from '../src/messages/ru.ts';
import { sentenceFor } from '../src/messages/sentences.ts';

const both = (rejection: Rejection): [string, string] => [
  sentenceFor(rejection, 'en'),
  sentenceFor(rejection, 'ru'),
];

describe('sentences for rejections', () => {
  it('are there for every code in every language', () => {
    expect(Object.keys(ru).sort()).toEqual(Object.keys(en).sort());
    for (const sentence of [...Object.values(en), ...Object.values(ru)]) {
      if (typeof sentence === 'string') expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('count in both languages', () => {
    expect(both({ code: 'wrong-number-of-cards', need: 1 })).toEqual([
      'Choose 1 picture.',
      'Выберите 1 картинку.',
    ]);
    expect(both({ code: 'wrong-number-of-cards', need: 2 })).toEqual([
      'Choose 2 pictures.',
      'Выберите 2 картинки.',
    ]);
    expect(both({ code: 'wrong-number-of-cards', need: 5 })[1]).toBe('Выберите 5 картинок.');
    expect(both({ code: 'clue-words', words: 1, need: 4 })).toEqual([
      'Here the clue has exactly 4 words. Yours has 1.',
      'Здесь загадка — ровно из 4 слов, а у вас 1 слово.',
    ]);
    expect(both({ code: 'clue-words', words: 22, need: 4 })[1]).toContain('22 слова');
    expect(both({ code: 'saying-too-long', most: 200 })[1]).toBe('Слишком длинно: не больше 200 символов.');
    expect(both({ code: 'saying-too-long', most: 201 })[1]).toBe('Слишком длинно: не больше 201 символа.');
  });

  it('name the ways that are open', () => {
    expect(both({ code: 'clue-not-this-way', ways: ['song', 'pantomime'] })).toEqual([
      'Not at this table. Here a clue is given as a song or as a mime.',
      'За этим столом загадывают иначе: песней или жестами.',
    ]);
    expect(both({ code: 'clue-not-this-way', ways: ['text'] })[0]).toContain('given in words.');
  });

  it('name what is wrong with rules', () => {
    const few = { code: 'bad-rules', problem: { problem: 'too-few-seats', seats: 1, least: 3 } } as const;
    expect(both(few)).toEqual([
      'At least 3 seats are needed; so far there is 1.',
      'Нужно хотя бы 3 места, а занято пока 1.',
    ]);
    const cards = {
      code: 'bad-rules',
      problem: { problem: 'too-few-cards', cards: 30, seats: 6, need: 42 },
    } as const;
    expect(both(cards)).toEqual([
      'With 6 seats at least 42 cards are needed, and these decks have 30. Add another deck.',
      'При 6 местах нужно не меньше 42 карт, а в этих наборах картинок только 30. Добавьте ещё набор.',
    ]);
    expect(both({ code: 'bad-rules', problem: { problem: 'never-ends' } })[0]).toContain('never end');
    expect(both({ code: 'bad-rules', problem: { problem: 'no-way-in-words', asked: 'four-words' } })).toEqual(
      [
        'Every clue must have exactly four words, but none can be given in words. Allow clues that are typed or said aloud.',
        'Каждая загадка должна состоять ровно из четырёх слов, а загадывать словами нельзя. Разрешите загадывать письменно или вслух.',
      ],
    );
  });

  it('say until when', () => {
    const until = Date.UTC(2026, 11, 1, 12);
    expect(both({ code: 'banned-from-site', until })).toEqual([
      'The host of this site does not let you play here until 1 December 2026.',
      'Владелец сайта закрыл вам доступ к игре до 1 декабря 2026 года.',
    ]);
    expect(both({ code: 'banned-from-site', until: null })[0]).toContain('any more.');
  });

  it('say which phase it is', () => {
    expect(both({ code: 'wrong-phase', phase: 'vote' })).toEqual([
      'Not now: people are voting.',
      'Сейчас нельзя: идёт голосование.',
    ]);
  });
});
