/** Whoever looks on guesses along: what is taken, what is told, and when. */
import { PRESETS, type Rules } from '@fabula/engine/rules.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import type { Audience } from '@fabula/protocol/server-messages.ts';
import { ALONE, type Nodes, type Tidings } from '@fabula/table/nodes.ts';
import type { Table } from '@fabula/table/table.ts';
import { describe, expect, it } from 'vitest';
import { settle } from '../fake-clock.ts';
import { type FakeHouse, fakeHouse } from '../fake-house.ts';
import { FakeSpeaker, heard, said, seated } from '../fake-speaker.ts';

const RULES: Rules = { ...PRESETS.dixit, firstStoryteller: 0, standIns: true };

interface Evening {
  readonly fake: FakeHouse;
  readonly table: Table;
  readonly speakers: FakeSpeaker[];
  readonly at: (seat: number) => FakeSpeaker;
}

/** Four seats, the first of them tells, and the row lies open: cards of all four. */
async function voting(overrides: Parameters<typeof fakeHouse>[0] = {}): Promise<Evening> {
  const fake = fakeHouse(overrides);
  const { table, speakers } = await seated(fake, RULES, 4);
  const at = (seat: number): FakeSpeaker => speakers[seat] ?? new FakeSpeaker('nobody');
  await said(table, at(0), { type: 'start' });
  await layRow(table, speakers);
  return { fake, table, speakers, at };
}

async function layRow(table: Table, speakers: readonly FakeSpeaker[]): Promise<void> {
  const { storyteller } = table.game.state;
  const card = (speaker: FakeSpeaker): number => speaker.view?.hand[0] ?? -1;
  const [teller] = speakers.filter(({ seat }) => seat === storyteller);
  if (teller)
    await said(table, teller, { type: 'tell', card: card(teller), clue: { kind: 'text', text: 'Moon' } });
  for (const one of speakers)
    if (one.seat !== storyteller && one.seat !== null)
      await said(table, one, { type: 'submit', cards: [card(one)] });
  expect(table.game.state.phase.name).toBe('vote');
}

/** All vote for the storyteller's picture. */
async function reveal(table: Table, speakers: readonly FakeSpeaker[]): Promise<number> {
  const { storyteller, phase } = table.game.state;
  const story = phase.name === 'vote' ? phase.row.findIndex(({ seat }) => seat === storyteller) + 1 : 0;
  for (const one of speakers)
    if (one.seat !== storyteller && one.seat !== null)
      await said(table, one, { type: 'vote', number: story });
  expect(table.game.state.phase.name).toBe('result');
  return story;
}

function watch(
  table: Table,
  player: string,
  role: 'player' | 'spectator' | 'screen' = 'spectator',
): FakeSpeaker {
  const guest = new FakeSpeaker(player, role);
  table.welcome(guest, 'in');
  return guest;
}

const guess = (table: Table, speaker: FakeSpeaker, number: number, changed = {}): Promise<string | null> =>
  said(table, speaker, {
    type: 'guess',
    game: table.game.id,
    round: table.game.state.round,
    number,
    ...changed,
  });
const counts = (speaker: FakeSpeaker): Audience['audience'][] => heard(speaker, 'audience');
const votes = (speaker: FakeSpeaker): (readonly number[])[] => counts(speaker).map((one) => one.votes);

