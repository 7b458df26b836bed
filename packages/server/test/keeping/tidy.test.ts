/** What is forgotten in time, and what is not. */
import { PRESETS } from '@fabula/engine/rules.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { type Store, StoreError } from '@fabula/gamelog/port.ts';
import { describe, expect, it } from 'vitest';
import { ClueMedia } from '../../src/tables/clue-media.ts';
import type { InUse } from '../../src/keeping/survey.ts';
import { type Forgotten, type Terms, tidyUp } from '../../src/keeping/tidy.ts';
import { Players } from '../../src/people/players.ts';
import { rematch } from '@fabula/table/rematch.ts';
import type { Intent } from '@fabula/table/queue.ts';
import type { Table } from '@fabula/table/table.ts';
import type { Tables } from '../../src/tables/tables.ts';
import { FakeClock } from '../fake-clock.ts';
import { fakeHouse, FakeGuest, opened, otherwise } from '../fake-house.ts';

const DAY = 24 * 60 * 60 * 1_000;
const TERMS: Terms = { keepDays: 180, keepFinishedDays: 0 };
const NOBODY: InUse = { table: () => false, player: () => false, games: () => new Set() };

interface Place {
  readonly clock: FakeClock;
  readonly store: Store;
  readonly tables: Tables;
  readonly tidy: (terms?: Partial<Terms>, inUse?: InUse) => Promise<Forgotten>;
}

function place(): Place {
  const clock = new FakeClock();
  const store = openMemory(clock.now);
  const { tables } = fakeHouse({ store, clock });
  const tidy: Place['tidy'] = (terms = {}, inUse = NOBODY) =>
    tidyUp(store, { ...TERMS, ...terms }, clock.now(), inUse);
  return { clock, store, tables, tidy };
}

/** As a server does it that runs all the time. */
async function tidyDaily({ clock, tidy }: Place, days: number, ...asked: Parameters<Place['tidy']>) {
  let games = 0;
  for (let day = 0; day < days; day++) {
    await clock.pass(DAY);
    games += (await tidy(...asked)).games;
  }
  return games;
}

async function finish(table: Table): Promise<void> {
  for (const by of ['p0', 'p1', 'p2'])
    await table.inOrder(() => table.proposeNow({ type: 'join', by }, null));
  await table.inOrder(() => table.proposeNow({ type: 'start', by: 'p0' }, null));
  await table.inOrder(() => table.proposeNow({ type: 'end', by: 'p0' }, null));
  expect(table.game.state.phase.name).toBe('over');
}

const codes = async ({ records }: Store): Promise<string[]> =>
  (await records.list('table', { limit: 100 })).map(({ id }) => id).sort();

