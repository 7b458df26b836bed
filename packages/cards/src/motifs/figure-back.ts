/** A small person seen from behind: coat, hat, two arms by their hands' positions. About 100 tall. */
import { brushLine } from '../kit/brush.ts';
import { mix, type Colour, type Palette } from '../kit/colour.ts';
import { smooth, spline } from '../kit/curves.ts';
import { ellipse, line, moved, path } from '../kit/markup.ts';
import type { Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { volume } from '../kit/volume.ts';

export interface FigureBackOptions {
  /** The feet. */
  x: number;
  y: number;
  s?: number;
  flip?: number;
  c: Palette<'coat' | 'legs' | 'hat' | 'skin' | 'shade' | 'light'>;
  /** Where light comes from, degrees. */
  angle?: number;
  hat?: 'brim' | 'cap' | 'bowler' | 'scarf' | 'none';
  /** Where the hands are, relative to the feet, in figure units (shoulders are at y -76). */
  left?: Point;
  right?: Point;
  /** Length of the coat: hem height above the feet. */
  hem?: number;
  scarf?: Colour;
}

export function figureBack(S: Easel, o: FigureBackOptions): string {
  const {
    x,
    y,
    s = 1,
    flip = 1,
    c,
    angle = -40,
    hat = 'brim',
    left = [-15, -38],
    right = [15, -38],
    hem = 26,
  } = o;
  const vol = volume(S, {
    flip,
    angle,
    size: 9,
    shade: c.shade,
    shadeOpacity: 0.65,
    light: c.light,
    lightOpacity: 0.9,
    lightSize: 2,
    rough: 1.2,
    roughFrequency: 0.08,
    mottle: 0.15,
  });
  const arm = ([hx, hy]: Point, sx: number): string => {
    const elbow: Point = [(sx + hx) / 2 + Math.sign(sx) * 4, (-72 + hy) / 2 + 3];
    const sleeve = ribbon(spline([[sx * 0.78, -71], elbow, [hx, hy]], false, 6), (t) => 5.4 - 1.6 * t);
    return path(smooth(sleeve), mix(c.coat, c.shade, 0.12), vol(5)) + ellipse(hx, hy + 0.5, 2.6, 2.8, c.skin);
  };
  const coat = `M-5 -79C-10 -78 -14 -74 -15 -68C-15 -62 -14 -56 -14 -52C-14 -44 -17 -${hem + 8} -18 -${hem}C-10 -${hem - 3} -2 -${hem + 1} 0 -${hem - 2}C4 -${hem + 1} 12 -${hem - 3} 18 -${hem + 1}C17 -${hem + 12} 14 -46 14 -53C14 -58 15 -63 15 -68C14 -74 10 -78 5 -79C2 -80 -2 -80 -5 -79Z`;
  const hats: Record<string, string> = {
    brim:
      path('M-17 -89C-10 -93 10 -93 17 -89C18 -86 10 -84 0 -84C-10 -84 -18 -86 -17 -89Z', c.hat, vol(4)) +
      path('M-9 -88C-9 -98 -6 -102 0 -101C6 -102 9 -97 9 -88C4 -86 -4 -86 -9 -88Z', c.hat, vol(6)),
    cap: path('M-10 -88C-11 -97 -6 -101 0 -101C7 -101 11 -96 10 -88C4 -86 -5 -86 -10 -88Z', c.hat, vol(6)),
    bowler:
      path('M-14 -90C-8 -92 8 -92 14 -90C14 -87 8 -86 0 -86C-8 -86 -14 -87 -14 -90Z', c.hat, vol(3)) +
      path('M-9 -89C-10 -99 -6 -103 0 -103C6 -103 10 -99 9 -89C4 -87 -4 -87 -9 -89Z', c.hat, vol(6)),
    scarf: path(
      'M-9 -80C-12 -90 -9 -100 0 -101C9 -100 12 -91 9 -80C12 -76 6 -74 0 -74C-6 -74 -12 -76 -9 -80Z',
      c.hat,
      vol(7),
    ),
    none: path('M-8 -84C-11 -94 -6 -100 0 -100C7 -100 11 -94 8 -84C4 -81 -4 -81 -8 -84Z', c.hat, vol(6)),
  };
  return moved(
    { x, y, s, flip },
    path(`M-9 -${hem + 4}C-10 -18 -9 -8 -9 -2C-12 1 -12 3 -4 3C-2 2 -3 -10 -1 -${hem}Z`, c.legs, vol(4)),
    path(`M9 -${hem + 4}C9 -18 8 -8 8 -2C11 1 12 3 4 3C1 2 2 -10 0 -${hem}Z`, c.legs, vol(4)),
    arm(left, -13),
    arm(right, 13),
    path(coat, c.coat, vol(10)),
    brushLine(
      S,
      [
        [0, -74],
        [1, -50],
        [0, -hem - 2],
      ],
      0.7,
      mix(c.coat, c.shade, 0.6),
      { opacity: 0.7 },
    ),
    line('M-13 -52C-5 -50 5 -50 13 -52', mix(c.coat, c.shade, 0.5), 1.4, 'opacity=".6"'),
    path('M-5 -86C-5 -80 -7 -78 -7 -76H7C7 -78 5 -80 5 -86Z', c.skin),
    ellipse(0, -88, 7.6, 8.6, c.skin, vol(4)),
    hats[hat] ?? '',
    o.scarf
      ? path(
          'M-9 -80C-4 -77 5 -77 10 -80C12 -77 11 -74 9 -73C3 -71 -5 -71 -10 -74C-11 -77 -11 -79 -9 -80Z',
          o.scarf,
          vol(3),
        ) + path('M6 -75C10 -68 9 -58 12 -52C9 -50 6 -51 5 -52C4 -60 3 -68 2 -73Z', o.scarf, vol(3))
      : '',
  );
}
