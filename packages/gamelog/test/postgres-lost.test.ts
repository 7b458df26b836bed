/** The database is lost in the middle: nothing acknowledged is lost, nothing is there twice, and the store says what is true. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPostgres, type PostgresOptions, type PostgresStore } from '../src/postgres.ts';
import './directories.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';
import { type Proxy, startProxy } from './proxy.ts';

let server: PostgresServer;
let proxy: Proxy;
let urlAt: (port?: number) => string;
/** Sees the database as it is. */
let witness: PostgresStore;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server.stop());

const opened: PostgresStore[] = [];
async function open(options: PostgresOptions = {}): Promise<PostgresStore> {
  const store = await openPostgres(urlAt(proxy.port), { connections: 1, ...options });
  opened.push(store);
  return store;
}
beforeEach(async () => {
  proxy = await startProxy(server.port);
  urlAt = await server.schema();
  witness = await openPostgres(urlAt());
});
afterEach(async () => {
  proxy.isDown = false;
  proxy.losesAsks = false;
  proxy.losesAnswers = false;
  proxy.cut();
  await Promise.all([...opened.splice(0), witness].map((store) => store.close()));
  await proxy.close();
});

const schemaName = (): string => new URL(urlAt()).searchParams.get('options')?.split('=')[1] ?? '';

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(5);
}
const standsAt = (game: string, seq: number) => async (): Promise<boolean> =>
  (await witness.games.length(game)) === seq;

describe('an append whose answer is lost', () => {
  it('is found where it stands, and is there once', async () => {
    const store = await open();
    await store.games.append('g', 0, '"a"', 1);
    proxy.losesAnswers = true;
    const asked = store.games.append('g', 1, '"b"', 2);
    await until(standsAt('g', 3));
    proxy.losesAnswers = false;
    proxy.cut();
    expect(await asked).toEqual({ ok: true });
    expect(await witness.games.read('g')).toEqual([
      { seq: 1, text: '"a"' },
      { seq: 3, text: '"b"' },
    ]);
  });

  it('that never arrived is sent when that is certain', async () => {
    const store = await open();
    await store.games.append('g', 0, '"a"', 1);
    proxy.losesAsks = true;
    const asked = store.games.append('g', 1, '"b"', 1);
    await sleep(20);
    proxy.losesAsks = false;
    proxy.cut();
    expect(await asked).toEqual({ ok: true });
    expect(await witness.games.read('g', 1)).toEqual([{ seq: 2, text: '"b"' }]);
  });

  it('came too late if something else stands there, also of the same length', async () => {
    const store = await open();
    await store.games.append('g', 0, '"a"', 1);
    proxy.losesAsks = true;
    const asked = store.games.append('g', 1, '"b"', 1);
    expect(await witness.games.append('g', 1, '"c"', 1)).toEqual({ ok: true });
    proxy.losesAsks = false;
    proxy.cut();
    expect(await asked).toEqual({ ok: false, reason: 'conflict', seq: 2 });
    expect(await witness.games.read('g', 1)).toEqual([{ seq: 2, text: '"c"' }]);
  });

  it('is not looked for while the database may still be carrying it out', async () => {
    const store = await open({ answerMs: 60_000 });
    await store.games.append('g', 0, '"a"', 1);
    // Whoever appends now waits for this one.
    const holding = server.query(`
      SET search_path = ${schemaName()};
      BEGIN; SELECT 1 FROM game WHERE id = 'g' FOR UPDATE; SELECT pg_sleep(1.5); COMMIT`);
    await until(async () => (await active(`pg_sleep`)) === 1);
    const asked = store.games.append('g', 1, '"b"', 1);
    await until(async () => (await active('append_moves')) === 1);
    proxy.cut();
    // Were the first one left alone, it would be written as soon as the row is free, and this one told that it came too late.
    expect(await asked).toEqual({ ok: true });
    await holding;
    expect(await witness.games.read('g', 1)).toEqual([{ seq: 2, text: '"b"' }]);
  });

  it('is unknown if that cannot be found out in time; then the store lives on', async () => {
    const store = await open({ lookUpMs: 100 });
    await store.games.append('g', 0, '"a"', 1);
    proxy.losesAnswers = true;
    const asked = store.games.append('g', 1, '"b"', 1);
    await until(standsAt('g', 2));
    proxy.isDown = true;
    proxy.cut();
    await expect(asked).rejects.toMatchObject({ fault: 'unknown' });
    proxy.isDown = false;
    proxy.losesAnswers = false;
    await until(async () => (await store.health().catch(() => null)) !== null);
    expect(await store.games.append('g', 1, '"b"', 1)).toEqual({ ok: false, reason: 'conflict', seq: 2 });
    expect(await store.games.read('g', 1)).toEqual([{ seq: 2, text: '"b"' }]);
  });

  it('is lost when nothing comes for too long, too', async () => {
    const store = await open({ answerMs: 200 });
    await store.games.append('g', 0, '"a"', 1);
    proxy.losesAnswers = true;
    const asked = store.games.append('g', 1, '"b"', 1);
    await until(standsAt('g', 2));
    await sleep(300);
    proxy.losesAnswers = false;
    expect(await asked).toEqual({ ok: true });
  });
});

