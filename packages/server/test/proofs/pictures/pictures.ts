/** Bad files and good photos are brought while people play: what is refused, how long it takes, and what they notice. */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type SharpOptions } from 'sharp';
import { picture } from '../../own-decks/maker.ts';
import { BuiltServer, endWithUs } from '../built-server.ts';
import { pause } from '../chance.ts';
import { type HonestTables, sitDown } from '../siege/honest.ts';
import type { Brought, Errand } from './bringer.ts';

export interface PicturesSize {
  readonly rounds: number;
  readonly photos: number;
  readonly megapixels: number;
  readonly tables: number;
  /** People think at most so long, in milliseconds. */
  readonly think: number;
  /** How long it is quiet before, and after, in milliseconds. */
  readonly rest: number;
}

export interface PicturesReport {
  readonly bad: Brought;
  readonly good: Brought;
  /** Of the server before the bad files, and when it has rested after them, in MB. */
  readonly memory: readonly [before: number, after: number];
  /** Processes the server has started that still live then. */
  readonly processes: number;
  /** How long moves took before the photos came, and meanwhile, in milliseconds. */
  readonly p99: readonly [quiet: number, meanwhile: number];
  readonly moves: number;
}

/** The limits a host has who has set none. */
const USUAL = { MAX_MESSAGES_PER_SOCKET: '', MAX_MESSAGES_PER_ADDRESS: '', ALLOWANCE: '' };
/** The workbench is gone when it has had nothing to do for so long. */
const GOES_AFTER = 16_000;

export async function pictures(size: PicturesSize): Promise<PicturesReport> {
  const { rounds, photos, megapixels, tables, think, rest } = size;
  const folder = await mkdtemp(join(tmpdir(), 'fabula-photos-'));
  const server = await BuiltServer.prepare(USUAL);
  let honest: HonestTables | null = null;
  try {
    await takePhotos(folder, photos, megapixels);
    await server.start();
    honest = await sitDown({ urls: [server.url], tables, think, seed: 1 });
    await pause(rest);
    const before = server.memory();
    const bad = await send({ http: server.http, what: { rounds } });
    await pause(rest + GOES_AFTER);
    const after = server.memory();
    const processes = childrenOf(server);
    honest.waits.take();
    await pause(rest);
    const quiet = p99Of(honest.waits.take());
    const good = await send({ http: server.http, what: { folder } });
    const waits = honest.waits.take();
    const p99 = [quiet, p99Of(waits)] as const;
    return { bad, good, memory: [before, after], processes, p99, moves: waits.length };
  } finally {
    honest?.stop();
    await server.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

function send(errand: Errand): Promise<Brought> {
  const bringer = fork(join(import.meta.dirname, 'bringer.ts'), { execArgv: ['--import', 'tsx'] });
  endWithUs(bringer);
  return new Promise((resolve, reject) => {
    bringer.on('message', (brought: Brought) => resolve(brought));
    bringer.once('exit', (code) => {
      if (code !== 0) reject(new Error('whoever brings the pictures broke down'));
    });
    bringer.send(errand);
  });
}

/** Each another motif, with the grain that makes a photo a few megabytes. */
async function takePhotos(folder: string, count: number, megapixels: number): Promise<void> {
  const height = Math.round(Math.sqrt((megapixels * 1_000_000 * 3) / 4));
  const width = Math.round((height * 4) / 3);
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  const side = { width: 512, height: 512, channels: 3, background: '#808080' } as const;
  const options: SharpOptions = { create: { ...side, noise } };
  const grain = await sharp(options).png().toBuffer();
  for (let number = 0; number < count; number += 1) {
    const motif = await picture(number, width, height).png({ compressionLevel: 0 }).toBuffer();
    const photo = await sharp(motif)
      .composite([{ input: grain, tile: true, blend: 'soft-light' }])
      .jpeg({ quality: 88 })
      .toBuffer();
    await writeFile(join(folder, `${number}.jpeg`), photo);
  }
}

const p99Of = (waits: readonly number[]): number =>
  [...waits].sort((one, other) => one - other)[Math.floor(waits.length * 0.99)] ?? 0;

function childrenOf({ pid }: BuiltServer): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children === '' ? 0 : children.split(' ').length;
}
