/** Own decks in their store: two things at once, and what is left. */
import { openMemory } from '@fabula/gamelog/memory.ts';
import type { Store } from '@fabula/gamelog/port.ts';
import { expect, it } from 'vitest';
import { OwnDecks } from '../../src/own-decks/own-decks.ts';
import { FakeClock } from '../fake-clock.ts';
import { otherwise } from '../fake-house.ts';

const BOUNDS = { bytesOfPlayer: 1e6, bytesOfHouse: Infinity };
const FORM = { name: 'Summer', author: '', licence: '', language: 'en' } as const;
const decksIn = (store: Store): OwnDecks => new OwnDecks(store, new FakeClock(), BOUNDS);

async function withCard(decks: OwnDecks, owner = 'ana'): Promise<string> {
  const kept = await decks.create(owner, FORM);
  if ('code' in kept) throw new Error(kept.code);
  const pictures = { large: Buffer.from('l'), medium: Buffer.from('m'), small: Buffer.from('s') };
  await decks.addCard(kept, { pictures, thumbhash: 'AA', likeness: '0'.repeat(22) });
  return kept.id;
}

it('nobody makes more decks than they may through several nodes', async () => {
  const store = openMemory();
  const [one, other] = [decksIn(store), decksIn(store)];
  for (let count = 0; count < 19; count += 1) await one.create('ana', FORM);
  // Each looks before the other has written.
  const made = await Promise.all([one.create('ana', FORM), other.create('ana', FORM)]);
  expect((await one.ofPlayer('ana')).length).toBeLessThanOrEqual(20);
  expect(made).toContainEqual({ code: 'decks-full', most: 20 });
  for (let count = 0; count < 3; count += 1) await one.create('ana', FORM);
  expect(await one.ofPlayer('ana')).toHaveLength(20);
});

it('a deck that is chosen for a game while it is deleted leaves placeholders', async () => {
  const memory = openMemory();
  let meanwhile = async (): Promise<unknown> => undefined;
  const store = otherwise(memory, {
    records: {
      remove: async (kind, ...rest) => {
        if (kind === 'own-deck') await meanwhile();
        return memory.records.remove(kind, ...rest);
      },
    },
  });
  const [decks, elsewhere] = [decksIn(store), decksIn(memory)];
  const id = await withCard(decks);
  meanwhile = async () => {
    meanwhile = async () => undefined;
    expect(await elsewhere.toPlay(id)).toEqual({ id, cards: 1 });
  };
  expect(await decks.remove(id)).toBe(true);
  expect(await decks.get(id)).toBeNull();
  expect((await decks.find(id))?.cards).toHaveLength(1);
  expect(await memory.media.sizes({ limit: 9 })).toEqual([]);
});

it('a card that is added while its deck is deleted leaves nothing', async () => {
  const store = openMemory();
  const decks = decksIn(store);
  const id = await withCard(decks);
  const kept = await decks.get(id);
  if (!kept) throw new Error('no deck');
  await decks.remove(id);
  const pictures = { large: Buffer.from('l'), medium: Buffer.from('m'), small: Buffer.from('s') };
  const late = await decks.addCard(kept, { pictures, thumbhash: 'AA', likeness: 'f'.repeat(22) });
  expect(late).toEqual({ code: 'no-such-deck' });
  expect(await store.media.sizes({ limit: 9 })).toEqual([]);
});

it('all decks together take no more than the house has for them', async () => {
  const store = openMemory();
  const decks = new OwnDecks(store, new FakeClock(), { bytesOfPlayer: 1e6, bytesOfHouse: 4 });
  const id = await withCard(decks);
  const other = await decks.create('tom', FORM);
  if ('code' in other) throw new Error(other.code);
  const pictures = { large: Buffer.from('l'), medium: Buffer.from('m'), small: Buffer.from('s') };
  const added = await decks.addCard(other, { pictures, thumbhash: 'AA', likeness: 'f'.repeat(22) });
  expect(added).toEqual({ code: 'house-full' });
  expect((await store.media.sizes({ limit: 9 })).every((one) => one.id.startsWith(id))).toBe(true);
});

it('what was written about a card goes with it', async () => {
  const decks = decksIn(openMemory());
  const id = await withCard(decks);
  const card = (await decks.get(id))?.deck.cards[0]?.id ?? '';
  await decks.words.put(id, card, 'en', { alt: 'A boat' });
  expect((await decks.words.of(id)).size).toBe(1);
  expect(await decks.removeCard(id, card)).toBeNull();
  expect((await decks.words.of(id)).size).toBe(0);
});
