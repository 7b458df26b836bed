/** Large birds: hen, heron, owl, goose-like stork. Facing right, feet on y = 0. Flat parts plus lit painting. */
import { brushLine, fur } from '../../kit/brush.ts';
import { adjust, mix, type Colour, type Palette } from '../../kit/colour.ts';
import { pathPoints } from '../../kit/curves.ts';
import { ellipse, line, moved, path } from '../../kit/markup.ts';
import { times, trace } from '../../kit/points.ts';
import type { Easel } from '../../kit/scene.ts';
import { volume, type Volume } from '../../kit/volume.ts';

export interface FowlOptions {
  x: number;
  y: number;
  s?: number;
  flip?: 1 | -1;
  r?: number;
  angle?: number;
  colours: Palette<'body' | 'wing' | 'beak' | 'legs' | 'shade' | 'light'> & {
    comb?: Colour;
    eye?: Colour;
    pale?: Colour;
  };
  asleep?: boolean;
}

const lit = (S: Easel, o: FowlOptions): Volume =>
  volume(S, {
    flip: o.flip ?? 1,
    turn: o.r ?? 0,
    angle: o.angle ?? -50,
    shade: o.colours.shade,
    shadeOpacity: 0.65,
    light: o.colours.light,
    lightOpacity: 0.75,
    lightSize: 2.2,
    rough: 3,
    roughFrequency: 0.08,
    grain: 0.55,
    mottle: 0.22,
    mottleFrequency: 0.05,
  });

const eye = (o: FowlOptions, x: number, y: number, r: number): string =>
  o.asleep
    ? line(`M${x - r * 2} ${y}q${r * 2} ${r * 1.6} ${r * 4} 0`, '#1a1210', r * 0.8)
    : ellipse(x, y, r, r * 1.05, o.colours.eye ?? '#1a1210') +
      ellipse(x + r * 0.3, y - r * 0.4, r * 0.35, r * 0.35, '#fff');

const featherRows = (S: Easel, d: string, colour: Colour, n: number, flow: number): string =>
  fur(S, {
    region: pathPoints(d, 5),
    n,
    length: 9,
    width: 1.8,
    flow,
    colour,
    opacity: [0.3, 0.7],
    curl: 0.5,
  });

const placed = (o: FowlOptions, ...kids: string[]): string =>
  moved({ x: o.x, y: o.y, s: o.s ?? 1, r: o.r ?? 0, flip: o.flip ?? 1 }, kids);

/** A fluffed hen, sitting on what is under y = 0; about 150 wide, 120 tall. */
export function henSitting(S: Easel, o: FowlOptions): string {
  const { colours: c } = o;
  const vol = lit(S, o);
  const body =
    'M-78 -10C-86 -36 -78 -56 -92 -84C-84 -80 -80 -78 -76 -74C-78 -86 -76 -94 -70 -102C-64 -90 -56 -76 -40 -68C-16 -60 10 -66 26 -84C34 -96 36 -110 44 -116C56 -122 68 -112 68 -98C66 -82 76 -62 80 -42C84 -22 80 -8 70 0C30 8 -50 8 -78 -10Z';
  const wing =
    'M-50 -30C-46 -52 -10 -62 22 -52C34 -46 36 -30 22 -20C0 -10 -30 -12 -62 -6C-58 -14 -54 -22 -50 -30Z';
  return placed(
    o,
    path(body, c.body, vol(22)),
    featherRows(S, body, mix(c.body, c.shade, 0.3), 260, 2.7),
    featherRows(S, body, mix(c.body, c.light, 0.4), 120, 2.6),
    path(wing, c.wing, vol(10)),
    ...times(4, (i) =>
      brushLine(
        S,
        [
          [20 - i * 6, -24 - i * 6],
          [-10 - i * 6, -20 - i * 5],
          [-48 - i * 2, -12 - i * 5],
        ],
        1.2,
        c.shade,
        { opacity: 0.45 },
      ),
    ),
    path(
      'M46 -114C42 -124 50 -132 54 -126C58 -134 66 -130 64 -122C70 -124 72 -116 66 -112Z',
      c.comb ?? '#c0392b',
      vol(4),
    ),
    path('M64 -102L82 -98L65 -92Z', c.beak, vol(3)),
    path('M64 -92C70 -88 70 -78 64 -76C60 -80 60 -88 64 -92Z', c.comb ?? '#c0392b', vol(3)),
    eye(o, 58, -102, 2.6),
  );
}

/** A hen standing or pecking; about 80 tall. */
export function hen(S: Easel, o: FowlOptions): string {
  const { colours: c } = o;
  const vol = lit(S, o);
  const body =
    'M-42 -42C-48 -56 -44 -70 -52 -82C-40 -80 -30 -66 -18 -60C-4 -56 8 -62 14 -76C18 -86 28 -88 33 -80C37 -72 32 -62 34 -50C34 -34 22 -22 4 -20C-18 -18 -36 -26 -42 -42Z';
  return placed(
    o,
    line('M-4 -20L-6 -2M8 -20L8 -2M-14 0L-6 -3L2 0M0 0L8 -3L16 0', c.legs, 2.4),
    path(body, c.body, vol(12)),
    featherRows(S, body, mix(c.body, c.shade, 0.3), 120, 2.7),
    path('M-28 -44C-24 -56 -4 -58 12 -50C16 -42 8 -34 -6 -32C-16 -30 -26 -34 -28 -44Z', c.wing, vol(6)),
    path('M18 -84C16 -92 22 -96 24 -91C28 -96 33 -92 31 -86Z', c.comb ?? '#c0392b', vol(2)),
    path('M33 -78L44 -74L33 -71Z', c.beak),
    path('M31 -70C35 -67 34 -61 31 -60C29 -63 29 -67 31 -70Z', c.comb ?? '#c0392b'),
    eye(o, 28, -78, 1.8),
  );
}

