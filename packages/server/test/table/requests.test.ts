/** What people ask of a table besides playing. */
import { PRESETS } from '@fabula/engine/rules.ts';
import { LONGEST_SAYING } from '@fabula/protocol/table.ts';
import { takeOver } from '@fabula/table/requests.ts';
import type { Table } from '@fabula/table/table.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeHouse, FakeGuest, fakeHouse } from '../fake-house.ts';
import { FakeSpeaker, heard, said, seated } from '../fake-speaker.ts';

const RULES = { ...PRESETS.dixit, firstStoryteller: 0 } as const;
const DAY = 24 * 60 * 60 * 1_000;

let fake: FakeHouse;
let table: Table;
let [owner, one, other]: FakeSpeaker[] = [];
const everybody = (): FakeSpeaker[] => [owner, one, other].flatMap((speaker) => speaker ?? []);
const at = (speaker: FakeSpeaker | undefined): FakeSpeaker => {
  if (!speaker) throw new Error('nobody');
  return speaker;
};

beforeEach(async () => {
  fake = fakeHouse();
  const made = await seated(fake, RULES, 3);
  table = made.table;
  [owner, one, other] = made.speakers;
});

/** The owner has told a story. */
async function told(): Promise<void> {
  await said(table, at(owner), { type: 'start' });
  const [card = -1] = at(owner).view?.hand ?? [];
  await said(table, at(owner), { type: 'tell', card, clue: { kind: 'aloud', media: null } });
  expect(at(one).view?.phase).toBe('submit');
}

