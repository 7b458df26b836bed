/**
 * FELT AND THREAD. Pieces of thick wool felt cut by hand and sewn on; everything small is embroidered (felt-thread.ts).
 * felt() gives a piece: scissor-faceted outline, rolled edge under a light from the upper left, contact shadow, hairs that stand out.
 * Pass: thousands of fibres are laid over each other, lit from the same side; the wool is uneven, the light rakes.
 */
import { adjust, type Colour } from '../kit/colour.ts';
import { normals, polygon, resample, smooth } from '../kit/curves.ts';
import { group, line, path } from '../kit/markup.ts';
import { noiseFrom } from '../kit/noise.ts';
import { bounds, fix, nth, TAU, type Box, type Point, type Points } from '../kit/points.ts';
import { rngFrom, type Rng } from '../kit/random.ts';
import type { Easel } from '../kit/scene.ts';
import { wobble } from '../kit/shapes.ts';
import { boxBlur } from '../pixels/blur.ts';
import { luminance, plane, px, shrunk, type Raster } from '../pixels/raster.ts';
import type { Finish } from './finish.ts';

interface FeltOptions {
  /** Thickness of the piece: 0.5 thin, 1 usual, 2 padded underneath. */
  height?: number;
  /** Hairs at the cut edge, 0..2. */
  fuzz?: number;
  /** Wobble of the scissors, px. */
  wobble?: number;
  /** Colour of the shadow it casts. */
  shadow?: Colour;
  shadowOpacity?: number;
}

const isOutline = (shape: Points | readonly Points[]): shape is Points => typeof shape[0]?.[0] === 'number';
const tenth = (v: number): string => fix(v);

/** Scissors go in short straight runs: facets, each a little out of true. */
function scissors(S: Easel, outline: Points, amplitude = 1.6): Point[] {
  const rng = S.rng.fork();
  const even = resample([...outline, nth(outline, 0)], 5);
  const kept = even.filter((_, i) => i % 2 === 0 || rng.chance(0.35));
  return wobble(kept, S.noise, amplitude, 0.035, true, 2);
}

function pieceFilter(S: Easel, region: Box, o: FeltOptions): string {
  const { height = 1, shadow = '#0c0a16', shadowOpacity = 0.5 } = o;
  const cast = (blur: number, dx: number, dy: number, opacity: number, name: string): string =>
    `<feGaussianBlur in="s" stdDeviation="${tenth(blur)}"/><feOffset dx="${tenth(dx)}" dy="${tenth(dy)}" result="${name}o"/>` +
    `<feFlood flood-color="${shadow}" flood-opacity="${opacity}"/><feComposite in2="${name}o" operator="in" result="${name}"/>`;
  return S.filter(
    `<feTurbulence type="fractalNoise" baseFrequency="0.42" numOctaves="2" seed="${S.serial() + 3}" result="n"/>` +
      '<feDisplacementMap in="SourceGraphic" in2="n" scale="3.2" xChannelSelector="R" yChannelSelector="G" result="s"/>' +
      `<feGaussianBlur in="s" stdDeviation="${tenth(1.6 + 1.3 * height)}" result="b"/>` +
      `<feDiffuseLighting in="b" surfaceScale="${tenth(3 + 3.2 * height)}" diffuseConstant="1.3" lighting-color="#fff" result="l"><feDistantLight azimuth="225" elevation="50"/></feDiffuseLighting>` +
      '<feComposite in="s" in2="l" operator="arithmetic" k1="0.74" k2="0.27" result="m"/><feComposite in="m" in2="s" operator="in" result="piece"/>' +
      cast(1.1, 0.9 + 0.6 * height, 1.2 + 0.8 * height, shadowOpacity, 'near') +
      cast(2.4 + 3.4 * height, 2 + 3 * height, 3 + 4.2 * height, shadowOpacity * 0.7, 'far') +
      '<feMerge><feMergeNode in="far"/><feMergeNode in="near"/><feMergeNode in="piece"/></feMerge>',
    region,
  );
}

