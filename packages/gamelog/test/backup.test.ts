/** A backup is made while players play, and what is restored from it is what they had played. */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { describe, expect, it, vi } from 'vitest';
import { backupsIn, dropOldBackups } from '../src/backup.ts';
import { restore } from '../src/restore.ts';
import { SqliteFile } from '../src/sqlite-file.ts';
import { openSqlite, type SqliteStore } from '../src/sqlite.ts';
import { directory } from './directories.ts';

const root = directory();
let used = 0;
const somewhere = (): string => join(root, `place${(used += 1)}`);
const text = (game: string, seq: number): string => JSON.stringify([game, seq, 'x'.repeat(700)]);

/** Plays at so many tables until told to stop; the answer is how far each has come. */
function play(
  { games, records }: SqliteStore,
  tables: number,
): { heads: number[]; stop: () => Promise<void> } {
  const heads = Array.from({ length: tables }, () => 0);
  const evening = { over: false };
  const played = heads.map(async (_, table) => {
    const game = `game${table}`;
    while (!evening.over) {
      const seq = heads[table] ?? 0;
      await games.append(game, seq, text(game, seq), 1);
      heads[table] = seq + 1;
      if (seq % 50 === 0) await records.put('table', game, String(seq), seq / 50);
      // Something goes, too, so that pages are used again.
      if (seq % 100 === 0) await games.append(`passing${table}`, 0, text('passing', seq), 1);
      if (seq % 100 === 50) await games.remove(`passing${table}`);
    }
  });
  return {
    heads,
    stop: async () => {
      evening.over = true;
      await Promise.all(played);
    },
  };
}

