// npm run bench:peers [-- launches=2 rounds=6 idle=1 parts=load,latency,idle,max systems=ws-pre,fabula]
// Fabula beside raw ws, Socket.IO, Colyseus and boardgame.io in one interleaved run: see bench/peers/README.md.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../tools/build.mjs';
import { install, root } from '../tools/install.mjs';

install();
build();
const peers = join(root, 'bench', 'peers');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const inPeers = (program, args, options = {}) => {
  const { status } = spawnSync(program, args, { cwd: peers, stdio: 'inherit', ...options });
  if (status !== 0) process.exit(status ?? 1);
};
if (!existsSync(join(peers, 'node_modules', 'ws'))) inPeers(npm, ['install', '--no-audit', '--no-fund']);

const USUAL = {
  systems: 'ws-pre,colyseus-schema,socketio,bgio,fabula',
  launches: '2',
  rounds: '6',
  idle: '1',
  out: join('results', `fabula-${Date.now()}.jsonl`),
};
const given = Object.fromEntries(process.argv.slice(2).map((word) => word.split('=')));
const chosen = { ...USUAL, ...given };
const data = mkdtempSync(join(process.env.FABULA_BENCH_DIR ?? tmpdir(), 'fabula-peers-'));
// PostgreSQL runs as a user of its own when root starts it, and must come through.
chmodSync(data, 0o711);
const env = { ...process.env, FABULA_BENCH_DIR: data };
console.log(
  `load average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);
try {
  inPeers(
    process.execPath,
    ['run.mjs', ...Object.entries(chosen).map(([name, value]) => `${name}=${value}`)],
    { env },
  );
  inPeers(process.execPath, ['report.mjs', chosen.out]);
} finally {
  rmSync(data, { recursive: true, force: true });
}
console.log(
  `\nload average ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);
