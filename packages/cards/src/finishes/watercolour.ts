/**
 * WATERCOLOUR (day). White scene background = bare paper; washes are multiplied on. The wash filter wobbles the edge,
 * lets pigment pool and dries with a dark rim. Pass: density print whose field is cold-press tooth, so pigment granulates.
 */
import { brushLine } from '../kit/brush.ts';
import { clamp, type Colour } from '../kit/colour.ts';
import { regionAround, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { chalk } from '../kit/materials.ts';
import { noiseFrom } from '../kit/noise.ts';
import type { Box, Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { handLine, ribbon } from '../kit/shapes.ts';
import { printDensity } from '../pixels/density.ts';
import { shrunk } from '../pixels/raster.ts';
import type { Finish } from './finish.ts';

export interface WashOptions {
  opacity?: number;
  /** Edge wobble, px. */
  rough?: number;
  /** Width and strength of the dark drying rim. */
  rim?: number;
  rimStrength?: number;
  /** Pooling: noise below lo gives `min` of the pigment, above hi all of it. */
  lo?: number;
  hi?: number;
  min?: number;
  fx?: number;
  fy?: number;
  /** Wet-in-wet blur of the edge, px. */
  bleed?: number;
  clip?: string;
  seed?: number;
  /** Filter region: padding fraction or Box; default a box around the paths. Ready markup gets the whole card: give it a region. */
  region?: number | Box;
}

const wholeCard = (S: Easel): Box => [-40, -40, S.w + 80, S.h + 80];

/** The wash by itself, for a shape inside a transformed group. */
export function washFilter(S: Easel, o: WashOptions & { seed: number }): string {
  const {
    rough = 7,
    rim = 3,
    rimStrength = 0.9,
    lo = 0.3,
    hi = 0.8,
    min = 0.45,
    fx = 0.008,
    fy = 0.011,
    bleed = 0.5,
  } = o;
  const k = (1 - min) / (hi - lo);
  return S.filter(
    `<feTurbulence type="fractalNoise" baseFrequency="0.022" numOctaves="5" seed="${o.seed}" result="n"/>` +
      `<feDisplacementMap in="SourceGraphic" in2="n" scale="${rough}" xChannelSelector="R" yChannelSelector="G" result="s0"/>` +
      `<feGaussianBlur in="s0" stdDeviation="${bleed}" result="s"/>` +
      `<feTurbulence type="fractalNoise" baseFrequency="${fx} ${fy}" numOctaves="4" seed="${o.seed + 20}" result="p"/>` +
      `<feColorMatrix in="p" type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 ${k.toFixed(2)} 0 0 0 ${(min - lo * k).toFixed(2)}" result="m"/>` +
      `<feComposite in="s" in2="m" operator="in" result="body"/>` +
      `<feGaussianBlur in="s" stdDeviation="${rim}" result="b"/><feComposite in="s" in2="b" operator="arithmetic" k2="${rimStrength}" k3="${-rimStrength}" result="e"/>` +
      `<feMerge><feMergeNode in="body"/><feMergeNode in="e"/></feMerge>`,
    o.region ?? wholeCard(S),
  );
}

const multiply = 'mix-blend-mode:multiply';

/** One or more paths laid wet together in one colour; a string starting with '<' is ready markup. */
export function wash(
  S: Easel,
  pieces: string | readonly string[],
  colour: Colour,
  o: WashOptions = {},
): string {
  const list = typeof pieces === 'string' ? [pieces] : pieces;
  return group(
    {
      filter: washFilter(S, {
        ...o,
        region: o.region ?? regionAround(list, 40, S.w, S.h) ?? wholeCard(S),
        seed: o.seed ?? S.serial(),
      }),
      opacity: o.opacity ?? 1,
      style: multiply,
      'clip-path': o.clip,
    },
    list.map((piece) => (piece.startsWith('<') ? piece : path(piece, colour))),
  );
}

/** A faint pencil line. */
export function pencil(
  S: Easel,
  points: Points,
  width = 1,
  opacity = 0.5,
  colour: Colour = '#5b5560',
): string {
  const line = handLine(S, spline(points, false, 8), 1.2, 0.03, 4);
  const lead = chalk(S, { fx: 0.7, lo: 0.32, hi: 0.6, rough: 1.2, seed: 4 });
  return group(
    { filter: lead, opacity, style: multiply },
    path(smooth(ribbon(line, () => width * 0.6)), colour),
  );
}

/** Dry brush: a broken stroke along points. */
export const dryBrush = (
  S: Easel,
  points: Points,
  width: number,
  colour: Colour,
  o: { fx?: number; fy?: number; seed?: number; opacity?: number } = {},
): string =>
  group(
    {
      filter: chalk(S, { fx: o.fx ?? 0.09, fy: o.fy ?? 0.4, lo: 0.4, hi: 0.52, rough: 3, seed: o.seed ?? 3 }),
      opacity: o.opacity ?? 0.8,
      style: multiply,
    },
    brushLine(S, points, width, colour),
  );

export interface WatercolourGrade {
  paper: readonly [number, number, number];
  /** Pigment settling in the tooth. */
  granulation: number;
  tooth: number;
  /** Large soft unevenness. */
  bloom: number;
  warp: number;
  seed: number;
}

export const watercolour: Finish<WatercolourGrade> = {
  name: 'watercolour',
  version: 1,
  develop(shot, grade, { scale }) {
    const {
      paper = [252, 248, 239],
      seed = 8,
      granulation = 0.34,
      tooth = 0.03,
      bloom = 0.16,
      warp = 1.1,
    } = grade;
    const [press, fine, large] = [noiseFrom(seed), noiseFrom(seed + 2), noiseFrom(seed + 4)];
    const relief = (x: number, y: number): number =>
      press.n2(x / 3.1, y / 3.1) * 0.6 +
      press.n2(x / 6.3 + 40, y / 6.3) * 0.55 +
      fine.n2(x / 1.6, y / 1.6) * 0.25;
    return printDensity(shrunk(shot, scale), {
      scale,
      paper,
      seed,
      warp,
      warpLength: 26,
      field: (x, y, density) =>
        1 +
        relief(x, y) * granulation * clamp(1.15 - density * 0.4, 0.35, 1.1) +
        large.fbm(x / 70, y / 70, 4) * bloom +
        fine.n2(x / 1.2 + 9, y / 1.2) * 0.06,
      light: (x, y) => (relief(x, y) - relief(x + 1.2, y + 1.2)) * tooth,
    });
  },
};
