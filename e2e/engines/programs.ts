/** Programs that are started for a while: browsers, drivers, a screen. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { delimiter, join } from 'node:path';
import type { Readable } from 'node:stream';

/** Which of these cannot be found. */
export const missingOf = (programs: readonly string[]): string | undefined =>
  programs.filter((program) => !isInstalled(program)).join(', ') || undefined;

const isInstalled = (program: string): boolean =>
  (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

export class Program {
  readonly #process: ChildProcess;
  readonly name: string;
  /** A run that is broken off leaves nothing behind. */
  readonly #end = (): void => {
    const { pid } = this.#process;
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // The whole group ended by itself.
    }
  };

  /** It leads a group of its own: with it ends whatever it started. What it says can be read from stderr and from the fourth file. */
  constructor(name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) {
    this.name = name;
    this.#process = spawn(name, args, {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    this.#process.stderr?.resume();
    process.on('exit', this.#end);
  }

  /** Waits for these words, and gives back their first group. */
  says(words: RegExp): Promise<string> {
    return new Promise((resolve, reject) => {
      let said = '';
      for (const file of [this.#process.stderr, this.#process.stdio[3] as Readable]) {
        file?.on('data', (piece: Buffer) => {
          said += piece.toString();
          const found = words.exec(said)?.[1];
          if (found !== undefined) resolve(found);
        });
      }
      this.#process.on('exit', () => reject(new Error(`${this.name} ended: ${said}`)));
      this.#process.on('error', reject);
    });
  }

  async stop(): Promise<void> {
    const { exitCode, signalCode } = this.#process;
    const gone = exitCode === null && signalCode === null ? once(this.#process, 'exit') : undefined;
    process.off('exit', this.#end);
    this.#end();
    await gone;
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}
