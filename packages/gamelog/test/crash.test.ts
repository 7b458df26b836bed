import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSqlite } from '../src/sqlite.ts';
import { directory } from './directories.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const data = directory();
// Inside the package, so that the bundle finds libsql.
const dist = here(`../dist/crash-${process.pid}`);

// Built as the server is.
beforeAll(() =>
  build({
    entryPoints: [here('./crash-child.ts')],
    entryNames: '[name]',
    outdir: dist,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: ['libsql'],
    logLevel: 'error',
  }),
);
afterAll(() => rmSync(dist, { recursive: true, force: true }));

/** Lets a child append until it has acknowledged `upTo` entries, kills it, and returns all it acknowledged. */
async function killAfter(upTo: number, meanwhile: () => Promise<void>): Promise<string[]> {
  const child = spawn(process.execPath, [join(dist, 'crash-child.js'), data], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const acknowledged: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (acknowledged.push(line) === 1) await meanwhile();
    if (acknowledged.length === upTo) child.kill('SIGKILL');
  }
  expect(await exited).toEqual([null, 'SIGKILL']);
  return acknowledged;
}

async function onDisk(): Promise<string[]> {
  const store = await openSqlite(data);
  const lines: string[] = [];
  for (const { game } of await store.games.games({ limit: 100 })) {
    let end = 0;
    for (const { seq, text } of await store.games.read(game)) {
      const line = `${game} ${end} ${seq}`;
      if (!text.startsWith(`{"line":"${line}",`)) throw new Error(`${line} is not ${text.slice(0, 60)}`);
      lines.push(line);
      end = seq;
    }
    expect(await store.games.length(game)).toBe(end);
  }
  await store.close();
  return lines;
}

it('killed at random moments, it has every acknowledged entry, none twice and no gap', async () => {
  const acknowledged = new Set<string>();
  for (let kill = 0; kill < 10; kill++) {
    const upTo = 1 + Math.floor(Math.random() * 1000);
    const taken =
      kill === 0 ? () => expect(openSqlite(data)).rejects.toMatchObject({ fault: 'locked' }) : async () => {};
    for (const line of await killAfter(upTo, taken)) {
      if (acknowledged.has(line)) throw new Error(`${line} was acknowledged twice`);
      acknowledged.add(line);
    }
    const found = new Set(await onDisk());
    expect([...acknowledged].filter((line) => !found.has(line))).toEqual([]);
    // What was on its way to the disk may have arrived; it counts as acknowledged from now on.
    expect(found.size - acknowledged.size).toBeLessThanOrEqual(12);
    for (const line of found) acknowledged.add(line);
  }
});
