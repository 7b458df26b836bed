/** What those who only ask by HTTP see of the store. */
import { asLog } from '@fabula/engine/log.ts';
import { replay } from '@fabula/engine/replay.ts';
import { memoryAlarms } from '@fabula/gamelog/alarms.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { type Health, type Store, StoreError } from '@fabula/gamelog/port.ts';
import { MemoryPresences } from '@fabula/gamelog/presence.ts';
import { describe, expect, it } from 'vitest';
import { exported } from '@fabula/table/game.ts';
import { MemoryHub } from './bus-in-memory.ts';
import { otherwise } from './fake-house.ts';
import { gather, isOver, ok, playUntil, setUp, type Tabletop } from './tabletop.ts';

/** A store that tells how many entries were asked for at most, each time. */
function counting(memory: Store): { store: Store; reads: number[] } {
  const reads: number[] = [];
  const store = otherwise(memory, {
    games: {
      read: (game, afterSeq, limit = Infinity) => {
        reads.push(limit);
        return memory.games.read(game, afterSeq, limit);
      },
    },
  });
  return { store, reads };
}

async function inGame(
  tabletop: Tabletop,
): Promise<{ game: string; people: Awaited<ReturnType<typeof gather>>['people'] }> {
  const { people } = await gather(tabletop, 3);
  const [owner] = people;
  if (!owner) throw new Error('nobody');
  ok(await owner.send('start', {}));
  await playUntil(people, ({ view }) => (view?.round ?? 0) >= 2);
  return { game: owner.view?.game ?? '', people };
}

describe('the log of a game', () => {
  it('costs nothing while the game is on, however long it is', async () => {
    const { store, reads } = counting(openMemory());
    const tabletop = await setUp({}, { store });
    const { game } = await inGame(tabletop);
    reads.length = 0;
    for (const name of [game, 'nobody'])
      expect((await fetch(`${tabletop.http}/api/games/${name}/log`)).status).toBe(404);
    expect(reads).toEqual([]);
    await tabletop.stop();
  });

  it('comes in pages when it is over, whole and true', async () => {
    const { store, reads } = counting(openMemory());
    const tabletop = await setUp({}, { store });
    const { game, people } = await inGame(tabletop);
    ok((await people[0]?.send('end', {})) ?? { ok: false, code: 'closed', params: {}, text: '' });
    await playUntil(people, isOver);
    reads.length = 0;
    const response = await fetch(`${tabletop.http}/api/games/${game}/log`);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const log: unknown = await response.json();
    expect(reads.length).toBeGreaterThan(0);
    expect(Math.max(...reads)).toBeLessThanOrEqual(200);
    const whole = asLog((await store.games.read(game)).map(exported));
    expect(log).toEqual(JSON.parse(JSON.stringify(whole)));
    expect(replay(whole)).toMatchObject({ ok: true });
    await tabletop.stop();
  });
});

it('/readyz says no while the disk is full or cannot be trusted, and yes again', async () => {
  const memory = openMemory();
  let health: () => Promise<Health> = () => memory.health();
  const store = { ...otherwise(memory, {}), health: () => health() };
  const tabletop = await setUp({}, { store });
  const ready = async (): Promise<number> => (await fetch(`${tabletop.http}/readyz`)).status;
  expect(await ready()).toBe(200);
  health = () => Promise.resolve({ isFull: true, bytes: 1 });
  expect(await ready()).toBe(503);
  health = () => Promise.reject(new StoreError('io', 'EIO'));
  expect(await ready()).toBe(503);
  health = () => memory.health();
  expect(await ready()).toBe(200);
  await tabletop.stop();
});

it('/readyz says yes where a full database is that of all nodes: what needs no room can still be done', async () => {
  const memory = openMemory();
  let health = (): Promise<Health> => Promise.resolve({ isFull: true, bytes: 1 });
  const nodes = {
    node: 'one',
    bus: new MemoryHub().join(),
    presence: new MemoryPresences().of('one'),
    alarms: memoryAlarms(),
  };
  const tabletop = await setUp({}, { store: { ...otherwise(memory, {}), health: () => health() }, nodes });
  const ready = async (): Promise<number> => (await fetch(`${tabletop.http}/readyz`)).status;
  expect(await ready()).toBe(200);
  health = () => Promise.reject(new StoreError('away', 'gone'));
  expect(await ready()).toBe(503);
  await tabletop.stop();
});
