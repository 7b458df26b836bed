import { clamp, jitter, mix, type Colour } from './colour.ts';
import { polygon, smooth, spline } from './curves.ts';
import { group, path } from './markup.ts';
import { last, lerp, nth, type Point, type Points } from './points.ts';
import type { Easel } from './scene.ts';
import { ribbon } from './shapes.ts';

export interface PineOptions {
  dark: Colour;
  light: Colour;
  snow?: Colour;
  /** Side the light comes from: -1 left, 1 right. */
  lightSide?: -1 | 1;
  lean?: number;
  density?: number;
}

/** A conifer of drooping brush boughs; (x, y) is the foot. */
export function pine(S: Easel, x: number, y: number, h: number, o: PineOptions): string {
  const { dark, light, snow, lightSide = -1, lean = 0, density = 1 } = o;
  const rng = S.rng.fork();
  const tiers = Math.round((7 + Math.min(h, 160) / 18 + Math.max(0, h - 160) / 34) * density);
  const out = [
    path(
      polygon(
        ribbon(
          [
            [x, y],
            [x + lean * h * 0.5, y - h * 0.5],
            [x + lean * h, y - h],
          ],
          (t) => h * 0.02 * (1 - t) + 0.4,
        ),
      ),
      dark,
    ),
  ];
  for (let i = 0; i < tiers; i++) {
    const t = i / tiers;
    const cy = y - h * 0.08 - t * h * 0.88;
    const reach = h * 0.27 * (1 - t) ** 0.85 * rng.range(0.8, 1.12) + 1.5;
    const cx = x + lean * (y - cy);
    const th = (h / tiers) * 1.9;
    for (const side of [-1, 1] as const) {
      const tip: Point = [cx + side * reach * rng.range(0.72, 1.12), cy + th * rng.range(0.45, 0.95)];
      const X = (k: number): number => cx + side * reach * k;
      const bough: Points = [
        [cx, cy - th * 0.55],
        [X(0.5), cy - th * 0.05],
        tip,
        [X(0.55), cy + th * 0.42],
        [X(0.25), cy + th * 0.62],
        [cx, cy + th * 0.5],
      ];
      const lit = side === lightSide;
      out.push(
        path(
          smooth(bough, true, 0.8),
          mix(dark, light, clamp((lit ? 0.55 : 0.12) + t * 0.2 + rng.gauss(0, 0.1))),
        ),
      );
      if (snow) {
        const cap: Points = [
          [cx, cy - th * 0.5],
          [X(0.55), cy - th * 0.05],
          tip,
          [X(0.5), cy + th * 0.2],
          [X(0.2), cy + th * 0.05],
        ];
        out.push(path(smooth(cap, true, 0.8), jitter(snow, rng, 0.02, 4), `opacity="${lit ? 0.95 : 0.6}"`));
      }
    }
  }
  return group({}, out);
}

export interface BareTreeOptions {
  colour: Colour;
  light?: Colour;
  /** Half-width of the trunk. */
  width?: number;
  depth?: number;
  lean?: number;
  spread?: number;
  gnarl?: number;
  bend?: number;
}

/** A branching tree; tips are where leaves, lamps or keys may hang. */
export function bareTree(
  S: Easel,
  x: number,
  y: number,
  h: number,
  o: BareTreeOptions,
): { svg: string; tips: { x: number; y: number; angle: number }[] } {
  const { colour, light, width = h * 0.055, depth = 6, lean = 0, spread = 0.55, gnarl = 0.35, bend = 0 } = o;
  const rng = S.rng.fork();
  const limbs: { thickness: number; svg: string }[] = [];
  const tips: { x: number; y: number; angle: number }[] = [];
  const branch = (
    x0: number,
    y0: number,
    heading: number,
    length: number,
    thickness: number,
    k: number,
  ): void => {
    const points: Point[] = [[x0, y0]];
    let [cx, cy, angle] = [x0, y0, heading];
    for (let i = 0; i < 5; i++) {
      angle += rng.gauss(bend, gnarl) * 0.35;
      cx += (Math.cos(angle) * length) / 5;
      cy += (Math.sin(angle) * length) / 5;
      points.push([cx, cy]);
    }
    const curve = spline(points, false, 4);
    const body = ribbon(curve, (t) => lerp(thickness, thickness * 0.62, t), S.noise, thickness * 0.12).filter(
      (_, i) => i % 2 === 0,
    );
    const lit = curve.map(([u, v]): Point => [u - thickness * 0.45, v - thickness * 0.1]);
    limbs.push({
      thickness,
      svg:
        path(smooth(body), colour) +
        (light && thickness > 1
          ? path(smooth(ribbon(lit, (t) => thickness * 0.18 * (1 - t * 0.5))), light, 'opacity=".6"')
          : ''),
    });
    if (k <= 0 || thickness < 0.5) {
      const end = last(points);
      tips.push({ x: end[0], y: end[1], angle });
      return;
    }
    const forks = rng.chance(0.3) ? 3 : 2;
    for (let i = 0; i < forks; i++) {
      const turn = (i - (forks - 1) / 2) * spread * rng.range(0.9, 1.7) + rng.gauss(0, 0.15);
      branch(
        cx,
        cy,
        angle + turn,
        length * rng.range(0.62, 0.86),
        thickness * (forks === 3 ? 0.52 : 0.62),
        k - 1,
      );
    }
    if (rng.chance(0.5) && k > 1) {
      const [sx, sy] = nth(points, 3);
      branch(sx, sy, angle + rng.sign() * spread * 1.4, length * 0.55, thickness * 0.4, k - 2);
      tips.push({ x: sx, y: sy, angle });
    }
  };
  branch(x, y, -Math.PI / 2 + lean, h * 0.32, width, depth);
  limbs.sort((p, q) => q.thickness - p.thickness);
  return {
    svg: group(
      {},
      limbs.map((limb) => limb.svg),
    ),
    tips,
  };
}
