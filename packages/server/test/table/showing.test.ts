/** What a move leads to for each who looks on: an answer, what is new, and nothing that is not theirs. */
import { PRESETS } from '@fabula/engine/rules.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { StoreError } from '@fabula/gamelog/port.ts';
import { heed } from '@fabula/table/heed.ts';
import type { Table } from '@fabula/table/table.ts';
import { describe, expect, it } from 'vitest';
import { settle } from '../fake-clock.ts';
import { type FakeHouse, FakeGuest, fakeHouse, otherwise } from '../fake-house.ts';
import { FakeSpeaker, said, seated } from '../fake-speaker.ts';

const RULES = { ...PRESETS.dixit, firstStoryteller: 0 } as const;

/** What somebody is sent from now on. */
const newsFor = (guest: FakeGuest): (() => object[]) => {
  const before = guest.heard.length;
  return () => guest.heard.slice(before);
};

async function evening(fake: FakeHouse = fakeHouse()) {
  const { table, speakers } = await seated(fake, RULES, 4);
  const [owner, one, other, last] = speakers as [FakeSpeaker, FakeSpeaker, FakeSpeaker, FakeSpeaker];
  return { fake, table, speakers, owner, one, other, last };
}

const tell = (table: Table, owner: FakeSpeaker, text: string, id?: string): Promise<string | null> =>
  said(table, owner, { type: 'tell', card: owner.view?.hand[0] ?? -1, clue: { kind: 'text', text } }, id);

async function toVote(at: Awaited<ReturnType<typeof evening>>): Promise<void> {
  await said(at.table, at.owner, { type: 'start' });
  await tell(at.table, at.owner, 'Moon');
  for (const speaker of [at.one, at.other, at.last])
    await said(at.table, speaker, { type: 'submit', cards: [speaker.view?.hand[0] ?? -1] });
  expect(at.owner.view?.phase).toBe('vote');
}
const numbersFor = ({ view }: FakeGuest): number[] =>
  (view?.row ?? []).flatMap((card, place) => (view?.given.includes(card) ? [] : [place + 1]));

describe('whoever looks on', () => {
  it('sees no cards, also if a seat is theirs: only the tab they play in does', async () => {
    const { table, owner } = await evening();
    const watching = (['spectator', 'screen'] as const).map((role) => new FakeGuest('p1', role));
    for (const guest of watching) table.welcome(guest, 'in');
    await said(table, owner, { type: 'start' });
    for (const guest of [...watching, new FakeGuest('p1', 'screen')]) {
      if (guest.view === null) table.welcome(guest, 'in');
      expect(guest.view).toMatchObject({ seat: null, hand: [] });
    }
    const playing = new FakeGuest('p1');
    table.welcome(playing, 'in');
    expect(playing.view?.seat).toBe(1);
    expect(playing.view?.hand).toHaveLength(6);
  });

  it('gets the whole view with a seat, and the others only what is new', async () => {
    const { table, owner } = await evening();
    const late = new FakeSpeaker('late');
    table.welcome(late, 'in');
    const [theirs, others] = [newsFor(late), newsFor(owner)];
    await said(table, late, { type: 'join' }, 'sit');
    expect(theirs().filter((message) => 'view' in message)).toMatchObject([
      { ack: 'sit', view: { seat: 4 } },
    ]);
    const [patch] = others().filter((message) => 'set' in message);
    expect(patch).toMatchObject({ set: { people: expect.anything() as unknown } });
    expect(others().some((message) => 'view' in message || 'ack' in message)).toBe(false);
  });
});

