/** The opening of an eye as a lake at sunset: the sun on the far shore and its mirror image are the iris, a boat is the pupil. */
import { strokes } from '../kit/brush.ts';
import { mix, ramp } from '../kit/colour.ts';
import { smooth, soften, subPaths } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { group, line, moved, path } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { bounds, times, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, handLine } from '../kit/shapes.ts';

export interface LakeOptions {
  /** The opening between the lids, and where the iris would be. */
  opening: string;
  sun: Point;
  radius: number;
}

const air = ramp(['#7a3f5c', '#c4604e', '#f0a45a', '#ffe2a0']);
const water = ramp(['#ffdf9c', '#e88c5c', '#8a4a6a', '#2d4a68', '#16324a']);

export function lakeEye(S: Easel, o: LakeOptions): string {
  const [l, t, r, b] = bounds(subPaths(o.opening, 6).flat());
  const [sx, sy] = o.sun;
  const R = o.radius;
  const shore = handLine(
    S,
    [
      [l - 20, sy + 4],
      [sx, sy],
      [r + 20, sy + 2],
    ],
    3,
    0.04,
    6,
  );
  const hills = handLine(
    S,
    [
      [r + 20, sy - 12],
      [sx + 70, sy - 16],
      [sx, sy - 8],
      [sx - 60, sy - 20],
      [l - 20, sy - 14],
    ],
    9,
    0.03,
    6,
  );
  const far = (x: number): number => Math.min(1, Math.abs(x - sx) / (r - l));
  const glitter = times(34, (i) => {
    const k = (i + 0.5) / 34;
    const wide = R * Math.sqrt(Math.max(0, 1 - k * k)) * S.rng.range(0.5, 1.12) + 3;
    const at = blob(sx + S.rng.gauss(0, 3), sy + 3 + k * R * 1.1, wide, 1.5 + k * 1.4, S.noise, 0.3, 1.4, 14);
    return path(smooth(at), mix('#fff3c4', '#ff9d4a', k), `opacity="${(0.95 - 0.35 * k).toFixed(2)}"`);
  });
  return group(
    { 'clip-path': S.clip(o.opening) },
    `<rect x="${l - 10}" y="${t - 10}" width="${r - l + 20}" height="${b - t + 20}" fill="#8a4a6a"/>`,
    strokes(S, {
      region: [l - 10, t - 10, r - l + 20, sy - t + 14],
      n: 260,
      length: 60,
      width: 3.4,
      angle: 0,
      colour: (x, y) => air(Math.max(0, Math.min(1, (y - t) / (sy - t))) * (1 - 0.45 * far(x))),
      opacity: [0.6, 0.95],
      spread: 0.05,
    }),
    path(
      smooth(blob(sx, sy, R, R, S.noise, 0.012, 1.4, 40)),
      S.radialAt(['#fffbe0', [0.6, '#ffe08a'], [0.9, '#ffb45a'], '#f08a48'], sx, sy, R),
    ),
    path(smooth([...shore, ...hills]), '#5a3350'),
    `<rect x="${l - 10}" y="${sy + 1}" width="${r - l + 20}" height="${b - sy + 20}" fill="#6a4064"/>`,
    strokes(S, {
      region: [l - 10, sy, r - l + 20, b - sy + 10],
      n: 420,
      length: (_, y) => 20 + (y - sy) * 0.7,
      width: (_, y) => 1.2 + (y - sy) * 0.03,
      angle: 0,
      colour: (x, y) => water(Math.min(1, ((y - sy) / (b - sy)) * 0.62 + far(x) * 0.9)),
      opacity: [0.55, 0.95],
      spread: 0.02,
      bend: 0.04,
    }),
    path(
      smooth(blob(sx, sy + 2, R, R * 1.06, S.noise, 0.02, 1.4, 40)),
      S.linearAt(
        [
          [0, '#ffc870', 0],
          [0.5, '#ffc870', 0.9],
          [1, '#e06a44', 0.65],
        ],
        0,
        sy - R,
        0,
        sy + R,
      ),
    ),
    path(smooth([...shore, ...hills]), '#5a3350'),
    glitter,
    boat(sx, sy + 9, R / 50),
    glow(S, sx, sy, R * 2.6, '#ffb060', 0.5),
    lidShade(S, o.opening),
  );
}

/** The lids have thickness: the upper one darkens the sky under it, both leave a wet edge. */
function lidShade(S: Easel, opening: string): string {
  return (
    group(
      { style: 'mix-blend-mode:multiply', opacity: 0.75, filter: blur(S, 7), transform: 'translate(4 9)' },
      line(opening, '#4a2440', 22),
    ) + group({ opacity: 0.85, filter: blur(S, 1.2) }, line(opening, '#7a4450', 5))
  );
}

/** One who fishes from a boat, dark against the light, and their reflection. */
function boat(x: number, y: number, s: number): string {
  const hull = soften('-15,-2 -8,0 8,0 16,-3 11,5 -9,5', 0.7);
  const man = soften('-4,-1 -4,-9 -1,-12 -2,-15 1,-17 3,-14 2,-12 5,-8 5,-1', 0.8);
  const dark = '#2a1626';
  const half = [path(hull, dark), path(man, dark)];
  return (
    group({ opacity: 0.6, transform: `translate(${x} ${y + 9 * s}) scale(${s} ${-0.7 * s})` }, half) +
    moved({ x, y, s }, half, path(soften('4,-8 24,-18 24,-17 5,-7', 0.6), dark))
  );
}
