/** City pigeons in watercolour. Flat marks for a layer: hundreds can share one filter. Beak to the right, about 44 long at s = 1. */
import { adjust, mix, type Colour } from '../kit/colour.ts';
import { smooth, soften } from '../kit/curves.ts';
import { moved, path } from '../kit/markup.ts';
import type { Easel } from '../kit/scene.ts';
import { blob } from '../kit/shapes.ts';

export interface PigeonOptions {
  x: number;
  y: number;
  s?: number;
  /** Degrees. */
  turn?: number;
  flip?: number;
  colour: Colour;
  /** Wings: folded, half raised, or spread for flight. */
  wings?: 'folded' | 'raised' | 'spread';
}

const BODY = soften('-22,-1 -12,-8 0,-11 9,-15 15,-18 20,-15 19,-9 14,-3 8,4 -2,8 -12,5');
const TAIL = soften('-16,-4 -28,-4 -34,0 -30,4 -16,5');
const WING = soften('8,-7 0,-9 -12,-5 -24,2 -14,5 -2,4 6,0');
const BARS =
  'M-6 -4C-8 0 -9 2 -10 4L-7 4C-6 1 -4 -1 -3 -4ZM-13 -1C-14 2 -15 3 -16 4L-13 4.4C-12 2 -11 1 -10 -1Z';
const RAISED = soften('6,-6 2,-20 -6,-32 -14,-36 -14,-22 -8,-8');
const SPREAD_NEAR = soften('8,-6 4,-24 -8,-42 -22,-48 -20,-30 -10,-6');
const SPREAD_FAR = soften('8,-8 16,-26 14,-42 6,-48 -2,-30 -2,-8');

export function pigeon(S: Easel, o: PigeonOptions): string {
  const { colour, wings = 'folded' } = o;
  const dark = adjust(colour, { dL: -0.16 });
  const light = adjust(colour, { dL: 0.1 });
  const eye = smooth(blob(15.4, -14, 1.1, 1.1, S.noise, 0.1));
  return moved(
    { x: o.x, y: o.y, s: o.s ?? 1, r: o.turn ?? 0, flip: o.flip ?? 1 },
    wings === 'spread' ? path(SPREAD_FAR, dark) : '',
    path(TAIL, dark),
    path(BODY, colour),
    path(soften('6,-12 13,-12 13,-4 6,0 3,-5'), mix(colour, '#3f8f7c', 0.5), 'opacity=".8"'),
    path(soften('8,-16 15,-18 20,-15 18,-11 11,-11'), dark),
    path('M19 -15L25 -13.4L19 -12Z', '#6a4a4a'),
    wings === 'folded'
      ? path(WING, light) + path(BARS, adjust(colour, { dL: -0.28 }))
      : path(wings === 'raised' ? RAISED : SPREAD_NEAR, light),
    path(eye, '#c2502c'),
  );
}
