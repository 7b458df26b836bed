/** Little people seen from behind or the side, hatted, in watercolour. Built on joints, so that any pose can be given. */
import { adjust, type Colour } from '../kit/colour.ts';
import { smooth, spline } from '../kit/curves.ts';
import { flat, moved, path, type Mark } from '../kit/markup.ts';
import { last, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { layer } from './watercolour-layers.ts';

/** A bend and an end, relative to the joint above, in hundredths of the height; y down: '-5,16 -6,32'. */
export type Limb = string;

export interface SmallPersonOptions {
  x: number;
  y: number;
  /** Height in px; (x, y) is between the feet. */
  h: number;
  flip?: number;
  /** Rotation of the whole figure, degrees. */
  turn?: number;
  coat: Colour;
  legs?: Colour;
  skin?: Colour;
  hair?: Colour;
  hatColour?: Colour;
  hat?: 'brim' | 'cap' | 'straw' | 'top' | 'kerchief' | 'none';
  dress?: 'coat' | 'skirt' | 'jacket' | 'smock';
  /** Shoulders ahead of the hips, hundredths. */
  lean?: number;
  arms?: readonly [Limb, Limb];
  stride?: readonly [Limb, Limb];
  /** An apron or scarf across the middle. */
  sash?: Colour;
  /** Marks added in front, in the figure's own units (100 tall, feet at 0,0). */
  holding?: Mark;
  behind?: Mark;
}

const STAND: readonly [Limb, Limb] = ['-3,24 -4,47', '4,24 5,47'];
export const WALK: readonly [Limb, Limb] = ['-3,24 -13,45', '8,22 12,47'];
const HANG: readonly [Limb, Limb] = ['-5,16 -6,32', '6,16 7,32'];

const limbPath = (joint: Point, limb: Limb, w0: number, w1: number): string => {
  const joints = trace(limb).map(([x, y]): Point => [joint[0] + x, joint[1] + y]);
  return smooth(ribbon(spline([joint, ...joints], false, 6), (t) => w0 + (w1 - w0) * t));
};
const endOf = (limb: Limb): Point => last(trace(limb));

export function smallPerson(S: Easel, o: SmallPersonOptions): string {
  const {
    x,
    y,
    h,
    flip = 1,
    turn = 0,
    coat,
    legs = '#4a4658',
    skin = '#c98d68',
    hair = '#5a3c2e',
    hat = 'brim',
    dress = 'jacket',
    lean = 0,
    arms = HANG,
    stride = STAND,
  } = o;
  const hatColour = o.hatColour ?? adjust(coat, { dL: -0.18 });
  const dark = adjust(coat, { dL: -0.13, kC: 1.05 });
  const hip: Point = [0, -48];
  const neck: Point = [lean, -81];
  const [sl, sr]: [Point, Point] = [
    [lean - 8, -78],
    [lean + 8, -78],
  ];
  const hx = lean * 1.25;
  const foot = (k: 0 | 1): string => {
    const [fx, fy] = endOf(stride[k]);
    return `M${fx - 3} ${hip[1] + fy - 3}C${fx} ${hip[1] + fy - 5} ${fx + 8} ${hip[1] + fy - 2} ${fx + 8} ${hip[1] + fy + 1.5}L${fx - 3} ${hip[1] + fy + 1.5}Z`;
  };
  const torso: Points =
    dress === 'skirt'
      ? [
          [lean - 9, -80],
          [lean + 8, -80],
          [lean * 0.5 + 7, -58],
          [16, -20],
          [17, -7],
          [0, -5],
          [-17, -8],
          [-15, -22],
          [lean * 0.5 - 7, -58],
        ]
      : dress === 'coat'
        ? [
            [lean - 10, -80],
            [lean + 9, -80],
            [lean * 0.5 + 9, -56],
            [13, -24],
            [0, -21],
            [-13, -25],
            [lean * 0.5 - 9, -56],
          ]
        : dress === 'smock'
          ? [
              [lean - 10, -80],
              [lean + 9, -80],
              [lean * 0.5 + 11, -56],
              [13, -36],
              [0, -34],
              [-13, -37],
              [lean * 0.5 - 11, -56],
            ]
          : [
              [lean - 10, -80],
              [lean + 9, -80],
              [lean * 0.5 + 9, -58],
              [8.5, -44],
              [0, -42],
              [-8.5, -44],
              [lean * 0.5 - 9, -58],
            ];
  const shadeHalf: Points = [
    [neck[0] + 1, -80],
    [neck[0] + 10, -79],
    [lean * 0.5 + 12, -56],
    [17, -6],
    [5, -6],
    [lean * 0.5 + 4, -50],
  ];
  const body = smooth(torso, true, 0.7);
  const head = `M${hx - 6.5} -89C${hx - 7} -98 ${hx + 7} -98 ${hx + 6.5} -89C${hx + 6} -82 ${hx + 2} -81 ${hx} -81C${hx - 2} -81 ${hx - 6} -82 ${hx - 6.5} -89Z`;
  const nape = `M${hx - 7} -88C${hx - 8} -99 ${hx + 7} -99 ${hx + 6.4} -91C${hx + 4} -86 ${hx + 1} -84 ${hx - 2} -82C${hx - 5} -82 ${hx - 7} -85 ${hx - 7} -88Z`;
  const hats: Record<NonNullable<SmallPersonOptions['hat']>, string> = {
    brim: `M${hx - 13} -92C${hx - 6} -95 ${hx + 6} -96 ${hx + 13} -92C${hx + 6} -89 ${hx - 6} -89 ${hx - 13} -92ZM${hx - 7} -92C${hx - 8} -105 ${hx - 3} -103 ${hx} -102C${hx + 4} -104 ${hx + 8} -104 ${hx + 7} -92Z`,
    straw: `M${hx - 18} -90C${hx - 8} -96 ${hx + 8} -97 ${hx + 18} -91C${hx + 8} -87 ${hx - 8} -87 ${hx - 18} -90ZM${hx - 7} -92C${hx - 7} -103 ${hx + 7} -103 ${hx + 7} -92Z`,
    cap: `M${hx - 8} -90C${hx - 8} -101 ${hx + 7} -101 ${hx + 8} -92L${hx + 13} -90C${hx + 8} -88 ${hx} -90 ${hx - 8} -89Z`,
    top: `M${hx - 12} -93C${hx - 6} -95 ${hx + 6} -95 ${hx + 12} -93C${hx + 6} -90 ${hx - 6} -90 ${hx - 12} -93ZM${hx - 6.5} -93L${hx - 7} -111C${hx - 3} -112 ${hx + 3} -112 ${hx + 7} -111L${hx + 6.5} -93Z`,
    kerchief: `M${hx - 8} -86C${hx - 9} -101 ${hx + 8} -101 ${hx + 7} -88C${hx + 4} -85 ${hx + 2} -82 ${hx - 1} -76C${hx - 3} -80 ${hx - 7} -82 ${hx - 8} -86Z`,
    none: '',
  };
  const marks: Mark[] = [
    o.behind ?? '',
    path(limbPath(sl, arms[0], 3.6, 2.6), dark),
    path(limbPath([hip[0] - 3, hip[1]], stride[0], 5, 3.2), adjust(legs, { dL: -0.05 })),
    path(foot(0), adjust(legs, { dL: -0.16 })),
    path(limbPath([hip[0] + 3, hip[1]], stride[1], 5, 3.2), legs),
    path(foot(1), adjust(legs, { dL: -0.16 })),
    path(body, coat),
    path(smooth(shadeHalf, true, 0.6), dark, `opacity=".75" clip-path="${S.clip(body)}"`),
    o.sash
      ? path(
          `M${lean * 0.5 - 9.5} -59C${lean * 0.5 - 3} -57 ${lean * 0.5 + 4} -57 ${lean * 0.5 + 9.5} -59L${lean * 0.5 + 9} -55C${lean * 0.5 + 3} -53 ${lean * 0.5 - 3} -53 ${lean * 0.5 - 9} -55Z`,
          o.sash,
        )
      : '',
    path(head, skin),
    path(nape, hair),
    hats[hat] ? path(hats[hat], hatColour) : '',
    path(limbPath(sr, arms[1], 3.8, 2.7), adjust(coat, { dL: -0.05 })),
    ...([0, 1] as const).map((k) => {
      const s = k ? sr : sl;
      const [hx2, hy2] = endOf(arms[k]);
      return path(
        `M${s[0] + hx2 - 3} ${s[1] + hy2}C${s[0] + hx2 - 3} ${s[1] + hy2 - 4} ${s[0] + hx2 + 3} ${s[1] + hy2 - 4} ${s[0] + hx2 + 3} ${s[1] + hy2}C${s[0] + hx2 + 3} ${s[1] + hy2 + 4} ${s[0] + hx2 - 3} ${s[1] + hy2 + 4} ${s[0] + hx2 - 3} ${s[1] + hy2}Z`,
        skin,
      );
    }),
    o.holding ?? '',
  ];
  const k = h / 100;
  return moved(
    { x, y, s: k, r: turn, flip },
    layer(S, flat(marks), {
      rough: Math.min(3, 2.2 / k),
      rim: Math.max(0.8, 1.1 / k),
      min: 0.8,
      pool: 0.03,
      region: 0.3,
    }),
  );
}
