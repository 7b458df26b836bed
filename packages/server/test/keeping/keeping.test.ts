/** The smaller things that keeping the house needs. */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESETS } from '@fabula/engine/rules.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { StoreError } from '@fabula/gamelog/port.ts';
import { pino } from 'pino';
import { afterAll, describe, expect, it } from 'vitest';
import { Origins } from '../../src/budgets/origins.ts';
import { FakeClock } from '../fake-clock.ts';
import { fakeHouse, opened, otherwise } from '../fake-house.ts';
import { gather, QUIET, setUp } from '../tabletop.ts';

const DAY = 24 * 60 * 60 * 1_000;

describe('origins', () => {
  const directory = mkdtempSync(join(tmpdir(), 'fabula-origins-'));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  it('are the same names after a restart, and others on another server', () => {
    const first = Origins.in(directory).of('203.0.113.7');
    expect(first).toMatch(/^[\w-]{16}$/);
    expect(Origins.in(directory).of('203.0.113.7')).toBe(first);
    expect(Origins.in(directory).of('203.0.113.8')).not.toBe(first);
    expect(new Origins().of('203.0.113.7')).not.toBe(first);
  });

  it('have a key that only the owner reads; one that is damaged is made anew', () => {
    const file = join(directory, 'fabula.key');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const before = Origins.in(directory).of('x');
    writeFileSync(file, 'half');
    expect(Origins.in(directory).of('x')).not.toBe(before);
    expect(readFileSync(file)).toHaveLength(32);
    // Nowhere to keep it: it works all the same.
    expect(Origins.in(join(directory, 'nowhere')).of('x')).toMatch(/^[\w-]{16}$/);
  });

  it('are noted when a table is opened, by the network and not by the address', async () => {
    const origins = new Origins();
    const tabletop = await setUp({}, { origins });
    const { people } = await gather(tabletop, 1);
    const about = await tabletop.store.games.about(people[0]?.view?.game ?? '');
    expect(about).toEqual({ people: null, origin: origins.of('127.0.0.1') });
    await tabletop.stop();
  });
});

it('a move that finds no room makes some at once', async () => {
  const memory = openMemory();
  const bytes = 1024 * 1024;
  for (let i = 0; i < 100; i++)
    await memory.games.append(`old-${i}`, 0, JSON.stringify('x'.repeat(10_000)), 1);
  let isFull = false;
  const store = otherwise(memory, {
    games: {
      append: (...entry) =>
        isFull ? Promise.reject(new StoreError('full', 'no room')) : memory.games.append(...entry),
    },
  });
  let log = QUIET;
  const made = new Promise<void>((resolve) => {
    log = pino({}, { write: (line: string) => (line.includes('MAX_DATA_MB') ? resolve() : undefined) });
  });
  expect((await memory.health()).bytes).toBeGreaterThan(0.9 * bytes);
  const tabletop = await setUp({ MAX_DATA_MB: '2' }, { store, log });
  const { people } = await gather(tabletop, 3);
  for (let i = 0; i < 100; i++)
    await memory.games.append(`new-${i}`, 0, JSON.stringify('x'.repeat(10_000)), 1);
  isFull = true;
  expect(await people[0]?.send('start', {})).toMatchObject({ ok: false, code: 'not-saved' });
  await made;
  expect((await memory.health()).bytes).toBeLessThan(1.7 * bytes);
  await tabletop.stop();
});

it('tidying up begins when the server starts: one that never runs for a day keeps order too', async () => {
  const clock = new FakeClock();
  const store = openMemory(clock.now);
  const { code } = await opened(fakeHouse({ store }).tables, PRESETS.dixit);
  const start = async (word: string): Promise<void> => {
    await clock.pass(DAY);
    let log = QUIET;
    const tidied = new Promise<void>((resolve) => {
      log = pino({}, { write: (line: string) => (line.includes(word) ? resolve() : undefined) });
    });
    const tabletop = await setUp(
      { KEEP_DAYS: '1' },
      { store: { ...store, close: () => Promise.resolve() }, clock, log },
    );
    await tidied;
    await tabletop.stop();
  };
  await clock.pass(1);
  await start('"marked":1');
  await start('"games":1');
  expect(await store.records.get('table', code)).toBeUndefined();
});
