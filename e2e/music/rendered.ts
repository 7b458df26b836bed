/** A theme as it sounds, in figures. Runs in the page: only a browser has the instruments. */
import { orchestraIn } from '../../packages/web/src/sound/orchestra.ts';
import { barAt, type Theme, THEMES } from '../../packages/web/src/sound/score/conductor.ts';

const RATE = 44_100;
/** In seconds. Whoever renders has all notes before them at once: twice as long takes four times as long. */
const LENGTH = 9;
/** The loudest half of the fanfare is its second. */
const BEGINS: Readonly<Partial<Record<Theme, number>>> = { fanfare: 4 };
const decibels = (power: number): number => 10 * Math.log10(power + 1e-12);

export interface Figures {
  readonly theme: Theme;
  /** The largest sample, below full scale. */
  readonly peak: number;
  /** As loud as people hear it (ITU-R BS.1770), in LUFS. */
  readonly loudness: number;
  /** The largest step from one sample to the next: a click would be one. */
  readonly jump: number;
  /** How much of it is a rumble below 60 Hz, and hiss above 6 kHz. */
  readonly rumble: number;
  readonly hiss: number;
}

export const themes: readonly Theme[] = THEMES;

export async function figuresOf(theme: Theme, gain: number): Promise<Figures> {
  const sides = await rendered(theme, gain);
  const all = powerOf(sides);
  const [peak, jump] = extremesOf(sides);
  const share = (filter: Filter): number =>
    decibels(powerOf(sides.map((side) => filtered(side, filter))) / all);
  return {
    theme,
    peak: 2 * decibels(peak),
    loudness: loudnessOf(sides.map((side) => filtered(filtered(side, SHELF), HIGH_PASS))),
    jump,
    rumble: share(pass('low', 60)),
    hiss: share(pass('high', 6000)),
  };
}

function powerOf(sides: readonly Float32Array[]): number {
  let sum = 0;
  for (const side of sides) for (const x of side) sum += x * x;
  return sum / (sides[0]?.length ?? 1);
}

function extremesOf(sides: readonly Float32Array[]): [peak: number, jump: number] {
  let [peak, jump] = [0, 0];
  for (const side of sides) {
    let before = 0;
    for (const x of side) {
      peak = Math.max(peak, Math.abs(x));
      jump = Math.max(jump, Math.abs(x - before));
      before = x;
    }
  }
  return [peak, jump];
}

async function rendered(theme: Theme, gain: number): Promise<Float32Array[]> {
  const context = new OfflineAudioContext(2, LENGTH * RATE, RATE);
  const orchestra = orchestraIn(context, gain);
  orchestra.out.connect(context.destination);
  let at = 0;
  for (let bar = BEGINS[theme] ?? 0; at < LENGTH; bar += 1) {
    const music = barAt(theme, bar, 7);
    if (music === null) break;
    for (const note of music.notes) orchestra.play(note, at, music.beat);
    at += music.length;
  }
  const sound = await context.startRendering();
  // What rings out, and then nothing, is not counted.
  const end = Math.min(sound.length, Math.ceil((at + 1) * RATE));
  return [0, 1].map((side) => sound.getChannelData(side).slice(0, end));
}

/** Blocks of 400 ms; those that nobody would hear beside the rest do not count. */
function loudnessOf(sides: readonly Float32Array[]): number {
  const block = Math.round(0.4 * RATE);
  const blocks: number[] = [];
  for (let from = 0; from + block <= (sides[0]?.length ?? 0); from += block / 4) {
    blocks.push(powerOf(sides.map((side) => side.subarray(from, from + block))));
  }
  const mean = (of: readonly number[]): number => of.reduce((all, x) => all + x, 0) / Math.max(1, of.length);
  const heard = blocks.filter((power) => decibels(power) > -70);
  const loud = heard.filter((power) => decibels(power) > decibels(mean(heard)) - 10);
  return decibels(mean(loud)) - 0.691;
}

interface Filter {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

function filtered(samples: Float32Array, { b, a }: Filter): Float32Array {
  const out = new Float32Array(samples.length);
  let [one, two] = [0, 0];
  for (const [i, x] of samples.entries()) {
    const y = b[0] * x + one;
    one = b[1] * x - a[0] * y + two;
    two = b[2] * x - a[1] * y;
    out[i] = y;
  }
  return out;
}

function pass(which: 'low' | 'high', hertz: number, q = Math.SQRT1_2): Filter {
  const k = Math.tan((Math.PI * hertz) / RATE);
  const whole = 1 + k / q + k * k;
  const b = which === 'low' ? ([k * k, 2 * k * k, k * k] as const) : ([1, -2, 1] as const);
  return {
    b: [b[0] / whole, b[1] / whole, b[2] / whole],
    a: [(2 * (k * k - 1)) / whole, (1 - k / q + k * k) / whole],
  };
}

/** The two filters of the standard: a head hears the upper half louder, and hardly any rumble. */
const SHELF = ((): Filter => {
  const k = Math.tan((Math.PI * 1681.97) / RATE);
  const [high, q] = [10 ** (3.99984 / 20), 0.70717];
  const middle = high ** 0.49967;
  const whole = 1 + k / q + k * k;
  return {
    b: [
      (high + (middle * k) / q + k * k) / whole,
      (2 * (k * k - high)) / whole,
      (high - (middle * k) / q + k * k) / whole,
    ],
    a: [(2 * (k * k - 1)) / whole, (1 - k / q + k * k) / whole],
  };
})();
const HIGH_PASS = pass('high', 38.135, 0.50033);
