/** A PostgreSQL of the benchmark's own, and what its processes use up. */
import { readdirSync, readFileSync } from 'node:fs';
import { type PostgresServer, startPostgres } from '../../packages/gamelog/test/postgres-server.ts';

/** Of /proc, on every Linux there is. */
const TICKS_A_SECOND = 100;

export class Database {
  readonly url: string;
  readonly #server: PostgresServer;
  readonly #pid: number;

  static async open(): Promise<Database> {
    const server = await startPostgres(['-c', 'max_connections=200', '-c', 'shared_buffers=512MB']);
    const [row] = await server.query(`SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)`);
    return new Database(server, (await server.schema())(), Number(row?.[0]));
  }

  private constructor(server: PostgresServer, url: string, pid: number) {
    this.#server = server;
    this.url = url;
    this.#pid = pid;
  }

  /** Seconds of the processor's time, with those of processes that have ended. */
  cpu(): number {
    const gone = timesOf(this.#pid).slice(2);
    const all = this.#processes().flatMap((pid) => timesOf(pid).slice(0, 2));
    return [...all, ...gone].reduce((sum, ticks) => sum + ticks, 0) / TICKS_A_SECOND;
  }

  /** In MB; what processes share is counted once. */
  memory(): number {
    const sizes = this.#processes().map((pid) => {
      const text = textOf(`/proc/${pid}/smaps_rollup`);
      return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
    });
    return sizes.reduce((sum, size) => sum + size, 0) / 1_024;
  }

  stop(): Promise<void> {
    return this.#server.stop();
  }

  #processes(): number[] {
    const children = readdirSync('/proc').filter(
      (name) => /^\d+$/.test(name) && parentOf(name) === this.#pid,
    );
    return [this.#pid, ...children.map(Number)];
  }
}

const fieldsOf = (pid: number | string): string[] => {
  const stat = textOf(`/proc/${pid}/stat`);
  return stat.slice(stat.lastIndexOf(')')).split(' ');
};
const parentOf = (pid: string): number => Number(fieldsOf(pid)[2]);
/** Its own time, in user and system, and that of its children that have ended. */
const timesOf = (pid: number): number[] => fieldsOf(pid).slice(12, 16).map(Number);

/** A process may end while we look. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
