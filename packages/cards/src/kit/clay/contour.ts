/** Outlines round what lies above a level in a grid of values. */
import { px } from '../../pixels/raster.ts';
import { smooth } from '../curves.ts';
import { nth, type Point, type Points } from '../points.ts';

export interface Grid {
  readonly x0: number;
  readonly y0: number;
  readonly cell: number;
  readonly w: number;
  readonly h: number;
}

/** The edges of a cell, clockwise from the top, that a line crosses for each set of corners above the level (inside on its right). */
const CROSSINGS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[3, 0]],
  [[0, 1]],
  [[3, 1]],
  [[1, 2]],
  [
    [3, 0],
    [1, 2],
  ],
  [[0, 2]],
  [[3, 2]],
  [[2, 3]],
  [[2, 0]],
  [
    [0, 1],
    [2, 3],
  ],
  [[2, 1]],
  [[1, 3]],
  [[1, 0]],
  [[0, 3]],
  [],
];

/** Closed outlines in card px; holes run the other way, so that one path with both fills rightly. The border counts as below. */
export function outlines(grid: Grid, values: Float32Array, level: number): Point[][] {
  const { w, h, x0, y0, cell } = grid;
  const value = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= w || y >= h ? level - 1 : px(values, y * w + x);
  const next = new Map<number, number>();
  const spots = new Map<number, Point>();
  const W = w + 2;
  // An edge is known by the lattice point at its left or top and by its direction.
  const edgeOf = (x: number, y: number, side: number): number => {
    if (side === 0) return ((y + 1) * W + x + 1) * 2;
    if (side === 2) return ((y + 2) * W + x + 1) * 2;
    return ((y + 1) * W + (side === 1 ? x + 2 : x + 1)) * 2 + 1;
  };
  const spot = (id: number, x: number, y: number, side: number): void => {
    if (spots.has(id)) return;
    const [ax, ay] = side === 2 ? [x, y + 1] : side === 1 ? [x + 1, y] : [x, y];
    const [bx, by] = side === 0 || side === 2 ? [ax + 1, ay] : [ax, ay + 1];
    const [a, b] = [value(ax, ay), value(bx, by)];
    const t = Math.max(0.02, Math.min(0.98, (level - a) / (b - a || 1)));
    spots.set(id, [x0 + (ax + (bx - ax) * t) * cell, y0 + (ay + (by - ay) * t) * cell]);
  };
  let [left, right] = [0, 0];
  for (let y = -1; y < h; y++)
    for (let x = -1; x < w; x++) {
      // The two right corners of one cell are the left ones of the next.
      left = x < 0 ? 0 : right;
      right = (value(x + 1, y) >= level ? 1 : 0) | (value(x + 1, y + 1) >= level ? 2 : 0);
      if (left === right && (left === 0 || left === 3)) continue;
      const corners = (left & 1) | ((right & 1) << 1) | ((right & 2) << 1) | ((left & 2) << 2);
      for (const [from, to] of nth(CROSSINGS, corners)) {
        const [a, b] = [edgeOf(x, y, from), edgeOf(x, y, to)];
        spot(a, x, y, from);
        spot(b, x, y, to);
        next.set(a, b);
      }
    }
  const loops: Point[][] = [];
  for (const start of next.keys()) {
    if (!next.has(start)) continue;
    const loop: Point[] = [];
    for (let at: number | undefined = start; at !== undefined && next.has(at);) {
      const p = spots.get(at);
      if (p) loop.push(p);
      const to: number | undefined = next.get(at);
      next.delete(at);
      at = to;
    }
    if (loop.length > 3) loops.push(loop);
  }
  return loops;
}

/** Rounds off the steps of the grid: each point moves to the mean of its neighbourhood, `times` over. */
export function eased(loop: Points, passes = 2, closed = true): Point[] {
  let line: Point[] = loop.slice();
  const n = line.length;
  if (n < 4) return line;
  for (let k = 0; k < passes; k++)
    line = line.map(([x, y], i) => {
      if (!closed && (i === 0 || i === n - 1)) return [x, y];
      const [a, b] = [nth(line, (i + n - 1) % n), nth(line, (i + 1) % n)];
      return [(a[0] + 2 * x + b[0]) / 4, (a[1] + 2 * y + b[1]) / 4];
    });
  return line;
}

/** The line without the points that lie within `slack` of the way between their neighbours. */
export function thinned(line: Points, slack: number): Point[] {
  const n = line.length;
  if (n < 5) return line.slice();
  const keep = new Uint8Array(n);
  keep[0] = keep[n - 1] = 1;
  const stack: [number, number][] = [[0, n - 1]];
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [a, b] = span;
    const [p, q] = [nth(line, a), nth(line, b)];
    const [ex, ey] = [q[0] - p[0], q[1] - p[1]];
    const long = Math.hypot(ex, ey);
    let [worst, at] = [slack, -1];
    for (let i = a + 1; i < b; i++) {
      const [x, y] = nth(line, i);
      const off =
        long < 1e-6 ? Math.hypot(x - p[0], y - p[1]) : Math.abs((x - p[0]) * ey - (y - p[1]) * ex) / long;
      if (off > worst) [worst, at] = [off, i];
    }
    if (at < 0) continue;
    keep[at] = 1;
    stack.push([a, at], [at, b]);
  }
  return line.filter((_, i) => keep[i]);
}

export const areaOf = (loop: Points): number => {
  let sum = 0;
  let [xj, yj] = nth(loop, loop.length - 1);
  for (const [x, y] of loop) {
    sum += xj * y - x * yj;
    [xj, yj] = [x, y];
  }
  return Math.abs(sum) / 2;
};

/** Outlines as one soft path; islands smaller than `least` px² are dropped. */
export function shapeAbove(grid: Grid, values: Float32Array, level: number, least = 6): string {
  return outlines(grid, values, level)
    .filter((loop) => areaOf(loop) >= least)
    .map((loop) => smooth(thinned(eased(loop, 2), grid.cell * 0.16), true, 0.9))
    .join('');
}