describe('what is said', () => {
  it('is heard by everybody, as plain text, with its time', async () => {
    const before = at(one).paid.sent;
    expect(await said(table, at(one), { type: 'say', text: '  Hello\u202e you ' })).toBeNull();
    for (const speaker of everybody())
      expect(heard(speaker, 'say')).toEqual([{ by: 'p1', text: 'Hello you', at: fake.clock.now() }]);
    expect(fake.house.tally.sayings).toBe(1);
    const letter = JSON.stringify({ say: { by: 'p1', text: 'Hello you', at: fake.clock.now() } });
    expect(at(one).paid.sent - before).toBe(3 * letter.length);
  });

  it('is neither empty nor too long: letters count, not bytes', async () => {
    const say = (text: string) => said(table, at(one), { type: 'say', text });
    expect(await say(' \u202e ')).toBe('saying-empty');
    expect(await say('🦊'.repeat(LONGEST_SAYING))).toBeNull();
    expect(await say('🦊'.repeat(LONGEST_SAYING + 1))).toBe('saying-too-long');
    expect(at(one).refusals.at(-1)).toEqual({ code: 'saying-too-long', most: LONGEST_SAYING });
    expect(fake.house.tally.sayings).toBe(1);
  });

  it('twice by the same message is heard once, and again by another', async () => {
    for (const id of ['a', 'a', 'b']) await said(table, at(one), { type: 'say', text: 'Hi' }, id);
    expect(heard(at(other), 'say')).toHaveLength(2);
    expect(at(one).acknowledged.slice(-3)).toEqual(['a', 'a', 'b']);
    // Somebody else's message may have the same id.
    await said(table, at(other), { type: 'say', text: 'Hi' }, 'a');
    expect(heard(at(one), 'say')).toHaveLength(3);
    for (const id of ['r', 'r']) await said(table, at(one), { type: 'react', reaction: 'wow' }, id);
    expect(heard(at(other), 'react')).toEqual([{ by: 'p1', reaction: 'wow' }]);
  });

  it('is remembered for a while: the thirty-third message back is not known any more', async () => {
    for (let count = 0; count < 33; count += 1)
      await said(table, at(one), { type: 'react', reaction: 'wow' }, `r${count}`);
    await said(table, at(one), { type: 'react', reaction: 'wow' }, 'r1');
    expect(heard(at(other), 'react')).toHaveLength(33);
    await said(table, at(one), { type: 'react', reaction: 'wow' }, 'r0');
    expect(heard(at(other), 'react')).toHaveLength(34);
  });

  it('is not heard by whoever does not want to, and by them only', async () => {
    expect(await said(table, at(other), { type: 'mute', player: 'p1', muted: true })).toBeNull();
    await said(table, at(one), { type: 'say', text: 'Hi' });
    await said(table, at(one), { type: 'react', reaction: 'wow' });
    await said(table, at(owner), { type: 'say', text: 'Hi too' });
    expect([heard(at(other), 'say').length, heard(at(other), 'react').length]).toEqual([1, 0]);
    expect([heard(at(owner), 'say').length, heard(at(owner), 'react').length]).toEqual([2, 1]);
    expect(heard(at(other), 'muted')).toEqual([['p1']]);
    expect(heard(at(owner), 'muted')).toEqual([]);
    await said(table, at(other), { type: 'mute', player: 'p1', muted: false });
    expect(heard(at(other), 'muted')).toEqual([['p1'], []]);
    await said(table, at(one), { type: 'say', text: 'Again' });
    expect(heard(at(other), 'say').at(-1)).toMatchObject({ text: 'Again' });
  });

  it('is told to those who come later, unless they do not want to hear it, or there is no chat', async () => {
    await said(table, at(one), { type: 'say', text: 'One' });
    await said(table, at(owner), { type: 'say', text: 'Two' });
    await said(table, at(other), { type: 'mute', player: 'p1', muted: true });
    const [late, muting] = [new FakeGuest('late', 'spectator'), new FakeGuest('p2')];
    for (const guest of [late, muting]) table.welcome(guest, 'in');
    expect(heard(late, 'said')).toMatchObject([[{ text: 'One' }, { text: 'Two' }]]);
    expect(heard(muting, 'said')).toMatchObject([[{ text: 'Two' }]]);
    await said(table, at(owner), { type: 'settings', chat: false });
    const later = new FakeGuest('later', 'spectator');
    table.welcome(later, 'in');
    expect(heard(later, 'said')).toEqual([]);
    expect(await said(table, at(one), { type: 'say', text: 'Three' })).toBe('chat-off');
    expect(await said(table, at(one), { type: 'react', reaction: 'wow' })).toBe('chat-off');
  });

  it('is taken back by the host: everybody is told what is left for them', async () => {
    await said(table, at(one), { type: 'say', text: 'Rude' });
    await fake.clock.pass(1_000);
    await said(table, at(one), { type: 'say', text: 'Kind' });
    const [{ at: when } = { at: 0 }] = heard(at(owner), 'say');
    await said(table, at(other), { type: 'mute', player: 'p1', muted: true });
    expect(table.takeBack('p2', when)).toBe(false);
    expect(table.takeBack('p1', when + 1)).toBe(false);
    expect(heard(at(owner), 'said')).toEqual([]);
    expect(table.takeBack('p1', when)).toBe(true);
    expect(heard(at(owner), 'said')).toMatchObject([[{ text: 'Kind' }]]);
    expect(heard(at(other), 'said')).toEqual([[]]);
    expect(table.takeBack('p1', when)).toBe(false);
  });

  it('[I5] is nothing from a storyteller between the telling and the reveal, not even a name', async () => {
    await said(table, at(owner), { type: 'start' });
    expect(await said(table, at(owner), { type: 'say', text: 'Let me think' })).toBeNull();
    const [card = -1] = at(owner).view?.hand ?? [];
    await said(table, at(owner), { type: 'tell', card, clue: { kind: 'aloud', media: null } });
    for (const message of [
      { type: 'say', text: 'The third' },
      { type: 'react', reaction: 'wow' },
      { type: 'rename', name: 'Third' },
    ] as const) {
      expect(await said(table, at(owner), message)).toBe('storyteller-rests');
      expect(await said(table, at(one), message)).toBeNull();
    }
    for (const speaker of [at(one), at(other)])
      await said(table, speaker, { type: 'submit', cards: speaker.view?.hand.slice(0, 2) ?? [] });
    expect(at(owner).view?.phase).toBe('vote');
    expect(await said(table, at(owner), { type: 'say', text: 'No' })).toBe('storyteller-rests');
    // Whoever looks on has no seat, and none of the storyteller's duties.
    const watcher = new FakeSpeaker('w', 'spectator');
    table.welcome(watcher, 'in');
    expect(await said(table, watcher, { type: 'say', text: 'Hm' })).toBeNull();
    await said(table, at(owner), { type: 'end' });
    expect(await said(table, at(owner), { type: 'say', text: 'Ha' })).toBeNull();
  });
});

