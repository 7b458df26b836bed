import { afterEach, expect, it, vi } from 'vitest';
import { CLOCK } from '../src/clock.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

it('the machine\u2019s clock may be set: time goes on as before', () => {
  const before = CLOCK.now();
  const wall = vi.spyOn(Date, 'now');
  for (const hours of [-1, 1, -24 * 365, 24 * 181]) {
    wall.mockReturnValue(before + hours * 3_600_000);
    const now = CLOCK.now();
    expect(now - before).toBeGreaterThanOrEqual(0);
    expect(now - before).toBeLessThan(3_600_000);
  }
});

it('begins with the time of day', () => {
  expect(CLOCK.now()).toBeGreaterThan(Date.UTC(2026, 0));
  expect(Number.isInteger(CLOCK.now())).toBe(true);
});
