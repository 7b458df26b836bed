/** A jungle at sunrise for ink and wash: pale gold air, palms and broad leaves in the one strong colour. */
import { hatch, inkLine } from '../finishes/ink.ts';
import { leaf } from '../kit/brush.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { smooth, spline } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { lerp, place, radians, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, ribbon } from '../kit/shapes.ts';

export const jungle = '#1f9150';

/** A palm with its crown at the end of the trunk. */
export function palm(S: Easel, trunk: Points, size: number, colour: Colour, line: Colour): string {
  const stem = spline(trunk, false, 12);
  const [x, y] = stem[stem.length - 1] ?? [0, 0];
  const fronds = times(9, (i) => {
    const a = radians(-170 + i * 20 + S.rng.gauss(0, 5));
    const droop = size * (0.28 + Math.abs(i - 4) * 0.09);
    const rib: Points = [
      [x, y],
      [x + Math.cos(a) * size * 0.5, y + Math.sin(a) * size * 0.45],
      [x + Math.cos(a) * size, y + Math.sin(a) * size * 0.6 + droop],
    ];
    const curve = spline(rib, false, 10);
    const leaflets = curve.slice(2).map(([px, py], k) => {
      const l = size * 0.3 * Math.sin(((k + 2) / curve.length) * 3);
      return [-1, 1]
        .map((side) => leaf(px, py, a + side * 0.9 + (Math.cos(a) < 0 ? -0.5 : 0.5), l, l * 0.16))
        .join('');
    });
    return path(leaflets.join(''), colour) + inkLine(S, rib, size * 0.03 + 1, { colour: line });
  });
  return (
    path(smooth(ribbon(stem, (t) => size * lerp(0.075, 0.045, t))), mix(colour, '#6b5a3c', 0.5)) +
    inkLine(S, trunk, size * 0.04 + 1, { colour: line, dry: 0.3 }) +
    fronds.join('')
  );
}

/** A broad leaf with veins from its stalk at (x, y). */
export function broadLeaf(
  S: Easel,
  x: number,
  y: number,
  angle: number,
  l: number,
  w: number,
  colour: Colour,
): string {
  const put = (u: number, v: number): Point => place([[u, v]], { x, y, r: angle })[0] ?? [x, y];
  const edge: Points = [
    put(0, 0),
    put(l * 0.18, -w * 0.8),
    put(l * 0.5, -w),
    put(l * 0.8, -w * 0.62),
    put(l, 0),
    put(l * 0.8, w * 0.6),
    put(l * 0.5, w),
    put(l * 0.18, w * 0.8),
  ];
  return [
    path(smooth(edge), colour),
    path(
      smooth([
        put(0, 0),
        put(l * 0.5, 2),
        put(l, 0),
        put(l * 0.8, w * 0.6),
        put(l * 0.5, w),
        put(l * 0.18, w * 0.8),
      ]),
      mix(colour, '#0e5a3a', 0.35),
      'opacity=".7"',
    ),
    times(6, (i) => {
      const t = 0.14 + i * 0.13;
      return [-1, 1]
        .map((side) =>
          inkLine(
            S,
            [put(l * t, 0), put(l * (t + 0.08), side * w * 0.4), put(l * (t + 0.12), side * w * 0.78)],
            1.8,
            { colour: '#d9efc8' },
          ),
        )
        .join('');
    }),
    inkLine(S, [put(0, 0), put(l * 0.5, 1), put(l, 0)], 3.4),
    inkLine(S, [...edge, put(0, 0)], 3.2),
  ]
    .flat()
    .join('');
}

/** Air, sun and far forest inside a box. */
export function jungleMorning(S: Easel, sun: Point): string {
  const [sx, sy] = sun;
  return [
    path(
      'M-20 -20H820V800H-20Z',
      S.radialAt(['#fffdf0', [0.3, '#fff6d2'], [0.7, '#fbefc0'], '#eef3cc'], sx, sy, 520),
    ),
    path(smooth(blob(sx, sy, 46, 46, S.noise, 0.03, 1, 24)), '#ffffff'),
    inkLine(S, [...blob(sx, sy, 46, 46, S.noise, 0.03, 1, 24), [sx + 46, sy]], 2.6, { colour: '#b39a4a' }),
    times(22, (i) => {
      const [x, r] = [40 + i * 36, S.rng.range(24, 52)];
      return path(smooth(blob(x, 420 + S.rng.range(-20, 30), r, r * 0.9, S.noise, 0.25, 1.4, 14)), '#e2efc6');
    }),
    path('M-20 430H820V800H-20Z', '#d6eabc'),
    times(20, (i) => {
      const [x, r] = [20 + i * 40, S.rng.range(26, 56)];
      return path(smooth(blob(x, 500 + S.rng.range(-24, 24), r, r, S.noise, 0.25, 1.4, 14)), '#c4e2a8');
    }),
    path('M-20 520H820V800H-20Z', '#bcdca0'),
    hatch(S, trace('0,500 800,500 800,760 0,760'), {
      angle: 1.3,
      gap: 9,
      width: 1.8,
      colour: '#2f7d48',
      density: () => 0.6,
    }),
  ]
    .flat()
    .join('');
}
