/** One data folder of Debian's PostgreSQL and the processes that work on it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  appendFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { endWithUs, freePort } from '../built-server.ts';
import { pause } from '../chance.ts';

const HOME = '/usr/lib/postgresql';
const OLDEST = 15;
const FLAGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '200',
  wal_retrieve_retry_interval: '200ms',
  // A machine that is starved is no reason to give a standby up.
  wal_sender_timeout: '0',
  log_min_messages: 'panic',
};

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** It refuses to run as root: then Debian's own user runs it. */
const OWNER: Owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

function idOf(flag: string): number {
  const { status, stdout } = spawnSync('id', [flag, 'postgres']);
  if (status !== 0) throw new Error('There is no user postgres: install the package postgresql');
  return Number(stdout.toString());
}

function toolsFolder(): string {
  const versions = existsSync(HOME) ? readdirSync(HOME).map(Number) : [];
  const newest = Math.max(...versions.filter((version) => version >= OLDEST));
  if (newest === -Infinity)
    throw new Error(`There is no PostgreSQL in ${HOME}: install the package postgresql`);
  return join(HOME, String(newest), 'bin');
}

async function run(tool: string, ...args: readonly string[]): Promise<void> {
  const child = spawn(join(toolsFolder(), tool), args, {
    ...OWNER,
    cwd: tmpdir(),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${tool} failed: ${said}`);
}

export class PostgresCluster {
  readonly port: number;
  readonly #folder: string;
  #server: ChildProcess | null = null;

  /** A new one, empty. */
  static async create(): Promise<PostgresCluster> {
    const cluster = await PostgresCluster.#prepare();
    await run(
      'initdb',
      '-D',
      cluster.#folder,
      '-U',
      'fabula',
      '-A',
      'trust',
      '-N',
      '--locale=C',
      '--encoding=UTF8',
    );
    await cluster.start();
    return cluster;
  }

  /** A standby: a copy of another one, which it follows under this name. */
  static async copyOf(primary: PostgresCluster, name: string): Promise<PostgresCluster> {
    const cluster = await PostgresCluster.#prepare();
    const from = `host=127.0.0.1 port=${primary.port} user=fabula application_name=${name}`;
    await run('pg_basebackup', '-D', cluster.#folder, '-d', from, '-R', '-X', 'stream', '-c', 'fast');
    // Once it is promoted nobody stands by yet.
    appendFileSync(join(cluster.#folder, 'postgresql.auto.conf'), "synchronous_standby_names = ''\n");
    await cluster.start();
    return cluster;
  }

  static async #prepare(): Promise<PostgresCluster> {
    const folder = mkdtempSync(join(tmpdir(), 'fabula-drill-postgres-'));
    chmodSync(folder, 0o700);
    if (OWNER.uid !== undefined && OWNER.gid !== undefined) chownSync(folder, OWNER.uid, OWNER.gid);
    return new PostgresCluster(folder, await freePort());
  }

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.port = port;
  }

  async start(): Promise<void> {
    const flags = Object.entries(FLAGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const args = ['-D', this.#folder, '-p', String(this.port), ...flags];
    this.#server = spawn(join(toolsFolder(), 'postgres'), args, {
      ...OWNER,
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    endWithUs(this.#server);
    await this.#until('SELECT true');
  }

  async end(signal: 'SIGINT' | 'SIGQUIT' | 'SIGKILL'): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    const others = childrenOf(server.pid ?? 0);
    server.kill(signal);
    if (signal === 'SIGKILL') for (const pid of others) kill(pid);
    await exited;
    while (others.some(isAlive)) await pause(5);
  }

  async promote(): Promise<void> {
    await run('pg_ctl', 'promote', '-D', this.#folder, '-w', '-s');
    await this.#until('SELECT NOT pg_is_in_recovery()');
  }

  /** From now on nothing is acknowledged that this standby does not have. */
  async waitForStandby(name: string): Promise<void> {
    await this.#until(
      `SELECT state = 'streaming' FROM pg_stat_replication WHERE application_name = '${name}'`,
    );
    await this.query(`ALTER SYSTEM SET synchronous_standby_names = '${name}'`);
    await this.query('SELECT pg_reload_conf()');
    await this.#until(
      `SELECT sync_state = 'sync' FROM pg_stat_replication WHERE application_name = '${name}'`,
    );
  }

  url(port: number): string {
    return `postgres://fabula@127.0.0.1:${port}/postgres`;
  }

  async query(sql: string): Promise<unknown[][]> {
    const client = new pg.Client({ connectionString: this.url(this.port) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL');
    await rm(this.#folder, { recursive: true, force: true });
  }

  async #until(sql: string): Promise<void> {
    for (;;) {
      if (this.#server === null || this.#server.exitCode !== null) throw new Error('PostgreSQL has ended');
      const [row] = await this.query(sql).catch(() => []);
      if (row?.[0] === true) return;
      await pause(20);
    }
  }
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    const pid = Number(name);
    return Number.isInteger(pid) && parentOf(pid) === parent ? [pid] : [];
  });
}

function parentOf(pid: number): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]);
  } catch {
    return null;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

const isAlive = (pid: number): boolean => parentOf(pid) !== null;
