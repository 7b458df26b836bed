// node tools/node24.mjs: prints the folder of a Node 24, which the image runs on and this machine need not have. npm brings it, once,
// into a folder outside the repository.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './install.mjs';

const MAJOR = 24;

/** Of the script that we may be part of, which would have npm work in its folder instead. */
const withoutNpm = (environment) =>
  Object.fromEntries(
    Object.entries(environment).filter(
      ([name]) => !/^(?:npm_(?!config_)|npm_config_(?:local_)?prefix$|INIT_CWD$)/.test(name),
    ),
  );

export function node24() {
  const folder = join(tmpdir(), 'fabula-node24');
  const bin = join(folder, 'node_modules', 'node', 'bin');
  if (!existsSync(join(bin, 'node'))) {
    mkdirSync(folder, { recursive: true });
    // Its package fetches the program for this machine when it is installed.
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ private: true, allowScripts: { node: true } }),
    );
    const { status } = spawnSync(npm, ['install', '--no-save', '--no-audit', '--no-fund', `node@${MAJOR}`], {
      cwd: folder,
      env: withoutNpm(process.env),
      stdio: ['ignore', 2, 2],
    });
    if (status !== 0) throw new Error(`npm could not bring Node ${MAJOR}`);
  }
  const version = spawnSync(join(bin, 'node'), ['--version']).stdout?.toString().trim() ?? '';
  if (!version.startsWith(`v${MAJOR}.`)) throw new Error(`${bin} holds Node "${version}", not ${MAJOR}`);
  return bin;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(node24());