describe('games', () => {
  it('that nobody has moved in are forgotten, with their tables; none in use, and no finished one', async () => {
    const at = place();
    const old = await opened(at.tables, PRESETS.dixit);
    const used = await opened(at.tables, PRESETS.dixit);
    const finished = await opened(at.tables, PRESETS.dixit);
    await finish(finished);
    const inUse = { ...NOBODY, games: () => new Set([used.game.id]) };
    expect(await tidyDaily(at, 180, {}, inUse)).toBe(0);
    const fresh = await opened(at.tables, PRESETS.dixit);
    expect(await tidyDaily(at, 2, {}, inUse)).toBe(1);
    expect(await codes(at.store)).toEqual([used.code, finished.code, fresh.code].sort());
    expect(await at.store.games.length(old.game.id)).toBe(0);
    expect(await at.store.games.length(finished.game.id)).toBeGreaterThan(0);
    expect(await tidyDaily(at, 400, { keepDays: 0 })).toBe(0);
  });

  it('that are finished stay, also when a later one at their table is forgotten', async () => {
    const at = place();
    const table = await opened(at.tables, PRESETS.dixit);
    await finish(table);
    const album = table.game.id;
    table.welcome(new FakeGuest('p0'), 'in');
    await table.inOrder(() => rematch(table, { by: 'p0', id: 'again' }));
    expect(table.game.id).not.toBe(album);
    expect(await tidyDaily(at, 200)).toBe(1);
    expect(await codes(at.store)).toEqual([]);
    expect(await tidyDaily(at, 400)).toBe(0);
    expect(await at.store.games.length(album)).toBeGreaterThan(0);
  });

  it('that are finished go after KEEP_FINISHED_DAYS, if that is set', async () => {
    const at = place();
    const [finished, running] = [
      await opened(at.tables, PRESETS.dixit),
      await opened(at.tables, PRESETS.dixit),
    ];
    await finish(finished);
    expect(await tidyDaily(at, 30, { keepFinishedDays: 30 })).toBe(0);
    expect(await tidyDaily(at, 2, { keepFinishedDays: 30 })).toBe(1);
    expect(await codes(at.store)).toEqual([running.code]);
  });

  it('that their own people want gone go at once, with all that belongs to them, when nobody is at their table', async () => {
    const at = place();
    const table = await opened(at.tables, PRESETS.dixit);
    await finish(table);
    const { game } = table;
    const { records } = at.store;
    await records.put('album', game.id, '{"gone":true}', 0);
    await records.put('game-bots', game.id, '{"bots":{}}', 0);
    await records.put('album', 'broken', 'not a document', 0);
    const looks = { ...NOBODY, games: () => new Set([game.id]) };
    for (const inUse of [{ ...NOBODY, table: () => true }, looks])
      expect(await at.tidy({}, inUse)).toMatchObject({ games: 0 });
    expect(await at.store.games.length(game.id)).toBeGreaterThan(0);
    expect(await at.tidy()).toMatchObject({ games: 1 });
    expect(await at.store.games.length(game.id)).toBe(0);
    expect(await codes(at.store)).toEqual([]);
    expect(await records.list('album', { limit: 9 })).toEqual([]);
    expect(await records.list('game-bots', { limit: 9 })).toEqual([]);
  });

  it('are marked first: whoever comes back within a day finds everything', async () => {
    const at = place();
    const { code, game } = await opened(at.tables, PRESETS.dixit);
    await tidyDaily(at, 180);
    await at.clock.pass(DAY);
    expect(await at.tidy()).toMatchObject({ games: 0, marked: 1 });
    // Started anew at once, it is no more than marked either.
    expect(await at.tidy()).toMatchObject({ games: 0, marked: 1 });
    const again = await at.tables.find(code);
    await again?.inOrder(() => again.proposeNow({ type: 'join', by: 'p0' }, null));
    expect(await tidyDaily(at, 180)).toBe(0);
    expect(await at.store.games.length(game.id)).toBeGreaterThan(0);
    expect(await tidyDaily(at, 2)).toBe(1);
    expect(await at.store.records.list('marked', { limit: 9 })).toEqual([]);
  });

  it('are not taken from somebody who comes at the last moment', async () => {
    const at = place();
    const { code, game } = await opened(at.tables, PRESETS.dixit);
    await tidyDaily(at, 181);
    await at.clock.pass(DAY);
    let isBack = false;
    const store = otherwise(at.store, {
      games: {
        last: (name) => {
          isBack = true;
          return at.store.games.last(name);
        },
      },
    });
    const table = (): boolean => isBack;
    const games = (): Set<string> => new Set(isBack ? [game.id] : []);
    for (const inUse of [
      { ...NOBODY, table },
      { ...NOBODY, games },
    ]) {
      isBack = false;
      expect(await tidyUp(store, TERMS, at.clock.now(), inUse)).toMatchObject({ games: 0 });
      expect(isBack).toBe(true);
    }
    expect(await at.store.records.get('table', code)).toBeDefined();
  });

  it('go a part at a time, if there are many', async () => {
    const at = place();
    const games = Array.from({ length: 2_500 }, (_, i) => `idle-${i}`);
    await Promise.all(games.map((game) => at.store.games.append(game, 0, '{"entry":[1,null,[]]}', 1)));
    await tidyDaily(at, 181);
    const left = 2_500 - (await tidyDaily(at, 1));
    expect(left).toBe(2_250);
    expect(await tidyDaily(at, 1)).toBe(225);
  });

  it('are judged by their last entry: no log is read', async () => {
    const at = place();
    for (let table = 0; table < 3; table++) await finish(await opened(at.tables, PRESETS.dixit));
    await tidyDaily(at, 181);
    const reads: string[] = [];
    const store = otherwise(at.store, {
      games: {
        read: (game, ...rest) => {
          reads.push(game);
          return at.store.games.read(game, ...rest);
        },
      },
    });
    await new Players(at.store.records, at.clock.now).save(
      new Players(at.store.records, at.clock.now).create('en').player,
      { name: 'Ana' },
    );
    await at.clock.pass(DAY);
    await tidyUp(store, TERMS, at.clock.now() + 200 * DAY, NOBODY);
    expect(reads).toEqual([]);
  });
});

