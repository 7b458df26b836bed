/** A couple waltzing, about 110 tall, feet at (x, y). He is in tails, her gown swings. */
import { brushLine } from '../kit/brush.ts';
import { mix, type Colour, type Palette } from '../kit/colour.ts';
import { ellipse, line, moved, path } from '../kit/markup.ts';
import { trace, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { volume } from '../kit/volume.ts';

export interface WaltzersOptions extends Standing {
  angle?: number;
  c: Palette<'gown' | 'coat' | 'skin' | 'shade' | 'light'>;
  hers?: Colour;
  his?: Colour;
  /** -1..1: how the skirt swings. */
  swing?: number;
}

export function waltzers(S: Easel, o: WaltzersOptions): string {
  const { x, y, s = 1, flip = 1, angle = -90, c, hers = '#5a3a28', his = '#241c1c', swing = 0.4 } = o;
  const vol = volume(S, {
    flip,
    angle,
    size: 12,
    shade: c.shade,
    shadeOpacity: 0.65,
    light: c.light,
    lightOpacity: 0.9,
    lightSize: 2.6,
    rough: 1.2,
    mottle: 0.12,
  });
  const k = swing * 16;
  return moved(
    { x, y, s, flip },
    // his legs and tails
    path(
      'M20 -52C16 -34 14 -16 12 -1H21C24 -16 28 -34 30 -52ZM30 -54C34 -36 36 -18 40 -2H48C48 -20 44 -40 40 -58Z',
      mix(c.coat, c.shade, 0.3),
      vol(4),
    ),
    path(
      'M10 -96C8 -80 12 -66 14 -54C20 -50 34 -50 42 -56C46 -44 48 -34 50 -24C44 -26 36 -34 30 -48C24 -50 16 -50 14 -54C10 -68 8 -84 14 -98C22 -102 34 -101 40 -96C44 -84 44 -68 42 -56',
      c.coat,
      vol(8),
    ),
    path(
      'M12 -98C20 -103 34 -102 41 -96C45 -82 44 -64 41 -54C32 -49 20 -49 14 -53C9 -68 8 -86 12 -98Z',
      c.coat,
      vol(9),
    ),
    ellipse(25, -110, 7, 8.4, c.skin, vol(4)),
    path('M17 -108C16 -121 34 -122 34 -108C30 -112 24 -114 17 -108Z', his),
    brushLine(S, trace('12,-90 -16,-80 -48,-80'), 3, c.coat, { attack: 0.05, decay: 0.1 }),
    // her gown
    path(
      `M-22 -62C-34 -40 ${-50 - k} -18 ${-56 - k} -3C${-40 - k} 4 ${-10 - k * 0.4} 6 18 1C${22} -12 10 -40 2 -62Z`,
      c.gown,
      vol(14),
    ),
    brushLine(
      S,
      [
        [-14, -58],
        [-26 - k * 0.5, -28],
        [-38 - k, -3],
      ],
      1.6,
      c.shade,
      { opacity: 0.35 },
    ),
    brushLine(
      S,
      [
        [-8, -58],
        [-12 - k * 0.3, -28],
        [-14 - k * 0.6, 2],
      ],
      1.6,
      c.shade,
      { opacity: 0.35 },
    ),
    brushLine(S, trace('-3,-58 4,-28 8,0'), 1.4, c.light, { opacity: 0.4 }),
    path(
      'M-22 -62C-24 -74 -22 -84 -20 -90C-14 -94 -4 -93 0 -89C3 -80 4 -70 3 -61C-4 -58 -14 -58 -22 -62Z',
      c.gown,
      vol(7),
    ),
    path('M-20 -90C-18 -97 -4 -97 0 -89C-6 -86 -14 -86 -20 -90Z', c.skin),
    ellipse(-10, -106, 6.4, 7.6, c.skin, vol(3)),
    path('M-17 -104C-19 -117 -2 -118 -3 -105C-6 -103 -7 -110 -11 -110C-15 -110 -15 -106 -17 -104Z', hers),
    ellipse(-16, -111, 5, 4.6, hers),
    // arms: his round her waist, joined hands out
    path(
      'M18 -92C8 -84 -4 -74 -14 -72C-18 -71 -18 -66 -14 -65C-2 -66 12 -74 22 -82Z',
      mix(c.coat, c.light, 0.06),
      vol(4),
    ),
    line('M-18 -86C-26 -78 -38 -76 -49 -80', c.skin, 4.2),
    ellipse(-50, -80, 3.2, 3.2, c.skin),
    line('M-4 -86C6 -88 14 -92 20 -94', c.skin, 4),
  );
}
