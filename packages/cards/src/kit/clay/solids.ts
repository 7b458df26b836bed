/** Clay: a solid is its signed distance, negative inside. Lumps are put together softly, as thumbs do it. */
import { dot, minus, unit, type Turn, type Vec } from './space.ts';

export type Clay = (x: number, y: number, z: number) => number;

export const ball =
  ([cx, cy, cz]: Vec, r: number): Clay =>
  (x, y, z) =>
    Math.hypot(x - cx, y - cy, z - cz) - r;

/** An ellipsoid, turned if asked. */
export function egg([cx, cy, cz]: Vec, [rx, ry, rz]: Vec, turn?: Turn): Clay {
  const [ix, iy, iz] = [1 / rx, 1 / ry, 1 / rz];
  const small = Math.min(rx, ry, rz);
  const plain = (u: number, v: number, w: number): number => {
    const a = u * ix;
    const b = v * iy;
    const c = w * iz;
    const k0 = Math.sqrt(a * a + b * b + c * c);
    if (k0 < 1e-4) return -small;
    const d = a * ix;
    const e = b * iy;
    const f = c * iz;
    return (k0 * (k0 - 1)) / Math.sqrt(d * d + e * e + f * f);
  };
  if (!turn) return (x, y, z) => plain(x - cx, y - cy, z - cz);
  const [[ax, ay, az], [bx, by, bz], [nx, ny, nz]] = turn;
  return (x, y, z) => {
    const u = x - cx;
    const v = y - cy;
    const w = z - cz;
    return plain(ax * u + ay * v + az * w, bx * u + by * v + bz * w, nx * u + ny * v + nz * w);
  };
}

/** A limb from a to b, thick r1 at a and r2 at b. */
export function bone(a: Vec, b: Vec, r1: number, r2 = r1): Clay {
  const [ax, ay, az] = a;
  const [ex, ey, ez] = minus(b, a);
  const il2 = 1 / (ex * ex + ey * ey + ez * ez || 1e-9);
  const dr = r2 - r1;
  return (x, y, z) => {
    const px = x - ax;
    const py = y - ay;
    const pz = z - az;
    let t = (px * ex + py * ey + pz * ez) * il2;
    t = t < 0 ? 0 : t > 1 ? 1 : t;
    const u = px - ex * t;
    const v = py - ey * t;
    const w = pz - ez * t;
    return Math.sqrt(u * u + v * v + w * w) - r1 - dr * t;
  };
}

/** Everything on the far side of a plane through `at`; `normal` points out of the clay. */
export function halfSpace(at: Vec, normal: Vec): Clay {
  const [nx, ny, nz] = unit(normal);
  const d = dot([nx, ny, nz], at);
  return (x, y, z) => nx * x + ny * y + nz * z - d;
}

/** Soft minimum: the two lumps run into each other over about k. */
export function soft(a: number, b: number, k: number): number {
  const h = k - Math.abs(a - b);
  return h > 0 ? Math.min(a, b) - (h * h) / (4 * k) : Math.min(a, b);
}

/** Lumps pressed together over about k. */
export function pressed(k: number, ...lumps: readonly Clay[]): Clay {
  const [first, ...rest] = lumps;
  if (!first) throw new Error('no clay');
  const [second] = rest;
  if (!second) return first;
  const ik = 1 / (4 * k);
  if (rest.length === 1)
    return (x, y, z) => {
      const a = first(x, y, z);
      const b = second(x, y, z);
      const h = k - Math.abs(a - b);
      const least = a < b ? a : b;
      return h > 0 ? least - h * h * ik : least;
    };
  return (x, y, z) => {
    let a = first(x, y, z);
    for (const lump of rest) {
      const b = lump(x, y, z);
      const h = k - Math.abs(a - b);
      if (b < a) a = b;
      if (h > 0) a -= h * h * ik;
    }
    return a;
  };
}

/** Clay with a hollow cut by a tool. */
export const hollowed = (k: number, clay: Clay, ...tools: readonly Clay[]): Clay =>
  tools.reduce<Clay>((left, tool) => (x, y, z) => -soft(-left(x, y, z), tool(x, y, z), k), clay);

/** What two lumps have in common. */
export const common =
  (k: number, a: Clay, b: Clay): Clay =>
  (x, y, z) =>
    -soft(-a(x, y, z), -b(x, y, z), k);

/** Both halves from one: the model is drawn for x > 0. The middle is rounded, so that no seam shows. */
export const paired =
  (clay: Clay, round = 1.2): Clay =>
  (x, y, z) =>
    clay(Math.sqrt(x * x + round * round), y, z);

