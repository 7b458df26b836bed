/** What everybody is told about the table itself. */
import { PRESETS } from '@fabula/engine/rules.ts';
import type { TableView } from '@fabula/protocol/table.ts';
import type { Table } from '@fabula/table/table.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FakeHouse, FakeGuest, fakeHouse } from '../fake-house.ts';
import { FakeSpeaker, heard, said, seated } from '../fake-speaker.ts';

const RULES = { ...PRESETS.dixit, firstStoryteller: 0 } as const;

let fake: FakeHouse;
let table: Table;
let owner: FakeSpeaker;
beforeEach(async () => {
  fake = fakeHouse();
  const made = await seated(fake, RULES, 3);
  table = made.table;
  owner = made.speakers[0] ?? new FakeSpeaker('nobody');
  await fake.clock.pass(1_000);
});

const toldTo = (guest: FakeGuest): Partial<TableView>[] => heard(guest, 'table');
/** What was told since; and the clients count along. */
const newsFor = (guest: FakeGuest): (() => Partial<TableView>[]) => {
  const before = toldTo(guest).length;
  return () => toldTo(guest).slice(before);
};
const come = (player: string, role: 'player' | 'spectator' | 'screen', name = player): FakeGuest => {
  const guest = new FakeGuest(player, role);
  if (role !== 'screen') table.profiles.set(player, { name, avatar: 'hare' });
  table.welcome(guest, 'in');
  return guest;
};

describe('a newcomer', () => {
  it('hears everything about the table; the others, what is new', () => {
    const news = newsFor(owner);
    const guest = come('w', 'spectator', 'Vera');
    const profiles = {
      p0: { name: 'P0', avatar: 'rabbit' },
      p1: { name: 'P1', avatar: 'rabbit' },
      p2: { name: 'P2', avatar: 'rabbit' },
      w: { name: 'Vera', avatar: 'hare' },
    };
    expect(toldTo(guest)).toEqual([
      {
        code: table.code,
        language: 'en',
        listed: false,
        chat: true,
        descriptions: false,
        quickBots: false,
        profiles,
        standing: [],
        spectators: 1,
        screens: 0,
        music: false,
        gamesPlayed: 0,
        lastGame: null,
        replay: null,
        banned: [],
      },
    ]);
    expect(news()).toEqual([{ profiles, spectators: 1 }]);
    expect(heard(guest, 'muted')).toEqual([]);
    expect(guest.paid.sent).toBeGreaterThan(JSON.stringify(toldTo(guest)[0]).length);
  });

  it('has a number to count along from, the same as everybody’s', async () => {
    const numbers = (guest: FakeGuest): unknown[] => heard(guest, 't');
    const guest = come('w', 'spectator');
    const last = numbers(owner).at(-1);
    expect(numbers(guest)).toEqual([last]);
    await said(table, owner, { type: 'settings', chat: false });
    expect(numbers(guest)).toEqual([last, Number(last) + 1]);
    expect(numbers(owner).at(-1)).toBe(Number(last) + 1);
  });

  it('hears whom they do not want to hear', async () => {
    await said(table, owner, { type: 'mute', player: 'p1', muted: true });
    const again = new FakeGuest('p0');
    table.welcome(again, 'in');
    expect(heard(again, 'muted')).toEqual([['p1']]);
  });

  it('pays for what is told because of them', () => {
    const [before, others] = [owner.paid.sent, newsFor(owner)];
    const guest = come('w', 'spectator');
    expect(owner.paid.sent).toBe(before);
    const own = guest.heard.reduce((sum, message) => sum + JSON.stringify(message).length, 0);
    const news = JSON.stringify({ t: 1, table: others()[0] }).length;
    expect(guest.paid.sent - own).toBeGreaterThanOrEqual(3 * news);
  });
});

