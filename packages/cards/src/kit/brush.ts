/** Mark making: brush strokes, fur, leaves, fringes. Most parameters may be a value or a function of (x, y). */
import { jitter, type Colour } from './colour.ts';
import { normals, polygon, smooth, spline } from './curves.ts';
import { group, path } from './markup.ts';
import {
  TAU,
  bounds,
  fix,
  inside,
  nth,
  radians,
  scatter,
  times,
  type Box,
  type Point,
  type Points,
} from './points.ts';
import type { Rng } from './random.ts';
import type { Easel } from './scene.ts';
import { blob, ribbon, taper, wobble } from './shapes.ts';

export type Field<T> = T | ((x: number, y: number) => T);
export type Range = readonly [number, number];

const valueAt = <T extends number | string | null>(field: Field<T>, x: number, y: number): T =>
  typeof field === 'function' ? field(x, y) : field;

const opacityIn = (rng: Rng, [low, high]: Range): string =>
  `opacity="${Math.round(rng.range(low, high) * 100) / 100}"`;

/** One brush mark: a tapered, slightly bent ribbon centred on (x, y). */
export function mark(
  x: number,
  y: number,
  angle: number,
  length: number,
  width: number,
  rng: Rng,
  bend = 0.25,
): string {
  const b = rng.gauss(0, bend) * length;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const line = times(6, (i): Point => {
    const t = i / 5;
    const [u, v] = [(t - 0.5) * length, b * (t - 0.5) * (t - 0.5) * 2 - b * 0.25];
    return [x + u * c - v * s, y + u * s + v * c];
  });
  return smooth(ribbon(line, (t) => width * (0.35 + 0.65 * Math.sin(Math.PI * Math.min(1, t * 1.1 + 0.08)))));
}

export interface StrokesOptions {
  /** An outline, or a Box. */
  region: Points | Box;
  n: number;
  length?: Field<number>;
  width?: Field<number>;
  /** Radians. */
  angle?: Field<number>;
  /** null leaves the spot bare. */
  colour: Field<Colour | null>;
  opacity?: Range;
  bend?: number;
  /** Jitter of lightness and of hue (degrees) from stroke to stroke. */
  dL?: number;
  dh?: number;
  /** Jitter of the angle, radians. */
  spread?: number;
  clip?: string;
  filter?: string;
}

const isOutline = (region: Points | Box): region is Points => Array.isArray(region[0]);

/** Fills a region with directional strokes. */
export function strokes(S: Easel, o: StrokesOptions): string {
  const rng = S.rng.fork();
  const { region } = o;
  const spots = isOutline(region)
    ? scatter(region, o.n, rng)
    : times(o.n, (): Point => [
        rng.range(region[0], region[0] + region[2]),
        rng.range(region[1], region[1] + region[3]),
      ]);
  const marks = spots.map(([x, y]) => {
    const colour = valueAt(o.colour, x, y);
    if (!colour) return '';
    const angle = valueAt(o.angle ?? 0, x, y) + rng.gauss(0, o.spread ?? 0.15);
    const length = valueAt(o.length ?? 40, x, y) * rng.range(0.5, 1.4);
    const width = valueAt(o.width ?? 4, x, y) * rng.range(0.4, 1.3);
    const d = mark(x, y, angle, length, width, rng, o.bend ?? 0.2);
    return path(d, jitter(colour, rng, o.dL ?? 0.025, o.dh ?? 5), opacityIn(rng, o.opacity ?? [0.25, 0.6]));
  });
  return group({ 'clip-path': o.clip, filter: o.filter }, marks);
}

/** n soft dabs strewn over a stretch, as paths; where they lie and how wide and high they are, each from a range. */
export const dabs = (
  S: Easel,
  n: number,
  x: Range,
  y: Range,
  rx: Range,
  ry: Range,
  roughness: number,
  frequency?: number,
): string[] =>
  times(n, () => {
    const [cx, cy] = [S.rng.range(...x), S.rng.range(...y)];
    return smooth(blob(cx, cy, S.rng.range(...rx), S.rng.range(...ry), S.noise, roughness, frequency));
  });

