/** Who is here, who is away, and when a table is put away. */
import { PRESETS } from '@fabula/engine/rules.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { handover, takeOver } from '@fabula/table/requests.ts';
import type { Table } from '@fabula/table/table.ts';
import { describe, expect, it } from 'vitest';
import { settle } from '../fake-clock.ts';
import {
  ask,
  begun,
  FakeGuest,
  type FakeHouse,
  fakeHouse,
  opened,
  otherwise,
  RECONNECT,
} from '../fake-house.ts';

const MINUTE = 60_000;
/** As the house is set up: a table nobody looks at, and somebody who was here when it is loaded. */
const [PUT_AWAY, RELOAD] = [60_000, 15_000];

/** A house whose disk takes its time: `write` lets what has been asked so far come to pass. */
function slowHouse(): { fake: FakeHouse; slow: (isSlow: boolean) => void; write: () => Promise<void> } {
  const memory = openMemory();
  let isSlow = false;
  let waiting: (() => void)[] = [];
  const store = otherwise(memory, {
    games: {
      async append(...entry) {
        if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
        return memory.games.append(...entry);
      },
    },
  });
  return {
    fake: fakeHouse({ store }),
    slow: (now) => (isSlow = now),
    async write() {
      for (const go of waiting) go();
      waiting = [];
      await settle();
    },
  };
}

const presenceOf = (table: Table, player: string): string | undefined =>
  table.game.state.people.find(({ id }) => id === player)?.presence;

describe('[S4] a player with two tabs', () => {
  it('is here as long as one of them is', async () => {
    const fake = fakeHouse();
    const { table, guests } = await begun(fake, PRESETS.imaginarium, 3);
    const [, first] = guests;
    if (!first) throw new Error('nobody');
    const second = new FakeGuest('p1');
    table.welcome(second, 'in');
    table.seeOff(first);
    await fake.clock.pass(10 * MINUTE);
    expect(presenceOf(table, 'p1')).toBe('here');
    const { v } = table.game;
    table.seeOff(second);
    expect(table.game.v).toBe(v);
    await fake.clock.pass(RECONNECT);
    expect(presenceOf(table, 'p1')).toBe('away');
  });

  it('who also looks on, or has the shared screen, is here only by the tab they play in', async () => {
    const fake = fakeHouse();
    const { table, guests } = await begun(fake, PRESETS.imaginarium, 3);
    const [, first] = guests;
    if (!first) throw new Error('nobody');
    for (const role of ['spectator', 'screen'] as const) table.welcome(new FakeGuest('p1', role), role);
    table.seeOff(first);
    await fake.clock.pass(RECONNECT);
    expect(presenceOf(table, 'p1')).toBe('away');
  });
});

describe('[S4] a connection that comes or goes while the disk writes', () => {
  it('is lost while its player sits down: the table does not wait for them', async () => {
    const { fake, slow, write } = slowHouse();
    const table = await opened(fake.tables, PRESETS.dixit);
    const owner = new FakeGuest('p0');
    table.welcome(owner, 'in');
    const brief = new FakeGuest('p1');
    table.welcome(brief, 'in');
    slow(true);
    await ask(table, brief, { type: 'join', by: 'p1' });
    table.seeOff(brief);
    slow(false);
    await write();
    expect(presenceOf(table, 'p1')).toBe('here');
    await fake.clock.pass(RECONNECT);
    expect(presenceOf(table, 'p1')).toBe('away');
  });

  it('is lost before a seat is handed over to its player: the table does not wait for them', async () => {
    const fake = fakeHouse();
    const { table } = await begun(fake, PRESETS.imaginarium, 3);
    const offer = await table.inOrder(() => handover(table, 'p1'));
    if (offer === null || !('secret' in offer)) throw new Error('no secret');
    await table.inOrder(() => takeOver(table, { by: 'new', id: 'enter' }, offer.secret));
    expect(presenceOf(table, 'new')).toBe('here');
    await fake.clock.pass(RECONNECT);
    expect(presenceOf(table, 'new')).toBe('away');
  });

  it('is back while its loss is noticed: the player is here', async () => {
    const { fake, slow, write } = slowHouse();
    const { table, guests } = await begun(fake, PRESETS.imaginarium, 3);
    const [, sleeper] = guests;
    if (!sleeper) throw new Error('nobody');
    table.seeOff(sleeper);
    slow(true);
    await fake.clock.pass(RECONNECT);
    table.welcome(new FakeGuest('p1'), 'again');
    slow(false);
    await write();
    expect(presenceOf(table, 'p1')).toBe('here');
  });
});

