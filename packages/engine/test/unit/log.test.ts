import { describe, expect, it } from 'vitest';
import type { Event } from '../../src/events.ts';
import { asLog, type Entry, fold, GENESIS, type Log, readLog, sealed } from '../../src/log.ts';
import { commitTo, dice, mixChance, shuffle } from '../../src/random.ts';
import { replay, verifyDeal } from '../../src/replay.ts';
import { finish } from '../kit/games.ts';
import { lobby, table, type Table, ascending } from '../kit/table.ts';

/** A whole small game in which everything that chance does happens. */
function chancy(): Table {
  const each = lobby({
    preset: 'imaginarium',
    seats: 4,
    cards: 30,
    rules: { rounds: 3, firstStoryteller: 'claim' },
  });
  each.does({ type: 'contribute', by: 'boris', entropy: 'ab'.repeat(16) });
  each.does({ type: 'start', by: 'ana' }).does({ type: 'letChanceDecide', by: 'ana' });
  return finish(each);
}

/** The log with one event changed and the whole chain sealed anew. */
function tampered<T extends Event['type']>(
  { entries }: Table,
  type: T,
  change: (event: Extract<Event, { type: T }>) => Partial<Extract<Event, { type: T }>>,
): Log {
  const chain: Entry[] = [];
  let done = false;
  for (const { seq, command, events } of entries) {
    const next = events.map((event) => {
      if (done || event.type !== type) return event;
      done = true;
      return { ...event, ...change(event as Extract<Event, { type: T }>) };
    });
    chain.push(sealed(chain.at(-1)?.hash ?? GENESIS, seq, command, next));
  }
  expect(done).toBe(true);
  return asLog(chain);
}

const eventNumber = ({ entries }: Table, type: Event['type']): number =>
  entries.flatMap(({ events }) => events).findIndex((event) => event.type === type) + 1;

describe('the chain', () => {
  it('[L1] a game replays to where it stood', () => {
    const each = chancy();
    expect(each.happened()).toContain('ended');
    expect(replay(each.log)).toEqual({ ok: true, state: each.state });
    expect(fold(each.entries)).toEqual(each.state);
  });

  it('[L1] so does an unfinished one, and an empty one', () => {
    const each = table().tell().submit(1);
    expect(replay(each.log)).toEqual({ ok: true, state: each.state });
    expect(replay(asLog([])).ok).toBe(true);
  });

  it('[L3] a broken seal, a missing entry, a swapped entry', () => {
    const { entries } = table().round([1]);
    const last = entries.length - 1;
    const without = entries.filter((_, place) => place !== 3);
    expect(replay(asLog(without))).toEqual({
      ok: false,
      event: 4,
      why: 'the entry counts from 5 instead of 4',
    });
    const forged = entries.map((entry, place) =>
      place === last ? { ...entry, hash: 'f'.repeat(64) } : entry,
    );
    expect(replay(asLog(forged))).toEqual({
      ok: false,
      event: entries[last]?.seq,
      why: 'the seal is broken: the entry, or one before it, was changed',
    });
    const [one, two, ...rest] = entries as [Entry, Entry, ...Entry[]];
    expect(replay(asLog([two, one, ...rest])).ok).toBe(false);
  });

  it('[L4] another event than the rules give, sealed or not', () => {
    const each = table().round([1]);
    const scored = tampered(each, 'scored', ({ points }) => ({ points: points.with(2, 9) }));
    expect(replay(scored)).toEqual({
      ok: false,
      event: eventNumber(each, 'scored'),
      why: 'the rules give another event',
    });
  });

  it('[L4] an event too many, an event too few', () => {
    const { entries } = table().tell();
    const { seq, command, events } = entries.at(-1) as Entry;
    const before = entries.slice(0, -1);
    const seal = (changed: readonly Event[]) =>
      asLog([...before, sealed(before.at(-1)?.hash ?? '', seq, command, changed)]);
    expect(replay(seal([...events, ...events]))).toEqual({
      ok: false,
      event: seq + 1,
      why: 'the rules give no such event',
    });
    expect(replay(seal([]))).toEqual({ ok: false, event: seq, why: 'the rules give another event' });
  });

  it('[L4] a command the rules refuse', () => {
    const { entries, clock } = table();
    const seq = entries.reduce((count, { events }) => count + events.length, 1);
    const vote = sealed(
      entries.at(-1)?.hash ?? '',
      seq,
      { type: 'vote', by: 'boris', number: 1, at: clock },
      [],
    );
    expect(replay(asLog([...entries, vote]))).toEqual({
      ok: false,
      event: seq,
      why: 'the rules refuse it: wrong-phase',
    });
  });

  it('[L4] a table is opened first, and once', () => {
    const { entries } = table();
    const opening = entries[0] as Entry;
    const why = 'a log begins with the opening of a table, and only once';
    const second = sealed(opening.hash, 2, null, opening.events);
    expect(replay(asLog([opening, second]))).toEqual({ ok: false, event: 2, why });
    expect(replay(asLog([sealed(GENESIS, 1, null, [])]))).toEqual({ ok: false, event: 1, why });
    const joined = (entries[1] as Entry).events;
    expect(replay(asLog([sealed(GENESIS, 1, null, joined)]))).toEqual({ ok: false, event: 1, why });
  });

  it('[L2] what is not a log is refused with the reason', () => {
    const good = table().log;
    const why = (value: unknown): string => {
      const read = readLog(value);
      return read.ok ? 'ok' : read.why;
    };
    expect(why(good)).toBe('ok');
    for (const value of [null, 7, 'log', [], {}, { ...good, format: 'other' }]) {
      expect(why(value)).toBe('this is not a Fabula log');
    }
    expect(why({ ...good, version: undefined })).toBe('the log does not say its version');
    expect(why({ ...good, version: '1' })).toBe('the log does not say its version');
    expect(why({ ...good, version: 2 })).toBe('the log is of version 2, newer than this program');
    expect(why({ ...good, entries: {} })).toBe('the log has no entries');
    const entry = good.entries[1] as Entry;
    const odd: unknown[] = [
      null,
      { ...entry, more: 1 },
      { ...entry, seq: 1.5 },
      { ...entry, hash: 7 },
      { ...entry, command: 'join' },
      { ...entry, command: {} },
      { ...entry, events: {} },
      { ...entry, events: [null] },
      { ...entry, events: [{ type: 'joined' }] },
      { ...entry, events: [{ v: 2, type: 'joined' }] },
      { ...entry, events: [{ v: 1 }] },
    ];
    for (const strange of odd) {
      expect(why({ ...good, entries: [good.entries[0], strange] })).toBe('entry 2 is not an entry of a log');
    }
  });
});

