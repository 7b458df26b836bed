/** Organic shapes: wobbled outlines, ribbons of changing width, blobs, bodies on a spine. */
import { normals, polygon, pathPoints, resample, smooth, spline } from './curves.ts';
import type { Noise } from './noise.ts';
import { TAU, between, last, lerp, nth, type Point, type Points } from './points.ts';

/** Anything with a noise of its own: an Easel, usually. */
export interface Wobbly {
  readonly noise: Noise;
}

/** Push each point along its normal by noise: the wobble of a hand. amplitude in px, frequency per px. */
export function wobble(
  points: Points,
  noise: Noise,
  amplitude = 2,
  frequency = 0.02,
  closed = true,
  octaves = 3,
): Point[] {
  const sides = normals(points, closed);
  return points.map(([x, y], i) => {
    const k = amplitude * noise.fbm(x * frequency, y * frequency, octaves);
    const [nx, ny] = nth(sides, i);
    return [x + nx * k, y + ny * k];
  });
}

/** The outline of a stroke along a line; halfWidth(t) for t from 0 to 1. */
export function ribbon(points: Points, halfWidth: (t: number) => number, noise?: Noise, shake = 0): Point[] {
  const sides = normals(points, false);
  const left: Point[] = [];
  const right: Point[] = [];
  points.forEach(([x, y], i) => {
    const k = halfWidth(i / (points.length - 1));
    const j = noise ? shake * noise.n2(x * 0.05, y * 0.05) : 0;
    const [nx, ny] = nth(sides, i);
    left.push([x + nx * (k + j), y + ny * (k + j)]);
    right.push([x - nx * (k - j), y - ny * (k - j)]);
  });
  return left.concat(right.reverse());
}

/** A half-width that swells over the first `attack` of the line and dies over the last `decay`. */
export const taper =
  (width: number, attack = 0.15, decay = 0.5) =>
  (t: number): number =>
    width * Math.min(1, t / attack) ** 0.6 * Math.min(1, (1 - t) / decay) ** 0.8;

/** A closed organic blob. roughness 0..0.5, frequency = lumps around. */
export function blob(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  noise: Noise,
  roughness = 0.15,
  frequency = 1.2,
  n = 40,
  rotation = 0,
): Point[] {
  const out: Point[] = [];
  const [c, s] = [Math.cos(rotation), Math.sin(rotation)];
  for (let i = 0; i < n; i++) {
    const t = (i / n) * TAU;
    const k =
      1 +
      roughness *
        noise.fbm(cx * 0.013 + Math.cos(t) * frequency + 7, cy * 0.013 + Math.sin(t) * frequency, 3);
    const [u, v] = [Math.cos(t) * rx * k, Math.sin(t) * ry * k];
    out.push([cx + u * c - v * s, cy + u * s + v * c]);
  }
  return out;
}

/** A smooth function through [t, value] control points. */
export function profile(controls: Points): (t: number) => number {
  return (t) => {
    for (let i = 0; i < controls.length - 1; i++) {
      const [p1, p2] = [nth(controls, i), nth(controls, i + 1)];
      if (t > p2[0]) continue;
      const [p0, p3] = [
        nth(controls, Math.max(0, i - 1)),
        nth(controls, Math.min(controls.length - 1, i + 2)),
      ];
      const h = p2[0] - p1[0];
      const u = Math.max(0, t - p1[0]) / h;
      const m1 = ((p2[1] - p0[1]) / (p2[0] - p0[0] || 1)) * h;
      const m2 = ((p3[1] - p1[1]) / (p3[0] - p1[0] || 1)) * h;
      const [u2, u3] = [u * u, u * u * u];
      return (
        (2 * u3 - 3 * u2 + 1) * p1[1] + (u3 - 2 * u2 + u) * m1 + (3 * u2 - 2 * u3) * p2[1] + (u3 - u2) * m2
      );
    }
    return last(controls)[1];
  };
}

