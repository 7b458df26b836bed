import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRESETS } from '../../src/rules.ts';
import { asleep } from '../../src/seats.ts';
import { anySetting, finish, perform, plan } from '../kit/games.ts';
import { runs } from '../kit/play.ts';
import { PRESET_NAMES, SEAT_COUNTS, table } from '../kit/table.ts';

describe('every game ends', () => {
  const ROUNDS = { 3: 13, 4: 15, 5: 11, 6: 8 } as const;
  it.each(SEAT_COUNTS)(
    '[D16] Dixit with 84 cards and %i seats ends by the book, whatever happens',
    (seats) => {
      fc.assert(
        fc.property(fc.string(), (seed) => {
          const { state } = finish(table({ seats, seed }));
          expect(state).toMatchObject({
            round: ROUNDS[seats],
            phase: { name: 'over', why: 'deck' },
            deck: [],
          });
        }),
        runs(10),
      );
    },
  );

  it.each(SEAT_COUNTS)('[I8] Imaginarium with %i seats ends with a piece on cell 24', (seats) => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const { state } = finish(table({ preset: 'imaginarium', seats, seed }));
        expect(state.phase).toMatchObject({ name: 'over', why: 'finish' });
        expect(Math.max(...state.scores)).toBeGreaterThanOrEqual(23);
      }),
      runs(10),
    );
  });

  it('[V4] any game that may start under any rules comes to its end', () => {
    fc.assert(
      fc.property(plan(40), (game) => {
        const end = finish(perform(game, () => {}));
        const onlyBots = end.state.people.every(({ bot }) => bot);
        expect(end.phase === 'over' || (asleep(end.state) && onlyBots)).toBe(true);
      }),
      runs(400),
    );
  });

  it('[D16] the winners are furthest, or at the finish', () => {
    fc.assert(
      fc.property(anySetting, (setting) => {
        const { state } = finish(table(setting));
        if (state.phase.name !== 'over') throw new Error('the game goes on');
        const { winners, why } = state.phase;
        const best = Math.max(...state.scores);
        const { start, finish: goal } = state.rules.track;
        const home = (points: number): boolean => goal !== null && start + points >= goal;
        const drawn = why === 'finish' && state.rules.tie === 'draw';
        const expected = state.scores.flatMap((points, seat) =>
          (drawn ? home(points) : points === best) ? [seat] : [],
        );
        expect(winners).toEqual(expected);
      }),
      runs(200),
    );
  });
});

describe('a state is small', () => {
  it.each(PRESET_NAMES)('[L5] %s: under 10 KB as JSON, all through the game', (preset) => {
    fc.assert(
      fc.property(plan(60), (game) => {
        perform({ ...game, preset, rules: PRESETS[preset], cards: 120 }, ({ state }) => {
          expect(Buffer.byteLength(JSON.stringify(state))).toBeLessThan(10_000);
        });
      }),
      runs(50),
    );
  });
});
