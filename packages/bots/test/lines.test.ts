import { languages } from '@fabula/cards/deck/format.ts';
import { describe, expect, it } from 'vitest';
import { clueProblem } from '@fabula/engine/clue.ts';
import { COLOURS } from '@fabula/engine/model.ts';
import type { Constraint } from '@fabula/engine/rules.ts';
import { LANGUAGES } from '@fabula/protocol/table.ts';
import { CHARACTERS, newcomer, OCCASIONS } from '../src/characters.ts';
import { PHRASES } from '../src/lines/phrases.ts';
import { phrasesFor } from '../src/random-move.ts';
import { fitted } from '../src/telling/constraints.ts';
import { decks } from './kit.ts';

const CONSTRAINTS: readonly Constraint[] = [
  'question',
  'four-words',
  'person',
  'most-of-all',
  'new-year',
  'story',
];

it('the decks have words in the languages that are spoken', () => {
  // Cards are data and may import nothing: theirs is the one other list.
  expect(languages).toEqual(LANGUAGES);
});

describe('characters', () => {
  it('have names of their own, a rabbit that exists and something to say on every occasion', () => {
    expect(CHARACTERS.length).toBeGreaterThanOrEqual(8);
    for (const language of LANGUAGES) {
      expect(new Set(CHARACTERS.map(({ name }) => name[language])).size).toBe(CHARACTERS.length);
      for (const { avatar, lines } of CHARACTERS) {
        expect(COLOURS).toContain(avatar);
        for (const occasion of OCCASIONS) {
          expect(lines[language][occasion].length).toBeGreaterThanOrEqual(2);
          for (const line of lines[language][occasion]) expect(line.length).toBeLessThanOrEqual(60);
        }
      }
    }
  });

  it('say no line twice, and none that another says', () => {
    for (const language of LANGUAGES) {
      const all = CHARACTERS.flatMap(({ lines }) =>
        OCCASIONS.flatMap((occasion) => lines[language][occasion]),
      );
      expect(all.filter((line, at) => all.indexOf(line) !== at)).toEqual([]);
    }
  });

  it('in Russian speak Russian, and no line tells their gender', () => {
    const lines = CHARACTERS.flatMap(({ lines: { ru } }) => OCCASIONS.flatMap((occasion) => ru[occasion]));
    expect(lines.filter((line) => /[a-z]/i.test(line))).toEqual([]);
    expect(lines.filter((line) => /(^|[^а-яё])я [а-яё]+л(а|о)?([^а-яё]|$)/i.test(line))).toEqual([]);
  });

  it('a newcomer is somebody who is not there yet, while there is anyone', () => {
    const ids = CHARACTERS.map(({ id }) => id);
    expect(newcomer(ids.slice(1), () => 0.99).id).toBe(ids[0]);
    expect(ids).toContain(newcomer(ids, () => 0.5).id);
  });
});

describe('what is asked of a clue', () => {
  it.each(LANGUAGES)('%s: a fitted clue obeys, and enough clues can be fitted', (language) => {
    for (const asked of CONSTRAINTS) {
      for (const { say } of decks[language]) {
        const texts = say.map((said, salt) => fitted(said, { asked: [asked], language, salt }));
        const obeying = texts.filter((text) => text !== null);
        expect(obeying.length).toBeGreaterThan(say.length / 2);
        for (const text of obeying) {
          expect(clueProblem(asked, text)).toBeNull();
          expect(text).not.toMatch(/[.?!]{2}|undefined|null/);
        }
      }
    }
  });

  const PAIRS = CONSTRAINTS.flatMap((one) =>
    CONSTRAINTS.filter((other) => other !== one).map((other) => [one, other] as const),
  ).filter((pair) => !(pair.includes('four-words') && pair.includes('most-of-all')));

  it.each(LANGUAGES)('[I11] %s: where two things are asked a clue obeys both', (language) => {
    for (const asked of PAIRS) {
      const phrases = phrasesFor(asked, language);
      expect(phrases.length, asked.join()).toBeGreaterThan(0);
      const fits = decks[language].flatMap(({ say }) =>
        say.flatMap((said, salt) => fitted(said, { asked, language, salt }) ?? []),
      );
      for (const text of [...phrases, ...fits])
        for (const constraint of asked) expect(clueProblem(constraint, text), text).toBeNull();
    }
  });

  it.each(LANGUAGES)('%s: so do the clues that fit any card', (language) => {
    for (const asked of CONSTRAINTS)
      for (const text of PHRASES[language].asked[asked]) expect(clueProblem(asked, text)).toBeNull();
  });
});
