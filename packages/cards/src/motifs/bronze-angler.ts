/** A bronze hero gone green, sitting on a rim and fishing to the right, in watercolour; (x, y) where he sits, about 250 above it and 100 below at s = 1. */
import { brushLine } from '../kit/brush.ts';
import type { Colour } from '../kit/colour.ts';
import { smooth, soften, traceCurve } from '../kit/curves.ts';
import { moved, path } from '../kit/markup.ts';
import { lerp, trace } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { shaded } from './watercolour-layers.ts';
import { ink, lifted, soft, stain } from './watercolour-marks.ts';

export const BRONZE: Colour = '#45ac90';

export function bronzeAngler(S: Easel, o: { x: number; y: number; s?: number; from?: number }): string {
  const from = o.from ?? -48;
  const bronze = (d: string, fill: Colour, depth: number, ...details: string[]): string =>
    shaded(
      S,
      d,
      { fill, shade: '#0c4650', from, depth, min: 0.84, wet: 0.85, crisp: 0.45, rim: 2.4 },
      details,
    );
  const limb = (list: string, a: number, b: number, fill: Colour): string =>
    bronze(smooth(ribbon(traceCurve(list, 8), (t) => lerp(a, b, t))), fill, 10);
  const streaks = (x: number, y: number, w: number, h: number): string =>
    stain(S, {
      region: [x, y, w, h],
      n: 40,
      length: 26,
      width: 2,
      angle: 1.5,
      colour: '#0f6a62',
      opacity: [0.15, 0.45],
      spread: 0.2,
    });
  return moved(
    { x: o.x, y: o.y, s: o.s ?? 1 },
    // far leg, far arm
    limb('16,-14 70,-20 112,-10', 24, 18, '#2f8c7c'),
    limb('114,-12 122,24 123,58', 16, 12, '#2f8c7c'),
    limb('26,-124 62,-92 104,-92', 15, 11, '#2f8c7c'),
    // empty scabbard
    limb('-22,-22 -50,14 -74,52', 6, 4.5, '#2c7c74'),
    // coat tails over the rim
    bronze(
      soften('-40,-44 8,-30 14,2 0,14 -16,20 -30,44 -48,70 -60,72 -62,40 -52,0', 0.8),
      '#35957f',
      14,
      streaks(-64, -40, 80, 110),
      ink(S, 'M-22 -34C-30 -4 -38 30 -54 66', 2.6, '#0c4650', 0.7),
      path(soften('-22,10 -16,20 -30,44 -48,70 -56,70 -40,40'), '#8fd8b8', 'opacity=".55"'),
    ),
    // near leg
    limb('0,-12 52,-14 92,-2', 29, 20, BRONZE),
    bronze(soften('70,-26 92,-26 112,-12 114,10 100,20 82,12'), BRONZE, 8),
    limb('97,2 100,28 98,64', 17, 12, BRONZE),
    ink(S, 'M78 24C90 30 104 30 114 24', 2, '#0c4650', 0.6),
    // torso, a little slouched
    bronze(
      soften('-36,-14 -44,-60 -38,-110 -22,-142 8,-152 34,-138 44,-104 46,-60 44,-18 8,0'),
      BRONZE,
      30,
      streaks(-44, -150, 90, 150),
      ink(S, 'M34 -132C26 -96 26 -56 36 -10M-34 -70C-10 -60 20 -58 44 -64', 2.6, '#0c4650', 0.6),
      path(
        'M38 -116l5 0l0 5l-5 0ZM36 -94l5 0l0 5l-5 0ZM36 -74l5 0l0 5l-5 0ZM38 -44l5 0l0 5l-5 0Z',
        '#d8f0d8',
      ),
    ),
    // sash
    bronze(soften('-26,-140 -12,-148 44,-62 46,-40 34,-44'), '#2c7c74', 8),
    // neck, head in profile
    bronze(soften('-6,-146 -2,-172 24,-172 28,-146 10,-138'), '#2f8c7c', 8),
    bronze(
      soften('-14,-184 -10,-208 14,-216 36,-206 40,-194 50,-182 41,-177 42,-164 30,-152 8,-154 -8,-164'),
      '#5fc0a2',
      12,
      soft(S, soften('-14,-200 -4,-200 0,-170 -10,-160'), '#0c4650', 3, 0.7),
    ),
    ink(S, 'M26 -188C30 -184 35 -184 38 -187M34 -168C37 -167 40 -167 42 -168', 2.2, '#0c3a42', 0.9),
    // whiskers, collar
    bronze(soften('0,-186 10,-184 12,-166 4,-156 -6,-166'), '#2c7c74', 5),
    bronze(soften('-14,-150 -8,-164 16,-152 34,-156 34,-140 8,-136'), '#2c7c74', 6),
    // cocked hat
    bronze(
      soften(
        '-58,-196 -40,-214 -20,-242 8,-256 34,-250 52,-226 84,-206 92,-194 66,-198 18,-208 -24,-200 -46,-190',
      ),
      '#35957f',
      16,
      streaks(-60, -256, 150, 70),
      ink(S, 'M-50 -200C-20 -214 40 -220 84 -202', 3, '#d8f0d8', 0.5),
    ),
    path(soften('10,-240 18,-246 24,-238 18,-226 10,-230'), '#d8f0d8'),
    // rod, and the near arm over it
    brushLine(S, trace('60,-68 160,-146 256,-212'), 3.4, '#6b4a2a', { attack: 0.01, decay: 0.6 }),
    limb('-6,-126 10,-84 38,-70', 20, 15, BRONZE),
    limb('36,-72 64,-72 92,-84', 14, 11, BRONZE),
    bronze(soften('84,-96 98,-102 110,-92 108,-78 94,-72 82,-80'), '#5fc0a2', 5),
    // epaulette with its fringe
    bronze(soften('-34,-134 -18,-148 8,-142 14,-128 4,-118 -24,-118'), '#8fd8b8', 7),
    ink(
      S,
      'M-28 -122L-30 -108M-20 -120L-21 -104M-11 -119L-11 -102M-2 -119L0 -103M6 -121L9 -107',
      3,
      '#5fc0a2',
      0.95,
    ),
    lifted(S, soften('30,-250 44,-236 58,-220 52,-220 38,-234'), 0.5, 2),
    ink(S, 'M256 -212C254 -140 257 -60 255 40', 1.3, '#4a4a5c', 0.9),
  );
}
