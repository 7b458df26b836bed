/** npm run fuzz -- --frames 1000000 [--seed 1]: what nobody should send, from many connections, while people play. */
import { buildServer } from '../packages/server/test/proofs/built-server.ts';
import { fuzz } from '../packages/server/test/proofs/fuzz/fuzz.ts';
import { conclude, options, printRow } from './options.ts';

await buildServer();
const { complaints, ...figures } = await fuzz({
  ...options({ frames: 1_000_000, seed: 1 }),
  report: (line) => process.stderr.isTTY && process.stderr.write(`${line}\n`),
});
printRow(figures);
conclude(complaints);
