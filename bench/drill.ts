/** npm run drill -- --kills 50 [--tables 24] [--seed 1]: tables are played while the server is killed; nothing acknowledged may be lost. */
import { buildServer } from '../packages/server/test/proofs/built-server.ts';
import { drill } from '../packages/server/test/proofs/drill.ts';
import { conclude, options, printRow } from './options.ts';

await buildServer();
const { complaints, ...figures } = await drill({
  ...options({ kills: 50, tables: 24, seed: 1 }),
  report: (line) => process.stderr.isTTY && process.stderr.write(`\r${line} `),
});
if (process.stderr.isTTY) process.stderr.write('\n');
printRow(figures);
conclude(complaints);
