/** The server as it ships, in a process of its own that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Of /proc, on every Linux there is. */
const TICKS_A_SECOND = 100;
const SERVER = join(import.meta.dirname, '../..');

export class BuiltServer {
  readonly port: number;
  readonly directory: string;
  readonly #environment: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  #dying = false;
  /** How it ended although nobody had asked it to. */
  unasked: string | null = null;

  private constructor(port: number, directory: string, environment: Readonly<Record<string, string>>) {
    this.port = port;
    this.directory = directory;
    this.#environment = environment;
  }

  /** Not started yet. `environment`: settings that differ from the usual ones. */
  static async prepare(environment: Readonly<Record<string, string>> = {}): Promise<BuiltServer> {
    const directory = await mkdtemp(join(tmpdir(), 'fabula-proof-'));
    return new BuiltServer(await freePort(), directory, environment);
  }

  get url(): string {
    return `ws://127.0.0.1:${this.port}/ws`;
  }

  get http(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  get alive(): boolean {
    return this.#child !== null && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  async start(): Promise<void> {
    this.#dying = false;
    const child = spawn(process.execPath, ['--min-semi-space-size=16', join(SERVER, 'dist/main.js')], {
      env: {
        ...process.env,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.directory,
        LOG_LEVEL: 'info',
        MAX_MESSAGES_PER_SOCKET: '0',
        MAX_MESSAGES_PER_ADDRESS: '0',
        MAX_PLAYERS_PER_ADDRESS: '0',
        MAX_TABLES_PER_ADDRESS: '0',
        MAX_SOCKETS_PER_ADDRESS: '0',
        ALLOWANCE: '0',
        ...this.#environment,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    endWithUs(child);
    child.stdout?.pipe(createWriteStream(join(this.directory, 'log'), { flags: 'a' }));
    await new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', (chunk: Buffer) => {
        if (chunk.includes('listening')) resolve();
      });
      child.once('exit', (code, signal) => {
        if (this.#dying) return;
        this.unasked = `the server died by itself: ${code ?? signal}`;
        reject(new Error(this.unasked));
      });
    });
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child || !this.alive) return;
    this.#dying = true;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await exited;
  }

  /** Stands still, as a machine that is starved does; and goes on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }

  /** What the process occupies, in MB. */
  memory(): number {
    const status = readFileSync(`/proc/${this.#child?.pid ?? 0}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  }

  /** The processor's time it has taken, all threads, in seconds. */
  cpu(): number {
    const stat = readFileSync(`/proc/${this.#child?.pid ?? 0}/stat`, 'utf8');
    const [user = 0, system = 0] = stat.slice(stat.lastIndexOf(')')).split(' ').slice(12, 14).map(Number);
    return (user + system) / TICKS_A_SECOND;
  }

  async remove(): Promise<void> {
    await this.kill();
    await rm(this.directory, { recursive: true, force: true });
  }
}

const children = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** However this process ends, short of being killed, what it started ends too. */
export function endWithUs(child: ChildProcess): void {
  children.add(child);
  child.once('exit', () => children.delete(child));
}

/** Builds what `start` runs. */
export async function buildServer(): Promise<void> {
  const build = spawn(process.execPath, [join(SERVER, 'build.mjs')], { stdio: 'inherit' });
  const code = await new Promise((resolve) => build.once('exit', resolve));
  if (code !== 0) throw new Error('the server could not be built');
}

/** Below those that connections are given: nobody else has it when the server is started again. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await Promise.race([
      once(probe, 'listening').then(() => true),
      once(probe, 'error').then(() => false),
    ]);
    if (!isFree) continue;
    await once(probe.close(), 'close');
    return port;
  }
}
