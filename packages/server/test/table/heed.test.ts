/** Who may say what at a table, and what becomes of it. */
import { PRESETS } from '@fabula/engine/rules.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { StoreError, type StoreFault } from '@fabula/gamelog/port.ts';
import { heed } from '@fabula/table/heed.ts';
import type { Table } from '@fabula/table/table.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { settle } from '../fake-clock.ts';
import { type FakeHouse, fakeHouse, otherwise } from '../fake-house.ts';
import { FakeSpeaker, type Said, said, seated } from '../fake-speaker.ts';

const RULES = { ...PRESETS.dixit, firstStoryteller: 0 } as const;
const ALOUD = { kind: 'aloud', media: null } as const;

let fake: FakeHouse;
let table: Table;
let speakers: FakeSpeaker[];
const at = (place: number): FakeSpeaker => {
  const speaker = speakers[place];
  if (!speaker) throw new Error('nobody');
  return speaker;
};
beforeEach(async () => {
  fake = fakeHouse();
  ({ table, speakers } = await seated(fake, RULES, 4));
  // Sitting down was said lately, too.
  await fake.clock.pass(10_000);
});

describe('whoever looks on', () => {
  const messages = {
    rename: { type: 'rename', name: 'W' },
    say: { type: 'say', text: 'Hi' },
    react: { type: 'react', reaction: 'wow' },
    mute: { type: 'mute', player: 'p1', muted: true },
    report: { type: 'report', player: 'p1', reason: '' },
    join: { type: 'join' },
    settings: { type: 'settings', chat: false },
    ban: { type: 'ban', player: 'p1' },
    unban: { type: 'unban', player: 'p1' },
    handover: { type: 'handover' },
    rematch: { type: 'rematch' },
    addBot: { type: 'addBot' },
    removeBot: { type: 'removeBot', player: 'p1' },
    start: { type: 'start' },
    vote: { type: 'vote', number: 1 },
  } as const;
  const answers = async (speaker: FakeSpeaker): Promise<string[]> => {
    table.welcome(speaker, 'in');
    const done: string[] = [];
    for (const [name, message] of Object.entries(messages))
      if ((await said(table, speaker, message)) !== 'watching-only') done.push(name);
    return done;
  };

  it('may talk, choose whom to hear, report, and have a name; nothing else', async () => {
    expect(await answers(new FakeSpeaker('w', 'spectator'))).toEqual([
      'rename',
      'say',
      'react',
      'mute',
      'report',
    ]);
  });

  it('[Q5] on a shared screen says whether it plays the music; nobody else does, and a few times at most', async () => {
    const music = { type: 'music', plays: true } as const;
    const screen = new FakeSpeaker('tv', 'screen');
    table.welcome(screen, 'in');
    expect(await said(table, screen, music)).toBe(null);
    for (const role of ['player', 'spectator'] as const) {
      const other = new FakeSpeaker('p0', role);
      table.welcome(other, 'in');
      expect(await said(table, other, music)).toBe('screens-only');
    }
    screen.mayAsk = () => false;
    expect(await said(table, screen, { ...music, plays: false })).toBe('too-fast');
    expect(screen.playsMusic).toBe(true);
  });

  it('on a shared screen says nothing else, also if its player owns the table', async () => {
    expect(await answers(new FakeSpeaker('p0', 'screen'))).toEqual([]);
  });

  it('as a player is heard in all of it', async () => {
    expect(await answers(new FakeSpeaker('p0'))).toEqual(Object.keys(messages));
  });
});

