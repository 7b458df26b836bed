/** Things people sit on, hold, hang and light. Each stands on (x, y) unless said otherwise. */
import { brushLine } from '../kit/brush.ts';
import { adjust, mix, type Colour } from '../kit/colour.ts';
import { smooth, spline, traceCurve } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { ellipse, group, line, moved, path } from '../kit/markup.ts';
import { rectangle, times, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, taper, wobblyPolygon } from '../kit/shapes.ts';
import { volume, type Volume } from '../kit/volume.ts';

export interface PropOptions {
  x: number;
  y: number;
  s?: number;
  r?: number;
  flip?: 1 | -1;
  colour: Colour;
  /** A second colour: cloth, shade, band. */
  trim?: Colour;
  shade?: Colour;
  light?: Colour;
  angle?: number;
}

const shading = (S: Easel, o: PropOptions): Volume =>
  volume(S, {
    flip: o.flip ?? 1,
    turn: o.r ?? 0,
    angle: o.angle ?? -50,
    shade: o.shade ?? '#171226',
    shadeOpacity: 0.65,
    light: o.light ?? '#fff0d8',
    lightOpacity: 0.7,
    lightSize: 2,
    rough: 1.8,
    roughFrequency: 0.06,
    grain: 0.5,
    mottle: 0.2,
    mottleFrequency: 0.05,
  });

const placed = (o: PropOptions, ...marks: (string | string[])[]): string =>
  moved({ x: o.x, y: o.y, s: o.s ?? 1, r: o.r ?? 0, flip: o.flip ?? 1 }, marks);
const box = (S: Easel, x: number, y: number, w: number, h: number, wobble = 0.8): string =>
  wobblyPolygon(S, rectangle(x, y, x + w, y + h), wobble);
const trimOf = (o: PropOptions): Colour => o.trim ?? adjust(o.colour, { dL: 0.14, kC: 0.7 });

/** A table from the front, 160 wide and 74 tall; with trim it wears a cloth. */
export function table(S: Easel, o: PropOptions): string {
  const vol = shading(S, o);
  const legs = [-70, 62].map((u) =>
    path(
      smooth(
        ribbon(
          spline([
            [u, -66],
            [u + 3, -40],
            [u + 1, 0],
          ]),
          (t) => 5 - t * 1.6,
        ),
      ),
      adjust(o.colour, { dL: -0.06 }),
      vol(3),
    ),
  );
  const cloth = o.trim
    ? path(
        'M-84 -76C-40 -79 40 -79 86 -76C88 -62 86 -48 90 -34C76 -40 66 -30 54 -36C40 -42 30 -30 16 -36C2 -42 -12 -30 -26 -36C-42 -42 -54 -30 -66 -36C-76 -40 -84 -34 -90 -32C-86 -48 -86 -62 -84 -76Z',
        o.trim,
        vol(9),
      )
    : '';
  return placed(o, legs, path(box(S, -82, -76, 166, 10), o.colour, vol(5)), cloth);
}

/** A chair in profile facing right, seat at 40, back to 92. */
export function chair(S: Easel, o: PropOptions): string {
  const vol = shading(S, o);
  const leg = (d: string): string => path(smooth(ribbon(traceCurve(d), () => 2.6)), o.colour, vol(2));
  return placed(
    o,
    leg('-18,-40 -20,-20 -24,0'),
    leg('20,-40 21,-20 24,0'),
    leg('-18,-40 -21,-66 -26,-92'),
    path('M-22 -46C-6 -49 12 -49 25 -46C26 -43 25 -40 24 -39C8 -37 -10 -37 -22 -39Z', trimOf(o), vol(4)),
    path(
      'M-30 -92C-26 -96 -20 -95 -20 -91C-18 -80 -17 -70 -17 -62C-20 -60 -23 -61 -24 -63C-26 -74 -29 -84 -30 -92Z',
      trimOf(o),
      vol(3),
    ),
  );
}

