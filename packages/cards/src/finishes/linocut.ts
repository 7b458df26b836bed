/**
 * LINOCUT (reduction print). The scene may use ONLY the listed inks, flat, light to dark; no blur, no opacity.
 * Pass: nearest ink per pixel; plate k prints wherever the ink is k or darker, shifted 1-3 px, its edge re-cut by noise,
 * salted with dropouts, rolled with mottle, squeezed at the rim.
 */
import { bytes, clamp, type Colour } from '../kit/colour.ts';
import { normals, resample, smooth, spline } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { noiseFrom } from '../kit/noise.ts';
import { nth, trace, type Point, type Points } from '../kit/points.ts';
import type { Rng } from '../kit/random.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { boxBlur } from '../pixels/blur.ts';
import { mapPlanes, plane, px, shrunk, smoothstep, type Raster } from '../pixels/raster.ts';
import type { Finish } from './finish.ts';

export interface LinocutGrade {
  /** Paper first, then inks from light to dark. */
  inks: readonly Colour[];
  /** Misregistration of each plate, px at 2x. */
  shift: readonly (readonly [number, number])[];
  /** Dropouts in the ink, 0..1. */
  salt: number;
  edge: number;
  seed: number;
}

const usual: LinocutGrade = {
  inks: [],
  shift: trace('0,0 3,-2 -3,2 0,0'),
  salt: 0.5,
  edge: 0.22,
  seed: 4,
};

function nearestInk(
  { planes: [R, G, B] }: Raster,
  inks: readonly (readonly [number, number, number])[],
): Uint8Array {
  const index = new Uint8Array(R.length);
  const flat = Float32Array.from(inks.flat());
  for (let i = 0; i < index.length; i++) {
    const [r, g, b] = [px(R, i), px(G, i), px(B, i)];
    let best = 1e9;
    for (let k = 0; k < inks.length; k++) {
      const [dr, dg, db] = [r - px(flat, k * 3), g - px(flat, k * 3 + 1), b - px(flat, k * 3 + 2)];
      const d = dr * dr + dg * dg + db * db;
      if (d < best) {
        best = d;
        index[i] = k;
      }
    }
  }
  return index;
}

export const linocut: Finish<LinocutGrade> = {
  name: 'linocut',
  version: 1,
  develop(shot, grade, { scale }) {
    const g = { ...usual, ...grade };
    const { width: w, height: h } = shot;
    const inks = g.inks.map(bytes);
    const index = nearestInk(shot, inks);
    const [cutting, rolling] = [noiseFrom(g.seed), noiseFrom(g.seed + 5)];
    const fine = plane(w, h, (x, y) => cutting.n2(x / 7, y / 7) * 0.7 + cutting.n2(x / 3, y / 3 + 40) * 0.4);
    const grit = plane(
      w,
      h,
      (x, y) => rolling.n2(x / 2.6, y / 2.6) * 0.6 + rolling.n2(x / 5.5 + 70, y / 5.5) * 0.6,
    );
    const low = plane(
      w,
      h,
      (x, y) => rolling.n2(x / 240, y / 240) * 0.6 + rolling.n2(x / 118 + 17, y / 118) * 0.3,
    );
    const paper = nth(inks, 0);
    let channel = 0;
    const print = mapPlanes(shot, (p) => {
      const tone = paper[channel++] ?? 0;
      return Float32Array.from(p, (_, i) => tone + px(grit, i) * 5);
    });
    const [R, G, B] = print.planes;
    for (let k = 1; k < inks.length; k++) {
      const ink = nth(inks, k);
      const [dx, dy] = g.shift[k] ?? [0, 0];
      const plate = plane(w, h, (x, y) =>
        (index[clamp(y - dy, 0, h - 1) * w + clamp(x - dx, 0, w - 1)] ?? 0) >= k ? 1 : 0,
      );
      const wide = boxBlur(plate.slice(), w, h, 6);
      boxBlur(plate, w, h, 2, 1);
      const key = k === inks.length - 1 ? 1 : 0.7;
      for (let i = 0; i < plate.length; i++) {
        const cover = smoothstep(0.4, 0.6, px(plate, i) + px(fine, i) * g.edge);
        if (cover < 0.01) continue;
        const drop = smoothstep(0.62 - g.salt * (0.12 + px(low, i) * 0.22), 0.8, px(grit, i)) * key;
        const rim = px(wide, i) < 0.98 ? (1 - px(wide, i)) * 0.35 : 0;
        const a = cover * (1 - drop * 0.85);
        const roll = 1 + px(low, i) * 0.07 + px(grit, i) * 0.045 - rim;
        const [speck, rest] = [(px(grit, i) + px(low, i)) * 3, 1 - a];
        R[i] = px(R, i) * rest + (ink[0] * roll + speck) * a;
        G[i] = px(G, i) * rest + (ink[1] * roll + speck) * a;
        B[i] = px(B, i) * rest + (ink[2] * roll + speck) * a;
      }
    }
    return shrunk(print, scale);
  },
};

