/** Whoever brings pictures, in a process of its own and of the lowest priority: on a real network they have a machine of their own. */
import { readdir, readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { MOST_PICTURE_BYTES } from '@fabula/protocol/own-decks.ts';
import { Maker } from '../../own-decks/maker.ts';
import { pause } from '../chance.ts';
import { badFiles } from './bad-files.ts';

export interface Errand {
  readonly http: string;
  /** Each kind of bad file so often, different every time; or the photos of a folder. */
  readonly what: { readonly rounds: number } | { readonly folder: string };
}

export interface Brought {
  readonly files: number;
  /** What went otherwise than it should. */
  readonly wrong: readonly string[];
  readonly cards: number;
  readonly seconds: number;
}

/** As a browser does. */
const AT_ONCE = 2;

process.on('message', (errand: Errand) => {
  setPriority(19);
  carryOut(errand).then(
    (brought) => process.send?.(brought, () => process.exit(0)),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
});

async function carryOut({ http, what }: Errand): Promise<Brought> {
  const maker = new Maker(http);
  await maker.make();
  const began = performance.now();
  const [files, wrong] = 'rounds' in what ? await bad(maker, what.rounds) : await good(maker, what.folder);
  const seconds = (performance.now() - began) / 1_000;
  return { files, wrong, cards: (await maker.look()).cards.length, seconds };
}

async function bad(maker: Maker, rounds: number): Promise<[number, string[]]> {
  const wrong: string[] = [];
  let count = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, bytes, refusals } of await badFiles(MOST_PICTURE_BYTES)) {
      count += 1;
      const { status, error } = await bring(maker, bytes);
      const isRight = status >= 400 && refusals.some((code) => code === error);
      if (!isRight) wrong.push(`${name}: ${status} ${error}`);
    }
  }
  return [count, wrong];
}

async function good(maker: Maker, folder: string): Promise<[number, string[]]> {
  const names = await readdir(folder);
  const wrong: string[] = [];
  const one = async (_: unknown, first: number): Promise<void> => {
    for (let place = first; place < names.length; place += AT_ONCE) {
      const { status, error } = await bring(maker, await readFile(join(folder, names[place] ?? '')));
      if (status !== 201) wrong.push(`${names[place]}: ${status} ${error}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return [names.length, wrong];
}

async function bring(maker: Maker, bytes: Buffer): Promise<{ status: number; error: string | undefined }> {
  for (;;) {
    const { status, body } = await maker.add(bytes);
    // A browser waits as well.
    if (status !== 429 && status !== 503) return { status, error: body.error };
    await pause(1_000);
  }
}
