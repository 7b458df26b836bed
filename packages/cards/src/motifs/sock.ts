/** An odd sock, cuff up, toe to the left, about 60 x 84. */
import { brushLine } from '../kit/brush.ts';
import type { Colour, Palette } from '../kit/colour.ts';
import { group, line, moved, path } from '../kit/markup.ts';
import { times, trace } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { volume } from '../kit/volume.ts';

export interface SockOptions {
  x: number;
  y: number;
  s?: number;
  /** Degrees. */
  r?: number;
  flip?: number;
  angle?: number;
  c: Palette<'main' | 'tip' | 'stripe' | 'shade' | 'light'>;
  pattern?: 'stripes' | 'dots' | 'zigzag' | 'plain' | 'darned';
  patch?: Colour;
  /** Shaded without a filter, for heaps. */
  flat?: boolean;
}

const shape =
  'M-15 -52C-6 -55 8 -55 15 -51C14 -36 15 -18 17 0C20 16 16 28 2 30C-10 31 -22 35 -36 34C-52 33 -58 18 -48 10C-36 6 -22 2 -16 -10C-14 -24 -16 -40 -15 -52Z';

export function sock(S: Easel, o: SockOptions): string {
  const { x, y, s = 1, r = 0, flip = 1, angle = -60, c, pattern = 'stripes' } = o;
  const vol = volume(S, {
    flip,
    turn: r,
    angle,
    size: 12,
    shade: c.shade,
    shadeOpacity: 0.65,
    light: c.light,
    lightOpacity: 0.8,
    lightSize: 3,
    rough: 2.5,
    roughFrequency: 0.06,
    mottle: 0.2,
  });
  const pen = (d: string, w: number): string => line(d, c.stripe, w, 'opacity=".9"');
  const marks: Record<string, string> = {
    stripes:
      [-34, -22, -10, 3].map((v) => pen(`M-22 ${v}C-8 ${v + 4} 8 ${v + 4} 24 ${v - 2}`, 5)).join('') +
      pen('M-34 0C-30 12 -28 22 -28 38', 5),
    dots: times(
      14,
      (i) => `<circle cx="${-34 + ((i * 17) % 52)}" cy="${-38 + i * 5}" r="3.4" fill="${c.stripe}"/>`,
    ).join(''),
    zigzag:
      [-30, -8].map((v) => pen(`M-18 ${v}l6 7l6 -7l6 7l6 -7l6 7l6 -7`, 4)).join('') +
      pen('M-40 14l6 8l6 -8l6 8l6 -8', 4),
    darned:
      `<path d="M-4 -22h16v14h-16Z" fill="${o.patch ?? c.tip}"/>` +
      pen('M-4 -18h16M-4 -13h16M0 -22v14M6 -22v14', 1.2),
    plain: '',
  };
  return moved(
    { x, y, s, r, flip },
    group(
      { filter: o.flat ? null : vol(12).slice(8, -1) },
      path(shape, c.main),
      group(
        { 'clip-path': S.clip(shape) },
        marks[pattern] ?? '',
        path('M-64 0C-44 4 -40 20 -42 42L-70 42Z', c.tip),
        path('M22 2C8 4 4 18 8 34L30 34Z', c.tip),
        path('M-20 -60H20V-42C6 -39 -8 -39 -20 -42Z', c.tip),
        o.flat
          ? path('M22 -60C12 -30 12 0 10 14C-4 22 -30 20 -62 26L-60 44L30 44Z', c.shade, 'opacity=".42"') +
              line('M-15 -52C-16 -40 -14 -24 -16 -10C-22 2 -36 6 -48 10', c.light, 4, 'opacity=".7"')
          : '',
      ),
    ),
    times(7, (i) => line(`M${-12 + i * 4} -52v9`, c.shade, 0.9, 'opacity=".4"')),
    brushLine(S, trace('-10,-38 -9,-20 -14,-4'), 1.2, c.light, { opacity: 0.4 }),
  );
}
