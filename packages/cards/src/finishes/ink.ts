/**
 * INK AND WASH. Background '#ffffff' = rough paper. One varying black line (inkLine), hatching, two muted washes laid
 * loosely under it (inkWash), the accent the only strong colour.
 * Pass: what is near black becomes the ink plate, feathered by paper fibres and pooled where it is broad;
 * the rest prints as thin wash with backruns.
 */
import { passes } from '../kit/brush.ts';
import { clamp, type Colour } from '../kit/colour.ts';
import { smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { noiseFrom } from '../kit/noise.ts';
import { TAU, nth, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, handLine, ribbon, wobble } from '../kit/shapes.ts';
import { boxBlur } from '../pixels/blur.ts';
import { printDensity } from '../pixels/density.ts';
import { luminance, plane, px, shrunk, smoothstep, type Raster } from '../pixels/raster.ts';
import { shrunkPlane } from '../pixels/shrink.ts';
import type { Finish } from './finish.ts';
import { wash, type WashOptions } from './watercolour.ts';

export const INK = '#14131a';

export interface InkLineOptions {
  colour?: Colour;
  /** Pressure along the line, 0..1; default swells twice. */
  pressure?: (t: number) => number;
  wobble?: number;
  /** 0..1: how often a quick stroke skips the paper. */
  dry?: number;
  /** Take the points as they are. */
  straight?: boolean;
}

/** A pen or brush line; width is its full breadth at full pressure. */
export function inkLine(S: Easel, points: Points, width = 4, o: InkLineOptions = {}): string {
  const line = handLine(S, o.straight ? points : spline(points, false, 10), o.wobble ?? 1.4, 0.025, 3);
  if (line.length < 4) return '';
  const phase = nth(points, 0)[0] * 0.013 + nth(points, 0)[1] * 0.007;
  const pressure =
    o.pressure ?? ((t: number) => 0.35 + 0.65 * Math.abs(Math.sin((t * 1.7 + phase) * Math.PI)));
  const halfWidth = (t: number): number => {
    const ends = Math.min(1, t / 0.06) ** 0.5 * Math.min(1, (1 - t) / 0.14) ** 0.7;
    return Math.max(
      0.35,
      width * 0.5 * clamp(pressure(t), 0.12, 1.2) * ends * (0.82 + 0.36 * S.noise.n2(t * 11, phase)),
    );
  };
  const cuts: Point[][] = [[]];
  line.forEach((p, i) => {
    const skip = (o.dry ?? 0) > 0 && S.noise.n2(i * 0.05, phase * 9) > 0.75 - (o.dry ?? 0) * 0.7;
    if (skip) cuts.push([]);
    else nth(cuts, cuts.length - 1).push(p);
  });
  const total = line.length;
  let done = 0;
  const d = cuts
    .map((piece) => {
      const start = done;
      done += piece.length + 1;
      if (piece.length < 4) return '';
      return smooth(
        ribbon(piece, (t) => halfWidth((start + t * piece.length) / total), S.noise, width * 0.08).filter(
          (_, i) => i % 2 === 0,
        ),
      );
    })
    .join('');
  return path(d, o.colour ?? INK);
}

/** A loose wash under the line. */
export const inkWash = (
  S: Easel,
  pieces: string | readonly string[],
  colour: Colour,
  o: WashOptions = {},
): string =>
  wash(S, pieces, colour, {
    rough: 16,
    rim: 2.4,
    rimStrength: 0.7,
    min: 0.3,
    lo: 0.25,
    hi: 0.75,
    fx: 0.006,
    fy: 0.009,
    ...o,
  });

/** Parallel pen strokes inside an outline; density(x, y) 0..1 drops strokes where light falls. */
export function hatch(
  S: Easel,
  outline: Points,
  o: {
    angle?: number;
    gap?: number;
    width?: number;
    colour?: Colour;
    density?: (x: number, y: number) => number;
  } = {},
): string {
  const { angle = -0.7, gap = 6, width = 1.1, density = () => 1 } = o;
  const rng = S.rng.fork();
  const strokes: string[] = [];
  const keeps = (x: number, y: number): boolean => density(x, y) > 0.5 + 0.5 * S.noise.n2(x * 0.03, y * 0.03);
  passes(outline, { angle, step: 4, gap: () => gap * rng.range(0.8, 1.2), keeps }, (run) => {
    if (run.length < 4) return;
    const line = wobble(run, S.noise, 1, 0.03, false);
    const stroke = ribbon(line, (t) => width * 0.5 * (0.5 + Math.sin(Math.PI * t) * 0.6));
    strokes.push(smooth(stroke.filter((_, i) => i % 2 === 0)));
  });
  return path(strokes.join(''), o.colour ?? INK);
}

/** Flicked drops. */
export function spatter(S: Easel, x: number, y: number, reach: number, n = 30, colour: Colour = INK): string {
  const rng = S.rng.fork();
  return group(
    {},
    Array.from({ length: n }, () => {
      const [a, r] = [rng.range(0, TAU), reach * rng.f() ** 0.7];
      const size = 0.6 + rng.f() ** 4 * 5;
      return path(
        smooth(
          blob(
            x + Math.cos(a) * r,
            y + Math.sin(a) * r,
            size,
            size * rng.range(0.7, 1.2),
            S.noise,
            0.3,
            1.2,
            9,
          ),
        ),
        colour,
      );
    }),
  );
}

export interface InkGrade {
  paper: readonly [number, number, number];
  /** Feathering of the ink into the fibres. */
  feather: number;
  granulation: number;
  /** Cauliflower edges in the washes. */
  backruns: number;
  seed: number;
}

/** Ink coverage at 2x: crisp, feathered by fibres, thin where the nib ran dry. */
function inkPlate(shot: Raster, feather: number, seed: number): { ink: Float32Array; pool: Float32Array } {
  const { width: w, height: h } = shot;
  const fibres = noiseFrom(seed);
  const darkness = luminance(shot).map((v) => smoothstep(96, 44, v));
  const pool = boxBlur(darkness.slice(), w, h, 5);
  const soft = boxBlur(darkness, w, h, 1, 1);
  const ink = plane(w, h, (x, y) => {
    const i = y * w + x;
    const bleed = fibres.n2(x / 5, y / 5) * 0.6 + fibres.n2(x / 2.2, y / 2.2 + 30) * 0.5;
    return smoothstep(0.36, 0.64, px(soft, i) + bleed * feather * (px(soft, i) > 0.02 ? 1 : 0));
  });
  return { ink, pool };
}

export const ink: Finish<InkGrade> = {
  name: 'ink',
  version: 1,
  develop(shot, grade, { scale }) {
    const { paper = [246, 241, 230], feather = 0.3, granulation = 0.26, backruns = 0.2, seed = 12 } = grade;
    const { ink: plate, pool } = inkPlate(shot, feather, seed);
    const [press, fine, large] = [noiseFrom(seed + 1), noiseFrom(seed + 2), noiseFrom(seed + 3)];
    const relief = (x: number, y: number): number =>
      press.n2(x / 2.6, y / 2.6) * 0.6 + press.n2(x / 5.5 + 40, y / 5.5) * 0.6;
    const printed = printDensity(shrunk(shot, scale), {
      scale,
      paper,
      seed,
      warp: 0.9,
      warpLength: 30,
      field: (x, y, density) => {
        const edge = 1 - Math.min(1, Math.abs(large.fbm(x / 90, y / 90, 4)) * 9);
        return (
          1 +
          relief(x, y) * granulation * clamp(1.2 - density * 0.5, 0.3, 1) +
          edge * backruns +
          large.fbm(x / 140 + 9, y / 140, 3) * 0.2
        );
      },
      light: (x, y) => (relief(x, y) - relief(x + 1.2, y + 1.2)) * 0.028,
    });
    const { width: W, height: H } = printed;
    const { width: w, height: h } = shot;
    const covers = shrunkPlane(plate, w, h, W, H);
    for (let row = 0, i = 0; row < H; row++)
      for (let column = 0; column < W; column++, i++) {
        const [x, y] = [column / scale, row / scale];
        const j = Math.floor(y * 2) * w + Math.floor(x * 2);
        const cover = px(covers, i);
        if (cover < 0.004) continue;
        const skip =
          smoothstep(0.55, 0.9, relief(x, y) + fine.n2(x / 1.3, y / 1.3) * 0.4) * (1 - px(pool, j)) * 0.45;
        const strength = cover * (1 - skip);
        const tone = 26 - px(pool, j) * 12 + large.n2(x / 30, y / 30) * 5;
        printed.planes.forEach((p, k) => {
          p[i] = px(p, i) * (1 - strength) + (tone + (k === 2 ? 5 : k === 0 ? 1 : 0)) * strength;
        });
      }
    return printed;
  },
};
