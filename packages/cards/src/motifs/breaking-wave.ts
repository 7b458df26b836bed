/** Real water among scenery: a glassy body lit from behind, its flow drawn in strokes, and foam. */
import { strokes } from '../kit/brush.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { normals, resample, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { nth, times, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob } from '../kit/shapes.ts';

export interface FoamOptions {
  /** Bubbles along the line. */
  n: number;
  size: number;
  /** How far they stray from it, px. */
  spread: number;
  white: Colour;
  shade: Colour;
}

/** Foam along a line: shaded clots below, bright ones above, loose drops around. */
export function foam(S: Easel, points: Points, o: FoamOptions): string {
  const rng = S.rng.fork();
  const dense = resample(spline(points, false, 10), 2);
  const sides = normals(dense, false);
  const clot = (k: number, drop: number): string =>
    times(o.n, () => {
      const i = rng.int(0, dense.length - 1);
      const [x, y] = nth(dense, i);
      const [nx, ny] = nth(sides, i);
      const off = rng.gauss(0, o.spread);
      const r = o.size * rng.range(0.35, 1) * k;
      return smooth(
        blob(
          x + nx * off + rng.gauss(0, 2),
          y + ny * off + drop,
          r,
          r * rng.range(0.7, 1),
          S.noise,
          0.25,
          1.6,
          12,
        ),
      );
    }).join('');
  const drops = times(Math.round(o.n * 0.6), () => {
    const i = rng.int(0, dense.length - 1);
    const [x, y] = nth(dense, i);
    const [nx, ny] = nth(sides, i);
    const off = rng.range(o.spread * 0.5, o.spread * 4.5);
    const r = rng.range(1, o.size * 0.28);
    return smooth(blob(x + nx * off, y + ny * off, r, r, S.noise, 0.1, 1, 7));
  }).join('');
  return (
    path(clot(1.15, o.size * 0.5), o.shade) +
    path(clot(0.95, 0), mix(o.shade, o.white, 0.65)) +
    path(clot(0.6, -o.size * 0.25) + drops, o.white)
  );
}

/** Fills a body of water with the lines of its flow, pale where the light comes through. */
export const flowing = (
  S: Easel,
  outline: Points,
  o: {
    n: number;
    angle: (x: number, y: number) => number;
    colour: (x: number, y: number) => Colour;
    length?: number;
    width?: number;
    opacity?: readonly [number, number];
  },
): string =>
  group(
    { 'clip-path': S.clip(smooth(outline)) },
    strokes(S, {
      region: outline,
      n: o.n,
      length: o.length ?? 70,
      width: o.width ?? 3,
      angle: o.angle,
      spread: 0.06,
      bend: 0.08,
      colour: o.colour,
      dL: 0.04,
      dh: 6,
      opacity: o.opacity ?? [0.25, 0.7],
    }),
  );
