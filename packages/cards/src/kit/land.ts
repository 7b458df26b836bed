/** Ridges, hills and grass. */
import { strokes, type Field, type Range } from './brush.ts';
import { clamp, jitter, mix, type Colour } from './colour.ts';
import { polygon } from './curves.ts';
import { group, path } from './markup.ts';
import { edge } from './materials.ts';
import { fix, last, lerp, nth, times, type Point, type Points } from './points.ts';
import type { Easel } from './scene.ts';
import { ribbon } from './shapes.ts';

export interface RidgeOptions {
  y: number;
  amplitude?: number;
  frequency?: number;
  octaves?: number;
  x0?: number;
  x1?: number;
  step?: number;
  /** Another stretch of the same noise. */
  offset?: number;
  tilt?: number;
  /** A designed silhouette added to the noise. */
  shape?: (x: number) => number;
}

/** A skyline, left to right. */
export function ridge(S: Easel, o: RidgeOptions): Point[] {
  const {
    y,
    amplitude = 60,
    frequency = 0.004,
    octaves = 4,
    x0 = -20,
    x1 = S.w + 20,
    step = 8,
    offset = 0,
    tilt = 0,
  } = o;
  const points: Point[] = [];
  for (let x = x0; x <= x1; x += step) {
    const bump = amplitude * S.noise.fbm(x * frequency + offset, offset * 1.7 + 3.3, octaves);
    points.push([x, y + tilt * (x - S.w / 2) + (o.shape?.(x) ?? 0) - bump]);
  }
  return points;
}

/** Closes a skyline down to y. */
export const closedBelow = (S: Easel, skyline: Points, y = S.h + 20): Point[] => [
  ...skyline,
  [last(skyline)[0], y],
  [nth(skyline, 0)[0], y],
];

const segmentAt = (skyline: Points, x: number): readonly [Point, Point] => {
  for (let i = 1; i < skyline.length; i++)
    if (nth(skyline, i)[0] >= x) return [nth(skyline, i - 1), nth(skyline, i)];
  return [nth(skyline, skyline.length - 2), last(skyline)];
};

export const slopeAt = (skyline: Points, x: number): number => {
  const [a, b] = segmentAt(skyline, x);
  return Math.atan2(b[1] - a[1], b[0] - a[0]) * 0.8;
};

export const heightAt = (skyline: Points, x: number): number => {
  const [a, b] = segmentAt(skyline, x);
  return lerp(a[1], b[1], clamp((x - a[0]) / (b[0] - a[0] || 1)));
};

/** Light catching the crest: it swells, thins and breaks off, as a dry brush does. */
function litCrest(S: Easel, skyline: Points, colour: Colour, width: number): string {
  const band = (drop: number, phase: number): string => {
    const line = skyline.map(([x, y]): Point => [x, y + drop]);
    const halfWidth = (t: number): number =>
      width * 0.5 * clamp(0.25 + S.noise.fbm(t * 9 + phase, phase, 3) * 1.6);
    return polygon(ribbon(line, halfWidth));
  };
  return (
    path(band(width * 0.3, 3), colour, 'opacity=".75"') + path(band(width * 1.6, 17), colour, 'opacity=".3"')
  );
}

export interface HillOptions {
  top: Colour;
  bottom: Colour;
  /** Where the bottom colour is reached. */
  y1?: number;
  strokes?: number;
  length?: number;
  width?: number;
  /** A lit crest. */
  lit?: Colour;
  litWidth?: number;
  flow?: Field<number>;
  opacity?: Range;
  edge?: number;
  /** No strokes below this. */
  deep?: number;
}

export function hill(S: Easel, skyline: Points, o: HillOptions): string {
  const { top, bottom, opacity = [0.15, 0.5], deep = S.h } = o;
  const outline = closedBelow(S, skyline);
  const d = polygon(outline);
  const ys = skyline.map((p) => p[1]);
  const [y0, y1] = [Math.min(...ys), o.y1 ?? Math.max(...ys) + 200];
  return group(
    { filter: edge(S, o.edge ?? 5, 0.03, 5) },
    path(d, S.linearAt([top, bottom], 0, y0, 0, y1)),
    strokes(S, {
      region: outline.map(([x, y]): Point => [x, Math.min(y, deep)]),
      n: o.strokes ?? 300,
      length: o.length ?? 60,
      width: o.width ?? 5,
      angle: o.flow ?? ((x) => slopeAt(skyline, x)),
      colour: (_, y) => mix(top, bottom, clamp((y - y0) / (y1 - y0))),
      opacity,
      clip: S.clip(d),
    }),
    o.lit ? litCrest(S, skyline, o.lit, o.litWidth ?? 4) : '',
  );
}

export interface GrassOptions {
  colour: Field<Colour>;
  n?: number;
  height?: Range;
  width?: number;
  lean?: number;
  opacity?: Range;
}

/** Blades rooted along a line. */
export function grass(S: Easel, along: Points, o: GrassOptions): string {
  const { n = 200, height = [8, 26], width = 1.2, lean = 0.2, opacity = [0.5, 1], colour } = o;
  const rng = S.rng.fork();
  return group(
    {},
    times(n, () => {
      const i = rng.int(0, along.length - 2);
      const t = rng.f();
      const [a, b] = [nth(along, i), nth(along, i + 1)];
      const [x, y] = [lerp(a[0], b[0], t), lerp(a[1], b[1], t) + 3];
      const h = rng.range(...height);
      const l = rng.gauss(lean, 0.35) * h;
      const blade = ribbon(
        [
          [x, y],
          [x + l * 0.25, y - h * 0.5],
          [x + l, y - h],
        ],
        (k) => width * (1 - k) + 0.15,
      );
      const hue = typeof colour === 'function' ? colour(x, y) : colour;
      return path(polygon(blade), jitter(hue, rng, 0.03, 8), `opacity="${fix(rng.range(...opacity))}"`);
    }),
  );
}

/** One blade of grass or straw from its foot, as a path; lean in px at the tip. */
export const blade = (
  x: number,
  y: number,
  height: number,
  lean: number,
  halfWidth: (t: number) => number,
): string => {
  const stem: Points = [
    [x, y],
    [x + lean * 0.4, y - height * 0.5],
    [x + lean, y - height],
  ];
  return polygon(ribbon(stem, halfWidth));
};
