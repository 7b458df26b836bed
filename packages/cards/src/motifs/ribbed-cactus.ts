/** A cactus in clay (card px): ribs run along its trunk and arms, and cushions of spines sit on the ribs. */
import { ballAround, here, type Piece } from '../kit/clay/model.ts';
import { bent, bone, type Clay } from '../kit/clay/solids.ts';
import { cross, dot, minus, plus, times3, unit, type Vec } from '../kit/clay/space.ts';
import { lerp, nth, times } from '../kit/points.ts';

export interface Limb {
  readonly line: readonly Vec[];
  readonly r: readonly [number, number];
  readonly ribs: number;
  /** Which way rib 0 looks, roughly across the line. */
  readonly towards: Vec;
}

interface Spot {
  readonly at: Vec;
  readonly along: Vec;
  readonly t: number;
}

function nearest(dense: readonly Vec[], p: Vec): Spot {
  let best: Spot = { at: nth(dense, 0), along: [0, -1, 0], t: 0 };
  let least = Infinity;
  for (let i = 0; i < dense.length - 1; i++) {
    const [a, b] = [nth(dense, i), nth(dense, i + 1)];
    const e = minus(b, a);
    const k = Math.max(0, Math.min(1, dot(minus(p, a), e) / (dot(e, e) || 1)));
    const at = plus(a, times3(e, k));
    const off = minus(p, at);
    const d = dot(off, off);
    if (d < least) [least, best] = [d, { at, along: e, t: (i + k) / (dense.length - 1) }];
  }
  return { ...best, along: unit(best.along) };
}

/** Two ways across the limb, square to each other; the first as near to `towards` as can be. */
const crossways = (along: Vec, towards: Vec): readonly [Vec, Vec] => {
  const u = unit(minus(towards, times3(along, dot(towards, along))));
  return [u, cross(along, u)];
};

export function ribbed(part: string, { line, r, ribs, towards }: Limb): Piece {
  const dense = bent(line, 5);
  const clay: Clay = (x, y, z) => {
    const p: Vec = [x, y, z];
    const { at, along, t } = nearest(dense, p);
    const off = minus(p, at);
    const [u, v] = crossways(along, towards);
    const around = Math.atan2(dot(off, v), dot(off, u));
    const crest = 0.5 + 0.5 * Math.cos(around * ribs);
    return (Math.hypot(...off) - lerp(...r, t) * (0.9 + 0.1 * Math.sqrt(crest))) * 0.8;
  };
  return {
    part,
    clay,
    frame: here,
    ...ballAround(dense, Math.max(...r) + 4),
    spine: { line: dense, reach: Math.max(...r) + 4 },
  };
}

export interface Cushion {
  readonly at: Vec;
  readonly out: Vec;
}

/** Where spines grow: on the crest of every rib, `step` px apart. */
export function cushions({ line, r, ribs, towards }: Limb, step: number): Cushion[] {
  const dense = bent(line, 5);
  const total = dense.slice(1).reduce((sum, p, i) => sum + Math.hypot(...minus(p, nth(dense, i))), 0);
  const rows = Math.floor(total / step);
  return times(ribs, (rib) =>
    times(rows, (row) => {
      const t = (row + 0.5 + (rib % 2) * 0.45) / rows;
      const k = Math.min(dense.length - 2, Math.floor(t * (dense.length - 1)));
      const [a, b] = [nth(dense, k), nth(dense, k + 1)];
      const along = unit(minus(b, a));
      const [u, v] = crossways(along, towards);
      const angle = (rib * 2 * Math.PI) / ribs;
      const out = unit(plus(times3(u, Math.cos(angle)), times3(v, Math.sin(angle))));
      const middle = plus(a, times3(minus(b, a), t * (dense.length - 1) - k));
      return { at: plus(middle, times3(out, lerp(...r, t))), out };
    }),
  ).flat();
}

/** A cork stuck on a cushion. */
export const cork = ({ at, out }: Cushion, r: number): Piece => {
  const [from, to] = [plus(at, times3(out, r * 0.3)), plus(at, times3(out, r * 2))];
  const round = bone(from, to, r * 1.1, r);
  const flat: Clay = (x, y, z) => Math.max(round(x, y, z), dot(minus([x, y, z], to), out) - r * 0.2);
  return { part: 'cork', clay: flat, frame: here, ...ballAround([from, to], r * 2) };
};