/**
 * Parallel passes through an outline, as a hatching hand makes them: each run of points that `keeps` goes to `draw`.
 * gap is asked anew before every next pass.
 */
export function passes(
  outline: Points,
  {
    angle,
    step,
    gap,
    keeps = () => true,
  }: {
    angle: number;
    step: number;
    gap: () => number;
    keeps?: (x: number, y: number) => boolean;
  },
  draw: (run: Points) => void,
): void {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const [left, top, right, bottom] = bounds(outline);
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.hypot(right - left, bottom - top) / 2;
  for (let v = -reach; v < reach; v += gap()) {
    let run: Point[] = [];
    for (let u = -reach; u < reach; u += step) {
      const [x, y] = [cx + u * c - v * s, cy + u * s + v * c];
      if (inside(outline, x, y) && keeps(x, y)) {
        run.push([x, y]);
        continue;
      }
      draw(run);
      run = [];
    }
    draw(run);
  }
}

export interface FurOptions {
  region: Points;
  n: number;
  length?: Field<number>;
  width?: Field<number>;
  /** Direction the hair lies, radians. */
  flow: Field<number>;
  colour: Field<Colour>;
  opacity?: Range;
  /** Painting order; without it hairs come in random order. */
  order?: (spot: Point) => number;
  curl?: number;
  dL?: number;
  dh?: number;
}

/** Hair growing through a region along a flow. */
export function fur(S: Easel, o: FurOptions): string {
  const rng = S.rng.fork();
  const spots = scatter(o.region, o.n, rng);
  const { order } = o;
  if (order) spots.sort((a, b) => order(a) - order(b));
  return spots
    .map(([x, y]) => {
      const length = valueAt(o.length ?? 18, x, y) * rng.range(0.6, 1.35);
      const width = valueAt(o.width ?? 1.4, x, y) * rng.range(0.6, 1.3);
      const curl = rng.gauss(0, o.curl ?? 0.3);
      let angle = valueAt(o.flow, x, y) + rng.gauss(0, 0.18);
      let [px, py] = [x, y];
      const hair = times(5, (): Point => {
        const at: Point = [px, py];
        px += (Math.cos(angle) * length) / 4;
        py += (Math.sin(angle) * length) / 4;
        angle += curl / 4;
        return at;
      });
      const d = polygon(ribbon(hair, (t) => width * (1 - t) ** 0.7 * Math.min(1, 0.4 + t * 4)));
      return path(
        d,
        jitter(valueAt(o.colour, x, y), rng, o.dL ?? 0.03, o.dh ?? 5),
        opacityIn(rng, o.opacity ?? [0.5, 0.95]),
      );
    })
    .join('');
}

export interface FringeOptions {
  n?: number;
  length?: Field<number>;
  width?: Field<number>;
  colour: Field<Colour>;
  flow: Field<number>;
  /** 0 = hair follows the flow, 1 = stands straight out. */
  out?: number;
  opacity?: Range;
  /** How far inside the outline hairs are rooted, px. */
  inset?: number;
}

/** Hair along an outline, so that a silhouette never ends in a clean vector edge. */
export function fringe(S: Easel, outline: Points, o: FringeOptions): string {
  const { n = 200, out = 0.5, inset = 3 } = o;
  const rng = S.rng.fork();
  const sides = normals(outline, true);
  return times(n, () => {
    const i = rng.int(0, outline.length - 1);
    const [nx, ny] = nth(sides, i);
    const [x, y] = [nth(outline, i)[0] - nx * inset, nth(outline, i)[1] - ny * inset];
    const [outward, flow] = [Math.atan2(ny, nx), valueAt(o.flow, x, y)];
    const dx = Math.cos(flow) * (1 - out) + Math.cos(outward) * out;
    const dy = Math.sin(flow) * (1 - out) + Math.sin(outward) * out;
    const a = Math.atan2(dy, dx) + rng.gauss(0, 0.15);
    const length = valueAt(o.length ?? 14, x, y) * rng.range(0.6, 1.4);
    const hair: Points = [
      [x, y],
      [x + Math.cos(a) * length * 0.5, y + Math.sin(a) * length * 0.5],
      [x + Math.cos(a + 0.2) * length, y + Math.sin(a + 0.2) * length],
    ];
    const width = valueAt(o.width ?? 1.6, x, y);
    return path(
      polygon(ribbon(hair, (t) => width * (1 - t))),
      jitter(valueAt(o.colour, x, y), rng, 0.03, 5),
      opacityIn(rng, o.opacity ?? [0.6, 1]),
    );
  }).join('');
}

