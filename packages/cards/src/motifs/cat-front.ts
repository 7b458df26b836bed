/** A cat sitting upright facing us, tail round its feet; about 150 tall, feet at (x, y). */
import { brushLine } from '../kit/brush.ts';
import { mix, type Palette } from '../kit/colour.ts';
import { smooth, traceCurve } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { ellipse, line, moved, path } from '../kit/markup.ts';
import { trace, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { volume } from '../kit/volume.ts';

export interface CatFrontOptions extends Standing {
  angle?: number;
  c: Palette<'fur' | 'shade' | 'light' | 'eye' | 'nose'>;
}

export function catFront(S: Easel, { x, y, s = 1, flip = 1, angle = -90, c }: CatFrontOptions): string {
  const vol = volume(S, {
    flip,
    angle,
    size: 18,
    shade: c.shade,
    shadeOpacity: 0.7,
    light: c.light,
    lightOpacity: 0.85,
    lightSize: 4,
    rough: 4,
    roughFrequency: 0.12,
    mottle: 0.2,
  });
  const eye = (u: number): string =>
    path(
      `M${u - 10} -113C${u - 6} -120 ${u + 6} -120 ${u + 10} -113C${u + 6} -107 ${u - 6} -107 ${u - 10} -113Z`,
      c.eye,
    ) +
    ellipse(u, -113.4, 2.3, 5.6, '#0a0f0a') +
    ellipse(u + 2.6, -116, 1.3, 1.3, '#ffffff');
  const tail = smooth(ribbon(traceCurve('34,-16 56,-8 52,6 20,7 -12,5 -34,0', 8), (t) => 8 - 3 * t));
  return moved(
    { x, y, s, flip },
    path(
      'M-30 -86C-46 -60 -50 -20 -42 2C-20 10 24 10 44 2C50 -22 46 -62 30 -88C12 -98 -14 -98 -30 -86Z',
      c.fur,
      vol(22),
    ),
    path(
      'M-17 -60C-20 -30 -18 -10 -22 4C-18 9 -8 8 -4 4C-4 -14 -4 -36 -3 -56Z',
      mix(c.fur, c.light, 0.06),
      vol(7, { lightOpacity: 0.2 }),
    ),
    path(
      'M17 -60C20 -30 18 -10 22 4C18 9 8 8 4 4C4 -14 4 -36 3 -56Z',
      mix(c.fur, c.light, 0.06),
      vol(7, { lightOpacity: 0.2 }),
    ),
    path(tail, c.fur, vol(6)),
    path(
      'M-38 -100C-44 -118 -43 -140 -38 -152C-28 -146 -20 -138 -14 -134C-4 -137 6 -137 14 -134C20 -139 28 -147 38 -152C43 -140 44 -118 38 -100C32 -88 16 -82 0 -82C-16 -82 -32 -88 -38 -100Z',
      c.fur,
      vol(14),
    ),
    path(
      'M-36 -144C-31 -139 -26 -134 -22 -131C-28 -127 -33 -122 -36 -116C-38 -126 -38 -136 -36 -144Z',
      mix(c.nose, c.shade, 0.55),
    ),
    path(
      'M36 -144C31 -139 26 -134 22 -131C28 -127 33 -122 36 -116C38 -126 38 -136 36 -144Z',
      mix(c.nose, c.shade, 0.55),
    ),
    glow(S, -17, -113, 22, c.eye, 0.5),
    glow(S, 17, -113, 22, c.eye, 0.5),
    eye(-17),
    eye(17),
    path('M-4 -100C-2 -102 2 -102 4 -100C3 -97 1 -95 0 -95C-1 -95 -3 -97 -4 -100Z', c.nose),
    line('M0 -95v4M0 -91C-3 -88 -7 -88 -9 -90M0 -91C3 -88 7 -88 9 -90', mix(c.fur, c.light, 0.35), 1.3),
    [
      [-8, -96, -46, -102],
      [-8, -94, -48, -93],
      [8, -96, 46, -102],
      [8, -94, 48, -92],
    ].map(([a = 0, b = 0, d = 0, e = 0]) =>
      brushLine(
        S,
        [
          [a, b],
          [(a + d) / 2, (b + e) / 2 - 2],
          [d, e + 4],
        ],
        0.8,
        c.light,
        { opacity: 0.7 },
      ),
    ),
    brushLine(S, trace('-24,-82 0,-76 24,-82'), 3, mix(c.eye, c.shade, 0.5), { attack: 0.05, decay: 0.05 }),
  );
}
