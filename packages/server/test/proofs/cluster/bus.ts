/** The bus of the drill's nodes, and how it goes away. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { endWithUs, freePort } from '../built-server.ts';
import { pause } from '../chance.ts';
import type { Database } from './database.ts';

export interface Bus {
  /** Null: it is the database's. */
  readonly port: number | null;
  /** Is gone for so long. */
  goAway(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** NOTIFY: whoever listens loses the connection, again and again. */
export function busOn(database: Database): Bus {
  return {
    port: null,
    async goAway(ms) {
      for (const until = performance.now() + ms; performance.now() < until; await pause(200))
        await database.query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'fabula bus'`,
        );
    },
    stop: () => Promise.resolve(),
  };
}

export async function startNats(): Promise<Bus> {
  const port = await freePort();
  let server = await launch(port);
  const end = async (): Promise<void> => {
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
  };
  return {
    port,
    async goAway(ms) {
      await end();
      await pause(ms);
      server = await launch(port);
    },
    stop: end,
  };
}

async function launch(port: number): Promise<ChildProcess> {
  const server = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
  await once(server, 'spawn');
  endWithUs(server);
  while (!(await isListening(port))) await pause(20);
  return server;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}