/** Hairs that stand out of a cut edge: most lie along it, a few stray. */
function edgeHairs(S: Easel, outline: Points, colour: Colour, amount = 1): string {
  const rng = S.rng.fork();
  const points = resample([...outline, nth(outline, 0)], 1.7 / Math.max(0.2, amount));
  const sides = normals(points, true);
  const tones = ['', '', ''];
  points.forEach(([x, y], i) => {
    const [nx, ny] = nth(sides, i);
    const out = rng.sign();
    const stray = rng.chance(0.012);
    const reach = stray ? rng.range(9, 20) : rng.range(2, 5.5);
    const lean = rng.gauss(0, 1.1);
    const a = Math.atan2(ny * out, nx * out) + lean;
    const bend = rng.gauss(0, stray ? 0.9 : 0.5);
    const from: Point = [x - nx * out * 1.5, y - ny * out * 1.5];
    const mid: Point = [from[0] + Math.cos(a) * reach * 0.5, from[1] + Math.sin(a) * reach * 0.5];
    const to: Point = [mid[0] + Math.cos(a + bend) * reach * 0.6, mid[1] + Math.sin(a + bend) * reach * 0.6];
    const tone = rng.int(0, 2);
    tones[tone] +=
      `M${fix(from[0])} ${fix(from[1])}Q${fix(mid[0])} ${fix(mid[1])} ${fix(to[0])} ${fix(to[1])}`;
  });
  return tones
    .map((d, i) => line(d, adjust(colour, { dL: [-0.07, 0.01, 0.08][i] ?? 0 }), 0.62, 'opacity=".72"'))
    .join('');
}

/** A piece of felt. Several outlines are pieces of one sheet; give holes as `holes`. */
export function felt(
  S: Easel,
  shape: Points | readonly Points[],
  colour: Colour,
  o: FeltOptions & { holes?: readonly Points[] } = {},
): string {
  const cut = (outlines: readonly Points[]): Point[][] => outlines.map((one) => scissors(S, one, o.wobble));
  const pieces = cut(isOutline(shape) ? [shape] : shape);
  const holes = cut(o.holes ?? []);
  const all = [...pieces, ...holes];
  const [left, top, right, bottom] = bounds(all.flat());
  const pad = 30 + 14 * (o.height ?? 1);
  // Pieces of a moved group lie about (0, 0): only what is far out is left out.
  const [x0, y0] = [Math.max(-700, left - pad), Math.max(-700, top - pad)];
  const region: Box = [
    Math.floor(x0),
    Math.floor(y0),
    Math.ceil(Math.min(S.w + 100, right + pad) - x0),
    Math.ceil(Math.min(S.h + 100, bottom + pad) - y0),
  ];
  const d = all.map((one) => smooth(one, true, 0.55)).join('');
  return (
    group({ filter: pieceFilter(S, region, o) }, path(d, colour, holes.length ? 'fill-rule="evenodd"' : '')) +
    all.map((one) => edgeHairs(S, one, colour, o.fuzz ?? 1)).join('')
  );
}

/** Loose wool rubbed into the felt below (needle felting): soft colour made of single hairs along `flow`. */
export function wool(
  S: Easel,
  outline: Points,
  colour: Colour,
  o: {
    n: number;
    length?: number;
    flow?: (x: number, y: number) => number;
    opacity?: number;
    spread?: number;
  },
): string {
  const { length = 34, flow = () => 0, opacity = 0.5, spread = 10 } = o;
  const rng = S.rng.fork();
  const [left, top, right, bottom] = bounds(outline);
  const closed = polygon(outline);
  const tones = ['', '', ''];
  for (let i = 0; i < o.n; i++) {
    const [x, y] = [rng.range(left, right), rng.range(top, bottom)];
    const a = flow(x, y) + rng.gauss(0, 0.22);
    const l = length * rng.range(0.4, 1.2);
    const bend = rng.gauss(0, spread) * 0.5;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    tones[i % 3] +=
      `M${fix(x - c * l * 0.5)} ${fix(y - s * l * 0.5)}Q${fix(x - s * bend)} ${fix(y + c * bend)} ${fix(x + c * l * 0.5)} ${fix(y + s * l * 0.5)}`;
  }
  return group(
    { 'clip-path': S.clip(closed) },
    tones.map((d, i) =>
      line(d, adjust(colour, { dL: [-0.05, 0, 0.05][i] ?? 0 }), 0.9, `opacity="${opacity}"`),
    ),
  );
}

