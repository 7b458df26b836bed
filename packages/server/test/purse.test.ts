import { describe, expect, it } from 'vitest';
import type { Account } from '../src/budgets/account.ts';
import { networksOf } from '../src/budgets/address.ts';
import { Purses, ratesOf } from '../src/budgets/costs.ts';
import { Limits } from '../src/budgets/limits.ts';
import { emptyUntil, fullAfter, waitUntil } from '@fabula/table/purse.ts';
import { readSettings, type Settings } from '../src/settings.ts';
import { FakeClock } from './fake-clock.ts';

function settings(environment: Record<string, string> = {}): Settings {
  const reading = readSettings(environment, '/');
  if (!reading.ok) throw new Error(reading.problems.join());
  return reading.settings;
}

describe('a purse', () => {
  it('gives so much at once, and so much a second', () => {
    const rate = { burst: 100, perSecond: 10 };
    const waitFor = (fullAt: number, now: number): number => waitUntil(emptyUntil(fullAt, rate), now);
    const little = fullAfter(99, rate, 0);
    expect(waitFor(little, 0)).toBe(0);
    const tooMuch = fullAfter(21, rate, 0, little);
    expect(waitFor(tooMuch, 0)).toBe(2_001);
    expect(waitFor(tooMuch, 2_001)).toBe(0);
    const more = fullAfter(1, rate, 2_001, tooMuch);
    expect(waitFor(more, 2_001)).toBeGreaterThan(0);
    expect(more).toBe(12_100);
  });

  it('never holds more than its burst', () => {
    const rate = { burst: 10, perSecond: 1 };
    const fullAt = fullAfter(11, rate, 1_000_000_000);
    expect(waitUntil(emptyUntil(fullAt, rate), 1_000_000_000)).toBe(1_001);
  });

  it('without a limit gives whatever is asked', () => {
    const purses = new Purses(ratesOf('network', settings({ ALLOWANCE: '0' })));
    purses.spend('written', 1e12, 0);
    expect(purses.waitFor('written', 0)).toBe(0);
  });
});

