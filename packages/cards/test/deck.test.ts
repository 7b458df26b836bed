import { describe, expect, it } from 'vitest';
import { judgeDeck } from '../src/deck/format.ts';
import { stemsOf } from '../src/deck/stems.ts';
import { bareNames, collisions, judgeWords } from '../src/deck/words.ts';

const card = { id: 'fox-hill', large: { width: 800, height: 1200, webp: 'fox-hill/large.webp' } };
const deck = {
  format: 1,
  id: 'dream',
  name: { en: 'Dream' },
  author: 'us',
  licence: 'CC-BY-4.0',
  cards: [card],
};

describe('a deck', () => {
  it('of the format has no faults', () => expect(judgeDeck(deck)).toEqual([]));
  it('may not name files outside its folder', () => {
    const sly = { ...card, large: { ...card.large, webp: '../../etc/passwd' } };
    expect(judgeDeck({ ...deck, cards: [sly] })).toEqual(['fox-hill.large.webp: not a path inside the deck']);
  });
  it('may have a back, judged like a card, and then no card of that name', () => {
    expect(judgeDeck({ ...deck, back: { large: card.large } })).toEqual([]);
    expect(judgeDeck({ ...deck, back: { large: { ...card.large, webp: '/etc/passwd' } } })).toEqual([
      'back.large.webp: not a path inside the deck',
    ]);
    expect(judgeDeck({ ...deck, back: 'back.webp' })).toEqual(['back: not an object']);
    expect(judgeDeck({ ...deck, cards: [{ ...card, id: 'back' }] })).toHaveLength(1);
  });
  it('may say which game it was made for, if the rule books know it', () => {
    expect(judgeDeck({ ...deck, game: 'imaginarium' })).toEqual([]);
    expect(judgeDeck({ ...deck, game: 'chess' })).toEqual(['game: none of dixit, imaginarium']);
  });
  it('may have smaller sizes, judged like the large one', () => {
    const medium = { width: 480, height: 720, webp: 'fox-hill/medium.webp' };
    expect(judgeDeck({ ...deck, cards: [{ ...card, medium, small: medium }] })).toEqual([]);
    for (const size of ['medium', 'small'])
      expect(judgeDeck({ ...deck, cards: [{ ...card, [size]: { ...medium, webp: '/a.webp' } }] })).toEqual([
        `fox-hill.${size}.webp: not a path inside the deck`,
      ]);
    expect(judgeDeck({ ...deck, cards: [{ id: 'fox-hill', medium }] })).toEqual(['fox-hill.large: missing']);
  });
  it('may have a finer size, in one format only', () => {
    const fine = { width: 1200, height: 1800, avif: 'fox-hill/fine.avif' };
    expect(judgeDeck({ ...deck, cards: [{ ...card, fine }] })).toEqual([]);
    expect(judgeDeck({ ...deck, cards: [{ ...card, fine: { ...fine, avif: '/a' } }] })).toEqual([
      'fox-hill.fine.avif: not a path inside the deck',
    ]);
  });
  it('may not hold a card twice', () =>
    expect(judgeDeck({ ...deck, cards: [card, card] })).toEqual(['fox-hill: twice in the deck']));
});

describe('words', () => {
  const words = {
    alt: 'A fox',
    long: 'A fox.',
    see: ['sleeping fox', 'winter'],
    say: ['Let it sleep', 'Foxes asleep', 'winters'],
  };
  it('stem without little words', () =>
    expect([...stemsOf('the Sleeping Foxes', 'en')]).toEqual(['sleep', 'fox']));
  it('stem in Russian, ё as е', () =>
    expect(stemsOf('спящая ёлка', 'ru')).toEqual(stemsOf('спящие елки', 'ru')));
  it('collide when a clue contains an association or is contained in one', () =>
    expect(collisions(words, 'en').map(({ say }) => say)).toEqual(['winters']));
  it('have no clue that is one word of the description, whatever its form', () => {
    const told = {
      ...words,
      long: 'A sleeping fox, curled up',
      say: ['Foxes', 'Curl', 'Foxtrot', 'Fox, asleep', 'Winter'],
    };
    expect(bareNames(told, 'en')).toEqual(['Foxes', 'Curl']);
    expect(judgeWords(told, 'en').join()).toContain('only names what the description names: Foxes, Curl');
  });
  it('in English may hold no Cyrillic', () =>
    expect(judgeWords({ ...words, alt: 'Лиса' }, 'en').join()).toContain('another alphabet: Лиса'));
  it('must be enough', () => expect(judgeWords(words, 'en').join()).toContain('see has 2, at least 80'));
});
