/** Files that were dropped or picked, with those of folders. */
import type { Found } from './brought.ts';

const MOST_FILES = 4000;

export const picked = (files: FileList): Found[] =>
  [...files].slice(0, MOST_FILES).map((file) => ({ path: file.webkitRelativePath || file.name, file }));

/** To be called before anything is waited for: what was dropped is only there for a moment. */
export function dropped({ items, files }: DataTransfer): Promise<Found[]> {
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return Promise.resolve(picked(files));
  return gathered(entries);
}

async function gathered(entries: readonly FileSystemEntry[]): Promise<Found[]> {
  const found: Found[] = [];
  const open = [...entries];
  for (let entry = open.shift(); entry && found.length < MOST_FILES; entry = open.shift()) {
    // What cannot be read is not there.
    if (entry.isDirectory) open.push(...(await listed(entry as FileSystemDirectoryEntry).catch(() => [])));
    else {
      const file = await fileOf(entry as FileSystemFileEntry).catch(() => null);
      if (file) found.push({ path: entry.fullPath.replace(/^\//, ''), file });
    }
  }
  return found;
}

const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A folder is told a hundred files at a time. */
async function listed(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    const more = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (more.length === 0) return all;
    all.push(...more);
  }
}