/** Clay that lies within a ball: farther off than `margin` only the ball is asked, which is much quicker. */
export function kept([cx, cy, cz]: Vec, r: number, clay: Clay, margin = 10): Clay {
  const far = (r + margin) * (r + margin);
  return (x, y, z) => {
    const u = x - cx;
    const v = y - cy;
    const w = z - cz;
    const d = u * u + v * v + w * w;
    return d > far ? Math.sqrt(d) - r : clay(x, y, z);
  };
}

/** Spans of a rope that lie together, with the box round them. */
const CHUNK = 4;

/** A rope of clay through points, with a thickness at each. */
export function rope(points: readonly Vec[], thickness: readonly number[]): Clay {
  const n = points.length - 1;
  const spans = new Float64Array(n * 9);
  const boxes = new Float64Array(Math.ceil(n / CHUNK) * 6);
  for (let i = 0; i < boxes.length; i++) boxes[i] = i % 6 < 3 ? 1e9 : -1e9;
  points.forEach((p, i) => {
    const r = thickness[i] ?? 1;
    const q = points[i + 1];
    if (!q) return;
    const r1 = thickness[i + 1] ?? r;
    const e = minus(q, p);
    spans.set([...p, ...e, 1 / (dot(e, e) || 1e-9), r, r1 - r], i * 9);
    const box = Math.floor(i / CHUNK) * 6;
    for (const k of [0, 1, 2] as const) {
      boxes[box + k] = Math.min(boxes[box + k] ?? 0, p[k] - r, q[k] - r1);
      boxes[box + 3 + k] = Math.max(boxes[box + 3 + k] ?? 0, p[k] + r, q[k] + r1);
    }
  });
  return (x, y, z) => {
    let best = 1e9;
    for (let c = 0, b = 0; b < boxes.length; c++, b += 6) {
      const bx = Math.max((boxes[b] as number) - x, 0, x - (boxes[b + 3] as number));
      const by = Math.max((boxes[b + 1] as number) - y, 0, y - (boxes[b + 4] as number));
      const bz = Math.max((boxes[b + 2] as number) - z, 0, z - (boxes[b + 5] as number));
      const far = bx * bx + by * by + bz * bz;
      // Far from a box the box will do, and what is farther than the best so far will not be asked.
      if (best > 0 && far > best * best) continue;
      if (far > 64) {
        best = Math.min(best, Math.sqrt(far));
        continue;
      }
      for (let i = c * CHUNK * 9; i < Math.min(spans.length, (c + 1) * CHUNK * 9); i += 9) {
        const px = x - (spans[i] as number);
        const py = y - (spans[i + 1] as number);
        const pz = z - (spans[i + 2] as number);
        const ex = spans[i + 3] as number;
        const ey = spans[i + 4] as number;
        const ez = spans[i + 5] as number;
        let t = (px * ex + py * ey + pz * ez) * (spans[i + 6] as number);
        t = t < 0 ? 0 : t > 1 ? 1 : t;
        const u = px - ex * t;
        const v = py - ey * t;
        const w = pz - ez * t;
        const d = Math.sqrt(u * u + v * v + w * w) - (spans[i + 7] as number) - (spans[i + 8] as number) * t;
        if (d < best) best = d;
      }
    }
    return best;
  };
}

/** A curve through points, n spans between two. */
export function bent(points: readonly Vec[], n = 6): Vec[] {
  const at = (i: number): Vec => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0, 0];
  const out: Vec[] = [];
  for (let i = 0; i < points.length - 1; i++)
    for (let s = 0; s < n; s++) {
      const t = s / n;
      const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
      const axis = (k: 0 | 1 | 2): number =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t);
      out.push([axis(0), axis(1), axis(2)]);
    }
  out.push(at(points.length - 1));
  return out;
}

/** Where a ray from `from` along `way` first meets the clay, or where it gave up after `far`. */
export function landed(clay: Clay, from: Vec, way: Vec, far = 200): Vec {
  const [ax, ay, az] = unit(way);
  let t = 0;
  for (let i = 0; i < 90 && t < far; i++) {
    const d = clay(from[0] + ax * t, from[1] + ay * t, from[2] + az * t);
    if (d < 0.05) break;
    t += Math.max(0.05, d * 0.8);
  }
  return [from[0] + ax * t, from[1] + ay * t, from[2] + az * t];
}
