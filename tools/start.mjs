// npm start: installs what is missing, builds what is stale, and serves the game.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install, root } from './install.mjs';

install();
build();
// Node lets the space for young objects grow to 16 MB and more: with 4 an idle table of six takes 45 KB
// instead of about 87, and a move costs no more: docs/benchmarks.md.
const server = spawn(
  process.execPath,
  ['--max-semi-space-size=4', join(root, 'packages/server/dist/main.js')],
  {
    cwd: root,
    stdio: 'inherit',
    env: { DATA_DIR: join(root, 'data'), ...process.env },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
