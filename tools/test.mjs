// npm test: installs what is missing and runs everything. A word on the command line runs one step: npm test -- lint
// What follows is for the program that runs it: npm test -- tests packages/engine, npm test -- "end to end" games
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { browser } from './browser.mjs';
import { build } from './build.mjs';
import { install, npm, root, run } from './install.mjs';

const [only, ...rest] = process.argv.slice(2);
/** What failed is told once more at the end: between it and the end stand half an hour of other lines. */
const told = join(root, 'test-results', 'unit.json');
const toldAgain = ['--reporter=json', `--outputFile.json=${told}`];
const bin = (name) => join(root, 'node_modules', '.bin', name);

const STEPS = [
  ['format', () => run(bin('prettier'), ['--check', '--log-level', 'warn', '.'])],
  [
    'types',
    () =>
      types('tsconfig.json') ||
      types('e2e/tsconfig.json') ||
      types('packages/web/test/tsconfig.json') ||
      ofWeb('check'),
  ],
  ['lint', () => run(bin('oxlint'), ['--type-aware', '--deny-warnings'])],
  ['layers', () => run(bin('depcruise'), ['--output-type', 'err', 'packages', 'tools', 'bench'])],
  ['dead code', () => run(bin('knip'), ['--no-progress'])],
  ['cards', () => run(process.execPath, ['tools/run.mjs', 'packages/cards/tools/check.ts', '--existing'])],
  ['tests', () => run(bin('vitest'), ['run', '--reporter=default', ...toldAgain, ...rest])],
  ['size', () => built(() => ofWeb('size'))],
  ['end to end', () => built(endToEnd)],
];

const types = (project) => run(bin('tsc'), ['-p', project]);
const ofWeb = (script) => run(npm, ['run', '-s', script, '-w', 'packages/web']);

function built(step) {
  build();
  return step();
}

async function endToEnd() {
  const path = await browser();
  if (path === undefined) return 1;
  const [E2E_PORT, E2E_GALLERY_PORT] = await freePorts(2);
  if (process.env.LONG !== 'true')
    console.log('Left out: seven whole games that take long. LONG=true npm test -- "end to end" plays them.');
  return run(bin('playwright'), ['test', ...rest], {
    env: { ...process.env, CHROMIUM: path, E2E_PORT, E2E_GALLERY_PORT },
  });
}

function tellAgain() {
  for (const { name, message, assertionResults } of JSON.parse(readFileSync(told, 'utf8')).testResults) {
    if (message) console.log(`\n${name}\n${message}`);
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'failed') console.log(`\n${name}: ${fullName}\n${failureMessages.join('\n')}`);
  }
}

async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => String(server.address().port));
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}

install();
const steps = STEPS.filter(([name]) => only === undefined || name === only);
if (steps.length === 0) {
  console.error(`There is no step "${only}": ${STEPS.map(([name]) => name).join(', ')}`);
  process.exit(2);
}
const failed = [];
for (const [name, step] of steps) {
  const began = Date.now();
  console.log(`\n▶ ${name}`);
  const code = await step();
  console.log(`${code === 0 ? '✔' : '✘'} ${name} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
  if (code !== 0) failed.push(name);
}
if (failed.includes('tests')) tellAgain();
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`);
console.log(`\nsteps: ${steps.length - failed.length} passed, ${failed.length} failed`);
process.exit(failed.length === 0 ? 0 : 1);
