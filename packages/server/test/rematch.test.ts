import { PRESETS } from '@fabula/engine/rules.ts';
import { expect, it } from 'vitest';
import { rematch } from '@fabula/table/rematch.ts';
import { ask, begun, fakeHouse } from './fake-house.ts';

it.each([
  [2, [], 2],
  [2, [0], 1],
  [2, [1, 3], 1],
  [2, [3], 2],
  [2, [2], 'random'],
  ['claim', [0], 'claim'],
] as const)('[D5] seat %s told first and %j are gone: in the rematch it is %s', async (first, gone, next) => {
  const { table, guests } = await begun(fakeHouse(), { ...PRESETS.dixit, firstStoryteller: first }, 5);
  const asker = guests[4];
  if (!asker) throw new Error('nobody');
  await ask(table, asker, { type: 'end', by: 'p0' });
  for (const seat of gone) table.guests.delete(guests[seat] ?? asker);
  expect(await table.inOrder(() => rematch(table, { by: 'p4', id: 'again' }))).toBeNull();
  expect(table.game.state.rules.firstStoryteller).toBe(next);
  expect(table.game.state.seats).toHaveLength(5 - gone.length);
});