describe('a guess', () => {
  it('[G1] is one each, by however many connections, and another one until the reveal', async () => {
    const { table, speakers } = await voting();
    const [eve, again, ivan] = [watch(table, 'eve'), watch(table, 'eve'), watch(table, 'ivan')];
    expect(await guess(table, eve, 1)).toBeNull();
    expect(await guess(table, again, 2)).toBeNull();
    expect(await guess(table, ivan, 4)).toBeNull();
    expect(await guess(table, ivan, 2)).toBeNull();
    await reveal(table, speakers);
    expect(votes(eve)).toEqual([[0, 2, 0, 0]]);
    expect(await guess(table, eve, 3)).toBe('wrong-phase');
  });

  it('[G1] is anybody’s who has no seat, also of one who came to play; a shared screen has none', async () => {
    const { table, speakers } = await voting();
    const late = watch(table, 'late', 'player');
    expect(await guess(table, late, 3)).toBeNull();
    await said(table, late, { type: 'join' });
    expect(await guess(table, late, 2)).toBeNull();
    expect(await guess(table, watch(table, 'tv', 'screen'), 1)).toBe('watching-only');
    await reveal(table, speakers);
    expect(votes(late)).toEqual([[0, 1, 0, 0]]);
  });

  it.each([
    ['of no picture of the row', 5, {}, 'no-such-number'],
    ['of none', 0, {}, 'no-such-number'],
    ['of another round', 1, { round: 2 }, 'wrong-phase'],
    ['of another game', 1, { game: 'before' }, 'wrong-phase'],
  ])('[G1] is refused if it is %s', async (_, number, changed, why) => {
    const { table, speakers } = await voting();
    const eve = watch(table, 'eve');
    expect(await guess(table, eve, number, changed)).toBe(why);
    await reveal(table, speakers);
    expect(counts(eve)).toEqual([]);
  });

  it('[G2] is told to nobody before the reveal, is in no log, and nothing waits for it', async () => {
    const { table, speakers, at } = await voting();
    const eve = watch(table, 'eve');
    const everybody = [
      ...speakers,
      eve,
      watch(table, 'ivan'),
      watch(table, 'eve'),
      watch(table, 'tv', 'screen'),
    ];
    await table.settled();
    const { seq } = table.game;
    const before = everybody.map((one) => one.heard.length);
    await guess(table, eve, 2);
    await guess(table, eve, 3);
    expect(everybody.map((one) => one.heard.length)).toEqual(before);
    expect(table.game.seq).toBe(seq);
    expect(at(1).view?.waiting).toEqual([1, 2, 3]);
    // Nor to whoever comes now, or votes before the last.
    await said(table, at(1), {
      type: 'vote',
      number: at(1).view?.row.indexOf(at(1).view?.given[0] ?? -1) === 0 ? 2 : 1,
    });
    for (const one of [...everybody, watch(table, 'late')]) expect(counts(one)).toEqual([]);
  });

  it('[G5] is on the account of whoever guesses, and the same again is not told the other nodes', async () => {
    const tidings: Tidings[] = [];
    const nodes: Nodes = { ...ALONE, areSeveral: true, tell: (_, one) => void tidings.push(one) };
    const { table } = await voting({ nodes });
    const eve = watch(table, 'eve');
    tidings.length = 0;
    const { drafted, written } = eve.paid;
    await guess(table, eve, 2);
    await guess(table, eve, 2);
    expect(eve.paid.drafted).toBeGreaterThan(drafted);
    expect(eve.paid.written).toBe(written);
    expect(tidings.filter(({ what }) => what === 'guessed')).toHaveLength(1);
  });

  it('[G5] of ten thousand others leaves room for the latest alone', async () => {
    const { table, speakers } = await voting();
    const eve = watch(table, 'eve');
    await guess(table, eve, 1);
    const { id: game, round } = { id: table.game.id, round: table.game.state.round };
    const crowd = Array.from({ length: 10_000 }, (_, place) => [`x${place}`, 2] as const);
    table.audience.hold({ game, round, guesses: crowd });
    await reveal(table, speakers);
    expect(votes(eve)).toEqual([[0, 10_000, 0, 0]]);
  });
});

