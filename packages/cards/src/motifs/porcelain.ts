/** Blue-and-white china in watercolour. Each piece stands on (x, y) unless it hangs. */
import type { Colour } from '../kit/colour.ts';
import { smooth, soften, traceCurve } from '../kit/curves.ts';
import { moved, path, type Mark } from '../kit/markup.ts';
import { times } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, ribbon } from '../kit/shapes.ts';
import { shaded } from './watercolour-layers.ts';
import { ink, lifted } from './watercolour-marks.ts';

export interface ChinaColours {
  glaze: Colour;
  shade: Colour;
  blue: Colour;
  rose: Colour;
}

export const BLUE_WHITE: ChinaColours = {
  glaze: '#fdfbf4',
  shade: '#6f7fb0',
  blue: '#2448a8',
  rose: '#e2857c',
};

export interface PieceOptions {
  x: number;
  y: number;
  s?: number;
  turn?: number;
  from?: number;
  colours?: ChinaColours;
}

const lit = (
  o: PieceOptions,
  c: ChinaColours,
): { fill: Colour; shade: Colour; from: number; min: number } => ({
  fill: c.glaze,
  shade: c.shade,
  from: o.from ?? 190,
  min: 0.93,
});

/** A rose: three dabs and a leaf. */
const rose = (S: Easel, x: number, y: number, r: number, c: ChinaColours): Mark => [
  path(
    soften(`${x - r * 1.7},${y + r * 0.5} ${x - r},${y - r * 0.2} ${x - r * 0.4},${y + r * 0.7}`),
    c.blue,
    'opacity=".8"',
  ),
  path(smooth(blob(x, y, r, r * 0.9, S.noise, 0.3, 2)), c.rose),
  path(smooth(blob(x - r * 0.1, y - r * 0.1, r * 0.45, r * 0.4, S.noise, 0.3, 2)), '#b8504c', 'opacity=".7"'),
];

/** A tea cup about 70 wide and 46 tall. */
export function teacup(S: Easel, o: PieceOptions): string {
  const c = o.colours ?? BLUE_WHITE;
  return moved(
    { x: o.x, y: o.y, s: o.s ?? 1, r: o.turn ?? 0 },
    shaded(S, smooth(ribbon(traceCurve('30,-36 50,-38 52,-18 26,-14', 8), () => 3.6)), {
      ...lit(o, c),
      depth: 4,
    }),
    shaded(
      S,
      'M-34 -46C-12 -42 12 -42 34 -46C34 -22 22 -6 12 -4L12 0H-12L-12 -4C-22 -6 -34 -22 -34 -46Z',
      { ...lit(o, c), depth: 13 },
      path('M-36 -38C-12 -33 12 -33 36 -38L35 -34C12 -29 -12 -29 -35 -34Z', c.blue),
      rose(S, -4, -20, 6, c),
    ),
    shaded(S, 'M-34 -46C-20 -51 20 -51 34 -46C20 -41 -20 -41 -34 -46Z', {
      fill: '#dfe4f0',
      shade: c.shade,
      from: (o.from ?? 190) + 180,
      depth: 4,
    }),
  );
}

/** A plate shown face on, radius 40 at s = 1; (x, y) is its centre. */
export function plate(S: Easel, o: PieceOptions): string {
  const c = o.colours ?? BLUE_WHITE;
  const ring = (r: number): string => smooth(blob(0, 0, r, r, S.noise, 0.02, 1.2, 36));
  return moved(
    { x: o.x, y: o.y, s: o.s ?? 1, r: o.turn ?? 0 },
    shaded(S, ring(40), { ...lit(o, c), depth: 9 }),
    path(
      times(14, (i) =>
        smooth(
          blob(Math.cos((i / 14) * 6.283) * 33, Math.sin((i / 14) * 6.283) * 33, 3.4, 3.2, S.noise, 0.3),
        ),
      ).join(''),
      c.blue,
    ),
    ink(S, ring(26), 1.8, c.blue, 0.9),
    ink(S, 'M-14 10C-6 0 0 -4 12 -12M-8 6C-12 0 -14 -6 -10 -12M0 0C4 6 10 8 16 6', 2.2, c.blue, 0.9),
    rose(S, 8, -8, 5, c),
  );
}

/** A teapot about 110 wide. */
export function teapot(S: Easel, o: PieceOptions): string {
  const c = o.colours ?? BLUE_WHITE;
  return moved(
    { x: o.x, y: o.y, s: o.s ?? 1, r: o.turn ?? 0 },
    shaded(S, smooth(ribbon(traceCurve('34,-50 62,-56 64,-22 34,-16', 8), () => 4.4)), {
      ...lit(o, c),
      depth: 4,
    }),
    shaded(S, 'M-34 -20C-50 -24 -54 -44 -64 -56L-52 -60C-44 -50 -40 -44 -32 -42Z', {
      ...lit(o, c),
      depth: 6,
    }),
    shaded(
      S,
      soften('-40,-34 -30,-58 0,-66 30,-58 40,-34 32,-10 14,0 -14,0 -32,-10'),
      { ...lit(o, c), depth: 20 },
      ink(S, 'M-36 -46C-12 -40 12 -40 36 -46M-30 -10C-10 -5 10 -5 30 -10', 2.6, c.blue, 0.9),
      rose(S, -6, -28, 9, c),
      ink(S, 'M6 -24C14 -20 18 -26 24 -22M-18 -22C-26 -18 -28 -26 -34 -24', 2.2, c.blue, 0.9),
    ),
    shaded(S, 'M-22 -62C-20 -74 20 -74 22 -62C10 -58 -10 -58 -22 -62Z', { ...lit(o, c), depth: 6 }),
    path(smooth(blob(0, -75, 5, 5, S.noise, 0.1)), c.blue),
    lifted(S, soften('-26,-44 -20,-54 -14,-52 -20,-40'), 0.9, 1),
  );
}

/** A baluster vase about 60 wide and 130 tall. */
export function vase(S: Easel, o: PieceOptions): string {
  const c = o.colours ?? BLUE_WHITE;
  return moved(
    { x: o.x, y: o.y, s: o.s ?? 1, r: o.turn ?? 0 },
    shaded(
      S,
      'M-16 0C-14 -12 -22 -24 -28 -48C-34 -80 -18 -92 -12 -104L-18 -126C-6 -130 6 -130 18 -126L12 -104C18 -92 34 -80 28 -48C22 -24 14 -12 16 0C6 3 -6 3 -16 0Z',
      { ...lit(o, c), depth: 18 },
      path(
        'M-30 -92C-10 -86 10 -86 30 -92L30 -86C10 -80 -10 -80 -30 -86ZM-26 -20C-8 -15 8 -15 26 -20L25 -15C8 -10 -8 -10 -25 -15ZM-16 -112C-6 -109 6 -109 16 -112L16 -108C6 -105 -6 -105 -16 -108Z',
        c.blue,
      ),
      ink(
        S,
        'M-20 -40C-8 -52 4 -60 16 -70M-8 -50C-16 -56 -18 -64 -12 -72M4 -58C10 -50 16 -48 22 -52M-2 -34C8 -34 14 -40 18 -36',
        2.6,
        c.blue,
        0.9,
      ),
      rose(S, -6, -62, 7, c),
      rose(S, 10, -44, 6, c),
    ),
    lifted(S, soften('-20,-66 -16,-80 -12,-78 -14,-58'), 0.9, 1),
  );
}
