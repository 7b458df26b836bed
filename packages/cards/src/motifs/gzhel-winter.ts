/** Small things of a Gzhel winter: huts and pines (foot at x, y), hares on skis, white stars on a blue ground. */
import { GOLD, bare, cobalt, cobaltLine, loaded, smear } from '../finishes/gzhel.ts';
import { resample, smooth, spline } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { lerp, place, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

/** Six petals left white. */
export const whiteStar = (x: number, y: number, r: number): string =>
  path(
    times(6, (i) => {
      const a = (i / 6) * Math.PI * 2 + 0.2;
      const at = (d: number, w: number): Point => [x + Math.cos(a + w) * d, y + Math.sin(a + w) * d];
      return smooth([at(2, 0), at(r * 0.6, 0.32), at(r, 0), at(r * 0.6, -0.32)]);
    }).join(''),
    '#ffffff',
    'opacity="0.92"',
  );

/** A fir of few strokes, each pressed at the trunk and lifted at the tip. */
export function pine(S: Easel, x: number, y: number, h: number): string {
  const tiers = 5;
  return [
    cobaltLine(
      S,
      [
        [x, y],
        [x + 1, y - h * 0.5],
        [x, y - h],
      ],
      h * 0.05,
      { press: (t) => 1 - 0.8 * t },
    ),
    times(tiers, (i) => {
      const t = i / tiers;
      const [top, reach] = [y - h * (0.98 - t * 0.8), h * lerp(0.1, 0.36, t)];
      return ([-1, 1] as const)
        .map((side) =>
          loaded(
            S,
            [
              [x, top],
              [x + side * reach * 0.5, top + h * 0.1],
              [x + side * reach, top + h * lerp(0.14, 0.2, t)],
            ],
            h * lerp(0.035, 0.06, t),
            {
              from: 1,
              to: 0.35,
              side: side > 0 ? -1 : 1,
            },
          ),
        )
        .join('');
    }),
  ]
    .flat()
    .join('');
}

/** A log hut under snow, its window gilded; 90 px wide at s 1. */
export function hut(S: Easel, x: number, y: number, s: number): string {
  const at = (list: string): Point[] => place(trace(list), { x, y, s });
  const wall = at('-36,0 -36,-38 36,-38 36,0');
  const roof = resample(
    spline(at('-52,-34 -30,-54 -2,-84 4,-84 30,-54 52,-34 44,-30 0,-66 -44,-30'), true, 6),
    2,
  );
  return [
    bare(smooth(at('-38,0 -38,-38 0,-74 38,-38 38,0'), true, 0.02)),
    smear(S, resample(at('-36,0 -36,-38 0,-72 36,-38 36,0 -36,0'), 3), { angle: 0, from: 1, to: 0.45 }),
    path(smooth(at('-14,-10 -14,-32 10,-32 10,-10'), true, 0.02), GOLD),
    cobaltLine(S, at('-2,-32 -2,-10'), 2.4 * s, { straight: true, press: () => 1, colour: cobalt(1) }),
    cobaltLine(S, at('-14,-21 10,-21'), 2.2 * s, { straight: true, press: () => 1, colour: cobalt(1) }),
    bare(roof),
    cobaltLine(S, roof, 2 * s, { straight: true, press: () => 1 }),
    loaded(S, at('8,-76 30,-52 48,-34'), 5 * s, { from: 0.5, to: 0.1 }),
    bare(smooth(at('16,-70 16,-92 27,-92 27,-60'), true, 0.02)),
    smear(S, resample(at('16,-70 16,-92 27,-92 27,-60 16,-70'), 3), { angle: 0, from: 0.9, to: 0.4 }),
    loaded(S, at('22,-96 28,-116 18,-134 30,-156 26,-176'), 7 * s, { from: 0.45, to: 0.05 }),
    cobaltLine(S, [...wall.slice(0, 1), ...wall.slice(3)], 2, { straight: true, press: () => 1 }),
  ].join('');
}

/** A hare on skis going down a slope of the given heading; its skis touch (x, y). */
export function skiingHare(S: Easel, [x, y]: Point, heading: number, s: number): string {
  const back = Math.cos(heading) < 0;
  const at = (list: string): Point[] => place(trace(list), { x, y, sx: s, sy: back ? -s : s, r: heading });
  const shape = (list: string): Point[] => resample(spline(at(list), true, 8), 1.5);
  const body = shape('-22,-10 -30,-26 -22,-44 -4,-52 12,-48 20,-36 14,-22 4,-12 -8,-6');
  const headOf = shape('10,-52 14,-66 28,-70 40,-62 44,-54 34,-46 20,-44');
  const ears = ['18,-66 4,-82 -14,-92 -22,-88 -10,-76 8,-62', '24,-68 14,-88 0,-102 -8,-98 2,-82 16,-66'].map(
    shape,
  );
  return [
    cobaltLine(S, at('-46,2 -10,2 34,2 50,-2 56,-10'), 4 * s, { press: () => 1 }),
    ears.map(
      (ear) =>
        bare(ear) +
        smear(S, ear, { angle: 0, from: 0.6, to: 0.1 }) +
        cobaltLine(S, [...ear, ear[0] ?? [0, 0]], 1.8 * s, { straight: true, press: () => 1 }),
    ),
    bare(body),
    smear(S, body, { angle: 30, from: 0.85, to: 0.1 }),
    cobaltLine(S, [...body, body[0] ?? [0, 0]], 2 * s, { straight: true, press: () => 1 }),
    cobaltLine(S, at('-16,-10 -22,-4 -14,0'), 5 * s),
    cobaltLine(S, at('2,-12 10,-6 4,0'), 5 * s),
    bare(headOf),
    smear(S, headOf, { angle: 60, from: 0.4, to: 0.05 }),
    cobaltLine(S, [...headOf, headOf[0] ?? [0, 0]], 2 * s, { straight: true, press: () => 1 }),
    path(smooth(shape('27,-60 30,-63 33,-60 30,-57')), cobalt(1)),
    cobaltLine(S, at('12,-40 26,-32 34,-30'), 4 * s),
    cobaltLine(S, at('40,-44 26,-18 16,4'), 1.6 * s, { press: () => 1 }),
    path(smooth(shape('-34,-24 -28,-32 -22,-24 -28,-17')), '#ffffff'),
  ]
    .flat()
    .join('');
}