describe('what the audience guessed', () => {
  it('[G3] is told to all with the reveal, after it, once; and to whoever comes to the result', async () => {
    const { table, speakers, at } = await voting();
    const [eve, tv] = [watch(table, 'eve'), watch(table, 'tv', 'screen')];
    await guess(table, eve, 2);
    await reveal(table, speakers);
    const counted = { game: table.game.id, round: 1, votes: [0, 1, 0, 0] };
    for (const one of [...speakers, eve, tv]) {
      expect(counts(one)).toEqual([counted]);
      const [revealed, told] = [
        one.heard.findIndex((message) => 'set' in message && message.set?.result),
        one.heard.findIndex((message) => 'audience' in message),
      ];
      expect(revealed).toBeGreaterThan(-1);
      expect(told).toBeGreaterThan(revealed);
    }
    expect(counts(watch(table, 'late'))).toEqual([counted]);
    // Not in the next round any more.
    for (const one of speakers) await said(table, one, { type: 'sawResult' });
    expect(at(0).view?.round).toBe(2);
    expect(counts(watch(table, 'later'))).toEqual([]);
  });

  it('[G3] brings nobody a point, and is not spoken of where nobody guessed', async () => {
    const [without, along] = [await voting(), await voting()];
    const [nobody, eve] = [watch(without.table, 'eve'), watch(along.table, 'eve')];
    await guess(along.table, eve, 2);
    await reveal(without.table, without.speakers);
    await reveal(along.table, along.speakers);
    expect(counts(nobody)).toEqual([]);
    expect(eve.view?.scores).toEqual(nobody.view?.scores);
  });

  it('[G3] is of its own round: the next begins with none', async () => {
    const { table, speakers } = await voting();
    const eve = watch(table, 'eve');
    await guess(table, eve, 2);
    await reveal(table, speakers);
    for (const one of speakers) await said(table, one, { type: 'sawResult' });
    await layRow(table, speakers);
    await guess(table, watch(table, 'ivan'), 3);
    await reveal(table, speakers);
    expect(counts(eve).map((one) => [one.round, one.votes])).toEqual([
      [1, [0, 1, 0, 0]],
      [2, [0, 0, 1, 0]],
    ]);
  });

  it('[G3] goes with its game, and with a vote that the owner ended', async () => {
    const { table, at } = await voting();
    const eve = watch(table, 'eve');
    await guess(table, eve, 2);
    await said(table, at(0), { type: 'end' });
    expect(counts(eve)).toEqual([]);
    await said(table, at(0), { type: 'rematch' });
    expect(counts(watch(table, 'late'))).toEqual([]);
  });
});

describe('not of the audience', () => {
  it('[G4] is whoever has a seat, by whichever connection', async () => {
    const { table, speakers, at } = await voting();
    expect(await guess(table, at(1), 2)).toBe('audience-only');
    expect(await guess(table, watch(table, 'p1'), 2)).toBe('audience-only');
    await reveal(table, speakers);
    expect(counts(at(1))).toEqual([]);
  });

  it('[G4] is whoever sat down since, or gave a seat away in this round; in the next they are', async () => {
    const { table, speakers, at } = await voting();
    const eve = watch(table, 'eve');
    await guess(table, eve, 2);
    await guess(table, watch(table, 'ivan'), 3);
    await said(table, at(3), { type: 'leave' });
    expect(await guess(table, at(3), 2)).toBe('audience-only');
    const heir = watch(table, 'eve', 'player');
    await said(table, heir, { type: 'join', seat: 3 });
    const sitting = [...speakers.slice(0, 3), heir];
    expect(heir.seat).toBe(3);
    await reveal(table, sitting);
    expect(votes(eve)).toEqual([[0, 0, 1, 0]]);
    for (const one of sitting) await said(table, one, { type: 'sawResult' });
    await layRow(table, sitting);
    expect(await guess(table, at(3), 2)).toBeNull();
  });

  it('[G4] is whoever was kicked in this round, banned or forgotten; whoever just goes is', async () => {
    const { fake, table, speakers, at } = await voting();
    const [gone, banned, forgotten] = ['gone', 'banned', 'forgotten'].map((name) => watch(table, name));
    for (const one of [gone, banned, forgotten]) if (one) await guess(table, one, 1);
    if (gone) table.seeOff(gone);
    table.profiles.set('banned', { name: 'B', avatar: 'rabbit' });
    expect(await said(table, at(0), { type: 'ban', player: 'banned' })).toBeNull();
    table.forget('forgotten');
    await said(table, at(0), { type: 'kick', player: 'p3' });
    expect(await guess(table, watch(table, 'p3'), 2)).toBe('audience-only');
    // A stand-in votes in the empty seat.
    await fake.clock.pass(60_000);
    await reveal(table, speakers.slice(0, 3));
    expect(votes(at(0))).toEqual([[1, 0, 0, 0]]);
  });
});

