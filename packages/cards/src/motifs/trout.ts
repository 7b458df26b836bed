/** A brook trout seen from the side, nose at the right, 100 long at s = 1; (x, y) is its middle. */
import type { Colour } from '../kit/colour.ts';
import { smooth, soften } from '../kit/curves.ts';
import { moved, path } from '../kit/markup.ts';
import { times, type Standing } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob } from '../kit/shapes.ts';
import { layer } from './watercolour-layers.ts';
import { lifted, soft } from './watercolour-marks.ts';

export interface TroutOptions extends Standing {
  turn?: number;
  back?: Colour;
  belly?: Colour;
  blush?: Colour;
}

export function trout(S: Easel, o: TroutOptions): string {
  const { s = 1, back = '#4e5a36', belly = '#f1dfb4', blush = '#d9714a' } = o;
  const body = soften(
    '50,1 44,-6 30,-12 8,-15 -14,-12 -32,-6 -42,-5 -54,-14 -52,0 -55,13 -42,5 -30,7 -10,13 12,14 32,10 45,6',
  );
  const clip = S.clip(body);
  const spots = times(22, () => {
    const [x, y] = [S.rng.range(-34, 32), S.rng.range(-11, 3)];
    return smooth(blob(x, y, S.rng.range(0.9, 2), S.rng.range(0.9, 1.8), S.noise, 0.3));
  });
  return moved(
    { x: o.x, y: o.y, s, r: o.turn ?? 0, flip: o.flip ?? 1 },
    layer(
      S,
      [
        path(soften('10,-13 0,-22 -10,-21 -12,-11'), back),
        path(soften('6,12 -6,21 -12,18 -8,11'), blush),
        path(soften('-22,8 -30,16 -34,13 -30,6'), blush),
        path(body, belly),
        `<g clip-path="${clip}">${soft(S, soften('60,-20 60,-4 20,-3 -20,-2 -60,-2 -60,-24'), back, 3, 1)}${soft(S, soften('40,0 0,4 -40,3 -40,8 0,10 38,6'), blush, 2.4, 0.75)}${spots.map((d) => path(d, '#2a2a26')).join('')}${lifted(S, soften('36,-8 10,-11 -14,-9 10,-9'), 0.5, 0.8)}${path('M31 -9C27 -4 27 4 31 9L29 9C24 4 24 -4 29 -9Z', '#2a2a26', 'opacity=".5"')}</g>`,
        path(smooth(blob(40, -3.4, 2.6, 2.6, S.noise, 0.1)), '#f3e3a0'),
        path(smooth(blob(40.4, -3.4, 1.5, 1.5, S.noise, 0.1)), '#15151a'),
      ],
      { rough: 1.2, rim: 1.3 / s, min: 0.8, region: 0.3 },
    ),
  );
}
