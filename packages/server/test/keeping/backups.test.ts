/** When backups are made, and how the host asks for one. */
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { askHost, openHostDoor } from '../../src/host/host-door.ts';
import { Backups } from '../../src/keeping/backups.ts';
import { QUIET } from '../quiet.ts';

const root = mkdtempSync(join(tmpdir(), 'fabula-host-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const HOUR = 60 * 60 * 1_000;
const nameAt = (at: number): string => `fabula-${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}.db`;

describe('a backup every day', () => {
  /** A server that starts at a time with a folder as it is then; the answer is whether it made one. */
  async function startsAt(folder: string, today: number, keep = 3): Promise<boolean> {
    let made = false;
    const make = (where: string): Promise<{ file: string; bytes: number }> => {
      made = true;
      const file = join(where, nameAt(today));
      writeFileSync(file, '');
      return Promise.resolve({ file, bytes: 0 });
    };
    const backups = new Backups({ make, folder, keep, today: () => today, log: QUIET });
    await backups.start();
    backups.stop();
    return made;
  }

  it('is due if the folder has none of the last day, whatever the clock said before', async () => {
    const folder = mkdtempSync(join(root, 'daily-'));
    const begin = Date.parse('2026-11-16T04:00:00.000Z');
    expect(await startsAt(folder, begin)).toBe(true);
    expect(await startsAt(folder, begin + 23 * HOUR)).toBe(false);
    expect(await startsAt(folder, begin + 24 * HOUR)).toBe(true);
    // A clock that was half a year ahead for an hour.
    const ahead = begin + 4_000 * HOUR;
    expect(await startsAt(folder, ahead)).toBe(true);
    expect(await startsAt(folder, begin + 49 * HOUR)).toBe(true);
    expect(await startsAt(folder, begin + 50 * HOUR)).toBe(false);
    expect(readdirSync(folder).sort()).toEqual([24, 49, 4_000].map((hours) => nameAt(begin + hours * HOUR)));
  });

  it('is due half an hour before a day has passed, and not a moment earlier', async () => {
    const folder = mkdtempSync(join(root, 'moments-'));
    const begin = Date.parse('2026-11-16T04:00:00.000Z');
    expect(await startsAt(folder, begin)).toBe(true);
    expect(await startsAt(folder, begin)).toBe(false);
    expect(await startsAt(folder, begin + 23.5 * HOUR - 1)).toBe(false);
    expect(await startsAt(folder, begin + 23.5 * HOUR)).toBe(true);
  });

  it('is looked for every hour, is told of, and ends with the server', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const folder = mkdtempSync(join(root, 'hourly-'));
    const lines: { msg: string; file?: string; bytes?: number }[] = [];
    const log = pino(
      {},
      { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) },
    );
    let today = Date.parse('2026-11-16T04:00:00.000Z');
    const make = (where: string): Promise<{ file: string; bytes: number }> => {
      const file = join(where, nameAt(today));
      writeFileSync(file, '');
      return Promise.resolve({ file, bytes: 7 });
    };
    const backups = new Backups({ make, folder, keep: 3, today: () => today, log });
    await backups.start();
    const [first = ''] = readdirSync(folder);
    expect(lines).toMatchObject([{ msg: 'a backup was made', file: join(folder, first), bytes: 7 }]);
    const hours = async (count: number): Promise<void> => {
      for (let hour = 0; hour < count; hour += 1) {
        today += HOUR;
        vi.advanceTimersByTime(HOUR);
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    };
    await hours(23);
    expect(readdirSync(folder)).toHaveLength(1);
    await hours(1);
    await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(2));
    backups.stop();
    await hours(25);
    expect(readdirSync(folder)).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('that is cut off because the server stops is nobody’s concern', async () => {
    const lines: string[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(line) });
    let fail: (error: Error) => void = () => undefined;
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const make = (): Promise<never> => {
      begin();
      return new Promise((_, reject) => (fail = reject));
    };
    const folder = mkdtempSync(join(root, 'cut-off-'));
    const backups = new Backups({ make, folder, keep: 1, today: Date.now, log });
    const starting = backups.start();
    await begun;
    backups.stop();
    fail(new Error('the store is being closed'));
    await starting;
    expect(lines).toEqual([]);
  });

  it('that fails is told, and nothing is taken away for it', async () => {
    const folder = mkdtempSync(join(root, 'failing-'));
    const old = nameAt(0);
    writeFileSync(join(folder, old), '');
    let log = QUIET;
    const told = new Promise<string>((resolve) => (log = pino({}, { write: resolve })));
    const backups = new Backups({
      make: () => Promise.reject(new Error('No backup was made: ENOSPC')),
      folder,
      keep: 1,
      today: Date.now,
      log,
    });
    await backups.start();
    expect(await told).toMatch(/ENOSPC.*no backup was made/);
    backups.stop();
    expect(readdirSync(folder)).toEqual([old]);
  });

  it('is not made without a folder; whoever asks for one must say where', async () => {
    const made: string[] = [];
    const make = (where: string): Promise<{ file: string; bytes: number }> => {
      made.push(where);
      return Promise.resolve({ file: where, bytes: 0 });
    };
    const backups = new Backups({ make, folder: null, keep: 3, today: Date.now, log: QUIET });
    await backups.start();
    await expect(backups.make(null)).rejects.toThrow('there is no BACKUP_DIR');
    await backups.make('/elsewhere');
    backups.stop();
    expect(made).toEqual(['/elsewhere']);
  });
});

describe('the door for the host', () => {
  const directory = mkdtempSync(join(root, 'door-'));
  const place = join(directory, 'fabula.sock');

  it('answers, refuses in a sentence, and survives whatever comes', async () => {
    expect(await askHost(directory, { do: 'backup' })).toBeNull();
    // What a killed server leaves behind.
    writeFileSync(place, '');
    const door = await openHostDoor(directory, {
      greet: ({ name }) => Promise.resolve({ text: `Hello, ${String(name)}` }),
      fail: () => Promise.reject(new Error('No room left')),
    });
    expect(statSync(place).mode & 0o777).toBe(0o600);
    expect(await askHost(directory, { do: 'greet', name: 'Ana' })).toEqual({ ok: true, text: 'Hello, Ana' });
    expect(await askHost(directory, { do: 'fail' })).toEqual({ ok: false, why: 'No room left' });
    for (const name of ['fly', 'constructor', '__proto__'])
      expect(await askHost(directory, { do: name })).toMatchObject({ ok: false });
    for (const bad of ['null\n', 'no json\n', '{"do":1}\n', 'x'.repeat(100_000), '']) {
      await new Promise<void>((resolve) => {
        const socket = connect(place, () => {
          if (bad === '') socket.destroy();
          else socket.write(bad);
        });
        socket.on('error', () => undefined);
        socket.on('data', () => undefined);
        socket.on('close', () => resolve());
      });
    }
    expect(await askHost(directory, { do: 'greet', name: 'Ana' })).toMatchObject({ ok: true });
    await new Promise((resolve) => door.close(resolve));
    expect(existsSync(place)).toBe(false);
    expect(await askHost(directory, { do: 'greet' })).toBeNull();
  });
});
