import { PRESETS } from '@fabula/engine/rules.ts';
import { describe, expect, it } from 'vitest';
import type { AlbumPage } from '../src/game/album.ts';
import { hopOrder, runnersOf, standings } from '../src/game/runners.ts';
import { seen } from './table.ts';

const RESULT = {
  outcome: 'some' as const,
  owners: [0, 1, 2, 3],
  votes: [2, null, 2, 1],
  points: [4, 3, 3, 0],
  reasons: [{}, {}, {}, {}],
};
const table = seen({ phase: 'result', rules: PRESETS.imaginarium, scores: [9, 3, 30, 5] });
const page: AlbumPage = {
  game: 'g',
  round: 1,
  storyteller: 1,
  clue: { kind: 'text', text: 'x' },
  row: [10, 11, 12, 13],
  result: RESULT,
  seats: table.view.seats,
  scores: table.view.scores,
};
const called = (seat: number): string => `seat ${seat}`;

describe('runners', () => {
  it('hop from where they stood before the round to where they stand now, and not beyond the finish', () => {
    const { start, finish } = PRESETS.imaginarium.track;
    const cells = runnersOf(table, page, called).map(({ from, to }) => [from, to]);
    expect(cells).toEqual([
      [start + 5, start + 9],
      [start, start + 3],
      [finish, finish],
      [start + 5, start + 5],
    ]);
  });

  it('stay where they are while no round is open', () => {
    expect(runnersOf(table, undefined, called).every(({ from, to }) => from === to)).toBe(true);
  });

  it('the lowest gain hops first, the storyteller last', () => {
    expect(hopOrder(page)).toEqual([3, 2, 0, 1]);
  });

  it('are named with the furthest first', () => {
    const [first, , , last] = standings(runnersOf(table, page, called));
    expect([first, last]).toEqual([
      `seat 2 ${PRESETS.imaginarium.track.finish}`,
      expect.stringMatching(/^seat 1 /),
    ]);
  });
});
