/** What is played when time runs out. */
import { type Rules } from '@fabula/engine/rules.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { StoreError } from '@fabula/gamelog/port.ts';
import { ALONE, type Nodes, type Tidings, withdrawn } from '@fabula/table/nodes.ts';
import { tellTimeUp } from '@fabula/table/drafts.ts';
import type { GameChange } from '@fabula/table/game.ts';
import { describe, expect, it } from 'vitest';
import { fakeHouse, otherwise } from '../fake-house.ts';
import { FakeSpeaker, said } from '../fake-speaker.ts';
import { begun, card, draft, MINUTE, SECRET, story, TIMED, timesUp, told } from './drafting.ts';

describe('when time runs out', () => {
  it('[Q3] the clue that was being written is told, and its storyteller hears so', async () => {
    const { fake, table, at } = await begun();
    const move = story(at(0));
    expect(await draft(table, at(0), move)).toBeNull();
    await fake.clock.pass(MINUTE);
    expect(at(1).view).toMatchObject({ phase: 'submit', clue: { kind: 'text', text: SECRET } });
    expect(at(0).view?.given).toEqual([move.card]);
    expect(timesUp(at(0))).toEqual([true]);
    expect(timesUp(at(1))).toEqual([]);
  });

  it('[Q3] chosen pictures are given; whoever has chosen none is left to a stand-in, and told so', async () => {
    const { fake, table, at } = await told(await begun());
    const [mine, theirs] = [card(at(1), 4), card(at(2), 5)];
    await draft(table, at(1), { type: 'submit', cards: [mine] });
    await draft(table, at(2), { type: 'submit', cards: [theirs] });
    await fake.clock.pass(MINUTE);
    expect(at(1).view?.given).toEqual([mine]);
    expect(at(2).view?.given).toEqual([theirs]);
    expect([1, 2, 3].map((seat) => timesUp(at(seat)))).toEqual([[true], [true], [false]]);
    await fake.clock.pass(30_000);
    expect(at(3).view).toMatchObject({ phase: 'vote', given: [expect.any(Number)] });
  });

  it('[Q3] without stand-ins a chosen picture is given, and who has chosen none is passed over', async () => {
    const { fake, table, at } = await told(await begun({ ...TIMED, standIns: false }));
    const mine = card(at(1), 4);
    await draft(table, at(1), { type: 'submit', cards: [mine] });
    await fake.clock.pass(MINUTE);
    expect(at(1).view).toMatchObject({ phase: 'vote', given: [mine] });
    expect([1, 2, 3].map((seat) => timesUp(at(seat)))).toEqual([[true], [false], [false]]);
  });

  it('[Q3] a chosen vote is cast', async () => {
    const { fake, table, at } = await told(await begun());
    for (const seat of [1, 2, 3]) await said(table, at(seat), { type: 'submit', cards: [card(at(seat), 0)] });
    const others = (at(1).view?.row ?? []).flatMap((one, place) =>
      at(1).view?.given.includes(one) ? [] : [place + 1],
    );
    const number = others.at(-1) ?? 0;
    await draft(table, at(1), { type: 'vote', number });
    await fake.clock.pass(MINUTE);
    expect(at(1).view?.vote).toBe(number);
    expect(timesUp(at(1))).toEqual([true]);
  });

  it('[Q3] what is not legal is not played: the stand-in moves', async () => {
    const { fake, table, at } = await told(await begun());
    await draft(table, at(1), { type: 'submit', cards: [card(at(2), 0)] });
    await fake.clock.pass(MINUTE);
    expect(at(1).view?.given).toEqual([]);
    expect(timesUp(at(1))).toEqual([false]);
    await fake.clock.pass(30_000);
    expect(at(1).view?.phase).toBe('vote');
  });

  it.each([
    ['of another round', { round: 7 }],
    ['of another game', { game: 'before' }],
  ])('[Q3] a draft %s is not played', async (_, changed) => {
    const { fake, table, at } = await told(await begun());
    await draft(table, at(1), { type: 'submit', cards: [card(at(1), 0)] }, changed);
    await fake.clock.pass(MINUTE);
    expect(timesUp(at(1))).toEqual([false]);
  });

  it('[Q3] what was taken back is not played, nor what somebody chose instead of what they gave', async () => {
    const { fake, table, at } = await told(await begun());
    await draft(table, at(1), { type: 'submit', cards: [card(at(1), 2)] });
    await draft(table, at(1), null);
    const given = card(at(2), 0);
    await said(table, at(2), { type: 'submit', cards: [given] });
    await draft(table, at(2), { type: 'submit', cards: [card(at(2), 3)] });
    await fake.clock.pass(MINUTE);
    expect(at(1).view?.given).toEqual([]);
    expect(at(2).view?.given).toEqual([given]);
    expect([1, 2].map((seat) => timesUp(at(seat)))).toEqual([[false], []]);
  });

  it('[Q3] whose turn to tell is passed on hears that it was too late, and the others hear nothing', async () => {
    const { fake, at } = await begun({ ...TIMED, standIns: false });
    await fake.clock.pass(MINUTE);
    expect(at(1).view).toMatchObject({ phase: 'tell', storyteller: 1 });
    expect([0, 1, 2, 3].map((seat) => timesUp(at(seat)))).toEqual([[false], [], [], []]);
  });

  it('[Q3] whoever claimed and gave no clue hears that it was too late, and the others hear nothing', async () => {
    const claimed: Rules = {
      ...TIMED,
      firstStoryteller: 'claim',
      time: { claim: 60, tell: 60, submit: 60, vote: 60, result: null },
    };
    const { fake, table, at } = await begun(claimed);
    await said(table, at(2), { type: 'claim' });
    await fake.clock.pass(MINUTE);
    expect(at(1).view?.phase).toBe('claim');
    expect([0, 1, 2, 3].map((seat) => timesUp(at(seat)))).toEqual([[], [], [false], []]);
    // Nor does anybody when nobody claims.
    await fake.clock.pass(MINUTE);
    expect([0, 1, 2, 3].map((seat) => timesUp(at(seat)))).toEqual([[], [], [false], []]);
  });

  it('[Q3] whom the owner passes over has not been too late', async () => {
    const { table, at } = await told(await begun({ ...TIMED, standIns: false }));
    expect(await said(table, at(0), { type: 'skip', seat: 3 })).toBeNull();
    expect(at(3).view?.waiting).toEqual([1, 2]);
    expect(timesUp(at(3))).toEqual([]);
  });

  it('[Q3] what was chosen for a phase that had not come yet is not played in it', async () => {
    const { fake, table, at } = await begun();
    await draft(table, at(1), { type: 'submit', cards: [card(at(1), 4)] });
    await said(table, at(0), story(at(0), 'Moon'));
    await draft(table, at(2), { type: 'vote', number: 1 });
    for (const seat of [2, 3]) await said(table, at(seat), { type: 'submit', cards: [card(at(seat), 0)] });
    await fake.clock.pass(MINUTE);
    expect(timesUp(at(1))).toEqual([false]);
    await fake.clock.pass(30_000);
    expect(at(2).view?.phase).toBe('vote');
    await fake.clock.pass(MINUTE);
    expect(timesUp(at(2))).toEqual([false]);
  });

  it('[Q3] nothing is played early because somebody else’s time to come back is over', async () => {
    const { fake, table, at } = await told(await begun({ ...TIMED, grace: 20 }));
    const mine = card(at(1), 4);
    await draft(table, at(1), { type: 'submit', cards: [mine] });
    table.seeOff(at(3));
    await fake.clock.pass(MINUTE / 2);
    expect(table.game.state.people.find(({ id }) => id === 'p3')?.presence).toBe('gone');
    expect(at(1).view?.given).toEqual([]);
    await fake.clock.pass(MINUTE / 2);
    expect(at(1).view?.given).toEqual([mine]);
  });

  it('[Q3] a disk that is full for a moment loses no draft', async () => {
    const store = openMemory();
    let isFull = false;
    const append: typeof store.games.append = (...args) =>
      isFull ? Promise.reject(new StoreError('full', 'no room')) : store.games.append(...args);
    const { fake, table, at } = await told(
      await begun(TIMED, { store: otherwise(store, { games: { append } }), storeFailed: () => undefined }),
    );
    const mine = card(at(1), 4);
    await draft(table, at(1), { type: 'submit', cards: [mine] });
    isFull = true;
    await fake.clock.pass(MINUTE);
    expect(at(1).view?.given).toEqual([]);
    isFull = false;
    await fake.clock.pass(10_000);
    expect(at(1).view?.given).toEqual([mine]);
  });
});

