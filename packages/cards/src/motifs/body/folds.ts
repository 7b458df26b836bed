/** Folds: cloth is pulled between points of tension and hangs from points of rest. Heights added to a surface of clay. */
import type { Clay } from '../../kit/clay/solids.ts';
import { cross, dot, length3, minus, plus, times3, unit, type Vec } from '../../kit/clay/space.ts';
import { noiseFrom } from '../../kit/noise.ts';

export type Fold = (x: number, y: number, z: number) => number;

/** A round crest and a sharp valley. */
const ridge = (phase: number): number => 1 - 2 * Math.abs(Math.sin(phase / 2)) ** 0.75;

/**
 * Where a limb bends, folds fan out from the inside of the joint. `bend` grows with the angle.
 * r: thickness of the sleeve there.
 */
export function bendFolds(root: Vec, joint: Vec, end: Vec, r: number, depth: number, seed = 3): Fold {
  const [a, b] = [unit(minus(root, joint)), unit(minus(end, joint))];
  const open = Math.acos(Math.max(-1, Math.min(1, dot(a, b))));
  const bent = Math.max(0.25, (Math.PI - open) / 1.6);
  const inner = length3(plus(a, b)) > 0.08 ? unit(plus(a, b)) : unit(cross(a, [0.3, 0.2, 1]));
  const axis = length3(cross(a, b)) > 0.05 ? unit(cross(a, b)) : unit(cross(a, inner));
  const from = plus(joint, times3(inner, r * 1.1));
  const out = times3(inner, -1);
  const side = unit(cross(axis, out));
  const noise = noiseFrom(seed);
  const size = r * 2.1;
  return (x, y, z) => {
    const p: Vec = [x - from[0], y - from[1], z - from[2]];
    const far = length3(p);
    if (far > size * 2.2) return 0;
    const angle = Math.atan2(dot(p, side), dot(p, out));
    const wander = 0.9 * noise.n2(dot(p, axis) / (r * 1.1), far / (r * 1.4));
    const fade = Math.exp(-((far / size) ** 2)) * (1 - Math.exp(-((far / (r * 0.3)) ** 2)));
    return depth * bent * fade * ridge(angle * 5.2 + wander * 2.4 + 0.6);
  };
}

/** Folds pulled straight from one point to another. */
export function pulledFolds(from: Vec, to: Vec, wide: number, depth: number, seed = 5): Fold {
  const way = minus(to, from);
  const long = length3(way);
  const ahead = unit(way);
  const noise = noiseFrom(seed);
  return (x, y, z) => {
    const p: Vec = [x - from[0], y - from[1], z - from[2]];
    const t = dot(p, ahead) / long;
    if (t < -0.15 || t > 1.15) return 0;
    const off = minus(p, times3(ahead, t * long));
    const far = length3(off);
    const spread = wide * (0.35 + 0.65 * Math.sin(Math.PI * Math.max(0, Math.min(1, t))));
    if (far > spread * 2.4) return 0;
    const across = off[0] * 0.8 + off[1] * 0.55 - off[2] * 0.35;
    const phase = (across / spread) * 5.4 + noise.n2(t * 2.2, across / wide) * 1.6;
    return (
      depth * Math.exp(-((far / spread) ** 2)) * ridge(phase) * Math.min(1, (t + 0.15) * 5, (1.15 - t) * 5)
    );
  };
}

/** Flutes that hang from a height: round an upright axis, deeper the farther down. */
export function hangingFolds(
  axis: Vec,
  top: number,
  drop: number,
  count: number,
  depth: number,
  seed = 7,
): Fold {
  const noise = noiseFrom(seed);
  return (x, y, z) => {
    const t = (y - top) / drop;
    if (t < 0) return 0;
    const [u, v] = [x - axis[0], z - axis[2]];
    const round = Math.atan2(u, v);
    const wander = 1.5 * noise.n2(round * 1.1 + 9, t * 1.2) + 0.5 * noise.n2(round * 3, t * 2.4 + 5);
    return depth * Math.min(1, t * 1.15) * ridge(round * count + wander * 2);
  };
}

/** Rings of slack pushed together along a limb: sleeves above a cuff, trousers on a shoe. */
export function slackFolds(from: Vec, to: Vec, r: number, depth: number, seed = 9): Fold {
  const way = minus(to, from);
  const long = length3(way);
  const ahead = unit(way);
  const u = unit(cross(ahead, [0.2, 0.1, 1]));
  const v = cross(ahead, u);
  const noise = noiseFrom(seed);
  return (x, y, z) => {
    const p: Vec = [x - from[0], y - from[1], z - from[2]];
    const t = dot(p, ahead) / long;
    if (t < -0.1 || t > 1.1) return 0;
    const off = minus(p, times3(ahead, t * long));
    if (length3(off) > r * 2.2) return 0;
    const round = Math.atan2(dot(off, v), dot(off, u));
    const phase = t * long * (6.2 / (r * 1.25)) + Math.sin(round + 0.8) * 2 + 1.6 * noise.n2(t * 3, round);
    return depth * ridge(phase) * (0.5 + 0.5 * Math.sin(round * 1.5 + 0.4)) * Math.min(1, t * 4 + 0.2);
  };
}

/** Clay with folds in its surface. */
export function folded(clay: Clay, folds: readonly Fold[], deepest = 8): Clay {
  return (x, y, z) => {
    const d = clay(x, y, z);
    if (d > deepest * 2 || d < -deepest * 2) return d > 0 ? d - deepest : d;
    let h = 0;
    for (const fold of folds) h += fold(x, y, z);
    return (d - h) * 0.75;
  };
}
