/** What stands at a picture is what its votes brought, never a round's total. */
import { PRESETS } from '@fabula/engine/rules.ts';
import { score } from '@fabula/engine/score.ts';
import { describe, expect, it } from 'vitest';
import { earnedAsFinder, earnedBy } from '../src/game/votes.ts';

/** Three seats, two pictures each but the storyteller's: the second of seat 1 got both votes, or one. */
const owners = [1, 0, 2, 1, 2];
const round = (votes: readonly (number | null)[], preset: 'dixit' | 'imaginarium' = 'dixit') => ({
  storyteller: 0,
  result: {
    ...score(
      PRESETS[preset].scoring,
      0,
      owners.map((seat, card) => ({ card, seat })),
      votes,
    ),
    owners,
    votes,
  },
});

describe('what a picture earned', () => {
  it('is not the round’s total: of two pictures only the one that was voted for has anything', () => {
    const page = round([null, 2, 4]);
    expect(owners.map((_, place) => earnedBy(page, place + 1))).toEqual([0, 4, 0, 1, 0]);
    expect([0, 1, 2].map((seat) => earnedAsFinder(page, seat))).toEqual([0, 4, 0]);
  });

  it('parts and what was not earned by a picture add up to the points', () => {
    for (const preset of ['dixit', 'imaginarium'] as const)
      for (const one of [2, 3, 5])
        for (const other of [1, 2, 4]) {
          const page = round([null, one, other], preset);
          for (const seat of [0, 1, 2]) {
            const pictures = owners.reduce(
              (sum, owner, place) => sum + (owner === seat ? earnedBy(page, place + 1) : 0),
              0,
            );
            const nobody = page.result.reasons[seat]?.nobody ?? 0;
            expect(pictures + earnedAsFinder(page, seat) + nobody).toBe(page.result.points[seat]);
          }
        }
  });
});
