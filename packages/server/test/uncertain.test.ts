/** A disk that fails in the middle of a sync: the move may be there or not, and nobody is told the one or the other. */
import { openMemory } from '@fabula/gamelog/memory.ts';
import { type Store, StoreError } from '@fabula/gamelog/port.ts';
import type { Client } from '@fabula/protocol/client-types.ts';
import { describe, expect, it } from 'vitest';
import { otherwise } from './fake-house.ts';
import { gather, ok, setUp, until } from './tabletop.ts';

/** Fails once, when told to: with the move on disk, or without it. */
function failing(
  memory: Store,
  fault: 'io' | 'unknown' = 'io',
): { store: Store; failNext: (isSaved: boolean) => void } {
  let next: boolean | null = null;
  const store = otherwise(memory, {
    games: {
      append: async (...entry) => {
        if (next === null) return memory.games.append(...entry);
        if (next) await memory.games.append(...entry);
        next = null;
        throw new StoreError(fault, 'EIO: i/o error, fdatasync');
      },
    },
    records: {
      put: async (...record) => {
        if (next === null || record[0] !== 'table') return memory.records.put(...record);
        if (next) await memory.records.put(...record);
        next = null;
        throw new StoreError(fault, 'EIO: i/o error, fdatasync');
      },
    },
  });
  // What is in memory stays there for the next server.
  return { store: { ...store, close: () => Promise.resolve() }, failNext: (isSaved) => (next = isSaved) };
}

const isGone = ({ status }: Client): boolean => status !== 'online';

describe('a sync that fails under a move', () => {
  it.each([
    ['that is on disk all the same', true],
    ['that is not on disk', false],
  ])('%s: nobody is answered before the restart, and it counts once', async (_, isSaved) => {
    const memory = openMemory();
    const { store, failNext } = failing(memory);
    let stopped: Promise<void> | undefined;
    const first = await setUp({}, { store, onFatal: () => void (stopped ??= first.app.stop()) });
    const { people } = await gather(first, 3);
    const [owner] = people;
    if (!owner) throw new Error('nobody');
    const { game = '' } = owner.view ?? {};
    const byes: string[] = [];
    owner.on('bye', (reason) => byes.push(reason));
    let answers = 0;
    failNext(isSaved);
    const asked = owner.send('start', {}).finally(() => (answers += 1));
    await until(owner, isGone);
    await stopped;
    expect(answers).toBe(0);
    expect(byes).toEqual(['stopping']);
    const again = await setUp({ PORT: String(first.app.port) }, { store: memory });
    ok(await asked);
    const started = (await memory.games.read(game)).filter(({ text }) => text.includes('"type":"started"'));
    expect(started).toHaveLength(1);
    expect(owner.view?.phase).not.toBe('lobby');
    for (const person of people) person.close();
    await again.stop();
  });

  it('[Q2] or under a wish about the table', async () => {
    const memory = openMemory();
    const { store, failNext } = failing(memory);
    let stopped: Promise<void> | undefined;
    const first = await setUp({}, { store, onFatal: () => void (stopped ??= first.app.stop()) });
    const { people } = await gather(first, 3);
    const [owner] = people;
    if (!owner) throw new Error('nobody');
    failNext(true);
    const asked = owner.send('settings', { chat: false });
    await until(owner, isGone);
    await stopped;
    const again = await setUp({ PORT: String(first.app.port) }, { store: memory });
    ok(await asked);
    expect(owner.table?.chat).toBe(false);
    for (const person of people) person.close();
    await again.stop();
  });
});

describe('a database that was lost under a move', () => {
  it.each([
    ['that is there all the same', true],
    ['that is not there', false],
  ])('%s: the house stands, and it counts once', async (_, isSaved) => {
    const memory = openMemory();
    const { store, failNext } = failing(memory, 'unknown');
    const fatal: StoreError[] = [];
    const tabletop = await setUp({}, { store, onFatal: (error) => fatal.push(error) });
    const { people } = await gather(tabletop, 3);
    const [owner] = people;
    if (!owner) throw new Error('nobody');
    const { game = '' } = owner.view ?? {};
    const lost = new Set<Client>();
    for (const person of people) person.on('status', () => lost.add(person));
    failNext(isSaved);
    ok(await owner.send('start', {}));
    expect(lost.size).toBe(0);
    const started = (await memory.games.read(game)).filter(({ text }) => text.includes('"type":"started"'));
    expect(started).toHaveLength(1);
    failNext(isSaved);
    ok(await owner.send('settings', { chat: false }));
    expect(owner.table?.chat).toBe(false);
    expect([...lost]).toEqual([owner]);
    expect(fatal).toEqual([]);
    await tabletop.stop();
  });
});

it('a store that fails while nobody moves stops the server too', async () => {
  const memory = openMemory();
  const error = new StoreError('io', 'EIO: i/o error');
  let fail: (error: StoreError) => void = () => undefined;
  const store = { ...otherwise(memory, {}), failed: new Promise<StoreError>((resolve) => (fail = resolve)) };
  let tell: (error: StoreError) => void = () => undefined;
  const fatal = new Promise<StoreError>((resolve) => (tell = resolve));
  const tabletop = await setUp({}, { store, onFatal: tell });
  fail(error);
  expect(await fatal).toBe(error);
  await tabletop.stop();
});
