/**
 * CHALKBOARD (or cyan X-ray). Scene background = the slate. Draw LIGHT on it: chalkLine, chalkFill (hatched with the side of
 * the stick), rubbed() for what was wiped. Two chalks and an accent.
 * Pass: brightness above the slate is chalk; it breaks on the board's tooth, leaves a dust halo and falling crumbs.
 */
import { passes } from '../kit/brush.ts';
import { bytes, type Colour } from '../kit/colour.ts';
import { smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { noiseFrom } from '../kit/noise.ts';
import type { Point, Points } from '../kit/points.ts';
import { rngFrom } from '../kit/random.ts';
import type { Easel } from '../kit/scene.ts';
import { handLine, handOutline, ribbon, wobble } from '../kit/shapes.ts';
import { boxBlur } from '../pixels/blur.ts';
import { px, shrunk, smoothstep } from '../pixels/raster.ts';
import type { Finish } from './finish.ts';

/** A chalk line; pressed lines are fuller. Drawn twice, as one does on a board. */
export function chalkLine(
  S: Easel,
  points: Points,
  width: number,
  colour: Colour,
  o: { opacity?: number; again?: boolean; wobble?: number } = {},
): string {
  const rng = S.rng.fork();
  const pass = (k: number, shift: number): string => {
    const line = handLine(S, spline(points, false, 8), o.wobble ?? 2, 0.018 + shift * 0.004, 5).map(
      ([x, y]): Point => [x + shift * rng.gauss(0, 0.2), y + shift],
    );
    return line.length < 3
      ? ''
      : path(
          smooth(
            ribbon(
              line,
              (t) => width * 0.5 * k * (0.75 + 0.4 * S.noise.n2(t * 9, shift + width)),
              S.noise,
              width * 0.15,
            ),
          ),
          colour,
          `opacity="${k}"`,
        );
  };
  return group({ opacity: o.opacity ?? 0.92 }, pass(1, 0), o.again === false ? '' : pass(0.55, width * 0.5));
}

/** A shape laid in with the flat of the chalk: slanted passes with the board between. */
export function chalkFill(
  S: Easel,
  outline: Points,
  colour: Colour,
  o: { angle?: number; gap?: number; opacity?: number; ground?: number } = {},
): string {
  const { angle = -0.8, gap = 7, opacity = 0.6, ground = 0.16 } = o;
  const rng = S.rng.fork();
  const marks: string[] = [];
  passes(outline, { angle, step: 6, gap: () => gap * rng.range(0.7, 1.3) }, (run) => {
    if (run.length < 3) return;
    marks.push(smooth(ribbon(wobble(run, S.noise, 2, 0.02, false), () => gap * rng.range(0.22, 0.42))));
  });
  return (
    path(smooth(handOutline(S, outline, 2.5, 0.02, 8)), colour, `opacity="${ground}"`) +
    path(marks.join(''), colour, `opacity="${opacity}"`)
  );
}

/** Something wiped with a sleeve: a pale smear where it was. */
export const rubbed = (S: Easel, d: string, colour: Colour, opacity = 0.22): string =>
  path(d, colour, `opacity="${opacity}" filter="${blur(S, 12, 5)}"`);

export interface ChalkGrade {
  /** Must equal the scene's background. */
  slate: Colour;
  /** How broken the strokes are, 0..1. */
  dry: number;
  halo: number;
  /** Old eraser smears on the board. */
  smears: number;
  seed: number;
}

export const chalkboard: Finish<ChalkGrade> = {
  name: 'chalk',
  version: 1,
  develop(shot, grade, { scale }) {
    const { slate = '#26302f', dry = 0.62, halo = 0.34, smears = 0.7, seed = 31 } = grade;
    const board = bytes(slate);
    const picture = shrunk(shot, scale);
    const { width: w, height: h, planes } = picture;
    const [tooth, smear, wide] = [noiseFrom(seed), noiseFrom(seed + 1), noiseFrom(seed + 2)];
    const specks = rngFrom(seed + 3);
    const chalk = new Float32Array(w * h);
    planes.forEach((p, k) => {
      const dark = board[k] ?? 0;
      for (let i = 0; i < chalk.length; i++)
        chalk[i] = Math.max(px(chalk, i), (px(p, i) - dark) / (250 - dark));
    });
    const dust = boxBlur(chalk.slice(), w, h, Math.round(9 * scale));
    const far = boxBlur(chalk.slice(), w, h, 30 * scale);
    const hues = planes.map((p) => boxBlur(p.slice(), w, h, 6 * scale, 1));
    for (let row = 0, i = 0; row < h; row++)
      for (let column = 0; column < w; column++, i++) {
        const [x, y] = [column / scale, row / scale];
        const grit =
          tooth.n2(x / 1.5, y / 1.5) * 0.6 +
          tooth.n2(x / 3.4 + 40, y / 3) * 0.5 +
          tooth.n2(x / 9, y / 7 + 90) * 0.25;
        const c = px(chalk, i);
        const drag = tooth.n2((x + y) / 2.2, (x - y) / 9) * 0.35;
        const threshold = 0.5 + (grit + drag) * dry;
        const cover =
          c < 0.01 ? 0 : smoothstep(threshold - 0.2, threshold + 0.2, c) * Math.min(1, 0.35 + c * 0.8);
        const q = x * 0.0026 + wide.fbm(x / 320, y / 320, 2) * 1.6;
        const wiped =
          Math.max(0, smear.fbm(x / 190 + Math.sin(q) * 2, y / 42 + Math.cos(q * 1.7) * 3, 4) + 0.12) *
          smears;
        const crumbs = specks.f() < 0.0009 + px(dust, i) * 0.006 ? specks.range(0.2, 0.7) : 0;
        const film =
          wiped * 0.1 + px(dust, i) * halo * (0.7 + grit * 0.5) + px(far, i) * halo * 0.35 + crumbs;
        planes.forEach((p, k) => {
          const base = (board[k] ?? 0) * (1 + wide.fbm(x / 200 + 9, y / 200, 3) * 0.14 + grit * 0.05);
          const hue = Math.max(px(hues[k] ?? p, i), 120 + (k === 1 ? 4 : 0));
          const powdered = base + (hue * 0.9 - base) * Math.min(0.6, film);
          p[i] = powdered * (1 - cover) + (px(p, i) * (0.94 + grit * 0.07) + 4) * cover;
        });
      }
    return picture;
  },
};
