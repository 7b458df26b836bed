/** How long a game still goes: nothing is said that may not be true. */
import { PRESETS, type Rules } from '@fabula/engine/rules.ts';
import type { View } from '@fabula/engine/view.ts';
import { describe, expect, it } from 'vitest';
import { finish } from '../../engine/test/kit/games.ts';
import { viewFor } from '@fabula/engine/view.ts';
import { beforeGains, progressOf } from '../src/game/progress.ts';
import { table } from '../../engine/test/kit/table.ts';
import { seen } from './table.ts';

const at = (rules: Partial<Rules>, change: Partial<View> = {}) =>
  progressOf(seen({ rules: { ...PRESETS.dixit, ...rules }, ...change }).view);

describe('how long is left', () => {
  it.each([3, 4, 5, 6])('Dixit, %i seats: the first round knows how many there will be', (seats) => {
    const each = table({ seats });
    const { of } = progressOf(viewFor(each.state, 0));
    finish(each);
    expect(each.state.phase.name).toBe('over');
    expect(of).toBe(each.state.round);
  });

  it('every round of a game says the same, and the last one that it is the last', () => {
    const each = table({ seats: 5 });
    for (let round = 1; round <= 11; round += 1) {
      for (const told of [each, each.round([1])]) {
        const progress = progressOf(viewFor(told.state, 0));
        expect([progress.round, progress.of, progress.isLast]).toEqual([round, 11, round === 11]);
      }
      each.seen();
    }
    expect(each.state.phase.name).toBe('over');
  });

  it('counts the cards of the deck, or the cells before the rabbit that is ahead', () => {
    expect(at({}, { deckLeft: 34 }).left).toEqual({ what: 'cards', n: 34 });
    const cells = progressOf(seen({ rules: PRESETS.imaginarium, scores: [3, 17, 9, 0] }).view);
    expect(cells.left).toEqual({ what: 'cells', n: 6 });
    expect([cells.of, cells.isLast]).toEqual([null, false]);
  });

  it('where a finish may come first nobody knows how many rounds there will be, but a limit is one', () => {
    const { track } = PRESETS.imaginarium;
    expect(at({ track }).of).toBeNull();
    expect(at({ track, rounds: 6 }, { round: 6 })).toMatchObject({ of: 6, isLast: true });
    expect(at({ rounds: 3 }).of).toBe(3);
    expect(at({ rounds: 40 }).of).toBe(15);
    expect(at({ deckOut: 'reshuffle', track, rounds: null }).of).toBeNull();
  });

  it('says nothing of points that have not been told', () => {
    const { view } = seen({ rules: PRESETS.imaginarium, scores: [23, 4, 4, 4], phase: 'result' });
    const points = [3, 0, 0, 1];
    expect(progressOf(beforeGains(view, { points, told: false }))).toMatchObject({
      isLast: false,
      left: { n: 3 },
    });
    expect(progressOf(beforeGains(view, { points, told: true }))).toMatchObject({
      isLast: true,
      left: { n: 0 },
    });
    expect(beforeGains(view, null)).toBe(view);
  });

  it('the round in which a rabbit has arrived is the last: when that is told, not before', () => {
    const home = { rules: PRESETS.imaginarium, scores: [23, 4, 4, 4] };
    expect(progressOf(seen({ ...home, phase: 'result' }).view).isLast).toBe(true);
    expect(progressOf(seen({ ...home, scores: [22, 4, 4, 4], phase: 'result' }).view).isLast).toBe(false);
  });
});