describe('a draft', () => {
  it('[Q3] of somebody who is here through another node is let go where word of a newer one may have been lost', async () => {
    const { fake, table, at } = await told(await begun({ ...TIMED, standIns: false }));
    const [lost, mine] = [card(at(1), 4), card(at(2), 4)];
    await draft(table, at(1), { type: 'submit', cards: [lost] });
    await draft(table, at(2), { type: 'submit', cards: [mine] });
    table.guests.delete(at(1));
    table.drafts.dropElsewhere();
    await fake.clock.pass(MINUTE);
    expect(at(2).view).toMatchObject({ phase: 'vote', given: [mine] });
    expect(table.game.state.phase).toMatchObject({ row: [expect.anything(), expect.anything()] });
    expect(at(2).view?.row).not.toContain(lost);
  });

  it('[Q4] is shown to nobody and in no log while there is time', async () => {
    const { table, at, speakers, fake } = await begun();
    const before = table.game.seq;
    await draft(table, at(0), story(at(0)));
    await fake.clock.pass(MINUTE / 2);
    expect(table.game.seq).toBe(before);
    for (const speaker of speakers) expect(JSON.stringify(speaker.heard)).not.toContain(SECRET);
    const late = new FakeSpeaker('w', 'spectator');
    table.welcome(late, 'in');
    expect(JSON.stringify(late.heard)).not.toContain(SECRET);
  });

  it('[Q3] is what somebody chose last, and whoever chose last comes first', async () => {
    const { table, at } = await told(await begun());
    const given = (seat: number, place: number): Promise<string | null> =>
      draft(table, at(seat), { type: 'submit', cards: [card(at(seat), place)] });
    await given(1, 0);
    await given(2, 0);
    expect(table.drafts.next()?.player).toBe('p2');
    await given(1, 1);
    expect(table.drafts.next()).toMatchObject({
      player: 'p1',
      intent: { type: 'submit', by: 'p1', cards: [card(at(1), 1)] },
    });
  });

  it('[Q4] of somebody without a seat is not kept for when they have one', async () => {
    const { table, at } = await told(await begun());
    const { id, state } = table.game;
    const cards = [card(at(1), 0)];
    table.drafts.hold('heir', { game: id, round: state.round, move: { type: 'submit', cards } });
    await table.inOrder(() =>
      table.proposeNow({ type: 'handOver', by: 'p1', to: 'heir' }, { by: 'p1', id: 'give' }),
    );
    expect(table.game.state.people.find(({ id: one }) => one === 'heir')?.seat).toBe(1);
    expect(table.drafts.next()).toBeNull();
  });

  it('[Q4] is on the account of whoever it is of', async () => {
    const { table, at } = await begun();
    const { written } = at(0).paid;
    await draft(table, at(0), story(at(0)));
    expect(at(0).paid.drafted).toBeGreaterThan(SECRET.length);
    expect(at(0).paid.written).toBe(written);
  });

  it('[Q4] is taken of those who sit, and goes with whoever is forgotten', async () => {
    const { table, at, fake } = await begun();
    const stranger = new FakeSpeaker('stranger');
    table.welcome(stranger, 'in');
    expect(await draft(table, stranger, story(at(0)))).toBe('not-seated');
    await draft(table, at(0), story(at(0)));
    table.forget('p0');
    await fake.clock.pass(MINUTE);
    expect(timesUp(at(0))).toEqual([false]);
  });

  it('is told to the other nodes, and one of them that minds the clock plays it', async () => {
    const store = openMemory();
    const tidings: Tidings[] = [];
    const nodes: Nodes = { ...ALONE, watches: () => false, tell: (_, one) => void tidings.push(one) };
    const { table, at } = await begun(TIMED, { store, nodes });
    const elsewhere = fakeHouse({ store });
    const same = await elsewhere.tables.find(table.code);
    if (!same) throw new Error('no table');
    same.welcome(new FakeSpeaker('w', 'spectator'), 'in');
    await draft(table, at(0), story(at(0)));
    const [drafted] = tidings.filter(({ what }) => what === 'drafted');
    if (!drafted) throw new Error('nothing was told');
    same.following.hear(drafted);
    await elsewhere.clock.pass(MINUTE);
    await table.inOrder(() => table.catchUp());
    expect(at(1).view).toMatchObject({ phase: 'submit', clue: { text: SECRET } });
    expect(timesUp(at(0))).toEqual([true]);
  });

  it('is held where its phase is read of only then', async () => {
    const store = openMemory();
    const tidings: Tidings[] = [];
    const nodes: Nodes = { ...ALONE, watches: () => false, tell: (_, one) => void tidings.push(one) };
    const { table, at } = await begun(TIMED, { store, nodes });
    const same = await fakeHouse({ store }).tables.find(table.code);
    if (!same) throw new Error('no table');
    await said(table, at(0), story(at(0), 'Moon'));
    await draft(table, at(1), { type: 'submit', cards: [card(at(1), 4)] });
    const [drafted] = tidings.filter(({ what }) => what === 'drafted');
    expect([same.game.state.phase.name, drafted?.what]).toEqual(['tell', 'drafted']);
    if (drafted) same.following.hear(drafted);
    await same.settled();
    expect([same.game.state.phase.name, same.drafts.next()?.player]).toEqual(['submit', 'p1']);
  });

  it('[Q3] that was withdrawn elsewhere is not played here', async () => {
    const { fake, table, at } = await begun();
    const { id: game, state } = table.game;
    const drafted: Tidings = {
      what: 'drafted',
      game,
      seq: 0,
      player: 'p0',
      draft: { game, round: state.round, move: story(at(0)) },
    };
    table.following.hear(drafted);
    await table.settled();
    expect(table.drafts.next()?.player).toBe('p0');
    table.following.hear(withdrawn(drafted) ?? drafted);
    await fake.clock.pass(MINUTE);
    expect(timesUp(at(0))).toEqual([false]);
  });
});

describe('a move that no message asked for', () => {
  /** Of one who shares seat 1 with `p1`, who listens. */
  async function movedBy(by: string | { readonly standIn: number }, command = true): Promise<boolean[]> {
    const { table, at } = await told(await begun());
    const { state } = table.game;
    const [first] = state.people;
    if (!first) throw new Error('nobody is here');
    const before = { ...state, people: [...state.people, { ...first, id: 'bot', bot: true, seat: 1 }] };
    const move = { type: 'submit', by, cards: [0], at: 1 } as const;
    const change = { before, after: before, command: command ? move : null, events: [], asker: null };
    tellTimeUp({ ...change, size: 0, isOurs: true } as GameChange, [at(1)]);
    return timesUp(at(1));
  }

  it('is a draft if a person made it, and not if a bot or a stand-in did, or if it is none', async () => {
    expect(await movedBy('p1')).toEqual([true]);
    expect(await movedBy('bot')).toEqual([]);
    expect(await movedBy('nobody')).toEqual([]);
    expect(await movedBy({ standIn: 1 })).toEqual([]);
    expect(await movedBy('p1', false)).toEqual([]);
  });
});
