// One file for the server, one for the thread that owns the disk, and the native SQLite left where npm put it.
import { build } from 'esbuild';

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: { main: 'src/main.ts', 'sqlite-worker': '../gamelog/src/sqlite-worker.ts' },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  legalComments: 'none',
  external: ['libsql', 'pino', 'prom-client', 'ws'],
});
