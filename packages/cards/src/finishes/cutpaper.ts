/**
 * CUT PAPER. Each sheet is ONE flat colour; its filter gives a scissor-wobbled edge, a lit cut edge,
 * a tight contact shadow and a wide one thrown away from the light. Pass: fibre emboss and a little grain.
 */
import type { Colour } from '../kit/colour.ts';
import { regionAround } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { noiseFrom } from '../kit/noise.ts';
import type { Box, Point } from '../kit/points.ts';
import { rngFrom } from '../kit/random.ts';
import type { Easel } from '../kit/scene.ts';
import { px, shrunk } from '../pixels/raster.ts';
import type { Finish } from './finish.ts';

export interface SheetOptions {
  /** Shadow vector, px; see away(). */
  dx?: number;
  dy?: number;
  /** How far the sheet stands off what is below: 0.5 glued flat, 3 hovering. */
  lift?: number;
  shadow?: Colour;
  shadowOpacity?: number;
  rough?: number;
  /** Lit cut edge. */
  rim?: number;
  /** Padding as a fraction of the sheet's own box. Needed for pieces that are ready markup: without it they cost a full-card filter. */
  small?: number;
  seed?: number;
  transform?: string;
}

const tenth = (v: number): number => Math.round(v * 10) / 10;

function sheetFilter(S: Easel, o: SheetOptions & { seed: number }, region: Box | undefined): string {
  const { lift = 1, shadow = '#1a1430', shadowOpacity = 0.42, rough = 2.4, rim = 0.5 } = o;
  const [dx, dy] = [tenth((o.dx ?? 3) * lift), tenth((o.dy ?? 5) * lift)];
  const length = Math.hypot(dx, dy) || 1;
  const cast = (blur: number, k: number, opacity: number, result: string): string =>
    `<feGaussianBlur in="s" stdDeviation="${tenth(blur)}"/><feOffset dx="${tenth(dx * k)}" dy="${tenth(dy * k)}" result="${result}o"/>` +
    `<feFlood flood-color="${shadow}" flood-opacity="${opacity}"/><feComposite in2="${result}o" operator="in" result="${result}"/>`;
  return S.filter(
    `<feTurbulence type="fractalNoise" baseFrequency="0.045" numOctaves="3" seed="${(o.seed % 9) + 2}" result="n"/>` +
      `<feDisplacementMap in="SourceGraphic" in2="n" scale="${rough}" xChannelSelector="R" yChannelSelector="G" result="s"/>` +
      `<feOffset in="s" dx="${tenth((dx / length) * 1.3)}" dy="${tenth((dy / length) * 1.3)}" result="so"/><feComposite in="s" in2="so" operator="out" result="rm"/>` +
      `<feFlood flood-color="#fffaf0" flood-opacity="${rim}"/><feComposite in2="rm" operator="in" result="rim"/>` +
      cast(1.3 + lift * 0.5, 0.35, shadowOpacity, 'near') +
      cast(4 + 5 * lift, 1, shadowOpacity * 0.8, 'far') +
      `<feMerge><feMergeNode in="far"/><feMergeNode in="near"/><feMergeNode in="s"/><feMergeNode in="rim"/></feMerge>`,
    o.small ?? region ?? [-60, -60, S.w + 120, S.h + 120],
  );
}

/** One sheet: a path string, or several pieces (strings or ready markup) cut from the same sheet. */
export function sheet(
  S: Easel,
  pieces: string | readonly string[],
  colour: Colour,
  o: SheetOptions = {},
): string {
  const list = typeof pieces === 'string' ? [pieces] : pieces;
  return group(
    {
      filter: sheetFilter(S, { ...o, seed: o.seed ?? S.serial() }, regionAround(list, 60, S.w, S.h)),
      transform: o.transform,
    },
    list.map((piece) => (piece.startsWith('<') ? piece : path(piece, colour))),
  );
}

/** The shadow vector of something at (x, y) under a point light. */
export function away(
  light: Point,
  x: number,
  y: number,
  k = 0.02,
  min = 2,
  max = 9,
): { dx: number; dy: number } {
  const [vx, vy] = [x - light[0], y - light[1]];
  const length = Math.hypot(vx, vy) || 1;
  const reach = Math.min(max, Math.max(min, length * k));
  return { dx: (vx / length) * reach, dy: (vy / length) * reach };
}

export interface CutpaperGrade {
  grain: number;
  tooth: number;
  /** Unit vector towards the light, for the emboss. */
  light: Point;
  seed: number;
}

export const cutpaper: Finish<CutpaperGrade> = {
  name: 'cutpaper',
  version: 1,
  develop(shot, grade, { scale }) {
    const { seed = 3, grain = 2.2, tooth = 0.05, light = [-0.7, -0.7] } = grade;
    const picture = shrunk(shot, scale);
    const { width: w, height: h } = picture;
    const [rng, pulp, felt] = [rngFrom(seed), noiseFrom(seed), noiseFrom(seed + 4)];
    const relief = (x: number, y: number): number =>
      pulp.n2(x / 2.4, y / 2.9) * 0.6 +
      felt.n2(x / 5.2, y / 4.1) * 0.6 +
      felt.n2(x / 13, y / 1.9 + 40) * 0.25;
    for (let row = 0, i = 0; row < h; row++)
      for (let column = 0; column < w; column++, i++) {
        const [x, y] = [column / scale, row / scale];
        const emboss = 1 + (relief(x, y) - relief(x + light[0] * 1.3, y + light[1] * 1.3)) * tooth;
        const fibres = (pulp.n2(x / 15, y / 2.2) + pulp.n2(x / 2.2 + 80, y / 15)) * 1.3;
        const k = (rng.f() - 0.5) * grain * 2 + fibres;
        for (const p of picture.planes) p[i] = px(p, i) * emboss + k;
      }
    return picture;
  },
};
