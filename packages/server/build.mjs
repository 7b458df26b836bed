// One file for the server, one for the bots' thread, their vocabulary, and the native SQLite left where npm put it.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';

await build({
  absWorkingDir: import.meta.dirname,
  entryPoints: {
    main: 'src/main.ts',
    'bot-worker': 'src/bot-worker.ts',
  },
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  legalComments: 'none',
  external: ['@fastify/static', 'fastify', 'libsql', 'pino', 'prom-client', 'ws'],
});
// Named in packages/bots/src/vocabulary.ts.
for (const file of ['vectors.bin', 'lexicon.ru.txt'])
  await cp(join(import.meta.dirname, '../bots/data', file), join(import.meta.dirname, 'dist/bots', file));
