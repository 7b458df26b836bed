// node tools/on-node24.mjs: what the image runs on, tried where another Node is installed: the unit tests of the server and what it
// stands on, the small proofs, and a whole game in a browser.
import { join } from 'node:path';
import { node24 } from './node24.mjs';
import { root, run } from './install.mjs';

const bin = node24();
const node = join(bin, 'node');
// Whatever is started by name, npm and Playwright and the server for the browser, finds the same one first.
const env = { ...process.env, PATH: `${bin}:${process.env.PATH ?? ''}` };
const test = (...words) => run(node, [join(root, 'tools', 'test.mjs'), ...words], { env });

const TESTED = ['engine/test/unit', 'engine/test/replays', 'protocol', 'gamelog', 'table', 'server'];
/** The same asked of another database, and what is about budgets and the clock: they would take as long as all the rest. */
const LEFT_OUT = ['**/*postgres*', '**/siege.test.ts'];

const STEPS = [
  () => run(node, ['--version']),
  () =>
    test(
      'tests',
      ...TESTED.map((folder) => `packages/${folder}/`),
      ...LEFT_OUT.flatMap((name) => ['--exclude', name]),
    ),
  () => test('end to end', 'games.spec.ts', '--grep', 'a whole game of Dixit with four seats'),
];
for (const step of STEPS) {
  const code = step();
  if (code !== 0) process.exit(code);
}
