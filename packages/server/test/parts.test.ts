/** The small parts, each for itself. */
import type { IncomingMessage } from 'node:http';
import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { addressOf } from '../src/budgets/address.ts';
import { AlarmClock } from '../src/tables/alarm-clock.ts';
import { textFrame } from '../src/people/frames.ts';
import { Limits } from '../src/budgets/limits.ts';
import { newCode, newToken, hashOf, opens } from '../src/people/secrets.ts';
import { readSettings, SETTINGS } from '../src/settings.ts';
import { mayConnectFrom } from '../src/doors/sockets.ts';
import { FakeClock } from './fake-clock.ts';

describe('alarms', () => {
  it('ring in order, once, at the time last set', async () => {
    const clock = new FakeClock();
    const rung: string[] = [];
    const alarms = new AlarmClock(clock, (key) => rung.push(`${key} ${clock.now() - start}`));
    const start = clock.now();
    for (let table = 0; table < 50; table += 1) alarms.set(`t${table}`, start + 1_000 * ((table * 37) % 50));
    alarms.set('t3', start + 100);
    alarms.set('t4', null);
    alarms.set('far', start + 60 * 24 * 60 * 60 * 1_000);
    expect(clock.waiting).toBe(50);
    await clock.pass(60_000);
    expect(rung).toHaveLength(49);
    expect(rung).toContain('t3 100');
    const times = rung.map((line) => Number(line.split(' ')[1]));
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    await clock.pass(61 * 24 * 60 * 60 * 1_000);
    expect(rung.at(-1)).toMatch(/^far/);
    expect(alarms.size).toBe(0);
    alarms.set('x', clock.now() + 5);
    alarms.stop();
    expect(clock.waiting).toBe(0);
  });

  it('ring on time however far it is, at once if it has passed, and never once stopped', async () => {
    const clock = new FakeClock();
    const rung: [string, number][] = [];
    const alarms = new AlarmClock(clock, (key) => rung.push([key, clock.now() - start]));
    const start = clock.now();
    const far = 40 * 24 * 60 * 60 * 1_000 + 7;
    alarms.set('past', start - 5);
    alarms.set('far', start + far);
    alarms.set('called off', start + 10);
    expect(alarms.size).toBe(3);
    alarms.set('called off', null);
    alarms.set('nobody', null);
    expect(alarms.size).toBe(2);
    await clock.pass(far - 1);
    expect(rung).toEqual([['past', 0]]);
    await clock.pass(1);
    expect(rung).toEqual([
      ['past', 0],
      ['far', far],
    ]);
    alarms.set('late', clock.now() + 5);
    alarms.stop();
    alarms.set('later', clock.now() + 5);
    await clock.pass(10);
    expect([rung.length, alarms.size, clock.waiting]).toEqual([2, 0, 0]);
  });

  it('longer than a timer can sleep are slept in stretches', () => {
    const clock = new FakeClock();
    const after = vi.spyOn(clock, 'after');
    new AlarmClock(clock, () => undefined).set('t', clock.now() + 100 * 24 * 60 * 60 * 1_000);
    expect(after.mock.calls[0]?.[0]).toBeLessThan(2 ** 31);
  });

  it('that are changed again and again do not pile up', async () => {
    const clock = new FakeClock();
    const rung: string[] = [];
    const alarms = new AlarmClock(clock, (key) => rung.push(key));
    const far = clock.now() + 7 * 24 * 60 * 60 * 1_000;
    for (let change = 0; change < 10_000; change += 1) {
      alarms.set('t', far - 1);
      alarms.set('t', far);
      alarms.set('u', far + change);
    }
    expect(clock.waiting).toBe(2);
    await clock.pass(8 * 24 * 60 * 60 * 1_000);
    expect(rung).toEqual(['t', 'u']);
    expect(clock.waiting).toBe(0);
  });
});

describe('frames', () => {
  it.each([0, 1, 125, 126, 65_535, 65_536, 70_000])('of %i bytes have the right header', (length) => {
    const frame = textFrame('x'.repeat(length));
    expect(frame[0]).toBe(0x81);
    const marker = frame[1] ?? 0;
    const [start, told] =
      marker < 126
        ? [2, marker]
        : marker === 126
          ? [4, frame.readUInt16BE(2)]
          : [10, Number(frame.readBigUInt64BE(2))];
    expect(told).toBe(length);
    expect(frame.length).toBe(start + length);
  });

  it('count bytes, not letters', () => {
    expect(textFrame('Луна')[1]).toBe(8);
  });
});

