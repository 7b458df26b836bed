import { brushLine } from '../kit/brush.ts';
import { adjust, type Palette } from '../kit/colour.ts';
import { smooth, traceCurve } from '../kit/curves.ts';
import { ellipse, line, path } from '../kit/markup.ts';
import { fix, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, taper } from '../kit/shapes.ts';
import { volume } from '../kit/volume.ts';

/** tailor on a ladder, side view facing right, feet near (0,0), about 140 tall */
export interface TailorOptions {
  x: number;
  y: number;
  s?: number;
  c: Palette<'boots' | 'coat' | 'hair' | 'hat' | 'light' | 'needle' | 'shade' | 'skin' | 'tape' | 'trousers'>;
  angle?: number;
}

export function tailor(
  S: Easel,
  { x, y, s = 1, c, angle = -35 }: TailorOptions,
): { svg: string; eye: Point; tip: Point } {
  const vol = volume(S, {
    angle,
    size: 8,
    shade: c.shade,
    shadeOpacity: 0.75,
    light: c.light,
    lightOpacity: 0.95,
    lightSize: 2.2,
    lightSoft: 1.1,
    rough: 1.6,
    roughFrequency: 0.08,
    grain: 0.5,
    mottle: 0.18,
    mottleFrequency: 0.05,
  });
  const o: string[] = [];
  // back leg, front leg
  o.push(
    path(
      smooth(ribbon(traceCurve('-2,-62 -6,-42 -8,-20 -8,-4'), (t) => 8.5 - 4 * t)),
      adjust(c.trousers, { dL: -0.03 }),
      vol(4),
    ),
    path('M-14 -7C-14 -2 -14 1 -13 2C-8 3 2 3 6 1C6 -2 2 -4 -2 -7Z', c.boots, vol(3)),
  );
  o.push(
    path(
      smooth(ribbon(traceCurve('4,-62 16,-52 22,-40 18,-26 14,-18'), (t) => 8.5 - 4 * t)),
      c.trousers,
      vol(4),
    ),
    path('M9 -22C9 -17 9 -14 10 -13C15 -12 25 -12 29 -14C29 -17 24 -19 20 -22Z', c.boots, vol(3)),
  );
  // far arm holding the cloth
  o.push(
    path(
      smooth(ribbon(traceCurve('8,-100 26,-96 42,-106'), (t) => 6 - 2.2 * t)),
      adjust(c.coat, { dL: -0.05 }),
      vol(3),
    ),
    ellipse(44, -107, 3.6, 3.4, c.skin),
  );
  // coat with blown tails
  o.push(
    path(
      'M-4 -112C-14 -106 -16 -90 -15 -76C-16 -64 -24 -54 -34 -44C-30 -40 -22 -40 -16 -42C-14 -38 -10 -38 -6 -42C2 -44 10 -48 16 -54C18 -66 18 -80 17 -94C16 -104 10 -112 2 -114Z',
      c.coat,
      vol(12),
    ),
    brushLine(S, trace('-8,-104 -10,-80 -18,-56'), 1, c.shade, { opacity: 0.5 }),
    brushLine(S, trace('6,-76 2,-60 -6,-46'), 1, c.shade, { opacity: 0.45 }),
    path('M-15 -78C-6 -74 8 -74 17 -79L17 -74C8 -70 -6 -70 -15 -73Z', adjust(c.coat, { dL: -0.1 })),
  );
  // tape measure round the neck
  o.push(
    path(smooth(ribbon(traceCurve('10,-110 14,-98 12,-84 16,-70'), () => 2.6)), c.tape, vol(2, { rough: 1 })),
    path(
      smooth(ribbon(traceCurve('-4,-112 -14,-104 -24,-100 -36,-104 -46,-96'), () => 2.6)),
      c.tape,
      vol(2, { rough: 1 }),
    ),
  );
  for (let i = 0; i < 5; i++) o.push(line(`M${12.6 + i * 0.5} ${-104 + i * 7}h2.4`, c.shade, 0.8));
  // head
  o.push(
    path(
      'M-3 -124C-5 -134 2 -142 11 -141C18 -141 22 -136 22 -131C25 -128 28 -125 27 -123C25 -122 23 -122 23 -121C23 -117 20 -113 14 -112C8 -110 -1 -112 -3 -124Z',
      c.skin,
      vol(5),
    ),
    path(
      'M-5 -122C-8 -130 -4 -140 4 -142C2 -134 4 -126 6 -118C3 -114 -3 -116 -5 -122Z',
      c.hair,
      vol(3, { rough: 3 }),
    ),
    path(
      'M15 -115C19 -116 24 -114 25 -109C24 -103 18 -102 15 -106C13 -110 13 -113 15 -115Z',
      c.hair,
      vol(2, { rough: 3 }),
    ),
    line('M17 -129a3.4 3.4 0 1 0 6.6 0a3.4 3.4 0 1 0 -6.6 0M17 -129L6 -131', c.shade, 1.1),
    ellipse(20.4, -128.6, 0.9, 1.1, c.shade),
  );
  // soft cap with pins
  o.push(
    path('M-6 -134C-10 -146 2 -155 14 -152C24 -150 26 -142 22 -138C14 -142 2 -140 -6 -134Z', c.hat, vol(5)),
    path('M18 -140C24 -142 31 -140 33 -137C28 -136 23 -136 19 -136Z', adjust(c.hat, { dL: -0.05 }), vol(2)),
  );
  // near arm up, needle
  const hand: Point = [52, -150];
  o.push(
    path(smooth(ribbon(traceCurve('4,-104 22,-116 36,-132 48,-146'), (t) => 7.4 - 2.8 * t)), c.coat, vol(4)),
    path(smooth(ribbon(trace('42,-140 48,-146'), () => 5)), adjust(c.coat, { dL: 0.08 })),
    ellipse(hand[0], hand[1], 4, 4.2, c.skin, vol(2)),
  );
  o.push(path(smooth(ribbon(trace('36,-136 60,-160 84,-184'), taper(1.9, 0.3, 0.9))), c.needle));
  const W = ([u, v]: Point): Point => [x + u * s, y + v * s];
  return {
    svg: `<g transform="translate(${fix(x)} ${fix(y)}) scale(${s})">${o.join('')}</g>`,
    eye: W([38, -138]),
    tip: W([84, -184]),
  };
}