describe('a backup of a store in use', () => {
  it('has everything that was acknowledged before it began, nothing torn, and the games go on from it', async () => {
    const store = await openSqlite(somewhere());
    const folder = somewhere();
    const { heads, stop } = play(store, 8);
    for (let round = 0; round < 4; round++) {
      while (Math.min(...heads) < 400 * (round + 1)) await new Promise(setImmediate);
      const before = [...heads];
      const backup = await store.backup(folder);
      const after = [...heads];
      expect(Math.min(...after.map((head, i) => head - (before[i] ?? 0)))).toBeGreaterThan(0);
      const data = somewhere();
      expect(await restore(backup.file, data)).toBeNull();
      const restored = await openSqlite(data);
      for (const [table, head] of before.entries()) {
        const game = `game${table}`;
        const entries = await restored.games.read(game);
        expect(entries.length).toBeGreaterThanOrEqual(head);
        expect(entries.length).toBeLessThanOrEqual((after[table] ?? 0) + 1);
        expect(entries.every((entry, i) => entry.seq === i + 1 && entry.text === text(game, i))).toBe(true);
        expect(await restored.games.length(game)).toBe(entries.length);
        expect(await restored.games.append(game, entries.length, '"on"', 1)).toEqual({ ok: true });
        const noted = Number((await restored.records.get('table', game))?.text);
        expect(noted).toBeGreaterThanOrEqual(head - 51);
        expect(noted).toBeLessThanOrEqual(entries.length);
      }
      await restored.close();
      const db = new Database(join(data, 'fabula.db'));
      expect(db.prepare('PRAGMA integrity_check').raw(true).all([])).toEqual([['ok']]);
      db.close();
    }
    await stop();
    await store.close();
    expect(await backupsIn(folder)).toHaveLength(4);
  });

  it('is one file that only its owner reads, with a checksum as others reckon it', async () => {
    const store = await openSqlite(somewhere());
    await store.games.append('g', 0, '"1"', 1);
    const folder = somewhere();
    const { file, bytes } = await store.backup(folder);
    await store.close();
    const names = readdirSync(folder).sort();
    expect(names).toEqual([expect.stringMatching(/^fabula-[\dTZ-]+\.db$/), `${names[0]}.sha256`]);
    expect(statSync(file).size).toBe(bytes);
    for (const path of [file, `${file}.sha256`]) expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const sum = createHash('sha256').update(readFileSync(file)).digest('hex');
    expect(readFileSync(`${file}.sha256`, 'utf8')).toBe(`${sum}  ${names[0]}\n`);
  });

  it('nothing is carried over to the file while it is copied, and all of it afterwards', async () => {
    const checkpoint = vi.spyOn(SqliteFile.prototype, 'checkpoint');
    const path = somewhere();
    const store = await openSqlite(path);
    const sizeOfFile = (): number => statSync(join(path, 'fabula.db')).size;
    const write = async (seq: number): Promise<void> => {
      await store.games.append('g', seq, JSON.stringify('x'.repeat(100_000)), 1);
    };
    let seq = 0;
    for (; checkpoint.mock.calls.length < 2; seq++) await write(seq);
    const size = sizeOfFile();
    checkpoint.mockClear();
    const making = store.backup(somewhere());
    for (const until = seq + 100; seq < until; seq++) await write(seq);
    expect(checkpoint).not.toHaveBeenCalled();
    expect(sizeOfFile()).toBe(size);
    await making;
    await new Promise(setImmediate);
    await write(seq);
    expect(checkpoint).toHaveBeenCalled();
    await store.close();
    checkpoint.mockRestore();
  });

  it('that cannot be made says why, leaves nothing behind, and harms nobody', async () => {
    const store = await openSqlite(somewhere());
    await store.games.append('g', 0, '"1"', 1);
    const blocked = somewhere();
    writeFileSync(blocked, '');
    await expect(store.backup(join(blocked, 'folder'))).rejects.toThrow(/^No backup was made: ENOTDIR/);
    const folder = somewhere();
    const first = store.backup(folder);
    await expect(store.backup(folder)).rejects.toThrow('A backup is being made already');
    await first;
    expect(readdirSync(folder).filter((name) => name.includes('part'))).toEqual([]);
    expect(await store.games.append('g', 1, '"2"', 1)).toEqual({ ok: true });
    await store.close();
    await expect(store.backup(folder)).rejects.toThrow('The store is closed');
  });

  it('is given up when so much is written that the log grows too long', async () => {
    const store = await openSqlite(somewhere(), { mostHeldBytes: 1 });
    const { stop } = play(store, 8);
    await expect(store.backup(somewhere())).rejects.toThrow(
      'No backup was made: too much is being written meanwhile',
    );
    await stop();
    await store.close();
  });

  it('is given up when the store is closed', async () => {
    const path = somewhere();
    const store = await openSqlite(path);
    for (let seq = 0; seq < 300; seq++) await store.games.append('g', seq, text('g', seq), 1);
    const making = store.backup(somewhere());
    const outcome = expect(making).rejects.toThrow('No backup was made: the store is being closed');
    await store.close();
    await outcome;
    const again = await openSqlite(path);
    expect(await again.games.length('g')).toBe(300);
    await again.close();
  });
});

