/** A meadow at noon seen through an opening; some of it grows out over the lower edge. */
import { strokes } from '../../kit/brush.ts';
import { ramp } from '../../kit/colour.ts';
import { pathPoints, smooth } from '../../kit/curves.ts';
import { glow } from '../../kit/light.ts';
import { group, line, path } from '../../kit/markup.ts';
import { blur } from '../../kit/materials.ts';
import { TAU, bounds, times, type Point } from '../../kit/points.ts';
import type { Easel } from '../../kit/scene.ts';
import { blob, ribbon } from '../../kit/shapes.ts';

export interface MeadowOptions {
  opening: string;
  /** What else the stalks may cover. */
  before: string;
  /** Height of the horizon at x. */
  horizon: (x: number) => number;
  /** How many stalks grow out, and how high at most. */
  stalks: number;
  high: number;
}

const air = ramp(['#8fc4dc', '#c4e2e0', '#fbf3cc']);
const green = ramp(['#c6d488', '#93b957', '#5f9440', '#2f6134', '#1c4230']);
const PETALS = ['#e2452f', '#f6efe2', '#f3c33c', '#7d79c9'];

/** Four or five petals round an eye, seen a little from above. */
function flower(S: Easel, x: number, y: number, r: number): string {
  const colour = S.rng.pick(PETALS);
  const n = S.rng.int(4, 6);
  const turn = S.rng.range(0, TAU);
  const petals = times(n, (i) => {
    const a = turn + (i / n) * TAU;
    return smooth(
      blob(x + Math.cos(a) * r * 0.6, y + Math.sin(a) * r * 0.42, r * 0.56, r * 0.44, S.noise, 0.2, 1.4, 9),
    );
  });
  const eye = colour === '#f3c33c' || colour === '#e2452f' ? '#3a2418' : '#e9a92c';
  return (
    path(petals.join(''), colour) + path(smooth(blob(x, y, r * 0.28, r * 0.22, S.noise, 0.2, 1.4, 8)), eye)
  );
}

function stalk(S: Easel, x: number, y: number, high: number): string {
  const lean = S.rng.gauss(0, 0.22) * high;
  const stem: Point[] = [0, 0.5, 1].map((t): Point => [x + lean * t * t, y - high * t]);
  const stemmed = path(smooth(ribbon(stem, (t) => 1.5 * (1 - t * 0.55))), green(S.rng.range(0.35, 0.75)));
  return S.rng.f() < 0.55 ? stemmed + flower(S, x + lean, y - high, S.rng.range(4.5, 7.5)) : stemmed;
}

export function meadowWithin(S: Easel, o: MeadowOptions): string {
  const rim = pathPoints(o.opening, 4);
  const [l, t, r, b] = bounds(rim);
  const box = [l - 6, t - 6, r - l + 12, b - t + 12] as const;
  const depth = (x: number, y: number): number => (y - o.horizon(x)) / (b + 10 - o.horizon(x));
  const near = times(30, (): string => {
    const x = S.rng.range(l, r);
    const k = S.rng.f() ** 0.6;
    const y = o.horizon(x) + k * (b - o.horizon(x));
    return flower(S, x, y, 1 + 3.4 * k);
  });
  // Only from the lower edge, most in its middle.
  const sill = rim.filter(([x, y]) => y > t + (b - t) * 0.72 && x > l + 14 && x < r - 14);
  const clumps = [0.3, 0.78];
  const grown = times(o.stalks, () => {
    const i = Math.round((S.rng.pick(clumps) + S.rng.gauss(0, 0.12)) * (sill.length - 1));
    const [x, y] = sill[i] ?? S.rng.pick(sill);
    return stalk(S, x, y + S.rng.range(1, 8), o.high * S.rng.range(0.3, 1));
  });
  return [
    group(
      { 'clip-path': S.clip(o.opening) },
      `<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" fill="${air(0.7)}"/>`,
      path(
        smooth(
          [
            [l - 20, o.horizon(l - 20)],
            [(l + r) / 2, o.horizon((l + r) / 2) - 3],
            [r + 20, o.horizon(r + 20)],
            [r + 20, b + 20],
            [l - 20, b + 20],
          ],
          true,
          0.4,
        ),
        green(0.4),
      ),
      strokes(S, {
        region: [...box],
        n: 260,
        length: 26,
        width: 4,
        angle: 0.15,
        colour: (x, y) => (depth(x, y) < 0 ? air(Math.min(1, 1 - (o.horizon(x) - y) / 60)) : null),
        opacity: [0.8, 1],
      }),
      strokes(S, {
        region: [...box],
        n: 900,
        length: (x, y) => 3 + 16 * Math.max(0, depth(x, y)),
        width: (x, y) => 0.8 + 1.4 * Math.max(0, depth(x, y)),
        angle: -1.4,
        spread: 0.4,
        colour: (x, y) => (depth(x, y) < 0 ? null : green(Math.min(1, depth(x, y) * 0.9))),
        opacity: [0.6, 1],
        dh: 12,
      }),
      near,
      group(
        { style: 'mix-blend-mode:multiply', opacity: 0.8, filter: blur(S, 6), transform: 'translate(2 6)' },
        line(o.opening, '#2a3440', 16),
      ),
    ),
    glow(S, (l + r) / 2, (t + b) / 2 + 14, (r - l) * 0.85, '#d6e8a0', 0.32),
    group({ 'clip-path': S.clip(`${o.opening} ${o.before}`) }, grown),
  ].join('');
}
