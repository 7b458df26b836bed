// node tools/run.mjs [--bundled] FILE.ts [arguments]: runs a TypeScript program of this repository, on a fresh clone too.
// --bundled runs it as it would ship, in one file: benchmarks measure that.
import { join } from 'node:path';
import { install, root, run } from './install.mjs';

install();
const args = process.argv.slice(2);
const bundled = args[0] === '--bundled' && args.shift() !== undefined;
const [file, ...rest] = args;
const options = { cwd: process.env.INIT_CWD ?? root, env: { ...process.env, FABULA_ROOT: root } };
const program = bundled ? [await bundle(file)] : ['--import', 'tsx', join(root, file)];
process.exit(run(process.execPath, [...program, ...rest], options));

async function bundle(file) {
  const { build } = await import('esbuild');
  const outfile = join(root, 'node_modules', '.cache', 'fabula', `${file.replaceAll(/[\\/]/g, '-')}.mjs`);
  await build({
    entryPoints: [join(root, file)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
  });
  return outfile;
}
