/**
 * PASTEL FOG. 3-4 values on tinted paper, dusty strokes, depth by fog, contrast only at the hero.
 * pastelFill lays the side of a stick over a shape, pastelLine its edge, fog() puts air between layers.
 * Pass: powdery edges, slanted stick marks, pigment caught on the tooth of velvet paper whose tint shows between.
 */
import { bytes, jitter, type Colour } from '../kit/colour.ts';
import { polygon, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { blur, chalk, grain } from '../kit/materials.ts';
import { noiseFrom } from '../kit/noise.ts';
import { bounds, fix, scatter, type Point, type Points } from '../kit/points.ts';
import { fading, type Easel } from '../kit/scene.ts';
import { handLine, ribbon, taper, wobble } from '../kit/shapes.ts';
import { powder, recolour } from '../pixels/effects.ts';
import { shrunk } from '../pixels/raster.ts';
import type { Finish } from './finish.ts';

export interface PastelFillOptions {
  /** Radians: the way the stick was dragged. */
  angle?: number;
  /** Half-width of the stick. */
  stick?: number;
  length?: number;
  /** Strokes per 1000 px² of area. */
  density?: number;
  opacity?: number;
  /** 0..1: how far strokes overshoot the outline. */
  loose?: number;
}

/** A shape rubbed in with the side of a stick: an even ground plus visible strokes. */
export function pastelFill(S: Easel, outline: Points, colour: Colour, o: PastelFillOptions = {}): string {
  const { angle = -0.6, stick = 7, length = 70, density = 0.9, opacity = 1, loose = 0.12 } = o;
  const rng = S.rng.fork();
  const [left, top, right, bottom] = bounds(outline);
  const n = Math.min(900, Math.round(((right - left) * (bottom - top) * density) / 1000));
  const strokes = scatter(outline, n, rng).map(([x, y]) => {
    const [l, a] = [length * rng.range(0.4, 1.2), angle + rng.gauss(0, 0.12)];
    const [dx, dy] = [(Math.cos(a) * l) / 2, (Math.sin(a) * l) / 2];
    const side: Points = [
      [x - dx, y - dy],
      [x + rng.gauss(0, 2), y + rng.gauss(0, 2)],
      [x + dx, y + dy],
    ];
    return path(
      smooth(ribbon(side, () => stick * rng.range(0.5, 1.1))),
      jitter(colour, rng, 0.022, 5),
      `opacity="${fix(rng.range(0.3, 0.9))}"`,
    );
  });
  const d = polygon(wobble(outline, S.noise, 2, 0.03));
  const ground = path(
    d,
    colour,
    `opacity=".86" filter="${chalk(S, { fx: 0.35, lo: 0.1, hi: 0.5, rough: 7, seed: 3 })}"`,
  );
  const inner = group({ 'clip-path': S.clip(d) }, strokes);
  const over =
    loose > 0
      ? group(
          { opacity: 0.5, filter: chalk(S, { fx: 0.12, fy: 0.3, lo: 0.42, hi: 0.62, rough: 4 }) },
          strokes.filter((_, i) => i % Math.round(1 / loose) === 0),
        )
      : '';
  return group({ opacity }, ground, inner, over);
}

/** A soft stroke of the stick's edge, of one width or swelling as a function of the way along says. */
export function pastelLine(
  S: Easel,
  points: Points,
  width: number | ((t: number) => number),
  colour: Colour,
  opacity = 0.9,
): string {
  const [breadth, shake] =
    typeof width === 'number' ? [taper(width, 0.08, 0.2), width * 0.3] : [width, width(0.5) * 0.3];
  const line = handLine(S, spline(points, false, 8), 1.6, 0.03, 5);
  return group(
    { opacity, filter: chalk(S, { fx: 0.22, fy: 0.3, lo: 0.3, hi: 0.6, rough: 4 }) },
    path(smooth(ribbon(line, breadth, S.noise, shake)), colour),
  );
}

/** A veil of fog over everything drawn so far: densest at y, gone h above and below. */
export const fog = (S: Easel, y: number, h: number, colour: Colour, opacity = 0.7): string =>
  `<rect x="-40" y="${fix(y - h)}" width="${S.w + 80}" height="${fix(h * 2)}" opacity="${opacity}" fill="${S.linear(
    fading(colour, 0, [0.3, 0.5], 1, [0.7, 0.6], 0),
  )}"/>`;

/** Light rubbed out of the fog with a thumb. */
export const smudgedLight = (
  S: Easel,
  x: number,
  y: number,
  r: number,
  colour: Colour,
  opacity = 0.9,
): string =>
  `<ellipse cx="${fix(x)}" cy="${fix(y)}" rx="${fix(r)}" ry="${fix(r)}" opacity="${opacity}" fill="${S.radial(
    fading(colour, 1, [0.18, 0.75], [0.5, 0.28], 0),
  )}" filter="${grain(S, { amount: 0.5, slope: 1.25 })}"/>`;

/** A shape seen through fog: blurred and pale. distance 0..1. */
export const inFog = (S: Easel, distance: number, ...marks: string[]): string =>
  group({ opacity: 1 - distance * 0.65, filter: blur(S, 0.4 + distance * 3.5) }, marks);

export interface PastelGrade {
  /** Tint of the paper between the grains. */
  paper: Colour;
  /** How much paper shows, 0..1. */
  bare: number;
  /** Degrees of the stick marks. */
  slant: number;
  powder: number;
  seed: number;
}

export const pastel: Finish<PastelGrade> = {
  name: 'pastel',
  version: 2,
  develop(shot, grade, { scale }) {
    const { paper = '#b9ad9f', bare = 0.34, slant = -38, powder: reach = 5, seed = 21 } = grade;
    const tint = bytes(paper);
    const [tooth, stick, dust] = [noiseFrom(seed), noiseFrom(seed + 1), noiseFrom(seed + 2)];
    const [c, s] = [Math.cos((slant * Math.PI) / 180), Math.sin((slant * Math.PI) / 180)];
    const dragged = (x: number, y: number): Point => [x * c + y * s, y * c - x * s];
    const powdered = shrunk(powder(shot, reach, seed), scale);
    return recolour(powdered, scale, (r, g, b, x, y) => {
      const [u, v] = dragged(x, y);
      const marks = stick.n2(u / 46, v / 2.4) * 0.6 + stick.n2(u / 110 + 50, v / 5.5) * 0.55;
      const height =
        tooth.n2(x / 1.7, y / 1.7) * 0.75 +
        tooth.n2(x / 3.6 + 60, y / 3.6) * 0.6 +
        tooth.n2(x / 8.5, y / 8.5 + 90) * 0.25 +
        marks * 0.5;
      const bareHere = Math.max(0, Math.min(1, (-height - 0.12) * 1.6)) * bare * (1.15 + marks * 0.5);
      const lift = marks * 5 + height * 4.5 + dust.n2(x / 90, y / 90) * 4;
      return [
        (r + lift) * (1 - bareHere) + tint[0] * bareHere,
        (g + lift) * (1 - bareHere) + tint[1] * bareHere,
        (b + lift * 0.92) * (1 - bareHere) + tint[2] * bareHere,
      ];
    });
  },
};
