/** The album of a game that is over, shown to everybody at the table by one of them. */
import { openMemory } from '@fabula/gamelog/memory.ts';
import type { ClientMessageOf } from '@fabula/protocol/client-messages.ts';
import type { Replay } from '@fabula/protocol/table.ts';
import { ALONE, type Neighbour, type Nodes, type Tidings } from '@fabula/table/nodes.ts';
import type { Table } from '@fabula/table/table.ts';
import { describe, expect, it, vi } from 'vitest';
import { settle } from '../fake-clock.ts';
import { type FakeHouse, fakeHouse } from '../fake-house.ts';
import { FakeSpeaker, heard, said, seated } from '../fake-speaker.ts';
import { found, RULES } from './two-nodes.ts';

type At = ClientMessageOf<'lead'>['at'];
const FIRST: At = { round: 1, step: 'pictures' };
const SECOND: At = { round: 2, step: 'votes' };

/** So long a leader has to come back. */
const BACK_IN = 15_000;

interface Epilogue {
  readonly fake: FakeHouse;
  readonly table: Table;
  readonly game: string;
  readonly at: (seat: number) => FakeSpeaker;
}

/** Three people, and a game that is over. */
async function epilogue(overrides: Parameters<typeof fakeHouse>[0] = {}): Promise<Epilogue> {
  const fake = fakeHouse(overrides);
  const { table, speakers } = await seated(fake, RULES, 3);
  const at = (seat: number): FakeSpeaker => speakers[seat] ?? new FakeSpeaker('nobody');
  await said(table, at(0), { type: 'start' });
  await said(table, at(0), { type: 'end' });
  return { fake, table, game: table.game.id, at };
}

const lead = (table: Table, speaker: FakeSpeaker, at: At, more: { game?: string; next?: string } = {}) =>
  said(table, speaker, { type: 'lead', game: table.game.id, at, ...more });

/** Everything they were told of it, in order. */
const shown = (guest: FakeSpeaker): (Replay | null)[] =>
  heard(guest, 'table').flatMap(({ replay }) => (replay === undefined ? [] : [replay]));

const come = (table: Table, player: string, role: 'player' | 'spectator' | 'screen' = 'player') => {
  const guest = new FakeSpeaker(player, role);
  table.welcome(guest, 'in');
  return guest;
};

