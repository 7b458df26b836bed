/**
 * npm run deploy:rehearse: does every step of deploy/Dockerfile without Docker, in a clean folder and on the Node 24 that npm brings,
 * then runs the image as it would be run: not as root, with nothing it can write to but its volumes.
 */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Copy, type Image, readDockerfile, readIgnored, type Stage } from './dockerfile.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const MB = 1_048_576;
const LONGEST_START = 60_000;
/** Words of a command that name a folder of the image, and none of the system's. */
const OWN_PATH = /(?<=[\s=])\/(?!usr\b|bin\b|etc\b|dev\b|proc\b)[\w./-]+/g;

class Place {
  readonly root: string;
  env: Record<string, string> = {};
  folder = '/';
  user: { uid: number; gid: number } | null = null;

  constructor(root: string) {
    this.root = root;
    mkdirSync(root);
  }

  /** Where a path of the image is here. */
  at(path: string): string {
    return path.startsWith('/') ? join(this.root, path) : join(this.root, this.folder, path);
  }
}

if (process.getuid?.() !== 0) {
  console.error('Like Docker itself, this has to be root: files get owners, and the server another user.');
  process.exit(2);
}
const node24 = execFileSync(process.execPath, [join(ROOT, 'tools/node24.mjs')])
  .toString()
  .trim();
const image = readDockerfile(readFileSync(join(ROOT, 'deploy/Dockerfile'), 'utf8'));
const isIgnored = readIgnored(readFileSync(join(ROOT, '.dockerignore'), 'utf8'));
const base = mkdtempSync(join(tmpdir(), 'fabula-deploy-'));
chmodSync(base, 0o755);
try {
  const places = new Map<string, Place>();
  for (const stage of image.stages) places.set(stage.name, build(stage, places));
  const last = [...places.values()].at(-1);
  if (!last) throw new Error('The Dockerfile has no stage');
  await tryOut(image, last);
} finally {
  await rm(base, { recursive: true, force: true });
}

function build({ base: from, name, steps }: Stage, places: ReadonlyMap<string, Place>): Place {
  if (!from.startsWith('node:24-')) throw new Error(`FROM ${from}: rehearsed on Node 24 only`);
  console.log(`FROM ${from} AS ${name}`);
  const place = new Place(join(base, name));
  for (const step of steps) {
    const began = performance.now();
    if (step.do === 'COPY') copy(step, place, places);
    else if (step.do === 'RUN') run(step.command, place);
    else if (step.do === 'ENV') Object.assign(place.env, step.values);
    else if (step.do === 'USER') place.user = step;
    else {
      place.folder = step.path;
      mkdirSync(place.at('.'), { recursive: true });
    }
    const { do: instruction, ...words } = step;
    console.log(`  ${instruction} ${JSON.stringify(words)} ${seconds(began)}`);
  }
  return place;
}

function copy({ from, sources, target }: Copy, place: Place, places: ReadonlyMap<string, Place>): void {
  const there = from === null ? null : places.get(from);
  if (there === undefined) throw new Error(`COPY --from=${from}: there is no such stage`);
  for (const source of sources) {
    const path = there === null ? join(ROOT, source) : there.at(source);
    const isInto = target.endsWith('/') && statSync(path).isFile();
    const to = place.at(isInto ? join(target, source.split('/').at(-1) ?? '') : target);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(path, to, {
      recursive: true,
      verbatimSymlinks: true,
      ...(there === null ? { filter: isWanted } : {}),
    });
  }
}

/** Of the folder that is built from. A folder may hold something that is wanted although it is not itself. */
function isWanted(path: string): boolean {
  const name = relative(ROOT, path);
  if (name === '' || !isIgnored(name)) return true;
  return statSync(path).isDirectory() && readdirSync(path).some((inside) => isWanted(join(path, inside)));
}

