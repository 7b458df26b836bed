/** One table: what it does with what was applied to its ledgers, whoever wrote it. */
import { PRESETS } from '@fabula/engine/rules.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import type { Store } from '@fabula/gamelog/port.ts';
import { endsGame, exported, Game } from '@fabula/table/game.ts';
import type { Table } from '@fabula/table/table.ts';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { logsIn } from '../../src/tables/logs.ts';
import { settle } from '../fake-clock.ts';
import { type FakeHouse, FakeGuest, fakeHouse, opened, otherwise } from '../fake-house.ts';
import { FakeSpeaker, heard, said, seated } from '../fake-speaker.ts';

const RULES = { ...PRESETS.dixit, firstStoryteller: 0 } as const;

const found = async ({ tables }: FakeHouse, code: string): Promise<Table> => {
  const table = await tables.find(code);
  if (!table) throw new Error('no table');
  return table;
};

/** The same table on two nodes, somebody at each. */
async function onTwoNodes() {
  const store = openMemory();
  const here = fakeHouse({ store });
  const { table, speakers } = await seated(here, RULES, 3);
  const [owner = new FakeSpeaker('nobody')] = speakers;
  const there = fakeHouse({ store });
  const same = await found(there, table.code);
  const guest = new FakeSpeaker('p0');
  same.welcome(guest, 'in');
  return { store, here, table, speakers, owner, there, same, guest };
}

describe('what another node wrote', () => {
  it('[K2] [R6] puts the game on the table that it chose, and shows it', async () => {
    const { table, owner, same, guest, here } = await onTwoNodes();
    await said(table, owner, { type: 'start' });
    await said(table, owner, { type: 'end' });
    await said(table, owner, { type: 'say', text: 'Well played' });
    await same.inOrder(() => same.game.catchUp());
    const leave = vi.spyOn(here.house.minds, 'leave');
    const before = table.game;
    expect(await said(same, guest, { type: 'rematch' })).toBeNull();
    expect(table.game.id).toBe(before.id);
    // Whoever asks for something here hears of it first.
    expect(await said(table, owner, { type: 'settings', listed: true })).toBeNull();
    await settle();
    expect(table.game.id).toBe(same.game.id);
    expect(leave).toHaveBeenCalledWith(before.id);
    expect(owner.view).toMatchObject({ game: same.game.id, phase: 'lobby' });
    expect(heard(owner, 'table')).toContainEqual(
      expect.objectContaining({ gamesPlayed: 1, lastGame: before.id }),
    );
    const late = new FakeGuest('late', 'spectator');
    table.welcome(late, 'in');
    expect(heard(late, 'said')).toEqual([]);
    // Of that game everybody hears now.
    const { v } = owner;
    expect(await said(table, owner, { type: 'ready', ready: true })).toBeNull();
    expect(owner.v).toBe(v + 1);
  });

  it('[R2] [R7] sends those away whom it keeps out, and all when it is closed, once', async () => {
    const { table, speakers, owner, same, guest } = await onTwoNodes();
    await said(same, guest, { type: 'ban', player: 'p2' });
    await said(table, owner, { type: 'settings', listed: true });
    expect(speakers.map(({ byes }) => byes)).toEqual([[], [], ['banned']]);
    await same.inOrder(() => same.amend({ type: 'close' }, null));
    await said(table, owner, { type: 'settings', listed: false });
    expect(speakers.map(({ byes }) => byes.at(-1))).toEqual(Array(3).fill('table-closed'));
    await said(table, owner, { type: 'settings', listed: true });
    expect(owner.byes).toHaveLength(1);
  });

  it('that cannot be found is no game: the table is loaded anew', async () => {
    const { store, table, owner, speakers } = await onTwoNodes();
    const record = await store.records.get('table', table.code);
    const other = JSON.parse(record?.text ?? '{}') as { seq: number };
    const text = JSON.stringify({ ...other, game: 'nowhere', seq: other.seq + 40, latest: [] });
    await store.records.put('table', table.code, text, record?.version ?? 0);
    heedSettings(table, owner);
    for (let turn = 0; turn < 5; turn += 1) await settle();
    expect(table.isRetired).toBe(true);
    expect(speakers.map(({ byes }) => byes)).toEqual(speakers.map(() => ['stopping']));
  });

  it('is in time: nothing is decided as if it were before that', async () => {
    const store = openMemory();
    const here = fakeHouse({ store });
    const { table, speakers } = await seated(here, RULES, 3);
    const [owner = new FakeSpeaker('nobody')] = speakers;
    const there = fakeHouse({ store });
    await there.clock.pass(10_000);
    const same = await found(there, table.code);
    const guest = new FakeSpeaker('p0');
    same.welcome(guest, 'in');
    await said(same, guest, { type: 'ready', ready: true });
    await said(table, owner, { type: 'start' });
    expect(table.game.lastAt).toBe(there.clock.now());
    const times = (await store.games.read(table.game.id)).flatMap(
      (entry) => exported(entry).command?.at ?? [],
    );
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });
});

