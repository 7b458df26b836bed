import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

const CHUNK = 256 * 1024;
const SYNCED_EVERY = 4 * 1024 * 1024;

/**
 * Copies a file, to be read by its owner alone, and syncs it. `rests`: as long as it has worked it then does nothing, so
 * that others get to the disk.
 */
export async function copyFile(from: string, to: string, rests: boolean): Promise<void> {
  await using(open(from, 'r'), async (source) => {
    await using(open(to, 'wx', 0o600), async (target) => {
      const buffer = Buffer.alloc(CHUNK);
      for (let at = 0; ;) {
        const begun = performance.now();
        const { bytesRead } = await source.read(buffer, 0, CHUNK, at);
        if (bytesRead === 0) break;
        await target.writeFile(buffer.subarray(0, bytesRead));
        at += bytesRead;
        // A little at a time: the syncs of others would have to wait for all that is left to the end.
        if (at % SYNCED_EVERY === 0) await target.datasync();
        if (rests) await pause(performance.now() - begun);
      }
      await target.sync();
    });
  });
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256');
  await using(open(file, 'r'), async (source) => {
    for await (const chunk of source.createReadStream({ highWaterMark: CHUNK, autoClose: false }))
      hash.update(chunk as Buffer);
  });
  return hash.digest('hex');
}

/** Under its last name, for good. */
export async function settle(from: string, to: string): Promise<void> {
  await rename(from, to);
  // Windows cannot sync a directory.
  if (process.platform !== 'win32') await using(open(dirname(to), 'r'), (folder) => folder.sync());
}

/** A file that is not whole yet, and what SQLite puts beside it. */
export async function drop(file: string): Promise<void> {
  for (const name of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) await rm(name, { force: true });
}

async function using(opening: Promise<FileHandle>, work: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await opening;
  try {
    await work(file);
  } finally {
    await file.close();
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
