/** A woman's head in a kerchief, in profile, lifted to the upper left; about (604, 604), 480 px across. Lacquer. */
import {
  CREAM,
  UMBER,
  VERMILION,
  goldLine,
  hair,
  strands,
  tempera,
  type Tones,
} from '../finishes/lacquer.ts';
import { closedCurve, resample, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { TAU, place, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { piece } from './lacquer-shapes.ts';

export const FAIR: Tones = ['#a0643e', '#dfae7c', '#fbe3bb'];
const INK = '#2c0f0c';

/** Her face is drawn in profile, looking right, about the ear; then turned over and lifted. */
const HEAD = { x: 604, y: 604, sx: -1.34, sy: 1.34, r: 0.66 };
const head = (list: string): Point[] => place(trace(list), HEAD);
const soft = (list: string): Point[] => resample(spline(head(list), true, 10), 3);
const bent = (list: string): Point[] => spline(head(list), false, 8);

const FACE =
  '30,-152 72,-146 102,-122 114,-90 115,-62 108,-44 118,-22 134,4 149,26 151,34 144,42 126,45 121,52 128,60 135,68 131,74 121,76 129,80 133,87 129,96 119,100 121,112 117,130 100,144 70,148 36,140 14,120 -10,110 -40,60 -40,-60 -10,-130';

export function upturnedHead(S: Easel): string {
  const face = soft(FACE);
  const stroke = (list: string, w: number, ink: string = INK): string =>
    path(hair(resample(bent(list), 2), w), ink);
  const kerchief = soft(
    '40,-160 92,-140 60,-136 36,-118 22,-80 14,-30 12,30 22,84 42,130 62,150 50,178 10,188 -50,170 -120,100 -150,0 -136,-90 -90,-160 -20,-184',
  );
  const lip = (list: string): string =>
    tempera(S, soft(list), { tones: ['#7a2015', '#b8432c', '#d9704e'], light: -120, step: 3, rough: 0.3 });
  const [cx, cy] = head('78,36')[0] ?? [0, 0];
  return [
    piece(S, face, { tones: FAIR, light: -150, step: 10, rough: 2 }),
    group(
      { 'clip-path': S.clip(smooth(face)) },
      path(
        smooth(face),
        S.radialAt(
          [
            [0, '#c4623c', 0.5],
            [1, '#c4623c', 0],
          ],
          cx,
          cy,
          78,
        ),
      ),
      path(smooth(soft('110,-40 122,-18 140,10 146,28 132,24 112,-8')), '#fff0d2', 'opacity="0.9"'),
      path(smooth(soft('60,-148 104,-122 112,-90 96,-96 74,-124')), '#fff0d2', 'opacity="0.7"'),
      strands(S, bent('84,-140 56,-120 38,-84 28,-30'), bent('60,-146 36,-124 20,-84 12,-30'), 12, {
        width: 2.6,
        fill: UMBER[1],
        ragged: 0.1,
      }),
    ),
    lip('122,55 128,61 134,68 130,73 119,74 110,72 114,63'),
    lip('120,76 128,79 131,86 126,92 117,89 111,79'),
    stroke('104,72 116,75 131,74', 3),
    path(smooth(soft('62,-30 78,-44 98,-44 110,-34 98,-24 78,-22')), '#fff6e2'),
    path(smooth(soft('92,-44 104,-43 109,-34 102,-26 91,-28 88,-36')), '#33231c'),
    path(smooth(soft('100,-41 105,-39 104,-35 99,-36')), '#fff6e2'),
    stroke('56,-28 74,-46 96,-48 112,-36', 6),
    stroke('64,-26 80,-20 98,-22', 2.6, '#7a4a2c'),
    stroke('58,-44 76,-58 98,-58', 2, '#8a5432'),
    stroke('48,-68 72,-84 100,-80 112,-68', 5),
    stroke('130,38 138,34 146,38 143,43', 3.6),
    stroke('122,30 118,40 126,46', 2.2, '#9a6038'),
    goldLine(S, bent('109,-42 120,-20 136,6 150,28'), 2),
    goldLine(S, bent('118,101 121,114 116,130 98,144'), 2),
    piece(S, kerchief, { tones: CREAM, light: -150, step: 14, rough: 3 }),
    border(S),
    knot(S),
  ].join('');
}

/** Tied under the chin. */
const knot = (S: Easel): string =>
  [
    '444,792 420,832 414,884 436,908 458,870 470,816',
    '470,792 486,840 514,880 538,872 524,826 496,786',
    '426,752 470,744 494,770 482,804 448,810 426,786',
  ]
    .map((list) => piece(S, closedCurve(list), { tones: CREAM, light: -140, step: 7, rough: 1.5, cut: 3 }))
    .join('') +
  strands(S, trace('450,806 436,846 432,890'), trace('462,808 454,850 444,890'), 3, { width: 1.4 }) +
  strands(S, trace('478,800 496,836 520,866'), trace('488,796 508,826 528,852'), 3, { width: 1.4 });

/** Red flowers run along the edge of the kerchief. */
function border(S: Easel): string {
  const edge = bent('60,-136 36,-118 22,-80 14,-30 12,30 22,84 44,132');
  const petals = times(8, (i) => {
    const t = (i + 0.5 + S.rng.gauss(0, 0.12)) / 8;
    const [x, y] = edge[Math.round(t * (edge.length - 1))] ?? [0, 0];
    const size = i % 2 ? 0.75 : 1.15;
    const [cx, cy] = [x + 26, y + 8];
    return times(5, (k) => {
      const a = (k / 5) * TAU + i;
      return smooth(
        closedCurve(
          `${cx + Math.cos(a) * 3 * size},${cy + Math.sin(a) * 3 * size} ${cx + Math.cos(a - 0.5) * 11 * size},${cy + Math.sin(a - 0.5) * 11 * size} ${cx + Math.cos(a) * 15 * size},${cy + Math.sin(a) * 15 * size} ${cx + Math.cos(a + 0.5) * 11 * size},${cy + Math.sin(a + 0.5) * 11 * size}`,
          4,
        ),
      );
    }).join('');
  });
  return (
    path(petals.join(''), VERMILION[1]) +
    goldLine(
      S,
      edge.map(([x, y]): Point => [x + 6, y + 2]),
      2.6,
    ) +
    goldLine(
      S,
      edge.map(([x, y]): Point => [x + 46, y + 16]),
      2,
    ) +
    strands(S, bent('-20,-170 -90,-140 -130,-60 -130,20'), bent('20,-150 -40,-100 -70,-20 -60,60'), 9, {
      width: 1.6,
      ragged: 0.4,
    }) +
    strands(S, bent('-130,20 -100,90 -40,140 10,160'), bent('-60,40 -40,90 0,120 40,140'), 7, {
      width: 1.5,
      ragged: 0.4,
    })
  );
}
