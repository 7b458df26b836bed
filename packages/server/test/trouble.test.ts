/** When the disk, another node or a bot does not do what one hopes. */
import { PRESETS } from '@fabula/engine/rules.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { type GameLog, type Store, StoreError } from '@fabula/gamelog/port.ts';
import { describe, expect, it } from 'vitest';
import type { Brains } from '../src/minds/brains.ts';
import type { Outcome } from '@fabula/table/queue.ts';
import type { Table } from '@fabula/table/table.ts';
import { Counts } from '../src/counts.ts';
import { Tables } from '../src/tables/tables.ts';
import { addBot } from '@fabula/table/requests.ts';
import { settle } from './fake-clock.ts';
import { ask, begun, FakeGuest, fakeHouse, opened, otherwise, RECONNECT } from './fake-house.ts';

const RULES = { ...PRESETS.dixit, firstStoryteller: 0 } as const;

/** A store whose appends do what the test wants. */
const appending = (store: Store, append: GameLog['append']): Store => otherwise(store, { games: { append } });

describe('a disk that is full', () => {
  it('refuses the move, and nobody hears of it; the next one succeeds', async () => {
    const memory = openMemory();
    let full = false;
    const faults: string[] = [];
    const store = appending(memory, (...entry) =>
      full ? Promise.reject(new StoreError('full', 'no room')) : memory.games.append(...entry),
    );
    const fake = fakeHouse({
      store,
      storeFailed: (error) => faults.push(error instanceof StoreError ? error.fault : '?'),
    });
    const { table, guests } = await begun(fake, RULES, 3);
    const [teller, other] = guests;
    if (!teller?.view || !other) throw new Error('nobody');
    const { v } = table.game;
    const [card = -1] = teller.view.hand;
    const tell = { type: 'tell', by: 'p0', card, clue: { kind: 'text', text: 'Moon' } } as const;
    full = true;
    await ask(table, teller, tell);
    expect(teller.refusals).toEqual([{ code: 'not-saved' }]);
    expect(other.v).toBe(v);
    expect(table.game.state.phase.name).toBe('tell');
    expect(faults).toEqual(['full']);
    full = false;
    await ask(table, teller, tell);
    expect(other.view).toMatchObject({ phase: 'submit', clue: { text: 'Moon' } });
  });

  /** A table of three with a minute for the clue, whose disk is full when the test says so. */
  async function atFullDisk() {
    const memory = openMemory();
    const disk = { full: false, asked: 0 };
    const store = appending(memory, (...entry) => {
      disk.asked += 1;
      // Whoever asks without end would hang the test.
      return disk.full && disk.asked < 1_000
        ? Promise.reject(new StoreError('full', 'no room'))
        : memory.games.append(...entry);
    });
    const fake = fakeHouse({ store, storeFailed: () => undefined });
    const rules = { ...RULES, time: { ...RULES.time, tell: 60 } };
    return { disk, fake, ...(await begun(fake, rules, 3)) };
  }

  it('is not asked again and again for what is due; it is done when there is room', async () => {
    const { disk, fake, table } = await atFullDisk();
    disk.full = true;
    disk.asked = 0;
    await fake.clock.pass(59_000);
    expect(disk.asked).toBe(0);
    await fake.clock.pass(61_000);
    expect(disk.asked).toBeGreaterThan(1);
    expect(disk.asked).toBeLessThan(60);
    disk.full = false;
    await fake.clock.pass(60_000);
    expect(table.game.state.phase.name).toBe('submit');
  });

  it('notices later who left meanwhile, and who came back', async () => {
    const { disk, fake, table, guests } = await atFullDisk();
    const presence = (): (string | undefined)[] => table.game.state.people.map((person) => person.presence);
    const [, one, other] = guests;
    if (!one || !other) throw new Error('nobody');
    table.seeOff(one);
    await fake.clock.pass(RECONNECT);
    expect(presence()).toEqual(['here', 'away', 'here']);
    disk.full = true;
    table.welcome(new FakeGuest(one.player), 'again');
    table.seeOff(other);
    await fake.clock.pass(2 * RECONNECT);
    expect(presence()).toEqual(['here', 'away', 'here']);
    disk.full = false;
    await fake.clock.pass(15_000);
    expect(presence()).toEqual(['here', 'here', 'away']);
  });
});

describe('a disk that cannot be read', () => {
  it('when the time of a table that was put away comes is tried again', async () => {
    const memory = openMemory();
    let fails = false;
    const store = otherwise(memory, {
      games: {
        read: (...asked) =>
          fails ? Promise.reject(new StoreError('full', 'no room')) : memory.games.read(...asked),
      },
    });
    const fake = fakeHouse({ store });
    const { table, guests } = await begun(fake, { ...RULES, grace: 3_600 }, 3);
    for (const guest of guests) table.seeOff(guest);
    await fake.clock.pass(5 * 60_000);
    expect(fake.tables.inUse(table.code)).toBeUndefined();
    const before = await memory.games.length(table.game.id);
    fails = true;
    await fake.clock.pass(3_600_000);
    expect(await memory.games.length(table.game.id)).toBe(before);
    fails = false;
    await fake.clock.pass(60_000);
    expect(await memory.games.length(table.game.id)).toBeGreaterThan(before);
  });
});

