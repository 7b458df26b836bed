/** A hare at full stretch, running right: about 370 long, its breast near (0, 0), what it runs on below. */
import { brushLine, flowField, fringe, fur } from '../kit/brush.ts';
import { mix, type Palette } from '../kit/colour.ts';
import { pathPoints, resample, soften } from '../kit/curves.ts';
import { ellipse, line, path } from '../kit/markup.ts';
import { trace } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { volume } from '../kit/volume.ts';

export interface LeapingHareOptions {
  /** `light` falls from below, `shade` lies along the back. */
  c: Palette<'fur' | 'pale' | 'inner' | 'light' | 'shade' | 'eye'>;
  /** Degrees the light comes from. */
  angle?: number;
}

const BODY =
  'M166 -54C166 -68 150 -84 130 -90C116 -93 104 -90 96 -82C86 -74 80 -66 66 -62C34 -72 -10 -74 -46 -62C-88 -48 -112 -20 -116 8C-120 24 -132 36 -148 48C-166 60 -192 70 -212 84C-220 91 -214 99 -204 97C-180 92 -152 84 -132 76C-108 66 -88 56 -74 38C-56 42 -38 38 -22 30C4 34 30 28 50 14C66 32 90 42 112 46C130 50 148 52 164 60C174 63 177 53 169 48C154 39 136 36 120 28C104 19 96 6 94 -10C100 -22 110 -28 122 -32C138 -34 156 -38 163 -44C166 -47 167 -50 166 -54Z';
const FAR_HIND =
  'M-100 0C-112 30 -128 50 -150 68C-164 80 -182 92 -194 108C-198 117 -190 121 -182 117C-164 108 -140 98 -122 84C-102 68 -84 56 -66 36Z';
const FAR_FORE =
  'M46 0C58 26 84 26 108 26C128 26 150 24 168 28C178 29 179 19 170 16C150 10 130 10 112 6C98 2 90 -8 88 -22Z';
const NEAR_EAR = 'M118 -80C96 -112 54 -130 8 -134C0 -134 0 -126 8 -123C40 -112 66 -92 92 -64Z';
const FAR_EAR = 'M122 -90C112 -122 82 -150 44 -164C36 -166 33 -158 40 -153C66 -134 86 -112 100 -80Z';

export function leapingHare(S: Easel, { c, angle = 80 }: LeapingHareOptions): string {
  const vol = volume(S, {
    angle,
    size: 20,
    shade: c.shade,
    shadeOpacity: 0.75,
    light: c.light,
    lightOpacity: 0.95,
    lightSize: 5,
    rough: 2,
    roughFrequency: 0.08,
    mottle: 0.12,
  });
  const body = resample(pathPoints(BODY, 3), 2).reverse();
  const flow = flowField([
    [140, -62, 170],
    [80, -50, 185],
    [0, -50, 182],
    [-70, -40, 160],
    [-100, 10, 120],
    [-150, 60, 155],
    [0, 10, 178],
    [80, 20, 215],
    [140, 46, 200],
  ]);
  const coat = (x: number, y: number): string => {
    const height = (y + 20 + 0.12 * Math.abs(x)) / 60;
    return height > 0
      ? mix(c.fur, c.pale, Math.min(1, height))
      : mix(c.fur, c.shade, Math.min(0.62, -height * 0.75));
  };
  const far = mix(c.fur, c.shade, 0.5);
  return [
    path(FAR_EAR, far, vol(6)),
    path(FAR_HIND, far, vol(10)),
    path(FAR_FORE, far, vol(8)),
    path(soften('-108,-8 -124,-10 -138,-22 -142,-38 -130,-46 -114,-40 -104,-26'), c.pale, vol(9)),
    path(NEAR_EAR, c.fur, vol(7)),
    path('M100 -88C80 -106 50 -120 18 -127C48 -112 70 -96 90 -78Z', c.inner, 'opacity=".75"'),
    path(BODY, c.fur, vol(26)),
    fringe(S, body, {
      n: 900,
      length: 8,
      width: 0.9,
      colour: coat,
      flow,
      out: 0.3,
      inset: 4,
      opacity: [0.3, 0.8],
    }),
    fur(S, {
      region: body,
      n: 1500,
      length: 15,
      width: 1.1,
      flow,
      colour: coat,
      opacity: [0.25, 0.7],
      order: ([x]) => -x,
    }),
    brushLine(S, trace('-20,18 -40,-14 -76,-22 -104,2'), 1.8, c.shade, { opacity: 0.28 }),
    brushLine(S, trace('48,14 44,-14 58,-34 78,-40'), 1.6, c.shade, { opacity: 0.25 }),
    path(soften('120,-40 142,-46 162,-48 156,-38 136,-33 122,-31'), c.pale, 'opacity=".8"'),
    ellipse(133, -66, 6.4, 7, c.pale, 'opacity=".7"'),
    ellipse(134, -66, 5, 5.6, c.eye),
    ellipse(135.6, -68, 1.7, 1.7, '#fffdf2'),
    ellipse(164, -55, 3.4, 2.8, c.shade),
    line('M154 -44C176 -44 186 -40 194 -34M154 -46C178 -50 190 -48 200 -46', c.pale, 1, 'opacity=".6"'),
  ].join('');
}