describe('an audience at several nodes', () => {
  /** The players at one, somebody who looks on at each. */
  async function apart() {
    const store = openMemory();
    const lines: { from: string; one: Tidings }[] = [];
    const as = (from: string): Nodes => ({
      ...ALONE,
      areSeveral: true,
      tell: (_, one) => void lines.push({ from, one }),
    });
    const evening = await voting({ store, nodes: as('here') });
    const { table } = evening;
    const there = await fakeHouse({ store, nodes: as('there') }).tables.find(table.code);
    if (!there) throw new Error('no table');
    lines.length = 0;
    /** `lost`: what the bus does not carry. */
    const carry = async (lost: Tidings['what'] | null = null): Promise<void> => {
      for (let turn = 0; turn < 3; turn += 1) {
        for (const { from, one } of lines.splice(0))
          if (one.what !== lost) (from === 'here' ? there : table).following.hear(one);
        await settle();
        for (const node of [table, there]) await node.settled();
      }
    };
    const [eve, ivan] = [watch(table, 'eve'), watch(there, 'ivan')];
    return { ...evening, there, lines, carry, eve, ivan };
  }

  it('[G3] is counted once, and everywhere the same; nobody hears of it before the reveal is shown there', async () => {
    const { table, there, speakers, carry, eve, ivan } = await apart();
    const alsoThere = watch(there, 'eve');
    await guess(table, eve, 1);
    await guess(there, ivan, 2);
    await carry();
    await guess(there, alsoThere, 4);
    await carry();
    await reveal(table, speakers);
    expect(votes(eve)).toEqual([[0, 1, 0, 1]]);
    expect(counts(ivan)).toEqual([]);
    await carry();
    expect(ivan.view?.phase).toBe('result');
    expect(votes(ivan)).toEqual([[0, 1, 0, 1]]);
    expect(counts(eve)).toHaveLength(1);
  });

  it('[G3] is the fullest count, if a guess did not come everywhere', async () => {
    const { table, there, speakers, carry, eve, ivan } = await apart();
    await guess(table, eve, 1);
    await carry();
    await guess(there, ivan, 2);
    await carry('guessed');
    await reveal(table, speakers);
    expect(votes(eve)).toEqual([[1, 0, 0, 0]]);
    await carry();
    expect(votes(eve).at(-1)).toEqual([1, 1, 0, 0]);
    expect(votes(ivan)).toEqual([[1, 1, 0, 0]]);
  });

  it('[G3] is the same where each has counted as many, of others', async () => {
    const { table, there, speakers, carry, eve, ivan } = await apart();
    await guess(table, eve, 1);
    await guess(there, ivan, 2);
    await carry('guessed');
    await reveal(table, speakers);
    await carry();
    expect(votes(eve).at(-1)).toEqual(votes(ivan).at(-1));
  });

  it('[G2] a count that comes too early, or too late, is not told', async () => {
    const { table, there, speakers, ivan } = await apart();
    const { id: game } = table.game;
    there.audience.hear({ game, round: 1, votes: [9, 0, 0, 0] });
    expect(counts(ivan)).toEqual([]);
    await reveal(table, speakers);
    await there.inOrder(() => there.catchUp());
    there.audience.hear({ game, round: 2, votes: [9, 0, 0, 0] });
    there.audience.hear({ game: 'another', round: 1, votes: [9, 0, 0, 0] });
    expect(counts(ivan)).toEqual([]);
    there.audience.hear({ game, round: 1, votes: [1, 1, 0, 0] });
    there.audience.hear({ game, round: 1, votes: [0, 0, 0, 1] });
    expect(votes(ivan)).toEqual([[1, 1, 0, 0]]);
  });

  it('[G5] is told to a node that has just got the table, and what is known already changes nothing', async () => {
    const { table, there, speakers, carry, lines, eve, ivan } = await apart();
    await guess(table, eve, 1);
    lines.length = 0;
    table.following.hear({ what: 'asked' });
    there.following.hear({ what: 'asked' });
    expect(lines.map(({ one }) => one.what)).toEqual(['guessed']);
    await carry();
    await guess(there, ivan, 1);
    await carry();
    await reveal(table, speakers);
    await carry();
    expect(votes(ivan)).toEqual([[2, 0, 0, 0]]);
    lines.length = 0;
    table.following.hear({ what: 'asked' });
    expect(lines.map(({ one }) => one.what)).toEqual(['counted']);
    await carry();
    expect(counts(ivan)).toHaveLength(1);
  });
});
