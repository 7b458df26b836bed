import { brushLine } from '../kit/brush.ts';
import type { Colour, Palette } from '../kit/colour.ts';
import { smooth, soften, traceCurve } from '../kit/curves.ts';
import { ellipse, line, moved, path } from '../kit/markup.ts';
import { trace, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { volume } from '../kit/volume.ts';

/** Lady with parasol coming down a stair, facing left. ~85 tall (without parasol) */
export interface LadyOptions extends Standing {
  c: Palette<'bodice' | 'dress' | 'hair' | 'light' | 'parasol' | 'shade' | 'shoes' | 'skin' | 'trim'> & {
    bodice?: Colour;
  };
  angle?: number;
}

export function lady(S: Easel, { x, y, s = 1, flip = 1, c, angle = 215 }: LadyOptions): string {
  const vol = volume(S, {
    flip,
    angle,
    size: 7,
    shade: c.shade,
    shadeOpacity: 0.65,
    light: c.light,
    lightOpacity: 0.9,
    lightSize: 2,
    lightSoft: 1,
    rough: 1.4,
    roughFrequency: 0.08,
    grain: 0.5,
    mottle: 0.2,
    mottleFrequency: 0.06,
  });
  const o: string[] = [];
  o.push(
    path(
      'M-8 -10C-9 -5 -11 -2 -14 0C-11 2 -6 1 -4 -1L-2 -10Z M5 -10C5 -6 4 -3 2 -1C5 1 9 1 11 -1L12 -10Z',
      c.shoes,
    ),
    path(
      'M12 -112C-8 -112 -26 -98 -28 -82C-24 -86 -18 -86 -15 -82C-10 -87 -3 -87 1 -82C6 -87 14 -87 19 -82C24 -86 31 -86 35 -81C39 -84 44 -84 48 -80C48 -96 32 -112 12 -112Z',
      c.parasol,
      vol(9),
    ),
    line(
      'M12 -112L12 -118M12 -110C2 -104 -10 -94 -15 -82M12 -110C8 -102 2 -92 1 -82M12 -110C16 -102 19 -92 19 -82M12 -110C24 -104 32 -94 35 -82',
      c.shade,
      0.9,
      'opacity=".55"',
    ),
    line('M12 -84L14 -40', c.shade, 1.6),
  );
  o.push(
    path('M-6 -57C-11 -46 -19 -22 -25 -9C-14 -3 12 -3 25 -9C18 -24 11 -46 7 -57Z', c.dress, vol(9)),
    brushLine(S, trace('-3,-46 -8,-28 -12,-7'), 0.9, c.shade, { opacity: 0.45 }),
    brushLine(S, trace('3,-46 6,-28 8,-6'), 0.9, c.shade, { opacity: 0.4 }),
    path('M-25 -9C-14 -3 12 -3 25 -9L24 -12C12 -7 -12 -7 -23.6 -12Z', c.trim),
    path('M-8 -57C-6 -62 6 -62 8 -57L8 -44C3 -42 -4 -42 -8 -44Z', c.bodice || c.dress, vol(4)),
  );
  o.push(
    path(smooth(ribbon(traceCurve('-6,-56 -15,-48 -20,-38'), (t) => 3.6 - t)), c.bodice || c.dress, vol(2)),
    ellipse(-20.6, -36, 2.2, 2.4, c.skin),
    path(smooth(ribbon(traceCurve('6,-56 14,-50 13,-62'), (t) => 3.6 - t)), c.bodice || c.dress, vol(2)),
    ellipse(13, -64, 2.3, 2.4, c.skin),
  );
  o.push(
    path(
      'M-8 -73C-9 -71 -10.4 -68.6 -10.6 -67.6C-10 -66.8 -9 -66.8 -8.6 -66.6C-8.6 -64 -7.4 -61.4 -4 -60.6C-3 -58.6 -3 -57 -4 -55C-1 -53.6 3 -54 4.4 -55C4 -58 5 -61 6.6 -64C8.4 -68 8 -73 4 -76C0 -78 -6 -77 -8 -73Z',
      c.skin,
      vol(3, { lightOpacity: 0.5 }),
    ),
    line('M-7.2 -69.4q1.6 1 3 .2', c.shade, 0.9),
    ellipse(-5.4, -65.6, 1.6, 1.1, c.dress, 'opacity=".35"'),
    path(
      'M-8.4 -71C-8 -79 -2 -82 3 -81C9 -80 11 -73 8 -65C5 -66 3 -69 2 -73C-1 -71 -5 -70 -8.4 -71Z',
      c.hair,
      vol(3),
    ),
    path(soften('6,-80 12,-84 15,-78 11,-74 7,-75'), c.hair),
  );
  return moved({ x, y, s, flip }, o);
}
