import type { Colour } from './colour.ts';
import { fix } from './points.ts';
import type { Easel } from './scene.ts';

/** A glow that adds light. core = how much of the radius stays bright, aspect = height / width. */
export const glow = (
  S: Easel,
  x: number,
  y: number,
  r: number,
  colour: Colour,
  opacity = 0.8,
  core = 0.35,
  aspect = 1,
): string =>
  `<ellipse cx="${fix(x)}" cy="${fix(y)}" rx="${fix(r)}" ry="${fix(r * aspect)}" fill="${S.radial([
    [0, colour, opacity],
    [core * 0.5, colour, opacity * 0.62],
    [core, colour, opacity * 0.33],
    [0.65, colour, opacity * 0.1],
    [1, colour, 0],
  ])}" style="mix-blend-mode:screen"/>`;

/** A soft shadow lying on what is below. */
export const softShadow = (
  S: Easel,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  colour: Colour,
  opacity = 0.5,
): string =>
  `<ellipse cx="${fix(cx)}" cy="${fix(cy)}" rx="${fix(rx)}" ry="${fix(ry)}" fill="${S.radial([
    [0, colour, opacity],
    [0.5, colour, opacity * 0.6],
    [1, colour, 0],
  ])}" style="mix-blend-mode:multiply"/>`;
