/**
 * SHADOW PUPPET. A warm backlit screen, near-black pierced silhouettes, blur growing with distance from the screen.
 * lampScreen() is the ground; puppet() a silhouette with its holes; piercing helpers make the lacework; rod() the sticks.
 * Pass: cloth weave, lamp falloff and flicker, light creeping round the edges; black never quite black.
 */
import { clamp, type Colour } from '../kit/colour.ts';
import { normals, resample, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { noiseFrom } from '../kit/noise.ts';
import { TAU, fix, nth, times, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { handLine, ribbon } from '../kit/shapes.ts';
import { boxBlur } from '../pixels/blur.ts';
import { recolour, weave } from '../pixels/effects.ts';
import { luminance, px, shrunk } from '../pixels/raster.ts';
import type { Finish } from './finish.ts';

export const LEATHER = '#120a08';

/** The lit cloth: hot at the lamp, amber, then brown at the corners. */
export const lampScreen = (
  S: Easel,
  lamp: Point,
  hot: Colour,
  warm: Colour,
  far: Colour,
  reach = 900,
): string =>
  `<rect x="-10" y="-10" width="${S.w + 20}" height="${S.h + 20}" fill="${S.radialAt(
    [hot, [0.22, hot], [0.5, warm], far],
    lamp[0],
    lamp[1],
    reach,
  )}"/>`;

export interface PuppetOptions {
  /** 0 pressed to the screen, 1 far behind it: blurred, larger and paler. */
  distance?: number;
  /** Path strings of holes. */
  pierced?: readonly string[];
  colour?: Colour;
  /** Stained hide: colour shining through some holes. */
  stained?: readonly { d: string; colour: Colour }[];
}

/** A silhouette of hide with holes cut through it. */
export function puppet(S: Easel, d: string | readonly string[], o: PuppetOptions = {}): string {
  const { distance = 0, pierced = [], colour = LEATHER, stained = [] } = o;
  const body = typeof d === 'string' ? d : d.join('');
  const holes = pierced.join('');
  const mask = holes
    ? S.mask(
        `<rect x="-100" y="-100" width="${S.w + 200}" height="${S.h + 200}" fill="#fff"/>`,
        path(holes, '#000'),
      )
    : undefined;
  const marks =
    group({ mask }, path(body, colour)) +
    stained.map((patch) => path(patch.d, patch.colour, 'opacity=".85"')).join('');
  return group(
    { opacity: fix(1 - distance * 0.5), filter: distance > 0.02 ? blur(S, 0.6 + distance * 9) : undefined },
    marks,
  );
}

/** Holes along a line: 'dot', 'drop' (pointing along it) or 'slit'. */
export function pierceAlong(
  S: Easel,
  points: Points,
  o: { gap?: number; size?: number; kind?: 'dot' | 'drop' | 'slit'; inset?: number } = {},
): string {
  const { gap = 11, size = 3, kind = 'drop', inset = 0 } = o;
  const rng = S.rng.fork();
  const line = resample(spline(points, false, 8), gap);
  const sides = normals(line, false);
  return line
    .map(([px0, py0], i) => {
      if (i === 0 || i === line.length - 1) return '';
      const [nx, ny] = nth(sides, i);
      const [x, y, s] = [px0 - nx * inset, py0 - ny * inset, size * rng.range(0.85, 1.15)];
      const a = Math.atan2(-nx, ny) + Math.PI / 2;
      if (kind === 'dot')
        return smooth(
          times(7, (k): Point => [
            x + Math.cos((k / 7) * TAU) * s * 0.7,
            y + Math.sin((k / 7) * TAU) * s * 0.7,
          ]),
        );
      const [long, wide] = kind === 'slit' ? [s * 2, s * 0.4] : [s * 1.6, s * 0.75];
      const P = (u: number, v: number): Point => [
        x + u * Math.cos(a) - v * Math.sin(a),
        y + u * Math.sin(a) + v * Math.cos(a),
      ];
      return smooth([
        P(-long, 0),
        P(-long * 0.1, -wide),
        P(long * 0.8, -wide * 0.8),
        P(long, 0),
        P(long * 0.8, wide * 0.8),
        P(-long * 0.1, wide),
      ]);
    })
    .join('');
}

/** A pierced rosette: petals round a centre. */
export const rosette = (x: number, y: number, r: number, petals = 8): string =>
  times(petals, (i) => {
    const a = (i / petals) * TAU;
    const P = (u: number, v: number): Point => [
      x + u * Math.cos(a) - v * Math.sin(a),
      y + u * Math.sin(a) + v * Math.cos(a),
    ];
    return smooth([P(r * 0.28, 0), P(r * 0.6, -r * 0.17), P(r, 0), P(r * 0.6, r * 0.17)]);
  }).join('') +
  smooth(
    times(8, (i): Point => [x + Math.cos((i / 8) * TAU) * r * 0.14, y + Math.sin((i / 8) * TAU) * r * 0.14]),
  );

/** Parallel slits following a curve's side: feathers, folds, grass. */
export function slits(S: Easel, from: Points, to: Points, n = 9, width = 1.6): string {
  const rng = S.rng.fork();
  const [a, b] = [spline(from, false, 10), spline(to, false, 10)];
  return times(n, (i) => {
    const t = (i + 0.5) / n;
    const [p, q] = [nth(a, Math.floor(t * (a.length - 1))), nth(b, Math.floor(t * (b.length - 1)))];
    const mid: Point = [(p[0] + q[0]) / 2 + rng.gauss(0, 2), (p[1] + q[1]) / 2 + rng.gauss(0, 2)];
    return smooth(ribbon(spline([p, mid, q], false, 6), (k) => width * Math.sin(Math.PI * k) + 0.3));
  }).join('');
}

/** A control stick: thin, out of focus, going off the card. */
export const rod = (S: Easel, from: Point, to: Point, width = 3): string =>
  path(
    smooth(ribbon(handLine(S, [from, to], 1.5, 0.01, 20), (t) => width * (0.5 + t * 0.5))),
    LEATHER,
    `opacity=".75" filter="${blur(S, 1.6)}"`,
  );

/** A knotted joint: a ring of light round a dark knot. */
export const joint = (x: number, y: number, r: number): string =>
  smooth(times(10, (i): Point => [x + Math.cos((i / 10) * TAU) * r, y + Math.sin((i / 10) * TAU) * r])) +
  smooth(
    times(10, (i): Point => [
      x + Math.cos((-i / 10) * TAU) * r * 0.55,
      y + Math.sin((-i / 10) * TAU) * r * 0.55,
    ]),
  );

export interface PuppetGrade {
  /** Lamp place, fractions of the card. */
  lamp: Point;
  falloff: number;
  weave: number;
  /** Light creeping round edges. */
  creep: number;
  seed: number;
}

export const shadowPuppet: Finish<PuppetGrade> = {
  name: 'puppet',
  version: 1,
  develop(shot, grade, { scale }) {
    const { lamp = [0.5, 0.55], falloff = 0.5, weave: cloth = 0.075, creep = 0.16, seed = 71 } = grade;
    const picture = shrunk(shot, scale);
    const { width: w, height: h } = picture;
    const threads = weave(noiseFrom(seed), 3.1);
    const [flicker, stain] = [noiseFrom(seed + 1), noiseFrom(seed + 2)];
    const light = luminance(picture);
    const wide = boxBlur(light.slice(), w, h, Math.round(7 * scale));
    return recolour(picture, scale, (r, g, b, x, y, i) => {
      const spill = Math.max(0, px(wide, i) - px(light, i)) * creep;
      const away = Math.hypot((x * scale) / w - lamp[0], ((y * scale) / h - lamp[1]) * 1.35);
      const dim = 1 - falloff * clamp((away - 0.12) / 0.85) ** 1.3;
      const k =
        dim *
        (1 +
          threads(x, y) * cloth * (0.4 + px(light, i) / 255) +
          flicker.fbm(x / 160, y / 240, 3) * 0.09 +
          stain.n2(x / 1.4, y / 1.4) * 0.02);
      return [r * k + spill * 1.25 + 9, g * k + spill * 0.72 + 5, b * k + spill * 0.3 + 3];
    });
  },
};
