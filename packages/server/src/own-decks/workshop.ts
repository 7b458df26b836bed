/** Where pictures are opened and cut to cards: one after another, in a process of its own that can be killed (workbench.ts). */
import { type ChildProcess, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import {
  type CardSize,
  type Crop,
  type DeckRefusal,
  MOST_PICTURE_BYTES,
} from '@fabula/protocol/own-decks.ts';
import type { Clock } from '../clock.ts';
import { kindOf } from './kinds.ts';
import { type Cut, handOver, type Order, type Parcel, takeIn } from './parcels.ts';

export interface CutPicture {
  readonly pictures: Readonly<Record<CardSize, Uint8Array>>;
  readonly thumbhash: string;
  readonly likeness: string;
}

/** What it needs to be: a process, or in tests something that answers as badly as one might. */
export interface Bench {
  readonly stdin: Writable;
  readonly stdout: Readable;
  on(event: 'exit' | 'error', ended: () => void): unknown;
  kill(signal: 'SIGKILL'): unknown;
}

export interface WorkshopParts {
  readonly clock: Clock;
  readonly start?: () => Bench;
}

/** Pictures that are on their way or wait, and what they take: of all, and of one network. */
const MOST = { pictures: 24, bytes: 8 * MOST_PICTURE_BYTES };
const MOST_OF_ONE = { pictures: 6, bytes: 3 * MOST_PICTURE_BYTES };
/** The heaviest picture that may come takes three seconds; a busy machine lets it wait besides. */
const PATIENCE = 20_000;
/** With nothing to do it goes, and all the memory it took with it. */
const IDLE = 15_000;

interface Held {
  pictures: number;
  bytes: number;
}

export class Workshop {
  readonly #clock: Clock;
  readonly #startBench: () => Bench;
  readonly #held = new Map<string, Held>();
  readonly #all: Held = { pictures: 0, bytes: 0 };
  /** One after another. */
  #work: Promise<unknown> = Promise.resolve();
  #bench: Bench | null = null;
  #callOffRest = (): void => undefined;
  #finished: (parcel: Parcel | null) => void = () => undefined;
  #closed = false;

  constructor({ clock, start = startWorkbench }: WorkshopParts) {
    this.#clock = clock;
    this.#startBench = start;
  }

  /** Room for a picture of so many bytes, before any of it is read; given back by what is returned. Null: there is none just now. */
  admit(network: string, bytes: number): (() => void) | null {
    const theirs = this.#held.get(network) ?? { pictures: 0, bytes: 0 };
    if (!hasRoom(this.#all, bytes, MOST) || !hasRoom(theirs, bytes, MOST_OF_ONE)) return null;
    this.#held.set(network, theirs);
    for (const held of [this.#all, theirs]) {
      held.pictures += 1;
      held.bytes += bytes;
    }
    let isBack = false;
    return () => {
      if (isBack) return;
      isBack = true;
      for (const held of [this.#all, theirs]) {
        held.pictures -= 1;
        held.bytes -= bytes;
      }
      if (theirs.pictures === 0) this.#held.delete(network);
    };
  }

  /** `isAwaited`: when its turn has come, somebody still wants it. */
  async cut(
    bytes: Buffer,
    crop: Crop | null,
    isAwaited = (): boolean => true,
  ): Promise<CutPicture | DeckRefusal> {
    const kind = kindOf(bytes);
    if (typeof kind !== 'string') return kind;
    const work = this.#work.then(() =>
      isAwaited() ? this.#do({ kind, crop }, bytes) : ({ code: 'too-busy' } as const),
    );
    this.#work = work.catch(() => undefined);
    return work;
  }

  close(): void {
    this.#closed = true;
    this.#end();
  }

  async #do(order: Order, bytes: Buffer): Promise<CutPicture | DeckRefusal> {
    if (this.#closed) return { code: 'too-busy' };
    this.#callOffRest();
    const bench = (this.#bench ??= this.#open());
    let isLate = false;
    const callOff = this.#clock.after(PATIENCE, () => {
      isLate = true;
      this.#end();
    });
    const parcel = await new Promise<Parcel | null>((finished) => {
      this.#finished = finished;
      handOver(bench.stdin, order, bytes);
    });
    callOff();
    this.#callOffRest = this.#clock.after(IDLE, () => this.#end());
    // It had to be killed, or ended by itself: by its memory, or because the picture broke it.
    if (!parcel) return { code: isLate ? 'picture-took-too-long' : 'picture-corrupt' };
    return pictureIn(parcel);
  }

  #open(): Bench {
    const bench = this.#startBench();
    const gone = (): void => {
      if (this.#bench !== bench) return;
      this.#bench = null;
      this.#finished(null);
    };
    bench.on('exit', gone);
    bench.on('error', gone);
    bench.stdin.on('error', gone);
    takeIn(bench.stdout, MOST_PICTURE_BYTES, (parcel) => {
      // What one that was killed had still said is not the next picture.
      if (this.#bench === bench) this.#finished(parcel);
    });
    return bench;
  }

  #end(): void {
    this.#callOffRest();
    const bench = this.#bench;
    this.#bench = null;
    bench?.kill('SIGKILL');
    this.#finished(null);
  }
}

const hasRoom = (held: Held, bytes: number, most: Held): boolean =>
  held.pictures < most.pictures && held.bytes + bytes <= most.bytes;

function pictureIn({ note, bytes }: Parcel): CutPicture | DeckRefusal {
  const cut = note as Cut;
  if ('refusal' in cut) return cut.refusal;
  const { sizes, thumbhash, likeness } = cut;
  let at = 0;
  const next = (size: CardSize): Uint8Array => new Uint8Array(bytes.subarray(at, (at += sizes[size])));
  return {
    pictures: { large: next('large'), medium: next('medium'), small: next('small') },
    thumbhash,
    likeness,
  };
}

/** Run from source it is TypeScript; in a bundle it is a file beside the one this code ended up in. */
function startWorkbench(): Bench {
  const file = import.meta.url.endsWith('.ts') ? './workbench-tsx.mjs' : './workbench.js';
  const path = fileURLToPath(new URL(file, import.meta.url));
  // Nothing of our environment: there are passwords in it.
  const child: ChildProcess = spawn(process.execPath, ['--max-old-space-size=128', path], {
    env: { MALLOC_ARENA_MAX: '2' },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  const { stdin, stdout } = child;
  if (!stdin || !stdout) throw new Error('The workbench has no pipes');
  child.unref();
  return Object.assign(child, { stdin, stdout });
}
