/** City pigeons in watercolour, large enough to have a character: feet at (x, y), about 105 long and 85 tall at s = 1, beak to the right. */
import { adjust, mix, type Colour } from '../kit/colour.ts';
import { smooth, soften } from '../kit/curves.ts';
import { moved, path } from '../kit/markup.ts';
import type { Easel } from '../kit/scene.ts';
import { blob } from '../kit/shapes.ts';
import { layer } from './watercolour-layers.ts';

export interface CityPigeonOptions {
  x: number;
  y: number;
  s?: number;
  /** Degrees. */
  turn?: number;
  flip?: number;
  colour: Colour;
  /** Seen from the side, from the front and puffed up, from the front with both wings out, or flying past. */
  view?: 'side' | 'front' | 'spread' | 'flying';
}

const SIDE = {
  tail: soften('-30,-36 -58,-26 -70,-15 -54,-10 -28,-18'),
  body: soften(
    '-42,-28 -26,-44 -2,-52 12,-60 20,-76 32,-85 44,-80 47,-68 43,-54 44,-38 33,-19 10,-10 -14,-12 -34,-20',
  ),
  wing: soften('12,-47 -8,-50 -32,-38 -58,-18 -36,-16 -10,-18 10,-27 18,-38'),
  belly: soften('44,-40 33,-19 10,-10 -14,-12 -34,-20 -10,-20 12,-26 24,-34 36,-50'),
};
const FRONT = soften(
  '-32,-34 -36,-52 -26,-70 -17,-80 -15,-94 0,-102 15,-94 17,-80 26,-70 36,-52 32,-34 18,-14 0,-9 -18,-14',
);
const WING_OUT = soften('12,-52 40,-70 74,-64 104,-40 118,-14 96,-24 84,-12 66,-22 50,-10 34,-20 14,-24');
const WING_UP = soften(
  '10,-46 8,-78 -8,-110 -34,-130 -60,-134 -52,-112 -58,-104 -44,-90 -46,-78 -32,-64 -26,-44',
);
const WING_UP_FAR = soften('14,-50 30,-84 30,-112 18,-132 4,-104 -4,-56');

export function cityPigeon(S: Easel, o: CityPigeonOptions): string {
  const { colour, view = 'side' } = o;
  const [dark, darker, light] = [-0.13, -0.27, 0.09].map((dL) => adjust(colour, { dL })) as [
    Colour,
    Colour,
    Colour,
  ];
  const green = mix(colour, '#2f8a70', 0.6);
  const plum = mix(colour, '#8a4f88', 0.55);
  const eye = (x: number, y: number): string =>
    path(smooth(blob(x, y, 3.6, 3.6, S.noise, 0.1)), '#e2782c') +
    path(smooth(blob(x, y, 1.9, 1.9, S.noise, 0.1)), '#1c1620');
  const feet =
    'M2 -14L1 -3L-7 1L-6 3L2 1L10 3L11 1L5 -3L6 -14ZM16 -14L15 -3L8 1L9 3L16 1L24 3L25 1L19 -3L20 -14Z';
  const feathers =
    'M-8 -46C-22 -40 -34 -30 -44 -20L-41 -19C-30 -28 -20 -36 -6 -42ZM2 -42C-12 -38 -22 -30 -32 -19L-29 -18C-18 -27 -8 -33 4 -38Z';
  const side = (): string =>
    path(feet, '#c8645c') +
    path(SIDE.tail, dark) +
    path('M-40 -30L-68 -14L-60 -12Z', darker, 'opacity=".7"') +
    path(SIDE.body, colour) +
    path(SIDE.belly, dark, 'opacity=".55"') +
    path(soften('14,-64 24,-62 44,-66 44,-56 28,-50 10,-56'), green) +
    path(soften('10,-56 28,-50 44,-56 44,-46 28,-40 12,-46'), plum, 'opacity=".85"') +
    path(soften('19,-74 24,-82 32,-86 44,-80 47,-70 34,-66 20,-68'), dark) +
    path('M45 -77L60 -70L46 -67Z', '#4c4048') +
    path(soften('44,-78 49,-78 51,-74 46,-72'), '#f2ece6') +
    eye(38, -76);
  const parts = {
    side: () =>
      side() +
      path(SIDE.wing, light) +
      path(
        'M-22 -42C-26 -34 -29 -26 -31 -17L-23 -17C-21 -26 -18 -36 -14 -46ZM-40 -32C-42 -27 -44 -22 -46 -17L-39 -16C-37 -23 -34 -30 -32 -37Z',
        darker,
      ) +
      path(feathers, dark, 'opacity=".6"'),
    flying: () =>
      path(WING_UP_FAR, darker) +
      path(SIDE.tail, dark) +
      side().replace(feet, 'M0 0Z') +
      path(WING_UP, light) +
      path(
        'M-8 -56L-46 -122L-40 -122L-2 -60ZM-16 -52L-52 -104L-46 -104L-10 -56ZM-22 -48L-40 -78L-34 -78L-16 -52Z',
        darker,
        'opacity=".6"',
      ),
    front: () =>
      path(
        'M-12 -14L-13 -3L-22 2L-13 2L-4 3L-9 -3L-8 -14ZM8 -14L7 -3L-2 2L7 2L16 3L11 -3L12 -14Z',
        '#c8645c',
      ) +
      path(FRONT, colour) +
      path(soften('-33,-34 -37,-52 -27,-70 -24,-50 -20,-24 -18,-14'), light) +
      path(soften('33,-34 37,-52 27,-70 24,-50 20,-24 18,-14'), light) +
      path(soften('-28,-30 0,-20 28,-30 18,-14 0,-9 -18,-14'), dark, 'opacity=".6"') +
      path(soften('-22,-72 0,-66 22,-72 26,-60 0,-52 -26,-60'), plum, 'opacity=".85"') +
      path(soften('-17,-82 0,-76 17,-82 23,-71 0,-64 -23,-71'), green) +
      path('M-5 -88L0 -76L5 -88Z', '#4c4048') +
      path(soften('-6,-90 0,-93 6,-90 4,-86 -4,-86'), '#f2ece6') +
      eye(-13, -91) +
      eye(13, -91),
    spread: () =>
      [1, -1]
        .map((flip) =>
          moved(
            { x: 0, y: 0, flip },
            path(WING_OUT, light),
            path('M40 -62C70 -56 92 -40 108 -18L100 -22C84 -40 64 -50 38 -54Z', darker, 'opacity=".65"'),
            path('M34 -46C56 -44 74 -34 86 -18L79 -18C66 -32 52 -38 34 -39Z', darker, 'opacity=".65"'),
          ),
        )
        .join('') +
      path(FRONT, colour) +
      path(soften('-22,-72 0,-66 22,-72 26,-60 0,-52 -26,-60'), plum, 'opacity=".85"') +
      path(soften('-17,-82 0,-76 17,-82 23,-71 0,-64 -23,-71'), green) +
      path('M-5 -88L0 -76L5 -88Z', '#4c4048') +
      eye(-13, -91) +
      eye(13, -91),
  };
  return moved(
    { x: o.x, y: o.y, s: o.s ?? 1, r: o.turn ?? 0, flip: o.flip ?? 1 },
    layer(S, parts[view](), { rough: 1.6, rim: 1.8, rimStrength: 0.95, min: 0.86, pool: 0.02, region: 0.12 }),
  );
}
