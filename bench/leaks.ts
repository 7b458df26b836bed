/** npm run leaks -- --games 500 [--seed 1]: every byte sent to every viewer of random games, judged by an independent model of who may know what. */
import { leaks } from '../packages/server/test/proofs/leaks/leaks.ts';
import { conclude, options, printRow } from './options.ts';

const { findings, ...figures } = await leaks({
  ...options({ games: 500, seed: 1 }),
  report: (line) => process.stderr.isTTY && process.stderr.write(`\r${line} `),
});
if (process.stderr.isTTY) process.stderr.write('\n');
printRow(figures);
conclude(
  findings.map(
    ({ seed, connection, role, v, what, frame }) =>
      `game ${seed}, connection ${connection} (${role}), version ${v}: ${what}\n  ${frame}`,
  ),
);
