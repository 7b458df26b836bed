/** Finished games that somebody has looked at lately. */
import { expect, it } from 'vitest';
import { Onlookers } from '../../src/keeping/onlookers.ts';
import { FakeClock } from '../fake-clock.ts';

const MINUTE = 60_000;
const HOME = '192.0.2.1';

it('are remembered for an hour after the last look', async () => {
  const clock = new FakeClock();
  const onlookers = new Onlookers(clock);
  onlookers.note('a', HOME);
  await clock.pass(40 * MINUTE);
  onlookers.note('b', HOME);
  onlookers.note('a', HOME);
  await clock.pass(30 * MINUTE);
  onlookers.note('c', '192.0.2.2');
  expect([...onlookers.games()]).toEqual(['b', 'a', 'c']);
  await clock.pass(30 * MINUTE);
  expect([...onlookers.games()]).toEqual(['b', 'a', 'c']);
  await clock.pass(1);
  expect([...onlookers.games()]).toEqual(['c']);
});

it('are few from one network, the latest: nobody keeps all they have written from going', () => {
  const onlookers = new Onlookers(new FakeClock());
  onlookers.note('album', HOME);
  for (let game = 0; game < 9_000; game += 1) onlookers.note(`g${game}`, '192.0.2.66');
  const left = [...onlookers.games()];
  expect(left).toHaveLength(21);
  expect([left[0], left[1], left.at(-1)]).toEqual(['album', 'g8980', 'g8999']);
});

it('are of a thousand networks at most: the longest ago go first', () => {
  const onlookers = new Onlookers(new FakeClock());
  for (let network = 0; network < 3_000; network += 1) onlookers.note(`g${network}`, `n${network}`);
  const left = [...onlookers.games()];
  expect(left).toHaveLength(1_000);
  expect([left[0], left.at(-1)]).toEqual(['g2000', 'g2999']);
});

it('are told to the other nodes, each album now and then, and known from them', async () => {
  const clock = new FakeClock();
  const told: string[] = [];
  const here = new Onlookers(clock, (game) => told.push(game));
  for (let page = 0; page < 30; page += 1) here.note('album', HOME);
  here.note('other', HOME);
  here.hear('elsewhere', HOME);
  expect(told).toEqual(['album', 'other']);
  expect([...here.games()]).toContain('elsewhere');
  await clock.pass(10 * MINUTE);
  here.note('album', HOME);
  expect(told).toEqual(['album', 'other', 'album']);
});
