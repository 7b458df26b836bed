/** A bed at the gallop, headboard first (to the left), seen a little from behind and above; the sleeper sleeps on. */
import { brushLine } from '../kit/brush.ts';
import { adjust, clamp, jitter, mix, type Colour, type Palette } from '../kit/colour.ts';
import { polygon, smooth, spline } from '../kit/curves.ts';
import { ellipse, group, line, path } from '../kit/markup.ts';
import { form } from '../kit/materials.ts';
import { lerp, times, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, wobble } from '../kit/shapes.ts';
import { face, lambert, stand, type Point3, type Pose } from './solid.ts';

export interface RunningBedOptions extends Pose {
  c: Palette<'wood' | 'linen' | 'blanket' | 'patch' | 'hair' | 'skin' | 'shade' | 'light'>;
  light: Point3;
  /** Swing of the legs, degrees from the vertical, forward positive: near front, near rear, far front, far rear. */
  gait: readonly [number, number, number, number];
  /** How far the blanket streams, in units. */
  stream?: number;
  /** Cap on the sleeper, or none. */
  cap?: Colour;
  quilt?: 'patches' | 'stripes' | 'plain';
  head?: 'arch' | 'bars' | 'scroll';
  /** Nobody in it. */
  empty?: boolean;
}

export function runningBed(S: Easel, o: RunningBedOptions): string {
  const view = stand(o);
  const { c } = o;
  const rng = S.rng.fork();
  const P = (p: Point3): Point => view.project(p);
  const k = o.s;
  const rim = (size: number, extra = {}): string =>
    `filter="${form(S, { angle: -45, size: size * k, shade: c.shade, shadeOpacity: 0.55, light: c.light, lightOpacity: 0.85, lightSize: Math.max(1.4, 0.022 * k), rough: Math.max(0.8, 0.012 * k), mottle: 0.18, ...extra })}"`;
  const Z = 0.5;
  const leg = (x: number, z: number, swing: number): string => {
    const a = (swing * Math.PI) / 180;
    const knee: Point3 = [x - Math.sin(a) * 0.34, -0.12 - Math.cos(a) * 0.3, z];
    const foot: Point3 = [x - Math.sin(a * 1.25) * 0.8, -0.12 - Math.cos(a * 1.15) * 0.72, z];
    const line3 = spline([P([x, 0.06, z]), P(knee), P(foot)], false, 8);
    const turned = ribbon(line3, (t) => k * (0.075 - 0.03 * t + 0.018 * Math.sin(t * 21)));
    const end = P(foot);
    return (
      path(
        smooth(turned.filter((_, i) => i % 2 === 0)),
        z < 0 ? mix(c.wood, c.shade, 0.5) : c.wood,
        rim(0.05),
      ) + ellipse(end[0], end[1], k * 0.055, k * 0.05, mix(c.wood, c.shade, 0.35), rim(0.03))
    );
  };
  const side = face(view, [-1, 0.2, Z], [1, 0.2, Z], [1, -0.04, Z], [-1, -0.04, Z]);
  const foot = face(view, [1, 0.5, Z], [1, 0.5, -Z], [1, -0.06, -Z], [1, -0.06, Z]);
  const top = face(view, [-0.98, 0.4, -Z], [0.98, 0.4, -Z], [0.98, 0.4, Z], [-0.98, 0.4, Z]);
  const matSide = face(view, [-0.98, 0.4, Z], [0.98, 0.4, Z], [0.98, 0.18, Z], [-0.98, 0.18, Z]);
  const matEnd = face(view, [0.98, 0.4, Z], [0.98, 0.4, -Z], [0.98, 0.18, -Z], [0.98, 0.18, Z]);
  const tone = (f: typeof side, base: Colour, lo = 0.5, hi = 0.25): Colour =>
    lambert(f, o.light, mix(base, c.shade, lo), mix(base, c.light, hi));
  // headboard, seen from inside
  const board = (z: number, y: number): Point => P([-1.02, y, z]);
  const arch =
    o.head === 'scroll'
      ? (t: number): number => 1.02 + 0.2 * Math.sin(Math.PI * t) ** 0.5 + 0.08 * Math.cos(t * 12.6)
      : (t: number): number => 0.86 + 0.34 * Math.sin(Math.PI * t);
  const crown = times(17, (i) => board(lerp(-Z - 0.04, Z + 0.04, i / 16), arch(i / 16)));
  const headPts = [...crown, board(Z + 0.04, 0), board(-Z - 0.04, 0)];
  const barsOnly = o.head === 'bars';
  const headboard = [
    barsOnly
      ? times(7, (i) => {
          const z = lerp(-Z, Z, i / 6);
          return path(polygon(ribbon([board(z, 0.1), board(z, arch(i / 6) - 0.02)], () => k * 0.02)), c.wood);
        }).join('') + path(smooth(ribbon(crown, () => k * 0.036)), c.wood, rim(0.03))
      : path(
          smooth(wobble(headPts, S.noise, k * 0.01, 0.03), true, 0.5),
          mix(c.wood, c.light, 0.06),
          rim(0.12),
        ) +
        path(
          smooth(
            times(15, (i) => board(lerp(-Z + 0.08, Z - 0.08, i / 14), arch(i / 14) - 0.1)).concat([
              board(Z - 0.08, 0.42),
              board(-Z + 0.08, 0.42),
            ]),
            true,
            0.4,
          ),
          mix(c.wood, c.shade, 0.28),
        ) +
        times(5, (i) =>
          line(
            polygon(
              [
                board(lerp(-Z + 0.16, Z - 0.16, i / 4), arch(0.2 + i * 0.15) - 0.14),
                board(lerp(-Z + 0.16, Z - 0.16, i / 4), 0.44),
              ],
              false,
            ),
            mix(c.wood, c.shade, 0.5),
            k * 0.012,
            'opacity=".7"',
          ),
        ).join(''),
    ...[-1, 1].map((z) => {
      const p = board(z * (Z + 0.05), arch(0) + 0.1);
      return (
        path(
          polygon(ribbon([board(z * (Z + 0.05), -0.1), p], () => k * 0.045)),
          mix(c.wood, z < 0 ? c.shade : c.light, 0.12),
          rim(0.04),
        ) + ellipse(p[0], p[1] - k * 0.03, k * 0.06, k * 0.06, c.wood, rim(0.04))
      );
    }),
  ].join('');
  const pillow = [
    [-0.94, -0.4],
    [-0.6, -0.44],
    [-0.44, -0.36],
    [-0.42, 0],
    [-0.44, 0.38],
    [-0.62, 0.44],
    [-0.94, 0.4],
    [-0.98, 0],
  ].map(([x = 0, z = 0]) => P([x, 0.46 + 0.1 * (1 - Math.abs(z)), z]));
  const [hx, hy] = P([-0.62, 0.66, 0.02]);
  const sleeper = o.empty
    ? ''
    : ellipse(hx, hy, k * 0.125, k * 0.118, c.skin, rim(0.06)) +
      path(
        `M${hx - k * 0.15} ${hy + k * 0.02}C${hx - k * 0.17} ${hy - k * 0.16} ${hx + k * 0.06} ${hy - k * 0.2} ${hx + k * 0.13} ${hy - k * 0.07}C${hx + k * 0.04} ${hy - k * 0.1} ${hx - k * 0.06} ${hy - k * 0.06} ${hx - k * 0.15} ${hy + k * 0.02}Z`,
        c.hair,
      ) +
      line(
        `M${hx} ${hy + k * 0.03}q${k * 0.03} ${k * 0.025} ${k * 0.06} ${k * 0.005}`,
        c.shade,
        Math.max(1, k * 0.014),
      ) +
      (o.cap
        ? path(
            smooth([
              [hx - k * 0.15, hy],
              [hx - k * 0.1, hy - k * 0.16],
              [hx + k * 0.06, hy - k * 0.2],
              [hx + k * 0.3, hy - k * 0.26],
              [hx + k * 0.52, hy - k * 0.2],
              [hx + k * 0.28, hy - k * 0.16],
              [hx + k * 0.12, hy - k * 0.06],
              [hx, hy - k * 0.06],
            ]),
            o.cap,
            rim(0.05),
          ) + ellipse(hx + k * 0.54, hy - k * 0.19, k * 0.05, k * 0.05, c.linen)
        : '');
  // blanket: over the sleeper, off the end, and away on the wind
  const hump = (x: number, z: number): Point3 => [
    x,
    0.44 + (o.empty ? 0.02 : 0.24) * Math.exp(-(z * z) * 9) * clamp((x + 0.7) * 4) * (1 - 0.35 * clamp(x)),
    z,
  ];
  const reach = o.stream ?? 1.5;
  const tail = (t: number, z: number): Point => {
    const [px, py] = P([
      1 + t * reach,
      0.5 + 0.34 * t * Math.sin(t * 3.2 + 0.4) + 0.16 * Math.sin(t * 7 + z * 2.4) * t,
      z * (1 + 0.25 * t),
    ]);
    return [px, py - k * 0.12 * t];
  };
  const cover = (u: number, v: number): Point => {
    const z = lerp(-Z - 0.06, Z + 0.06, v);
    if (u > 0.5) return tail((u - 0.5) * 2, z);
    const x = lerp(-0.36, 1, u * 2);
    const edgeDrop = Math.abs(z) > Z - 0.02 ? 0.14 + 0.05 * Math.sin(x * 9) : 0;
    const [a, b, d] = hump(x, z);
    return P([a, b - edgeDrop, d]);
  };
  const nu = 18;
  const nv = 7;
  const patches: string[] = [];
  for (let i = 0; i < nu; i++)
    for (let j = 0; j < nv; j++) {
      const quad = [
        cover(i / nu, j / nv),
        cover((i + 1) / nu, j / nv),
        cover((i + 1) / nu, (j + 1) / nv),
        cover(i / nu, (j + 1) / nv),
      ];
      const slope = (quad[1]?.[1] ?? 0) - (quad[0]?.[1] ?? 0);
      const shadeK = clamp(0.12 + (slope / (k * 0.16)) * 0.3 + (j / nv) * 0.26 - 0.08, 0, 0.62);
      const base =
        o.quilt === 'stripes'
          ? i % 3 === 0
            ? c.patch
            : c.blanket
          : o.quilt === 'plain'
            ? c.blanket
            : (i + j * 2) % 3 === 0
              ? c.patch
              : (i * 2 + j) % 4 === 0
                ? mix(c.blanket, c.linen, 0.55)
                : c.blanket;
      patches.push(
        path(
          polygon(quad),
          mix(mix(jitter(base, rng, 0.012, 4), c.light, 0.2), c.shade, shadeK),
          `stroke="${mix(base, c.shade, 0.35)}" stroke-width="${Math.max(0.5, k * 0.006)}"`,
        ),
      );
    }
  const hem = [...times(nu + 1, (i) => cover(i / nu, 1))];
  const farHem = [...times(nu + 1, (i) => cover(i / nu, 0))];
  const turnDown = [...times(9, (i) => cover(0, i / 8)), ...times(9, (i) => cover(0.07, 1 - i / 8))];
  return group(
    {},
    leg(-0.86, -Z + 0.04, o.gait[2]),
    leg(0.86, -Z + 0.04, o.gait[3]),
    headboard,
    path(matSide.quad(S, 0, 0, 1, 1, k * 0.012), tone(matSide, c.linen, 0.4)),
    path(matEnd.quad(S, 0, 0, 1, 1, k * 0.012), tone(matEnd, c.linen, 0.55)),
    path(top.quad(S, 0, 0, 1, 1, k * 0.01), mix(c.linen, c.light, 0.15)),
    times(9, (i) =>
      line(
        polygon(matSide.run(i / 9 + 0.03, 0.1, i / 9 + 0.05, 0.9), false),
        mix(c.linen, c.shade, 0.4),
        k * 0.012,
        'opacity=".5"',
      ),
    ),
    path(smooth(pillow), c.linen, rim(0.1)),
    sleeper,
    path(foot.quad(S, 0, 0, 1, 1, k * 0.01), tone(foot, c.wood), rim(0.06)),
    path(foot.quad(S, 0.1, 0.14, 0.9, 0.7, k * 0.006), mix(c.wood, c.shade, 0.45)),
    leg(0.86, Z - 0.02, o.gait[1]),
    leg(-0.86, Z - 0.02, o.gait[0]),
    path(side.quad(S, 0, 0, 1, 1, k * 0.01), tone(side, c.wood), rim(0.05)),
    line(polygon(side.run(0.03, 0.25, 0.97, 0.25), false), c.light, Math.max(0.8, k * 0.01), 'opacity=".5"'),
    group(
      {
        filter: form(S, {
          angle: -50,
          size: 0.08 * k,
          shade: c.shade,
          shadeOpacity: 0.35,
          light: c.light,
          lightOpacity: 0.8,
          lightSize: Math.max(1.4, 0.02 * k),
          rough: Math.max(0.8, 0.016 * k),
          mottle: 0.12,
        }),
      },
      patches,
    ),
    path(smooth(turnDown), mix(c.linen, c.light, 0.2)),
    line(smooth(hem, false), adjust(c.light, { dL: -0.05 }), Math.max(1, k * 0.018), 'opacity=".75"'),
    line(smooth(farHem, false), c.light, Math.max(0.8, k * 0.012), 'opacity=".6"'),
    // fringe at the flying end
    times(16, (i) => {
      const [x, y] = cover(1, i / 15);
      return brushLine(
        S,
        [
          [x, y],
          [x + k * 0.05, y + rng.gauss(0, k * 0.02)],
          [x + k * rng.range(0.08, 0.14), y + rng.gauss(0, k * 0.03)],
        ],
        Math.max(0.7, k * 0.01),
        mix(c.linen, c.patch, 0.3),
      );
    }),
  );
}
