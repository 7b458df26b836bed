/** Plate: clay cut off sharply at both ends, and shingled along its length so that one plate slides under the next. */
import { bone, halfSpace, type Clay } from '../../kit/clay/solids.ts';
import { dot, length3, minus, times3, unit, type Vec } from '../../kit/clay/space.ts';

/** A tube of plate from a to b with flat ends. */
export function cuff(a: Vec, b: Vec, r0: number, r1: number): Clay {
  const way = unit(minus(b, a));
  const body = bone(a, b, r0, r1);
  const [near, far] = [halfSpace(a, times3(way, -1)), halfSpace(b, way)];
  return (x, y, z) => Math.max(body(x, y, z), near(x, y, z), far(x, y, z));
}

/** A rounded rim round the way from a to b, at b. */
export function rim(a: Vec, b: Vec, r: number, thick: number): Clay {
  const way = unit(minus(b, a));
  return (x, y, z) => {
    const p: Vec = [x - b[0], y - b[1], z - b[2]];
    const along = dot(p, way);
    const off = length3(minus(p, times3(way, along)));
    return Math.hypot(off - r, along) - thick;
  };
}

/** Thickens clay by plates `pitch` long that overlap from a towards b; each stands `high` over the next. */
export function shingled(clay: Clay, a: Vec, b: Vec, pitch: number, high: number): Clay {
  const way = unit(minus(b, a));
  const from = dot(a, way);
  return (x, y, z) => {
    const d = clay(x, y, z);
    if (d > high * 4) return d - high;
    const t = (x * way[0] + y * way[1] + z * way[2] - from) / pitch;
    return d - high * (t - Math.floor(t));
  };
}