describe('a wrong clock', () => {
  /** A game from today, one from 100 days ago and one from 179. */
  async function threeGames(): Promise<Place & { names: () => Promise<string[]> }> {
    const at = place();
    for (const days of [79, 100, 0]) {
      await opened(at.tables, PRESETS.dixit);
      await tidyDaily(at, days);
    }
    const names = async () => (await at.store.games.games({ limit: 9 })).map(({ game }) => game);
    return { ...at, names };
  }

  it('that is half a year ahead counts as a week, and when it is set right as nothing', async () => {
    const at = await threeGames();
    const before = await at.names();
    expect(before).toHaveLength(3);
    const wrong = at.clock.now() + 181 * DAY;
    for (const day of [0, 0.1, 1])
      expect((await tidyUp(at.store, TERMS, wrong + day * DAY, NOBODY)).games).toBe(day < 1 ? 0 : 1);
    // The one that was a day before its time has gone; the others would have, by the clock.
    expect(await at.names()).toHaveLength(2);
    await at.clock.pass(2 * DAY);
    expect(await at.tidy()).toMatchObject({ games: 0, marked: 0 });
    expect(await tidyDaily(at, 77)).toBe(0);
    expect(await tidyDaily(at, 4)).toBe(1);
  });

  it('for an hour costs nothing at all', async () => {
    const at = await threeGames();
    expect(await tidyUp(at.store, TERMS, at.clock.now() + 3_650 * DAY, NOBODY)).toMatchObject({ games: 0 });
    await at.clock.pass(DAY / 24);
    expect(await at.tidy()).toMatchObject({ games: 0, marked: 0 });
    expect(await at.names()).toHaveLength(3);
  });

  it('that went back forgets nothing', async () => {
    const at = await threeGames();
    for (const today of [0, DAY])
      expect(await tidyUp(at.store, TERMS, today, NOBODY)).toMatchObject({ games: 0, marked: 0 });
    expect(await tidyDaily(at, 1)).toBe(0);
    expect(await at.names()).toHaveLength(3);
  });

  it('is told from a winter without the server: what nobody could come back to gets more time', async () => {
    const at = await threeGames();
    await at.clock.pass(200 * DAY);
    await at.tidy();
    expect(await tidyDaily(at, 60)).toBe(1);
    expect(await tidyDaily(at, 20)).toBe(1);
    expect(await at.names()).toHaveLength(1);
    expect(await tidyDaily(at, 110)).toBe(1);
  });
});

