/** A starling bent over what it pecks, looking left; 150 px long at s 1. Watercolour. */
import { smooth, spline } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { nth, place, times, trace, type Placement, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, ribbon, taper } from '../kit/shapes.ts';
import type { shadedFrom } from './watercolour-layers.ts';
import { ink, lifted } from './watercolour-marks.ts';

type Shaded = ReturnType<typeof shadedFrom>;

/** Its bill is 80 px to the left of (x, y) at s 1. */
export function starling(S: Easel, shaded: Shaded, at: Placement): string {
  const put = (list: string): Point[] => place(trace(list), at);
  const piece = (list: string, fill: string, shade: string, depth: number): string =>
    shaded(S, smooth(spline(put(list), true, 8)), { fill, shade, depth, min: 0.86 });
  const feet = ['2,18 -8,30 -22,36', '12,18 4,34 -8,44'].map((list) => smooth(put(list), false)).join('');
  return [
    ink(S, feet, 3.4, '#a8643f', 0.9),
    piece('30,-6 54,10 74,34 62,36 44,24 24,10', '#3c3550', '#12101c', 6),
    piece('-30,-18 -26,-36 -10,-46 12,-42 34,-24 46,0 38,16 14,24 -10,18 -24,2', '#4a4470', '#14101f', 12),
    piece('0,-24 24,-20 46,0 62,24 40,16 14,6', '#33304f', '#100d1a', 6),
    piece('-20,-40 -32,-50 -48,-48 -56,-37 -50,-25 -36,-16 -22,-20', '#4f4878', '#14101f', 8),
    piece('-52,-36 -66,-24 -76,-12 -60,-20 -48,-27', '#e0a83c', '#8a5a1c', 3),
    path(smooth(blob(...nth(put('-44,-39'), 0), 3, 3, S.noise, 0.1)), '#fff6dc'),
    path(smooth(blob(...nth(put('-45,-38'), 0), 1.5, 1.5, S.noise, 0.1)), '#14101f'),
    lifted(
      S,
      times(30, () => {
        const [x, y] = nth(put(`${S.rng.range(-28, 34)},${S.rng.range(-34, 16)}`), 0);
        return smooth(
          ribbon(
            [
              [x, y],
              [x + 2, y + 3],
              [x + 3, y + 6],
            ],
            taper(1.5, 0.3, 0.5),
          ),
        );
      }),
      0.75,
      0.4,
    ),
  ].join('');
}
