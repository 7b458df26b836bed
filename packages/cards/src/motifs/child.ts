import { brushLine } from '../kit/brush.ts';
import { adjust, type Palette } from '../kit/colour.ts';
import { smooth, spline, traceCurve } from '../kit/curves.ts';
import { ellipse, moved, path } from '../kit/markup.ts';
import { last, trace, type Point, type Points, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, ribbon } from '../kit/shapes.ts';
import { volume } from '../kit/volume.ts';

/** Small child seen from behind, one arm raised. Height about 120 units at s=1, feet at (0,0). */
export interface ChildBackOptions extends Standing {
  c: Palette<'boots' | 'coat' | 'hair' | 'hat' | 'light' | 'scarf' | 'shade' | 'skin' | 'trousers'>;
  angle?: number;
  /** Shoulder, elbow, hand of the raised arm. */
  arm?: Points;
  scarfDir?: number;
}

export function childBack(
  S: Easel,
  {
    x,
    y,
    s = 1,
    flip = 1,
    c,
    angle = -30,
    arm = trace('12,-70 24,-84 30,-106'),
    scarfDir = -1,
  }: ChildBackOptions,
): { svg: string; hand: Point } {
  const vol = volume(S, {
    flip,
    angle,
    size: 7,
    shade: c.shade,
    shadeOpacity: 0.75,
    light: c.light,
    lightOpacity: 0.95,
    lightSize: 2.2,
    lightSoft: 1.1,
    rough: 1.6,
    roughFrequency: 0.08,
    grain: 0.55,
    mottle: 0.2,
    mottleFrequency: 0.05,
  });
  const o: string[] = [];
  const hand = last(arm);
  // scarf tails behind
  const tail = (dy: number, L: number, ph: number) =>
    smooth(
      ribbon(
        spline([
          [4 * scarfDir, -76],
          [18 * scarfDir, -80 + dy],
          [34 * scarfDir, -74 + dy + ph],
          [50 * scarfDir, -84 + dy],
          [L * scarfDir, -80 + dy - ph],
        ]),
        (t) => 4.4 - 1.2 * Math.sin(t * 9) * t,
      ),
    );
  o.push(
    path(tail(4, 62, 4), adjust(c.scarf, { dL: -0.06 }), vol(3)),
    path(tail(-2, 74, 6), c.scarf, vol(3)),
  );
  // legs + boots
  o.push(
    path(
      'M-13 -34C-13 -22 -13 -12 -12 -4C-9 -2 -6 -2 -4 -4C-3 -14 -2 -24 -2 -34Z M2 -34C3 -24 4 -14 5 -4C8 -2 11 -2 13 -4C14 -14 14 -24 14 -34Z',
      c.trousers,
      vol(3),
    ),
    path(
      'M-15 -12C-15 -6 -16 -2 -17 0C-14 2 -6 2 -3 0C-3 -4 -3 -8 -3 -12Z M4 -12C4 -8 3 -3 3 0C7 2 16 2 19 0C17 -3 15 -7 15 -12Z',
      c.boots,
      vol(3),
    ),
  );
  // far arm hanging
  o.push(
    path(
      smooth(ribbon(traceCurve('-12,-70 -21,-56 -22,-40'), (t) => 6 - t * 1.5)),
      adjust(c.coat, { dL: -0.03 }),
      vol(4),
    ),
    ellipse(-22, -37, 3.6, 4, c.skin),
  );
  // coat
  o.push(
    path(
      'M-13 -76C-19 -66 -24 -44 -29 -28C-22 -22 -12 -23 -6 -21C2 -23 14 -20 29 -27C25 -44 19 -64 14 -76C6 -82 -6 -82 -13 -76Z',
      c.coat,
      vol(12),
    ),
    brushLine(S, trace('0,-74 1,-50 -1,-26'), 0.9, c.shade, { opacity: 0.55 }),
    brushLine(S, trace('-12,-54 -15,-40 -20,-28'), 0.8, c.shade, { opacity: 0.4 }),
    brushLine(S, trace('12,-54 16,-40 20,-28'), 0.8, c.light, { opacity: 0.25 }),
  );
  // near arm
  o.push(
    path(smooth(ribbon(spline(arm), (t) => 6.6 - t * 2)), c.coat, vol(4)),
    ellipse(hand[0] + 1, hand[1] - 3, 3.8, 4, c.skin, vol(2)),
  );
  // head + hair + hat
  o.push(
    path(smooth(blob(0, -92, 14.5, 15, S.noise, 0.06, 1, 20)), c.skin),
    path(
      'M-15 -92C-17 -100 -13 -110 0 -110C13 -110 17 -101 15.5 -92C17 -84 15 -79 12 -77C8 -74 -8 -74 -12 -77C-15 -80 -16 -86 -15 -92Z',
      c.hair,
      vol(6, { rough: 3 }),
    ),
  );
  o.push(
    path(
      'M-16.5 -94C-19 -106 -10 -117 1 -117C12 -117 19 -106 16.5 -94C10 -91 -10 -91 -16.5 -94Z',
      c.hat,
      vol(8),
    ),
    path(
      'M-18 -93C-10 -89 10 -89 18 -93L17.5 -98C8 -95 -8 -95 -17.5 -98Z',
      adjust(c.hat, { dL: 0.06 }),
      vol(3),
    ),
    path(smooth(blob(2, -120, 6, 5.6, S.noise, 0.25, 2, 12)), adjust(c.hat, { dL: 0.1 }), vol(3)),
  );
  // scarf wrap
  o.push(
    path(
      'M-14 -80C-8 -75 8 -75 14 -80C16 -76 16 -73 14 -70C6 -65 -6 -65 -14 -70C-16 -73 -16 -77 -14 -80Z',
      c.scarf,
      vol(4),
    ),
  );
  return {
    svg: moved({ x, y, s, flip }, o),
    hand: [x + flip * s * (hand[0] + 1), y + s * (hand[1] - 4)],
  };
}
