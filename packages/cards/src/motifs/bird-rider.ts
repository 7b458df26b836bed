/** A rearing horse and its rider, filled with birds that sit close: as places for birds, not as a drawing. Hind hooves at (x, y), the head to the right; about 720 px high at s = 1. */
import { spline } from '../kit/curves.ts';
import { bounds, inside, place, radians, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';
import { leapingHorse } from './leaping-horse.ts';

/** How far the horse that leaps is turned up to rear, and the hoof it turns on. */
const REAR = -13;
const HOOF: Point = [150, 826];

/** From the hoof to where the rider is drawn. */
const SEAT: Point = [84, 10];

const closed = (list: string): Points => spline(trace(list), true, 6);
/** The rider, in the same px as the horse once it rears. */
const RIDER: readonly Points[] = [
  closed('28,-420 6,-470 2,-530 20,-590 56,-612 92,-590 104,-530 106,-470 112,-420 70,-400'),
  closed('36,-634 32,-676 54,-706 86,-700 100,-668 92,-632 62,-606'),
  closed(
    '60,-432 110,-430 160,-396 176,-350 166,-290 196,-262 190,-246 140,-252 136,-300 140,-350 100,-380 60,-390',
  ),
  closed('30,-604 -30,-650 -62,-720 -92,-866 -70,-868 -34,-728 -4,-672 52,-616'),
  closed(
    '30,-600 -30,-576 -90,-528 -150,-500 -196,-452 -150,-452 -110,-424 -70,-440 -20,-410 24,-420 30,-520',
  ),
];

export interface Perch {
  readonly at: Point;
  /** 0 at the outline .. 1 well within. */
  readonly within: number;
}

export function birdRider(
  S: Easel,
  o: { x: number; y: number; s: number; gap: number },
): { perches: Perch[]; shapes: Points[] } {
  const reared = (points: Points): Points =>
    place(place(points, { x: -HOOF[0], y: -HOOF[1] }), { x: o.x, y: o.y, s: o.s, r: radians(REAR) });
  const { body, ear, farEar, legs, tail } = leapingHorse;
  const tails = tail.filter((_, i) => i % 3 === 0).map((line) => ribbon(line, (t) => 16 - 8 * t));
  const shapes = [
    ...[body, ear, farEar, ...legs.far, ...legs.near, ...tails].map(reared),
    ...RIDER.map((points) => place(points, { x: o.x + SEAT[0] * o.s, y: o.y + SEAT[1] * o.s, s: o.s })),
  ];
  const boxes = shapes.map((shape) => bounds(shape));
  const isIn = (x: number, y: number): boolean =>
    shapes.some((shape, i) => {
      const box = boxes[i];
      return box !== undefined && x > box[0] && x < box[2] && y > box[1] && y < box[3] && inside(shape, x, y);
    });
  const [left, top, right, bottom] = bounds(shapes.flat());
  const rng = S.rng.fork();
  const taken: Perch[] = [];
  for (let tries = 0; tries < 26000; tries++) {
    const [x, y] = [rng.range(left, right), rng.range(top, bottom)];
    if (!isIn(x, y)) continue;
    if (taken.some(({ at }) => Math.hypot(at[0] - x, (at[1] - y) * 1.25) < o.gap)) continue;
    const open = [0, 1, 2, 3, 4, 5, 6, 7].filter((k) => {
      const a = (k * Math.PI) / 4;
      return isIn(x + Math.cos(a) * o.gap * 1.5, y + Math.sin(a) * o.gap * 1.5);
    });
    taken.push({ at: [x, y], within: open.length / 8 });
  }
  return { perches: taken, shapes };
}