describe('what is restored', () => {
  async function backedUp(): Promise<string> {
    const store = await openSqlite(somewhere());
    for (let seq = 0; seq < 500; seq++) await store.games.append('g', seq, text('g', seq), 1);
    const { file } = await store.backup(somewhere());
    await store.close();
    return file;
  }
  const cutShort = (file: string): void => truncateSync(file, statSync(file).size - 40_000);

  it('must be whole: one that is torn or changed is refused by its checksum', async () => {
    const file = await backedUp();
    const bytes = readFileSync(file);
    const place = bytes.indexOf('xxxxx');
    bytes[place] = 'y'.charCodeAt(0);
    writeFileSync(file, bytes);
    const data = somewhere();
    expect(await restore(file, data)).toMatch(/is not what was backed up: its checksum differs/);
    cutShort(file);
    expect(await restore(file, data)).toMatch(/is not what was backed up/);
    writeFileSync(`${file}.sha256`, '');
    expect(await restore(file, data)).toMatch(/is not what was backed up/);
    expect(() => readdirSync(data)).toThrow('ENOENT');
  });

  it('must be whole also where the checksum was lost', async () => {
    const file = await backedUp();
    rmSync(`${file}.sha256`);
    const data = somewhere();
    const torn = `${file}.torn`;
    copyFileSync(file, torn);
    cutShort(torn);
    expect(await restore(torn, data)).toMatch(/cannot be used: it is damaged/);
    const bytes = readFileSync(file);
    bytes.fill(0, 40 * 4096, 41 * 4096);
    writeFileSync(torn, bytes);
    expect(await restore(torn, data)).toMatch(/cannot be used: it is damaged \(.*page/s);
    writeFileSync(torn, '');
    expect(await restore(torn, data)).toMatch(/cannot be used: it holds no data of Fabula/);
    writeFileSync(torn, 'A lighthouse that forgot the sea. '.repeat(300));
    expect(await restore(torn, data)).toMatch(/cannot be used: it is damaged/);
    expect(await restore(join(data, 'nothing'), data)).toMatch(/There is no file/);
    expect(readdirSync(data)).toEqual([]);
    expect(await restore(file, data)).toBeNull();
    expect(statSync(join(data, 'fabula.db')).mode & 0o777).toBe(0o600);
  });

  it('is a file, not the folder it lies in; and comes to a place without data', async () => {
    const file = await backedUp();
    const data = somewhere();
    expect(await restore(dirname(file), data)).toMatch(/is no file: name one of the backups in it$/);
    expect(() => readdirSync(data)).toThrow('ENOENT');
    // A log without its file is data too: it would be taken for the restored one's.
    mkdirSync(data);
    writeFileSync(join(data, 'fabula.db-wal'), 'x');
    expect(await restore(file, data)).toBe(`There is data in ${data} already: move it away first`);
  });

  it.runIf(process.platform === 'linux')(
    'leaves nothing behind if it cannot be read to its end',
    async () => {
      const data = somewhere();
      await expect(restore('/proc/self/mem', data)).rejects.toThrow('EIO');
      expect(readdirSync(data)).toEqual([]);
    },
  );

  it('takes nobody’s place, and is not of a newer Fabula', async () => {
    const file = await backedUp();
    const data = somewhere();
    expect(await restore(file, data)).toBeNull();
    expect(await restore(file, data)).toBe(`There is data in ${data} already: move it away first`);
    const newer = `${file}.newer`;
    copyFileSync(file, newer);
    const db = new Database(newer);
    db.exec('PRAGMA user_version = 99');
    db.close();
    expect(await restore(newer, somewhere())).toMatch(/written by a newer Fabula \(schema 99/);
  });
});

it('of many backups the newest stay, and nothing else in the folder is touched', async () => {
  const folder = somewhere();
  expect(await backupsIn(folder)).toEqual([]);
  mkdirSync(folder);
  const names = [3, 1, 2, 4].map((day) => `fabula-2026-11-0${day}T04-00-00-000Z.db`);
  const others = ['letters.txt', 'fabula.db', 'fabula-2026.db', 'my-fabula-2026-11-01T04-00-00-000Z.db'];
  const unfinished = [
    'fabula-2026-11-05T04-00-00-000Z.db.part',
    'fabula-2026-11-05T04-00-00-000Z.db.part-wal',
  ];
  for (const name of [...names, ...names.map((one) => `${one}.sha256`), ...others, ...unfinished])
    writeFileSync(join(folder, name), '');
  expect((await backupsIn(folder)).map(({ at }) => new Date(at).toISOString())).toEqual(
    [1, 2, 3, 4].map((day) => `2026-11-0${day}T04:00:00.000Z`),
  );
  await dropOldBackups(folder, 2);
  const kept = names.filter((name) => /0[34]T/.test(name));
  expect(readdirSync(folder).sort()).toEqual(
    [...kept, ...kept.map((one) => `${one}.sha256`), ...others].sort(),
  );
});