describe('the album of a game that is over', () => {
  it('[A1] is shown by one to all, also to shared screens and those who look on', async () => {
    const { table, game, at } = await epilogue();
    const others = [at(1), come(table, 'w', 'spectator'), come(table, 'p0', 'screen')];
    expect(await lead(table, at(0), FIRST)).toBeNull();
    expect(await lead(table, at(0), SECOND)).toBeNull();
    for (const one of others)
      expect(shown(one).slice(-2)).toEqual([
        { by: 'p0', game, ...FIRST },
        { by: 'p0', game, ...SECOND },
      ]);
    expect(await lead(table, at(1), FIRST)).toBe('somebody-leads');
    expect(await lead(table, at(1), null)).toBe('somebody-leads');
    expect(table.replay.shown).toEqual({ by: 'p0', game, ...SECOND });
  });

  it('[A1] is shown by nobody who only looks on, or has no place in the game', async () => {
    const { table, at } = await epilogue();
    expect(await lead(table, come(table, 'w', 'spectator'), FIRST)).toBe('watching-only');
    expect(await lead(table, come(table, 'p0', 'screen'), FIRST)).toBe('watching-only');
    expect(await lead(table, come(table, 'passer-by'), FIRST)).toBe('not-at-the-table');
    at(0).mayAsk = () => false;
    expect(await lead(table, at(0), FIRST)).toBe('too-fast');
    expect(table.replay.shown).toBeNull();
  });

  it('[A1] can be shown until the next game begins, and no other one can', async () => {
    const { table, game, at } = await epilogue();
    expect(await lead(table, at(0), FIRST, { game: 'another' })).toBe('game-not-over');
    await lead(table, at(0), FIRST);
    await said(table, at(1), { type: 'rematch' });
    expect(table.replay.shown).toEqual({ by: 'p0', game, ...FIRST });
    expect(await lead(table, at(0), SECOND, { game })).toBeNull();
    expect(await lead(table, at(0), SECOND)).toBe('game-not-over');
    await said(table, at(0), { type: 'start' });
    expect(shown(at(1)).at(-1)).toBeNull();
    for (const one of [game, table.game.id])
      expect(await lead(table, at(0), FIRST, { game: one })).toBe('game-not-over');
  });

  it('[A1] is not shown before the first game is over', async () => {
    const { table, speakers } = await seated(fakeHouse(), RULES, 3);
    const [owner = new FakeSpeaker('nobody')] = speakers;
    expect(await lead(table, owner, FIRST)).toBe('game-not-over');
    await said(table, owner, { type: 'start' });
    expect(await lead(table, owner, FIRST)).toBe('game-not-over');
  });

  it('[A2] is handed over to somebody who is there, or stopped; said again, that changes nothing', async () => {
    const { table, game, at } = await epilogue();
    await said(table, at(0), { type: 'rematch' });
    await said(table, at(0), { type: 'addBot' });
    const bot = table.game.state.people.find((person) => person.bot)?.id ?? '';
    await lead(table, at(0), FIRST, { game });
    table.seeOff(at(2));
    for (const next of [bot, 'p2', come(table, 'passer-by').player])
      expect(await lead(table, at(0), FIRST, { game, next })).toBe('no-such-player');
    expect(await lead(table, at(0), SECOND, { game, next: 'p1' })).toBeNull();
    expect(await lead(table, at(0), SECOND, { game, next: 'p1' })).toBeNull();
    expect(await lead(table, at(0), FIRST, { game })).toBe('somebody-leads');
    const told = shown(at(0)).length;
    expect(await lead(table, at(1), SECOND, { game })).toBeNull();
    expect(shown(at(0))).toHaveLength(told);
    expect(shown(at(0)).at(-1)).toEqual({ by: 'p1', game, ...SECOND });
    for (const _ of ['once', 'again']) expect(await lead(table, at(1), null, { game })).toBeNull();
    expect(shown(at(0)).slice(told)).toEqual([null]);
  });

  it('[A3] goes on with whoever takes over from a leader who is not there', async () => {
    const { table, game, at, fake } = await epilogue();
    await lead(table, at(0), FIRST);
    table.seeOff(at(0));
    expect(await lead(table, at(1), SECOND)).toBeNull();
    await fake.clock.pass(2 * BACK_IN);
    expect(table.replay.shown).toEqual({ by: 'p1', game, ...SECOND });
    come(table, 'p0');
    expect(await lead(table, at(0), FIRST)).toBe('somebody-leads');
  });

  it('[A3] is over when its leader does not come back in time, and not before', async () => {
    const { table, game, at, fake } = await epilogue();
    await lead(table, at(0), FIRST);
    table.seeOff(at(0));
    await fake.clock.pass(BACK_IN - 1);
    const again = come(table, 'p0');
    await fake.clock.pass(2 * BACK_IN);
    expect(shown(at(1)).at(-1)).toEqual({ by: 'p0', game, ...FIRST });
    table.seeOff(again);
    await fake.clock.pass(BACK_IN);
    expect(shown(at(1)).at(-1)).toBeNull();
    // Whoever comes back may begin anew.
    come(table, 'p0');
    expect(await lead(table, at(0), SECOND)).toBeNull();
  });

  it('[A3] is over when its leader is forgotten, or sent away', async () => {
    const { table, at } = await epilogue();
    await lead(table, at(1), FIRST);
    await said(table, at(0), { type: 'ban', player: 'p1' });
    expect(shown(at(0)).at(-1)).toBeNull();
    await lead(table, at(2), FIRST);
    table.forget('p1');
    expect(table.replay.shown?.by).toBe('p2');
    table.forget('p2');
    expect(shown(at(0)).at(-1)).toBeNull();
  });

  it('[A3] is not waited for at a table that was put away', async () => {
    const { table, at, fake } = await epilogue();
    await lead(table, at(0), FIRST);
    table.seeOff(at(0));
    table.putAway();
    const show = vi.spyOn(table, 'showTable');
    await fake.clock.pass(2 * BACK_IN);
    expect(show).not.toHaveBeenCalled();
  });

  it('[A4] is in no log, and on the account of whoever shows it', async () => {
    const { table, at } = await epilogue();
    const { seq } = table.game;
    const { registerSeq } = table;
    const { sent, written } = at(1).paid;
    await lead(table, at(1), FIRST);
    expect([table.game.seq, table.registerSeq]).toEqual([seq, registerSeq]);
    expect(at(1).paid.sent).toBeGreaterThan(sent);
    expect(at(1).paid.written).toBe(written);
    expect(Object.keys(table.replay.shown ?? {}).sort()).toEqual(['by', 'game', 'round', 'step']);
  });

  it('[A5] is where the others are for whoever comes', async () => {
    const { table, game, at } = await epilogue();
    await lead(table, at(0), SECOND);
    for (const role of ['player', 'spectator', 'screen'] as const)
      expect(shown(come(table, 'late', role))).toEqual([{ by: 'p0', game, ...SECOND }]);
  });
});

