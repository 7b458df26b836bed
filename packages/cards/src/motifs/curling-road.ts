/** A road that rolls up before whoever rides on it, like a wave: the near edge a curve on the card, the far edge drawn in towards VANISHING. For linocut. */
import { gouge } from '../finishes/linocut.ts';
import { normals, polygon, resample, smooth, spline } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { between, last, nth, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { wobble } from '../kit/shapes.ts';

export interface RoadInks {
  line: string;
  asphalt: string;
  shade: string;
  earth: string;
  dark: string;
}

const VANISHING: Point = [436, 750];
const DEEP = 0.34;
const NEAR = resample(
  spline(
    trace(
      '1400,1120 1040,1126 700,1138 500,1142 330,1138 196,1110 104,1046 50,930 34,770 52,570 108,390 204,240 340,146 480,116 606,150 690,236 712,336',
    ),
    false,
    14,
  ),
  6,
);
const SLAB = 36;

/** The edge of the road at a share of its breadth, 0 near .. 1 far. */
const edge = (k: number): Point[] => NEAR.map((p) => between(p, VANISHING, DEEP * k));
const strip = (k0: number, k1: number, from = 0, to = 1): Point[] => {
  const cut = (points: Point[]): Point[] =>
    points.slice(Math.floor(from * points.length), Math.ceil(to * points.length));
  return [...cut(edge(k0)), ...cut(edge(k1)).reverse()];
};

/** The torn slab of earth under the near edge. */
const outside: Points = (() => {
  const out = normals(NEAR, false);
  return NEAR.map(([x, y], i): Point => {
    const [nx, ny] = nth(out, i);
    const thick = SLAB * (1 - 0.4 * (i / NEAR.length));
    return [x + nx * thick, y + ny * thick];
  });
})();

export function curlingRoad(S: Easel, c: RoadInks): string {
  const dashes = times(26, (i) => polygon(strip(0.47, 0.55, 0.012 + i * 0.038, 0.012 + i * 0.038 + 0.021)));
  const slab = wobble([...NEAR, ...[...outside].reverse()], S.noise, 5, 0.03);
  const roots = times(40, () => {
    const i = S.rng.int(130, NEAR.length - 4);
    const [x, y] = nth(outside, i);
    const [nx, ny] = nth(normals(outside, false), i);
    const long = S.rng.range(26, 70);
    const bend = S.rng.gauss(0, 14);
    return gouge(
      [
        [x + nx * long * 0.7 + bend, y + ny * long * 0.7 + 14],
        [x + nx * long * 0.5 + bend * 0.4, y + ny * long * 0.5],
        [x - nx * 8, y - ny * 8],
      ],
      S.rng.range(1.4, 2.8),
    );
  });
  const stones = times(120, () => {
    const i = S.rng.int(90, NEAR.length - 6);
    const [x, y] = between(nth(NEAR, i), nth(outside, i), S.rng.range(0.25, 0.85));
    const r = S.rng.range(1.6, 4.6);
    return smooth(times(7, (k): Point => [x + Math.cos(k * 0.9) * r * 1.5, y + Math.sin(k * 0.9) * r]));
  });
  return [
    path(roots.join(''), c.dark),
    path(polygon(strip(0, 1)), c.asphalt),
    grit(S, c.shade),
    path(polygon(strip(0.05, 0.085)), c.line),
    path(polygon(strip(0.93, 0.955)), c.line),
    path(dashes.join(''), c.line),
    path(polygon(slab), c.earth),
    path(stones.join(''), c.dark),
    torn(S, c),
  ].join('');
}

/** Short cuts along the way of the road, thicker where it turns into shadow overhead. */
function grit(S: Easel, ink: string): string {
  const d = times(620, () => {
    const [i, k] = [S.rng.int(4, NEAR.length - 14), S.rng.range(0.1, 0.92)];
    const t = i / NEAR.length;
    if (Math.abs(k - 0.51) < 0.07 || !S.rng.chance(t < 0.45 ? 0.25 : 0.1 + t * 0.7)) return '';
    const run = edge(k).slice(i, i + S.rng.int(4, 10));
    return gouge(run, S.rng.range(1, 2.6) * (0.5 + t));
  });
  return path(d.join(''), ink);
}

/** Where it has broken off: lumps of asphalt and earth, some still falling. */
function torn(S: Easel, c: RoadInks): string {
  const [a, b] = [last(NEAR), last(edge(1))];
  const lump = (x: number, y: number, r: number): string =>
    polygon(
      times(5, (k): Point => [
        x + Math.cos(k * 1.26 + r) * r * S.rng.range(0.7, 1.2),
        y + Math.sin(k * 1.26 + r) * r * S.rng.range(0.7, 1.1),
      ]),
    );
  const fringe = times(13, (i) => {
    const [x, y] = between(a, b, i / 12);
    return lump(x + S.rng.gauss(0, 4), y + S.rng.gauss(2, 5), S.rng.range(9, 17));
  });
  const falling = times(9, () =>
    lump(672 + S.rng.gauss(6, 26), 470 + S.rng.range(0, 150), S.rng.range(3, 9)),
  );
  const rim = times(8, (i) => {
    const [x, y] = between(a, [a[0] + 24, a[1] + 4], i / 7);
    return lump(x, y, S.rng.range(7, 12));
  });
  return path(fringe.join(''), c.asphalt) + path(rim.join(''), c.earth) + path(falling.join(''), c.dark);
}
