// node tools/run.mjs FILE.ts [arguments]: runs a TypeScript program of this repository, on a fresh clone too.
import { join } from 'node:path';
import { install, root, run } from './install.mjs';

install();
const [file, ...args] = process.argv.slice(2);
process.exit(
  run(process.execPath, ['--import', 'tsx', join(root, file), ...args], {
    cwd: process.env.INIT_CWD ?? root,
  }),
);
