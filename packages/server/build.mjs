// One file for the server, one for the bots' thread, one for the process that opens pictures, one for the process that makes backups, one for each command of a host
// (an image has no npm scripts), the vocabulary, and the native SQLite left where npm put it.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: {
    main: 'src/main.ts',
    'bot-worker': 'src/minds/bot-worker.ts',
    workbench: 'src/own-decks/workbench.ts',
    'backup-copier': '../gamelog/src/backup-copier.ts',
    moderate: '../../tools/src/moderate.ts',
    backup: '../../tools/src/backup.ts',
    restore: '../../tools/src/restore.ts',
    'store-copy': '../../tools/src/store-copy.ts',
  },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  legalComments: 'none',
  external: [
    '@fastify/static',
    '@nats-io/transport-node',
    'fastify',
    'libsql',
    'pg',
    'pino',
    'prom-client',
    'sharp',
    'ws',
  ],
});
// Named in packages/bots/src/vocabulary.ts.
for (const file of ['vectors.bin', 'lexicon.ru.txt'])
  await cp(join(import.meta.dirname, '../bots/data', file), join(import.meta.dirname, 'dist/bots', file));