describe('an append', () => {
  it('that stands on the primary alone, whose standby does not answer, is not taken for kept', async () => {
    const store = await open({ answerMs: 300, lookUpMs: 1_500 });
    await store.games.append('g', 0, '"a"', 1);
    await server.query(`ALTER SYSTEM SET synchronous_standby_names = 'nobody'`);
    await server.query('SELECT pg_reload_conf()');
    try {
      // The setting counts a little later.
      const isWaitedFor = (): Promise<boolean> =>
        server
          .query(`SELECT count(*) FROM pg_stat_activity WHERE wait_event = 'SyncRep'`)
          .then(([row]) => Number(row?.[0]) > 0);
      for (let probe = 0; !(await isWaitedFor()) && probe < 500; probe += 1)
        void witness.records.put('probe', `${probe}`, '1', 0).catch(() => undefined);
      // It can be seen as soon as whoever waits for the standby is cut off, and would go with this machine.
      await expect(store.games.append('g', 1, '"b"', 1)).rejects.toMatchObject({ fault: 'unknown' });
      expect(await witness.games.length('g')).toBe(2);
    } finally {
      await server.query('ALTER SYSTEM RESET synchronous_standby_names');
      await server.query('SELECT pg_reload_conf()');
    }
    const again = (): Promise<unknown> => store.games.append('g', 1, '"b"', 1).catch(() => null);
    await expect.poll(again, { timeout: 30_000 }).toEqual({ ok: false, reason: 'conflict', seq: 2 });
  });

  it('that the database is never done with is given up, and the next one is written', async () => {
    const store = await open({ answerMs: 150, patienceMs: 600 });
    await store.games.append('g', 0, '"a"', 1);
    await server.query(`
      SET search_path = ${schemaName()};
      CREATE FUNCTION sleep() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(60); RETURN NEW; END $$;
      CREATE TRIGGER sleep BEFORE INSERT ON entry FOR EACH ROW WHEN (NEW.text = '"slow"') EXECUTE FUNCTION sleep()`);
    await expect(store.games.append('g', 1, '"slow"', 1)).rejects.toMatchObject({ fault: 'away' });
    expect(await store.games.append('g', 1, '"b"', 1)).toEqual({ ok: true });
  });
});

describe('a record whose answer is lost', () => {
  it('is found, sent again, or came too late', async () => {
    const store = await open();
    const { records } = store;
    const version = async (): Promise<number> => (await witness.records.get('table', 'T'))?.version ?? 0;
    for (const expected of [0, 1]) {
      // So that there is a connection to lose.
      await records.get('table', 'T');
      proxy.losesAnswers = true;
      const found = records.put('table', 'T', `"${expected}"`, expected);
      await until(async () => (await version()) === expected + 1);
      proxy.losesAnswers = false;
      proxy.cut();
      expect(await found).toEqual({ ok: true, version: expected + 1 });
    }
    proxy.losesAsks = true;
    const again = records.put('table', 'T', '"again"', 2);
    await sleep(20);
    proxy.losesAsks = false;
    proxy.cut();
    expect(await again).toEqual({ ok: true, version: 3 });
    proxy.losesAsks = true;
    const late = records.put('table', 'T', '"late"', 3);
    await witness.records.put('table', 'T', '"first"', 3);
    proxy.losesAsks = false;
    proxy.cut();
    expect(await late).toEqual({ ok: false, reason: 'conflict', version: 4 });
    expect((await witness.records.get('table', 'T'))?.text).toBe('"first"');
  });

  it('is unknown if others have put on top of it what may have been ours', async () => {
    const store = await open();
    await store.records.put('table', 'T', '1', 0);
    proxy.losesAnswers = true;
    const asked = store.records.put('table', 'T', '2', 1);
    await until(async () => (await witness.records.get('table', 'T'))?.version === 2);
    await witness.records.put('table', 'T', '3', 2);
    proxy.losesAnswers = false;
    proxy.cut();
    await expect(asked).rejects.toMatchObject({ fault: 'unknown' });
  });

  it('or a game that is removed is gone', async () => {
    const store = await open();
    await store.games.append('g', 0, '1', 1);
    await store.games.length('g');
    proxy.losesAnswers = true;
    const asked = store.games.remove('g', 1);
    await until(standsAt('g', 0));
    proxy.losesAnswers = false;
    proxy.cut();
    expect(await asked).toBe(true);
  });
});

