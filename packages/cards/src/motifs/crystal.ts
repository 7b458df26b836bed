/** Cut crystal: faceted drops, beads, and strings of them along a line. */
import { mix, type Colour } from '../kit/colour.ts';
import { along, polygon, spline } from '../kit/curves.ts';
import { ellipse, path } from '../kit/markup.ts';
import { fix, lerp, nth, times, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

export interface CrystalInks {
  pale: Colour;
  mid: Colour;
  deep: Colour;
  spark: Colour;
}

/** An elongated faceted drop centred on (x, y), pointing along angle. */
export function crystalDrop(
  S: Easel,
  x: number,
  y: number,
  angle: number,
  l: number,
  w: number,
  c: CrystalInks,
): string {
  const [cs, sn] = [Math.cos(angle), Math.sin(angle)];
  const T = (u: number, v: number): Point => [x + u * l * cs - v * w * sn, y + u * l * sn + v * w * cs];
  const rim: Point[] = (
    [
      [-0.5, 0],
      [-0.36, -0.42],
      [0.1, -0.5],
      [0.4, -0.3],
      [0.5, 0],
      [0.4, 0.3],
      [0.1, 0.5],
      [-0.36, 0.42],
    ] as const
  ).map(([u, v]) => T(u, v));
  const core: Point[] = (
    [
      [-0.22, 0],
      [-0.12, -0.2],
      [0.1, -0.22],
      [0.26, 0],
      [0.1, 0.22],
      [-0.12, 0.2],
    ] as const
  ).map(([u, v]) => T(u, v));
  const lit = S.rng.f();
  const [r0, r1, r2, r4, r6, r7] = [
    nth(rim, 0),
    nth(rim, 1),
    nth(rim, 2),
    nth(rim, 4),
    nth(rim, 6),
    nth(rim, 7),
  ];
  const [k0, k1, k2, k3, k4] = [nth(core, 0), nth(core, 1), nth(core, 2), nth(core, 3), nth(core, 4)];
  return (
    path(polygon(rim), mix(c.mid, c.deep, 0.35), 'opacity=".92"') +
    path(polygon([r0, r1, r2, k2, k1, k0]), mix(c.pale, c.mid, lit * 0.5), 'opacity=".9"') +
    path(polygon([r4, r6, k4, k3]), mix(c.deep, c.mid, 0.3), 'opacity=".85"') +
    path(polygon([r0, r7, r6, k4, k0]), mix(c.mid, c.pale, 0.2 + 0.3 * lit), 'opacity=".8"') +
    path(polygon(core), mix(c.pale, c.spark, 0.5 + lit * 0.4), 'opacity=".95"') +
    (lit > 0.45 ? ellipse(...T(-0.18, -0.16), w * 0.1, w * 0.1, '#ffffff') : '')
  );
}

/** A string of drops and beads along a line; size(t) is the width of a drop. */
export function crystalString(S: Easel, points: Points, size: (t: number) => number, c: CrystalInks): string {
  const curve = spline(points, false, 24);
  const out: string[] = [];
  let t = 0;
  let i = 0;
  const total = curve.reduce(
    (sum, p, k) =>
      k ? sum + Math.hypot(p[0] - (curve[k - 1]?.[0] ?? 0), p[1] - (curve[k - 1]?.[1] ?? 0)) : 0,
    0,
  );
  while (t < 1) {
    const w = size(t);
    const long = i % 3 === 2 ? w * 0.62 : w * 1.7;
    const p = along(curve, Math.min(1, t + long / total / 2));
    if (i % 3 === 2)
      out.push(
        ellipse(p.x, p.y, w * 0.34, w * 0.34, c.mid) +
          ellipse(p.x - w * 0.08, p.y - w * 0.1, w * 0.2, w * 0.18, c.pale) +
          ellipse(p.x - w * 0.12, p.y - w * 0.14, w * 0.07, w * 0.07, '#ffffff'),
      );
    else out.push(crystalDrop(S, p.x, p.y, p.angle, long * 1.06, w, c));
    t += (long * 0.96) / total;
    i++;
  }
  return out.join('');
}

/** Small drops hanging straight down from a line. */
export function pendants(S: Easel, points: Points, n: number, l: number, c: CrystalInks): string {
  const curve = spline(points, false, 16);
  return times(n, (i) => {
    const p = along(curve, lerp(0.04, 0.96, i / Math.max(1, n - 1)));
    const d = l * S.rng.range(0.75, 1.2);
    return (
      `<path d="M${fix(p.x)} ${fix(p.y)}v${fix(d * 0.35)}" stroke="${c.mid}" stroke-width="1" fill="none"/>` +
      crystalDrop(S, p.x, p.y + d * 0.85, Math.PI / 2, d, d * 0.42, c)
    );
  }).join('');
}