describe('a request', () => {
  it('beyond what one may ask is refused, and not carried out', async () => {
    at(0).mayAsk = () => false;
    expect(await said(table, at(0), { type: 'settings', chat: false })).toBe('too-fast');
    expect(table.register.chat).toBe(true);
  });

  it('[R1] changes what it names; the answer says nothing more', async () => {
    expect(await said(table, at(0), { type: 'settings', language: 'ru', listed: true })).toBeNull();
    expect(table.register).toMatchObject({ language: 'ru', listed: true, chat: true });
    expect(at(0).told).toEqual([]);
    expect(await said(table, at(1), { type: 'settings', chat: false })).toBe('owner-only');
  });

  it('that changed decks which are not there is refused with why', async () => {
    const message: Said = { type: 'changeRules', rules: RULES, decks: ['none'] };
    at(0).chosenDecks = () => ({ code: 'no-such-deck', deck: 'none' });
    expect(await said(table, at(0), message)).toBe('no-such-deck');
    at(0).chosenDecks = () => [{ id: 'e', cards: 84 }];
    expect(await said(table, at(0), message)).toBeNull();
    expect(table.game.state.decks).toEqual([{ id: 'e', cards: 84 }]);
  });

  it('is reported with what the house says of it', async () => {
    at(1).report = () => Promise.resolve({ rejection: { code: 'no-longer-there' } });
    expect(await said(table, at(1), { type: 'report', player: 'p2', reason: '' })).toBe('no-longer-there');
  });

  it.each<[StoreFault, string[], string | null]>([
    ['full', [], 'not-saved'],
    ['io', [], null],
  ])('[Q2] on a disk that fails (%s) is answered only if it is known', async (fault, acks, refusal) => {
    const memory = openMemory();
    let failing = false;
    const store = otherwise(memory, {
      records: {
        put: (...args) =>
          failing ? Promise.reject(new StoreError(fault, 'no')) : memory.records.put(...args),
      },
    });
    const failures: unknown[] = [];
    const house = fakeHouse({ store, storeFailed: (error) => failures.push(error) });
    const made = await seated(house, RULES, 3);
    const [owner = new FakeSpeaker('nobody')] = made.speakers;
    failing = true;
    const before = owner.refusals.length;
    heed(owner, made.table, { id: 'c', type: 'settings', chat: false });
    await settle();
    expect(owner.acknowledged.filter((id) => id === 'c')).toEqual(acks);
    expect(owner.refusals[before]?.code ?? null).toBe(refusal);
    expect(failures).toHaveLength(1);
    expect(made.table.register.chat).toBe(true);
  });
});