describe('people who come and go', () => {
  it('are told of at once, and by the dozen together', async () => {
    const news = newsFor(owner);
    come('w0', 'spectator');
    expect(news()).toHaveLength(1);
    for (let count = 1; count < 12; count += 1) come(`w${count}`, 'spectator');
    expect(news()).toHaveLength(1);
    await fake.clock.pass(249);
    expect(news()).toHaveLength(1);
    await fake.clock.pass(1);
    expect(news().map(({ spectators }) => spectators)).toEqual([1, 12]);
    await fake.clock.pass(1_000);
    const last = come('w12', 'spectator');
    expect(news().at(-1)?.spectators).toBe(13);
    table.seeOff(last);
    table.seeOff(last);
    await fake.clock.pass(250);
    expect(news().map(({ spectators }) => spectators)).toEqual([1, 12, 13, 12]);
    expect(Object.keys(news().at(-1)?.profiles ?? {})).not.toContain('w12');
  });

  it('on shared screens are counted, and not named', () => {
    const news = newsFor(owner);
    come('television', 'screen');
    expect(news()).toEqual([{ screens: 1 }]);
  });

  it('[Q5] on a shared screen that plays the music are heard of, until they stop or go', async () => {
    const news = newsFor(owner);
    const screens = ['one', 'two'].map((player) => new FakeSpeaker(player, 'screen'));
    for (const screen of screens) {
      table.welcome(screen, 'in');
      for (const plays of [true, true]) await said(table, screen, { type: 'music', plays });
      await fake.clock.pass(1_000);
    }
    expect(news()).toEqual([{ screens: 1 }, { music: true }, { screens: 2 }]);
    for (const screen of screens) {
      table.seeOff(screen);
      await fake.clock.pass(1_000);
    }
    expect(news().slice(3)).toEqual([{ screens: 1 }, { screens: 0, music: false }]);
  });

  it('are named as long as something they said can be read', async () => {
    const talker = new FakeSpeaker('t', 'spectator');
    table.profiles.set('t', { name: 'Talker', avatar: 'hare' });
    table.welcome(talker, 'in');
    await said(table, talker, { type: 'say', text: 'Hi' });
    await fake.clock.pass(1_000);
    const news = newsFor(owner);
    table.seeOff(talker);
    expect(news()).toEqual([{ spectators: 0 }]);
    table.forget('t');
    expect(news().at(-1)?.profiles).not.toHaveProperty('t');
    table.forget('t');
    expect(news()).toHaveLength(2);
    expect(table.cameFrom.has('t')).toBe(false);
  });

  it('are known while they are here or have been lately', () => {
    const guest = new FakeGuest('nameless', 'spectator');
    expect(table.knows('nameless')).toBe(false);
    table.welcome(guest, 'in');
    expect(table.knows('nameless')).toBe(true);
    expect(table.cameFrom.get('nameless')).toBe('10.0.0.7');
    table.seeOff(guest);
    expect(table.knows('nameless')).toBe(false);
    table.seeOff(come('named', 'spectator'));
    expect(table.knows('named')).toBe(true);
    expect(table.knows('p1')).toBe(true);
  });

  it('and passed by once are remembered two hundred at a time; those with a place, kept out or here longer', async () => {
    await said(table, owner, { type: 'ban', player: 'p2' });
    const here = come('here', 'spectator');
    for (let count = 0; count < 300; count += 1) table.seeOff(come(`by${count}`, 'spectator'));
    for (const known of [table.profiles, table.cameFrom]) {
      expect(known.size).toBeLessThanOrEqual(201);
      expect(known.size).toBeGreaterThan(190);
      for (const player of ['p0', 'p1', 'p2', here.player, 'by299']) expect(known.has(player)).toBe(true);
      expect(known.has('by0')).toBe(false);
    }
  });

  it('get another name from the host only where they have one', () => {
    const news = newsFor(owner);
    table.rename('p1', { name: 'Guest', avatar: 'hare' });
    expect(news()).toMatchObject([{ profiles: { p1: { name: 'Guest' } } }]);
    table.rename('stranger', { name: 'Guest', avatar: 'hare' });
    expect(table.profiles.has('stranger')).toBe(false);
    expect(news()).toHaveLength(1);
  });
});

describe('what changes about the table', () => {
  it('is told part by part, and nothing where nothing changed', async () => {
    const news = newsFor(owner);
    await said(table, owner, { type: 'settings', listed: true });
    await said(table, owner, { type: 'settings', listed: true });
    expect(news()).toEqual([{ listed: true }]);
    table.showTable();
    expect(news()).toHaveLength(1);
  });

  it('is told of those who are kept out, by name', async () => {
    await said(table, owner, { type: 'start' });
    const news = newsFor(owner);
    await said(table, owner, { type: 'ban', player: 'p2' });
    expect(news()[0]).toEqual({ banned: ['p2'] });
    expect(Object.keys((toldTo(come('w', 'spectator'))[0] as TableView).profiles)).toContain('p2');
  });

  it('is told of bots in the language of the table', async () => {
    await said(table, owner, { type: 'addBot', level: 'gentle' });
    const [bot = ''] = Object.keys(table.register.bots);
    const named = (): unknown => (toldTo(owner).findLast(({ profiles }) => profiles)?.profiles ?? {})[bot];
    const english = named();
    expect(english).toMatchObject({ level: 'gentle', name: expect.stringMatching(/^[A-Za-z ]+$/) as string });
    await said(table, owner, { type: 'settings', language: 'ru' });
    expect(named()).toMatchObject({
      level: 'gentle',
      name: expect.stringMatching(/^[А-Яа-яё ]+$/) as string,
    });
  });

  it('is told of another game: how many there were, and which the last was', async () => {
    await said(table, owner, { type: 'start' });
    await said(table, owner, { type: 'end' });
    const before = table.game.id;
    const news = newsFor(owner);
    await said(table, owner, { type: 'rematch' });
    expect(news()).toContainEqual(expect.objectContaining({ gamesPlayed: 1, lastGame: before }));
  });
});
