/** Which games go when the data has reached its bound. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMemory } from '@fabula/gamelog/memory.ts';
import type { Store } from '@fabula/gamelog/port.ts';
import { openSqlite } from '@fabula/gamelog/sqlite.ts';
import { writeDocument } from '@fabula/table/documents.ts';
import { EMPTY } from '@fabula/table/register/model.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ClueMedia } from '../../src/tables/clue-media.ts';
import { firstToGo, makeRoom, type Weighed } from '../../src/keeping/room.ts';
import type { InUse } from '../../src/keeping/survey.ts';
import { TABLES } from '../../src/tables/logs.ts';
import { FakeClock } from '../fake-clock.ts';

const NOBODY: InUse = { table: () => false, player: () => false, games: () => new Set() };
const MB = 1024 * 1024;

const game = (name: string, changes: Partial<Weighed> = {}): Weighed => ({
  game: name,
  seq: 1,
  bytes: 10,
  lastAt: 0,
  origin: null,
  hasTwoPeople: true,
  isLookedAt: false,
  ...changes,
});

const names = (games: Iterable<Weighed>): string[] => [...games].map((one) => one.game);

describe('the order in which games go', () => {
  it('the oldest, but before them those without two people', () => {
    const games = [
      game('new', { lastAt: 9 }),
      game('old', { lastAt: 1 }),
      game('alone', { lastAt: 8, hasTwoPeople: false }),
      game('alone before', { lastAt: 2, hasTwoPeople: false }),
    ];
    expect(names(firstToGo(games, 100))).toEqual(['alone before', 'alone', 'old', 'new']);
  });

  it('before all others those of the heaviest address, until it has no more than its share', () => {
    const mine = (name: string, changes: Partial<Weighed> = {}) =>
      game(name, { origin: 'mine', lastAt: 50, ...changes });
    const theirs = (name: string) => game(name, { origin: 'theirs', bytes: 25, lastAt: 40 });
    const games = [
      game('album', { lastAt: 1 }),
      game('alone', { lastAt: 1, hasTwoPeople: false }),
      mine('m1'),
      mine('m2', { lastAt: 60 }),
      mine('m3', { lastAt: 70, hasTwoPeople: false }),
      mine('m4', { lastAt: 80 }),
      theirs('t1'),
      theirs('t2'),
    ];
    // 40 and 50 where 20 are allowed: the heavier one first, then whichever is.
    expect(names(firstToGo(games, 20))).toEqual(['t1', 'm3', 'm1', 't2', 'alone', 'album', 'm2', 'm4']);
  });

  it('never one that somebody looks at, though it counts for its address', () => {
    const games = [
      game('looked at', { origin: 'mine', bytes: 90, isLookedAt: true }),
      game('beside it', { origin: 'mine', lastAt: 99 }),
      game('album', { lastAt: 1 }),
    ];
    expect(names(firstToGo(games, 20))).toEqual(['beside it', 'album']);
  });

  it('names every other game once, and takes nobody below their share before all have come down to it', () => {
    const any = fc.record({
      bytes: fc.nat(50),
      lastAt: fc.nat(20),
      origin: fc.constantFrom(null, 'a', 'b', 'c'),
      hasTwoPeople: fc.boolean(),
      isLookedAt: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 30 }), fc.nat(200), (drawn, share) => {
        const games = drawn.map((one, i) => game(`g${i}`, one));
        const order = [...firstToGo(games, share)];
        const free = games.filter(({ isLookedAt }) => !isLookedAt);
        expect(names(order).toSorted()).toEqual(names(free).toSorted());
        const weights = new Map<string, number>();
        for (const { origin, bytes } of games)
          if (origin !== null) weights.set(origin, (weights.get(origin) ?? 0) + bytes);
        for (const [place, { origin, bytes }] of order.entries()) {
          const canBeHad = (name: string): boolean => order.slice(place).some((one) => one.origin === name);
          const heavy = [...weights].filter(([name, weight]) => weight > share && canBeHad(name));
          const most = Math.max(...heavy.map(([, weight]) => weight));
          if (heavy.length > 0) expect(weights.get(origin ?? '')).toBe(most);
          if (origin !== null) weights.set(origin, (weights.get(origin) ?? 0) - bytes);
        }
      }),
    );
  });
});

const ENDED = '{"hash":"x","entry":[2,null,[{"type":"ended"}]]}';

/** A finished game of about so many bytes. */
async function play(
  { games }: Store,
  name: string,
  bytes: number,
  about: { people: string[]; origin: string | null },
): Promise<void> {
  const texts = Array.from({ length: bytes / 4_000 }, () => JSON.stringify('x'.repeat(4_000)));
  const moves = [...texts, ENDED].map((text, seq) => games.append(name, seq, text, 1));
  await Promise.all([...moves, games.note(name, about)]);
}

const left = async ({ games }: Store, prefix: string): Promise<number> =>
  (await games.games({ limit: 10_000 })).filter((one) => one.game.startsWith(prefix)).length;

