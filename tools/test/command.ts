/** Runs a command-line tool as a person would, on files in a folder of its own. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
export const folder = mkdtempSync(join(tmpdir(), 'fabula-tools-'));

export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

type Tool = 'referee' | 'clue' | 'simulate' | 'replay' | 'fresh-eyes' | 'backup' | 'restore' | 'store-copy';

export const run = (tool: Tool, ...args: string[]): Ran => runWith({}, tool, ...args);

export function runWith(environment: Record<string, string>, tool: Tool, ...args: string[]): Ran {
  const program = ['--import', 'tsx', join(root, `tools/src/${tool}.ts`), ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: root,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return { code: status, out: stdout, err: stderr };
}

let files = 0;

export function file(content: unknown): string {
  files += 1;
  const path = join(folder, `${files}.json`);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
