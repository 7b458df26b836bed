/** The shadow of an old man with hat, beard and cane, in profile to the left, his feet at 0,0; about 690 px tall. */
import { smooth, soften, traceCurve } from '../kit/curves.ts';
import type { Point } from '../kit/points.ts';
import { ribbon } from '../kit/shapes.ts';

const soft = (list: string): string => soften(list, 0.9);
const limb = (list: string, halfWidth: (t: number) => number): string =>
  smooth(ribbon(traceCurve(list, 8), halfWidth));

/** The hand that holds the lead. */
export const leadHand: Point = [136, -286];

export const oldManShadow: readonly string[] = [
  // legs and shoes
  soft('-70,-150 -64,-60 -60,-30 -84,-18 -100,-6 -96,4 -60,6 -26,4 -24,-60 -10,-150'),
  soft('8,-150 14,-60 16,-28 -8,-14 -16,-2 -10,6 30,6 62,2 58,-40 66,-150'),
  // long coat over a stooped back
  soft(
    '-66,-498 -92,-462 -102,-400 -98,-320 -94,-230 -104,-120 -60,-108 10,-100 80,-104 124,-116 112,-210 120,-310 128,-392 118,-456 84,-504 34,-534 -20,-530',
  ),
  // head, nose, beard
  soft(
    '14,-520 24,-560 18,-598 -20,-618 -70,-616 -100,-602 -106,-586 -136,-566 -138,-553 -118,-548 -122,-538 -136,-516 -146,-484 -138,-456 -112,-466 -84,-488 -40,-506',
  ),
  // hat
  soft('-148,-600 -100,-614 -40,-622 30,-616 62,-600 40,-592 -40,-598 -110,-590 -142,-590'),
  soft('-98,-610 -94,-650 -76,-684 -46,-676 -14,-688 8,-668 18,-612 -40,-622'),
  // arm, cane
  limb('-50,-452 -104,-396 -128,-352 -176,-330', (t) => 38 - t * 20),
  limb('-138,-322 -150,-352 -180,-364 -204,-344 -200,-318', () => 9),
  limb('-190,-352 -202,-180 -214,4', () => 9.5),
  // the other arm, behind him, with the lead
  limb('70,-440 124,-390 148,-330 136,-286', (t) => 38 - t * 18),
];

/** His old dog, standing, nose up towards him; feet at 0,0, about 250 px long. */
export const oldDogShadow: readonly string[] = [
  soft(
    '-96,-148 -78,-172 -86,-206 -112,-204 -140,-196 -146,-208 -124,-228 -102,-240 -88,-262 -72,-246 -46,-250 -36,-224 -38,-196 -18,-166 40,-160 92,-154 112,-128 108,-92 60,-84 -10,-88 -60,-84 -90,-104',
  ),
  // ear
  soft('-62,-250 -40,-254 -26,-226 -30,-194 -46,-190 -56,-214'),
  // legs
  soft('-88,-110 -78,-40 -84,-12 -98,-2 -92,4 -58,4 -54,-40 -48,-100'),
  soft('-50,-110 -44,-40 -50,-12 -60,-2 -54,4 -24,4 -22,-40 -16,-100'),
  soft('52,-110 62,-64 52,-32 56,-12 44,0 50,5 82,4 80,-34 94,-66 96,-110'),
  soft('80,-120 100,-70 94,-36 100,-12 90,0 94,5 124,4 120,-36 116,-70 114,-120'),
  // tail
  limb('104,-140 136,-164 152,-200 146,-228', (t) => 12 - t * 7),
];