export interface Tube {
  readonly spine: Points;
  /** Maps (along 0..1, across -1 top .. 1 bottom) to the card, so markings follow the form. */
  at(t: number, across: number): Point;
  angle(t: number): number;
  readonly top: Points;
  readonly bottom: Points;
  readonly outline: Points;
}

/** A body built on a spine, with half-widths above and below it. */
export function tube(
  spinePoints: Points,
  above: (t: number) => number,
  below: (t: number) => number,
  segments = 24,
): Tube {
  const spine = resample(spline(spinePoints, false, segments), 3);
  const sides = normals(spine, false);
  const n = spine.length - 1;
  const at = (t: number, across: number): Point => {
    const f = Math.max(0, Math.min(1, t)) * n;
    const i = Math.min(n - 1, Math.floor(f));
    const k = f - i;
    const [p, q, a, b] = [nth(spine, i), nth(spine, i + 1), nth(sides, i), nth(sides, i + 1)];
    const r = across < 0 ? above(t) * -across : -below(t) * across;
    return [lerp(p[0], q[0], k) + lerp(a[0], b[0], k) * r, lerp(p[1], q[1], k) + lerp(a[1], b[1], k) * r];
  };
  const angle = (t: number): number => {
    const i = Math.max(1, Math.min(n, Math.round(t * n)));
    const [p, q] = [nth(spine, i - 1), nth(spine, i)];
    return Math.atan2(q[1] - p[1], q[0] - p[0]);
  };
  const edge = (across: number): Point[] => Array.from({ length: 91 }, (_, i) => at(i / 90, across));
  const [top, bottom] = [edge(-1), edge(1)];
  return { spine, at, angle, top, bottom, outline: top.concat([...bottom].reverse()) };
}

/** A path re-drawn by hand, as points. */
export const handPoints = (S: Wobbly, d: string, amplitude = 2, frequency = 0.02, step = 6): Point[] =>
  handLine(S, pathPoints(d, 3), amplitude, frequency, step);

/** A line drawn again by hand. */
export const handLine = (
  S: Wobbly,
  points: Points,
  amplitude: number,
  frequency: number,
  step: number,
): Point[] => wobble(resample(points, step), S.noise, amplitude, frequency, false);

/** An outline, closed and drawn again by hand. */
export const handOutline = (
  S: Wobbly,
  points: Points,
  amplitude: number,
  frequency: number,
  step: number,
): Point[] => wobble(resample([...points, nth(points, 0)], step), S.noise, amplitude, frequency);

const splitSubPaths = (d: string): string[] => d.split(/(?=M)/).filter((part) => part.trim());

/** A path string re-drawn by hand with soft corners; every absolute M starts its own sub-path. */
export const handPath = (S: Wobbly, d: string, amplitude = 2, frequency = 0.02, step = 6): string =>
  splitSubPaths(d)
    .map((part) => smooth(handPoints(S, part, amplitude, frequency, step)))
    .join('');

/** The same with crisp corners, as cut with scissors. */
export const cutPath = (S: Wobbly, d: string, amplitude = 2, frequency = 0.03, step = 5): string =>
  splitSubPaths(d)
    .map((part) => polygon(handPoints(S, part, amplitude, frequency, step)))
    .join('');

/** A polygon whose edges wobble separately, so that corners survive at any size. */
export function wobblyPolygon(S: Wobbly, points: Points, amplitude = 1.2, frequency = 0.06): string {
  const dense: Point[] = [];
  points.forEach((u, i) => {
    const v = nth(points, (i + 1) % points.length);
    const n = Math.max(1, Math.round(Math.hypot(v[0] - u[0], v[1] - u[1]) / 9));
    for (let k = 0; k < n; k++) dense.push(between(u, v, k / n));
  });
  const xs = points.map((p) => p[0]);
  const width = Math.max(...xs) - Math.min(...xs);
  return polygon(wobble(dense, S.noise, Math.min(amplitude, width * 0.06), frequency, true, 2));
}