/** What npm tells its scripts would have it work here instead of there, and this run's settings are not the image's. */
function environment({ env, root }: Place, more: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
  const ours = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_(?!config_)|npm_config_(?:local_)?prefix$|INIT_CWD$|NODE_ENV$|FABULA_)/.test(name),
  );
  const moved = Object.entries(env).map(([name, value]) => [
    name,
    value.startsWith('/') ? join(root, value) : value,
  ]);
  return {
    ...Object.fromEntries(ours),
    ...Object.fromEntries(moved),
    ...more,
    PATH: `${node24}:${process.env['PATH'] ?? ''}`,
  };
}

function run(command: string, place: Place): void {
  const here = command.replaceAll(OWN_PATH, (path) => place.at(path));
  const { status } = spawnSync('sh', ['-c', here], {
    cwd: place.at('.'),
    env: environment(place),
    stdio: ['ignore', 2, 2],
  });
  if (status !== 0) throw new Error(`RUN ${command}: exit ${status}`);
}

async function tryOut({ command, healthCheck, volumes }: Image, place: Place): Promise<void> {
  const { user } = place;
  if (!user) throw new Error('The image would run as root');
  for (const volume of volumes)
    if (statSync(place.at(volume)).uid !== user.uid) throw new Error(`${volume} is not the server’s own`);
  execFileSync('chmod', ['-R', 'a-w', place.at('.')]);
  const port = await freePort();
  const as = { ...user, cwd: place.at('.'), env: environment(place, { PORT: String(port) }) };
  const inside = (words: readonly string[]): number | null =>
    spawnSync(words[0] ?? '', words.slice(1), { ...as, stdio: ['ignore', 2, 2] }).status;
  const mustFail = `require('node:fs').writeFileSync('packages/server/dist/mine', '')`;
  if (spawnSync('node', ['-e', mustFail], as).status === 0) throw new Error('The image can be written to');

  const began = performance.now();
  const server = spawn(command[0] ?? '', command.slice(1), { ...as, stdio: ['ignore', 2, 2] });
  try {
    while (inside(healthCheck) !== 0) {
      if (server.exitCode !== null) throw new Error(`CMD ended with ${server.exitCode}`);
      if (performance.now() - began > LONGEST_START) throw new Error('HEALTHCHECK: not healthy in a minute');
      await sleep(100);
    }
    console.log(`  healthy ${seconds(began)}`);
    await ask(`http://127.0.0.1:${port}`);
    if (inside(['node', 'packages/server/dist/backup.js', place.at('/backups')]) !== 0)
      throw new Error('No backup could be made');
    await stop(server);
  } finally {
    server.kill('SIGKILL');
  }
  for (const file of ['/data/fabula.db', '/data/assets'])
    if (!existsSync(place.at(file))) throw new Error(`There is no ${file}`);
  const node = statSync(join(node24, 'node')).size;
  console.log(`/app ${mb(sizeOf(place.at('.')))}, and Node ${mb(node)} of the base image`);
  for (const part of ['node_modules', 'packages/cards', 'packages/web', 'packages/server'])
    console.log(`  ${part} ${mb(sizeOf(place.at(part)))}`);
}

/** A page with the code it names, a picture, and whether it can write. */
async function ask(site: string): Promise<void> {
  const get = async (path: string): Promise<string> => {
    const answer = await fetch(site + path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.text();
  };
  await get('/readyz');
  const [script] = /\/assets\/[\w.-]+\.js/.exec(await get('/')) ?? [];
  if (script === undefined) throw new Error('The page has no code');
  await get(script);
  const decks = JSON.parse(await get('/api/decks')) as readonly { id: string }[];
  if (decks.length < 2) throw new Error('The painted decks are missing');
  await get(`/api/decks/${decks[0]?.id}`);
}

async function stop(server: ChildProcess): Promise<void> {
  const exit = once(server, 'exit');
  server.kill('SIGTERM');
  const [code] = (await exit) as [number | null];
  if (code !== 0) throw new Error(`It was asked to stop, and ended with ${code}`);
}

function sizeOf(path: string): number {
  const { size } = statSync(path);
  if (!statSync(path).isDirectory()) return size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function mb(bytes: number): string {
  return `${(bytes / MB).toFixed(1)} MB`;
}

function seconds(since: number): string {
  return `(${((performance.now() - since) / 1_000).toFixed(1)} s)`;
}