/** A bed from the side, 190 long, with a quilt in trim. */
export function bed(S: Easel, o: PropOptions): string {
  const vol = shading(S, o);
  return placed(
    o,
    path(box(S, -98, -78, 12, 78), o.colour, vol(4)),
    path(box(S, 88, -54, 11, 54), o.colour, vol(4)),
    path(box(S, -90, -30, 182, 12), o.colour, vol(4)),
    path(
      'M-88 -32C-88 -46 -84 -52 -74 -54C-60 -56 -48 -52 -46 -44C-20 -50 40 -50 88 -44C92 -36 92 -24 88 -14C70 -10 60 -18 40 -14C20 -10 0 -18 -30 -14C-50 -12 -70 -18 -86 -16Z',
      trimOf(o),
      vol(9),
    ),
    path(
      'M-86 -46C-88 -58 -80 -64 -66 -63C-52 -63 -44 -58 -46 -48C-56 -42 -76 -42 -86 -46Z',
      '#efe6d4',
      vol(5),
    ),
  );
}

/** A lamp hanging from a cord of `drop` px above (x, y); (x, y) is the bulb. */
export function hangingLamp(
  S: Easel,
  o: PropOptions & { drop?: number; glowColour?: Colour; glowRadius?: number },
): string {
  const { drop = 120, glowColour = '#ffd88a', glowRadius = 150 } = o;
  const vol = shading(S, o);
  return group(
    {},
    line(`M${o.x} ${o.y - drop}L${o.x} ${o.y - 26 * (o.s ?? 1)}`, adjust(o.colour, { dL: -0.15 }), 2),
    glow(S, o.x, o.y, glowRadius, glowColour, 0.7),
    placed(
      o,
      path('M-34 -2C-30 -18 -14 -26 -6 -28L6 -28C14 -26 30 -18 34 -2C20 3 -20 3 -34 -2Z', o.colour, vol(6)),
      ellipse(0, 2, 8, 8, '#fff6d8'),
    ),
  );
}

/** A street lamp, 210 tall. */
export function streetLamp(S: Easel, o: PropOptions & { glowColour?: Colour; unlit?: boolean }): string {
  const vol = shading(S, o);
  const glass = o.unlit ? mix(o.colour, '#9aa8b8', 0.5) : (o.glowColour ?? '#ffd88a');
  const light = o.unlit ? '' : glow(S, o.x, o.y - 190 * (o.s ?? 1), 130 * (o.s ?? 1), glass, 0.7);
  return group(
    {},
    light,
    placed(
      o,
      path(
        'M-12 0C-10 -8 -5 -12 -4 -20C-3 -80 -2 -120 -2.6 -166L2.6 -166C2 -120 3 -80 4 -20C5 -12 10 -8 12 0Z',
        o.colour,
        vol(4),
      ),
      path(
        'M-13 -168C-9 -171 9 -171 13 -168L18 -200C10 -204 -10 -204 -18 -200Z',
        glass,
        o.unlit ? '' : 'opacity=".95"',
      ),
      path(
        'M-20 -200C-12 -206 -6 -214 0 -222C6 -214 12 -206 20 -200C10 -203 -10 -203 -20 -200Z M-13 -166C-9 -170 9 -170 13 -166L11 -162L-11 -162Z',
        o.colour,
        vol(3),
      ),
      line('M-13 -168L-18 -200M13 -168L18 -200M0 -169L0 -202', o.colour, 2),
    ),
  );
}

/** A hand lantern hanging from (x, y). */
export function lantern(S: Easel, o: PropOptions & { glowColour?: Colour }): string {
  const vol = shading(S, o);
  const [k, fire] = [o.s ?? 1, o.glowColour ?? '#ffcf7a'];
  return group(
    {},
    glow(S, o.x, o.y + 26 * k, 90 * k, fire, 0.85),
    placed(
      o,
      line('M-9 14C-9 4 9 4 9 14', o.colour, 2),
      path('M-8 16L8 16L11 36L-11 36Z', fire),
      ellipse(0, 28, 3.4, 6, '#fffbe6'),
      path('M-11 17C-6 11 6 11 11 17L9 19L-9 19Z M-12 35L12 35L10 41L-10 41Z', o.colour, vol(3)),
      line('M-8 18L-11 36M8 18L11 36', o.colour, 1.8),
    ),
  );
}