describe('another node that moves first', () => {
  it('[K7] is read up on, and the move decided again', async () => {
    const fake = fakeHouse();
    const { table, guests } = await begun(fake, RULES, 3);
    const otherNode = new Tables(fake.house, new Counts());
    const same = await otherNode.find(table.code);
    if (!same) throw new Error('no table');
    const elsewhere = new FakeGuest('p1');
    same.welcome(elsewhere, 'in');
    await ask(same, elsewhere, { type: 'askForTime', by: 'p1', more: true });
    const [teller, other] = guests;
    if (!teller?.view || !other) throw new Error('nobody');
    const [card = -1] = teller.view.hand;
    await ask(table, teller, { type: 'tell', by: 'p0', card, clue: { kind: 'text', text: 'Moon' } });
    await settle();
    expect(table.game.v).toBe(same.game.v + 1);
    expect(table.game.state.people.find(({ id }) => id === 'p1')?.moreTime).toBe(true);
    expect(other.view).toMatchObject({ phase: 'submit' });
    expect(teller.refusals).toEqual([]);
  });

  it('[K7] overtakes a bot: its move is dropped, not decided anew', async () => {
    const fake = fakeHouse();
    const { table, guests } = await begun(fake, RULES, 3);
    const same = await new Tables(fake.house, new Counts()).find(table.code);
    if (!same) throw new Error('no table');
    const elsewhere = new FakeGuest('p1');
    same.welcome(elsewhere, 'in');
    await ask(same, elsewhere, { type: 'askForTime', by: 'p1', more: true });
    const outcomes: Outcome[] = [];
    const [card = -1] = guests[0]?.view?.hand ?? [];
    const clue = { kind: 'text', text: 'Moon' } as const;
    table.propose({
      game: table.game,
      intent: { type: 'tell', by: 'p0', card, clue },
      asker: null,
      guest: null,
      isDroppedWhenOvertaken: true,
      done: (outcome) => outcomes.push(outcome),
    });
    await table.settled();
    expect(outcomes).toEqual(['overtaken']);
    expect(table.game.state.phase.name).toBe('tell');
    expect(table.game.v).toBe(same.game.v);
  });

  it('and has fulfilled the same wish: it is not fulfilled twice', async () => {
    const fake = fakeHouse();
    const table = await opened(fake.tables, RULES);
    const same = await new Tables(fake.house, new Counts()).find(table.code);
    if (!same) throw new Error('no table');
    const asker = { by: 'p0', id: 'bot' };
    for (const node of [same, table]) expect(await node.inOrder(() => addBot(node, asker))).toBeNull();
    expect(table.game.state.people.filter(({ bot }) => bot)).toHaveLength(1);
    expect(table.game.v).toBe(same.game.v);
  });
});

describe('a table that breaks down', () => {
  /** Nothing can be decided on it. */
  function broken(table: Table): void {
    const state = { ...table.game.state, people: null };
    Object.defineProperty(table.game, 'state', { value: state });
  }

  it('by a move takes nothing else with it', async () => {
    const fake = fakeHouse();
    const { table, guests } = await begun(fake, RULES, 3);
    const [teller] = guests;
    if (!teller) throw new Error('nobody');
    broken(table);
    await ask(table, teller, { type: 'pause', by: 'p0' });
    expect(teller.byes).toEqual(['stopping']);
    expect((await fake.tables.find(table.code))?.game.state.phase.name).toBe('tell');
  });

  it('when its time comes takes nothing else with it', async () => {
    const fake = fakeHouse();
    const { table, guests } = await begun(fake, RULES, 3);
    const [teller] = guests;
    if (!teller) throw new Error('nobody');
    table.seeOff(teller);
    broken(table);
    await fake.clock.pass(RECONNECT);
    expect(guests[1]?.byes).toEqual(['stopping']);
    expect((await fake.tables.find(table.code))?.game.state.phase.name).toBe('tell');
  });

  it('lets nobody wait who has asked before', async () => {
    const fake = fakeHouse();
    const { table, guests } = await begun(fake, RULES, 3);
    const [teller, other] = guests;
    if (!teller || !other) throw new Error('nobody');
    const work = table.inOrder(() => {
      broken(table);
      return Promise.resolve('done');
    });
    table.propose({
      game: table.game,
      intent: { type: 'pause', by: 'p0' },
      asker: { by: 'p0', id: 'a' },
      guest: teller,
    });
    const waiting = table.inOrder(() => Promise.resolve('never'));
    table.propose({
      game: table.game,
      intent: { type: 'resume', by: 'p1' },
      asker: { by: 'p1', id: 'b' },
      guest: other,
    });
    expect(await work).toBe('done');
    await expect(waiting).rejects.toThrow('broke down');
    expect([...teller.refusals, ...other.refusals]).toEqual([{ code: 'not-saved' }, { code: 'not-saved' }]);
  });

  it('is loaded anew from its log', async () => {
    const fake = fakeHouse();
    const { table, guests } = await begun(fake, RULES, 3);
    const [teller, other] = guests;
    if (!teller?.view || !other) throw new Error('nobody');
    const [card = -1] = teller.view.hand;
    other.send = () => {
      throw new Error('broken');
    };
    await ask(table, teller, { type: 'tell', by: 'p0', card, clue: { kind: 'text', text: 'Moon' } });
    expect(guests.map(({ byes }) => byes)).toEqual([['stopping'], ['stopping'], ['stopping']]);
    const anew = await fake.tables.find(table.code);
    expect(anew).not.toBe(table);
    expect(anew?.game.state.phase.name).toBe('submit');
  });
});

