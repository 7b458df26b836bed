/** The story of a reveal: its order, and that skipping it leads to its end and no further. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { STEP, tell, type Step, VOTE_APART, VOTE_FLIES } from '../src/game/reveal.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MOST_VOTERS = 5;

describe('a reveal', () => {
  it.each([true, false])(
    'votes, a held breath, the storyteller’s picture, the owners, points (moving: %s)',
    (moving) => {
      const told: Step[] = [];
      tell(moving, (step) => told.push(step));
      expect(told).toEqual([]);
      vi.runAllTimers();
      expect(told).toEqual([STEP.votes, STEP.hush, STEP.story, STEP.owners, STEP.points]);
    },
  );

  it('skipped, it is at its end at once, every time once, and nothing follows', () => {
    const told: Step[] = [];
    const telling = tell(true, (step) => told.push(step));
    vi.advanceTimersByTime(600);
    telling.skip();
    telling.skip();
    vi.runAllTimers();
    expect(told).toEqual([STEP.votes, STEP.points]);
    telling.skip();
    expect(told).toHaveLength(2);
  });

  it('left, it is silent', () => {
    const told: Step[] = [];
    tell(true, (step) => told.push(step)).stop();
    vi.runAllTimers();
    expect(told).toEqual([]);
  });

  it('every vote has landed before the table holds its breath', () => {
    const at = new Map<Step, number>();
    tell(true, (step) => at.set(step, vi.getMockedSystemTime()?.getTime() ?? 0));
    vi.runAllTimers();
    const room = (at.get(STEP.hush) ?? 0) - (at.get(STEP.votes) ?? 0);
    expect(room).toBeGreaterThanOrEqual((MOST_VOTERS - 1) * VOTE_APART + VOTE_FLIES);
  });
});
