/** The country of the New Year's board: drifts of snow at dusk, firs, a village, lights strung from tree to tree. Dark enough for white cells to be seen on it. */
import { brushLine, strokes } from '../kit/brush.ts';
import { mix, oklch, type Colour } from '../kit/colour.ts';
import { polygon, smooth, spline } from '../kit/curves.ts';
import { closedBelow, heightAt, slopeAt } from '../kit/land.ts';
import { glow, softShadow } from '../kit/light.ts';
import { ellipse, group, line, path } from '../kit/markup.ts';
import { edge, form } from '../kit/materials.ts';
import { lerp, nth, times, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, handPath } from '../kit/shapes.ts';
import { pine } from '../kit/trees.ts';

export const INK = oklch(0.2, 0.06, 272);
export const SNOW = oklch(0.93, 0.022, 245);
const SHADOW = oklch(0.34, 0.085, 268);
export const FIRE = oklch(0.86, 0.13, 80);
const BULBS = [FIRE, oklch(0.7, 0.18, 45), oklch(0.62, 0.2, 28), oklch(0.76, 0.11, 190)];

/** A skyline from hand-placed points, rounded by the wind. */
export const skyline = (S: Easel, points: Points, amplitude = 7): Point[] =>
  spline(points, false, 14).map(([x, y], i): Point => [
    x,
    y - amplitude * S.noise.fbm(x * 0.008, i * 0.004, 3),
  ]);

/** A drift: lit along its crest, blue below, brushed along the slope. */
export function drift(S: Easel, crest: Points, top: Colour, low: Colour, deep: number): string {
  const outline = closedBelow(S, crest);
  const d = polygon(outline);
  const highest = Math.min(...crest.map(([, y]) => y));
  const band = (drop: number, deepest: number, phase: number): string =>
    polygon([
      ...crest.map(([x, y]): Point => [x, y + drop]),
      ...crest
        .map(([x, y]): Point => [
          x,
          y + drop + deepest * Math.max(0.05, 0.5 + 1.1 * S.noise.fbm(x / 190 + phase, phase, 3)),
        ])
        .reverse(),
    ]);
  return group(
    { filter: edge(S, 4, 0.03, 5) },
    path(d, S.linearAt([top, [0.4, mix(top, low, 0.62)], low], 0, highest, 0, highest + deep)),
    strokes(S, {
      region: outline.map(([x, y]): Point => [x, Math.min(y, highest + deep * 1.5)]),
      n: Math.round((S.w * deep) / 900),
      length: 90,
      width: 6,
      angle: (x) => slopeAt(crest, x),
      colour: (x, y) => {
        const t = (y - heightAt(crest, x)) / deep + 0.22 * S.noise.fbm(x / 170, y / 60, 3);
        return t < 0.5 ? mix(top, low, Math.max(0, t) * 1.5) : mix(low, SHADOW, (t - 0.5) * 0.4);
      },
      opacity: [0.1, 0.42],
      dL: 0.014,
      clip: S.clip(d),
    }),
    // light lies broad on the crest and breaks off, as on a dry brush
    path(band(3, 26, 11), mix(top, SNOW, 0.45), 'opacity=".22"'),
    path(band(2, 12, 5), mix(top, SNOW, 0.55), 'opacity=".32"'),
    path(band(0, 6, 2), mix(top, SNOW, 0.8), 'opacity=".8"'),
  );
}

/** Firs along a slope: x and height; the light comes from the right. */
export const firs = (
  S: Easel,
  crest: Points,
  list: readonly (readonly [x: number, h: number])[],
  haze = 0,
): string =>
  list
    .map(([x, h], i) => {
      const foot = heightAt(crest, x) + h * 0.05;
      return (
        softShadow(S, x - h * 0.16, foot + 1, h * 0.34, h * 0.06, INK, 0.55) +
        pine(S.element(`fir ${i}`), x, foot, h, {
          dark: mix(oklch(0.25, 0.06, 245), SHADOW, haze),
          light: mix(oklch(0.42, 0.08, 215), SHADOW, haze),
          snow: mix(SNOW, SHADOW, haze * 0.75 + 0.12),
          lightSide: 1,
        })
      );
    })
    .join('');

