/** Acknowledged means on disk: every answer waits for a sync that ended well. SIGKILL cannot show it, since it leaves the page cache alive. */
import { execFileSync } from 'node:child_process';
import type * as Fs from 'node:fs';
import { closeSync, constants, open, openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Store } from '../src/port.ts';
import { SqliteFile } from '../src/sqlite-file.ts';
import { openSqlite } from '../src/sqlite.ts';
import type { Synced, Syncs } from '../src/syncs.ts';
import { directory } from './directories.ts';

const disk = vi.hoisted(() => ({ names: new Map<number, string>(), events: [] as string[] }));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof Fs>();
  return {
    ...fs,
    openSync(path: string, flags: string) {
      const file = fs.openSync(path, flags);
      disk.names.set(file, path);
      return file;
    },
    fdatasyncSync(file: number) {
      fs.fdatasyncSync(file);
      disk.events.push(`synced ${disk.names.get(file)?.split('/').at(-1)}`);
    },
  };
});

const root = directory();
let used = 0;
const somewhere = (): string => join(root, `store${(used += 1)}`);
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn++) await new Promise(setImmediate);
};

/** Syncs that end when, and as, the test says. */
class SlowSyncs implements Syncs {
  readonly waiting: Synced[] = [];
  error: Error | null = null;
  here(): void {
    if (this.error) throw this.error;
  }
  elsewhere(_: number, synced: Synced): void {
    this.waiting.push(synced);
  }
  end(error: Error | null): void {
    this.waiting.shift()?.(error, 5);
  }
  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** A store whose first sync is behind it, so that the next one goes elsewhere. */
async function withSlowSyncs(): Promise<{ store: Store; syncs: SlowSyncs }> {
  const syncs = new SlowSyncs();
  const store = await openSqlite(somewhere(), { syncs, patienceMs: -1 });
  return { store, syncs };
}

const writes: readonly [string, (store: Store) => Promise<unknown>][] = [
  ['an append', ({ games }) => games.append('g', 1, '"2"', 1)],
  ['a new game', ({ games }) => games.append('new', 0, '"1"', 1)],
  ['a forgotten game', ({ games }) => games.remove('g')],
  ['a record', ({ records }) => records.put('table', 'KITE42', '{}', 0)],
  ['a record that goes', ({ records }) => records.remove('table', 'OLD042')],
];

async function furnish({ games, records }: Store): Promise<void> {
  await Promise.all([games.append('g', 0, '"1"', 1), records.put('table', 'OLD042', '{}', 0)]);
}

describe('an answer waits for the sync of the write-ahead log', () => {
  it.each(writes)('in place: %s', async (_, write) => {
    const store = await openSqlite(somewhere(), { patienceMs: Infinity });
    await furnish(store);
    await store.games.read('g');
    disk.events.length = 0;
    await write(store);
    disk.events.push('answered');
    expect(disk.events).toEqual(['synced fabula.db-wal', 'answered']);
    await store.close();
  });

  it.each(writes)('elsewhere: %s', async (_, write) => {
    const { store, syncs } = await withSlowSyncs();
    const furnished = furnish(store);
    await turns();
    syncs.end(null);
    await turns();
    syncs.end(null);
    await furnished;
    const events: string[] = [];
    await store.games.read('g');
    void write(store).then(() => events.push('answered'));
    await turns();
    expect(events).toEqual([]);
    expect(syncs.waiting).toHaveLength(1);
    syncs.end(null);
    await turns();
    expect(events).toContain('answered');
    await store.close();
  });

  it('reading alone needs none', async () => {
    const store = await openSqlite(somewhere());
    await furnish(store);
    disk.events.length = 0;
    await store.games.read('g');
    await store.records.list('table', { limit: 9 });
    expect(disk.events).toEqual([]);
    await store.close();
  });
});

describe('a sync that fails closes the store', () => {
  const EIO = Object.assign(new Error('EIO: i/o error'), { code: 'EIO' });
  const closed = { fault: 'io' };

  it('in place', async () => {
    const syncs = new SlowSyncs();
    const store = await openSqlite(somewhere(), { syncs, patienceMs: Infinity });
    await furnish(store);
    syncs.error = EIO;
    await expect(store.games.append('g', 1, '"2"', 1)).rejects.toMatchObject(closed);
    syncs.error = null;
    await expect(store.games.read('g')).rejects.toMatchObject(closed);
    await expect(store.games.append('g', 1, '"2"', 1)).rejects.toMatchObject(closed);
    await store.close();
  });

  it('elsewhere, for those who wait too', async () => {
    const { store, syncs } = await withSlowSyncs();
    const asked = [store.games.append('g', 0, '"1"', 1)];
    await turns();
    asked.push(store.games.append('h', 0, '"1"', 1));
    await turns();
    expect(syncs.waiting).toHaveLength(1);
    syncs.end(EIO);
    for (const outcome of await Promise.allSettled(asked))
      expect(outcome).toMatchObject({ status: 'rejected', reason: closed });
    await expect(store.games.length('g')).rejects.toMatchObject(closed);
    await store.close();
  });

  // Nothing is played here: the log is closed under the store, and the system itself refuses to sync it.
  it.each([
    ['in place', 'Infinity'],
    ['elsewhere', '-1'],
  ])('the real one, %s', (_, patienceMs) => {
    const child = fileURLToPath(new URL('sync-refused-child.ts', import.meta.url));
    const printed = execFileSync(process.execPath, ['--import', 'tsx', child, somewhere(), patienceMs], {
      encoding: 'utf8',
    });
    expect(JSON.parse(printed)).toEqual({
      appended: [expect.stringContaining('EBADF'), 'io'],
      read: [expect.any(String), 'io'],
    });
  });
});

it.skipIf(process.platform === 'win32')(
  'a sync does not queue behind files that are being read',
  async () => {
    const store = await openSqlite(somewhere(), { patienceMs: -1 });
    const threads = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);
    // Whoever opens a pipe to read waits until somebody opens it to write, in one of libuv's threads.
    const pipes = Array.from({ length: 2 * threads }, (_, i) => join(root, `pipe${i}`));
    execFileSync('mkfifo', pipes);
    const opened = pipes.map(
      (pipe) =>
        new Promise<number>((resolve, reject) => {
          open(pipe, 'r', (error, file) => (error ? reject(error) : resolve(file)));
        }),
    );
    onTestFinished(async () => {
      const writers = pipes.map((pipe) => openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK));
      for (const file of [...(await Promise.all(opened)), ...writers]) closeSync(file);
      await store.close();
    });
    for (let seq = 0; seq < 3; seq++)
      expect(await store.games.append('g', seq, `${seq}`, 1)).toEqual({ ok: true });
  },
);

it('SQLite syncs what it carries over as macOS needs it', () => {
  const file = new SqliteFile({ directory: somewhere(), maxBytes: Infinity });
  const pragma = (name: string): unknown => file.db.prepare(`PRAGMA ${name}`).raw(true).get();
  expect(pragma('checkpoint_fullfsync')).toEqual([1]);
  expect(pragma('synchronous')).toEqual([1]);
  expect(pragma('journal_mode')).toEqual(['wal']);
  file.close(true);
});
