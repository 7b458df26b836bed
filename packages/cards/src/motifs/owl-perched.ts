/** A small owl perched, body to us, gazing down to one side; about 100 tall, feet at (x, y). */
import { mix, type Palette } from '../kit/colour.ts';
import { smooth, spline } from '../kit/curves.ts';
import { ellipse, group, line, moved, path } from '../kit/markup.ts';
import { times, trace, type Point, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob } from '../kit/shapes.ts';
import { volume } from '../kit/volume.ts';
import { plumage } from './plumage.ts';

export interface OwlOptions extends Standing {
  angle?: number;
  c: Palette<'feather' | 'pale' | 'dark' | 'shade' | 'light' | 'beak' | 'eye'>;
}

export function owlPerched(S: Easel, { x, y, s = 1, flip = 1, angle = 120, c }: OwlOptions): string {
  const vol = volume(S, {
    flip,
    angle,
    size: 14,
    shade: c.shade,
    shadeOpacity: 0.6,
    light: c.light,
    lightOpacity: 0.9,
    lightSize: 3,
    rough: 2,
    mottle: 0.2,
  });
  const bodyLine: Point[] = trace('-26,-60 -32,-36 -27,-12 -10,2 8,2 25,-12 31,-38 24,-62 0,-74');
  const body = spline(bodyLine, true, 6);
  const eye = (u: number, v: number): string =>
    ellipse(u, v, 6.4, 7, c.eye) +
    ellipse(u - 1.6, v + 2.2, 3.6, 4.2, c.dark) +
    ellipse(u - 3, v, 1.2, 1.2, '#ffffff') +
    path(
      `M${u - 8} ${v - 4}C${u - 4} ${v - 9} ${u + 4} ${v - 9} ${u + 8} ${v - 3}C${u + 4} ${v - 5} ${u - 4} ${v - 6} ${u - 8} ${v - 4}Z`,
      c.feather,
    );
  return moved(
    { x, y, s, flip },
    path('M-10 0C-8 14 -6 24 -2 30C4 26 8 14 8 0Z', mix(c.feather, c.dark, 0.3), vol(6)),
    group(
      { filter: vol(16).slice(8, -1) },
      path(smooth(body), c.feather),
      plumage(S, {
        region: body,
        spacing: 8.5,
        length: 13,
        flow: (u) => Math.PI / 2 - u * 0.008,
        colour: (u) => (Math.abs(u) < 17 ? c.pale : c.feather),
        edge: (u) => (Math.abs(u) < 17 ? c.feather : c.pale),
        edgeOpacity: 0.7,
        shadow: c.dark,
        order: ([, v]) => -v,
      }),
    ),
    path('M-26 -56C-40 -40 -38 -14 -22 2C-16 -10 -18 -34 -22 -52Z', mix(c.feather, c.dark, 0.25), vol(7)),
    path('M26 -56C38 -40 36 -14 22 2C17 -10 18 -34 22 -52Z', mix(c.feather, c.dark, 0.25), vol(7)),
    group(
      { transform: 'rotate(14 0 -74)' },
      path(
        'M-29 -96C-32 -104 -31 -110 -29 -114C-22 -108 -16 -104 -10 -103C-2 -105 6 -105 12 -103C18 -104 24 -108 30 -113C32 -108 32 -102 30 -95C34 -82 30 -66 18 -60C8 -56 -10 -56 -19 -60C-30 -66 -34 -82 -29 -96Z',
        c.feather,
        vol(10),
      ),
      path(smooth(blob(-12, -80, 14, 15, S.noise, 0.08)), c.pale),
      path(smooth(blob(12, -80, 14, 15, S.noise, 0.08)), c.pale),
      times(18, (i) => {
        const a = (i / 18) * 6.28;
        return line(
          `M${-12 + Math.cos(a) * 8} ${-80 + Math.sin(a) * 8}L${-12 + Math.cos(a) * 14} ${-80 + Math.sin(a) * 15}M${12 + Math.cos(a) * 8} ${-80 + Math.sin(a) * 8}L${12 + Math.cos(a) * 14} ${-80 + Math.sin(a) * 15}`,
          c.feather,
          0.9,
          'opacity=".6"',
        );
      }),
      eye(-12, -79),
      eye(11, -79),
      path('M-4 -74C-2 -77 2 -77 4 -74C3 -68 1 -64 -1 -62C-3 -66 -4 -70 -4 -74Z', c.beak),
    ),
    line('M-12 2v6M-8 3v6M8 3v6M12 2v6', c.beak, 3),
  );
}
