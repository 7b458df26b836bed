/** An ant seen from above, cut out of paper. About 70 long at s = 1; heading in degrees (0 = right). */
import { sheet, type SheetOptions } from '../finishes/cutpaper.ts';
import type { Colour } from '../kit/colour.ts';
import { polygon, resample, smooth, spline } from '../kit/curves.ts';
import { moved, path } from '../kit/markup.ts';
import type { Point, Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, ribbon } from '../kit/shapes.ts';

export interface PaperAntOptions {
  x: number;
  y: number;
  s?: number;
  heading?: number;
  colour: Colour;
  shadow?: SheetOptions;
}

export function paperAnt(S: Easel, o: PaperAntOptions): string {
  const { x, y, s = 1, heading = 0, colour } = o;
  const rng = S.rng.fork();
  const leg = (root: Point, knee: Point, foot: Point, side: number): string => {
    const swing = rng.gauss(0, 3.5);
    const points: Points = [root, [knee[0] + swing * 0.5, knee[1]], [foot[0] + swing, foot[1]]];
    const sided = points.map(([u, v]): Point => [u, v * side]);
    return polygon(ribbon(resample(spline(sided, false, 5), 2.5), (t) => 2.1 - t * 1.1));
  };
  const limbs = [1, -1].flatMap((side) => [
    leg([8, 4], [17, 15], [28, 21], side),
    leg([4, 5], [3, 18], [6, 29], side),
    leg([0, 4], [-11, 15], [-24, 25], side),
    leg([24, 3], [34, 11], [44, 7], side),
  ]);
  const round = (cx: number, rx: number, ry: number): string =>
    smooth(blob(cx, 0, rx, ry, S.noise, 0.08, 1, 22));
  const at = (d: string): string => moved({ x, y, s, r: heading }, path(d, colour));
  const shadow: SheetOptions = { lift: 0.7, small: 0.5, rough: 1, ...o.shadow };
  return (
    sheet(S, at(limbs.join('')), colour, { ...shadow, lift: 0.8 }) +
    sheet(S, at(round(-21, 16, 10.5) + round(-4, 4, 3.5) + round(5, 10, 6) + round(20, 9, 8.5)), colour, {
      ...shadow,
      rim: 0.7,
    })
  );
}
