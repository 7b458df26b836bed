/** A tractor with its plough seen from straight above, 100 px long at s = 1, driving to the right (turn 0). */
import type { Colour } from '../kit/colour.ts';
import { group, path } from '../kit/markup.ts';
import { form } from '../kit/materials.ts';
import { rectangle, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { wobblyPolygon } from '../kit/shapes.ts';

export interface TractorAbove {
  x: number;
  y: number;
  s: number;
  /** Degrees. */
  turn: number;
  colours: { body: Colour; roof: Colour; tyre: Colour; iron: Colour };
  /** Where the light comes from on the card, degrees. */
  angle: number;
}

const WHEELS: readonly Points[] = [
  rectangle(-26, -30, 12, -17),
  rectangle(-26, 17, 12, 30),
  rectangle(32, -22, 54, -14),
  rectangle(32, 14, 54, 22),
];
const PLOUGH: readonly Points[] = [
  rectangle(-44, -3, -20, 3),
  rectangle(-50, -22, -42, 22),
  rectangle(-62, -20, -48, -14),
  rectangle(-66, -6, -48, 0),
  rectangle(-70, 9, -48, 15),
];

export function tractorAbove(S: Easel, { x, y, s, turn, colours, angle }: TractorAbove): string {
  const lit = (size: number, light = 0.6): string =>
    form(S, { angle: angle - turn, size, shade: '#1d1226', lightSize: 2, lightOpacity: light, rough: 1 });
  const piece = (points: Points, colour: Colour): string => path(wobblyPolygon(S, points, 0.8), colour);
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${s})` },
    group(
      { filter: lit(3, 0.3) },
      PLOUGH.map((part) => piece(part, colours.iron)),
    ),
    group(
      { filter: lit(5, 0.35) },
      WHEELS.map((wheel) => piece(wheel, colours.tyre)),
    ),
    group(
      { filter: lit(7) },
      piece(rectangle(-20, -14, 30, 14), colours.body),
      piece(rectangle(24, -10, 58, 10), colours.body),
    ),
    group({ filter: lit(8) }, piece(rectangle(-22, -17, 14, 17), colours.roof)),
    piece(rectangle(34, -2, 52, 2), colours.tyre),
  );
}
