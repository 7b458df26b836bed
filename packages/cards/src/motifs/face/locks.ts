/** Locks of hair: tapered ropes that lie on the skull and hang from it. */
import { ballAround, here, type Piece } from '../../kit/clay/model.ts';
import { bent, pressed, rope, type Clay } from '../../kit/clay/solids.ts';
import { cross, dot, minus, plus, times3, unit, type Vec } from '../../kit/clay/space.ts';
import { nth, radians, times } from '../../kit/points.ts';
import type { Bones } from './bones.ts';
import { mass } from './skull.ts';

/** A place on the head: degrees round it (0 face, 90 the side at +x, 180 back) and above the middle (90 crown), and how far off. */
export type Spot = readonly [round: number, above: number, lift?: number];

export function overSkull(b: Bones): (spot: Spot) => Vec {
  const clay = mass(b);
  const middle: Vec = [0, -10, -4];
  return ([round, above, lift = 0]) => {
    const flat = Math.cos(radians(above));
    const way: Vec = [
      Math.sin(radians(round)) * flat,
      -Math.sin(radians(above)),
      Math.cos(radians(round)) * flat,
    ];
    let r = 64;
    for (let i = 0; i < 24; i++) r -= clay(...plus(middle, times3(way, r))) * 0.9;
    return plus(middle, times3(way, r + lift));
  };
}

/** Spots on the shortest way over the skull between two. */
export function arc([r0, a0]: Spot, [r1, a1]: Spot, n: number, lift: (t: number) => number): Spot[] {
  const aim = (r: number, a: number): Vec => [
    Math.sin(radians(r)) * Math.cos(radians(a)),
    Math.sin(radians(a)),
    Math.cos(radians(r)) * Math.cos(radians(a)),
  ];
  const [p, q] = [aim(r0, a0), aim(r1, a1)];
  const angle = Math.acos(Math.max(-1, Math.min(1, dot(p, q)))) || 1e-6;
  return times(n, (i): Spot => {
    const t = i / (n - 1);
    const v = plus(
      times3(p, Math.sin((1 - t) * angle) / Math.sin(angle)),
      times3(q, Math.sin(t * angle) / Math.sin(angle)),
    );
    return [
      (Math.atan2(v[0], v[2]) * 180) / Math.PI,
      (Math.asin(Math.max(-1, Math.min(1, v[1]))) * 180) / Math.PI,
      lift(t),
    ];
  });
}

/** Which way a line runs where it is nearest. */
const along =
  (line: readonly Vec[]) =>
  (x: number, y: number, z: number): Vec => {
    let [best, at] = [1e9, 0];
    line.forEach((p, i) => {
      const d = (p[0] - x) ** 2 + (p[1] - y) ** 2 + (p[2] - z) ** 2;
      if (d < best) [best, at] = [d, i];
    });
    const [p, q] = [line[Math.max(0, at - 1)], line[Math.min(line.length - 1, at + 1)]];
    return p && q ? unit(minus(q, p)) : [0, 1, 0];
  };

export interface LockOptions {
  readonly thick: number;
  /** Thickness at the end and at the beginning, as shares. */
  readonly tip?: number;
  readonly root?: number;
  /** Sideways waves: how far, how many, where they begin. */
  readonly wave?: number;
  readonly waves?: number;
  readonly phase?: number;
  /** Winds like a screw instead of waving. */
  readonly screw?: boolean;
  /** Breadth over thickness. */
  readonly flat?: number;
  readonly part?: string;
}

/** One lock through points. */
export function lock(points: readonly Vec[], o: LockOptions): Piece {
  const { thick, tip = 0.12, root = 0.6, wave = 0, waves = 3, phase = 0, flat = 1.7 } = o;
  const plain = bent(points, wave > 2 ? 6 : 4);
  const n = plain.length - 1;
  const sideOf = (i: number): Vec => {
    const [p, q] = [nth(plain, Math.max(0, i - 1)), nth(plain, Math.min(n, i + 1))];
    return unit(cross(minus(q, p), [p[0] * 0.4, 0.001, p[2] + 6]));
  };
  const line = plain.map((p, i): Vec => {
    if (!wave) return p;
    const a = phase + (i / n) * waves * Math.PI * 2;
    const grow = wave * Math.min(1, (i / n) * 2);
    const swung = plus(p, times3(sideOf(i), Math.sin(a) * grow));
    return o.screw ? plus(swung, times3(unit([p[0], 0, p[2] + 6]), Math.cos(a) * grow)) : swung;
  });
  const size = (i: number): number => {
    const t = i / n;
    const swell = root + (1 - root) * Math.min(1, t * 3.2);
    return thick * swell * (1 - (1 - tip) * Math.max(0, (t - 0.4) / 0.6) ** 1.5);
  };
  const strand = (k: number): Clay =>
    rope(
      line.map((p, i) => plus(p, times3(sideOf(i), k * size(i) * (flat - 1)))),
      line.map((_, i) => size(i)),
    );
  const clay = flat > 1.1 ? pressed(thick * 0.5, strand(-1), strand(1)) : strand(0);
  return {
    part: o.part ?? 'hair',
    clay,
    frame: here,
    ...ballAround(line, thick * (flat + 0.4)),
    spine: { line, reach: thick * (flat + 0.4) },
    grain: along(line),
  };
}

/** A plait: lobes laid alternately left and right along a line. */
export function plait(points: readonly Vec[], thick: number): Piece {
  const line = bent(points, 6);
  const lobes = line.slice(0, -1).map((p, i): Clay => {
    const q = line[i + 1] ?? p;
    const way = unit(minus(q, p));
    const side = unit(cross(way, [0, 0, 1]));
    const t = thick * (1 - 0.5 * (i / line.length));
    const k = i % 2 ? 1 : -1;
    const c = plus(times3(plus(p, q), 0.5), plus(times3(side, t * 0.42 * k), [0, 0, t * 0.16 * (i % 2)]));
    const lean = times3(unit(plus(way, times3(side, -k * 0.75))), t * 0.7);
    return rope([minus(c, lean), c, plus(c, lean)], [t * 0.3, t * 0.58, t * 0.34]);
  });
  const end = line[line.length - 1] ?? [0, 0, 0];
  const before = line[line.length - 3] ?? [0, -1, 0];
  const tuft = times3(unit(minus(end, before)), thick * 1.3);
  lobes.push(rope([end, plus(end, tuft)], [thick * 0.4, thick * 0.08]));
  return {
    part: 'hair',
    clay: pressed(0.5, ...lobes),
    frame: here,
    ...ballAround([...line, plus(end, tuft)], thick * 1.1),
    spine: { line: [...line, plus(end, tuft)], reach: thick * 1.2 },
    grain: (x, y, z) => {
      const way = along(line)(x, y, z);
      const near = line.reduce(
        (best, p) => (Math.hypot(...minus(p, [x, y, z])) < Math.hypot(...minus(best, [x, y, z])) ? p : best),
        end,
      );
      return unit(plus(way, [(near[0] - x) * 0.12, 0, 0]));
    },
  };
}

/** Locks combed over the skull from one place to another, then falling through further points. */
export const combed = (
  b: Bones,
  n: number,
  route: (t: number, i: number) => { over: readonly Spot[]; falls?: readonly Vec[] },
  o: (t: number, i: number) => LockOptions,
): Piece[] => {
  const at = overSkull(b);
  return times(n, (i) => {
    const t = n === 1 ? 0 : i / (n - 1);
    const { over, falls = [] } = route(t, i);
    return lock([...over.map(at), ...falls], o(t, i));
  });
};