describe('a name', () => {
  it('is shown to everybody once it is saved, and not if it is refused', async () => {
    at(one).rename = () => Promise.resolve({ name: 'Ana', avatar: 'hare' });
    expect(await said(table, at(one), { type: 'rename', name: 'Ana' })).toBeNull();
    const shown = heard(at(other), 'table').at(-1) as { profiles?: Record<string, unknown> };
    expect(shown.profiles?.['p1']).toEqual({ name: 'Ana', avatar: 'hare' });
    at(one).rename = () => Promise.resolve({ code: 'name-struck' });
    expect(await said(table, at(one), { type: 'rename', name: 'Rude' })).toBe('name-struck');
    expect(table.profiles.get('p1')?.name).toBe('Ana');
  });
});

describe('whoever is banned', () => {
  it('[R2] loses the seat, is told why, and counts once', async () => {
    expect(await said(table, at(one), { type: 'ban', player: 'p2' })).toBe('owner-only');
    expect(at(other).byes).toEqual([]);
    for (const id of ['b', 'b'])
      expect(await said(table, at(owner), { type: 'ban', player: 'p2' }, id)).toBeNull();
    expect(table.register.banned).toEqual(['p2']);
    expect(table.game.state.people.map(({ id }) => id)).toEqual(['p0', 'p1']);
    expect(at(other).byes).toEqual(['banned', 'kicked']);
    expect([at(owner).byes, at(one).byes]).toEqual([[], []]);
    expect(await said(table, at(owner), { type: 'unban', player: 'p2' })).toBeNull();
    expect(table.register.banned).toEqual([]);
  });

  it('[R2] may be somebody who only looks on', async () => {
    const watcher = new FakeGuest('w', 'spectator');
    table.welcome(watcher, 'in');
    expect(await said(table, at(owner), { type: 'ban', player: 'w' })).toBeNull();
    expect(watcher.byes).toEqual(['banned']);
    expect(table.game.state.people).toHaveLength(3);
    expect(await said(table, at(owner), { type: 'ban', player: 'nobody' })).toBe('no-such-player');
  });
});

describe('a seat on offer', () => {
  const offered = async (): Promise<string> => {
    expect(await said(table, at(one), { type: 'handover' })).toBeNull();
    const { secret } = at(one).told.at(-1) as { secret: string };
    return secret;
  };
  const taken = (by: string, secret: string, id = 'take') =>
    table.inOrder(() => takeOver(table, { by, id }, secret));
  const VOID = { rejection: { code: 'handover-void' } };

  it('[R4] is taken by whoever has the secret, once; the same message again is answered the same', async () => {
    const secret = await offered();
    expect(JSON.stringify(table.register)).not.toContain(secret);
    expect(await taken('new', 'a guess')).toEqual(VOID);
    expect(await taken('new', secret)).toBeNull();
    expect(table.register.handovers).toEqual([]);
    expect(table.game.state.people.map(({ id, seat }) => [id, seat])).toContainEqual(['new', 1]);
    expect(await taken('new', secret)).toBeNull();
    expect(await taken('thief', secret)).toEqual(VOID);
  });

  it('[R4] is for a day', async () => {
    const secret = await offered();
    await fake.clock.pass(DAY - 1);
    const late = (await fake.tables.find(table.code)) ?? table;
    expect(late.register.handovers[0]?.until).toBe(fake.clock.now() + 1);
    await fake.clock.pass(1);
    table = (await fake.tables.find(table.code)) ?? table;
    expect(await taken('new', secret)).toEqual(VOID);
    expect(table.game.state.people.map(({ id }) => id)).not.toContain('new');
  });

  it('is nobody’s who sits already, and stays on offer then', async () => {
    const secret = await offered();
    expect(await taken('p2', secret)).toMatchObject({ rejection: {} });
    expect(table.register.handovers).toHaveLength(1);
    const watcher = new FakeSpeaker('w', 'player');
    table.welcome(watcher, 'in');
    expect(await said(table, watcher, { type: 'handover' })).toBe('not-seated');
  });
});