describe('[S4] a lost connection', () => {
  it('is noticed after its time, not before, and not if it is back', async () => {
    const fake = fakeHouse();
    const { table, guests } = await begun(fake, PRESETS.imaginarium, 3);
    const [, first, second] = guests;
    if (!first || !second) throw new Error('nobody');
    table.seeOff(first);
    await fake.clock.pass(1_000);
    table.seeOff(second);
    await fake.clock.pass(RECONNECT - 1_001);
    expect(presenceOf(table, 'p1')).toBe('here');
    await fake.clock.pass(1);
    expect([presenceOf(table, 'p1'), presenceOf(table, 'p2')]).toEqual(['away', 'here']);
    table.welcome(new FakeGuest('p2'), 'back');
    await fake.clock.pass(MINUTE);
    expect(presenceOf(table, 'p2')).toBe('here');
  });

  it('that is back is told at once; by looking on, or a shared screen, nobody is back', async () => {
    const fake = fakeHouse();
    const { table, guests } = await begun(fake, PRESETS.imaginarium, 3);
    const [, sleeper] = guests;
    if (!sleeper) throw new Error('nobody');
    table.seeOff(sleeper);
    await fake.clock.pass(RECONNECT);
    for (const role of ['spectator', 'screen'] as const) {
      table.welcome(new FakeGuest('p1', role), 'in');
      await settle();
      expect(presenceOf(table, 'p1')).toBe('away');
    }
    table.welcome(new FakeGuest('p1'), 'back');
    await settle();
    expect(presenceOf(table, 'p1')).toBe('here');
  });

  it('of a tab that only looked on gives nobody more time', async () => {
    const fake = fakeHouse();
    const { table, guests } = await begun(fake, PRESETS.imaginarium, 3);
    const [, sleeper] = guests;
    if (!sleeper) throw new Error('nobody');
    const watching = new FakeGuest('p1', 'spectator');
    table.welcome(watching, 'in');
    table.seeOff(sleeper);
    await fake.clock.pass(RECONNECT - 1_000);
    table.seeOff(watching);
    await fake.clock.pass(1_000);
    expect(presenceOf(table, 'p1')).toBe('away');
  });

  it('becomes a seat left alone when the grace time is over, to the second, once', async () => {
    const fake = fakeHouse();
    const { table, guests } = await begun(fake, { ...PRESETS.imaginarium, grace: 2 }, 3);
    const [, sleeper] = guests;
    if (!sleeper) throw new Error('nobody');
    table.seeOff(sleeper);
    await fake.clock.pass(RECONNECT + 1_999);
    expect(presenceOf(table, 'p1')).toBe('away');
    await fake.clock.pass(1);
    expect(presenceOf(table, 'p1')).toBe('gone');
    const entries = await fake.store.games.read(table.game.id);
    expect(entries.filter(({ text }) => text.includes('"expire"'))).toHaveLength(1);
  });

  it('a deadline is proposed once, however often the table is woken meanwhile', async () => {
    const { fake, slow, write } = slowHouse();
    const { table } = await begun(
      fake,
      { ...PRESETS.imaginarium, firstStoryteller: 0, time: { ...PRESETS.imaginarium.time, tell: 30 } },
      3,
    );
    slow(true);
    await fake.clock.pass(30_000);
    for (let ring = 0; ring < 3; ring += 1) fake.tables.ring(table.code);
    slow(false);
    await write();
    await write();
    const entries = await fake.store.games.read(table.game.id);
    expect(entries.filter(({ text }) => text.includes('"expire"'))).toHaveLength(1);
  });

  it('of somebody who has no place in the game is nobody’s concern', async () => {
    const fake = fakeHouse();
    const { table } = await begun(fake, PRESETS.imaginarium, 3);
    const guest = new FakeGuest('stranger');
    table.welcome(guest, 'in');
    const before = await fake.store.games.length(table.game.id);
    table.seeOff(guest);
    await fake.clock.pass(MINUTE);
    expect(await fake.store.games.length(table.game.id)).toBe(before);
  });

  it('from before a table was loaded: whoever was here has a moment to come back', async () => {
    const store = openMemory();
    const { table } = await begun(fakeHouse({ store }), PRESETS.imaginarium, 3);
    const fake = fakeHouse({ store });
    const again = await fake.tables.find(table.code);
    if (!again) throw new Error('no table');
    again.welcome(new FakeGuest('p0'), 'back');
    await fake.clock.pass(RELOAD - 1);
    expect(again.game.state.people.map(({ presence }) => presence)).toEqual(['here', 'here', 'here']);
    await fake.clock.pass(1);
    expect(again.game.state.people.map(({ presence }) => presence)).toEqual(['here', 'away', 'away']);
  });

  it('of a bot there is none', async () => {
    const fake = fakeHouse();
    const table = await opened(fake.tables, PRESETS.dixit);
    table.welcome(new FakeGuest('p0'), 'in');
    await table.inOrder(() =>
      table.proposeNow({ type: 'join', by: 'bot-1', bot: true, colour: 'moss' }, null),
    );
    await fake.clock.pass(10 * MINUTE);
    expect(presenceOf(table, 'bot-1')).toBe('here');
  });
});

