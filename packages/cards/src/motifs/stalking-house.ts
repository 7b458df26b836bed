/** A red house caught in mid-step, its nearest corner off the ground; made for linocut. Gable to the left; card px around (560, 560). */
import { cut, gouge } from '../finishes/linocut.ts';
import { polygon, resample, smooth, spline } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { between, inside, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { wobblyPolygon } from '../kit/shapes.ts';

export interface HouseInks {
  light: string;
  wall: string;
  shade: string;
  dark: string;
}

const curve = (list: string): Point[] => resample(spline(trace(list), false, 12), 5);

const GABLE = trace('398,738 566,790 556,578 446,424 356,548');
const SIDE = trace('566,790 726,722 720,520 556,578');
/** The ridge is arched like the back of a cat. */
const ROOF: Points = [
  ...curve('440,404 500,336 570,318 640,344 690,392'),
  ...curve('690,392 726,460 760,548'),
  ...curve('760,548 660,576 562,606'),
  ...curve('562,606 506,520 440,404'),
];
const BARGE = trace('428,398 452,394 578,604 560,618 444,432 350,570 330,560');
const CHIMNEY = curve('596,352 592,300 606,246 636,232 662,238 656,280 648,330 650,366');

const quad = (
  a: Point,
  b: Point,
  c: Point,
  d: Point,
  u0: number,
  v0: number,
  u1: number,
  v1: number,
): Point[] => {
  const at = (u: number, v: number): Point => between(between(a, b, u), between(d, c, u), v);
  return [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)];
};
/** A place on the gable wall: from its left eave to its right, from eaves to foot. */
const front = (u0: number, v0: number, u1: number, v1: number): Point[] =>
  quad([356, 548], [556, 578], [566, 790], [398, 738], u0, v0, u1, v1);
const side = (u0: number, v0: number, u1: number, v1: number): Point[] =>
  quad([556, 578], [720, 520], [726, 722], [566, 790], u0, v0, u1, v1);

function pane(
  S: Easel,
  at: (u0: number, v0: number, u1: number, v1: number) => Point[],
  [u0, v0, u1, v1]: readonly [number, number, number, number],
  c: HouseInks,
): string {
  const [m, n] = [(u0 + u1) / 2, (v0 + v1) / 2];
  const bar = (a: number, b: number, d: number, e: number): string => path(polygon(at(a, b, d, e)), c.dark);
  const [du, dv] = [(u1 - u0) * 0.05, (v1 - v0) * 0.05];
  return [
    path(wobblyPolygon(S, at(u0 - 2 * du, v0 - 2 * dv, u1 + 2 * du, v1 + 2 * dv), 1), c.dark),
    path(wobblyPolygon(S, at(u0, v0, u1, v1), 1), c.light),
    bar(m - du * 0.6, v0, m + du * 0.6, v1),
    bar(u0, n - dv * 0.6, u1, n + dv * 0.6),
  ].join('');
}

function boards(S: Easel, outline: Points, angle: number, ink: string, chance: number): string {
  const d = times(420, () => {
    const [x, y] = [S.rng.range(340, 740), S.rng.range(410, 790)];
    if (!inside(outline, x - 14, y) || !inside(outline, x + 14, y) || !S.rng.chance(chance)) return '';
    return cut(
      x,
      Math.round(y / 17) * 17 + (x - 460) * Math.tan(angle),
      angle,
      S.rng.range(24, 56),
      1.7,
      S.rng,
      0.02,
    );
  });
  return path(d.join(''), ink);
}

/** Rows of shingles along the arched roof. */
function shingles(S: Easel, ink: string): string {
  const d = times(9, (row) =>
    times(22, (i) => {
      const t = (i + (row % 2) * 0.5) / 22;
      const [top, low] = [
        curve('440,404 500,336 570,318 640,344 690,392'),
        curve('562,606 640,582 700,568 760,548'),
      ];
      const a = top[Math.min(top.length - 1, Math.floor(t * top.length))] ?? [0, 0];
      const b = low[Math.min(low.length - 1, Math.floor(t * low.length))] ?? [0, 0];
      const [x, y] = between(a, b, (row + 0.7) / 9.4);
      if (!inside(ROOF, x - 8, y) || !inside(ROOF, x + 10, y + 8)) return '';
      return gouge(
        [
          [x - 6, y - 2],
          [x - 2, y + 6],
          [x + 7, y + 3],
        ],
        S.rng.range(1.4, 2.4),
      );
    }).join(''),
  );
  return path(d.join(''), ink);
}

export function stalkingHouse(S: Easel, c: HouseInks): string {
  return [
    path(smooth(CHIMNEY), c.wall),
    path(wobblyPolygon(S, trace('598,250 630,222 672,230 664,252 632,248 606,270'), 1.2), c.dark),
    path(gouge(trace('640,352 644,310 650,268'), 8), c.dark),
    path(wobblyPolygon(S, SIDE, 1.6), c.dark),
    path(wobblyPolygon(S, GABLE, 1.6), c.wall),
    boards(S.element('boards'), GABLE, 0.27, c.dark, 0.45),
    boards(S.element('side'), SIDE, -0.38, c.wall, 0.8),
    path(polygon(ROOF), c.dark),
    shingles(S.element('shingles'), c.shade),
    path(wobblyPolygon(S, BARGE, 1.4), c.light),
    pane(S, front, [0.16, 0.08, 0.4, 0.42], c),
    pane(S, front, [0.6, 0.08, 0.84, 0.42], c),
    pane(S, side, [0.34, 0.2, 0.66, 0.56], c),
    path(wobblyPolygon(S, front(0.38, 0.55, 0.62, 1), 1), c.dark),
    path(wobblyPolygon(S, front(0.57, 0.56, 0.62, 1), 1), c.light),
  ].join('');
}