export interface BrushLineOptions {
  /** Fractions of the line over which it swells and dies. */
  attack?: number;
  decay?: number;
  wobble?: number;
  opacity?: number;
  /** false: take the points as they are instead of curving through them. */
  curved?: boolean;
}

/** A tapered brush line through hand-placed points; width is half the stroke's breadth. */
export function brushLine(
  S: Easel,
  points: Points,
  width: number,
  colour: Colour,
  o: BrushLineOptions = {},
): string {
  const curve = o.curved === false ? points : spline(points, false, 10);
  const shaken = wobble(curve, S.noise, o.wobble ?? 0.6, 0.03, false);
  const body = ribbon(shaken, taper(width, o.attack ?? 0.12, o.decay ?? 0.45), S.noise, width * 0.2);
  return path(smooth(body.filter((_, i) => i % 2 === 0)), colour, `opacity="${o.opacity ?? 1}"`);
}

/** A pointed leaf from (x, y) along an angle, as a path string. */
export function leaf(x: number, y: number, angle: number, length: number, width: number): string {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const T = (u: number, v: number): string => fix(x + u * c - v * s) + ' ' + fix(y + u * s + v * c);
  const [l, w] = [length, width];
  return `M${T(0, 0)}C${T(l * 0.3, -w)} ${T(l * 0.75, -w * 0.8)} ${T(l, 0)}C${T(l * 0.7, w * 0.7)} ${T(l * 0.3, w)} ${T(0, 0)}Z`;
}

export interface FoliageOptions {
  region: Points;
  n: number;
  size?: Field<number>;
  colour: Field<Colour | null>;
  opacity?: Range;
  /** Without it leaves point anywhere. */
  angle?: Field<number>;
  order?: (spot: Point) => number;
  /** Width / length. */
  aspect?: number;
}

export function foliage(S: Easel, o: FoliageOptions): string {
  const rng = S.rng.fork();
  const spots = scatter(o.region, o.n, rng);
  const { order } = o;
  if (order) spots.sort((a, b) => order(a) - order(b));
  return spots
    .map(([x, y]) => {
      const colour = valueAt(o.colour, x, y);
      if (!colour) return '';
      const length = valueAt(o.size ?? 9, x, y) * rng.range(0.6, 1.4);
      const angle = o.angle === undefined ? rng.range(0, TAU) : valueAt(o.angle, x, y) + rng.gauss(0, 0.5);
      return path(
        leaf(x, y, angle, length, length * (o.aspect ?? 0.42)),
        jitter(colour, rng, 0.03, 7),
        opacityIn(rng, o.opacity ?? [0.6, 1]),
      );
    })
    .join('');
}

/** A direction field from a few hand-placed guides [x, y, degrees]. */
export function flowField(
  guides: readonly (readonly [number, number, number])[],
  power = 2.2,
): (x: number, y: number) => number {
  return (x, y) => {
    let [sx, sy] = [0, 0];
    for (const [gx, gy, degrees] of guides) {
      const weight = 1 / (Math.hypot(x - gx, y - gy) ** power + 1);
      sx += weight * Math.cos(radians(degrees));
      sy += weight * Math.sin(radians(degrees));
    }
    return Math.atan2(sy, sx);
  };
}
