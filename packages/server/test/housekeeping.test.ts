/** What is forgotten in time, and what is not. */
import { PRESETS } from '@fabula/engine/rules.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { StoreError } from '@fabula/gamelog/port.ts';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { tidyUp } from '../src/housekeeping.ts';
import { Players } from '../src/players.ts';
import { FakeClock, settle } from './fake-clock.ts';
import { fakeHouse, opened, otherwise } from './fake-house.ts';
import { QUIET, setUp } from './tabletop.ts';

describe('housekeeping', () => {
  it('forgets what nobody has touched, but no finished game and no table in use', async () => {
    const clock = new FakeClock();
    const store = openMemory(clock.now);
    const { tables } = fakeHouse({ store });
    const old = await opened(tables, PRESETS.dixit);
    const used = await opened(tables, PRESETS.dixit);
    const finished = await opened(tables, PRESETS.dixit);
    for (const player of ['p0', 'p1', 'p2'])
      await finished.turn(() => finished.askNow({ type: 'join', by: player }, null));
    await finished.turn(() => finished.askNow({ type: 'start', by: 'p0' }, null));
    await finished.turn(() => finished.askNow({ type: 'end', by: 'p0' }, null));
    expect(finished.game.state.phase.name).toBe('over');
    await clock.pass(1_000);
    const fresh = await opened(tables, PRESETS.dixit);
    await settle();
    const inUse = { table: (code: string) => code === used.code, player: () => false };
    expect(await tidyUp(store.games, store.records, clock.now(), inUse)).toEqual({
      games: 1,
      tables: 1,
      players: 0,
    });
    const left = await store.records.list('table', { limit: 10 });
    expect(left.map(({ id }) => id).sort()).toEqual([used.code, finished.code, fresh.code].sort());
    expect(await store.games.length(old.game.id)).toBe(0);
    expect(await store.games.length(finished.game.id)).toBeGreaterThan(0);
  });

  it('forgets no table that somebody comes back to meanwhile', async () => {
    const clock = new FakeClock();
    const memory = openMemory(clock.now);
    const { code, game } = await opened(fakeHouse({ store: memory }).tables, PRESETS.dixit);
    await clock.pass(1_000);
    let isBack = false;
    const store = otherwise(memory, {
      games: {
        games: (page) => {
          isBack = true;
          return memory.games.games(page);
        },
      },
    });
    const inUse = { table: () => isBack, player: () => false };
    expect(await tidyUp(store.games, store.records, clock.now(), inUse)).toMatchObject({
      games: 0,
      tables: 0,
    });
    expect(await memory.games.length(game.id)).toBe(1);
    expect(await memory.records.get('table', code)).toBeDefined();
  });

  it('forgets players who have not come, but none who has a place at a table that is kept', async () => {
    const clock = new FakeClock();
    const store = openMemory(clock.now);
    const { tables } = fakeHouse({ store });
    const players = new Players(store.records, clock.now);
    const create = async (id: string): Promise<string> => {
      const { player, token } = players.create('en');
      await players.save({ ...player, id }, { name: id });
      return token;
    };
    const ids = ['p0', 'p1', 'left', 'banned', 'visits', 'connected', 'returns'];
    const tokens = new Map<string, string>();
    for (const id of ids) tokens.set(id, await create(id));
    const old = await opened(tables, PRESETS.dixit);
    await old.turn(() => old.askNow({ type: 'join', by: 'left' }, null));
    const finished = await opened(tables, PRESETS.dixit);
    for (const player of ['p0', 'p1', 'bot-1'])
      await finished.turn(() => finished.askNow({ type: 'join', by: player }, null));
    await finished.turn(() =>
      finished.save({ ...finished.doc, banned: ['banned'], mutes: { p0: ['banned'] } }),
    );
    await finished.turn(() => finished.askNow({ type: 'start', by: 'p0' }, null));
    await finished.turn(() => finished.askNow({ type: 'end', by: 'p0' }, null));
    const DAY = 24 * 60 * 60 * 1_000;
    await clock.pass(2 * DAY);
    const idleBefore = clock.now() - DAY;
    expect(await players.recognise('visits', 'a wrong token')).toBeNull();
    expect(await players.recognise('visits', tokens.get('visits') ?? '')).toMatchObject({ id: 'visits' });
    let asked = 0;
    const inUse = {
      table: () => false,
      player: (id: string) => {
        asked += 1;
        return id === 'connected';
      },
    };
    // Somebody says hello after it was seen that they had not come.
    const late = otherwise(store, {
      records: {
        list: async (kind, page) => {
          if (kind === 'table' && asked > 0) await players.recognise('returns', tokens.get('returns') ?? '');
          return store.records.list(kind, page);
        },
      },
    });
    expect(await tidyUp(late.games, late.records, idleBefore, inUse)).toEqual({
      games: 1,
      tables: 1,
      players: 2,
    });
    const left = (await store.records.list('player', { limit: 10 })).map(({ id }) => id);
    expect(left.sort()).toEqual(['connected', 'p0', 'p1', 'returns', 'visits']);
    expect(await players.recognise('left', tokens.get('left') ?? '')).toBeNull();
    const again = await fakeHouse({ store }).tables.find(finished.code);
    expect(again?.doc).toMatchObject({ banned: ['banned'], mutes: { p0: ['banned'] } });
  });

  it('a full disk keeps no player out who has not come for long', async () => {
    const clock = new FakeClock();
    const memory = openMemory(clock.now);
    const { player, token } = new Players(memory.records, clock.now).create('en');
    await new Players(memory.records, clock.now).save(player, { name: 'Ana' });
    await clock.pass(24 * 60 * 60 * 1_000);
    const full = otherwise(memory, {
      records: { put: () => Promise.reject(new StoreError('full', 'no room')) },
    });
    expect(await new Players(full.records, clock.now).recognise(player.id, token)).toMatchObject({
      doc: { name: 'Ana' },
    });
  });

  it('begins when the server starts: one that never runs for a day keeps order too', async () => {
    const clock = new FakeClock();
    const store = openMemory(clock.now);
    const { code } = await opened(fakeHouse({ store }).tables, PRESETS.dixit);
    await clock.pass(2 * 24 * 60 * 60 * 1_000);
    let log = QUIET;
    const tidied = new Promise<void>((resolve) => {
      const write = (line: string): void => {
        if (line.includes('tidied up')) resolve();
      };
      log = pino({}, { write });
    });
    const tabletop = await setUp({ KEEP_DAYS: '1' }, { store, clock, log });
    await tidied;
    expect(await store.records.get('table', code)).toBeUndefined();
    await tabletop.stop();
  });
});
