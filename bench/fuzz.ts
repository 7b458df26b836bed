/** npm run fuzz -- --frames 1000000 [--seed 1]: what nobody should send, from many connections, while people play. */
import { buildServer } from '../packages/server/test/proofs/built-server.ts';
import { fuzz } from '../packages/server/test/proofs/fuzz/fuzz.ts';
import { conclude, numberOption, printRow } from './options.ts';

await buildServer();
const { complaints, ...figures } = await fuzz({
  frames: numberOption('frames', 1_000_000),
  seed: numberOption('seed', 1),
  report: (line) => process.stderr.isTTY && process.stderr.write(`${line}\n`),
});
printRow(figures);
conclude(complaints);