describe('what the game does not wait for', () => {
  /** How many of so many are heard at once. */
  const heeded = async (count: number, message: (turn: number) => Said, by = 1) => {
    let done = 0;
    for (let turn = 0; turn < count; turn += 1)
      if ((await said(table, at(by), message(turn))) !== 'too-fast') done += 1;
    return done;
  };
  const told = async (): Promise<void> => {
    await said(table, at(0), { type: 'start' });
    await said(table, at(0), { type: 'tell', card: at(0).view?.hand[0] ?? -1, clue: ALOUD });
  };

  it('is heard twenty times, and one more every two seconds', async () => {
    expect(await heeded(30, (turn) => ({ type: 'ready', ready: turn % 2 === 0 }))).toBe(20);
    await fake.clock.pass(2_000);
    expect(await heeded(3, () => ({ type: 'ready', ready: true }))).toBe(1);
    // Everybody for themselves.
    expect(await heeded(1, () => ({ type: 'ready', ready: true }), 2)).toBe(1);
  });

  it('is another clue or another card instead of the first, but not the first', async () => {
    await told();
    const hand = at(1).view?.hand ?? [];
    expect(await heeded(22, (turn) => ({ type: 'submit', cards: [hand[turn % 2] ?? -1] }))).toBe(21);
    const mine = at(0).view?.hand[0] ?? -1;
    expect(await heeded(22, () => ({ type: 'tell', card: mine, clue: ALOUD }), 0)).toBe(20);
  });

  it('is another vote instead of the first', async () => {
    await told();
    for (const place of [1, 2, 3])
      await said(table, at(place), { type: 'submit', cards: [at(place).view?.hand[0] ?? -1] });
    expect(at(1).view?.phase).toBe('vote');
    const { row = [], given = [] } = at(1).view ?? {};
    const numbers = row.flatMap((card, place) => (given.includes(card) ? [] : [place + 1]));
    expect(await heeded(23, (turn) => ({ type: 'vote', number: numbers[turn % 2] ?? 0 }))).toBe(21);
  });

  it('is no move: whoever is not at it may try again and again', async () => {
    const moves: Said[] = [
      { type: 'claim' },
      { type: 'start' },
      { type: 'sawResult' },
      { type: 'letChanceDecide' },
      { type: 'skip', seat: 0 },
      { type: 'tell', card: -1, clue: ALOUD },
      { type: 'submit', cards: [] },
      { type: 'vote', number: 1 },
    ];
    for (const message of moves) expect(await heeded(25, () => message, 3)).toBe(25);
  });

  it('is refused where the log is full, and the game goes on', async () => {
    await told();
    Object.defineProperty(table.game, 'isFull', { value: true });
    const hand = at(1).view?.hand ?? [];
    expect(await said(table, at(1), { type: 'submit', cards: [hand[0] ?? -1] })).toBeNull();
    expect(await said(table, at(1), { type: 'submit', cards: [hand[1] ?? -1] })).toBe('log-full');
    expect(await said(table, at(2), { type: 'submit', cards: [at(2).view?.hand[0] ?? -1] })).toBeNull();
  });

  it('[Q6] is talk: twenty lines, and two more every second, by however many connections', async () => {
    const tab = new FakeSpeaker('p1');
    table.welcome(tab, 'in');
    expect(await heeded(15, () => ({ type: 'say', text: 'la' }))).toBe(15);
    const others: (string | null)[] = [];
    for (let line = 0; line < 7; line += 1) others.push(await said(table, tab, { type: 'say', text: 'la' }));
    expect(others).toEqual([null, null, null, null, null, 'too-fast', 'too-fast']);
    await fake.clock.pass(1_000);
    expect(await heeded(4, () => ({ type: 'say', text: 'la' }))).toBe(2);
  });

  it('is passing somebody over whose time is up already, and that is not written', async () => {
    await told();
    const { seq } = table.game;
    expect(await heeded(25, () => ({ type: 'skip', seat: 2 }), 0)).toBe(21);
    expect(table.game.seq).toBe(seq + 1);
  });

  it('is refused where the log is full, also bots that come and go', async () => {
    expect(await said(table, at(0), { type: 'addBot' })).toBeNull();
    const bot = table.game.state.people.find((one) => one.bot)?.id ?? '';
    Object.defineProperty(table.game, 'isFull', { value: true });
    const { seq } = table.game;
    expect(await said(table, at(0), { type: 'removeBot', player: bot })).toBe('log-full');
    expect(await said(table, at(0), { type: 'addBot' })).toBe('log-full');
    expect([table.game.seq, Object.keys(table.register.bots)]).toEqual([seq, [bot]]);
  });
});

describe('a message that comes again', () => {
  it('is acknowledged however often, and costs none of what may be said besides', async () => {
    const message = { id: 'once', type: 'recolour', colour: 'plum' } as const;
    for (let time = 0; time < 50; time += 1) {
      heed(at(1), table, message);
      await settle();
    }
    expect(at(1).refusals).toEqual([]);
    expect(await said(table, at(1), { type: 'recolour', colour: 'bone' })).toBeNull();
  });
});

it('a mistake of ours costs one table, and nobody else', async () => {
  vi.spyOn(table.drafts, 'take').mockImplementation(() => {
    throw new Error('a mistake');
  });
  const draft = { type: 'draft', id: 'd', game: table.game.id, round: 1, move: null } as const;
  expect(() => heed(at(0), table, draft)).not.toThrow();
  expect(table.isRetired).toBe(true);
  expect(at(1).byes).toEqual(['stopping']);
});
