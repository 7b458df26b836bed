/**
 * WOODBLOCK (ukiyo-e manner). Flat transparent colours over washi, ONE bokashi fade, a key line that swells and thins,
 * printed last and 1-2 px off (misregistered()). Pass: density print with wood grain, baren mottle and washi fibres.
 */
import { clamp, type Colour } from '../kit/colour.ts';
import { pathPoints, resample, smooth, spline } from '../kit/curves.ts';
import { group, path, type Mark } from '../kit/markup.ts';
import { edge } from '../kit/materials.ts';
import { noiseFrom } from '../kit/noise.ts';
import { nth, type Box, type Point, type Points } from '../kit/points.ts';
import { fading, type Easel } from '../kit/scene.ts';
import { handLine, ribbon } from '../kit/shapes.ts';
import { printDensity } from '../pixels/density.ts';
import { shrunk } from '../pixels/raster.ts';
import type { Finish } from './finish.ts';

export interface KeyLineOptions {
  attack?: number;
  decay?: number;
  /** Thinnest part, as a fraction of the width. */
  min?: number;
  wobble?: number;
}

/** The key line: swells in the middle of a stroke and at turns, never mechanical. */
export function keyLine(
  S: Easel,
  points: Points,
  width = 2.2,
  colour: Colour = '#1c2740',
  o: KeyLineOptions = {},
): string {
  const { attack = 0.18, decay = 0.3, min = 0.35 } = o;
  const line = handLine(S, spline(points, false, 10), o.wobble ?? 1, 0.03, 3);
  if (line.length < 4) return '';
  const phase = width * 3 + nth(points, 0)[0] * 0.01;
  const halfWidth = (t: number): number =>
    width *
    0.5 *
    (min + (1 - min) * Math.min(1, t / attack) ** 0.7 * Math.min(1, (1 - t) / decay) ** 0.8) *
    (0.85 + 0.3 * S.noise.n2(t * 6, phase));
  return path(smooth(ribbon(line, halfWidth, S.noise, width * 0.1).filter((_, i) => i % 2 === 0)), colour);
}

/** A wiped gradient across a box, from opacity a0 at the top to a1 at the bottom. */
export const bokashi = (S: Easel, [x, y, w, h]: Box, colour: Colour, a0 = 1, a1 = 0, seed = 1): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${S.linear(fading(colour, a0, [0.35, a0 * 0.62 + a1 * 0.38], [0.7, a0 * 0.16 + a1 * 0.84], a1))}" filter="${edge(S, 14, 0.01, seed, 2)}"/>`;

/** Prints a block a little off register. */
export const misregistered = (dx: number, dy: number, ...kids: Mark[]): string =>
  group({ transform: `translate(${dx} ${dy})` }, kids);

/** Draws key lines of one ink on an easel: const key = keyBlock(INK, {…}); const line = key(S); line('M0 0L9 9'). */
export const keyBlock =
  (ink: Colour, usual: { width: number; step: number; off: Point }) =>
  (S: Easel) =>
  (line: string | Points, width = usual.width, o: KeyLineOptions = {}): string => {
    const points = typeof line === 'string' ? resample(pathPoints(line, 3), usual.step) : line;
    const printed = group({ style: 'mix-blend-mode:multiply' }, keyLine(S, points, width, ink, o));
    return misregistered(...usual.off, printed);
  };

export interface WoodblockGrade {
  paper: readonly [number, number, number];
  grain: number;
  mottle: number;
  /** Where the grain has its knot. */
  knot: Point;
  seed: number;
}

export const woodblock: Finish<WoodblockGrade> = {
  name: 'woodblock',
  version: 1,
  develop(shot, grade, { scale }) {
    const { paper = [247, 239, 220], seed = 6, grain = 0.2, mottle = 0.1, knot = [560, 300] } = grade;
    const [wood, streak, washi] = [noiseFrom(seed), noiseFrom(seed + 3), noiseFrom(seed + 8)];
    const rings = (x: number, y: number): number => {
      const r = Math.hypot((x - knot[0]) / 900, (y - knot[1]) / 130);
      const q = y / 5.2 + wood.fbm(x / 420, y / 90, 3) * 9 + r * 7;
      return Math.sin(q) * 0.5 + Math.sin(q * 2.3 + wood.n2(x / 90, y / 12) * 2) * 0.3;
    };
    return printDensity(shrunk(shot, scale), {
      scale,
      paper,
      seed,
      warp: 0.7,
      warpLength: 18,
      field: (x, y, density) =>
        1 +
        (rings(x, y) + streak.n2(x / 60, y / 1.6)) * 0.55 * grain * clamp(1.25 - density * 0.45, 0.25, 1) +
        washi.fbm(x / 34, y / 34, 3) * mottle +
        streak.n2(x / 1.5, y / 1.5) * 0.07,
      light: (x, y) =>
        washi.n2(x / 26, y / 1.5 + wood.n2(x / 30, y / 30) * 3) * 0.012 +
        washi.n2(x / 1.6 + 60, y / 22) * 0.012,
    });
  },
};
