/**
 * Closes the log under an open store, so that the system itself refuses to sync it, and prints what the store says then.
 * In a process of its own: threads share their files, and somebody else's would soon have the number that is free.
 */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const [, , directory = '', patienceMs = ''] = process.argv;
const names = new Map<number, string>();
const { openSync } = fs;
fs.openSync = (path, flags, mode) => {
  const file = openSync(path, flags, mode);
  names.set(file, String(path));
  return file;
};
syncBuiltinESMExports();
const { openSqlite } = await import('../src/sqlite.ts');

const said = (promise: Promise<unknown>): Promise<unknown> =>
  promise.catch((error: Error & { fault?: string }) => [error.message, error.fault]);

const store = await openSqlite(directory, { patienceMs: Number(patienceMs) });
await store.games.append('g', 0, '"1"', 1);
const [log = -1] = [...names].find(([, path]) => path.endsWith('-wal')) ?? [];
fs.closeSync(log);
const appended = await said(store.games.append('g', 1, '"2"', 1));
const read = await said(store.games.read('g'));
// The number is free: something takes it, for the store to close. Lower ones are given away first.
for (let taken = -1; taken < log;) taken = openSync('/dev/null', 'r');
await store.close();
console.log(JSON.stringify({ appended, read }));
