/** Forms painted stroke by stroke after a plan of light: gouache that keeps the hand of the brush. */
import { strokes, type Field } from './brush.ts';
import { clamp, ramp, type RampStop } from './colour.ts';
import { polygon } from './curves.ts';
import { group, path, type Mark } from './markup.ts';
import { bounds, inside, type Points } from './points.ts';
import type { Easel } from './scene.ts';
import type { Tone } from './tone.ts';

export interface ModelledOptions {
  /** How bright it is where; see `kit/tone.ts`. */
  tone: Tone;
  /** From the darkest shade to the brightest light. */
  colours: readonly RampStop[];
  /** Which way the brush runs, radians. */
  flow: Field<number>;
  length?: number;
  width?: number;
  /** How many strokes, 1 covers well. */
  dense?: number;
  /** Unevenness of the light from stroke to stroke. */
  uneven?: number;
  dh?: number;
  /** How much a stroke strays from the flow, radians. */
  spread?: number;
  /** Where the strokes may go instead of the outline itself. */
  clip?: string;
  /** Painted over the strokes, cut off at the outline. */
  over?: Mark;
}

/** A filled outline, then broad strokes, then fine ones, all in the colour their spot has in the light. */
export function modelled(S: Easel, outline: Points, o: ModelledOptions): string {
  const { length = 30, width = 4, dense = 1, uneven = 0.1, dh = 4, spread = 0.16 } = o;
  const colours = ramp(o.colours);
  const at = (x: number, y: number): string =>
    colours(clamp(o.tone.at(x, y) + uneven * S.noise.fbm(x / 26, y / 26, 3)));
  const [left, top, right, bottom] = bounds(outline);
  const [x0, y0, x1, y1] = [
    Math.max(-20, left),
    Math.max(-20, top),
    Math.min(820, right),
    Math.min(1220, bottom),
  ];
  const box = [x0, y0, x1 - x0, y1 - y0] as const;
  const d = polygon(outline);
  const colour = (x: number, y: number): string | null => (inside(outline, x, y) ? at(x, y) : null);
  const coat = (size: number, cover: number, opacity: readonly [number, number]): string =>
    strokes(S, {
      region: box,
      n: Math.round((cover * dense * box[2] * box[3]) / (length * size * width * size)),
      length: length * size,
      width: width * size,
      angle: o.flow,
      colour,
      opacity,
      dL: 0.018,
      dh,
      spread,
      bend: spread,
    });
  return group(
    { 'clip-path': o.clip ?? S.clip(d) },
    path(d, colours(0.45)),
    coat(2.2, 2.6, [0.7, 0.95]),
    coat(1, 2.6, [0.45, 0.9]),
    o.over ?? '',
  );
}
