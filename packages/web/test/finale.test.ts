/** The finale: who comes when, and that nobody is named before. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginsOf, entrancesIn, lastStep, sceneAt, tellFinale } from '../src/game/finale.ts';
import { placesOf, rankedIn } from '../src/game/ranks.ts';
import { seen } from './table.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const over = (scores: readonly number[], winners: readonly number[]) =>
  seen({ phase: 'over', scores, ending: { why: 'finish', winners, seed: '00' } }).view;
const WON = over([20, 31, 12, 20], [1]);
const DRAWN = over([30, 31, 12, 20], [0, 1]);

describe('places', () => {
  it('follow the points; those who share one leave the next empty', () => {
    expect(placesOf(WON)).toEqual([2, 1, 4, 2]);
    expect(rankedIn(WON)).toEqual([1, 0, 3, 2]);
  });

  it('are first for all who won, whatever their points', () => {
    expect(placesOf(DRAWN)).toEqual([1, 1, 4, 3]);
  });
});

describe('a finale', () => {
  it('brings the last first, one after another, and whoever won last', () => {
    expect(entrancesIn(WON)).toEqual([[2], [3], [0], [1]]);
  });

  it('brings all who won together', () => {
    expect(entrancesIn(DRAWN)).toEqual([[2], [3], [0, 1]]);
    expect(entrancesIn(over([9, 9, 9, 9], [0, 1, 2, 3]))).toEqual([[0, 1, 2, 3]]);
  });

  it.each([
    ['one winner', WON],
    ['a draw', DRAWN],
    ['nobody but winners', over([9, 9, 9, 9], [0, 1, 2, 3])],
  ])('has nobody who won in sight before their step, and a held breath before it: %s', (_, view) => {
    const winners = view.ending?.winners ?? [];
    const scenes = Array.from({ length: lastStep(view) + 1 }, (_, step) => sceneAt(view, step));
    const won = scenes.findIndex(({ isWon }) => isWon);
    for (const { here, latest } of scenes.slice(0, won))
      for (const winner of winners) {
        expect(here.has(winner)).toBe(false);
        expect(latest).not.toContain(winner);
      }
    expect(scenes.map(({ isHushed }) => isHushed).lastIndexOf(true)).toBe(won - 1);
    expect(scenes[won - 1]?.here.size).toBe(view.seats.length - winners.length);
    expect(scenes[won]).toMatchObject({ latest: winners, isTold: false });
    expect(scenes.at(-1)).toMatchObject({ isTold: true, isWon: true });
    expect(scenes.at(-1)?.here.size).toBe(view.seats.length);
    // Nobody goes again.
    const sizes = scenes.map(({ here }) => here.size);
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
  });

  it.each([true, false])('has the same steps in the same order (moving: %s)', (moving) => {
    const told: number[] = [];
    tellFinale(WON, { moving, isBehind: false }, (step) => told.push(step));
    vi.runAllTimers();
    expect(told).toEqual([1, 2, 3, 4, 5, 6]);
    expect(told.at(-1)).toBe(lastStep(WON));
  });

  it('skipped, it is at its end at once, and nothing follows', () => {
    const told: number[] = [];
    const telling = tellFinale(WON, { moving: true, isBehind: false }, (step) => told.push(step));
    vi.advanceTimersByTime(1000);
    telling.skip();
    telling.skip();
    vi.runAllTimers();
    expect(told).toEqual([1, lastStep(WON)]);
  });

  it.each([true, false])('comes to every step on phones after the shared screen (moving: %s)', (moving) => {
    const [screen, phone] = [beginsOf(WON, moving, false), beginsOf(WON, moving, true)];
    expect(phone).toHaveLength(screen.length);
    phone.slice(1).forEach((begin, step) => expect(begin).toBeGreaterThan(screen[step + 1] ?? Infinity));
  });

  it('is longer where rabbits hop, and never tries anybody’s patience', () => {
    const six = over([6, 5, 4, 3], [0]);
    const twelve = { ...six, seats: [...six.seats, ...six.seats, ...six.seats], scores: Array(12).fill(1) };
    expect(beginsOf(six, true, false).at(-1)).toBeGreaterThan(beginsOf(six, false, false).at(-1) ?? 0);
    expect(beginsOf(twelve, true, true).at(-1)).toBeLessThan(16_000);
  });
});
