/**
 * STAINED GLASS. Everything is a pane (glow gradient per cell) between lead lines of 4-6 px. shatter() cuts a region into
 * hand-cut cells, pane() is one designed piece, leadLine() a came inside a piece, lightPool() colour thrown on a floor.
 * Pass: lead gets a rounded profile and solder; glass gets streaks, seeds and ripples of its own; light bleeds over the lead.
 */
import { adjust, clamp, jitter, mix, type Colour } from '../kit/colour.ts';
import { polygon, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { noiseFrom } from '../kit/noise.ts';
import {
  between,
  bounds,
  fix,
  last,
  nth,
  rectangle,
  scatter,
  type Point,
  type Points,
} from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { handLine, handOutline, ribbon } from '../kit/shapes.ts';
import { boxBlur } from '../pixels/blur.ts';
import { bloom } from '../pixels/effects.ts';
import { luminance, px, shrunk, smoothstep } from '../pixels/raster.ts';
import type { Finish } from './finish.ts';

export const LEAD = '#07070b';

const middle = (points: Points): Point => {
  const [left, top, right, bottom] = bounds(points);
  return [(left + right) / 2, (top + bottom) / 2];
};

export interface PaneOptions {
  /** Width of the came around it; 0 for none. */
  lead?: number;
  /** How much brighter the heart of the pane is. */
  glow?: number;
}

/** One piece of glass. */
export function pane(
  S: Easel,
  outline: Points,
  colour: Colour,
  { lead = 5, glow = 0.1 }: PaneOptions = {},
): string {
  const rng = S.rng.fork();
  const [cx, cy] = middle(outline);
  const [left, top, right, bottom] = bounds(outline);
  const size = Math.max(right - left, bottom - top) * 0.62;
  const tint = jitter(colour, rng, 0.03, 6, 0.12);
  const fill = S.radialAt(
    [adjust(tint, { dL: glow }), [0.55, tint], adjust(tint, { dL: -glow * 1.1, kC: 1.08 })],
    cx + rng.gauss(0, size * 0.15),
    cy + rng.gauss(0, size * 0.15),
    Math.max(8, size),
  );
  const d = polygon(outline);
  return path(d, fill, lead ? `stroke="${LEAD}" stroke-width="${lead}" stroke-linejoin="round"` : '');
}

/** Cells of a Voronoi diagram over the box of a region, each a convex polygon. */
function voronoi(
  seeds: Points,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Point[][] {
  return seeds.map((a) => {
    let cell: Point[] = rectangle(left, top, right, bottom);
    for (const b of seeds) {
      if (a === b) continue;
      const [mx, my, nx, ny] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, b[0] - a[0], b[1] - a[1]];
      const side = (p: Point): number => (p[0] - mx) * nx + (p[1] - my) * ny;
      const kept: Point[] = [];
      let previous = last(cell);
      for (const p of cell) {
        const [from, to] = [side(previous), side(p)];
        if (from * to < 0) {
          const t = from / (from - to);
          kept.push(between(previous, p, t));
        }
        if (to <= 0) kept.push(p);
        previous = p;
      }
      cell = kept;
      if (cell.length < 3) break;
    }
    return cell;
  });
}

export interface ShatterOptions extends PaneOptions {
  /** Stretch of the cells: above 1 wide, below 1 tall. */
  stretch?: number;
  /** Came around the whole region. */
  border?: number;
}

/** Cuts a region into about n hand-cut panes; colour by the place of a pane's heart. */
export function shatter(
  S: Easel,
  region: Points,
  n: number,
  colour: (x: number, y: number) => Colour,
  o: ShatterOptions = {},
): string {
  const { stretch = 1, lead = 5, border = lead + 1.5 } = o;
  const squeeze = (points: Points, k: number): Point[] => points.map(([x, y]): Point => [x, y * k]);
  const flat = squeeze(region, stretch);
  let seeds = scatter(flat, n, S.rng.fork());
  for (let round = 0; round < 2; round++)
    seeds = voronoi(seeds, bounds(flat)).map((cell, i) => {
      if (cell.length < 3) return nth(seeds, i);
      const sum = cell.reduce(([x, y], p) => [x + p[0], y + p[1]] as const, [0, 0] as const);
      return [sum[0] / cell.length, sum[1] / cell.length];
    });
  const d = polygon(handOutline(S, region, 1.5, 0.02, 6));
  const cells = voronoi(seeds, bounds(flat))
    .filter((cell) => cell.length > 2)
    .map((cell) => {
      const outline = handOutline(S, squeeze(cell, 1 / stretch), 2.2, 0.02, 8);
      const [x, y] = middle(outline);
      return pane(S, outline, colour(x, y), { ...o, lead });
    });
  return (
    group({ 'clip-path': S.clip(d) }, cells) +
    (border ? path(d, 'none', `stroke="${LEAD}" stroke-width="${border}" stroke-linejoin="round"`) : '')
  );
}

/** A came running inside or between pieces. */
export const leadLine = (S: Easel, points: Points, width = 5): string =>
  path(
    smooth(ribbon(handLine(S, spline(points, false, 10), 1, 0.02, 4), () => width / 2, S.noise, 0.5)),
    LEAD,
  );

/** Colour thrown by the window on stone or floor. */
export const lightPool = (S: Easel, d: string, colour: Colour, opacity = 0.6, softness = 7): string =>
  path(d, colour, `opacity="${fix(opacity)}" filter="${blur(S, softness)}" style="mix-blend-mode:screen"`);

export interface GlassGrade {
  /** Light through the window. */
  glow: number;
  streaks: number;
  ripples: number;
  seed: number;
}

export const glass: Finish<GlassGrade> = {
  name: 'glass',
  version: 1,
  develop(shot, grade, { scale }) {
    const { glow = 0.34, streaks = 0.2, ripples = 0.16, seed = 41 } = grade;
    const picture = shrunk(shot, scale);
    const { width: w, height: h, planes } = picture;
    const L = luminance(picture);
    const came = L.map((v) => smoothstep(30, 16, v));
    const round = boxBlur(came.slice(), w, h, 2 * scale);
    const shadow = boxBlur(came.slice(), w, h, 4 * scale);
    const [streak, ripple, seeds] = [noiseFrom(seed), noiseFrom(seed + 1), noiseFrom(seed + 2)];
    for (let row = 0, i = 0; row < h; row++)
      for (let column = 0; column < w; column++, i++) {
        const [x, y] = [column / scale, row / scale];
        const lead = px(came, i);
        const [r, g, b] = [px(planes[0], i), px(planes[1], i), px(planes[2], i)];
        // each colour of glass was drawn from its own sheet: its hue turns and shifts the streaks
        const hue = Math.atan2(1.732 * (g - b), 2 * r - g - b);
        const sheet = Math.round(hue * 2.4) * 7.7;
        const turn = sheet * 0.7;
        const [u, v] = [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)];
        const reamy = streak.n2(u / 70 + sheet, v / 7) * 0.6 + streak.fbm(u / 34 + sheet, v / 26, 3) * 0.6;
        const wavy = ripple.n2(x / 9 + sheet, y / 6) - ripple.n2(x / 9 + sheet + 0.18, y / 6 + 0.25);
        const bubble = seeds.n2(x / 2.3 + sheet, y / 3.2) > 0.93 ? 26 : 0;
        const body = (1 + reamy * streaks + wavy * ripples) * (1 - px(shadow, i) * 0.32);
        const slope = px(round, Math.max(0, i - w - 1)) - px(round, Math.min(L.length - 1, i + w + 1));
        const metal =
          20 +
          clamp(-slope * 2.4, -0.3, 1) * 74 +
          ripple.n2(x / 3, y / 3) * 5 +
          ripple.n2(x / 14, y / 14) * 6;
        planes.forEach((p, k) => {
          p[i] = (px(p, i) * body + bubble) * (1 - lead) + (metal + (k === 2 ? 6 : 0)) * lead;
        });
      }
    bloom(picture, 5 * scale, 70, glow * 0.9);
    bloom(picture, 26 * scale, 110, glow * 0.7);
    return picture;
  },
};

/** A colour between two by distance from a light: for skies and halos cut in glass. */
export const byDistance =
  (from: Point, reach: number, near: Colour, far: Colour) =>
  (x: number, y: number): Colour =>
    mix(near, far, clamp(Math.hypot(x - from[0], y - from[1]) / reach));
