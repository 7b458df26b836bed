/** Painted leaves and fern fronds for framing and undergrowth. */
import { brushLine } from '../kit/brush.ts';
import { clamp, jitter, mix, type Colour } from '../kit/colour.ts';
import { polygon, smooth, spline } from '../kit/curves.ts';
import { line, path } from '../kit/markup.ts';
import { fix, lerp, nth, place, times, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, taper } from '../kit/shapes.ts';

export interface BigLeafOptions {
  dark: Colour;
  lit: Colour;
  vein: Colour;
  bend?: number;
  /** 0 in shade, 1 in full light. */
  light?: number;
  /** Which half faces the light. */
  side?: 1 | -1;
}

/** A big leaf from (x, y) along an angle: two-tone halves, midrib and veins. */
export function bigLeaf(
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  o: BigLeafOptions,
): string {
  const { dark, lit, vein, bend = 0.2, light = 0.5, side = 1 } = o;
  const n = 12;
  const spread = (t: number): number =>
    width * Math.sin(Math.PI * Math.min(1, t * 1.02) ** 0.75) * (1 - 0.35 * t);
  const rib = times(n + 1, (i): Point => [(i / n) * length, bend * length * (i / n) ** 2 * 0.6]);
  const edge = (s: number): Point[] => rib.map(([u, v], i): Point => [u, v + s * spread(i / n)]);
  const laid = (points: Points): Point[] => place(points, { x, y, r: angle });
  const halfLeaf = (s: number): string =>
    path(
      smooth(laid([...edge(s), ...[...rib].reverse()]), true, 0.9),
      mix(dark, lit, clamp(light * (s === -side ? 1 : 0.42))),
    );
  const veins: string[] = [];
  for (let i = 2; i < n - 1; i++)
    for (const s of [-1, 1]) {
      const [u, v] = nth(rib, i);
      const end: Point = [u + length * 0.11, v + s * spread(i / n) * 0.86];
      veins.push(polygon(laid([[u, v], [lerp(u, end[0], 0.5), lerp(v, end[1], 0.42)], end]), false));
    }
  return [
    halfLeaf(-1),
    halfLeaf(1),
    line(veins.join(''), vein, Math.max(0.6, width * 0.035), 'opacity=".5"'),
    path(smooth(ribbon(laid(rib), (t) => Math.max(0.5, width * 0.055 * (1 - t)))), vein, 'opacity=".9"'),
    line(
      polygon(laid(edge(-side)), false),
      vein,
      Math.max(0.7, width * 0.05),
      `opacity="${fix(clamp(light * 0.9))}"`,
    ),
  ].join('');
}

export interface FernOptions {
  dark: Colour;
  lit: Colour;
  /** Longest leaflet. */
  length?: number;
  pairs?: number;
  /** 0..1 at the middle of a leaflet. */
  lightAt?: (x: number, y: number, angle: number) => number;
}

/** A frond along a curved stem. */
export function fern(S: Easel, stem: Points, o: FernOptions): string {
  const { dark, lit, length = 40, pairs = 16, lightAt = () => 0.4 } = o;
  const rng = S.rng.fork();
  const curve = spline(stem, false, 10);
  const out = [path(smooth(ribbon(curve, taper(2.4, 0.02, 1))), mix(dark, lit, 0.3))];
  for (let i = 1; i < pairs; i++) {
    const t = i / pairs;
    const k = Math.floor(t * (curve.length - 2));
    const [[x, y], next] = [nth(curve, k), nth(curve, k + 1)];
    const heading = Math.atan2(next[1] - y, next[0] - x);
    const l = length * Math.sin(Math.PI * (0.12 + 0.85 * t)) ** 0.8 * (1.1 - 0.5 * t);
    for (const s of [-1, 1]) {
      const r = heading + s * lerp(1.25, 0.75, t) + rng.gauss(0, 0.06);
      const w = l * 0.16;
      const leaflet = place(
        [
          [0, 0],
          [l * 0.35, -w],
          [l * 0.8, -w * 0.55],
          [l, 0],
          [l * 0.75, w * 0.6],
          [l * 0.3, w * 0.85],
        ],
        { x, y, r },
      );
      const light = clamp(lightAt(x + Math.cos(r) * l * 0.5, y + Math.sin(r) * l * 0.5, r));
      out.push(path(smooth(leaflet, true, 0.9), jitter(mix(dark, lit, light), rng, 0.02, 6)));
    }
  }
  return out.join('');
}

/** A thin vine or twig with leaves on both sides. */
export function vine(
  S: Easel,
  points: Points,
  o: { stem: Colour; leaf: Colour; size?: number; gap?: number; width?: number },
): string {
  const rng = S.rng.fork();
  const curve = spline(points, false, 14);
  const size = o.size ?? 12;
  const out = [brushLine(S, points, o.width ?? 1.6, o.stem, { decay: 0.8 })];
  for (let i = 3; i < curve.length - 1; i += Math.max(1, Math.round(o.gap ?? 4))) {
    const [[x, y], next] = [nth(curve, i), nth(curve, i + 1)];
    const heading = Math.atan2(next[1] - y, next[0] - x);
    const l = size * rng.range(0.6, 1.3);
    const tip = place(
      [
        [0, 0],
        [l * 0.4, -l * 0.3],
        [l, 0],
        [l * 0.4, l * 0.24],
      ],
      { x, y, r: heading + rng.sign() * rng.range(0.5, 1.3) },
    );
    out.push(path(smooth(tip, true, 0.9), jitter(o.leaf, rng, 0.04, 8)));
  }
  return out.join('');
}