/** Lights on a wire from one tree to the next. */
export function garland(S: Easel, from: Point, to: Point, sag: number, size = 5): string {
  const at = (t: number): Point => [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + sag * 4 * t * (1 - t)];
  const n = Math.max(4, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (size * 7)));
  return [
    line(
      polygon(
        times(25, (i) => at(i / 24)),
        false,
      ),
      INK,
      1.6,
      'opacity=".8"',
    ),
    ...times(n - 1, (i) => {
      const [x, y] = at((i + 1) / n);
      const bulb = nth(BULBS, i % BULBS.length);
      return glow(S, x, y + size, size * 5, bulb, 0.6) + ellipse(x, y + size * 0.9, size * 0.8, size, bulb);
    }),
  ].join('');
}

/** A log house under a thick roof of snow; (x, y) the middle of its foot, s = 1 is 60 wide. */
export function hut(S: Easel, x: number, y: number, s: number, smoky = true): string {
  const p = (u: number, v: number): string => `${(x + u * s).toFixed(1)} ${(y + v * s).toFixed(1)}`;
  const wall = oklch(0.3, 0.06, 40);
  return [
    softShadow(S, x - 8 * s, y + 1, 46 * s, 8 * s, INK, 0.6),
    smoky
      ? brushLine(
          S,
          [
            [x + 14 * s, y - 62 * s],
            [x + 8 * s, y - 80 * s],
            [x + 18 * s, y - 98 * s],
            [x + 10 * s, y - 124 * s],
          ],
          4 * s,
          SNOW,
          { opacity: 0.28 },
        )
      : '',
    path(handPath(S, `M${p(10, -44)}L${p(10, -62)}L${p(18, -62)}L${p(18, -38)}Z`, 0.6), wall),
    path(handPath(S, `M${p(9, -60)}L${p(9, -66)}L${p(19, -66)}L${p(19, -60)}Z`, 0.6), SNOW),
    path(handPath(S, `M${p(-28, 0)}L${p(-28, -26)}L${p(0, -50)}L${p(28, -26)}L${p(28, 0)}Z`, 0.9), wall),
    ...times(4, (i) =>
      line(`M${p(-28, -5 - i * 6)}L${p(28, -5 - i * 6)}`, oklch(0.22, 0.05, 40), 1.1 * s, 'opacity=".7"'),
    ),
    ...[-14, 10].map(
      (u) =>
        path(
          handPath(
            S,
            `M${p(u - 5, -8)}V${(y - 20 * s).toFixed(1)}H${(x + (u + 7) * s).toFixed(1)}V${(y - 8 * s).toFixed(1)}Z`,
            0.4,
          ),
          FIRE,
        ) + glow(S, x + (u + 1) * s, y - 14 * s, 30 * s, FIRE, 0.55),
    ),
    path(
      smooth([
        [x - 37 * s, y - 22 * s],
        [x - 20 * s, y - 40 * s],
        [x, y - 60 * s],
        [x + 20 * s, y - 40 * s],
        [x + 37 * s, y - 22 * s],
        [x + 30 * s, y - 17 * s],
        [x + 16 * s, y - 27 * s],
        [x, y - 38 * s],
        [x - 16 * s, y - 27 * s],
        [x - 30 * s, y - 17 * s],
      ]),
      SNOW,
      `filter="${form(S, { angle: -20, size: 6 * s, shade: SHADOW, light: '#ffffff', lightSize: 2 })}"`,
    ),
  ].join('');
}