/** One V-gouge cut along points: enters sharp, opens, leaves blunt. A path string. */
export const gouge = (points: Points, width: number, blunt = 0.12): string =>
  smooth(
    ribbon(
      spline(points, false, 6),
      (t) => width * Math.min(1, t / 0.6) ** 0.9 * Math.min(1, (1 - t) / blunt + 0.15),
    ).filter((_, i) => i % 2 === 0),
  );

/** One cut centred on (x, y) at an angle. */
export function cut(
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  rng: Rng,
  bend = 0.12,
): string {
  const b = rng.gauss(0, bend);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const line: Points = [
    [-0.5, 0],
    [-0.15, b * 0.8],
    [0.2, b],
    [0.5, b * 0.3],
  ];
  return gouge(
    line.map(([u, v]): Point => [x + (u * c - v * s) * length, y + (u * s + v * c) * length]),
    width,
  );
}

export interface RowsOptions {
  x0: number;
  x1: number;
  y0: number;
  y1: number;
  colour: Colour;
  gap?: number | ((y: number) => number);
  length?: number | ((y: number) => number);
  width?: number | ((x: number, y: number) => number);
  flow?: (x: number, y: number) => number;
  /** 0..1: shortens and omits cuts. */
  density?: (x: number, y: number) => number;
  jitter?: number;
}

/** Rows of cuts following a flow: the rhythm of the tool, never confetti. */
export function rows(S: Easel, o: RowsOptions): string {
  const { flow = () => 0, density = () => 1, jitter = 0.3, gap = 12, length = 46, width = 2.2 } = o;
  const rng = S.rng.fork();
  let d = '';
  for (let y = o.y0; y < o.y1; y += typeof gap === 'function' ? gap(y) : gap) {
    const usualLength = typeof length === 'function' ? length(y) : length;
    for (let x = o.x0 - rng.range(0, 60); x < o.x1;) {
      const l = usualLength * rng.range(0.5, 1.5);
      const k = density(x + l / 2, y);
      if (rng.f() < k) {
        const w =
          (typeof width === 'function' ? width(x, y) : width) * rng.range(0.6, 1.25) * (0.5 + 0.5 * k);
        d += cut(
          x + l / 2,
          y + rng.gauss(0, jitter * 5),
          flow(x, y) + rng.gauss(0, 0.03),
          l * (0.55 + 0.45 * k),
          w,
          rng,
          0.05,
        );
      }
      x += l + rng.range(3, 14);
    }
  }
  return path(d, o.colour);
}

export interface FormCutsOptions {
  colour: Colour;
  /** +1 left of travel, -1 right. */
  side?: 1 | -1;
  gap?: number;
  length?: number;
  width?: number;
  inset?: number;
  lean?: number;
  fade?: (t: number) => number;
}

/** Short cuts marching along one side of an outline: carved light on a form. */
export function formCuts(S: Easel, line: Points, o: FormCutsOptions): string {
  const { side = 1, gap = 6, length = 14, width = 1.8, inset = 3, lean = 0.5, fade = () => 1 } = o;
  const rng = S.rng.fork();
  const points = resample(line, gap);
  const sides = normals(points, false);
  const cuts = points.map(([x, y], i) => {
    const f = fade(i / points.length);
    if (f < 0.05 || i < 1 || i > points.length - 2) return '';
    const [nx, ny] = nth(sides, i);
    const l = length * f * rng.range(0.6, 1.3);
    const a = Math.atan2(ny * side, nx * side) + lean + rng.gauss(0, 0.08);
    const [ox, oy] = [x + nx * side * inset, y + ny * side * inset];
    const along = (angle: number, reach: number): Point => [
      ox + Math.cos(angle) * reach,
      oy + Math.sin(angle) * reach,
    ];
    return gouge([along(a, l), along(a - 0.08, l * 0.5), [ox, oy]], width * rng.range(0.7, 1.2), 0.2);
  });
  return path(cuts.join(''), o.colour);
}
