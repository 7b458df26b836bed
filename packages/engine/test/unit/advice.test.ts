import { describe, expect, it } from 'vitest';
import { PRESETS, type Rules } from '../../src/rules.ts';
import { aimsForSome } from '../../src/statements.ts';

const scoring = (changes: Partial<Rules['scoring']>): Rules => ({
  ...PRESETS.dixit,
  scoring: { ...PRESETS.dixit.scoring, ...changes },
});

describe('the advice to aim for some and not all', () => {
  it.each([3, 4, 5, 6])('[T1] is given in both books with %i seats', (seats) => {
    expect([aimsForSome(PRESETS.dixit, seats), aimsForSome(PRESETS.imaginarium, seats)]).toEqual([
      true,
      true,
    ]);
  });

  it('[T1] counts every finder: one alone may bring more than two, and two must still beat all', () => {
    const rules = scoring({
      all: { storyteller: 2, finder: 2 },
      some: { storyteller: 1, finder: 3 },
      soleFinder: { when: 'always', points: 7 },
      finderVote: 1,
    });
    // Two finders bring 1 and 2 more; all bring 2.
    expect(aimsForSome(rules, 4)).toBe(true);
    const more = { ...rules, scoring: { ...rules.scoring, all: { storyteller: 3, finder: 2 } } };
    expect(aimsForSome(more, 4)).toBe(false);
    // With three seats there is nothing between one finder and all.
    expect(aimsForSome(more, 3)).toBe(true);
  });
});