describe('a table nobody looks at', () => {
  const left = (guests: readonly FakeGuest[], table: Table): void => {
    for (const guest of guests) table.seeOff(guest);
  };

  it('is put away after its time, and not if somebody looks on', async () => {
    const fake = fakeHouse();
    const table = await opened(fake.tables, PRESETS.dixit);
    await fake.clock.pass(PUT_AWAY - 1);
    const watcher = new FakeGuest('w', 'spectator');
    table.welcome(watcher, 'in');
    await fake.clock.pass(10 * PUT_AWAY);
    expect(fake.tables.size).toBe(1);
    table.seeOff(watcher);
    await fake.clock.pass(PUT_AWAY - 1);
    expect(fake.tables.size).toBe(1);
    await fake.clock.pass(1);
    expect(fake.tables.size).toBe(0);
    expect(fake.clock.waiting).toBe(0);
  });

  it('is not put away sooner because it was woken', async () => {
    const fake = fakeHouse();
    const table = await opened(fake.tables, PRESETS.dixit);
    const guest = new FakeGuest('p0');
    table.welcome(guest, 'in');
    await ask(table, guest, { type: 'leave', by: 'p0' });
    table.seeOff(guest);
    await fake.clock.pass(PUT_AWAY / 2);
    fake.tables.ring(table.code);
    expect(fake.tables.size).toBe(1);
    await fake.clock.pass(10 * PUT_AWAY);
    expect(fake.tables.size).toBe(0);
  });

  it('stays while something is near, and comes back for what is far', async () => {
    for (const [grace, isFar] of [
      [5 * 60, false],
      [60 * 60, true],
    ] as const) {
      const fake = fakeHouse();
      const { table, guests } = await begun(fake, { ...PRESETS.dixit, grace }, 3);
      left(guests, table);
      await fake.clock.pass(PUT_AWAY + RECONNECT);
      expect(fake.tables.size).toBe(isFar ? 0 : 1);
      await fake.clock.pass(grace * 1_000);
      const again = (await fake.tables.find(table.code)) ?? table;
      expect(again.game.state.people.map(({ presence }) => presence)).toEqual(['gone', 'gone', 'gone']);
      await fake.clock.pass(2 * PUT_AWAY);
      expect(fake.tables.size).toBe(0);
    }
  });

  it('stays while it has something to write', async () => {
    const { fake, slow, write } = slowHouse();
    const { table, guests } = await begun(fake, PRESETS.dixit, 3);
    slow(true);
    left(guests, table);
    await fake.clock.pass(5 * PUT_AWAY);
    expect(fake.tables.size).toBe(1);
    slow(false);
    await write();
    await fake.clock.pass(5 * PUT_AWAY);
    expect(fake.tables.size).toBe(0);
  });
});
