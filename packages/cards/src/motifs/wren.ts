/** A wren, in watercolour, about 90 long at s = 1, beak to the left; flying with raised wings or standing. */
import { brushLine } from '../kit/brush.ts';
import { soften } from '../kit/curves.ts';
import { moved, path, type Mark } from '../kit/markup.ts';
import { times, trace, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { shaded } from './watercolour-layers.ts';
import { ink, lifted, stain } from './watercolour-marks.ts';

export interface WrenOptions extends Standing {
  turn?: number;
  pose: 'fly' | 'stand';
  from?: number;
  /** Marks at the tip of the beak, which is at (-46, -14). */
  holding?: Mark;
}

export function wren(S: Easel, o: WrenOptions): string {
  const { s = 1, flip = 1, from = -50, pose } = o;
  const [COAT, SHADE] = ['#a5683c', '#4a2c28'];
  const wing = (list: string): string =>
    shaded(
      S,
      soften(list),
      { fill: '#8f5835', shade: SHADE, from, depth: 9 },
      stain(S, {
        region: trace(list),
        n: 34,
        length: 22,
        width: 1.5,
        angle: -1,
        colour: '#3a2220',
        opacity: [0.3, 0.7],
      }),
    );
  return moved(
    { x: o.x, y: o.y, s, r: o.turn ?? 0, flip },
    pose === 'fly' ? wing('-6,-10 -18,-40 -14,-66 0,-60 12,-40 14,-12') : '',
    // cocked tail
    shaded(
      S,
      pose === 'fly'
        ? soften('22,-4 44,-14 58,-12 56,0 40,6 22,6')
        : soften('22,-10 36,-34 50,-44 54,-36 44,-18 28,0'),
      { fill: '#8f5835', shade: SHADE, from, depth: 6 },
    ),
    shaded(
      S,
      soften('-36,-16 -28,-28 -14,-30 0,-22 18,-12 28,-2 20,10 2,18 -16,16 -30,4 -36,-8'),
      { fill: COAT, shade: SHADE, from, depth: 14 },
      path(soften('-36,-8 -20,-6 -4,6 4,20 -20,20 -36,4'), '#ecd2ac'),
      stain(S, {
        region: [-30, -20, 60, 36],
        n: 34,
        length: 9,
        width: 1.2,
        angle: 0.3,
        colour: '#4a2c22',
        opacity: [0.3, 0.7],
      }),
      path(soften('-30,-20 -18,-24 -6,-20 -18,-20'), '#f4e2c4'),
    ),
    path('M-34 -16C-40 -18 -44 -17 -48 -13C-43 -12 -38 -11 -34 -11Z', '#4a3a34'),
    path('M-27 -18C-25 -21 -21 -21 -20 -18C-21 -15 -26 -15 -27 -18Z', '#17120f'),
    lifted(S, 'M-25 -19.4l2 -0.6l0.6 1.4l-2 0.4Z', 1, 0.2),
    pose === 'fly'
      ? wing('4,-6 2,-38 14,-70 30,-74 30,-46 26,-20 18,-2')
      : shaded(
          S,
          soften('-4,-12 12,-12 26,0 30,8 14,8 0,2'),
          { fill: '#8f5835', shade: SHADE, from, depth: 7 },
          stain(S, {
            region: [-4, -14, 34, 22],
            n: 22,
            length: 12,
            width: 1.4,
            angle: 0.5,
            colour: '#3a2220',
            opacity: [0.3, 0.8],
          }),
        ),
    pose === 'fly'
      ? ink(S, 'M-4 18l6 8M4 18l7 6', 2, '#6b4a3a')
      : ink(S, 'M-8 16l-1 15l-7 1M-9 31l6 1M4 17l3 14l-7 2M7 31l6 1', 2.2, '#6b4a3a'),
    times(3, () =>
      brushLine(
        S,
        [
          [-2, 16],
          [0, 20],
          [4 + S.rng.gauss(0, 4), 22],
        ],
        1,
        '#d9bb90',
      ),
    ),
    o.holding ?? '',
  );
}
