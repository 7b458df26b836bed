/** What a node believes of itself. */
import { memoryAlarms } from '@fabula/gamelog/alarms.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { StoreError } from '@fabula/gamelog/port.ts';
import { MemoryPresences, NODE_LIFE } from '@fabula/gamelog/presence.ts';
import { expect, it, vi } from 'vitest';
import { Neighbourhood } from '../src/nodes/neighbourhood.ts';
import { MemoryHub } from './bus-in-memory.ts';
import { FakeClock } from './fake-clock.ts';
import { QUIET } from './quiet.ts';

it('a node that cannot say that it lives watches over nothing any more, until it can', async () => {
  const clock = new FakeClock();
  const presence = new MemoryPresences(() => clock.now()).of('one');
  let isAway = false;
  const beat = vi.fn();
  const node = new Neighbourhood({
    node: 'one',
    bus: new MemoryHub().join(),
    presence: {
      ...presence,
      beat: () => (isAway ? Promise.reject(new StoreError('away', 'gone')) : presence.beat()),
    },
    alarms: memoryAlarms(),
    ring: () => undefined,
    games: openMemory().games,
    clock,
    log: QUIET,
    missed: () => undefined,
    beat,
  });
  await node.start();
  const works = (): boolean[] => [node.watches('ABCDEF'), node.isChosenFor('housekeeping')];
  expect(works()).toEqual([true, true]);
  isAway = true;
  await clock.pass(NODE_LIFE + 1_000);
  expect(works()).toEqual([false, false]);
  isAway = false;
  await clock.pass(1_000);
  expect(works()).toEqual([true, true]);
  await node.stop();
});
