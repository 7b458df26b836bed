import { PRESETS } from '@fabula/engine/rules.ts';
import { rematch } from '@fabula/table/rematch.ts';
import { expect, it } from 'vitest';
import { ask, begun, fakeHouse } from '../fake-house.ts';
import { readBack } from './cluster/reading-back.ts';
import { Witness } from './cluster/witness.ts';

/** What somebody sent and heard who asked for a rematch until it was acknowledged. */
async function heard(refusedId: string, acknowledgedId: string): Promise<readonly string[]> {
  const house = fakeHouse();
  const { table, guests } = await begun(house, PRESETS.dixit, 3);
  const [owner] = guests;
  if (!owner) throw new Error('nobody');
  await ask(table, owner, { type: 'end', by: 'p0' });
  expect(await table.inOrder(() => rematch(table, { by: 'p0', id: 'written' }))).toBeNull();
  const witness = new Witness();
  const tap = witness.table().tap(() => undefined);
  tap.sent?.(JSON.stringify({ id: refusedId, type: 'rematch' }));
  tap.heard?.(JSON.stringify({ reject: refusedId, code: 'not-saved', params: {}, text: '' }));
  tap.sent?.(JSON.stringify({ id: acknowledgedId, type: 'rematch' }));
  tap.heard?.(JSON.stringify({ ack: acknowledgedId }));
  witness.tables.add(table.code);
  return (await readBack(house.store, witness, [])).complaints;
}

it('a rematch that found the game of an earlier one, refused by a node that could not know, is not lost', async () => {
  expect(await heard('written', 'found')).toEqual([]);
});

it('a rematch that is in no log, nor any before it, is lost', async () => {
  expect(await heard('refused', 'lost')).toEqual(['rematch lost was acknowledged and is in no log']);
});
