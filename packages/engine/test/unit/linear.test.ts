/** No text can be written that takes long to look at: a check asks each character a bounded number of questions. */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beginsMostOfAll, isQuestion, LONGEST_CLUE, words } from '../../src/clue.ts';
import { isBlank, plainText, poemText } from '../../src/text.ts';

const asked = vi.hoisted(() => ({ questions: 0 }));

vi.mock('../../src/characters.ts', async (original) => {
  const questions = await original<Record<string, (character: string | undefined) => boolean>>();
  return Object.fromEntries(
    Object.entries(questions).map(([name, ask]) => [
      name,
      (character: string | undefined): boolean => {
        asked.questions += 1;
        return ask(character);
      },
    ]),
  );
});

const CHECKS: Record<string, (text: string) => unknown> = {
  words,
  isQuestion,
  beginsMostOfAll,
  plainText,
  poemText,
  isBlank,
};
/** A frame is no longer than this, so no text is. */
const LONGEST_TEXT = 8 * LONGEST_CLUE;
const MOST_QUESTIONS_A_CHARACTER = 12;

/** Characters that one check or another looks at twice, alone and in turns. */
const ALPHABETS = [
  ' ',
  '\n',
  '\r\n',
  'a\n',
  '\u200B',
  '\uFE0F',
  '?',
  '!',
  ';',
  '»',
  '\u0301',
  '1\uFE0F',
  '1\uFE0F\u20E3',
  '#\u20E3',
  '\u2139\uFE0F',
  "a'",
  'a-',
  '-',
  'a',
  'я',
  'ё\u0301\u0316',
  'α ;',
  'α\u0301 ;!',
  'α; ',
  '; ',
  'больше всего ',
  'больше всего , ',
  'most of all, ',
  '\uD800',
  '\u202E',
  '🦊',
];
const STARTS = ['', '«', 'Больше ', 'Больше всего', 'Most of all', 'Больше всего я люблю', 'α'];
const ENDS = ['', '?', ';', '»', 'x', ' '];

const questionsFor = (check: (text: string) => unknown, text: string): number => {
  asked.questions = 0;
  check(text);
  return asked.questions;
};

beforeEach(() => {
  asked.questions = 0;
});

describe.each(Object.entries(CHECKS))('%s', (_, check) => {
  it.each(ALPHABETS)('is linear over %j', (alphabet) => {
    for (const start of STARTS)
      for (const end of ENDS)
        for (const size of [200, LONGEST_TEXT]) {
          const text = start + alphabet.repeat(Math.ceil(size / alphabet.length)) + end;
          expect(questionsFor(check, text)).toBeLessThanOrEqual(MOST_QUESTIONS_A_CHARACTER * text.length);
        }
  });

  it('is linear over any mixture of them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...ALPHABETS, ...STARTS, ...ENDS), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 200 }),
        (parts, times) => {
          const text = parts.join('').repeat(times);
          expect(questionsFor(check, text)).toBeLessThanOrEqual(
            MOST_QUESTIONS_A_CHARACTER * (text.length + 1),
          );
        },
      ),
    );
  });
});

describe('what is counted', () => {
  it('is what the checks ask', () => {
    for (const [name, check] of Object.entries(CHECKS))
      expect(questionsFor(check, 'Где счастье?'), name).toBeGreaterThan(0);
  });
});