describe('a move', () => {
  it('is answered by what it leads to, in one letter; nobody else is answered, not even another tab', async () => {
    const at = await evening();
    const tab = new FakeGuest('p1');
    at.table.welcome(tab, 'in');
    await said(at.table, at.owner, { type: 'start' });
    await tell(at.table, at.owner, 'Moon');
    const news = [at.one, tab, at.other].map(newsFor);
    await said(at.table, at.one, { type: 'submit', cards: [at.one.view?.hand[0] ?? -1] }, 'mine');
    const [mine, tabs, others] = news.map((read) => read());
    expect(mine).toMatchObject([{ ack: 'mine', set: { given: at.one.view?.given } }]);
    expect(tabs).toMatchObject([{ set: { given: at.one.view?.given } }]);
    expect(tabs?.[0]).not.toHaveProperty('ack');
    expect(others).toHaveLength(1);
    expect(JSON.stringify(others)).not.toMatch(/"ack"|"given"|"hand"/);
    expect(tab.view).toEqual(at.one.view);
  });

  it('that only its player may know of is shown to their tabs alone, whole, and answered', async () => {
    const at = await evening();
    await toVote(at);
    const [first = 0, second = 0] = numbersFor(at.one);
    await said(at.table, at.one, { type: 'vote', number: first });
    const { v } = at.one;
    const news = [at.one, at.owner, at.other].map(newsFor);
    await said(at.table, at.one, { type: 'vote', number: second }, 'again');
    const [mine, ...others] = news.map((read) => read());
    expect(mine).toMatchObject([{ ack: 'again', v, view: { vote: second } }]);
    expect(others).toEqual([[], []]);
  });

  it('that mends a clue shows the other one to everybody', async () => {
    const at = await evening();
    await said(at.table, at.owner, { type: 'start' });
    await tell(at.table, at.owner, 'Moon');
    await tell(at.table, at.owner, 'Sun');
    for (const speaker of at.speakers) expect(JSON.stringify(speaker.view?.clue)).toContain('Sun');
  });

  it('[K4] that comes again is answered again, and counts once', async () => {
    const at = await evening();
    await toVote(at);
    const [number = 0] = numbersFor(at.one);
    const { game } = at.table;
    for (let turn = 0; turn < 2; turn += 1) {
      const news = newsFor(at.one);
      const others = newsFor(at.other);
      expect(await said(at.table, at.one, { type: 'vote', number }, 'same')).toBeNull();
      expect(news()).toMatchObject([{ ack: 'same', v: game.v }]);
      expect(others()).toHaveLength(turn === 0 ? 1 : 0);
    }
  });

  it('that changes nothing is answered, and nothing is written', async () => {
    const at = await evening();
    await said(at.table, at.one, { type: 'ready', ready: true });
    const before = await at.fake.store.games.length(at.table.game.id);
    const news = newsFor(at.one);
    expect(await said(at.table, at.one, { type: 'ready', ready: true }, 'again')).toBeNull();
    expect(news()).toEqual([{ ack: 'again', v: at.table.game.v }]);
    expect(await at.fake.store.games.length(at.table.game.id)).toBe(before);
    const outcomes: unknown[] = [];
    const intent = { type: 'ready', by: 'p1', ready: true } as const;
    at.table.propose({
      game: at.table.game,
      intent,
      asker: null,
      guest: null,
      done: (outcome) => outcomes.push(outcome),
    });
    expect(outcomes).toEqual([null]);
  });

  it('waits for the disk, and how long is counted', async () => {
    const began = performance.now();
    const { fake } = await evening();
    const { commitSeconds } = fake.house.tally;
    expect(commitSeconds).toBeGreaterThan(0);
    expect(commitSeconds).toBeLessThan((performance.now() - began) / 1_000);
  });

  it.each<[string, Error, string[], boolean]>([
    ['has no room', new StoreError('full', 'no'), ['not-saved'], false],
    ['cannot be trusted', new StoreError('io', 'no'), [], false],
    ['was written by a mistake of ours', new Error('ours'), [], true],
  ])('[Q2] on a disk that %s is answered only if it is known', async (_, error, refusals, isBroken) => {
    const memory = openMemory();
    let failing = false;
    const store = otherwise(memory, {
      games: {
        append: (...entry) => (failing ? Promise.reject(error) : memory.games.append(...entry)),
      },
    });
    const failures: unknown[] = [];
    const at = await evening(fakeHouse({ store, storeFailed: (found) => failures.push(found) }));
    failing = true;
    const { v } = at.table.game;
    const news = newsFor(at.one);
    heed(at.one, at.table, { id: 'r', type: 'ready', ready: true });
    await settle();
    expect(at.one.refusals.map(({ code }) => code)).toEqual(refusals);
    expect(news()).toEqual([]);
    expect([failures.length, at.table.isRetired]).toEqual(isBroken ? [0, true] : [1, false]);
    expect(at.table.game.v).toBe(v);
  });
});
