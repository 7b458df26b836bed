/** Finished games that somebody has looked at lately. */
import { expect, it } from 'vitest';
import { Onlookers } from '../../src/keeping/onlookers.ts';
import { FakeClock } from '../fake-clock.ts';

const MINUTE = 60_000;

it('are remembered for an hour after the last look', async () => {
  const clock = new FakeClock();
  const onlookers = new Onlookers(clock);
  onlookers.look('a');
  await clock.pass(40 * MINUTE);
  onlookers.look('b');
  onlookers.look('a');
  await clock.pass(30 * MINUTE);
  onlookers.look('c');
  expect([...onlookers.games]).toEqual(['b', 'a', 'c']);
  await clock.pass(30 * MINUTE);
  expect([...onlookers.games]).toEqual(['b', 'a', 'c']);
  await clock.pass(1);
  expect([...onlookers.games]).toEqual(['c']);
});

it('are ten thousand at most: the longest ago go first', () => {
  const onlookers = new Onlookers(new FakeClock());
  const look = (from: number, to: number): void => {
    for (let game = from; game < to; game += 1) onlookers.look(`g${game}`);
  };
  look(0, 9_999);
  expect([...onlookers.games]).toHaveLength(9_999);
  look(9_999, 30_000);
  const left = [...onlookers.games];
  expect(left.length).toBeLessThanOrEqual(10_000);
  expect(left.length).toBeGreaterThan(9_990);
  expect(left.at(-1)).toBe('g29999');
  expect(left).not.toContain('g19999');
});