describe('at the bound', () => {
  it('nothing goes before nine tenths are used', async () => {
    const store = openMemory();
    await play(store, 'a', 0.85 * MB, { people: ['p'], origin: 'x' });
    expect(await makeRoom(store, MB, NOBODY)).toBe(0);
    await play(store, 'b', 0.1 * MB, { people: ['p'], origin: 'x' });
    expect(await makeRoom(store, MB, NOBODY)).toBe(1);
    expect(await left(store, '')).toBe(1);
  });

  it('clues that were drawn or sung weigh too, and go with their game', async () => {
    const store = openMemory();
    const media = new ClueMedia(store);
    const people = ['p', 'q'];
    await play(store, 'a', 0.2 * MB, { people, origin: 'quiet' });
    await play(store, 'b', 0.05 * MB, { people, origin: 'singer' });
    const medium = { type: 'audio/webm', bytes: Buffer.alloc(250_000) };
    for (const round of [1, 2, 3]) await media.keep('b', round, 'p', null, medium);
    expect((await store.health()).bytes).toBeGreaterThan(0.9 * MB);
    expect(await makeRoom(store, MB, NOBODY)).toBe(1);
    expect(await left(store, 'a')).toBe(1);
    expect(await store.records.sizes('clue-media', { limit: 9 })).toEqual([]);
    expect(await store.media.sizes({ limit: 9 })).toEqual([]);
  });

  it('one address cannot push out other people’s albums, however much it writes; on a disk, with moves in between', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'fabula-room-'));
    const clock = new FakeClock();
    const most = 8 * MB;
    const store = await openSqlite(directory, { now: clock.now, maxBytes: most });
    const people = ['p', 'q'];
    for (let album = 0; album < 30; album++)
      await play(store, `album-${album}`, 100_000, {
        people,
        origin: album < 10 ? null : `home-${album % 7}`,
      });
    const looked = new Set(['flood-3']);
    const inUse: InUse = { ...NOBODY, games: () => looked };
    for (let day = 0; day < 40; day++) {
      await clock.pass(60_000);
      await play(store, `flood-${day}`, 500_000, { people: ['m', 'n', 'o'], origin: 'attacker' });
      const [gone] = await Promise.all([
        makeRoom(store, most, inUse),
        store.games.append(`move-${day}`, 0, '1', 1),
      ]);
      expect(gone).toBeLessThan(30);
    }
    expect(await left(store, 'album-')).toBe(30);
    expect(await left(store, 'flood-3')).toBeGreaterThan(0);
    expect(await store.games.length('flood-3')).toBeGreaterThan(0);
    expect((await store.health()).bytes).toBeLessThan(0.95 * most);
    expect(statSync(join(directory, 'fabula.db')).size).toBeLessThanOrEqual(most);
    await store.close();
    rmSync(directory, { recursive: true });
  }, 120_000);

  it('a table where somebody is through another node keeps its game, and the one before', async () => {
    const store = openMemory(new FakeClock().now);
    for (const name of ['gone', 'before', 'now', 'idle'])
      await play(store, name, 250_000, { people: ['p', 'q'], origin: null });
    const register = (game: string, games: readonly string[]): string =>
      writeDocument({ ...EMPTY, game, games });
    await store.records.put(TABLES, 'ABCDEF', register('now', ['gone', 'before']), 0);
    await store.records.put(TABLES, 'IDLE22', register('idle', []), 0);
    const inUse: InUse = { ...NOBODY, table: (code) => Promise.resolve(code === 'ABCDEF') };
    expect(await makeRoom(store, 100_000, inUse)).toBe(2);
    expect((await store.games.games({ limit: 9 })).map((one) => one.game)).toEqual(['before', 'now']);
  });

  it('people who are many lose the oldest of what they have', async () => {
    const clock = new FakeClock();
    const store = openMemory(clock.now);
    for (let i = 0; i < 40; i++) {
      await clock.pass(1_000);
      await play(store, `g${String(i).padStart(2, '0')}`, 25_000, {
        people: ['p', 'q'],
        origin: `home-${i}`,
      });
    }
    const gone = await makeRoom(store, MB, NOBODY);
    expect(gone).toBeGreaterThan(0);
    expect((await store.games.games({ limit: 1 }))[0]?.game).toBe(`g${String(gone).padStart(2, '0')}`);
  });

  it('a game from before anybody noted people is kept like one of two, if it was finished', async () => {
    const clock = new FakeClock();
    const store = openMemory(clock.now);
    await play(store, 'finished', 0.4 * MB, { people: [], origin: null });
    await store.games.note('finished', { people: null });
    await clock.pass(1_000);
    for (let seq = 0; seq < 140; seq++)
      await store.games.append('left', seq, JSON.stringify('x'.repeat(4_000)), 1);
    expect(await makeRoom(store, MB, NOBODY)).toBe(1);
    expect(await left(store, 'finished')).toBe(1);
  });

  it('nobody is robbed who comes while room is made', async () => {
    const store = openMemory();
    await play(store, 'a', 0.95 * MB, { people: ['p'], origin: 'x' });
    let asked = 0;
    const games = (): Set<string> => new Set((asked += 1) > 1 ? ['a'] : []);
    expect(await makeRoom(store, MB, { ...NOBODY, games })).toBe(0);
    expect(await left(store, 'a')).toBe(1);
  });
});