describe('networks', () => {
  it.each([
    ['192.0.2.7', ['192.0.2.7']],
    ['::ffff:192.0.2.7', ['192.0.2.7']],
    ['2001:db8:12:3456:a:b:c:d', ['2001:db8:12:3456/64', '2001:db8:12:34/56', '2001:db8:12/48']],
    ['2001:db8::1', ['2001:db8:0:0/64', '2001:db8:0:00/56', '2001:db8:0/48']],
    ['fe80::1%eth0', ['fe80:0:0:0/64', 'fe80:0:0:00/56', 'fe80:0:0/48']],
    ['::1', ['0:0:0:0/64', '0:0:0:00/56', '0:0:0/48']],
    ['unknown', ['unknown']],
  ])('of %s', (address, names) => {
    expect(networksOf(address).map(([name]) => name)).toEqual(names);
  });

  it('are kept once for all connections of an address, and made anew when any of them was forgotten', () => {
    const limits = new Limits(settings({ MAX_SOCKETS_PER_ADDRESS: '2' }), new FakeClock());
    const one = limits.of('2001:db8:12:3456::1');
    expect(limits.of('2001:db8:12:3456::2')).toBe(one);
    expect(limits.of('2001:db8:12:3457::1')).not.toBe(one);
    one.open('sockets');
    limits.sweep();
    const again = limits.of('2001:db8:12:3456::1');
    expect(again).not.toBe(one);
    again.open('sockets');
    expect(again.hasRoomFor('sockets', 2)).toBe(false);
  });

  it('share what they may use up: a /48 has four allowances, however many addresses it has', () => {
    const clock = new FakeClock();
    const limits = new Limits(settings({ MAX_TABLES_PER_ADDRESS: '10' }), clock);
    const opened = (address: string): number => {
      let count = 0;
      while (count < 100 && limits.mayOpen(limits.of(address))) count += 1;
      return count;
    };
    expect(opened('2001:db8:1:101::1')).toBe(10);
    expect(opened('2001:db8:1:101::2')).toBe(0);
    expect(opened('2001:db8:1:102::1')).toBe(10);
    expect(opened('2001:db8:1:103::1')).toBe(0);
    let more = 0;
    for (let house = 0x200; house < 0x2000; house += 0x10)
      more += opened(`2001:db8:1:${house.toString(16)}::1`);
    expect(more).toBe(20);
    expect(opened('2001:db8:2:101::1')).toBe(10);
  });

  it('are counted by the hour for all nodes together, and by the minute on each', () => {
    const clock = new FakeClock();
    const nodes: Limits[] = [];
    for (let node = 0; node < 3; node += 1)
      nodes.push(
        new Limits(settings({ MAX_TABLES_PER_ADDRESS: '10' }), clock, (what, address) => {
          for (const [place, other] of nodes.entries()) if (place !== node) other.hear(what, address);
        }),
      );
    const counted = (may: (limits: Limits, place: number) => boolean): number => {
      let count = 0;
      for (let place = 0; place < 600; place += 1)
        for (const limits of nodes) if (may(limits, place)) count += 1;
      return count;
    };
    const home = (place: number): string => `2001:db8:1:101::${place % 9}`;
    expect(counted((limits, place) => limits.mayOpen(limits.of(home(place))))).toBe(10);
    expect(counted((limits, place) => limits.mayReport(limits.of(home(place))))).toBe(20);
    expect(counted((limits) => limits.mayOpen(limits.of('192.0.2.7')))).toBe(10);
    expect(counted((limits) => limits.mayBring(limits.of('192.0.2.7')))).toBe(180);
  });

  it('pay for what is done for them, and are forgotten when all is paid', async () => {
    const clock = new FakeClock();
    const limits = new Limits(settings(), clock);
    const [one, neighbour] = [limits.of('2001:db8:1:101::1'), limits.of('2001:db8:1:101::2')];
    one.pay('written', 100 * 1024 * 1024);
    expect(neighbour.waitFor('written')).toBeGreaterThan(0);
    expect(neighbour.waitFor('sent')).toBe(0);
    limits.sweep();
    expect(limits.of('2001:db8:1:101::3').waitFor('written')).toBeGreaterThan(0);
    await clock.pass(4 * 3_600_000);
    limits.sweep();
    expect(limits.of('2001:db8:1:101::3').waitFor('written')).toBe(0);
  });

  it('pay for drafts: 300 KB of a player, and 5 MB of a network, have to wait', () => {
    const clock = new FakeClock();
    const limits = new Limits(settings(), clock);
    const player = limits.ofPlayer('p');
    player.spend('drafted', 200 * 1024, clock.now());
    expect(player.waitFor('drafted', clock.now())).toBe(0);
    player.spend('drafted', 100 * 1024, clock.now());
    expect(player.waitFor('drafted', clock.now())).toBeGreaterThan(0);
    const network = limits.of('192.0.2.1');
    network.pay('drafted', 3 * 1024 * 1024);
    expect(network.waitFor('drafted')).toBe(0);
    network.pay('drafted', 2 * 1024 * 1024);
    expect(network.waitFor('drafted')).toBeGreaterThan(0);
  });

  it('of a player are the same for every connection, until the last one ends', async () => {
    const clock = new FakeClock();
    const limits = new Limits(settings(), clock);
    const first = limits.ofPlayer('p');
    limits.sweep();
    expect(limits.ofPlayer('p')).toBe(first);
    limits.hangUp('p');
    limits.hangUp('p');
    limits.sweep();
    expect(limits.ofPlayer('p')).not.toBe(first);
  });

  it('have one allowance each, also those that were quiet while a neighbour was not', () => {
    const limits = new Limits(settings({ MAX_TABLES_PER_ADDRESS: '2' }), new FakeClock());
    limits.of('2001:db8:0:1::1').open('sockets');
    limits.of('2001:db8:0:2::1');
    limits.sweep();
    const mayOpen = (address: string): boolean => limits.mayOpen(limits.of(address));
    const asked = ['2001:db8:0:2::1', '2001:db8:0:2::1', '2001:db8:0:2::1', '2001:db8:0:2::2'].map(mayOpen);
    expect(asked).toEqual([true, true, false, false]);
  });

  it('write at most a gigabyte a day', () => {
    const clock = new FakeClock();
    const purses = new Purses(ratesOf('network', settings()));
    let written = 0;
    for (let now = clock.now(); now < clock.now() + 86_400_000; now += 60_000) {
      while (purses.waitFor('written', now) === 0) {
        purses.spend('written', 16_000, now);
        written += 16_000;
      }
    }
    expect(written).toBeLessThan(1_000_000_000);
  });
});

