// What every command needs first: the dependencies of the lock file, installed once.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const mark = join(root, 'node_modules', '.fabula-installed');
export const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Runs a program and gives back its exit code; its output goes where ours goes. */
export function run(program, args, options = {}) {
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', ...options });
  return status ?? 1;
}

export function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === lock) return;
  console.error('Installing what is missing (npm ci) …');
  // Standard output belongs to the command that asked for the installation.
  const code = run(npm, ['ci', '--no-audit', '--no-fund'], { stdio: ['ignore', 2, 2] });
  if (code !== 0) process.exit(code);
  mkdirSync(dirname(mark), { recursive: true });
  writeFileSync(mark, lock);
}
