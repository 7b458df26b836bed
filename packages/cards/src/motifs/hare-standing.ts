import { brushLine } from '../kit/brush.ts';
import { adjust, type Colour, type Palette } from '../kit/colour.ts';
import { smooth, traceCurve } from '../kit/curves.ts';
import { ellipse, line, moved, path } from '../kit/markup.ts';
import { trace, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { volume } from '../kit/volume.ts';

/** hare standing upright, arms forward (holding something at its right). ~100 tall */
export interface HareOptions extends Standing {
  c: Palette<'fur' | 'inner' | 'light' | 'shade' | 'tail'> & { vest?: Colour };
  angle?: number;
}

export function hare(S: Easel, { x, y, s = 1, flip = 1, c, angle = -30 }: HareOptions): string {
  const vol = volume(S, {
    flip,
    angle,
    size: 8,
    shade: c.shade,
    shadeOpacity: 0.7,
    light: c.light,
    lightOpacity: 0.9,
    lightSize: 2.2,
    lightSoft: 1.1,
    rough: 3,
    roughFrequency: 0.12,
    grain: 0.5,
    mottle: 0.2,
    mottleFrequency: 0.06,
  });
  const o: string[] = [];
  o.push(path('M-16 -4C-24 -8 -28 -16 -22 -22C-18 -24 -13 -20 -12 -14Z', c.tail, vol(3)));
  // ears
  o.push(
    path('M4 -92C-6 -104 -14 -124 -12 -142C-2 -132 8 -114 12 -96Z', adjust(c.fur, { dL: -0.05 }), vol(4)),
    path('M10 -94C8 -110 12 -132 22 -146C28 -130 26 -108 20 -92Z', c.fur, vol(5)),
    path('M14 -98C13 -112 16 -126 21 -136C24 -122 22 -108 18 -96Z', c.inner, 'opacity=".8"'),
  );
  // haunch + body
  o.push(
    path(
      'M-6 -70C-16 -58 -24 -40 -24 -22C-24 -10 -18 -2 -8 0C4 2 18 0 22 -4C26 -2 30 0 32 -2C30 -8 24 -10 20 -12C24 -26 24 -48 18 -64C12 -76 0 -78 -6 -70Z',
      c.fur,
      vol(13),
    ),
    path('M12 -62C20 -50 22 -30 17 -12C12 -22 8 -44 12 -62Z', c.tail, 'opacity=".55"'),
    brushLine(S, trace('-18,-18 -10,-32 4,-32 12,-18 10,-6'), 1.2, c.shade, { opacity: 0.5 }),
  );
  // waistcoat
  if (c.vest)
    o.push(
      path(
        'M-8 -70C-16 -60 -20 -48 -21 -38C-8 -32 10 -32 22 -38C22 -50 20 -60 16 -68C8 -76 -2 -76 -8 -70Z',
        c.vest,
        vol(8),
      ),
      brushLine(S, trace('16,-66 12,-52 16,-37'), 1, c.shade, { opacity: 0.6 }),
      ellipse(15, -52, 1.2, 1.2, c.light),
      ellipse(15.5, -44, 1.2, 1.2, c.light),
    );
  // head
  o.push(
    path(
      'M-4 -84C-6 -96 4 -104 16 -102C26 -100 34 -92 38 -84C40 -80 38 -76 33 -75C26 -70 12 -68 4 -72C-1 -75 -4 -80 -4 -84Z',
      c.fur,
      vol(6),
    ),
    path('M22 -78C28 -80 36 -82 38 -80C37 -75 30 -72 22 -72C16 -72 14 -75 22 -78Z', c.tail, 'opacity=".7"'),
    ellipse(19, -89, 2.4, 2.8, '#14100f'),
    ellipse(19.8, -90, 0.8, 0.8, '#fff'),
    ellipse(38, -83, 2, 1.5, c.shade),
  );
  // arm
  o.push(path(smooth(ribbon(traceCurve('6,-58 22,-54 36,-60'), (t) => 5.4 - 1.8 * t)), c.fur, vol(3)));
  for (const dy of [-3, 0, 3])
    o.push(line(`M30 ${-78 + dy * 0.6}l16 ${dy * 1.6 - 1}`, c.light, 0.6, 'opacity=".7"'));
  return moved({ x, y, s, flip }, o);
}