describe('a bot', () => {
  it('[R5] is invited by the owner, with a level or the usual one, once by the same message', async () => {
    const prepare = vi.spyOn(fake.house.minds, 'prepare');
    expect(await said(table, at(one), { type: 'addBot' })).toBe('owner-only');
    expect(prepare).not.toHaveBeenCalled();
    for (const id of ['a', 'a']) expect(await said(table, at(owner), { type: 'addBot' }, id)).toBeNull();
    expect(prepare).toHaveBeenCalledWith(table.game.state.decks, 'en');
    expect(await said(table, at(owner), { type: 'addBot', level: 'sharp' })).toBeNull();
    expect(Object.values(table.register.bots).map(({ level }) => level)).toEqual(['even', 'sharp']);
    expect(table.game.state.people.filter(({ bot }) => bot).map(({ id }) => id)).toEqual(
      Object.keys(table.register.bots),
    );
    const [first, second] = Object.values(table.register.bots);
    expect(first?.character).not.toBe(second?.character);
  });

  it('[R5] has no place at a full table', async () => {
    for (let count = 0; count < 3; count += 1)
      expect(await said(table, at(owner), { type: 'addBot' })).toBeNull();
    expect(await said(table, at(owner), { type: 'addBot' })).not.toBeNull();
    expect(table.game.state.people).toHaveLength(6);
  });

  it('is sent away by the owner; a person is not', async () => {
    await said(table, at(owner), { type: 'addBot' });
    const [bot = ''] = Object.keys(table.register.bots);
    expect(await said(table, at(one), { type: 'removeBot', player: bot })).toBe('owner-only');
    expect(await said(table, at(owner), { type: 'removeBot', player: 'p1' })).toBe('not-a-bot');
    expect(await said(table, at(owner), { type: 'removeBot', player: 'nobody' })).toBe('not-a-bot');
    expect(table.game.state.people).toHaveLength(4);
    for (const id of ['x', 'x'])
      expect(await said(table, at(owner), { type: 'removeBot', player: bot }, id)).toBeNull();
    expect(table.game.state.people.map(({ id }) => id)).toEqual(['p0', 'p1', 'p2']);
  });
});

describe('a game once more', () => {
  it('[R6] is for those who have a place in one that is over', async () => {
    expect(await said(table, at(one), { type: 'rematch' })).toBe('game-not-over');
    await told();
    await said(table, at(owner), { type: 'end' });
    const watcher = new FakeSpeaker('w');
    table.welcome(watcher, 'in');
    expect(await said(table, watcher, { type: 'rematch' })).toBe('not-at-the-table');
    const before = table.game.id;
    for (const id of ['r', 'r']) expect(await said(table, at(one), { type: 'rematch' }, id)).toBeNull();
    expect(table.register.games).toEqual([before]);
    expect(table.game.state).toMatchObject({ owner: 'p0', phase: { name: 'lobby' } });
    expect(at(other).view?.game).toBe(table.game.id);
  });
});