/** Two balls of snow, a bucket and a carrot; (x, y) the foot. */
export function snowman(S: Easel, x: number, y: number, s: number): string {
  const ball = (cy: number, r: number): string =>
    path(
      smooth(blob(x, y + cy * s, r * s, r * s * 0.94, S.noise, 0.05, 1.4, 18)),
      SNOW,
      `filter="${form(S, { angle: -20, size: 12 * s, shade: SHADOW, shadeOpacity: 0.8, light: '#ffffff', lightSize: 3 })}"`,
    );
  const dot = (u: number, v: number, r: number): string => ellipse(x + u * s, y + v * s, r * s, r * s, INK);
  return [
    softShadow(S, x - 10 * s, y, 44 * s, 9 * s, INK, 0.6),
    ball(-24, 27),
    ball(-62, 18),
    dot(-6, -66, 2.2),
    dot(6, -66, 2.2),
    dot(0, -34, 2.4),
    dot(0, -22, 2.4),
    path(
      handPath(S, `M${x - 1} ${y - 61 * s}L${x - 24 * s} ${y - 57 * s}L${x} ${y - 55 * s}Z`, 0.4),
      BULBS[1] ?? FIRE,
    ),
    path(
      handPath(
        S,
        `M${x - 14 * s} ${y - 74 * s}L${x - 10 * s} ${y - 96 * s}L${x + 12 * s} ${y - 94 * s}L${x + 15 * s} ${y - 73 * s}Z`,
        0.6,
      ),
      oklch(0.5, 0.13, 25),
    ),
    brushLine(
      S,
      [
        [x + 16 * s, y - 50 * s],
        [x + 34 * s, y - 62 * s],
        [x + 46 * s, y - 82 * s],
      ],
      2 * s,
      oklch(0.28, 0.05, 50),
    ),
  ].join('');
}

/** What is left on the ice by somebody who skates eights. */
export function pond(S: Easel, x: number, y: number, rx: number, ry: number): string {
  const eight = times(65, (i): Point => {
    const a = (i / 64) * Math.PI * 2;
    return [x + Math.sin(a) * rx * 0.56, y + Math.sin(a * 2) * ry * 0.4];
  });
  const rim = blob(x, y, rx, ry, S.noise, 0.06, 1.1, 40);
  return [
    path(smooth(rim.map(([u, v]): Point => [u, v - 5])), mix(SNOW, SHADOW, 0.35), 'opacity=".7"'),
    path(smooth(rim.map(([u, v]): Point => [u, v - 2])), oklch(0.3, 0.08, 262)),
    path(smooth(rim), S.linearAt([oklch(0.38, 0.085, 250), oklch(0.52, 0.07, 232)], 0, y - ry, 0, y + ry)),
    line(smooth(eight), SNOW, 2.2, 'opacity=".75"'),
    line(smooth(eight.map(([u, v]): Point => [u + 7, v + 3])), SNOW, 1.1, 'opacity=".45"'),
    ...times(9, () => {
      const [u, v] = [x + S.rng.range(-0.7, 0.7) * rx, y + S.rng.range(-0.6, 0.6) * ry];
      return brushLine(
        S,
        [
          [u, v],
          [u + 30, v - 3],
          [u + 66, v],
        ],
        1.2,
        SNOW,
        { opacity: 0.3 },
      );
    }),
  ].join('');
}

/** Paw prints that cross the snow: two beside each other, two behind. */
export const tracks = (way: Points, gap: number, size: number): string => {
  const line = spline(way, false, Math.max(4, Math.round(gap)));
  const every = Math.max(1, Math.round(line.length / 26));
  return line
    .filter((_, i) => i % every === 0 && i < line.length - 1)
    .flatMap(([x, y], i) => [
      ellipse(x - size, y + (i % 2), size * 0.7, size * 0.4, SHADOW, 'opacity=".55"'),
      ellipse(x + size, y - (i % 2), size * 0.7, size * 0.4, SHADOW, 'opacity=".55"'),
    ])
    .join('');
};

/** Falling, larger nearer. */
export const snowfall = (S: Easel, n: number, most: number): string =>
  times(n, () => {
    const near = S.rng.f() ** 3;
    const r = 0.8 + near * most;
    return ellipse(
      S.rng.range(0, S.w),
      S.rng.range(0, S.h),
      r,
      r,
      '#ffffff',
      `opacity="${(0.25 + near * 0.4).toFixed(2)}"`,
    );
  }).join('');
