import { type ChildProcess, fork } from 'node:child_process';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Failure } from './backup-copier.ts';

export interface Backup {
  readonly file: string;
  readonly bytes: number;
}

/**
 * Copies a store's file and its write-ahead log into `folder`, while it goes on. Only checkpoints write to the file, and
 * the store makes none meanwhile: so file and log together are what a crash at this moment would have left, which SQLite
 * makes whole again. What is written meanwhile goes to the log, and is in the copy as far as that had come.
 * `givenUp`: the store cannot wait any longer.
 */
export async function backUp(
  from: string,
  folder: string,
  at: number,
  givenUp: AbortSignal,
): Promise<Backup> {
  const name = nameAt(at);
  await run(copier(from, folder, name), givenUp);
  const file = join(folder, name);
  return { file, bytes: (await stat(file)).size };
}

async function run(child: ChildProcess, givenUp: AbortSignal): Promise<void> {
  const kill = (): void => void child.kill('SIGKILL');
  let why = 'the process that copies was killed';
  child.on('message', (failure: Failure) => ({ why } = failure));
  givenUp.addEventListener('abort', kill);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  }).finally(() => givenUp.removeEventListener('abort', kill));
  if (code !== 0) throw new Error(`No backup was made: ${givenUp.aborted ? String(givenUp.reason) : why}`);
}

/** Run from source it is TypeScript; in a bundle it is a file beside the one this code ended up in. */
function copier(...args: string[]): ChildProcess {
  const file = import.meta.url.endsWith('.ts') ? './backup-copier-tsx.mjs' : './backup-copier.js';
  return fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

/** In the order of time, and without what some file systems do not like. */
const nameAt = (at: number): string => `fabula-${new Date(at).toISOString().replaceAll(/[:.]/g, '-')}.db`;

const NAME = /^fabula-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.db$/;
const UNFINISHED = /^fabula-[\w-]+\.db\.part/;

/** The backups in a folder, the oldest first; none if there is no such folder. */
export async function backupsIn(folder: string): Promise<{ readonly name: string; readonly at: number }[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => ({ name, at: timeOf(name) }));
}

const timeOf = (name: string): number => {
  const [, day = '', hours = '', minutes = '', seconds = '', ms = ''] =
    /^fabula-([\d-]+)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/.exec(name) ?? [];
  return Date.parse(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
};

/** All but the newest few go, and what was left of one that was cut off. Only what is called like a backup is touched. */
export async function dropOldBackups(folder: string, keep: number): Promise<void> {
  const old = (await backupsIn(folder)).slice(0, -keep);
  const unfinished = (await readdir(folder)).filter((name) => UNFINISHED.test(name));
  for (const name of [...old.flatMap(({ name }) => [name, `${name}.sha256`]), ...unfinished])
    await rm(join(folder, name), { force: true });
}
