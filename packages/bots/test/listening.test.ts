import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affinity } from '../src/listening/affinity.ts';
import { deckSense } from '../src/listening/deck-sense.ts';
import { readLexicon } from '../src/listening/lexicon.ts';
import { meaningOf } from '../src/listening/meaning.ts';
import { tokensOf } from '../src/listening/tokens.ts';
import { readVectors } from '../src/listening/vectors.ts';
import { decks, vocabulary } from './kit.ts';

const closeness = (a: string, b: string): number => {
  const [one, other] = [meaningOf(a, vocabulary).vector, meaningOf(b, vocabulary).vector];
  if (!one || !other) throw new Error(`unknown: ${a} or ${b}`);
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
};

describe('what a bot understands', () => {
  it.each([
    ['snow', 'winter', 'kitchen'],
    ['Ёлка', 'новый год', 'футбол'],
    ['бабушкины сказки', 'fairy tale', 'tractor'],
    ['OCEAN!!!', 'море', 'шкаф'],
    ['homework', 'school', 'volcano'],
  ])('%s is nearer to %s than to %s', (clue, near, far) => {
    expect(closeness(clue, near)).toBeGreaterThan(closeness(clue, far));
  });

  it('forms of a word, capitals, ё and typographic apostrophes make no difference', () => {
    expect(tokensOf('Don’t — ЁЖИК-ёжик!')).toEqual(["don't", 'ежик', 'ежик']);
    expect(meaningOf('Кошками', undefined).stems).toEqual(meaningOf('кошка', undefined).stems);
  });

  it('set phrases mean something else than their words, and unknown words are guessed by what they are made of', () => {
    const lexicon = readLexicon('дом = house\nбабье лето = autumn, warm\nмечтать = dream\n');
    expect(lexicon.find(['бабье', 'лето'], 0)).toEqual({ length: 2, english: ['autumn', 'warm'] });
    expect(lexicon.find(['бабьего', 'лета'], 0)?.length).toBe(2);
    expect(lexicon.find(['помечтаем'], 0)?.english).toEqual(['dream']);
    expect(lexicon.find(['чепуха'], 0)).toBeUndefined();
  });

  it('any text at all gets a finite judgement', () => {
    const { cards, rarity } = deckSense(3, (card) => decks.en[card], vocabulary);
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('', '🎭🎭', '大きな夢', 'שלום', 'ъъъ', "''''", '١٢٣'),
    );
    fc.assert(
      fc.property(text, (clue) => {
        for (const card of cards.values()) {
          expect(affinity(meaningOf(clue, vocabulary), card, () => true, rarity)).toBeLessThan(10);
        }
      }),
      { seed: 84, numRuns: 300 },
    );
  });

  it('without a vocabulary words in common still count', () => {
    const { cards, rarity } = deckSense(decks.en.length, (card) => decks.en[card], undefined);
    const [first] = decks.en;
    const clue = meaningOf(first?.see[0] ?? '', undefined);
    const fits = [...cards.values()].map((card) => affinity(clue, card, () => true, rarity));
    expect(fits[0]).toBe(Math.max(...fits));
    expect(fits[0]).toBeGreaterThan(0);
  });

  it('a file that is no table is refused', () => {
    expect(() => readVectors(new Uint8Array(64))).toThrow('not a table of word vectors');
  });
});
