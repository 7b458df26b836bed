import { describe, expect, it } from 'vitest';
import type { Laid } from '../../src/model.ts';
import { PRESETS, type Scoring } from '../../src/rules.ts';
import { type RoundScore, score } from '../../src/score.ts';

/** Seat 0 tells; card n of the row was played by the nth seat named. */
const row = (...seats: number[]): Laid[] => seats.map((seat, card) => ({ card, seat }));
const FOUR = row(0, 1, 2, 3);
const dixit = (votes: (number | null)[], laid = FOUR): RoundScore =>
  score(PRESETS.dixit.scoring, 0, laid, votes);

describe('every number of the scoring is used where the books use it', () => {
  const scoring: Scoring = {
    all: { storyteller: 1, finder: 2 },
    nobody: { storyteller: 4, guesser: 8 },
    some: { storyteller: 16, finder: 32 },
    soleFinder: { when: 'always', points: 64 },
    decoyVote: 100,
    finderVote: 1000,
  };
  const house = (votes: (number | null)[], change: Partial<Scoring> = {}): RoundScore =>
    score({ ...scoring, ...change }, 0, FOUR, votes);

  it('[D11] all found it', () => {
    expect(house([null, 1, 1, 1])).toEqual({
      outcome: 'all',
      points: [1, 2, 2, 2],
      reasons: [{ told: 1 }, { found: 2 }, { found: 2 }, { found: 2 }],
    });
  });
  it('[D11] nobody found it', () => {
    expect(house([null, 3, 4, 3])).toEqual({
      outcome: 'nobody',
      points: [4, 8, 208, 108],
      reasons: [{ told: 4 }, { nobody: 8 }, { nobody: 8, fooled: 200 }, { nobody: 8, fooled: 100 }],
    });
  });
  it('[D11] [I6] some found it', () => {
    expect(house([null, 1, 1, 2])).toEqual({
      outcome: 'some',
      points: [2016, 132, 32, 0],
      reasons: [{ told: 16, finders: 2000 }, { found: 32, fooled: 100 }, { found: 32 }, {}],
    });
  });
  it('[V2] a sole finder', () => {
    expect(house([null, 1, 2, 2])).toEqual({
      outcome: 'some',
      points: [1064, 264, 0, 0],
      reasons: [{ told: 64, finders: 1000 }, { found: 64, fooled: 200 }, {}, {}],
    });
    const never = house([null, 1, 2, 2], { soleFinder: { when: 'never', points: 64 } });
    expect(never.points).toEqual([1016, 232, 0, 0]);
    const three = house([null, 1, 2, 2], { soleFinder: { when: 'three-seats', points: 64 } });
    expect(three.points).toEqual([1016, 232, 0, 0]);
  });
  it('[D12] three seats: the one who found it alone', () => {
    const laid = row(1, 0, 2, 2, 1);
    expect(dixit([null, 2, 1], laid).points).toEqual([4, 5, 0]);
    expect(dixit([null, 3, 2], laid).points).toEqual([4, 0, 5]);
    expect(dixit([null, 2, 2], laid)).toMatchObject({ outcome: 'all', points: [0, 2, 2] });
    expect(dixit([null, 3, 5], laid)).toMatchObject({ outcome: 'nobody', points: [0, 3, 3] });
  });
});

describe('seats that did not vote', () => {
  it('[S6] earn nothing by voting, but their card still fools', () => {
    expect(dixit([null, 1, 4, null])).toEqual({
      outcome: 'some',
      points: [3, 3, 0, 1],
      reasons: [{ told: 3 }, { found: 3 }, {}, { fooled: 1 }],
    });
    expect(dixit([null, 3, 4, null])).toMatchObject({ outcome: 'nobody', points: [0, 2, 3, 1] });
  });
  it('[S6] all who voted found it: that is all', () => {
    expect(dixit([null, 1, 1, null])).toMatchObject({ outcome: 'all', points: [0, 2, 2, 0] });
    expect(dixit([null, null, 1, null])).toMatchObject({ outcome: 'all', points: [0, 0, 2, 0] });
  });
  it('[S6] nobody voted: nobody found it, and nobody earns anything', () => {
    expect(dixit([null, null, null, null])).toEqual({
      outcome: 'nobody',
      points: [0, 0, 0, 0],
      reasons: [{}, {}, {}, {}],
    });
  });
});

describe('the storyteller may sit anywhere', () => {
  it('[D11] and lay the card anywhere', () => {
    const laid = row(2, 3, 1, 0);
    const round = score(PRESETS.imaginarium.scoring, 3, laid, [2, 4, 2, null]);
    expect(round.points).toEqual([4, 0, 3, 5]);
  });

  it('[D11] [I6] any round at all agrees with the books, word for word', () => {
    // All ways to vote at four seats, counted by hand from the sentences of the books.
    for (const a of [1, 3, 4]) {
      for (const b of [1, 2, 4]) {
        for (const c of [1, 2, 3]) {
          const votes = [null, a, b, c];
          const finders = [a, b, c].filter((vote) => vote === 1).length;
          const decoys = (seat: number): number => votes.filter((vote) => vote === seat + 1).length;
          const expected = [1, 2, 3].map((seat) => {
            const found = votes[seat] === 1;
            const extra = decoys(seat);
            return {
              dixit: (finders === 0 || finders === 3 ? 2 : found ? 3 : 0) + (finders === 3 ? 0 : extra),
              imaginarium: (found ? 3 : 0) + (finders === 3 ? 0 : extra),
            };
          });
          const told = finders === 0 || finders === 3 ? 0 : 3;
          expect(score(PRESETS.dixit.scoring, 0, FOUR, votes).points).toEqual([
            told,
            ...expected.map((points) => points.dixit),
          ]);
          expect(score(PRESETS.imaginarium.scoring, 0, FOUR, votes).points).toEqual([
            told === 0 ? 0 : 3 + finders,
            ...expected.map((points) => points.imaginarium),
          ]);
        }
      }
    }
  });
});
