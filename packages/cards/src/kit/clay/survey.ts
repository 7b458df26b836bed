/** Looks at a model from the front and notes, cell by cell, what is seen there: which piece, how near, which way it faces. */
import { px } from '../../pixels/raster.ts';
import type { Box } from '../points.ts';
import { ballOf, inCard, type Model, type Piece } from './model.ts';
import type { Clay } from './solids.ts';
import type { Vec } from './space.ts';

export interface Survey {
  readonly model: Model;
  /** Left and top of the first cell's middle, cell size in px, cells across and down. */
  readonly x0: number;
  readonly y0: number;
  readonly cell: number;
  readonly w: number;
  readonly h: number;
  /** Index of the piece seen, -1 for none. */
  readonly piece: Int16Array;
  readonly z: Float32Array;
  readonly nx: Float32Array;
  readonly ny: Float32Array;
  readonly nz: Float32Array;
  /** How nearly a ray that saw nothing missed, px. */
  readonly miss: Float32Array;
  /** Distance to the whole model. */
  readonly distance: Clay;
}

const TILE = 4;

interface Body {
  readonly index: number;
  readonly clay: Clay;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly r: number;
}

const bodies = (pieces: readonly Piece[]): Body[] =>
  pieces.map((piece, index) => {
    const { at, r } = ballOf(piece);
    return { index, clay: inCard(piece), x: at[0], y: at[1], z: at[2], r };
  });

/** Distance to all bodies; those farther than the best so far are not asked. */
function wholeOf(list: readonly Body[]): Clay {
  return (x, y, z) => {
    let best = 1e9;
    for (const b of list) {
      const u = x - b.x;
      const v = y - b.y;
      const w = z - b.z;
      const far = Math.sqrt(u * u + v * v + w * w) - b.r;
      if (far > best) continue;
      const d = far > b.r ? far : b.clay(x, y, z);
      if (d < best) best = d;
    }
    return best;
  };
}

/** The box a model fills on the card, with room for its edge. */
export function boxOf(model: Model, pad = 6): Box {
  let [l, t, r, b] = [1e9, 1e9, -1e9, -1e9];
  for (const piece of model.pieces) {
    const { at, r: reach } = ballOf(piece);
    [l, t] = [Math.min(l, at[0] - reach), Math.min(t, at[1] - reach)];
    [r, b] = [Math.max(r, at[0] + reach), Math.max(b, at[1] + reach)];
  }
  return [l - pad, t - pad, r - l + 2 * pad, b - t + 2 * pad];
}

export function survey(model: Model, cell: number, box: Box = boxOf(model)): Survey {
  const [x0, y0] = [box[0], box[1]];
  const [w, h] = [Math.ceil(box[2] / cell) + 1, Math.ceil(box[3] / cell) + 1];
  const all = bodies(model.pieces);
  const distance = wholeOf(all);
  const plane = (): Float32Array => new Float32Array(w * h);
  const [z, nx, ny, nz, miss] = [plane(), plane(), plane(), plane(), plane()];
  const piece = new Int16Array(w * h).fill(-1);
  const touch = cell * 0.12;

  let seen = -1;
  const nearest = (x: number, y: number, at: number, near: readonly Body[]): number => {
    let best = 1e9;
    for (const b of near) {
      const [u, v, w] = [x - b.x, y - b.y, at - b.z];
      const far = Math.sqrt(u * u + v * v + w * w) - b.r;
      if (far > best) continue;
      const d = far > cell * 4 ? far : b.clay(x, y, at);
      if (d < best) {
        best = d;
        seen = b.index;
      }
    }
    return best;
  };
  const look = (
    i: number,
    x: number,
    y: number,
    near: readonly Body[],
    top: number,
    bottom: number,
  ): void => {
    let closest = 1e9;
    let at = top;
    for (let step = 0; step < 160 && at > bottom; step++) {
      const d = nearest(x, y, at, near);
      if (d < closest) closest = d;
      if (d < touch) {
        piece[i] = seen;
        z[i] = at;
        return;
      }
      at -= Math.max(d * 0.86, touch * 0.5);
    }
    miss[i] = closest;
  };
  /** How far down all rays of a tile may go at once: while the clay is farther off than the tile is wide. */
  const approach = (
    x: number,
    y: number,
    near: readonly Body[],
    top: number,
    bottom: number,
    wide: number,
  ): number => {
    let at = top;
    for (let step = 0; step < 60 && at > bottom; step++) {
      const d = nearest(x, y, at, near) * 0.86 - wide;
      if (d < cell * 0.5) break;
      at -= d;
    }
    return at;
  };

  for (let ty = 0; ty < h; ty += TILE)
    for (let tx = 0; tx < w; tx += TILE) {
      const [cx, cy] = [x0 + (tx + TILE / 2) * cell, y0 + (ty + TILE / 2) * cell];
      const spread = TILE * cell * 0.75 + cell;
      const near = all.filter((b) => Math.hypot(b.x - cx, b.y - cy) < b.r + spread);
      let [top, bottom] = [-1e9, 1e9];
      for (const b of near) [top, bottom] = [Math.max(top, b.z + b.r), Math.min(bottom, b.z - b.r)];
      if (near.length) top = approach(cx - cell / 2, cy - cell / 2, near, top, bottom, TILE * cell * 0.72);
      for (let gy = ty; gy < Math.min(h, ty + TILE); gy++)
        for (let gx = tx; gx < Math.min(w, tx + TILE); gx++) {
          const i = gy * w + gx;
          if (near.length) look(i, x0 + gx * cell, y0 + gy * cell, near, top, bottom);
          else miss[i] = 1e6;
        }
    }

  const e = cell * 0.7;
  for (let gy = 0, i = 0; gy < h; gy++)
    for (let gx = 0; gx < w; gx++, i++) {
      if ((piece[i] ?? -1) < 0) continue;
      const [x, y, d] = [x0 + gx * cell, y0 + gy * cell, px(z, i)];
      const [a, b] = [distance(x + e, y - e, d - e), distance(x - e, y - e, d + e)];
      const [c, f] = [distance(x - e, y + e, d - e), distance(x + e, y + e, d + e)];
      const [gxn, gyn, gzn] = [a - b - c + f, -a - b + c + f, -a + b - c + f];
      const size = Math.hypot(gxn, gyn, gzn) || 1;
      [nx[i], ny[i], nz[i]] = [gxn / size, gyn / size, gzn / size];
    }
  return { model, x0, y0, cell, w, h, piece, z, nx, ny, nz, miss, distance };
}

export const pointAt = (s: Survey, i: number): Vec => [
  s.x0 + (i % s.w) * s.cell,
  s.y0 + Math.floor(i / s.w) * s.cell,
  px(s.z, i),
];