const heedSettings = (table: Table, owner: FakeSpeaker): void => {
  void said(table, owner, { type: 'settings', listed: true }).catch(() => undefined);
};

describe('a table', () => {
  it('[K5] is found by its ledgers, with the names of its people and of those it keeps out', async () => {
    const asked: string[] = [];
    const store = openMemory();
    const fake = fakeHouse({ store });
    const { table, speakers } = await seated(fake, RULES, 4);
    const [owner = new FakeSpeaker('nobody')] = speakers;
    await said(table, owner, { type: 'addBot' });
    await said(table, owner, { type: 'ban', player: 'p3' });
    const again = fakeHouse({
      store,
      profileOf: (id) => {
        asked.push(id);
        return Promise.resolve(id === 'p1' ? undefined : { name: id.toUpperCase(), avatar: 'hare' });
      },
    });
    const same = await found(again, table.code);
    expect(asked.sort()).toEqual(['p0', 'p1', 'p2', 'p3']);
    expect([...same.profiles.keys()].sort()).toEqual(['p0', 'p2', 'p3']);
    expect([same.register, same.game.state, same.game.v]).toEqual([
      table.register,
      table.game.state,
      table.game.v,
    ]);
    expect(await again.tables.find('NOBODY')).toBeNull();
    await store.games.remove(table.game.id);
    expect(await fakeHouse({ store }).tables.find(table.code)).toBeNull();
  });

  it('gives up a seat for somebody who has one, and writes nothing for others', async () => {
    const fake = fakeHouse();
    const { table } = await seated(fake, RULES, 4);
    const length = () => fake.store.games.length(table.game.id);
    const before = await length();
    await table.giveUpSeat('stranger');
    expect(await length()).toBe(before);
    await table.giveUpSeat('p3');
    expect(table.game.state.people.map(({ id }) => id)).toEqual(['p0', 'p1', 'p2']);
  });

  it('that broke down says so once, sends everybody to look for it anew, and decides nothing more', async () => {
    const lines: string[] = [];
    const fake = fakeHouse({ log: pino({}, { write: (line: string) => void lines.push(line) }) });
    const { table, speakers } = await seated(fake, RULES, 3);
    const [owner = new FakeSpeaker('nobody')] = speakers;
    for (let count = 0; count < 2; count += 1) table.breakDown(new Error('a mistake of ours'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('a mistake of ours');
    expect(lines[0]).toContain(table.code);
    expect(speakers.map(({ byes }) => byes)).toEqual(speakers.map(() => ['stopping']));
    expect(fake.tables.inUse(table.code)).toBeUndefined();
    await expect(table.settled()).rejects.toThrow('broke down');
    const before = await fake.store.games.length(table.game.id);
    table.propose({ intent: { type: 'start', by: 'p0' }, asker: { by: 'p0', id: 's' }, guest: owner });
    await settle();
    expect(owner.refusals.at(-1)).toEqual({ code: 'not-saved' });
    expect(await fake.store.games.length(table.game.id)).toBe(before);
  });

  it('[R7] that is closed says goodbye to everybody, and not when it is opened again', async () => {
    const fake = fakeHouse();
    const { table, speakers } = await seated(fake, RULES, 3);
    for (const type of ['close', 'close', 'reopen'] as const)
      await table.inOrder(() => table.amend({ type }, null));
    expect(speakers.map(({ byes }) => byes)).toEqual(speakers.map(() => ['table-closed']));
    expect(table.register.closed).toBe(false);
  });

  it('counts its moves and games, and knows who has played: people, whoever came later too', async () => {
    const fake = fakeHouse();
    const { table, speakers } = await seated(fake, { ...PRESETS.imaginarium, rounds: 1 }, 4);
    const [owner = new FakeSpeaker('nobody')] = speakers;
    await said(table, owner, { type: 'addBot' });
    const peopleOf = async (game: string): Promise<readonly string[] | null | undefined> =>
      (await fake.store.games.about(game))?.people;
    expect(await peopleOf(table.game.id)).toBeNull();
    const { tally } = fake.house;
    const moves = tally.moves;
    expect([tally.gamesStarted, tally.gamesFinished]).toEqual([0, 0]);
    await said(table, owner, { type: 'start' });
    expect(tally.moves).toBe(moves + 1);
    expect(await peopleOf(table.game.id)).toEqual(['p0', 'p1', 'p2', 'p3']);
    const late = new FakeSpeaker('late');
    table.welcome(late, 'in');
    await said(table, late, { type: 'join' });
    expect(await peopleOf(table.game.id)).toEqual(['p0', 'p1', 'p2', 'p3', 'late']);
    await said(table, owner, { type: 'end' });
    expect([tally.gamesStarted, tally.gamesFinished]).toEqual([1, 1]);
    await said(table, owner, { type: 'rematch' });
    expect(await peopleOf(table.game.id)).toBeNull();
    await said(table, owner, { type: 'start' });
    expect((await peopleOf(table.game.id))?.slice(0, 4)).toEqual(['p0', 'p1', 'p2', 'p3']);
    // Loaded anew it has nothing to note again.
    const note = vi.fn<Store['games']['note']>(() => Promise.resolve(true));
    const again = fakeHouse({ store: otherwise(fake.store, { games: { note } }) });
    const same = await found(again, table.code);
    const guest = new FakeSpeaker('p0');
    same.welcome(guest, 'in');
    await said(same, guest, { type: 'pause' });
    expect(note).not.toHaveBeenCalled();
  });

  it('lets its bots forget the words of another language, and of no other change', async () => {
    const fake = fakeHouse();
    const { table, speakers } = await seated(fake, RULES, 3);
    const [owner = new FakeSpeaker('nobody')] = speakers;
    const leave = vi.spyOn(fake.house.minds, 'leave');
    await said(table, owner, { type: 'settings', listed: true });
    expect(leave).not.toHaveBeenCalled();
    await said(table, owner, { type: 'settings', language: 'ru' });
    expect(leave.mock.calls).toEqual([[table.game.id]]);
  });

  it('whoever is sent from a seat is told, whoever leaves is not', async () => {
    const { table, speakers } = await seated(fakeHouse(), RULES, 5);
    const [owner, one, other] = speakers as [FakeSpeaker, FakeSpeaker, FakeSpeaker];
    await said(table, one, { type: 'leave' });
    await said(table, owner, { type: 'kick', player: 'p2' });
    expect([one.byes, other.byes]).toEqual([[], ['kicked']]);
  });

  it('works on the account of whoever asked, otherwise of whoever came first', async () => {
    const { table, speakers } = await seated(fakeHouse(), RULES, 3);
    const [first, second] = speakers as [FakeSpeaker, FakeSpeaker];
    const before = [first.paid.written, second.paid.written];
    await said(table, second, { type: 'ready', ready: true });
    expect(first.paid.written).toBe(before[0]);
    expect(second.paid.written).toBeGreaterThan(before[1] ?? 0);
    const later = second.paid.written;
    await table.inOrder(() => table.amend({ type: 'close' }, null));
    expect(second.paid.written).toBe(later);
    expect(first.paid.written).toBeGreaterThan(before[0] ?? 0);
  });

  it('[Q1] has so much waiting at most that people have to try again later', async () => {
    const memory = openMemory();
    let write: () => void = () => undefined;
    let isSlow = false;
    const store = otherwise(memory, {
      games: {
        append: async (...entry) => {
          if (isSlow) await new Promise<void>((resolve) => (write = resolve));
          return memory.games.append(...entry);
        },
      },
    });
    const { table, speakers } = await seated(fakeHouse({ store }), RULES, 3);
    const [owner = new FakeSpeaker('nobody')] = speakers;
    isSlow = true;
    const propose = (count: number): void =>
      table.propose({
        intent: { type: 'ready', by: 'p0', ready: count % 2 === 0 },
        asker: { by: 'p0', id: `o${count}` },
        guest: owner,
      });
    expect(table.isAtRest).toBe(true);
    for (let count = 0; count < 500; count += 1) propose(count);
    expect([table.isAtRest, table.isOverrun]).toEqual([false, false]);
    propose(500);
    expect(table.isOverrun).toBe(true);
    isSlow = false;
    write();
    await table.settled();
    await settle();
    expect([table.isAtRest, table.isOverrun]).toEqual([true, false]);
  });
});

describe('a game', () => {
  /** A game whose log seems to take so many bytes an entry. */
  async function ofSize(bytes: number): Promise<Game> {
    const fake = fakeHouse();
    const logs = logsIn(fake.store, () => undefined);
    const house = {
      ...fake.house,
      logs: { ...logs, game: (id: string) => ({ ...logs.game(id), sizeOf: () => bytes }) },
    };
    const opening = { game: 'g', decks: [{ id: 'd', cards: 84 }], owner: 'p0' };
    return Game.begin(house, RULES, opening, { by: 'p0', id: 'open' }, 'home');
  }
  const add = (game: Game): Promise<boolean> =>
    game.append(
      { type: 'expire', at: 1 },
      { events: [{ type: 'paused' } as never], state: game.state },
      null,
    );

  it('is full after ten thousand entries, or eight million bytes', async () => {
    const many = await ofSize(1);
    for (let count = 1; count < 9_999; count += 1) await add(many);
    expect(many.isFull).toBe(false);
    await add(many);
    expect(many.isFull).toBe(true);
    const long = await ofSize(4_000_000 - 1);
    await add(long);
    expect([long.isFull, long.bytes]).toEqual([false, 7_999_998]);
    expect((await ofSize(8_000_000)).isFull).toBe(true);
  });

  it('is noted with where it was opened, and is none where nobody began it', async () => {
    const fake = fakeHouse();
    const table = await opened(fake.tables, RULES);
    expect(await fake.store.games.about(table.game.id)).toEqual({ people: null, origin: null });
    const opening = { game: 'g', decks: [{ id: 'd', cards: 84 }], owner: 'p0' };
    await Game.begin(fake.house, RULES, opening, { by: 'p0', id: 'open' }, 'home');
    expect((await fake.store.games.about('g'))?.origin).toBe('home');
    expect(await Game.find(fake.house, 'nowhere')).toBeNull();
    expect((await Game.find(fake.house, 'g'))?.v).toBe(1);
  });

  it('ends with its last event, whatever was told in it', () => {
    const entry = (...events: object[]) => ({
      text: JSON.stringify({ hash: 'x', entry: [1, null, events] }),
    });
    expect(endsGame(entry({ type: 'scored' }, { type: 'ended' }))).toBe(true);
    expect(endsGame(entry({ type: 'ended' }, { type: 'scored' }))).toBe(false);
    expect(endsGame(entry({ type: 'scored' }))).toBe(false);
    expect(endsGame(entry())).toBe(false);
    expect(exported(entry({ type: 'ended' }))).toEqual({
      seq: 1,
      command: null,
      events: [{ type: 'ended' }],
      hash: 'x',
    });
  });
});
