import { newStemmer } from 'snowball-stemmers';
import { describe, expect, it } from 'vitest';
import { stemEnglish } from '../src/listening/stems/english.ts';
import { stemRussian } from '../src/listening/stems/russian.ts';
import { tokensOf } from '../src/listening/tokens.ts';
import { decks } from './kit.ts';

/** Ours are small enough for a browser; theirs is the reference. */
describe('stems', () => {
  const cases = [
    { language: 'en', reference: newStemmer('english'), ours: stemEnglish, letters: /^[a-z']+$/ },
    { language: 'ru', reference: newStemmer('russian'), ours: stemRussian, letters: /^[а-я]+$/ },
  ] as const;

  it.each(cases)(
    '$language: every word of the deck has the stem Snowball gives it',
    ({ language, reference, ours, letters }) => {
      const texts = decks[language].flatMap(({ alt, long, see, say }) => [alt, long, ...see, ...say]);
      const words = [...new Set(texts.flatMap(tokensOf))].filter((word) => letters.test(word));
      expect(words.length).toBeGreaterThan(4000);
      expect(words.filter((word) => ours(word) !== reference.stem(word))).toEqual([]);
    },
  );
});
