// npm test: installs what is missing and runs everything. A word on the command line runs one step: npm test -- lint
import { join } from 'node:path';
import { install, root, run } from './install.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);

const STEPS = [
  ['format', () => run(bin('prettier'), ['--check', '--log-level', 'warn', '.'])],
  ['types', () => run(bin('tsc'), ['-p', 'tsconfig.json'])],
  ['lint', () => run(bin('oxlint'), ['--type-aware', '--deny-warnings'])],
  ['layers', () => run(bin('depcruise'), ['--output-type', 'err', 'packages', 'tools', 'bench'])],
  ['dead code', () => run(bin('knip'), ['--no-progress'])],
  ['tests', () => run(bin('vitest'), ['run'])],
];

install();
const [only] = process.argv.slice(2);
const steps = only === undefined ? STEPS : STEPS.filter(([name]) => name === only);
if (steps.length === 0) {
  console.error(`There is no step "${only}": ${STEPS.map(([name]) => name).join(', ')}`);
  process.exit(2);
}
const failed = [];
for (const [name, step] of steps) {
  const began = Date.now();
  console.log(`\n▶ ${name}`);
  const code = step();
  console.log(`${code === 0 ? '✔' : '✘'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  if (code !== 0) failed.push(name);
}
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\nsteps: ${steps.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
