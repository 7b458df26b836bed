/** The clocks of machines differ; the house has one. */
import { openPostgres } from '@fabula/gamelog/postgres.ts';
import { expect, it, vi } from 'vitest';
import { startPostgres } from '../../gamelog/test/postgres-server.ts';
import { CLOCK, type Clock } from '../src/clock.ts';
import { houseClock } from '../src/nodes/house-clock.ts';
import { settle } from './fake-clock.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;

it('a machine whose clock is set wrong goes by the database’s', async () => {
  const server = await startPostgres();
  const store = await openPostgres((await server.schema())());
  const warn = vi.fn();
  for (const wrong of [HOUR, -HOUR]) {
    const own = { ...CLOCK, now: () => CLOCK.now() + wrong, after: () => () => undefined };
    const clock = await houseClock(() => store.now(), { warn }, own);
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(MINUTE);
  }
  expect(warn).toHaveBeenCalledTimes(2);
  await store.close();
  await server.stop();
});

/** A machine whose time the test sets, with a minute that passes when told to. */
function machine() {
  let [time, ring] = [1_700_000_000_000, (): void => undefined];
  const own: Clock = {
    ...CLOCK,
    now: () => time,
    after(ms, wake) {
      ring = () => {
        time += ms;
        wake();
      };
      return () => undefined;
    },
  };
  const minute = async (): Promise<void> => {
    ring();
    await settle();
  };
  return { own, minute, pass: (ms: number) => (time += ms) };
}

it('a machine that slept is set right within a minute, and nobody’s for the way there and back', async () => {
  const { own, minute, pass } = machine();
  let [ahead, takes] = [0, 0];
  const ask = (): Promise<number> => {
    // Looked at when it has come there, heard of when it is back.
    const time = own.now() + ahead + takes;
    pass(takes);
    return Promise.resolve(time);
  };
  const warn = vi.fn();
  const clock = await houseClock(ask, { warn }, own);
  const isAhead = (): number => clock.now() - own.now();
  takes = 2_000;
  await minute();
  expect([isAhead(), warn.mock.calls]).toEqual([0, []]);
  [takes, ahead] = [0, HOUR];
  await minute();
  expect([isAhead(), warn.mock.calls.length]).toEqual([HOUR, 1]);
  ahead = HOUR + 400;
  await minute();
  expect(isAhead()).toBe(HOUR);
});

it('a database that is away leaves the clock as it was', async () => {
  const { own, minute } = machine();
  const ask = vi.fn(() => Promise.resolve(own.now() + HOUR));
  const clock = await houseClock(ask, { warn: () => undefined }, own);
  ask.mockRejectedValueOnce(new Error('away'));
  await minute();
  expect(clock.now()).toBe(own.now() + HOUR);
  await minute();
  expect(ask).toHaveBeenCalledTimes(3);
});
