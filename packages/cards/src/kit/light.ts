import type { Colour } from './colour.ts';
import { ellipse } from './markup.ts';
import { fading, type Easel } from './scene.ts';

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
): string => {
  const light = fading(
    colour,
    opacity,
    [core * 0.5, opacity * 0.62],
    [core, opacity * 0.33],
    [0.65, opacity * 0.1],
    0,
  );
  return ellipse(x, y, r, r * aspect, S.radial(light), 'style="mix-blend-mode:screen"');
};

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
  ellipse(
    cx,
    cy,
    rx,
    ry,
    S.radial(fading(colour, opacity, opacity * 0.6, 0)),
    'style="mix-blend-mode:multiply"',
  );
