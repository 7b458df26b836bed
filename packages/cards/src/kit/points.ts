import type { Rng } from './random.ts';

export type Point = readonly [number, number];
export type Points = readonly Point[];
/** Left, top, right, bottom. */
export type Bounds = readonly [number, number, number, number];

/** x, y, width, height in card px. */
export type Box = readonly [number, number, number, number];

export const TAU = Math.PI * 2;
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const between = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
/** A coordinate as written into SVG: one decimal. */
export const fix = (n: number): string => (Math.round(n * 10) / 10).toString();

/** Array access that fails loudly instead of drawing NaN. */
export function nth<T>(list: readonly T[], i: number): T {
  const item = list[i];
  if (item === undefined) throw new Error(`no item ${i} in a list of ${list.length}`);
  return item;
}

export const last = <T>(list: readonly T[]): T => nth(list, list.length - 1);

/** [make(0), …, make(n-1)] */
export const times = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i));

export interface Placement {
  x?: number;
  y?: number;
  /** Scale; sx and sy override it per axis (negative flips). */
  s?: number;
  sx?: number;
  sy?: number;
  /** Rotation in radians. */
  r?: number;
}

/** Where a motif stands: its foot, its scale, -1 mirrors it left-right. */
export interface Standing {
  x: number;
  y: number;
  s?: number;
  flip?: number;
}

export function place(
  points: Points,
  { x = 0, y = 0, s = 1, sx = s, sy = s, r = 0 }: Placement = {},
): Point[] {
  const c = Math.cos(r);
  const q = Math.sin(r);
  return points.map(([u, v]) => [x + u * sx * c - v * sy * q, y + u * sx * q + v * sy * c]);
}

export function bounds(points: Points): Bounds {
  let [left, top, right, bottom] = [1e9, 1e9, -1e9, -1e9];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

export function inside(points: Points, x: number, y: number): boolean {
  let within = false;
  let [xj, yj] = last(points);
  for (const [xi, yi] of points) {
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within;
    [xj, yj] = [xi, yi];
  }
  return within;
}

/** The four corners, clockwise from (x0, y0). */
export const rectangle = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** n random points inside an outline. */
export function scatter(outline: Points, n: number, rng: Rng, margin = 0): Point[] {
  const [left, top, right, bottom] = bounds(outline);
  const found: Point[] = [];
  for (let guard = n * 40; found.length < n && guard > 0; guard--) {
    const x = rng.range(left - margin, right + margin);
    const y = rng.range(top - margin, bottom + margin);
    if (inside(outline, x, y)) found.push([x, y]);
  }
  return found;
}

/** Points from a hand-written list: trace('0,-74 1,-50 -1,-26'). */
export const trace = (list: string): Point[] =>
  list.split(' ').map((pair): Point => {
    const [x = NaN, y = NaN] = pair.split(',').map(Number);
    if (Number.isNaN(x + y)) throw new Error(`not a point: '${pair}' in '${list}'`);
    return [x, y];
  });