/** A candle with its flame; height in own units. */
export function candle(S: Easel, o: PropOptions & { height?: number; unlit?: boolean }): string {
  const { height: h = 60 } = o;
  const vol = shading(S, o);
  const flame = o.unlit ? '' : glow(S, o.x, o.y - (h + 12) * (o.s ?? 1), 70 * (o.s ?? 1), '#ffd27a', 0.9);
  return group(
    {},
    flame,
    placed(
      o,
      path(
        `M-8 0C-9 ${-h * 0.5} -8 ${-h} -7 ${-h}C-3 ${-h - 3} 4 ${-h - 3} 7 ${-h}C8 ${-h * 0.5} 9 ${-h * 0.3} 8 0Z`,
        o.colour,
        vol(5),
      ),
      path(
        `M7 ${-h + 2}C10 ${-h + 10} 8 ${-h + 20} 10 ${-h + 26}C12 ${-h + 20} 12 ${-h + 8} 7 ${-h}Z`,
        adjust(o.colour, { dL: 0.06 }),
      ),
      line(`M0 ${-h}L0.6 ${-h - 5}`, '#241a18', 1.4),
      o.unlit
        ? ''
        : path(
            `M0 ${-h - 3}C-6 ${-h - 9} -3 ${-h - 17} 1 ${-h - 25}C4 ${-h - 16} 7 ${-h - 9} 0 ${-h - 3}Z`,
            '#fff0b8',
          ),
    ),
  );
}

/** A suitcase, 60 wide; handle on top. */
export function suitcase(S: Easel, o: PropOptions): string {
  const vol = shading(S, o);
  return placed(
    o,
    line('M-9 -42C-9 -52 9 -52 9 -42', adjust(o.colour, { dL: -0.15 }), 3),
    path(
      'M-30 -41C-20 -43 20 -43 30 -41C32 -28 32 -12 30 -1C16 1 -16 1 -30 -1C-32 -12 -32 -28 -30 -41Z',
      o.colour,
      vol(7),
    ),
    line('M-18 -42L-18 0M18 -42L18 0', trimOf(o), 3.4),
    path(box(S, -8, -30, 14, 10, 0.5), adjust(trimOf(o), { dL: 0.1 }), 'transform="rotate(-5)"'),
  );
}

/** An open umbrella held at (x, y), canopy 92 wide above. */
export function umbrella(S: Easel, o: PropOptions): string {
  const vol = shading(S, o);
  return placed(
    o,
    line('M0 8C0 16 -8 16 -8 8M0 8L0 -84', trimOf(o), 2.6),
    path(
      'M-46 -56C-42 -84 -20 -96 0 -97C20 -96 42 -84 46 -56C40 -62 32 -62 24 -55C17 -62 8 -62 0 -55C-8 -62 -17 -62 -24 -55C-32 -62 -40 -62 -46 -56Z',
      o.colour,
      vol(9),
    ),
    line(
      'M0 -97L0 -104M0 -96C-14 -88 -22 -72 -24 -56M0 -96C14 -88 22 -72 24 -56',
      o.shade ?? '#171226',
      1,
      'opacity=".5"',
    ),
  );
}

/** A picture frame, w x h around (x, y) as its centre; give the picture as markup in the same coordinates. */
export function frame(
  S: Easel,
  o: PropOptions & { w: number; h: number; band?: number; picture?: string },
): string {
  const { w, h, band = 14 } = o;
  const vol = shading(S, o);
  const ring = (k: number): string =>
    wobblyPolygon(S, rectangle(-w / 2 - k, -h / 2 - k, w / 2 + k, h / 2 + k), 0.8);
  const inner = `M${-w / 2} ${-h / 2}H${w / 2}V${h / 2}H${-w / 2}Z`;
  const studs = times(4, (i) =>
    ellipse(
      (i % 2 ? 1 : -1) * (w / 2 + band / 2),
      (i < 2 ? -1 : 1) * (h / 2 + band / 2),
      band * 0.4,
      band * 0.4,
      trimOf(o),
    ),
  );
  return placed(
    o,
    path(ring(band), o.colour, vol(band * 0.5)),
    path(ring(band * 0.35), adjust(o.colour, { dL: -0.12 })),
    group(
      { 'clip-path': S.clip(inner) },
      path(inner, adjust(o.colour, { dL: 0.2, kC: 0.3 })),
      o.picture ?? '',
    ),
    studs,
  );
}

