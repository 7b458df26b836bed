/** Walls one behind the other, each broken in the shape of a bull seen from the front. Flat inks, for prints. */
import { polygon, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { nth, place, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

/** Half of a bull that comes straight at us, from the top of the head down the left side: 240 high, hooves a little below the floor at y 0. */
const HALF = trace(
  '0,-192 -12,-196 -24,-192 -36,-188 -52,-194 -70,-206 -84,-222 -92,-240 -97,-222 -94,-203 -84,-186 -70,-174 -56,-167 -46,-164 -64,-166 -78,-160 -66,-152 -52,-150 -60,-138 -70,-118 -72,-92 -68,-68 -68,-44 -72,-20 -80,16 -44,16 -42,-20 -36,-36 -24,-46 -10,-50 0,-50',
);

/** The whole outline, its right half not quite the mirror of its left. */
export const BULL: readonly Point[] = [
  ...HALF,
  ...HALF.slice(1, -1)
    .reverse()
    .map(([x, y]): Point => [-x * 1.02 + 1, y + (y < -150 ? 3 : 0)]),
];

/** Broken out of masonry: the outline in short straight chips. */
export function chipped(S: Easel, points: readonly Point[], chip: number): Point[] {
  const rng = S.rng.fork();
  const dense = spline(points, true, 5);
  return dense
    .filter((_, i) => i % 2 === 0 || rng.f() < 0.4)
    .map(([x, y]): Point => [x + rng.gauss(0, chip), y + rng.gauss(0, chip)]);
}

export interface Wall {
  /** The wall itself: flat ink, and what is printed on it inside the given scale (1 for the nearest). */
  readonly ink: string;
  readonly pattern: (S: Easel, at: (p: Point) => Point, scale: number) => string;
  /** The broken edge of the masonry, and the floor behind. */
  readonly edge: string;
  readonly floor: string;
}

export interface BreachOptions {
  /** Where everything runs to, the foot of the nearest bull and its size. */
  readonly vanishing: Point;
  readonly foot: Point;
  readonly size: number;
  /** How far one wall is behind the next, in distances of the first. */
  readonly apart: number;
  readonly walls: readonly Wall[];
  /** What is seen through the last hole. */
  readonly beyond: (S: Easel, hole: readonly Point[]) => string;
}

export function breaches(S: Easel, o: BreachOptions): string {
  const [vx, vy] = o.vanishing;
  const nearest = place(BULL, { x: o.foot[0], y: o.foot[1], s: o.size });
  const level = (i: number): string => {
    const E = S.element('wall ' + i);
    const k = 1 / (1 + i * o.apart);
    const at = ([x, y]: Point): Point => [vx + (x - vx) * k, vy + (y - vy) * k];
    const wall = nth(o.walls, i);
    const outer = chipped(E, nearest.map(at), 4.4 * k * k ** 0.4);
    // The thickness of the wall: the same outline a little farther off, broken otherwise.
    const far = 1 / (1 + (i + 0.16) * o.apart);
    const inner = chipped(
      E,
      nearest.map(([x, y]): Point => [vx + (x - vx) * far, vy + (y - vy) * far]),
      4 * k * k ** 0.4,
    );
    const [, floorY] = at([0, o.foot[1]]);
    const behind =
      i + 1 < o.walls.length
        ? [`<rect x="-10" y="-10" width="820" height="1220" fill="${wall.floor}"/>`, level(i + 1)].join('')
        : o.beyond(E, inner);
    // The hole reaches down to the floor: no sill is left.
    const above = S.clip(`M-10 -10H810V${floorY}H-10Z`);
    return group(
      { 'clip-path': above },
      `<rect x="-10" y="-10" width="820" height="${floorY + 10}" fill="${wall.ink}"/>`,
      wall.pattern(E, at, k),
      path(polygon(outer), wall.edge),
      group({ 'clip-path': S.clip(polygon(inner)) }, behind),
    );
  };
  return level(0);
}
