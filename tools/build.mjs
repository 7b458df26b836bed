// Builds the packages whose sources changed since their last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, run } from './install.mjs';

/** What is built, and whose sources go into it. */
const BUILDS = {
  web: ['web', 'bots', 'protocol', 'engine', 'table', 'cards/src/deck'],
  server: ['server', 'protocol', 'engine', 'table', 'gamelog', 'bots', 'cards/src/deck', '../tools/src'],
};

export function build() {
  for (const [name, sources] of Object.entries(BUILDS)) {
    const folder = join(root, 'packages', name);
    if (!existsSync(join(folder, 'package.json'))) continue;
    const mark = join(folder, 'dist', '.built-from');
    const fingerprint = fingerprintOf(sources);
    if (existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint) continue;
    console.error(`Building packages/${name} …`);
    const code = run(npm, ['run', '-s', 'build', '-w', `packages/${name}`], { stdio: ['ignore', 2, 2] });
    if (code !== 0) process.exit(code);
    writeFileSync(mark, fingerprint);
  }
}

function fingerprintOf(names) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')));
  for (const name of names) {
    for (const file of filesIn(join(root, 'packages', name))) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

const LEFT_OUT = new Set(['dist', 'node_modules', 'test', 'bench', 'dev', 'coverage']);

function* filesIn(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else yield path;
  }
}
