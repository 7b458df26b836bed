/** Marks of a watercolour brush and pen on what is already painted: wet touches, glazes, stains, ink, lifted light. */
import { strokes, type StrokesOptions } from '../kit/brush.ts';
import type { Colour } from '../kit/colour.ts';
import { polygon, subPaths } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import type { Easel } from '../kit/scene.ts';
import { handLine, ribbon } from '../kit/shapes.ts';
import { wash, type WashOptions } from '../finishes/watercolour.ts';

export const MULTIPLY = 'mix-blend-mode:multiply';

/** A wet, edgeless touch of colour. */
export const soft = (
  S: Easel,
  d: string | readonly string[],
  colour: Colour,
  blurred: number,
  opacity = 0.7,
): string =>
  group(
    { filter: S.filter(`<feGaussianBlur stdDeviation="${blurred}"/>`, 0.5), opacity, style: MULTIPLY },
    (typeof d === 'string' ? [d] : d).map((piece) => path(piece, colour)),
  );

/** A small transparent second wash with a crisp edge. */
export const glaze = (S: Easel, d: string | readonly string[], colour: Colour, o: WashOptions = {}): string =>
  wash(S, d, colour, { rough: 3, rim: 1.8, min: 0.6, fx: 0.02, fy: 0.025, region: 0.2, ...o });

/** Strokes that stain what is under them: fur, grass, bark; clip to an outline. */
export const stain = (S: Easel, o: StrokesOptions): string => group({ style: MULTIPLY }, strokes(S, o));

/** A pen line that thins and breaks, along a path. */
export function ink(S: Easel, d: string, width: number, colour: Colour, opacity = 0.85): string {
  const shapes = subPaths(d, 3)
    .filter((run) => run.length > 2)
    .map((run) => {
      const line = handLine(S, run, 0.9, 0.04, 3);
      return polygon(
        ribbon(line, (t) => {
          const swell = 0.75 + S.noise.fbm(t * run.length * 0.05, width, 2);
          return width * 0.5 * Math.max(0.12, swell) * Math.min(1, 0.3 + 6 * Math.min(t, 1 - t));
        }),
      );
    });
  return group(
    { opacity, style: MULTIPLY },
    shapes.map((shape) => path(shape, colour)),
  );
}

/** Lifted-out light: opaque paper white with a soft or crisp edge. */
export const lifted = (S: Easel, d: string | readonly string[], opacity = 0.8, blurred = 0.6): string =>
  group(
    { opacity, filter: S.filter(`<feGaussianBlur stdDeviation="${blurred}"/>`, 0.5) },
    (typeof d === 'string' ? [d] : d).map((piece) => path(piece, '#fff')),
  );
