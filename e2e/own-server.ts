/** A server of a test's own, with the decks of the game. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect } from '@playwright/test';

/** It can be taken away: some tests go on without one. */
export class OwnServer {
  readonly address: string;
  readonly #process: ChildProcess;

  private constructor(port: number) {
    this.address = `http://127.0.0.1:${port}`;
    const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', STORE: 'memory', LOG_LEVEL: 'warn' };
    this.#process = spawn(process.execPath, ['packages/server/dist/main.js'], { env, stdio: 'ignore' });
  }

  static async start(): Promise<OwnServer> {
    const free = createServer().listen(0, '127.0.0.1');
    await once(free, 'listening');
    const { port } = free.address() as { port: number };
    await once(free.close(), 'close');
    const server = new OwnServer(port);
    const isReady = (): Promise<boolean> =>
      fetch(`${server.address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady).toBe(true);
    return server;
  }

  async stop(): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const gone = once(this.#process, 'exit');
    this.#process.kill('SIGKILL');
    await gone;
  }
}