describe('an account', () => {
  const MB = 1024 * 1024;

  it('is its player’s too: what is written by one connection is missing by the other', () => {
    const limits = new Limits(settings(), new FakeClock());
    const at = (address: string): Account => limits.accountFor(limits.of(address));
    const [phone, laptop, guest] = [at('192.0.2.1'), at('192.0.2.2'), at('192.0.2.2')];
    for (const account of [phone, laptop]) account.player = limits.ofPlayer('p');
    phone.pay('written', 2 * MB);
    expect(laptop.waitFor('written')).toBeGreaterThan(0);
    expect(laptop.rest()).toBeGreaterThan(0);
    expect(guest.rest()).toBe(0);
  });

  it('is that of its networks too: what one address uses up is missing to its neighbours', () => {
    const limits = new Limits(settings(), new FakeClock());
    const rests = (address: string): boolean => limits.accountFor(limits.of(address)).rest() > 0;
    const neighbours = ['2001:db8:1:101::2', '2001:db8:1:102::1', '2001:db8:1:201::1', '2001:db8:2:101::1'];
    const one = limits.accountFor(limits.of('2001:db8:1:101::1'));
    one.pay('written', 13 * MB);
    expect(neighbours.map(rests)).toEqual([true, false, false, false]);
    one.pay('written', 13 * MB);
    expect(neighbours.map(rests)).toEqual([true, true, false, false]);
    one.pay('written', 26 * MB);
    expect(neighbours.map(rests)).toEqual([true, true, true, false]);
  });

  it('rests until all it has used up has come back, not only what it used last', () => {
    const purses = new Purses(ratesOf('player', settings()));
    purses.spend('written', 2 * MB, 0);
    purses.spend('sent', 1, 0);
    expect(purses.rest(0)).toBe(purses.waitFor('written', 0));
    expect(purses.rest(0)).toBeGreaterThan(0);
  });

  it('is not forgotten while somebody is connected, or something is missing', () => {
    const limits = new Limits(settings(), new FakeClock());
    limits.of('192.0.2.7').open('sockets');
    const purses = limits.ofPlayer('p');
    purses.spend('written', 2 * MB, new FakeClock().precisely());
    limits.hangUp('p');
    limits.sweep();
    expect(limits.of('192.0.2.7').hasRoomFor('sockets', 1)).toBe(false);
    expect(limits.ofPlayer('p')).toBe(purses);
  });

  it('counts connections in each of its networks: a /48 has room for four times as many', () => {
    const limits = new Limits(settings(), new FakeClock());
    const opened = (place: string): number => {
      const address = limits.of(`2001:db8:1:${place}`);
      let count = 0;
      for (; count < 100 && address.hasRoomFor('sockets', 10); count += 1) address.open('sockets');
      return count;
    };
    const places = ['101::1', '101::2', '102::1', '103::1', '201::1', '301::1', '401::1'];
    expect(places.map(opened)).toEqual([10, 0, 10, 0, 10, 10, 0]);
    limits.of('2001:db8:1:101::1').close('sockets');
    expect(opened('401::1')).toBe(1);
  });
});