describe('fair dealing', () => {
  const game = chancy();

  it('[S13] an honest game is found honest, and its shuffles are counted', () => {
    const events = game.entries.flatMap((entry) => entry.events);
    const shuffles = events.filter(
      (event) =>
        event.type === 'started' || event.type === 'laid' || (event.type === 'refilled' && event.reshuffled),
    ).length;
    expect(shuffles).toBe(5);
    expect(verifyDeal(game.log)).toEqual({ ok: true, shuffles });
    expect(
      verifyDeal(game.log, {
        commitment: commitTo('seed'),
        contribution: { player: 'boris', entropy: 'ab'.repeat(16) },
      }),
    ).toEqual({ ok: true, shuffles });
  });

  const found = <T extends Event['type']>(type: T, change: Parameters<typeof tampered<T>>[2]) =>
    verifyDeal(tampered(game, type, change));
  const swap = <T>(items: readonly T[]): T[] => [items[1] as T, items[0] as T, ...items.slice(2)];

  it('[S13] a deal that does not follow from the seed', () => {
    const event = eventNumber(game, 'started');
    const why = 'the deal does not follow from the seed';
    expect(found('started', ({ hands }) => ({ hands: swap(hands) }))).toEqual({ ok: false, event, why });
    expect(found('started', ({ deck }) => ({ deck: swap(deck) }))).toEqual({ ok: false, event, why });
  });

  it('[S13] a seed that was not mixed, or not the one that was committed to', () => {
    expect(found('started', () => ({ chance: 'loaded' }))).toMatchObject({
      why: 'the seed was not mixed as promised',
    });
    expect(found('opened', () => ({ seed: 'other' }))).toEqual({
      ok: false,
      event: 1,
      why: 'the seed is not the one that was committed to',
    });
    expect(found('opened', () => ({ commitment: commitTo('x') }))).toMatchObject({ event: 1 });
    expect(verifyDeal(game.log, { commitment: commitTo('x') })).toEqual({
      ok: false,
      event: 1,
      why: 'another commitment was shown before the game',
    });
  });

  it('[S13] a contribution that was changed or left out', () => {
    const event = eventNumber(game, 'started');
    expect(found('contributed', () => ({ entropy: 'cd'.repeat(16) }))).toEqual({
      ok: false,
      event,
      why: 'the seed was not mixed as promised',
    });
    for (const contribution of [
      { player: 'boris', entropy: 'cd'.repeat(16) },
      { player: 'ana', entropy: 'ab'.repeat(16) },
    ]) {
      expect(verifyDeal(game.log, { contribution })).toEqual({
        ok: false,
        event,
        why: 'a contribution to the seed is missing',
      });
    }
  });

  it('[S13] a row, a refill, a reshuffle that chance did not give', () => {
    expect(found('laid', ({ row }) => ({ row: swap(row) }))).toEqual({
      ok: false,
      event: eventNumber(game, 'laid'),
      why: 'the row does not follow from the seed',
    });
    const why = 'the refill does not follow from the deck';
    const event = eventNumber(game, 'refilled');
    expect(found('refilled', ({ draws }) => ({ draws: swap(draws) }))).toEqual({ ok: false, event, why });
    expect(found('refilled', () => ({ reshuffled: [1, 2, 3] }))).toEqual({ ok: false, event, why });
  });

  it('[S13] a first storyteller whom chance did not choose', () => {
    const why = 'chance chose another storyteller';
    expect(found('chosenByChance', ({ seat }) => ({ seat: (seat + 1) % 4 }))).toEqual({
      ok: false,
      event: eventNumber(game, 'chosenByChance'),
      why,
    });
    const random = table({ rules: { firstStoryteller: 'random' } });
    expect(verifyDeal(random.log).ok).toBe(true);
    expect(
      verifyDeal(tampered(random, 'started', () => ({ storyteller: (random.storyteller + 1) % 4 }))),
    ).toMatchObject({ why });
  });

  it('[S13] a row out of nowhere', () => {
    const lay: Event = { v: 1, type: 'laid', row: [{ card: 1, seat: 0 }], deadline: null };
    const { entries } = table();
    const seq = entries.length + 1;
    expect(
      verifyDeal(asLog([...entries, sealed(entries.at(-1)?.hash ?? '', seq, null, [lay])])),
    ).toMatchObject({
      ok: false,
      event: seq,
    });
  });
});

