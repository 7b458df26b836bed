import type { Colour } from '../kit/colour.ts';
import { smooth, traceCurve } from '../kit/curves.ts';
import { ellipse, moved, path } from '../kit/markup.ts';
import type { Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { volume } from '../kit/volume.ts';

/** A cat sitting with its back to us, about 58 tall. */
export interface CatSitOptions extends Standing {
  fill: Colour;
  light: Colour;
  shade: Colour;
  angle?: number;
  eye?: Colour;
}

export function catSit(
  S: Easel,
  { x, y, s = 1, flip = 1, fill, light, shade, angle = -30, eye }: CatSitOptions,
): string {
  const d =
    'M-12 0C-18 -8 -17 -24 -10 -33C-8 -36 -8 -38 -9 -42C-10 -48 -9 -54 -9 -58C-6 -56 -4 -54 -2 -53C1 -54 4 -54 6 -53C8 -55 10 -57 12 -58C12 -54 13 -49 12 -45C11 -40 9 -37 8 -34C13 -26 14 -12 12 -1C8 1 -8 2 -12 0Z';
  const tail = smooth(ribbon(traceCurve('-8,-3 -22,-1 -30,-8 -28,-20 -34,-26'), (t) => 3.4 - 1.2 * t));
  const vol = volume(S, {
    flip,
    angle,
    size: 6,
    shade,
    shadeOpacity: 0.6,
    light,
    lightOpacity: 0.95,
    lightSize: 2,
    lightSoft: 1,
    rough: 1.5,
    roughFrequency: 0.1,
    grain: 0.5,
    mottle: 0.1,
  });
  const eyes = eye ? ellipse(-2, -47, 1.4, 1.7, eye) + ellipse(6, -47, 1.4, 1.7, eye) : '';
  return moved({ x, y, s, flip }, path(tail, fill, vol()), path(d, fill, vol()), eyes);
}
