/** Looks at a model from the front and notes, cell by cell, what is seen there: which piece, how near, which way it faces. */
import { px } from '../../pixels/raster.ts';
import { nth, type Box } from '../points.ts';
import { ballOf, inCard, type Model, type Piece } from './model.ts';
import type { Clay } from './solids.ts';
import { outward, type Vec } from './space.ts';

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
}

/** Cells of a tile look together: they ask only the pieces that can be seen there, and start close above them. */
const TILE = 4;

interface Body {
  readonly index: number;
  readonly clay: Clay;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly r: number;
  readonly spine: readonly Vec[];
  readonly girth: number;
}

const bodies = (pieces: readonly Piece[]): Body[] =>
  pieces.map((piece, index) => {
    const { at, r } = ballOf(piece);
    const { spine, frame } = piece;
    return {
      index,
      clay: inCard(piece),
      x: at[0],
      y: at[1],
      z: at[2],
      r,
      spine: spine ? spine.line.map((p) => outward(frame, p)) : [],
      girth: spine ? spine.reach * frame.scale : 0,
    };
  });

/** Whether a body may be seen within `spread` of a place on the card. */
function covers(b: Body, x: number, y: number, spread: number): boolean {
  if (Math.hypot(b.x - x, b.y - y) >= b.r + spread) return false;
  if (!b.spine.length) return true;
  const near = (b.girth + spread) ** 2;
  for (let i = 1; i < b.spine.length; i++) {
    const [p, q] = [nth(b.spine, i - 1), nth(b.spine, i)];
    const [ex, ey] = [q[0] - p[0], q[1] - p[1]];
    const t = Math.max(0, Math.min(1, ((x - p[0]) * ex + (y - p[1]) * ey) / (ex * ex + ey * ey || 1)));
    if ((x - p[0] - ex * t) ** 2 + (y - p[1] - ey * t) ** 2 < near) return true;
  }
  return false;
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
  const plane = (): Float32Array => new Float32Array(w * h);
  const [z, nx, ny, nz, miss] = [plane(), plane(), plane(), plane(), plane()];
  const piece = new Int16Array(w * h).fill(-1);
  const touch = cell * 0.12;
  const e = cell * 0.7;
  let near: Body[] = [];
  let seen = -1;

  const distance: Clay = (x, y, at) => {
    let best = 1e9;
    for (const b of near) {
      const u = x - b.x;
      const v = y - b.y;
      const s = at - b.z;
      const far = Math.sqrt(u * u + v * v + s * s) - b.r;
      if (far > best) continue;
      const d = far > cell * 4 ? far : b.clay(x, y, at);
      if (d < best) {
        best = d;
        seen = b.index;
      }
    }
    return best;
  };

  const note = (i: number, x: number, y: number, at: number): void => {
    piece[i] = seen;
    z[i] = at;
    const a = distance(x + e, y - e, at - e);
    const b = distance(x - e, y - e, at + e);
    const c = distance(x - e, y + e, at - e);
    const d = distance(x + e, y + e, at + e);
    const [gx, gy, gz] = [a - b - c + d, -a - b + c + d, -a + b - c + d];
    const size = Math.hypot(gx, gy, gz) || 1;
    [nx[i], ny[i], nz[i]] = [gx / size, gy / size, gz / size];
  };

  const look = (i: number, x: number, y: number, top: number, bottom: number): void => {
    let closest = 1e9;
    let at = top;
    for (let step = 0; step < 160 && at > bottom; step++) {
      const d = distance(x, y, at);
      if (d < closest) closest = d;
      if (d < touch) {
        note(i, x, y, at);
        return;
      }
      at -= Math.max(d * 0.86, touch * 0.5);
    }
    miss[i] = closest;
  };

  /** How far down all rays of a tile may go at once: while the clay is farther off than the tile is wide. */
  const approach = (x: number, y: number, top: number, bottom: number, wide: number): number => {
    let at = top;
    for (let step = 0; step < 60 && at > bottom; step++) {
      const d = distance(x, y, at) * 0.86 - wide;
      if (d < cell * 0.5) break;
      at -= d;
    }
    return at;
  };

  for (let ty = 0; ty < h; ty += TILE)
    for (let tx = 0; tx < w; tx += TILE) {
      const [cx, cy] = [x0 + (tx + (TILE - 1) / 2) * cell, y0 + (ty + (TILE - 1) / 2) * cell];
      near = all.filter((b) => covers(b, cx, cy, TILE * cell * 0.75 + cell * 2));
      let [top, bottom] = [-1e9, 1e9];
      for (const b of near) [top, bottom] = [Math.max(top, b.z + b.r), Math.min(bottom, b.z - b.r)];
      if (near.length) top = approach(cx, cy, top, bottom, TILE * cell * 0.72);
      for (let gy = ty; gy < Math.min(h, ty + TILE); gy++)
        for (let gx = tx; gx < Math.min(w, tx + TILE); gx++) {
          const i = gy * w + gx;
          if (near.length) look(i, x0 + gx * cell, y0 + gy * cell, top, bottom);
          else miss[i] = 1e6;
        }
    }
  return { model, x0, y0, cell, w, h, piece, z, nx, ny, nz, miss };
}

export const pointAt = (s: Survey, i: number): Vec => [
  s.x0 + (i % s.w) * s.cell,
  s.y0 + Math.floor(i / s.w) * s.cell,
  px(s.z, i),
];