describe('settings', () => {
  it('are complete without any', () => {
    const reading = readSettings({}, '/app');
    expect(reading).toMatchObject({
      ok: true,
      settings: { port: 3000, store: 'sqlite', webDir: '/app/packages/web/dist' },
    });
  });

  it('name every mistake', () => {
    const reading = readSettings(
      {
        PORT: '70000',
        TRUST_PROXY: 'perhaps',
        PUBLIC_URL: 'example',
        ALLOWED_ORIGINS: 'https://a.example/path, ftp://b',
      },
      '/',
    );
    expect(reading.ok ? [] : reading.problems).toEqual([
      'PORT must be a whole number from 0 to 65535, not "70000"',
      'PUBLIC_URL must be an address such as https://play.example.org, not "example"',
      'ALLOWED_ORIGINS must be an address such as https://play.example.org, not "https://a.example/path, ftp://b"',
      'TRUST_PROXY must be one of false, true, not "perhaps"',
    ]);
  });

  it('keep a database’s password to themselves, and do not mix two places for data', () => {
    const problemsIn = (environment: Record<string, string>): readonly string[] => {
      const reading = readSettings(environment, '/');
      return reading.ok ? [] : reading.problems;
    };
    const url = 'postgres://fabula:secret@db.example/fabula';
    expect(problemsIn({ DATABASE_URL: url })).toEqual([]);
    expect(problemsIn({ DATABASE_URL: 'mysql://fabula:secret@db.example' })).toEqual([
      'DATABASE_URL must be an address such as postgres://user:password@host/fabula',
    ]);
    expect(problemsIn({ DATABASE_URL: url, STORE: 'memory', BACKUP_DIR: '/b' })).toEqual([
      'DATABASE_URL and STORE=memory cannot both be',
      'BACKUP_DIR is for data in DATA_DIR: back up DATABASE_URL with pg_dump (docs/hosting.md)',
    ]);
  });

  it('have no provider for bots unless it is set, and then all of it', () => {
    const providerIn = (environment: Record<string, string>): unknown => {
      const reading = readSettings(environment, '/');
      return reading.ok ? reading.settings.provider : reading.problems;
    };
    expect(providerIn({ BOT_MODEL: 'm', BOT_API_KEY: 'k' })).toBeNull();
    expect(providerIn({ BOT_API_URL: 'http://localhost:11434/v1', BOT_MODEL: 'm' })).toEqual({
      url: 'http://localhost:11434/v1',
      key: '',
      model: 'm',
      timeoutMs: 8_000,
      callsPerGame: 100,
    });
    expect(providerIn({ BOT_API_URL: 'localhost', BOT_API_KEY: 'secret' })).toEqual([
      'BOT_API_URL must be an address such as http://localhost:11434/v1, not "localhost"',
      'BOT_API_URL needs BOT_MODEL too',
    ]);
  });

  it('are all in the README', () => {
    const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
    for (const { name, usual, about } of Object.values(SETTINGS)) {
      expect(readme).toContain(`| \`${name}\` | ${usual === '' ? '' : `\`${usual}\` `}| ${about} |`);
    }
  });
});

const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  Object.assign(new EventEmitter(), {
    socket: { remoteAddress },
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
  }) as unknown as IncomingMessage;

describe('an address', () => {
  it('is that of the connection, or what a trusted proxy says it saw', () => {
    expect(addressOf(from('10.0.0.7', '1.2.3.4'), false)).toBe('10.0.0.7');
    expect(addressOf(from('10.0.0.7', '6.6.6.6, 1.2.3.4'), true)).toBe('1.2.3.4');
    expect(addressOf(from('10.0.0.7'), true)).toBe('10.0.0.7');
  });

  it('has its limits, and they pass', async () => {
    const clock = new FakeClock();
    const reading = readSettings({ MAX_TABLES_PER_ADDRESS: '2' }, '/');
    if (!reading.ok) throw new Error();
    const limits = new Limits(reading.settings, clock);
    const address = limits.of('a');
    expect([1, 2, 3].map(() => limits.mayOpen(address))).toEqual([true, true, false]);
    limits.sweep();
    expect(limits.mayOpen(limits.of('a'))).toBe(false);
    await clock.pass(3_600_000);
    expect(limits.mayOpen(address)).toBe(true);
  });

  it('whose codes led nowhere too often is looked nothing up for, until a minute has passed; tokens do not count', async () => {
    const clock = new FakeClock();
    const reading = readSettings({}, '/');
    if (!reading.ok) throw new Error();
    const limits = new Limits(reading.settings, clock);
    const address = limits.of('a');
    for (let guess = 0; guess < 30; guess += 1) {
      expect(limits.mayGuess(address)).toBe(true);
      expect(limits.hasMissedTooOften(address)).toBe(false);
      limits.missed(address);
    }
    expect(limits.hasMissedTooOften(address)).toBe(true);
    expect(limits.mayGuess(address)).toBe(false);
    await clock.pass(60_000);
    expect(limits.hasMissedTooOften(address)).toBe(false);
  });

  it('may connect from its own pages only', () => {
    const settings = { allowedOrigins: ['https://friend.example'], publicUrl: 'https://play.example' };
    const may = (origin: string | undefined): boolean => mayConnectFrom(origin, 'home.lan:3000', settings);
    expect(
      [undefined, 'http://home.lan:3000', 'https://friend.example', 'https://play.example'].map(may),
    ).toEqual([true, true, true, true]);
    expect(['http://home.lan', 'https://evil.example', 'null', 'http://friend.example'].map(may)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(mayConnectFrom('https://any.example', 'x', { allowedOrigins: ['*'], publicUrl: null })).toBe(true);
  });
});

describe('secrets', () => {
  it('open what they should, and codes are easy to read', () => {
    const token = newToken();
    expect(token).toHaveLength(43);
    expect(opens(token, hashOf(token))).toBe(true);
    expect(opens(`${token}x`, hashOf(token))).toBe(false);
    expect(opens(token, '')).toBe(false);
    for (let count = 0; count < 100; count += 1) expect(newCode()).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
  });
});