describe('a database that is away', () => {
  it('refuses, after some patience and then at once; and is found again when it is back', async () => {
    const store = await open({ patienceMs: 100, lookUpMs: 100 });
    await store.games.append('g', 0, '"a"', 1);
    proxy.isDown = true;
    proxy.cut();
    // The first may have been sent before anybody noticed.
    const lost = expect.stringMatching(/^(away|unknown)$/) as string;
    await expect(store.games.append('g', 1, '"b"', 1)).rejects.toMatchObject({ fault: lost });
    await expect(store.games.append('g', 1, '"c"', 1)).rejects.toMatchObject({ fault: 'away' });
    await expect(store.records.get('table', 'x')).rejects.toMatchObject({ fault: 'away' });
    await expect(store.health()).rejects.toMatchObject({ fault: 'away' });
    proxy.isDown = false;
    await until(async () => (await store.health().catch(() => null)) !== null);
    expect(await store.games.append('g', 1, '"d"', 1)).toEqual({ ok: true });
    expect((await witness.games.read('g')).map(({ text }) => text)).toEqual(['"a"', '"d"']);
  });

  it('that comes back soon is waited for', async () => {
    const store = await open({ patienceMs: 60_000 });
    proxy.isDown = true;
    const asked = [store.games.append('g', 0, '"a"', 1), store.games.length('other'), store.health()];
    await sleep(50);
    proxy.isDown = false;
    expect(await Promise.all(asked)).toMatchObject([{ ok: true }, 0, { isFull: false }]);
  });

  it('lets only so much wait', async () => {
    const store = await open({ answerMs: 60_000, patienceMs: 60_000 });
    await store.games.append('first', 0, '1', 1);
    proxy.losesAsks = true;
    const asked = Array.from({ length: 20_600 }, (_, i) => store.games.append(`g${i}`, 0, '1', 1));
    const answers = Promise.allSettled(asked);
    await expect(asked.at(-1)).rejects.toMatchObject({ fault: 'away' });
    proxy.losesAsks = false;
    proxy.cut();
    const refused = (await answers).filter(({ status }) => status === 'rejected').length;
    expect(refused).toBeGreaterThan(0);
    expect(refused).toBeLessThanOrEqual(600);
    expect(await witness.games.games({ after: 'g', limit: 30_000 })).toHaveLength(20_600 - refused);
  });

  it('is not waited for without end when a store is opened', async () => {
    proxy.isDown = true;
    const opening = openPostgres(urlAt(proxy.port), { openMs: 50 });
    await expect(opening).rejects.toMatchObject({ fault: 'away' });
    await expect(opening).rejects.not.toThrow(/fabula:fabula/);
  });
});

it('killed again and again, the database has every acknowledged entry, none twice and no gap', async () => {
  const store = await openPostgres(urlAt(), { patienceMs: 20_000, lookUpMs: 20_000 });
  opened.push(store);
  const evening = { isOver: false };
  let acknowledged = 0;
  const play = async (game: string): Promise<string[]> => {
    const texts: string[] = [];
    for (let move = 0; !evening.isOver; move += 1) {
      const text = JSON.stringify(`${game} ${move}`);
      expect(await store.games.append(game, move, text, 1)).toEqual({ ok: true });
      texts.push(text);
      acknowledged += 1;
    }
    return texts;
  };
  const games = Array.from({ length: 40 }, (_, i) => `game${i}`);
  const played = Promise.all(games.map(play));
  for (let kill = 0; kill < 4; kill += 1) {
    const enough = acknowledged + 200 + Math.floor(Math.random() * 800);
    await until(() => Promise.resolve(acknowledged > enough));
    await server.kill();
    await server.start();
  }
  evening.isOver = true;
  const texts = await played;
  for (const [place, game] of games.entries())
    expect((await witness.games.read(game)).map(({ text }) => text)).toEqual(texts[place]);
});

async function active(what: string): Promise<number> {
  const rows = await server.query(
    `SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%${what}%' AND pid <> pg_backend_pid()`,
  );
  return rows.length;
}
