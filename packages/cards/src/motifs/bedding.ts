/** Bedding as a landscape seen from straight above (card px, z towards the viewer): heights over the plane of the bed. */
import { here, type Piece, type Stain } from '../kit/clay/model.ts';
import type { Clay } from '../kit/clay/solids.ts';
import type { Vec } from '../kit/clay/space.ts';
import type { Point } from '../kit/points.ts';

export type Height = (x: number, y: number) => number;

/** What lies under the cloth, from a to b: a ridge so broad and so high. */
export const ridgeUnder = (a: Point, b: Point, broad: number, high: number): Height => {
  const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
  const il2 = 1 / (ex * ex + ey * ey || 1);
  return (x, y) => {
    const t = Math.max(0, Math.min(1, ((x - a[0]) * ex + (y - a[1]) * ey) * il2));
    const d = Math.hypot(x - a[0] - ex * t, y - a[1] - ey * t) / broad;
    return high * Math.exp(-d * d);
  };
};

/** Ridges under one cloth run into each other. */
export const draped =
  (...ridges: readonly Height[]): Height =>
  (x, y) =>
    Math.sqrt(ridges.reduce((sum, ridge) => sum + ridge(x, y) ** 2, 0));

/** Stuffed cloth with drawn-out corners; a head has lain at `dent` (share of the half breadths). */
export function pillow(
  at: Point,
  half: Point,
  turn: number,
  dent: { at: Point; deep: number; broad: number },
): { height: Height; within: Height } {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const own = (x: number, y: number): Point => {
    const [u, v] = [x - at[0], y - at[1]];
    return [(c * u + s * v) / half[0], (c * v - s * u) / half[1]];
  };
  // Sides bow inwards a little, corners reach out.
  const round = (u: number, v: number): number =>
    (Math.abs(u) ** 4 + Math.abs(v) ** 4) ** 0.25 *
    (1 + 0.1 * (1 - Math.min(1, Math.abs(u * v) * 1.6)) - 0.04);
  return {
    height: (x, y) => {
      const [u, v] = own(x, y);
      const r = Math.min(1, round(u, v));
      const pressed = Math.exp(-(((u - dent.at[0]) ** 2 + ((v - dent.at[1]) * 0.8) ** 2) / dent.broad ** 2));
      return 74 * (1 - r ** 2.2) ** 0.62 - dent.deep * pressed;
    },
    within: (x, y) => {
      const [u, v] = own(x, y);
      return (round(u, v) - 1) * Math.min(...half);
    },
  };
}

/** A cloth with this height wherever `within` is below 0. */
export function clothPiece(
  part: string,
  height: Height,
  within: Height,
  ball: { centre: Vec; reach: number },
  stains: Record<string, Stain> = {},
): Piece {
  const clay: Clay = (x, y, z) => {
    const out = within(x, y);
    if (out > 40) return Math.max(out * 0.7, z - 140);
    return Math.max((z - height(x, y)) * 0.5, out * 0.6);
  };
  return { part, clay, frame: here, ...ball, stains };
}