/** A rowing boat from the side, 150 long; (x, y) is the waterline amidships. */
export function rowboat(S: Easel, o: PropOptions): string {
  const vol = shading(S, o);
  return placed(
    o,
    path(
      'M-78 -22C-50 -12 50 -12 78 -26C74 -4 62 12 44 16C10 20 -30 20 -52 14C-68 8 -76 -8 -78 -22Z',
      o.colour,
      vol(10),
    ),
    path('M-78 -22C-50 -12 50 -12 78 -26L77 -20C50 -6 -50 -6 -77 -16Z', trimOf(o), vol(3)),
    [-2, 6].map((dy) =>
      brushLine(
        S,
        [
          [-68, -8 + dy],
          [0, 0 + dy],
          [66, -10 + dy],
        ],
        0.9,
        o.shade ?? '#171226',
        { opacity: 0.45 },
      ),
    ),
  );
}

/** A thread, rope or cable through points; twist draws the lay of a rope. */
export function rope(
  S: Easel,
  points: readonly Point[],
  width: number,
  colour: Colour,
  o: { twist?: boolean; shade?: Colour } = {},
): string {
  const curve = spline(points, false, 14);
  const body = path(smooth(ribbon(curve, () => width / 2, S.noise, width * 0.06)), colour);
  if (!o.twist) return body;
  const lay = curve
    .filter((_, i) => i % 3 === 0)
    .map(([x, y]) => `M${x - width * 0.35} ${y + width * 0.3}l${width * 0.7} ${-width * 0.6}`)
    .join('');
  return (
    body + line(lay, o.shade ?? adjust(colour, { dL: -0.18 }), Math.max(0.8, width * 0.16), 'opacity=".7"')
  );
}

/** A pulled curtain or hung sheet between two pegs, with swags. */
export function hungCloth(
  S: Easel,
  from: Point,
  to: Point,
  height: number,
  colour: Colour,
  o: { pegs?: Colour; folds?: number; angle?: number } = {},
): { svg: string; outline: Point[] } {
  const { folds = 6 } = o;
  const rng = S.rng.fork();
  const top = times(folds * 2 + 1, (i): Point => [
    from[0] + ((to[0] - from[0]) * i) / (folds * 2),
    from[1] + ((to[1] - from[1]) * i) / (folds * 2) + (i % 2 ? 9 : 0),
  ]);
  const bottom = times(folds * 2 + 1, (i): Point => [
    to[0] - ((to[0] - from[0]) * i) / (folds * 2) + rng.gauss(0, 4),
    to[1] + height + (i % 2 ? 12 : -4) + rng.gauss(0, 4),
  ]);
  const outline = [...top, ...bottom];
  const vol = volume(S, {
    angle: o.angle ?? -50,
    size: 18,
    shade: adjust(colour, { dL: -0.3 }),
    light: '#ffffff',
    lightSize: 3,
    mottle: 0.15,
  });
  const creases = top
    .filter((_, i) => i % 2 === 1)
    .map(([x, y]) =>
      path(
        smooth(
          ribbon(
            spline([
              [x, y],
              [x + rng.gauss(0, 8), y + height * 0.5],
              [x + rng.gauss(0, 12), y + height * 0.92],
            ]),
            taper(5, 0.1, 0.9),
          ),
        ),
        adjust(colour, { dL: -0.12 }),
        'opacity=".5"',
      ),
    );
  const pegs = o.pegs
    ? top
        .filter((_, i) => i % 4 === 0)
        .map(([x, y]) => path(box(S, x - 2.4, y - 8, 5, 18, 0.4), o.pegs ?? colour))
    : [];
  return { svg: group({}, path(smooth(outline, true, 0.8), colour, vol()), creases, pegs), outline };
}
