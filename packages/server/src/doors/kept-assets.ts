/**
 * The client's files of earlier builds, kept beside this one's: a page that was loaded before an update asks for the rest
 * of itself by names only its own build has. Nodes may share the folder: then a page of the new build finds its files at a
 * node that still runs the old one, too.
 */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** No page is left open longer than this without being loaded anew. */
const KEEP = 30 * 24 * 60 * 60 * 1000;
/** Files carry the hash of their content, so a name never means another file. */
const NAME = /^\/assets\/(\w[\w.-]*)$/;

export async function keepAssets(webDir: string, folder: string, now: number): Promise<void> {
  const built = join(webDir, 'assets');
  if (!existsSync(built)) return;
  await mkdir(folder, { recursive: true });
  const kept = new Set(await readdir(folder));
  const names = await readdir(built);
  for (const name of names) {
    if (!kept.has(name)) await copyWhole(join(built, name), join(folder, name));
    // A build that is started is in use.
    await utimes(join(folder, name), now / 1_000, now / 1_000);
    kept.delete(name);
  }
  for (const name of kept) await dropIfOld(join(folder, name), now);
}

/** Another node may ask for it meanwhile: it gets its name when it is whole. */
async function copyWhole(from: string, to: string): Promise<void> {
  const part = join(to, '..', `.${randomUUID()}`);
  await copyFile(from, part);
  await rename(part, to);
}

async function dropIfOld(path: string, now: number): Promise<void> {
  const found = await stat(path).catch(() => null);
  if (found && now - found.mtimeMs > KEEP) await rm(path, { force: true });
}

/** The name of a file of an earlier build, if it is there. */
export function keptAsset(folder: string | null, path: string): string | null {
  const name = NAME.exec(path)?.[1];
  return folder !== null && name !== undefined && existsSync(join(folder, name)) ? name : null;
}
