/** One table: what it does with what was applied to its ledgers. */
import { giveUpSeat } from '@fabula/table/requests.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import type { Store } from '@fabula/gamelog/port.ts';
import { heed } from '@fabula/table/heed.ts';
import type { Table } from '@fabula/table/table.ts';
import { pino } from 'pino';
import { describe, expect, it, vi } from 'vitest';
import { settle } from '../fake-clock.ts';
import { type FakeHouse, fakeHouse, opened, otherwise } from '../fake-house.ts';
import { FakeSpeaker, said, seated } from '../fake-speaker.ts';

const RULES = { ...PRESETS.dixit, firstStoryteller: 0 } as const;

const found = async ({ tables }: FakeHouse, code: string): Promise<Table> => {
  const table = await tables.find(code);
  if (!table) throw new Error('no table');
  return table;
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

  it('knows whence those came who sit here or are kept out, however many look in; of these the latest', async () => {
    const fake = fakeHouse();
    const { table, speakers } = await seated(fake, RULES, 4);
    const [owner = new FakeSpeaker('nobody'), seatedOne = owner, banned = owner] = speakers;
    await said(table, owner, { type: 'ban', player: banned.player });
    for (const one of [seatedOne, banned]) table.seeOff(one);
    for (let number = 0; number < 210; number += 1) {
      const passerBy = new FakeSpeaker(`g${number}`, 'spectator');
      table.welcome(passerBy, 'in');
      table.seeOff(passerBy);
    }
    const known = [seatedOne.player, banned.player, 'g0', 'g209'];
    expect(known.map((player) => table.cameFrom.has(player))).toEqual([true, true, false, true]);
  });

  it('gives up a seat for somebody who has one, and writes nothing for others', async () => {
    const fake = fakeHouse();
    const { table } = await seated(fake, RULES, 4);
    const length = () => fake.store.games.length(table.game.id);
    const before = await length();
    await giveUpSeat(table, 'stranger');
    expect(await length()).toBe(before);
    await giveUpSeat(table, 'p3');
    expect(table.game.state.people.map(({ id }) => id)).toEqual(['p0', 'p1', 'p2']);
  });

  it('that broke down over what it shows still sends everybody away', async () => {
    const fake = fakeHouse();
    const { table, speakers } = await seated(fake, RULES, 3);
    for (const guest of speakers) {
      const { byes } = guest;
      guest.bye = (reason) => {
        byes.push(reason);
        table.seeOff(guest);
      };
    }
    vi.spyOn(table.talk, 'speakers', 'get').mockImplementation(() => {
      throw new Error('a mistake of ours');
    });
    // Comings and goings are told at once again.
    await fake.clock.pass(1_000);
    table.breakDown(new Error('a mistake of ours'));
    expect(speakers.map(({ byes }) => byes)).toEqual(speakers.map(() => ['stopping']));
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
    expect(lines[0]).toContain('a table broke down');
    expect(speakers.map(({ byes }) => byes)).toEqual(speakers.map(() => ['stopping']));
    expect(fake.tables.inUse(table.code)).toBeUndefined();
    await expect(table.settled()).rejects.toThrow('broke down');
    const before = await fake.store.games.length(table.game.id);
    table.propose({
      game: table.game,
      intent: { type: 'start', by: 'p0' },
      asker: { by: 'p0', id: 's' },
      guest: owner,
    });
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

  it('[R9] writes nothing for what is so already', async () => {
    const fake = fakeHouse();
    const { table, speakers } = await seated(fake, RULES, 3);
    const [owner = new FakeSpeaker('nobody')] = speakers;
    const version = async () => (await fake.store.records.get('table', table.code))?.version;
    const before = await version();
    expect(await said(table, owner, { type: 'settings', chat: true, language: 'en' })).toBeNull();
    expect(await version()).toBe(before);
    expect(await said(table, owner, { type: 'settings', chat: false })).toBeNull();
    expect(await version()).toBe((before ?? 0) + 1);
  });

  it('[K4] knows what it has answered, by a move or about itself', async () => {
    const { table, speakers } = await seated(fakeHouse(), RULES, 3);
    const [owner = new FakeSpeaker('nobody')] = speakers;
    await said(table, owner, { type: 'ready', ready: true }, 'move');
    await said(table, owner, { type: 'settings', listed: true }, 'request');
    for (const [id, is] of [
      ['move', true],
      ['request', true],
      ['other', false],
    ] as const)
      expect(table.hasAnswered({ by: 'p0', id })).toBe(is);
    expect(table.hasAnswered({ by: 'p1', id: 'move' })).toBe(false);
  });

  it('that was put away decides nothing more: it will be loaded anew', async () => {
    const fake = fakeHouse();
    const table = await opened(fake.tables, RULES);
    await fake.clock.pass(10 * 60_000);
    expect([fake.tables.size, table.isRetired]).toEqual([0, true]);
    await expect(table.settled()).rejects.toThrow();
  });

  it('asks its bots for a word once a reveal, however many look at the result', async () => {
    const fake = fakeHouse();
    const { table, speakers } = await seated(fake, { ...RULES, rounds: 1 }, 3);
    const [owner, one, other] = speakers as [FakeSpeaker, FakeSpeaker, FakeSpeaker];
    await said(table, owner, { type: 'addBot' });
    const remark = vi.spyOn(fake.house.minds, 'remark');
    await said(table, owner, { type: 'start' });
    await said(table, owner, {
      type: 'tell',
      card: owner.view?.hand[0] ?? -1,
      clue: { kind: 'aloud', media: null },
    });
    for (const speaker of [one, other])
      await said(table, speaker, { type: 'submit', cards: [speaker.view?.hand[0] ?? -1] });
    await fake.clock.pass(10_000);
    for (const speaker of [one, other]) {
      const { row = [], given = [] } = speaker.view ?? {};
      await said(table, speaker, {
        type: 'vote',
        number: row.findIndex((card) => !given.includes(card)) + 1,
      });
    }
    await fake.clock.pass(5_000);
    expect(owner.view?.phase).toBe('result');
    await said(table, one, { type: 'sawResult' });
    expect(remark).toHaveBeenCalledTimes(1);
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
    // A move is also sent to everybody, in as many letters.
    const [sent, lengths] = [second.paid.sent, speakers.map((speaker) => speaker.heard.length)];
    await said(table, second, { type: 'ready', ready: false });
    const letters = speakers.flatMap((speaker, place) => speaker.heard.slice(lengths[place]));
    expect(second.paid.sent - sent).toBe(
      letters.reduce((sum, message) => sum + JSON.stringify(message).length, 0),
    );
    const later = second.paid.written;
    await table.inOrder(() => table.amend({ type: 'close' }, null));
    expect(second.paid.written).toBe(later);
    expect(first.paid.written).toBeGreaterThan(before[0] ?? 0);
  });

  it('works on nobody’s account any more when what they asked for is done', async () => {
    const { table, speakers } = await seated(fakeHouse(), RULES, 3);
    const [first, second] = speakers as [FakeSpeaker, FakeSpeaker];
    heed(second, table, { type: 'say', text: 'Hello', id: 'hello' });
    await settle();
    expect(second.acknowledged).toEqual(['hello']);
    const before = [first.paid.sent, second.paid.sent];
    table.spend('sent', 100);
    expect([first.paid.sent, second.paid.sent]).toEqual([(before[0] ?? 0) + 100, before[1]]);
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
        game: table.game,
        intent: { type: 'ready', by: 'p0', ready: count % 2 === 0 },
        asker: { by: 'p0', id: `o${count}` },
        guest: owner,
      });
    expect(table.isAtRest).toBe(true);
    for (let count = 0; count < 500; count += 1) propose(count);
    expect([table.isAtRest, table.isOverrun]).toEqual([false, false]);
    propose(500);
    expect(table.isOverrun).toBe(true);
    for (const message of [{ type: 'end' }, { type: 'rematch' }] as const)
      heed(owner, table, { ...message, id: 'late' });
    expect(owner.refusals.slice(-2)).toEqual([{ code: 'too-fast' }, { code: 'too-fast' }]);
    isSlow = false;
    write();
    await table.settled();
    await settle();
    expect([table.isAtRest, table.isOverrun]).toEqual([true, false]);
  });
});
