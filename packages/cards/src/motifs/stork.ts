/** A white stork in watercolour, beak to the left; standing about 260 tall at s = 1 with (x, y) between its feet, or brooding. */
import { brushLine } from '../kit/brush.ts';
import type { Colour } from '../kit/colour.ts';
import { smooth, soften, traceCurve } from '../kit/curves.ts';
import { moved, path } from '../kit/markup.ts';
import { times, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { layer, shaded } from './watercolour-layers.ts';
import { ink, lifted, stain } from './watercolour-marks.ts';

export interface StorkOptions extends Standing {
  pose: 'stand' | 'brood';
  beak?: Colour;
  from?: number;
}

export function stork(S: Easel, o: StorkOptions): string {
  const { s = 1, flip = 1, pose, beak = '#f0702a' } = o;
  const from = flip > 0 ? (o.from ?? 225) : 180 - (o.from ?? 225);
  const lit = { shade: '#7f8bb4', from, min: 0.93, crisp: 0.3 };
  const [INK, DUSK] = ['#23232f', '#0c0c14'];
  const quills = (x: number, y: number, n: number, len: number): string =>
    times(n, (i) =>
      brushLine(
        S,
        [
          [x + i * 5, y + i * 2],
          [x + i * 6 + len * 0.5, y + i * 3 + 10],
          [x + i * 6 + len, y + i * 4 + 22],
        ],
        5,
        i % 3 ? INK : '#3a3a4c',
        { attack: 0.1, decay: 0.4 },
      ),
    ).join('');
  const lift = pose === 'stand' ? -118 : -14;
  return moved(
    { x: o.x, y: o.y, s, flip },
    pose === 'stand'
      ? layer(
          S,
          [
            path(smooth(ribbon(traceCurve('14,-122 18,-66 8,-58 10,0', 8), (t) => 4.4 - t)), '#b8481c'),
            path('M10 -4L-8 2L-8 5L12 3L24 6L24 3Z', '#b8481c'),
            path(smooth(ribbon(traceCurve('-2,-122 -8,-64 -2,-56 -8,0', 8), (t) => 5 - t)), beak),
            path('M-8 -4L-28 2L-28 5L-6 3L8 6L8 3Z', beak),
          ],
          { rough: 1.2, rim: 1.2, region: 0.3 },
        )
      : '',
    `<g transform="translate(0 ${lift})">`,
    layer(S, quills(26, -24, 9, 46), { rough: 1.4, rim: 1, region: 0.3 }),
    shaded(
      S,
      soften('-46,-40 -22,-62 14,-58 48,-38 74,-14 60,-2 24,10 -14,12 -40,-4'),
      { ...lit, fill: '#fdfbf4', depth: 24 },
      stain(S, {
        region: [-46, -60, 120, 70],
        n: 60,
        length: 16,
        width: 1.3,
        angle: 0.4,
        colour: '#9aa6c4',
        opacity: [0.15, 0.45],
      }),
    ),
    shaded(
      S,
      soften('-26,-34 4,-40 40,-24 66,-6 40,4 4,0 -20,-12'),
      { ...lit, fill: '#f6f3ec', depth: 10 },
      path(soften('10,-12 40,-10 70,-4 84,8 50,10 20,4'), INK),
      ink(S, 'M-10 -26C10 -24 30 -16 46 -8M-14 -16C6 -12 20 -8 34 -2', 1.6, '#7f8bb4', 0.8),
    ),
    shaded(S, soften('62,-14 84,-4 100,14 92,22 66,10 48,0'), { ...lit, fill: INK, shade: DUSK, depth: 6 }),
    // neck and head
    shaded(
      S,
      smooth(ribbon(traceCurve('-30,-42 -44,-66 -40,-92 -46,-112 -58,-122', 10), (t) => 17 - 8 * t)),
      { ...lit, fill: '#fdfbf4', depth: 9 },
      times(9, () => {
        const [nx, ny] = [-40 + S.rng.gauss(0, 6), -50 + S.rng.gauss(0, 10)];
        return ink(S, `M${nx} ${ny}l-2 14`, 1.2, '#9aa6c4', 0.7);
      }),
    ),
    shaded(S, soften('-44,-112 -48,-130 -64,-138 -78,-130 -80,-118 -66,-110'), {
      ...lit,
      fill: '#fdfbf4',
      depth: 7,
    }),
    shaded(S, 'M-76 -130C-100 -122 -130 -106 -152 -90C-128 -98 -100 -106 -74 -114Z', {
      fill: beak,
      shade: '#a83a14',
      from,
      depth: 5,
      min: 0.9,
    }),
    ink(S, 'M-76 -121C-100 -114 -124 -104 -146 -92', 1.4, '#8a2c10', 0.9),
    path(soften('-72,-127 -66,-130 -62,-126 -66,-122'), INK),
    lifted(S, 'M-68 -127.6l2 -0.4l0.4 1.6l-2 0.2Z', 1, 0.2),
    '</g>',
  );
}
