/** One table on two nodes: what another one wrote is read, applied and shown like one's own. */
import { openMemory } from '@fabula/gamelog/memory.ts';
import { exported } from '@fabula/table/game.ts';
import { ALONE, type Neighbour, type Nodes } from '@fabula/table/nodes.ts';
import { takeOver } from '@fabula/table/requests.ts';
import type { Table } from '@fabula/table/table.ts';
import { describe, expect, it, vi } from 'vitest';
import { settle } from '../fake-clock.ts';
import { FakeGuest, fakeHouse, otherwise } from '../fake-house.ts';
import { FakeSpeaker, heard, said, seated } from '../fake-speaker.ts';
import { found, onTwoNodes, RULES } from './two-nodes.ts';

const heedSettings = (table: Table, owner: FakeSpeaker): void => {
  void said(table, owner, { type: 'settings', listed: true }).catch(() => undefined);
};

describe('what another node has changed, and nobody has told of,', () => {
  /** The owner is at both. */
  async function untold() {
    const store = openMemory();
    const nodes: Nodes = { ...ALONE, areSeveral: true };
    const { table, speakers } = await seated(fakeHouse({ store, nodes }), RULES, 3);
    const [owner = new FakeSpeaker('nobody')] = speakers;
    const same = await found(fakeHouse({ store, nodes }), table.code);
    const elsewhere = new FakeSpeaker('p0');
    same.welcome(elsewhere, 'in');
    return { table, owner, same, elsewhere };
  }

  it('[R4] is no reason to refuse a seat that was offered there', async () => {
    const { table, owner, same } = await untold();
    await said(table, owner, { type: 'handover' });
    const { secret = '' } = Object.assign({}, ...owner.told) as { secret?: string };
    expect(await same.inOrder(() => takeOver(same, { by: 'heir', id: 'h' }, secret))).toBeNull();
    expect(same.game.state.people[0]?.id).toBe('heir');
  });

  it('[R5] is no reason to refuse a bot to be sent away', async () => {
    const { table, owner, same, elsewhere } = await untold();
    await said(table, owner, { type: 'addBot' });
    const { id = '' } = table.game.state.people.at(-1) ?? {};
    expect(await said(same, elsewhere, { type: 'removeBot', player: id })).toBeNull();
    expect(same.game.state.people).toHaveLength(3);
  });

  it('[R6] is no reason to refuse another game, nor to begin a second one', async () => {
    const { table, owner, same, elsewhere } = await untold();
    await said(table, owner, { type: 'start' });
    await said(table, owner, { type: 'end' });
    expect(await said(same, elsewhere, { type: 'rematch' })).toBeNull();
    expect(await said(table, owner, { type: 'rematch' })).toBeNull();
    expect(table.register.games).toHaveLength(1);
    expect(table.game.id).toBe(same.game.id);
  });
});

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

  it('[K2] is another game: what was said before it came, and waited, was not meant for it', async () => {
    const { table, owner, same, guest } = await onTwoNodes();
    await said(table, owner, { type: 'start' });
    await said(table, owner, { type: 'end' });
    await same.inOrder(() => same.game.catchUp());
    await said(same, guest, { type: 'rematch' });
    const reading = table.inOrder(() => table.catchUp());
    const waiting = said(table, owner, { type: 'ready', ready: true });
    await reading;
    expect(await waiting).toBe('game-over');
    expect(table.game.id).toBe(same.game.id);
    expect(await said(table, owner, { type: 'ready', ready: true })).toBeNull();
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

  it('is on the account of whoever wrote it', async () => {
    const { store, table, owner, same, guest } = await onTwoNodes();
    const before = owner.paid.written;
    await said(same, guest, { type: 'ready', ready: true });
    await said(same, guest, { type: 'settings', listed: true });
    await table.inOrder(() => table.game.catchUp());
    await table.inOrder(() => table.amend({ type: 'reopen' }, null));
    expect(table.game.v).toBe(same.game.v);
    expect(owner.paid.written).toBe(before);
    const { written } = owner.paid;
    expect(await said(table, owner, { type: 'settings', chat: false })).toBeNull();
    const record = await store.records.get('table', table.code);
    // What was read first costs nothing, what was written then its record.
    expect(owner.paid.written - written).toBe(record?.text.length);
  });

  it('that cannot be found is no game: the table is loaded anew', async () => {
    const { store, table, owner, speakers, lines } = await onTwoNodes();
    const record = await store.records.get('table', table.code);
    const other = JSON.parse(record?.text ?? '{}') as { seq: number };
    const text = JSON.stringify({ ...other, game: 'nowhere', seq: other.seq + 40, latest: [] });
    await store.records.put('table', table.code, text, record?.version ?? 0);
    heedSettings(table, owner);
    for (let turn = 0; turn < 5; turn += 1) await settle();
    expect(table.isRetired).toBe(true);
    expect(speakers.map(({ byes }) => byes)).toEqual(speakers.map(() => ['stopping']));
    expect(lines.join()).toContain('There is no game nowhere to put on the table');
  });

  it('that cannot be read now is shown when it can', async () => {
    const { table, owner, same, guest, failing, here } = await onTwoNodes();
    await said(table, owner, { type: 'start' });
    await said(table, owner, { type: 'end' });
    await same.inOrder(() => same.game.catchUp());
    await said(same, guest, { type: 'rematch' });
    failing.reads = true;
    heedSettings(table, owner);
    for (let turn = 0; turn < 5; turn += 1) await settle();
    expect(table.game.id).not.toBe(same.game.id);
    failing.reads = false;
    await here.clock.pass(1_000);
    expect(table.game.id).toBe(same.game.id);
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

describe('where there are several nodes', () => {
  const SEVERAL: Nodes = { ...ALONE, areSeveral: true };

  it('nobody is refused a request about the table for what has changed elsewhere: the log is read first, once', async () => {
    const store = openMemory();
    const { table, speakers } = await seated(fakeHouse({ store }), RULES, 3);
    const read = vi.fn(store.games.read.bind(store.games));
    const same = await found(
      fakeHouse({ store: otherwise(store, { games: { read } }), nodes: SEVERAL }),
      table.code,
    );
    const [heir, other] = [new FakeSpeaker('p1'), new FakeSpeaker('p2')];
    for (const guest of [heir, other]) same.welcome(guest, 'in');
    await said(table, speakers[0] ?? heir, { type: 'leave' });
    expect([table.game.state.owner, same.game.state.owner]).toEqual(['p1', 'p0']);
    expect(await said(same, heir, { type: 'settings', listed: true })).toBeNull();
    expect(same.register.listed).toBe(true);
    read.mockClear();
    expect(await said(same, other, { type: 'settings', listed: false })).toBe('owner-only');
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('who is here through another one is shown when that changes, and noticed when they are gone from there too', async () => {
    let neighbours: readonly Neighbour[] = [{ player: 'p1', role: 'player' }];
    const nodes: Nodes = { ...SEVERAL, neighbours: () => neighbours };
    const here = fakeHouse({ nodes });
    const { table, speakers } = await seated(here, RULES, 3);
    const [owner = new FakeSpeaker('nobody'), other = owner] = speakers;
    table.seeOff(other);
    await here.clock.pass(60_000);
    expect(table.game.state.people[1]?.presence).toBe('here');
    neighbours = [{ player: 'w', role: 'spectator' }];
    table.neighboursChanged();
    expect(heard(owner, 'table').at(-1)).toMatchObject({ spectators: 1 });
    await here.clock.pass(60_000);
    expect(table.game.state.people[1]?.presence).toBe('away');
  });

  it('a node that watches no longer lets go of what its bots had thought of', async () => {
    let isOurs = true;
    const nodes: Nodes = { ...SEVERAL, watches: () => isOurs };
    const here = fakeHouse({ nodes });
    const { clock } = here;
    const { table, speakers } = await seated(here, { ...RULES, firstStoryteller: 3 }, 3);
    const [owner = new FakeSpeaker('nobody')] = speakers;
    await said(table, owner, { type: 'addBot' });
    await said(table, owner, { type: 'start' });
    isOurs = false;
    table.neighboursChanged();
    await clock.pass(60_000);
    expect(table.game.state.phase.name).toBe('tell');
    isOurs = true;
    table.neighboursChanged();
    await clock.pass(60_000);
    expect(table.game.state.phase.name).toBe('submit');
  });

  it('what was written is told with where the log ends, so that others know how far to read', async () => {
    const told = vi.fn<Nodes['tell']>();
    const { table, speakers } = await seated(fakeHouse({ nodes: { ...SEVERAL, tell: told } }), RULES, 3);
    const [owner = new FakeSpeaker('nobody')] = speakers;
    told.mockClear();
    await said(table, owner, { type: 'start' });
    await said(table, owner, { type: 'settings', listed: true });
    expect(told.mock.calls).toEqual([
      [table.code, { what: 'moved', game: table.game.id, seq: table.game.seq }],
      [table.code, { what: 'amended', seq: 2 }],
    ]);
    expect(table.game.seq).toBeGreaterThan(4);
  });
});