describe('a log that was taken away', () => {
  it('does not keep its table busy for ever: whoever moves is sent to look for it anew', async () => {
    const memory = openMemory();
    let asked = 0;
    const store = appending(memory, (...entry) => {
      asked += 1;
      // Whoever asks without end would hang the test.
      return asked < 1_000 ? memory.games.append(...entry) : Promise.reject(new Error('without end'));
    });
    const fake = fakeHouse({ store });
    const { table, guests } = await begun(fake, RULES, 3);
    const [teller] = guests;
    if (!teller?.view) throw new Error('nobody');
    await memory.games.remove(table.game.id);
    asked = 0;
    const [card = -1] = teller.view.hand;
    await ask(table, teller, { type: 'tell', by: 'p0', card, clue: { kind: 'text', text: 'Moon' } });
    await settle();
    expect(asked).toBe(1);
    expect(teller.byes).toEqual(['stopping']);
    expect(await fake.tables.find(table.code)).toBeNull();
  });
});

describe('moves that come at once', () => {
  it('[Q1] are decided one after another, each on disk before the next', async () => {
    const memory = openMemory();
    let writing = 0;
    let most = 0;
    const store = appending(memory, async (...entry) => {
      writing += 1;
      most = Math.max(most, writing);
      await settle();
      writing -= 1;
      return memory.games.append(...entry);
    });
    const fake = fakeHouse({ store });
    const { table, guests } = await begun(fake, RULES, 6);
    await table.settled();
    most = 0;
    guests.forEach((guest, index) => {
      table.propose({
        game: table.game,
        intent: { type: 'askForTime', by: guest.player, more: true },
        asker: { by: guest.player, id: `m${index}` },
        guest,
      });
    });
    await table.settled();
    expect(most).toBe(1);
    expect(table.game.state.people.every(({ moreTime }) => moreTime)).toBe(true);
    expect(new Set(guests.map(({ v }) => v))).toEqual(new Set([table.game.v]));
  });
});

const SILENT: Brains = {
  prepare: () => undefined,
  move: () => Promise.resolve(null),
  remark: () => Promise.resolve(null),
  leave: () => undefined,
  describe: () => undefined,
  close: () => Promise.resolve(),
};

describe('a bot', () => {
  it.each<[string, Brains['move']]>([
    ['that cheats', () => Promise.resolve({ type: 'vote', number: 99 })],
    ['that knows nothing', () => Promise.resolve(null)],
    ['that breaks down', () => Promise.reject(new Error('broken'))],
  ])('%s does not hold the table up', async (_, move) => {
    const fake = fakeHouse({ minds: { ...SILENT, move } });
    const { table, guests } = await begun(fake, { ...RULES, standIns: true }, 3);
    const [teller, ...others] = guests;
    if (!teller) throw new Error('nobody');
    await ask(table, teller, { type: 'leave', by: 'p0' });
    await fake.clock.pass(10_000);
    expect(others[0]?.view?.phase).toBe('submit');
    expect(fake.house.tally).toMatchObject({ botMoves: 1, botGuesses: 1 });
  });

  it('leaves the first claim to people, for a while', async () => {
    const fake = fakeHouse();
    const table = await opened(fake.tables, PRESETS.dixit);
    const person = new FakeGuest('p0');
    table.welcome(person, 'in');
    await ask(table, person, { type: 'join', by: 'p0' });
    for (const bot of ['b1', 'b2'])
      await table.inOrder(() => table.proposeNow({ type: 'join', by: bot, bot: true }, null));
    await ask(table, person, { type: 'start', by: 'p0' });
    await fake.clock.pass(3_900);
    expect(person.view?.phase).toBe('claim');
    await fake.clock.pass(30_000);
    expect(person.view?.phase).toBe('submit');
  });
});
