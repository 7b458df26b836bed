/** Roots that can hold a pen, in ink: limbs of bark, quills, and the sheets they fill. Light from the right. */
import { INK, hatch, inkLine } from '../finishes/ink.ts';
import type { Colour } from '../kit/colour.ts';
import { along, polygon, smooth, spline } from '../kit/curves.ts';
import { group, moved, path } from '../kit/markup.ts';
import { between, lerp, nth, place, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, wobble } from '../kit/shapes.ts';
import { quill } from './sparrow-flying.ts';

export const bark = '#b98f63';
export const inkBlue = '#3f74de';

/** A limb of bark from thick to thin. */
export function rootLimb(S: Easel, points: Points, w0: number, w1: number, pen = 5): string {
  const line = spline(points, false, 16);
  const half = (t: number): number => lerp(w0, w1, t ** 0.8) * (0.92 + 0.16 * S.noise.n1(t * 7));
  const shape = wobble(ribbon(line, half), S.noise, 3, 0.03);
  const side = (k: number): Point[] =>
    line.map(([x, y], i) => {
      const q = along(line, i / (line.length - 1));
      const w = half(i / (line.length - 1)) * k;
      return [x - Math.sin(q.angle) * w, y + Math.cos(q.angle) * w];
    });
  // limbs run downwards, so +1 is their left: the side away from the light
  const d = smooth(shape.filter((_, i) => i % 2 === 0));
  return [
    path(d, bark),
    group(
      { 'clip-path': S.clip(d) },
      path(smooth([...side(0.2), ...side(1.3).reverse()]), '#7d5c3e', 'opacity=".7"'),
      path(smooth([...side(-0.55), ...side(-1.3).reverse()]), '#e6c79c', 'opacity=".85"'),
      [0.75, 0.4, 0.05, -0.3, -0.62].map((k, i) =>
        inkLine(
          S,
          side(k + S.rng.gauss(0, 0.06)).filter((_, j) => j % 5 === 0),
          (pen * 0.5 * Math.max(0.5, w0 / 30)) / (1 + i * 0.12),
          { dry: 0.5, wobble: 4 },
        ),
      ),
    ),
    inkLine(
      S,
      side(1).filter((_, i) => i % 4 === 0),
      pen * 1.2,
    ),
    inkLine(
      S,
      side(-1).filter((_, i) => i % 4 === 0),
      pen * 0.8,
    ),
  ]
    .flat()
    .join('');
}

/** A quill standing on its nib at (x, y), leaning by angle from upright (radians, + right). */
function pen(S: Easel, x: number, y: number, angle: number, length: number): string {
  const at = (t: number): Point => [x + Math.sin(angle) * length * t, y - Math.cos(angle) * length * t];
  return [
    inkLine(S, [at(0.02), at(0.2), at(0.45)], 10, { pressure: () => 1 }),
    inkLine(S, [at(0.05), at(0.2), at(0.45)], 4.6, { colour: '#fff6df', pressure: () => 1 }),
    quill(S, at(0.3), at(1), length * 0.26, { fill: inkBlue, edge: '#8fb0f0', bend: 0.1, pen: 3.6 }),
    path(polygon(place(trace('0,0 -4,-13 0,-16 4,-13'), { x, y, r: angle, s: length / 150 })), INK),
  ].join('');
}

/** A root reaching down and gripping its pen at the nib's place; the last point is the wrist. */
export function writingRoot(
  S: Easel,
  way: Points,
  w0: number,
  w1: number,
  nib: Point,
  lean: number,
  length: number,
): string {
  const wrist = nth(way, way.length - 1);
  const grip: Point = [nib[0] + Math.sin(lean) * length * 0.26, nib[1] - Math.cos(lean) * length * 0.26];
  const before = nth(way, way.length - 2);
  const start: Point = between(wrist, before, 0.22);
  const curl = (swing: number, reach: number): Points => {
    const mid: Point = [
      lerp(wrist[0], grip[0], 0.6) + swing,
      lerp(wrist[1], grip[1], 0.5) - Math.abs(swing) * 0.3,
    ];
    return [
      start,
      mid,
      [grip[0] + swing * 0.3, grip[1] + reach],
      [grip[0] - swing * 0.55, grip[1] + reach + 5],
      [grip[0] - swing * 0.5, grip[1] + reach - 6],
    ];
  };
  return [
    rootLimb(S.element('behind'), curl(22, -8), w1 * 0.72, 3, 3),
    pen(S.element('pen'), nib[0], nib[1], lean, length),
    rootLimb(S.element('limb'), way, w0, w1, 5),
    rootLimb(S.element('thumb'), curl(-24, 0), w1 * 0.8, 3.4, 3.4),
    rootLimb(S.element('finger'), curl(17, 12), w1 * 0.66, 2.8, 3),
  ].join('');
}

/** A written sheet, centre at (x, y), r degrees; lines of loops down to `done` (0..1). */
export function sheet(
  S: Easel,
  x: number,
  y: number,
  w: number,
  h: number,
  r: number,
  done: number,
  paper: Colour = '#fbf0d6',
): string {
  const edge: Points = [
    [-w / 2, -h / 2],
    [0, -h / 2 - 4],
    [w / 2, -h / 2 + 2],
    [w / 2 + 4, 0],
    [w / 2 - 2, h / 2],
    [w * 0.1, h / 2 + 5],
    [-w / 2 + 2, h / 2 - 3],
    [-w / 2 - 4, 0],
  ];
  const rows = Math.round((h / 15) * done);
  return moved(
    { x, y, r },
    path(smooth(edge, true, 0.4), paper),
    hatch(
      S,
      [
        [-w / 2, h * 0.2],
        [-w * 0.2, h * 0.34],
        [-w * 0.1, h / 2],
        [-w / 2, h / 2],
      ],
      { angle: 0.6, gap: 7, width: 1.2, colour: '#a98c62' },
    ),
    times(rows, (i) => {
      const yy = -h / 2 + 18 + i * 14;
      const end = i === rows - 1 ? lerp(-w / 2, w / 2, 0.62) : w / 2 - 14 - S.rng.range(0, w * 0.16);
      const words: string[] = [];
      for (let u = -w / 2 + 14; u < end - 12;) {
        const n = Math.min(S.rng.int(9, 24), Math.floor((end - u) / 2.4));
        if (n > 6)
          words.push(
            inkLine(
              S,
              times(n, (k): Point => {
                const tall = S.noise.n1(k * 0.31 + i * 5 + u) > 0.18 ? 6 : 2.4;
                return [
                  u + k * 2.4 + Math.cos(k * 1.05) * 1.6,
                  yy + Math.sin(k * 1.05) * tall - (tall > 4 ? 2 : 0),
                ];
              }),
              2.1,
              { colour: inkBlue, wobble: 0.3, pressure: () => 0.9 },
            ),
          );
        u += n * 2.4 + 9;
      }
      return words;
    }),
    inkLine(S, [...edge, nth(edge, 0)], 3.4, { straight: true }),
  );
}
