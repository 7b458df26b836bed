/** A hooded walker with a lantern, seen from behind, going left; about 92 tall. Gouache. */
import { adjust, oklch, type Palette } from '../kit/colour.ts';
import { smooth, traceCurve } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { line, path } from '../kit/markup.ts';
import { fix, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { volume } from '../kit/volume.ts';

export interface LanternWalkerOptions extends Omit<Standing, 'flip'> {
  c: Palette<'gold' | 'cream'>;
}

export function lanternWalker(S: Easel, { x, y, s = 1, c }: LanternWalkerOptions): string {
  const vol = volume(S, {
    angle: 190,
    size: 8,
    soft: 5,
    shade: oklch(0.2, 0.05, 270),
    shadeOpacity: 0.7,
    light: c.gold,
    lightOpacity: 0.95,
    lightSize: 2.4,
    lightSoft: 1.2,
    rough: 1.6,
    roughFrequency: 0.08,
    grain: 0.5,
    mottle: 0.15,
  });
  const coat = oklch(0.44, 0.13, 22);
  return `<g transform="translate(${fix(x)} ${fix(y)}) scale(${s})">${[
    path(
      'M-7 -12C-9 -8 -10 -3 -12 0C-8 2 -3 1 -1 -1C0 -5 0 -9 0 -12Z M3 -12C4 -8 6 -4 6 -1C9 1 13 1 14 -1C12 -5 11 -9 10 -12Z',
      oklch(0.22, 0.04, 280),
    ),
    path(
      'M-2 -66C-12 -60 -14 -44 -17 -28C-19 -18 -20 -12 -20 -8C-10 -4 8 -4 19 -8C18 -24 15 -46 10 -60C7 -66 2 -69 -2 -66Z',
      coat,
      vol(),
    ),
    path(
      smooth(ribbon(traceCurve('-4,-54 -14,-46 -24,-42'), (t) => 5 - t * 1.6)),
      adjust(coat, { dL: 0.03 }),
      vol(3),
    ),
    path(
      'M-13 -62C-16 -76 -8 -88 2 -90C10 -92 14 -84 14 -74C15 -66 12 -58 8 -55C0 -52 -9 -54 -13 -62Z',
      coat,
      vol(6),
    ),
    path('M8 -90C14 -94 20 -92 23 -86C18 -88 14 -86 12 -82Z', coat),
    path('M-12 -62C-15 -72 -11 -80 -5 -83C-8 -76 -8 -66 -6 -58Z', oklch(0.78, 0.08, 55)),
    line('M-25 -43L-26 -36', oklch(0.2, 0.03, 60), 1.4),
    path('M-31 -36L-21 -36L-20 -22L-32 -22Z', c.gold),
    line('M-32 -36h12M-33 -22h14M-26 -40v4', oklch(0.22, 0.04, 60), 2),
  ].join('')}${glow(S, -26, -29, 70, c.gold, 0.95, 0.35)}${glow(S, -26, -29, 20, c.cream, 0.9, 0.5)}</g>`;
}