/** A heron, pacing; about 190 tall. */
export function heron(S: Easel, o: FowlOptions): string {
  const { colours: c } = o;
  const vol = lit(S, o);
  return placed(
    o,
    path(
      'M-6 -86C-8 -60 -16 -44 -14 -4L-9 -4C-10 -42 -2 -60 0 -84Z M8 -84C14 -66 26 -58 22 -40C20 -26 30 -16 32 -4L36 -5C34 -18 26 -28 27 -40C31 -58 20 -68 14 -84Z',
      c.legs,
      vol(2),
    ),
    line('M-22 0L-11 -5L2 0M24 2L34 -5L48 0', c.legs, 2.4),
    path(
      'M-62 -74C-50 -104 -20 -118 8 -114C26 -112 34 -122 32 -138C30 -152 18 -158 20 -172C22 -186 36 -190 46 -184C54 -180 52 -172 44 -172C36 -172 32 -168 36 -158C44 -146 46 -126 38 -108C30 -88 4 -76 -22 -78C-36 -76 -50 -70 -62 -74Z',
      c.body,
      vol(12),
    ),
    path('M-66 -70C-54 -98 -22 -112 6 -106C18 -98 10 -86 -12 -82C-30 -76 -50 -68 -66 -70Z', c.wing, vol(8)),
    ...times(4, (i) =>
      brushLine(
        S,
        [
          [4 - i * 6, -100 + i * 4],
          [-24 - i * 4, -94 + i * 5],
          [-58 + i * 3, -74 + i],
        ],
        1.1,
        c.shade,
        { opacity: 0.5 },
      ),
    ),
    path('M44 -184L88 -170L46 -173Z', c.beak, vol(2)),
    path('M24 -184C14 -190 2 -190 -12 -182C2 -184 14 -180 26 -178Z', adjust(c.wing, { dL: -0.12 })),
    brushLine(S, trace('30,-104 38,-92 34,-78'), 1.4, c.pale ?? c.light, { opacity: 0.8 }),
    eye(o, 42, -179, 1.7),
  );
}

/** An owl from the front, perched; about 90 tall. */
export function owl(S: Easel, o: FowlOptions): string {
  const { colours: c } = o;
  const vol = lit(S, o);
  const body =
    'M-32 -24C-38 -52 -30 -66 -30 -78C-32 -86 -32 -92 -30 -98C-22 -94 -14 -92 0 -92C14 -92 22 -94 30 -98C32 -92 32 -86 30 -78C31 -64 38 -50 32 -24C26 -4 12 2 0 2C-12 2 -26 -4 -32 -24Z';
  return placed(
    o,
    path(body, c.body, vol(12)),
    path(
      'M0 -88C18 -90 28 -80 26 -66C24 -54 10 -50 0 -58C-10 -50 -24 -54 -26 -66C-28 -80 -18 -90 0 -88Z',
      c.pale ?? adjust(c.body, { dL: 0.14 }),
      vol(4),
    ),
    ...times(5, (i) =>
      path(
        times(
          6 - (i % 2),
          (k) => `M${-20 + k * 8 + (i % 2) * 4} ${-44 + i * 9}q3.4 6 6.8 0q-3.4 9 -6.8 0Z`,
        ).join(''),
        mix(c.body, c.shade, 0.55),
        'opacity=".7"',
      ),
    ),
    path(
      'M-33 -56C-44 -36 -38 -8 -24 2C-26 -18 -26 -40 -33 -56Z M33 -56C44 -36 38 -8 24 2C26 -18 26 -40 33 -56Z',
      c.wing,
      vol(5),
    ),
    o.asleep
      ? line('M-19 -70q7 6 14 0M5 -70q7 6 14 0', '#1a1210', 2)
      : ellipse(-12, -71, 8, 8.4, c.eye ?? '#e8b83a') +
          ellipse(12, -71, 8, 8.4, c.eye ?? '#e8b83a') +
          ellipse(-12, -71, 4, 4.6, '#16100e') +
          ellipse(12, -71, 4, 4.6, '#16100e'),
    path('M-4 -64C-2 -68 2 -68 4 -64C3 -58 1 -54 0 -53C-1 -54 -3 -58 -4 -64Z', c.beak, vol(2)),
    line('M-14 2l-4 5M-9 3l0 5M9 3l0 5M14 2l4 5', c.legs, 2.6),
  );
}

/** A stork standing on its nest, or a crow with dark colours; about 130 tall. */
export function stork(S: Easel, o: FowlOptions): string {
  const { colours: c } = o;
  const vol = lit(S, o);
  return placed(
    o,
    path(
      'M-4 -56C-6 -36 -8 -20 -8 -2L-4 -2C-4 -20 0 -36 2 -54Z M8 -56C10 -36 10 -20 10 -2L14 -2C15 -20 15 -36 14 -56Z',
      c.legs,
      vol(2),
    ),
    path(
      'M-46 -56C-36 -76 -12 -84 8 -80C20 -78 22 -90 22 -100C20 -112 30 -120 40 -116C48 -112 46 -104 40 -102C34 -98 36 -86 34 -74C30 -58 8 -50 -12 -52C-24 -50 -36 -50 -46 -56Z',
      c.body,
      vol(9),
    ),
    path('M-54 -50C-44 -68 -16 -78 6 -70C10 -62 -4 -58 -18 -56C-32 -50 -44 -46 -54 -50Z', c.wing, vol(5)),
    path('M44 -114L84 -98L42 -104Z', c.beak, vol(2)),
    eye(o, 38, -110, 1.8),
  );
}
