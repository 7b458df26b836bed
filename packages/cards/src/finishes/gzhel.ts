/**
 * GZHEL. Scene background '#ffffff' = a white glaze. One cobalt, one loaded brush: loaded (a stroke that goes from dark to pale, across
 * itself and along its sweep), smear (an outline filled in one such sweep), cobaltLine (fine dark drawing over it), commas and dots
 * for ornament, and a little GOLD over the glaze. Leave half of it white.
 * Pass: cobalt sinks into the glaze (soft edges that pool dark), the glaze goes from warm to cool with pinholes and a sheen; gold glints.
 */
import { clamp, ramp, type Colour } from '../kit/colour.ts';
import { polygon, resample, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { noiseFrom } from '../kit/noise.ts';
import { TAU, bounds, lerp, nth, times, type Point, type Points } from '../kit/points.ts';
import { rngFrom } from '../kit/random.ts';
import type { Easel } from '../kit/scene.ts';
import { handLine, ribbon } from '../kit/shapes.ts';
import { boxBlur } from '../pixels/blur.ts';
import { luminance, plane, px, shrunk, smoothstep } from '../pixels/raster.ts';
import type { Finish } from './finish.ts';

/** From a breath of blue to the full brush. */
export const COBALT = ['#ffffff', '#d3e0f3', '#8fb0e0', '#4a78c4', '#1c479c', '#0b2468'] as const;
export const GOLD = '#c9922e';
/** How blue a load of the brush is, 0..1. */
export const cobalt = ramp(COBALT);

const multiply = 'mix-blend-mode:multiply';

export interface LoadedOptions {
  /** Load at the start and at the end of the sweep, 0..1. */
  from?: number;
  to?: number;
  /** Which edge of the brush carries the paint: 1 left of travel, -1 right, 0 its middle. */
  side?: 1 | -1 | 0;
  /** Load of the other edge, as a share. */
  thin?: number;
  /** Half-breadth along the way as a share of the full one; default pressed soon and lifted slowly. */
  press?: (t: number) => number;
  /** How much single hairs of the brush show, 0..1. */
  bristle?: number;
}

const pressed = (t: number): number => Math.min(1, t / 0.16) ** 0.55 * Math.min(1, (1 - t) / 0.6) ** 0.7;

/** One stroke of the loaded brush; width is half its breadth. */
export function loaded(S: Easel, points: Points, width: number, o: LoadedOptions = {}): string {
  const { from = 0.95, to = 0.2, side = 1, thin = 0.22, press = pressed, bristle = 0.3 } = o;
  const curve = spline(points, false, 10);
  const line = resample(curve, Math.max(3, Math.min(9, width * 0.5)));
  const n = line.length - 1;
  if (n < 2) return '';
  const lanes = Math.max(5, Math.min(16, Math.round(width * 0.9)));
  const seed = S.rng.range(0, 90);
  const rail = (u: number): Points =>
    ribbon(line, (t) => width * Math.max(0.03, press(t)) * u).slice(0, line.length);
  const rails = times(lanes + 1, (k) => {
    const u = (k / lanes) * 2 - 1;
    return u >= 0
      ? rail(u)
      : ribbon(line, (t) => width * Math.max(0.03, press(t)) * -u)
          .slice(line.length)
          .reverse();
  });
  const cells = new Map<number, string[]>();
  for (let k = 0; k < lanes; k++) {
    const u = ((k + 0.5) / lanes) * 2 - 1;
    const edge = side === 0 ? 1 - Math.abs(u) : (u * side + 1) / 2;
    const [a, b] = [nth(rails, k), nth(rails, k + 1)];
    for (let i = 0; i < n; i++) {
      const t = (i + 0.5) / n;
      const hair =
        1 + bristle * S.noise.n2(u * 6 + seed, t * 2.2) + bristle * 0.4 * S.noise.n2(u * 17 + seed, t * 5);
      const load = clamp(lerp(from, to, t ** 0.8) * lerp(thin, 1, edge ** 0.9) * hair);
      const level = Math.round(load * 28);
      const j = Math.min(n, i + 1);
      const [p, q, r, s] = [nth(a, i), nth(a, j), nth(b, j), nth(b, i)];
      const grown = grow([p, q, r, s], 0.35);
      const list = cells.get(level);
      if (list) list.push(polygon(grown));
      else cells.set(level, [polygon(grown)]);
    }
  }
  return group(
    { style: multiply },
    [...cells].sort(([x], [y]) => x - y).map(([level, ds]) => path(ds.join(''), cobalt(level / 28))),
  );
}

/** A cell a little larger, so that no seam shows between two. */
const grow = (cell: Points, by: number): Point[] => {
  const cx = cell.reduce((sum, [x]) => sum + x, 0) / cell.length;
  const cy = cell.reduce((sum, [, y]) => sum + y, 0) / cell.length;
  return cell.map(([x, y]): Point => {
    const d = Math.hypot(x - cx, y - cy) || 1;
    return [x + ((x - cx) / d) * by, y + ((y - cy) / d) * by];
  });
};

export interface SmearOptions {
  /** The way the brush goes, degrees: dark at its start. */
  angle?: number;
  from?: number;
  to?: number;
  /** Where between them the blue thins out, 0..1. */
  middle?: number;
  bristle?: number;
}

/** An outline filled in one sweep, dark to pale, with the hairs of a broad brush in it. */
export function smear(S: Easel, outline: Points, o: SmearOptions = {}): string {
  const { angle = 90, from = 0.85, to = 0.12, middle = 0.5, bristle = 0.3 } = o;
  const a = (angle * Math.PI) / 180;
  const [left, top, right, bottom] = bounds(outline);
  const [cx, cy] = [(left + right) / 2, (top + bottom) / 2];
  const reach = (Math.abs(Math.cos(a)) * (right - left) + Math.abs(Math.sin(a)) * (bottom - top)) / 2;
  const broad = (Math.abs(Math.sin(a)) * (right - left) + Math.abs(Math.cos(a)) * (bottom - top)) / 2;
  const at = (along: number, across: number): Point => [
    cx + Math.cos(a) * along * reach - Math.sin(a) * across * broad,
    cy + Math.sin(a) * along * reach + Math.cos(a) * across * broad,
  ];
  const [start, end] = [at(-1, 0), at(1, 0)];
  const stops = times(7, (i) => {
    const t = i / 6;
    const bent = t < middle ? (t / middle) * 0.5 : 0.5 + ((t - middle) / (1 - middle)) * 0.5;
    return [t, cobalt(lerp(from, to, bent))] as const;
  });
  const d = smooth(outline);
  const rng = S.rng.fork();
  const streaks = times(Math.round(broad / 3.2), () => {
    const [v, u0, l] = [rng.range(-1, 1), rng.range(-1.1, 0.5), rng.range(0.3, 1.1)];
    const line = times(5, (i) => at(u0 + (l * i) / 4, v + 0.02 * S.noise.n2(i * 0.6 + v * 9, u0)));
    return {
      d: polygon(ribbon(line, (t) => rng.range(0.6, 2) * Math.sin(Math.PI * (0.1 + 0.8 * t)))),
      light: rng.chance(0.6),
    };
  });
  return group(
    { style: multiply, 'clip-path': S.clip(d) },
    path(d, S.linearAt(stops, ...start, ...end)),
    path(
      streaks
        .filter((s) => s.light)
        .map((s) => s.d)
        .join(''),
      '#ffffff',
      `opacity="${bristle}"`,
    ),
    path(
      streaks
        .filter((s) => !s.light)
        .map((s) => s.d)
        .join(''),
      cobalt(Math.min(1, from)),
      `opacity="${bristle * 0.45}"`,
    ),
  );
}

/** Fine drawing with the point of the brush; width is its full breadth where pressed. */
export function cobaltLine(
  S: Easel,
  points: Points,
  width = 2.4,
  o: { load?: number; colour?: Colour; straight?: boolean; press?: (t: number) => number } = {},
): string {
  const line = handLine(S, o.straight ? points : spline(points, false, 10), 0.9, 0.03, 3);
  if (line.length < 3) return '';
  const seed = nth(line, 0)[0] * 0.02;
  const press = o.press ?? ((t: number) => Math.min(1, t / 0.2) ** 0.6 * Math.min(1, (1 - t) / 0.35) ** 0.7);
  return path(
    smooth(
      ribbon(line, (t) =>
        Math.max(0.25, width * 0.5 * press(t) * (0.85 + 0.3 * S.noise.n2(t * 6, seed))),
      ).filter((_, i, all) => i % 2 === 0 || all.length < 16),
    ),
    o.colour ?? cobalt(o.load ?? 0.97),
    `style="${multiply}"`,
  );
}

/** Spots set with the tip along a line, smaller towards its end. */
export const dotsAlong = (S: Easel, points: Points, gap: number, size: number, load = 0.9): string =>
  path(
    resample(spline(points, false, 10), gap)
      .map(([x, y], i, all) => {
        const r = size * lerp(1, 0.5, i / all.length) * S.rng.range(0.8, 1.15);
        return smooth(
          times(7, (k): Point => [x + Math.cos((k / 7) * TAU) * r, y + Math.sin((k / 7) * TAU) * r]),
        );
      })
      .join(''),
    cobalt(load),
    `style="${multiply}"`,
  );

/** What stands before the rest: the white of the glaze. */
export const bare = (outline: Points | string): string =>
  path(typeof outline === 'string' ? outline : smooth(outline), '#ffffff');

/** A sky or ground of thin blue, laid in soft pools. */
export const breath = (S: Easel, outline: Points, load: number, angle = 90, to = 0): string =>
  smear(S, outline, { from: load, to, angle, bristle: 0 });

export interface GzhelGrade {
  /** How far cobalt sinks and pools, 0..1. */
  sink: number;
  pinholes: number;
  sheen: number;
  seed: number;
}

export const gzhel: Finish<GzhelGrade> = {
  name: 'gzhel',
  version: 1,
  develop(shot, grade, { scale }) {
    const { sink = 0.5, pinholes = 150, sheen = 0.5, seed = 34 } = grade;
    const picture = shrunk(shot, scale);
    const { width: w, height: h, planes } = picture;
    const [W, H] = [w / scale, h / scale];
    const [pool, cloud] = [noiseFrom(seed), noiseFrom(seed + 1)];
    const light = luminance(picture);
    const near = boxBlur(light.slice(), w, h, 2 * scale, 1);
    const wide = boxBlur(light.slice(), w, h, Math.round(7 * scale));
    const soft = planes.map((p) => boxBlur(p.slice(), w, h, Math.round(scale), 1));
    const holes = plane(w, h, () => 0);
    const rng = rngFrom(seed + 2);
    const reach = 2 * scale;
    for (let k = 0; k < pinholes; k++) {
      const [x, y, r] = [rng.int(2, W - 3) * scale, rng.int(2, H - 3) * scale, rng.f() < 0.12 ? 1.5 : 0.8];
      for (let j = Math.ceil(y - reach); j <= y + reach; j++)
        for (let i = Math.ceil(x - reach); i <= x + reach; i++) {
          const d = Math.hypot(i - x, j - y) / scale;
          holes[j * w + i] = d <= r ? 1 : d <= r + 1 ? -0.5 : px(holes, j * w + i);
        }
    }
    for (let row = 0, i = 0; row < h; row++)
      for (let column = 0; column < w; column++, i++) {
        const [x, y] = [column / scale, row / scale];
        const mottle = pool.fbm(x / 26, y / 26, 3) * 0.16 + pool.n2(x / 5, y / 5) * 0.05;
        const edge = (px(wide, i) - px(near, i)) / 255;
        const warm = clamp(
          0.5 + 0.55 * (y / H - 0.5) + 0.3 * (x / W - 0.5) + 0.25 * cloud.fbm(x / 300, y / 300, 2),
        );
        const gleam = sheen * 7 * Math.exp(-((((x / W) * 0.9 + y / H - 0.32) / 0.2) ** 2));
        const hole = px(holes, i);
        const ground = [lerp(250, 246, warm), lerp(249, 247, warm), lerp(243, 250, warm)] as const;
        const gilded = smoothstep(10, 60, px(planes[0], i) - px(planes[2], i));
        planes.forEach((p, k) => {
          const v = lerp(px(p, i), px(soft[k] ?? p, i), sink);
          const ink = -Math.log(Math.max(v, 5) / 255);
          const more = 1 + mottle + clamp(edge, -0.2, 0.25) * sink * 1.1;
          const printed = (ground[k] ?? 255) * Math.exp(-ink * (gilded > 0.5 ? 1 : more));
          const pierced =
            hole > 0
              ? lerp(printed, (ground[k] ?? 255) * (px(light, i) > 200 ? 0.8 : 0.97), 0.6)
              : printed * (1 + hole * 0.08);
          const glint = gilded * (26 * pool.n2(x / 9, y / 4) + 18 * pool.n2(x / 3, y / 3));
          p[i] = pierced + gleam * (k === 0 ? 0.8 : 1) * (px(light, i) > 120 ? 0.4 : 1) + glint;
        });
      }
    return picture;
  },
};