describe('chance', () => {
  it('[S13] contributions count whatever their order, and every one of them', () => {
    const one = { player: 'a', entropy: '1'.repeat(16) };
    const two = { player: 'b', entropy: '2'.repeat(16) };
    expect(mixChance('s', [one, two])).toBe(mixChance('s', [two, one]));
    const mixes = [
      mixChance('s', []),
      mixChance('s', [one]),
      mixChance('s', [two]),
      mixChance('t', []),
      mixChance('s', [one, two]),
    ];
    expect(new Set(mixes).size).toBe(5);
  });

  it('[S13] every event and every purpose has its own dice', () => {
    const roll = (...cup: Parameters<typeof dice>): string => {
      const die = dice(...cup);
      return Array.from({ length: 20 }, () => die(6)).join('');
    };
    const rolls = [roll('c', 1, 'row'), roll('c', 2, 'row'), roll('d', 1, 'row'), roll('c', 1, 'deal')];
    expect(new Set(rolls).size).toBe(4);
    expect(roll('c', 1, 'row')).toBe(roll('c', 1, 'row'));
  });

  it('[S13] all numbers come up about equally often, over many rolls', () => {
    const die = dice('fair', 1, 'deal');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let roll = 0; roll < 6000; roll += 1) counts[die(6)] = (counts[die(6)] ?? 0) + 1;
    for (const count of counts) {
      expect(count).toBeGreaterThan(850);
      expect(count).toBeLessThan(1150);
    }
  });

  it('[S13] a shuffle keeps every card and every place is possible', () => {
    const items = [0, 1, 2, 3];
    const orders = new Set<string>();
    for (let event = 0; event < 400; event += 1) {
      const shuffled = shuffle(items, dice('c', event, 'row'));
      expect(ascending(shuffled)).toEqual(items);
      orders.add(shuffled.join());
    }
    expect(orders.size).toBe(24);
    expect(items).toEqual([0, 1, 2, 3]);
  });
});
