/**
 * The process that makes a backup: `fork`ed by backup.ts, so that nothing of it takes the server's time. It must be a process of
 * its own also because whoever opens and closes a file takes away the locks that their own process has on it.
 */
import { existsSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { copyFile, drop, settle, sha256Of } from './copy-files.ts';
import { faultOf } from './soundness.ts';

/** What it says if nothing came of it. */
export interface Failure {
  readonly why: string;
}

const LOW = 10;
const [, , from = '', folder = '', name = ''] = process.argv;
/** Resolves when it is said: whoever exits before is not heard. */
const say = (failure: Failure): Promise<void> =>
  new Promise((resolve) => process.send?.(failure, () => resolve()));

async function main(): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, name);
  const part = `${file}.part`;
  try {
    // First the file, then the log: what is written meanwhile goes to the end of the log.
    await copyFile(from, part, true);
    if (existsSync(`${from}-wal`)) await copyFile(`${from}-wal`, `${part}-wal`, true);
    const fault = faultOf(part);
    if (fault !== null) throw new Error(`the copy is of no use: ${fault}`);
    await writeSum(`${file}.sha256`, `${await sha256Of(part)}  ${name}\n`);
    await settle(part, file);
  } catch (error) {
    await drop(part);
    throw error;
  }
}

/** As sha256sum reads it. */
async function writeSum(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  await file.writeFile(text);
  await file.sync();
  await file.close();
}

setPriority(LOW);
// If the server is killed nobody waits for us.
process.once('disconnect', () => process.exit(1));
try {
  await main();
} catch (error) {
  await say({ why: error instanceof Error ? error.message : String(error) });
  process.exit(1);
}
process.exit();
