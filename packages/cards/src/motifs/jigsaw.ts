/** A jigsaw lying on a plane seen from above and aside: outlines of its pieces, and where a point of the plane is on the card. */
import { spline } from '../kit/curves.ts';
import { nth, trace, type Point, type Points } from '../kit/points.ts';

/** The tongue of a piece along an edge from (0, 0) to (1, 0); sticks out to positive y. */
const TONGUE = spline(
  trace(
    '0,0 0.2,-0.022 0.36,-0.03 0.425,-0.01 0.425,0.06 0.375,0.13 0.385,0.21 0.45,0.262 0.53,0.262 0.6,0.215 0.615,0.13 0.57,0.06 0.57,-0.01 0.63,-0.03 0.8,-0.018 1,0',
  ),
  false,
  6,
);

/** Which way the tongue of an edge goes: told by its place, so that neighbours agree. */
const way = (i: number, j: number, upright: boolean): 1 | -1 =>
  (i * 73 + j * 151 + (upright ? 37 : 0)) % 5 < 3 ? 1 : -1;

function edge(a: Point, b: Point, sign: 1 | -1, shift: number): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  return TONGUE.map(([t, v]): Point => {
    const s = t + shift * Math.sin(Math.PI * t);
    return [a[0] + dx * s - dy * v * sign, a[1] + dy * s + dx * v * sign];
  });
}

/** The piece in column i and row j of unit squares, as an outline in the plane. */
export function jigsawPiece(i: number, j: number): Point[] {
  const corner = (a: number, b: number): Point => [
    a + 0.05 * Math.sin(a * 5.1 + b * 2.3),
    b + 0.05 * Math.sin(a * 3.7 - b * 4.4),
  ];
  const flat = (a: number, b: number): Point[] =>
    edge(corner(a, b), corner(a + 1, b), way(a, b, false), 0.03 * Math.sin(a * 9 + b * 4));
  const upright = (a: number, b: number): Point[] =>
    edge(corner(a, b), corner(a, b + 1), way(a, b, true), 0.03 * Math.sin(a * 6 - b * 7));
  return [...flat(i, j), ...upright(i + 1, j), ...flat(i, j + 1).reverse(), ...upright(i, j).reverse()];
}

export interface View {
  /** Horizon and middle of the card, px. */
  horizon: number;
  middle: number;
  /** How far away the near edge lies, in pieces; how large a piece is at distance 1, across and down. */
  distance: number;
  across: number;
  down: number;
}

/** A point of the plane on the card: x to the right, y away from us. */
export const seenFrom =
  ({ horizon, middle, distance, across, down }: View) =>
  ([x, y]: Point): Point => {
    const far = distance + y;
    return [middle + (x * across) / far, horizon + down / far];
  };

/** An outline drawn together round its middle by so many px. */
export function drawnIn(outline: Points, by: number): Point[] {
  const n = outline.length;
  return outline.map(([x, y], i): Point => {
    const [a, b] = [nth(outline, (i + n - 2) % n), nth(outline, (i + 2) % n)];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const d = Math.hypot(dx, dy) || 1;
    return [x + (dy / d) * by, y - (dx / d) * by];
  });
}
