/** A living person at a table, half length, seen from the front and lit from above: open eyes, a smile, warm cheeks. The table's edge is y = 0. */
import { mix, type Colour, type Palette } from '../kit/colour.ts';
import { smooth, spline } from '../kit/curves.ts';
import { ellipse, line, moved, path } from '../kit/markup.ts';
import { form } from '../kit/materials.ts';
import { last, nth, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';

export type HairStyle = 'short' | 'long' | 'bun' | 'bunches' | 'tuft';

export interface TableGuestOptions {
  x: number;
  y: number;
  s?: number;
  /** -1 looks left, 1 right. */
  turn?: number;
  /** Degrees the head leans. */
  lean?: number;
  style: HairStyle;
  /** Elbow and hand of each arm: '-40,-30 -26,-12'. */
  arms: readonly string[];
  beard?: boolean;
  glasses?: boolean;
  /** How far the mouth is open, 0..1. */
  laugh?: number;
  c: Palette<'skin' | 'hair' | 'coat' | 'shade' | 'light'> & { collar?: Colour };
}

const backHair: Readonly<Record<HairStyle, string>> = {
  short: '',
  tuft: '',
  long: 'M-24 -112C-28 -84 -32 -62 -26 -46C-10 -40 12 -40 26 -46C32 -62 28 -86 24 -112Z',
  bun: 'M-12 -130C-14 -146 14 -146 12 -130C6 -124 -6 -124 -12 -130Z',
  bunches:
    'M-22 -108C-40 -112 -44 -92 -36 -80C-26 -82 -20 -92 -20 -102ZM22 -108C40 -112 44 -92 36 -80C26 -82 20 -92 20 -102Z',
};
const frontHair: Readonly<Record<HairStyle, string>> = {
  short:
    'M-22 -100C-26 -122 -14 -134 2 -134C18 -133 26 -120 22 -100C19 -108 16 -114 10 -118C-2 -114 -14 -114 -19 -110Z',
  tuft: 'M-8 -128C-6 -138 6 -140 8 -132C12 -134 10 -124 4 -124C0 -122 -6 -122 -8 -128Z',
  long: 'M-24 -96C-28 -122 -14 -135 2 -135C18 -134 28 -120 24 -96C20 -110 12 -118 2 -122C-8 -118 -20 -110 -24 -96Z',
  bun: 'M-22 -100C-26 -122 -14 -134 0 -134C16 -134 26 -122 22 -100C19 -114 10 -122 0 -122C-10 -122 -19 -114 -22 -100Z',
  bunches:
    'M-22 -100C-26 -122 -14 -134 0 -134C16 -134 26 -122 22 -100C18 -112 10 -116 4 -117L0 -122L-4 -117C-12 -116 -18 -110 -22 -100Z',
};

export function tableGuest(S: Easel, o: TableGuestOptions): string {
  const { x, y, s = 1, turn = 0, lean = 0, c, laugh = 0.4 } = o;
  const lit = (size: number, shade = c.shade): string =>
    `filter="${form(S, { angle: -80, size, shade, shadeOpacity: 0.5, light: c.light, lightOpacity: 0.8, lightSize: 2.6, rough: 0.8, grain: 0.4, mottle: 0.06 })}"`;
  const dark = mix(c.shade, '#000000', 0.4);
  const rosy = mix(c.skin, '#d2503c', 0.5);
  const f = turn * 6;
  const eye = (u: number): string =>
    ellipse(u + f, -100, 2.5, 3.2, dark) +
    ellipse(u + f + 0.8, -101.4, 0.9, 0.9, '#ffffff') +
    line(
      `M${u + f - 4} -108C${u + f - 2} -110.500 ${u + f + 2} -110.500 ${u + f + 4} -108`,
      mix(c.hair, dark, 0.4),
      1.7,
    );
  const arm = (joints: string): string => {
    const [elbow, hand] = [nth(trace(joints), 0), last(trace(joints))];
    const shoulder: Point = [elbow[0] < 0 ? -19 : 19, -50];
    return (
      path(
        smooth(
          ribbon(spline([shoulder, elbow, hand], false, 8), (t) => 11 - 3.4 * t).filter(
            (_, i) => i % 2 === 0,
          ),
        ),
        mix(c.coat, c.shade, 0.08),
        lit(6),
      ) +
      path(
        smooth([
          [hand[0] - 6, hand[1] - 5],
          [hand[0] + 1, hand[1] - 9],
          [hand[0] + 7, hand[1] - 4],
          [hand[0] + 6, hand[1] + 5],
          [hand[0] - 4, hand[1] + 6],
        ]),
        c.skin,
        lit(3),
      )
    );
  };
  return moved(
    { x, y, s },
    o.style === 'short' || o.style === 'tuft'
      ? ''
      : path(backHair[o.style], c.hair, `transform="rotate(${lean} 0 -74)" ${lit(6)}`),
    path('M-32 44C-36 -16 -34 -54 -20 -64C-10 -70 10 -70 20 -64C34 -54 36 -16 32 44Z', c.coat, lit(14)),
    path('M-8 -82H8V-64C4 -58 -4 -58 -8 -64Z', mix(c.skin, c.shade, 0.2)),
    path('M-14 -66C-8 -56 8 -56 14 -66L9 -70C4 -62 -4 -62 -9 -70Z', c.collar ?? mix(c.coat, c.light, 0.5)),
    `<g transform="rotate(${lean} 0 -74)">`,
    ellipse(-21 + f * 0.3, -97, 4, 6, mix(c.skin, c.shade, 0.12)),
    ellipse(21 + f * 0.3, -97, 4, 6, mix(c.skin, c.shade, 0.12)),
    path(
      'M-21 -106C-22 -124 -12 -131 0 -131C12 -131 22 -124 21 -106C21 -88 12 -74 0 -74C-12 -74 -21 -88 -21 -106Z',
      c.skin,
      lit(8, mix(c.shade, c.skin, 0.4)),
    ),
    o.beard
      ? path(
          'M-20 -98C-20 -80 -12 -70 0 -70C12 -70 20 -80 20 -98C14 -90 8 -92 0 -92C-8 -92 -14 -90 -20 -98Z',
          c.hair,
        )
      : '',
    ellipse(-11 + f, -91, 4.6, 3.2, rosy, 'opacity=".6"'),
    ellipse(11 + f, -91, 4.6, 3.2, rosy, 'opacity=".6"'),
    eye(-8),
    eye(8),
    line(
      `M${f} -99C${f + turn * 4 + 1.5} -95 ${f + turn * 4 + 1} -92.500 ${f + turn * 2 - 1} -92.500`,
      mix(c.skin, c.shade, 0.45),
      1.6,
    ),
    path(
      `M${f - 6.5} -87C${f - 2} -85.500 ${f + 2} -85.500 ${f + 6.5} -87C${f + 5} ${-83 + laugh * 3} ${f + 2.5} ${-81 + laugh * 4} ${f} ${-81 + laugh * 4}C${f - 2.5} ${-81 + laugh * 4} ${f - 5} ${-83 + laugh * 3} ${f - 6.5} -87Z`,
      '#7c2a22',
    ),
    path(
      `M${f - 5.5} -86.600C${f - 2} -85.400 ${f + 2} -85.400 ${f + 5.5} -86.600C${f + 4} -83.800 ${f - 4} -83.800 ${f - 5.5} -86.600Z`,
      '#fff6ea',
    ),
    o.glasses
      ? `<g fill="none" stroke="${dark}" stroke-width="1.400"><circle cx="${-8 + f}" cy="-100" r="6"/><circle cx="${8 + f}" cy="-100" r="6"/><path d="M${-2 + f} -100H${2 + f}"/></g>`
      : '',
    path(frontHair[o.style], c.hair, lit(6)),
    '</g>',
    o.arms.map(arm),
  );
}
