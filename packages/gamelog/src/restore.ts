import { existsSync } from 'node:fs';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { copyFile, drop, settle, sha256Of } from './copy-files.ts';
import { faultOf } from './soundness.ts';
import { FILE } from './sqlite-file.ts';

/** Letters of a checksum. */
const SUM = 64;

/** Puts a backup into a data directory that has no data yet. What is wrong with it, in words; null: it is there. */
export async function restore(backup: string, directory: string): Promise<string | null> {
  const file = join(directory, FILE);
  const found = await stat(backup).catch(() => null);
  if (!found) return `There is no file ${backup}`;
  if (!found.isFile()) return `${backup} is no file: name one of the backups in it`;
  // A log without its file would be taken for that of the file that is put beside it.
  if (existsSync(file) || existsSync(`${file}-wal`))
    return `There is data in ${directory} already: move it away first`;
  const noted = await readFile(`${backup}.sha256`, 'utf8').catch(() => null);
  if (noted !== null && noted.slice(0, SUM) !== (await sha256Of(backup)))
    return `${backup} is not what was backed up: its checksum differs from the one in ${basename(backup)}.sha256. It is torn, or was changed`;
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const part = `${file}.part`;
  await drop(part);
  try {
    await copyFile(backup, part, false);
    const fault = faultOf(part);
    if (fault !== null) return `${backup} cannot be used: ${fault}`;
    await settle(part, file);
    return null;
  } finally {
    await drop(part);
  }
}
