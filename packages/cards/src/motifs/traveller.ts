import { brushLine } from '../kit/brush.ts';
import { adjust, type Colour, type Palette } from '../kit/colour.ts';
import { smooth, traceCurve } from '../kit/curves.ts';
import { ellipse, line, moved, path } from '../kit/markup.ts';
import { trace, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, ribbon } from '../kit/shapes.ts';
import { volume } from '../kit/volume.ts';

/** Traveller from behind: long coat, brimmed hat, suitcase. ~122 tall, feet at 0,0 */
export interface TravellerOptions extends Standing {
  c: Palette<
    'band' | 'case' | 'case2' | 'coat' | 'hair' | 'hat' | 'light' | 'shade' | 'shoes' | 'skin' | 'trousers'
  > & { label?: Colour; scarf?: Colour };
  angle?: number;
}

export function traveller(S: Easel, { x, y, s = 1, flip = 1, c, angle = 200 }: TravellerOptions): string {
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
    rough: 1.6,
    roughFrequency: 0.07,
    grain: 0.5,
    mottle: 0.2,
    mottleFrequency: 0.05,
  });
  const o: string[] = [];
  o.push(
    path(smooth(ribbon(traceCurve('-8,-30 -9,-16 -9,-2'), (t) => 6.4 - 2 * t)), c.trousers, vol(3)),
    path(smooth(ribbon(traceCurve('8,-30 10,-16 11,-2'), (t) => 6.4 - 2 * t)), c.trousers, vol(3)),
    path(
      'M-15 -5C-16 -1 -16 1 -15 2C-10 3 -5 3 -3 2C-3 -1 -4 -4 -5 -6Z M6 -6C5 -3 5 0 5 2C9 3 15 3 18 2C18 -1 16 -4 15 -6Z',
      c.shoes,
      vol(2),
    ),
  );
  // suitcase arm
  o.push(
    path(
      smooth(ribbon(traceCurve('-13,-84 -23,-66 -27,-46'), (t) => 6.4 - 1.8 * t)),
      adjust(c.coat, { dL: -0.02 }),
      vol(4),
    ),
    line('M-32 -38c0 -8 11 -8 11 0', c.case2, 2),
    ellipse(-27, -43, 3.4, 3.6, c.skin),
    path(
      'M-47 -38C-40 -40 -14 -40 -8 -38C-6 -30 -6 -18 -8 -11C-16 -9 -40 -9 -46 -11C-48 -18 -49 -30 -47 -38Z',
      c.case,
      vol(7),
    ),
    line('M-38 -39v29M-17 -39v29', c.case2, 2.6),
    path('M-34 -31h9v8h-9Z', c.label || c.light, 'opacity=".85" transform="rotate(-6 -30 -27)"'),
  );
  // coat
  o.push(
    path(
      'M-12 -93C-20 -82 -21 -56 -26 -27C-18 -21 -8 -24 -1 -22C8 -25 16 -20 26 -27C22 -54 20 -82 12 -93C6 -98 -6 -98 -12 -93Z',
      c.coat,
      vol(13),
    ),
    brushLine(S, trace('0,-60 1,-42 -1,-23'), 1.1, c.shade, { opacity: 0.6 }),
    path(
      'M-15 -64C-8 -61 8 -61 16 -64L16 -59C8 -56 -8 -56 -15.4 -59Z',
      adjust(c.coat, { dL: -0.07 }),
      'opacity=".9"',
    ),
    brushLine(S, trace('-13,-58 -16,-42 -20,-26'), 0.9, c.shade, { opacity: 0.4 }),
  );
  // raised arm to the hat
  o.push(
    path(smooth(ribbon(traceCurve('12,-87 26,-94 27,-106 18,-114'), (t) => 6.2 - 2.2 * t)), c.coat, vol(4)),
  );
  // head, hair, hat
  o.push(
    path(smooth(blob(0, -106, 10.5, 11.5, S.noise, 0.05, 1, 18)), c.skin, vol(4)),
    path('M-10.5 -108C-11 -98 -6 -93 0 -93C6 -93 11 -98 10.5 -108Z', c.hair, vol(4, { rough: 3 })),
    path('M-24 -110C-18 -116 18 -117 25 -111C16 -106 -14 -105 -24 -110Z', c.hat, vol(3)),
    path(
      'M-13 -112C-14 -124 -9 -131 0 -130C5 -132 13 -129 13.5 -112C6 -109 -6 -109 -13 -112Z',
      c.hat,
      vol(6),
    ),
    path('M-13.4 -115C-6 -112 6 -112 13.6 -115L13.6 -111C6 -108 -6 -108 -13.4 -111Z', c.band),
    ellipse(18, -115, 3.2, 3.4, c.skin),
  );
  // scarf
  if (c.scarf)
    o.push(
      path(
        'M-11 -95C-5 -91 5 -91 11 -95C13 -91 12 -88 10 -87C4 -84 -5 -84 -10 -87C-12 -89 -12 -93 -11 -95Z',
        c.scarf,
        vol(3),
      ),
      path(
        smooth(ribbon(traceCurve('8,-88 18,-84 30,-88 42,-82 52,-86'), (t) => 3.6 - 0.8 * Math.sin(t * 8))),
        c.scarf,
        vol(2),
      ),
    );
  return moved({ x, y, s, flip }, o);
}