describe('the album on two nodes', () => {
  async function onTwo() {
    const store = openMemory();
    const sent: { from: 'here' | 'there'; tidings: Tidings }[] = [];
    const neighbours: Record<'here' | 'there', Neighbour[]> = {
      here: [{ player: 'p1', role: 'player' }],
      there: [
        { player: 'p0', role: 'player' },
        { player: 'p2', role: 'player' },
      ],
    };
    const nodesOf = (from: 'here' | 'there'): Nodes => ({
      ...ALONE,
      areSeveral: true,
      neighbours: () => neighbours[from],
      tell: (_, tidings) => void sent.push({ from, tidings }),
    });
    const { table: here, at, game, fake } = await epilogue({ store, nodes: nodesOf('here') });
    const other = fakeHouse({ store, nodes: nodesOf('there') });
    const there = await found(other, here.code);
    const guest = come(there, 'p1');
    const screen = come(there, 'p1', 'screen');
    here.seeOff(at(1));
    sent.length = 0;
    /** What each has told reaches the other. */
    const carry = async (): Promise<void> => {
      for (const { from, tidings } of sent.splice(0))
        (from === 'here' ? there : here).following.hear(tidings);
      await settle();
      await Promise.all([here.settled(), there.settled()]);
    };
    return { here, there, at, guest, screen, game, fake, other, sent, neighbours, carry };
  }

  it('[A5] is shown through either, and led from either', async () => {
    const { here, there, at, guest, screen, game, carry } = await onTwo();
    await lead(here, at(0), FIRST);
    await carry();
    for (const one of [guest, screen]) expect(shown(one).at(-1)).toEqual({ by: 'p0', game, ...FIRST });
    expect(await lead(there, guest, SECOND)).toBe('somebody-leads');
    await lead(here, at(0), FIRST, { next: 'p1' });
    await carry();
    expect(await lead(there, guest, SECOND)).toBeNull();
    await carry();
    expect(shown(at(2)).at(-1)).toEqual({ by: 'p1', game, ...SECOND });
    await lead(there, guest, null);
    await carry();
    expect(shown(at(2)).at(-1)).toBeNull();
  });

  it('[A5] of two who begin at once the latest leads, on both; of the same moment one of them', async () => {
    const { here, there, at, guest, carry, fake, other } = await onTwo();
    await lead(here, at(0), FIRST);
    await lead(there, guest, SECOND);
    expect(here.replay.shown?.by).not.toBe(there.replay.shown?.by);
    await carry();
    expect(here.replay.shown).toEqual(there.replay.shown);
    const { by } = here.replay.shown ?? {};
    await (by === 'p0' ? lead(here, at(0), null) : lead(there, guest, null));
    await carry();
    await Promise.all([fake.clock.pass(5), other.clock.pass(7)]);
    await lead(there, guest, FIRST);
    await fake.clock.pass(5);
    await lead(here, at(0), SECOND);
    await carry();
    expect([here.replay.shown?.by, there.replay.shown?.by]).toEqual(['p0', 'p0']);
  });

  it('[A5] a node that was not told that the game is over looks before it refuses', async () => {
    const store = openMemory();
    const nodes: Nodes = { ...ALONE, areSeveral: true };
    const { table, speakers } = await seated(fakeHouse({ store, nodes }), RULES, 3);
    const [owner = new FakeSpeaker('nobody')] = speakers;
    const there = await found(fakeHouse({ store, nodes }), table.code);
    const guest = come(there, 'p1');
    await said(table, owner, { type: 'start' });
    await said(table, owner, { type: 'end' });
    expect(await lead(there, guest, FIRST)).toBeNull();
    expect(there.replay.shown?.by).toBe('p1');
  });

  it('[A5] a node that has just got the table asks, and is told by the one whoever leads is at', async () => {
    const { here, there, at, game, sent, carry } = await onTwo();
    await lead(here, at(0), SECOND);
    // Lost on its way.
    sent.length = 0;
    there.following.askWhatWasSaid();
    await carry();
    expect(sent.map(({ from, tidings }) => [from, tidings.what])).toEqual([['here', 'led']]);
    await carry();
    expect(there.replay.shown).toEqual({ by: 'p0', game, ...SECOND });
    // The other has nothing to tell of it.
    here.following.askWhatWasSaid();
    await carry();
    expect(sent).toEqual([]);
  });

  it('[A5] where words may have been lost, whoever leads says it again, and the others ask', async () => {
    const { here, there, at, guest, sent, carry } = await onTwo();
    await lead(here, at(0), FIRST);
    await carry();
    await lead(here, at(0), null);
    sent.length = 0;
    there.replay.doubt();
    expect(shown(guest).at(-1)).toBeNull();
    expect(sent.map(({ tidings }) => tidings.what)).toEqual(['asked']);
    await carry();
    await lead(here, at(0), SECOND);
    sent.length = 0;
    here.replay.doubt();
    await carry();
    expect(shown(guest).at(-1)).toMatchObject(SECOND ?? {});
  });

  it('[A5] what comes too late is not shown: of an earlier moment, or of a game that lies on the table no more', async () => {
    const { here, there, at, guest, sent, carry } = await onTwo();
    await lead(here, at(0), FIRST);
    const [late] = sent.splice(0);
    await lead(here, at(0), SECOND);
    await carry();
    if (late) there.following.hear(late.tidings);
    await there.settled();
    expect(there.replay.shown).toMatchObject(SECOND ?? {});
    await lead(here, at(0), FIRST);
    const [before] = sent.splice(0);
    await said(here, at(0), { type: 'rematch' });
    await said(here, at(0), { type: 'start' });
    await carry();
    expect(shown(guest).at(-1)).toBeNull();
    if (before) there.following.hear(before.tidings);
    await there.settled();
    expect(there.replay.shown).toBeNull();
  });

  it('[A3] is over on both when its leader is at neither', async () => {
    const { here, there, at, guest, carry, fake, other, neighbours } = await onTwo();
    await lead(here, at(0), FIRST);
    await carry();
    here.seeOff(at(0));
    neighbours.there = [{ player: 'p2', role: 'player' }];
    there.neighboursChanged();
    expect(there.replay.shown).not.toBeNull();
    await Promise.all([fake.clock.pass(BACK_IN), other.clock.pass(BACK_IN)]);
    expect([here.replay.shown, there.replay.shown]).toEqual([null, null]);
    expect(shown(guest).at(-1)).toBeNull();
  });
});