export interface FeltGrade {
  /** How strongly single fibres show, 0..2. */
  fibre: number;
  /** Unevenness of the wool. */
  lumps: number;
  /** How much darker the far side is than the lit one. */
  rake: number;
  /** A pool of light: where on the card, how wide (px), how much brighter its middle is. */
  lamp: { at: Point; reach: number; gain: number };
  seed: number;
}

/** A height field of crossing fibres, 0..1: those laid later lie on top. */
function laidFibres(w: number, h: number, seed: number, n: number): Float32Array {
  const rng: Rng = rngFrom(seed);
  const flow = noiseFrom(seed + 2);
  const height = new Float32Array(w * h).fill(0.5);
  for (let k = 0; k < n; k++) {
    let [x, y] = [rng.f() * w, rng.f() * h];
    let a = flow.n2(x / 420, y / 420) * 2.2 + rng.gauss(0, 0.95);
    if (rng.chance(0.25)) a = rng.f() * TAU;
    const turn = rng.gauss(0, 0.045);
    const steps = 14 + Math.floor(rng.f() * rng.f() * 56);
    const own = rng.f();
    for (let i = 0; i < steps; i++) {
      const [ix, iy] = [Math.floor(x), Math.floor(y)];
      if (ix < 1 || iy < 1 || ix >= w - 1 || iy >= h - 1) break;
      const at = iy * w + ix;
      const side = Math.abs(Math.cos(a)) > 0.7 ? w : 1;
      height[at] = px(height, at) * 0.25 + own * 0.75;
      height[at + side] = px(height, at + side) * 0.55 + own * 0.45;
      x += Math.cos(a);
      y += Math.sin(a);
      a += turn;
    }
  }
  return height;
}

/** Where thread lies: fine contrast that no felt has. 0..1. */
function busy(shot: Raster): Float32Array {
  const { width: w, height: h } = shot;
  const L = luminance(shot);
  const soft = boxBlur(L.slice(), w, h, 3);
  const rough = boxBlur(
    L.map((v, i) => Math.abs(v - px(soft, i))),
    w,
    h,
    4,
  );
  return rough.map((v) => Math.min(1, v / 14));
}

export const felted: Finish<FeltGrade> = {
  name: 'felt',
  version: 1,
  develop(shot, grade, { scale }) {
    const { seed = 7, fibre = 1, lumps = 1, rake = 0.16, lamp } = grade;
    const pool = (x: number, y: number): number =>
      lamp
        ? lamp.gain * Math.exp(-((x / 2 - lamp.at[0]) ** 2 + (y / 2 - lamp.at[1]) ** 2) / lamp.reach ** 2)
        : 0;
    const { width: w, height: h } = shot;
    const fibres = boxBlur(laidFibres(w, h, seed, 300_000), w, h, 1, 1);
    const melange = boxBlur(laidFibres(w, h, seed + 31, 90_000), w, h, 1, 1);
    const calm = busy(shot);
    const low = noiseFrom(seed + 9);
    const bumps = plane(
      w,
      h,
      (x, y) =>
        low.n2(x / 26, y / 26) * 0.5 + low.n2(x / 60 + 9, y / 60) + low.n2(x / 190, y / 190 + 5) * 1.2,
    );
    const [R, G, B] = shot.planes;
    for (let y = 2, i = 2 * w; y < h - 2; y++)
      for (let x = 0; x < w; x++, i++) {
        const k = 1 - px(calm, i) * 0.62;
        const lit = px(fibres, i) - px(fibres, i + w + (x < w - 1 ? 1 : 0));
        const over = px(fibres, i) - 0.5;
        const dye = px(melange, i) - 0.5;
        const bump = px(bumps, i) - px(bumps, Math.max(0, i - 2 * w - 2));
        const light =
          1 +
          (lit * 0.2 + over * 0.11 + dye * 0.13) * fibre * k +
          (px(bumps, i) * 0.03 - bump * 0.11) * lumps +
          rake * (0.5 - (x / w) * 0.55 - (y / h) * 0.45) +
          pool(x, y);
        const lift = (lit * 9 + over * 8 + dye * 11) * fibre * k;
        R[i] = px(R, i) * light + lift * 1.05;
        G[i] = px(G, i) * light + lift;
        B[i] = px(B, i) * light + lift * 0.92;
      }
    return shrunk(shot, scale);
  },
};