describe('players', () => {
  it('who have not come are forgotten, but none who has a place at a table that is kept', async () => {
    const { clock, store, tables, tidy } = place();
    const players = new Players(store.records, clock.now);
    const create = async (id: string): Promise<string> => {
      const { player, token } = players.create('en');
      await players.save({ ...player, id }, { name: id });
      return token;
    };
    const ids = ['p0', 'p1', 'lobby', 'left', 'banned', 'visits', 'connected', 'returns'];
    const tokens = new Map<string, string>();
    for (const id of ids) tokens.set(id, await create(id));
    const old = await opened(tables, PRESETS.dixit);
    await old.inOrder(() => old.proposeNow({ type: 'join', by: 'left' }, null));
    await store.games.remove(old.game.id);
    await store.records.remove('table', old.code);
    const lobby = await opened(tables, PRESETS.dixit);
    await lobby.inOrder(() => lobby.proposeNow({ type: 'join', by: 'lobby' }, null));
    const finished = await opened(tables, PRESETS.dixit);
    for (const player of ['p0', 'p1', 'bot-1'])
      await finished.inOrder(() => finished.proposeNow({ type: 'join', by: player }, null));
    finished.profiles.set('banned', { name: 'B', avatar: 'rabbit' });
    await finished.inOrder(() => finished.amend({ type: 'ban', by: 'p0', player: 'banned' }, null));
    await finished.inOrder(() =>
      finished.amend({ type: 'mute', by: 'p0', player: 'banned', muted: true }, null),
    );
    await finished.inOrder(() => finished.proposeNow({ type: 'start', by: 'p0' }, null));
    await finished.inOrder(() => finished.proposeNow({ type: 'end', by: 'p0' }, null));
    await clock.pass(2 * DAY);
    expect(await players.recognise('visits', 'a wrong token')).toBeNull();
    expect(await players.recognise('visits', tokens.get('visits') ?? '')).toMatchObject({ id: 'visits' });
    let asked = 0;
    const inUse: InUse = {
      ...NOBODY,
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
    expect(await tidyUp(late, { ...TERMS, keepDays: 1 }, clock.now(), inUse)).toMatchObject({ players: 2 });
    const left = (await store.records.list('player', { limit: 10 })).map(({ id }) => id);
    expect(left.sort()).toEqual(['connected', 'lobby', 'p0', 'p1', 'returns', 'visits']);
    expect(await players.recognise('left', tokens.get('left') ?? '')).toBeNull();
    const again = await fakeHouse({ store }).tables.find(finished.code);
    expect(again?.register).toMatchObject({ banned: ['banned'], mutes: { p0: ['banned'] } });
    expect(await tidy({ keepDays: 0 })).toMatchObject({ players: 0 });
  });

  it('of games from before anybody noted them are looked for in the log once', async () => {
    const { clock, store, tables } = place();
    const players = new Players(store.records, clock.now);
    await players.save({ ...players.create('en').player, id: 'p1' }, { name: 'Lena' });
    const table = await opened(tables, PRESETS.dixit);
    await finish(table);
    await store.games.note(table.game.id, { people: null });
    await clock.pass(2 * DAY);
    expect(await tidyUp(store, { ...TERMS, keepDays: 1 }, clock.now(), NOBODY)).toMatchObject({ players: 0 });
    expect((await store.games.about(table.game.id))?.people?.toSorted()).toEqual(['p0', 'p1', 'p2']);
  });

  it('are let in by a full disk, also those who have not come for long', async () => {
    const clock = new FakeClock();
    const memory = openMemory(clock.now);
    const { player, token } = new Players(memory.records, clock.now).create('en');
    await new Players(memory.records, clock.now).save(player, { name: 'Ana' });
    await clock.pass(DAY);
    const full = otherwise(memory, {
      records: { put: () => Promise.reject(new StoreError('full', 'no room')) },
    });
    expect(await new Players(full.records, clock.now).recognise(player.id, token)).toMatchObject({
      doc: { name: 'Ana' },
    });
  });
});

describe('what is noted of a game', () => {
  it('are the people who played it, not bots, not who only came to the lobby', async () => {
    const { store, tables } = place();
    const table = await opened(tables, PRESETS.dixit);
    const ask = (wish: Intent) => table.inOrder(() => table.proposeNow(wish, null));
    for (const by of ['p0', 'p1', 'shy']) await ask({ type: 'join', by });
    await ask({ type: 'leave', by: 'shy' });
    await ask({ type: 'join', by: 'robot', bot: true });
    expect((await store.games.about(table.game.id))?.people).toBeNull();
    await ask({ type: 'start', by: 'p0' });
    expect((await store.games.about(table.game.id))?.people).toEqual(['p0', 'p1']);
    await ask({ type: 'leave', by: 'p1' });
    await ask({ type: 'join', by: 'late' });
    expect((await store.games.about(table.game.id))?.people).toEqual(['p0', 'p1', 'late']);
    const again = await fakeHouse({ store }).tables.find(table.code);
    expect([...(again?.game.people ?? [])]).toEqual(['p0', 'p1', 'late']);
  });

  it('where it was opened from goes after a month, and a rematch has its own from the first game', async () => {
    const at = place();
    const table = await opened(at.tables, PRESETS.dixit);
    await at.store.games.note(table.game.id, { origin: 'qk3' });
    await finish(table);
    const first = table.game.id;
    table.welcome(new FakeGuest('p0'), 'in');
    await table.inOrder(() => rematch(table, { by: 'p0', id: 'again' }));
    expect(await at.store.games.about(table.game.id)).toMatchObject({ origin: 'qk3' });
    await tidyDaily(at, 30);
    expect(await at.store.games.about(first)).toMatchObject({ origin: 'qk3' });
    await tidyDaily(at, 1);
    expect(await at.store.games.about(first)).toMatchObject({ origin: null });
  });

  it('clues of a game that is no more are found, however they came to be left', async () => {
    const { store, tables, tidy } = place();
    const media = new ClueMedia(store);
    const { game } = await opened(tables, PRESETS.dixit);
    const medium = { type: 'audio/webm', bytes: Buffer.from('la la') };
    const [kept, stray] = [
      await media.keep(game.id, 1, 'p0', null, medium),
      await media.keep('gone', 1, 'p0', null, medium),
    ];
    await tidy();
    expect(await media.find(game.id, kept)).not.toBeNull();
    expect(await media.find('gone', stray)).toBeNull();
    expect((await store.records.list('clue-media-by', { limit: 9 })).map(({ id }) => id)).toEqual([
      `p0.${game.id}.1`,
    ]);
  });
});

describe('what is left behind', () => {
  it('of a table whose game is gone goes after KEEP_DAYS, unless somebody is at it', async () => {
    const at = place();
    const gone = await opened(at.tables, PRESETS.dixit);
    const used = await opened(at.tables, PRESETS.dixit);
    const kept = await opened(at.tables, PRESETS.dixit);
    for (const { game } of [gone, used]) await at.store.games.remove(game.id);
    const inUse: InUse = { ...NOBODY, table: (code) => code === used.code };
    const all = [gone.code, used.code, kept.code].sort();
    await tidyDaily(at, 30, { keepDays: 30 }, inUse);
    expect(await codes(at.store)).toEqual(all);
    await tidyDaily(at, 1, { keepDays: 0 }, inUse);
    expect(await codes(at.store)).toEqual(all);
    await at.tidy({ keepDays: 30 }, inUse);
    expect(await codes(at.store)).toEqual([used.code, kept.code].sort());
  });

  it('of what was reported goes after ninety days', async () => {
    const at = place();
    await at.clock.pass(DAY);
    await at.store.records.put('report', 'old', '{}', 0);
    await tidyDaily(at, 80);
    await at.store.records.put('report', 'new', '{}', 0);
    const reports = async (): Promise<string[]> =>
      (await at.store.records.list('report', { limit: 9 })).map(({ id }) => id).sort();
    await tidyDaily(at, 10);
    expect(await reports()).toEqual(['new', 'old']);
    await tidyDaily(at, 1);
    expect(await reports()).toEqual(['new']);
  });

  it('of clues stays with a game that began while it was looked for', async () => {
    const { clock, store, tables } = place();
    const { game } = await opened(tables, PRESETS.dixit);
    const clue = { type: 'audio/webm', bytes: Buffer.from('la la') };
    const media = new ClueMedia(store);
    const name = await media.keep(game.id, 1, 'p0', null, clue);
    // The list of games is from before.
    const late = otherwise(store, { games: { games: async () => [] } });
    await tidyUp(late, TERMS, clock.now(), NOBODY);
    expect(await media.find(game.id, name)).not.toBeNull();
  });
});

it('a record that cannot be read keeps nothing else from being tidied', async () => {
  const { clock, store, tables } = place();
  await opened(tables, PRESETS.dixit);
  await store.records.put('table', 'BROKEN', '{"code":"BROKEN"}', 0);
  await store.records.put('report', '1', 'no JSON', 0);
  await clock.pass(400 * DAY);
  expect(await tidyUp(store, { ...TERMS, keepDays: 1 }, clock.now(), NOBODY)).toMatchObject({ marked: 1 });
  expect(await store.records.get('table', 'BROKEN')).toBeDefined();
});
