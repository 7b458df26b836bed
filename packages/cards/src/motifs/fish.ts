import { brushLine } from '../kit/brush.ts';
import type { Palette } from '../kit/colour.ts';
import { ellipse, group, line, path } from '../kit/markup.ts';
import { fix, trace } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { volume } from '../kit/volume.ts';

/** Fancy goldfish, heading +x. ~110 long at s=1 */
export interface GoldfishOptions {
  x: number;
  y: number;
  a?: number;
  s?: number;
  c: Palette<'body' | 'fin' | 'light' | 'shade' | 'white'>;
  angle?: number;
  bank?: number;
  flex?: number;
}

export function goldfish(
  S: Easel,
  { x, y, a = 0, s = 1, c, angle = 220, bank = 1, flex = 0 }: GoldfishOptions,
): string {
  const turn = (a * 180) / Math.PI;
  const vol = volume(S, {
    angle: bank > 0 ? angle - turn : turn - angle,
    size: 10,
    shade: c.shade,
    shadeOpacity: 0.6,
    light: c.light,
    lightOpacity: 0.85,
    lightSize: 2.6,
    lightSoft: 1.4,
    rough: 2,
    roughFrequency: 0.06,
    grain: 0.6,
    mottle: 0.35,
    mottleFrequency: 0.04,
    mottleLight: c.white,
  });
  const o: string[] = [];
  // veil tail: two overlapping translucent lobes, swung by the swimming stroke
  o.push(
    group(
      { transform: `rotate(${fix(flex)} -22 0)` },
      path(
        'M-22 0C-36 -6 -50 -4 -66 -10C-78 -14 -88 -10 -98 -2C-90 2 -86 8 -88 14C-70 10 -50 12 -22 4Z',
        c.fin,
        'opacity=".5"',
      ),
      path(
        'M-22 -1C-36 -14 -54 -30 -78 -34C-86 -34 -92 -30 -96 -26C-86 -22 -74 -12 -66 -3C-70 8 -80 20 -94 30C-70 34 -42 20 -22 4Z',
        S.linear(
          [
            [0, c.fin, 0.55],
            [0.6, c.fin, 0.92],
            [1, c.body, 1],
          ],
          0,
          0,
          1,
          0,
        ),
        vol(8, { mottle: 0.2, shadeOpacity: 0.4 }),
      ),
      [
        trace('-28,-1 -48,-14 -78,-28'),
        trace('-28,0 -48,-8 -76,-18'),
        trace('-28,0 -46,-3 -64,-4'),
        trace('-28,2 -46,8 -72,20'),
        trace('-28,2 -44,12 -78,28'),
      ].map((q) => brushLine(S, q, 0.8, c.shade, { opacity: 0.4 })),
    ),
  );
  o.push(
    path('M-12 -12C-6 -26 12 -30 24 -22C18 -16 16 -12 15 -9Z', c.fin, `opacity=".9" ${vol(5)}`),
    path('M-14 9C-18 18 -26 22 -34 22C-30 14 -26 8 -22 4Z', c.fin, 'opacity=".85"'),
  );
  o.push(
    path('M-30 0C-22 -15 4 -20 25 -9C33 -5 38 -2 40 1C36 7 27 12 16 14C-2 17 -20 11 -30 0Z', c.body, vol()),
    path('M-22 4C-8 12 12 14 30 8C22 13 8 16 -4 14C-12 13 -18 9 -22 4Z', c.white, 'opacity=".75"'),
  );
  for (let i = 0; i < 4; i++)
    for (let j = -1; j < 2; j++)
      o.push(line(`M${-14 + i * 8 + (j & 1) * 4} ${j * 5 - 3}q3 2.6 0 5.4`, c.shade, 0.8, 'opacity=".4"'));
  o.push(
    line('M21 -9C17 -3 18 5 22 10', c.shade, 1.2, 'opacity=".5"'),
    path('M12 5C9 15 1 22 -8 22C-5 14 0 8 5 3Z', c.fin, `opacity=".92" ${vol(4)}`),
    ellipse(29, -2.4, 3.4, 3.5, c.white),
    ellipse(29.6, -2.2, 2.2, 2.4, '#15121a'),
    ellipse(30.2, -3.1, 0.7, 0.7, '#fff'),
  );
  return `<g transform="translate(${fix(x)} ${fix(y)}) rotate(${fix((a * 180) / Math.PI)}) scale(${s} ${s * bank})">${o.join('')}</g>`;
}
