// npm start: installs what is missing, builds what is stale, and serves the game.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { install, root } from './install.mjs';

install();
build();
// Node begins with little space for young objects. With all of it from the start fewer of them grow old
// for nothing: a move costs 6 % less, the process takes 20 MB more: docs/benchmarks.md.
const server = spawn(
  process.execPath,
  ['--min-semi-space-size=16', join(root, 'packages/server/dist/main.js')],
  {
    cwd: root,
    stdio: 'inherit',
    env: { DATA_DIR: join(root, 'data'), ...process.env },
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
