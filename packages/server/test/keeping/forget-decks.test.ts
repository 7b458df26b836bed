/** Own decks are forgotten when neither they are played nor their makers come, and nothing of them is left behind. */
import { openMemory } from '@fabula/gamelog/memory.ts';
import type { Store } from '@fabula/gamelog/port.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { InUse } from '../../src/keeping/survey.ts';
import { tidyUp } from '../../src/keeping/tidy.ts';
import { type KeptDeck, OWN_DECKS, OwnDecks } from '../../src/own-decks/own-decks.ts';
import { Players } from '../../src/people/players.ts';
import { FakeClock } from '../fake-clock.ts';
import { otherwise } from '../fake-house.ts';

const DAY = 24 * 60 * 60 * 1_000;
const NOBODY: InUse = { table: () => false, player: () => false, games: () => new Set() };
const SUMMER = { name: 'Summer', language: 'en', author: 'Lena', licence: 'CC0-1.0' } as const;
const BYTES = new Uint8Array(100);
const CUT = {
  pictures: { large: BYTES, medium: BYTES, small: BYTES },
  thumbhash: '',
  likeness: '0'.repeat(22),
};

let clock: FakeClock;
let store: Store;
let decks: OwnDecks;

beforeEach(() => {
  clock = new FakeClock();
  store = openMemory(clock.now);
  decks = new OwnDecks(store, clock, { bytesOfPlayer: 1_000_000, bytesOfHouse: 1_000_000 });
});

async function made(owner: string): Promise<KeptDeck> {
  const kept = await decks.create(owner, SUMMER);
  if ('code' in kept) throw new Error(kept.code);
  const added = await decks.addCard(kept, CUT);
  if ('code' in added) throw new Error(added.code);
  await decks.words.put(kept.id, added.card.id, 'en', { alt: 'A boat' });
  return added.kept;
}

const tidy = async (keepDays: number): Promise<number> =>
  (await tidyUp(store, { keepDays, keepFinishedDays: 0 }, clock.now(), NOBODY)).decks;

async function tidyDaily(days: number, keepDays = 30): Promise<number> {
  let gone = 0;
  for (let day = 0; day < days; day++) {
    await clock.pass(DAY);
    gone += await tidy(keepDays);
  }
  return gone;
}

/** Everything the store holds, but for what time it is. */
async function left(): Promise<string[]> {
  const kinds = [OWN_DECKS, 'own-deck-of', 'own-deck-listed', 'own-deck-words'];
  const found = await Promise.all(
    kinds.map(async (kind) =>
      (await store.records.list(kind, { limit: 9 })).map(({ id }) => `${kind} ${id}`),
    ),
  );
  const media = (await store.media.sizes({ limit: 9 })).map(({ id }) => `medium ${id}`);
  return [...found.flat(), ...media];
}

describe('a deck of somebody’s own', () => {
  it('that nobody has chosen for so long goes, with its pictures and words', async () => {
    await made('lena');
    expect(await left()).toHaveLength(6);
    expect(await tidyDaily(30)).toBe(0);
    expect(await left()).toHaveLength(6);
    expect(await tidyDaily(1)).toBe(1);
    expect(await left()).toEqual([]);
  });

  it('stays for ever if everything does', async () => {
    await made('lena');
    expect(await tidyDaily(400, 0)).toBe(0);
    expect(await left()).toHaveLength(6);
  });

  it('stays while it is played', async () => {
    const { id } = await made('lena');
    for (let turn = 0; turn < 4; turn++) {
      expect(await tidyDaily(20)).toBe(0);
      expect(await decks.toPlay(id)).toBeDefined();
    }
    expect(await tidyDaily(31)).toBe(1);
  });

  it('stays while the one who made it comes', async () => {
    const players = new Players(store.records, clock.now);
    const { player, token } = players.create('en');
    await players.save(player, {});
    await made(player.id);
    for (let turn = 0; turn < 4; turn++) {
      expect(await tidyDaily(20)).toBe(0);
      expect(await players.recognise(player.id, token)).not.toBeNull();
    }
    expect(await left()).toHaveLength(6);
  });

  it('that somebody chooses at the last moment stays', async () => {
    const { id } = await made('lena');
    await tidyDaily(30);
    await clock.pass(DAY);
    const late = otherwise(store, {
      records: {
        remove: async (kind, record, version) => {
          if (kind === OWN_DECKS) await decks.toPlay(id);
          return store.records.remove(kind, record, version);
        },
      },
    });
    const { decks: gone } = await tidyUp(late, { keepDays: 30, keepFinishedDays: 0 }, clock.now(), NOBODY);
    expect(gone).toBe(0);
    expect(await left()).toHaveLength(6);
  });

  it('of which pictures are left behind is cleared away; of one that is there nothing is', async () => {
    const { id } = await made('lena');
    await store.media.put('own-aaaaaaaaaaaaaaaaaaaaaa.0123456789ab.large', BYTES);
    await tidy(30);
    expect(await left()).toHaveLength(6);
    // Deleted, but its owner’s process was killed in the middle: an old game still knows it.
    await decks.toPlay(id);
    const record = await store.records.get(OWN_DECKS, id);
    await store.records.put(
      OWN_DECKS,
      id,
      (record?.text ?? '').replace('"owner":"lena"', '"owner":null'),
      record?.version ?? 0,
    );
    await tidy(30);
    expect((await left()).filter((one) => one.startsWith('medium'))).toEqual([]);
    expect(await left()).toContain(`${OWN_DECKS} ${id}`);
  });

  it('that cannot be read is left as it is', async () => {
    await made('lena');
    await store.records.put(OWN_DECKS, 'own-broken', 'no JSON', 0);
    expect(await tidyDaily(31)).toBe(1);
    expect(await left()).toEqual([`${OWN_DECKS} own-broken`]);
  });
});
