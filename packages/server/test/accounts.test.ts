/** On whose account a table works, and what it does when that is overdrawn. */
import { PRESETS } from '@fabula/engine/rules.ts';
import { heed } from '@fabula/table/heed.ts';
import { describe, expect, it } from 'vitest';
import { settle } from './fake-clock.ts';
import { begun, FakeGuest, fakeHouse, opened, RECONNECT } from './fake-house.ts';
import { FakeSpeaker } from './fake-speaker.ts';

const RULES = { ...PRESETS.dixit, firstStoryteller: 0 } as const;

describe('what is written', () => {
  it('because of a request is on the account of whoever asked', async () => {
    const table = await opened(fakeHouse().tables, RULES);
    const [patron, owner] = [new FakeGuest('patron', 'spectator'), new FakeSpeaker('p0')];
    table.welcome(patron, 'in');
    table.welcome(owner, 'in');
    const before = patron.paid.written;
    heed(owner, table, { id: 'c', type: 'settings', chat: false });
    await table.settled();
    expect(owner.acknowledged).toEqual(['c']);
    expect(owner.paid.written).toBeGreaterThan(100);
    expect(patron.paid.written).toBe(before);
  });

  it('is counted in bytes, and a rematch is not for nothing', async () => {
    const { table, guests } = await begun(fakeHouse(), RULES, 3);
    const [owner = new FakeGuest('nobody')] = guests;
    const speaker = new FakeSpeaker('p0');
    table.welcome(speaker, 'in');
    const [card = -1] = owner.view?.hand ?? [];
    const text = '漢'.repeat(500);
    heed(speaker, table, { id: 't', type: 'tell', card, clue: { kind: 'text', text } });
    await table.settled();
    expect(speaker.paid.written).toBeGreaterThan(1_500);
    heed(speaker, table, { id: 'e', type: 'end' });
    await table.settled();
    const before = speaker.paid.written;
    heed(speaker, table, { id: 'r', type: 'rematch' });
    await table.settled();
    expect(table.game.state.phase.name).toBe('lobby');
    expect(speaker.paid.written - before).toBeGreaterThan(table.game.bytes);
  });

  it('is too much already: the bots of that account take their time', async () => {
    const fake = fakeHouse();
    const table = await opened(fake.tables, RULES);
    let wait = 0;
    const patron = new FakeGuest('p0');
    patron.waitFor = () => wait;
    table.welcome(patron, 'in');
    const speaker = new FakeSpeaker('p0');
    table.welcome(speaker, 'in');
    heed(speaker, table, { id: 'j', type: 'join' });
    for (const id of ['b1', 'b2', 'b3']) heed(speaker, table, { id, type: 'addBot' });
    heed(speaker, table, { id: 's', type: 'start' });
    await table.settled();
    const [card = -1] = patron.view?.hand ?? [];
    wait = 60_000;
    heed(speaker, table, { id: 't', type: 'tell', card, clue: { kind: 'aloud', media: null } });
    await table.settled();
    for (let count = 0; count < 5; count += 1) await fake.clock.pass(10_000);
    expect(fake.house.tally.botMoves).toBe(0);
    wait = 0;
    for (let count = 0; count < 20; count += 1) await fake.clock.pass(10_000);
    expect(fake.house.tally.botMoves).toBeGreaterThan(2);
  });
});

it('a card that is given again and again is given a few times', async () => {
  const { table, guests } = await begun(fakeHouse(), RULES, 4);
  const [teller, giver] = guests;
  if (!teller?.view || !giver?.view) throw new Error('nobody');
  const [mine, theirs] = [new FakeSpeaker('p0'), new FakeSpeaker('p1')];
  for (const speaker of [mine, theirs]) table.welcome(speaker, 'in');
  const clue = { kind: 'aloud', media: null } as const;
  heed(mine, table, { id: 't', type: 'tell', card: teller.view.hand[0] ?? -1, clue });
  await table.settled();
  for (let count = 0; count < 40; count += 1) {
    heed(theirs, table, { id: `g${count}`, type: 'submit', cards: [giver.view.hand[count % 2] ?? -1] });
    await table.settled();
  }
  expect(theirs.refusals.length).toBeGreaterThan(15);
  expect(theirs.refusals).toContainEqual({ code: 'too-fast' });
});

it('one of two tabs is closed, and nobody has gone: nothing is written', async () => {
  const fake = fakeHouse();
  const { table, guests } = await begun(fake, RULES, 3);
  const second = new FakeGuest('p1');
  table.welcome(second, 'in');
  await settle();
  const before = await fake.store.games.length(table.game.id);
  const [, first = second] = guests;
  table.seeOff(first);
  await fake.clock.pass(2 * RECONNECT);
  expect(await fake.store.games.length(table.game.id)).toBe(before);
});

it('what was refused is refused again, and not taken for said', async () => {
  const table = await opened(fakeHouse().tables, RULES);
  const owner = new FakeSpeaker('p0');
  table.welcome(owner, 'in');
  heed(owner, table, { id: 'c', type: 'settings', chat: false });
  for (let count = 0; count < 2; count += 1) heed(owner, table, { id: 's', type: 'say', text: 'hello' });
  await table.settled();
  expect(owner.refusals).toEqual([{ code: 'chat-off' }, { code: 'chat-off' }]);
});

it('of the games of a table the one on it and the one before are looked at, not all there ever were', async () => {
  const fake = fakeHouse();
  const { table } = await begun(fake, RULES, 3);
  const owner = new FakeSpeaker('p0');
  table.welcome(owner, 'in');
  const first = table.game.id;
  for (let count = 0; count < 3; count += 1) {
    heed(owner, table, { id: `e${count}`, type: 'end' });
    heed(owner, table, { id: `r${count}`, type: 'rematch' });
    await table.settled();
    heed(owner, table, { id: `s${count}`, type: 'start' });
    await table.settled();
  }
  expect(table.register.games).toHaveLength(3);
  expect(fake.tables.games()).toEqual(new Set([table.game.id, table.register.games.at(-1)]));
  expect(fake.tables.games()).not.toContain(first);
});
