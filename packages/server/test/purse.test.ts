import { describe, expect, it } from 'vitest';
import { networksOf } from '../src/budgets/address.ts';
import { Purses } from '../src/budgets/costs.ts';
import { Limits } from '../src/budgets/limits.ts';
import { Purse } from '@fabula/table/purse.ts';
import { readSettings, type Settings } from '../src/settings.ts';
import { FakeClock } from './fake-clock.ts';

function settings(environment: Record<string, string> = {}): Settings {
  const reading = readSettings(environment, '/');
  if (!reading.ok) throw new Error(reading.problems.join());
  return reading.settings;
}

describe('a purse', () => {
  it('gives so much at once, and so much a second', () => {
    const purse = new Purse({ burst: 100, perSecond: 10 });
    purse.spend(0, 99);
    expect(purse.waitFor(0)).toBe(0);
    purse.spend(0, 21);
    expect(purse.waitFor(0)).toBe(2_001);
    expect(purse.waitFor(2_001)).toBe(0);
    purse.spend(2_001, 1);
    expect(purse.waitFor(2_001)).toBeGreaterThan(0);
    expect(purse.isUntouched(11_999)).toBe(false);
    expect(purse.isUntouched(12_200)).toBe(true);
  });

  it('never holds more than its burst', () => {
    const purse = new Purse({ burst: 10, perSecond: 1 });
    purse.spend(1_000_000_000, 11);
    expect(purse.waitFor(1_000_000_000)).toBe(1_001);
  });

  it('without a limit gives whatever is asked', () => {
    const purses = new Purses('network', settings({ ALLOWANCE: '0' }));
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

  it('write at most a gigabyte a day', () => {
    const clock = new FakeClock();
    const purses = new Purses('network', settings());
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
