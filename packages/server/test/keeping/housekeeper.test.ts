/** When the house is kept in order. */
import { PRESETS } from '@fabula/engine/rules.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import type { Store } from '@fabula/gamelog/port.ts';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Housekeeper } from '../../src/keeping/housekeeper.ts';
import { readSettings } from '../../src/settings.ts';
import { FakeClock, settle } from '../fake-clock.ts';
import { fakeHouse, opened } from '../fake-house.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

interface Line {
  readonly msg: string;
  readonly level: number;
  readonly games?: number;
  readonly marked?: number;
}

interface Place {
  readonly housekeeper: Housekeeper;
  readonly clock: FakeClock;
  readonly store: Store;
  readonly lines: Line[];
  /** Lets time pass for the clock and for timers, and what was begun come to its end. */
  pass(ms: number): Promise<void>;
}

async function rest(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await settle();
}

function place(environment: Record<string, string>, changes: Partial<Store> = {}, isOurs = true): Place {
  const clock = new FakeClock();
  const store = { ...openMemory(clock.now), ...changes };
  const lines: Line[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as Line) });
  const reading = readSettings({ MAX_DATA_MB: '0', KEEP_DAYS: '1', ...environment }, '/nowhere');
  if (!reading.ok) throw new Error(reading.problems.join());
  const inUse = { table: () => false, player: () => false, games: () => new Set<string>() };
  const housekeeper = new Housekeeper({
    store,
    settings: reading.settings,
    clock,
    log,
    inUse,
    isOurs: () => isOurs,
  });
  return {
    housekeeper,
    clock,
    store,
    lines,
    async pass(ms) {
      await clock.pass(ms);
      vi.advanceTimersByTime(ms);
      await rest();
    },
  };
}

const played = async ({ store, clock }: Place): Promise<void> => {
  await opened(fakeHouse({ store, clock }).tables, PRESETS.dixit);
};

describe('tidying up', () => {
  it('is left to the node that was chosen for it', async () => {
    const at = place({}, {}, false);
    await played(at);
    await at.clock.pass(DAY + 1);
    at.housekeeper.start();
    await at.pass(2 * DAY);
    expect(at.lines).toEqual([]);
  });

  it('comes when the server starts, and every day', async () => {
    const at = place({});
    await played(at);
    await at.clock.pass(DAY + 1);
    at.housekeeper.start();
    await rest();
    expect(at.lines).toMatchObject([{ msg: 'tidied up', games: 0, marked: 1 }]);
    await at.pass(DAY - 1);
    expect(at.lines).toHaveLength(1);
    await at.pass(1);
    expect(at.lines).toMatchObject([{ marked: 1 }, { msg: 'tidied up', games: 1, marked: 0 }]);
    // Where nothing is found nothing is said.
    await at.pass(DAY);
    expect(at.lines).toHaveLength(2);
    at.housekeeper.stop();
  });

  it('that fails is told, and tried again the next day', async () => {
    const memory = openMemory();
    let asked = 0;
    const games = new Proxy(memory.games, {
      get: (below, name) =>
        name === 'games'
          ? () => ((asked += 1), Promise.reject(new Error('the disk is away')))
          : (Reflect.get(below, name) as unknown),
    });
    const at = place({}, { games, records: memory.records });
    at.housekeeper.start();
    await rest();
    expect(at.lines).toMatchObject([
      { msg: 'tidying up failed', level: 50, err: { message: 'the disk is away' } },
    ]);
    await at.pass(DAY);
    expect([at.lines.length, asked]).toEqual([2, 2]);
    at.housekeeper.stop();
  });

  it('ends when the server stops: nothing is begun any more, and nobody hears of what was cut off', async () => {
    let fail: (error: Error) => void = () => undefined;
    const memory = openMemory();
    const games = new Proxy(memory.games, {
      get: (below, name) =>
        name === 'games'
          ? () => new Promise((_, reject) => (fail = reject))
          : (Reflect.get(below, name) as unknown),
    });
    let looks = 0;
    const health = (): ReturnType<Store['health']> => {
      looks += 1;
      return Promise.resolve({ isFull: false, bytes: 0 });
    };
    const at = place({ MAX_DATA_MB: '1' }, { games, records: memory.records, health });
    at.housekeeper.start();
    await rest();
    at.housekeeper.stop();
    fail(new Error('The store is closed'));
    await rest();
    await at.pass(2 * DAY);
    expect([at.lines, looks]).toEqual([[], 0]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('making room', () => {
  /** Data that weighs so many megabytes, as the store says. */
  const weighing = (megabytes: () => number) => {
    const looks: number[] = [];
    const health = (): ReturnType<Store['health']> => {
      looks.push(megabytes());
      return Promise.resolve({ isFull: false, bytes: megabytes() * 1024 * 1024 });
    };
    return { looks, health };
  };

  it('comes at the start, every minute, and after tidying up', async () => {
    const { looks, health } = weighing(() => 1);
    const at = place({ MAX_DATA_MB: '10' }, { health });
    await played(at);
    at.housekeeper.start();
    await rest();
    expect(looks).toHaveLength(1);
    await at.pass(MINUTE - 1);
    expect(looks).toHaveLength(1);
    await at.pass(1);
    expect(looks).toHaveLength(2);
    expect(at.lines).toEqual([]);
    at.housekeeper.stop();
  });

  it('forgets games where the data has reached its bound, and says so; once, however often it is asked for meanwhile', async () => {
    let weight = 9.5;
    const { looks, health } = weighing(() => weight);
    const at = place({ MAX_DATA_MB: '10' }, { health });
    await played(at);
    at.housekeeper.makeRoom();
    at.housekeeper.makeRoom();
    await rest();
    expect(at.lines).toMatchObject([
      { msg: 'the data has reached MAX_DATA_MB: games were forgotten', games: 1, level: 40 },
    ]);
    expect(looks).toHaveLength(2);
    weight = 1;
    at.housekeeper.makeRoom();
    await rest();
    expect(looks).toHaveLength(3);
    expect(at.lines).toHaveLength(1);
  });

  it('is not done where there is no bound', async () => {
    const { looks, health } = weighing(() => 1_000_000);
    const at = place({ MAX_DATA_MB: '0' }, { health });
    at.housekeeper.start();
    await at.pass(2 * MINUTE);
    expect(looks).toEqual([]);
    at.housekeeper.stop();
  });
});
