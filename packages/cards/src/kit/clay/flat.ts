/** Painting a drawn model in flat inks, without opacity or blur: for linocut, cut paper, woodblock, puppets. */
import type { Colour } from '../colour.ts';
import { group, path } from '../markup.ts';
import { times } from '../points.ts';
import type { Easel } from '../scene.ts';
import type { Drawing } from './drawing.ts';
import { contour, drawnMark } from './paint.ts';

export interface FlatPaint {
  /** From shadow to light, two or three usually. */
  readonly inks: readonly Colour[];
  /** Brightness at which the next ink begins; one fewer than inks. Default: at even steps. */
  readonly levels?: readonly number[];
  /** Stains laid on in one ink each, in this order. */
  readonly stains?: readonly (readonly [name: string, ink: Colour])[];
  readonly line?: Colour;
  /** Half breadth of contours, px. */
  readonly contour?: number;
  readonly marks?: Readonly<Record<string, Colour>>;
}

/** The shapes of one part from the ground up: its outline, then each brighter shape, with their inks. */
export function flatShapes(drawing: Drawing, part: string, paint: FlatPaint): { d: string; ink: Colour }[] {
  const n = paint.inks.length;
  const levels = paint.levels ?? times(n - 1, (i) => (i + 1) / n);
  return paint.inks
    .map((ink, i) => ({
      d: i === 0 ? drawing.outline(part) : drawing.brighter(part, levels[i - 1] ?? 1),
      ink,
    }))
    .filter(({ d }) => d !== '');
}

export function paintFlat(S: Easel, drawing: Drawing, paints: Readonly<Record<string, FlatPaint>>): string {
  const layers = drawing.parts.map((part) => {
    const paint = paints[part];
    if (!paint) return '';
    const stains = (paint.stains ?? []).map(([name, ink]) => {
      const d = drawing.stain(part, name);
      return d ? path(d, ink) : '';
    });
    const shapes = flatShapes(drawing, part, paint).map(({ d, ink }) => path(d, ink));
    return group({ 'clip-path': S.clip(drawing.outline(part)) }, shapes, stains);
  });
  const lines = drawing.edges().map((edge) => {
    const paint = paints[edge.near];
    return paint?.line ? contour(S, edge, paint.contour ?? drawing.size * 0.006, paint.line, 1.6) : '';
  });
  const marks = drawing.marks().map((mark) => {
    const colour = paints[mark.part]?.marks?.[mark.kind];
    return colour ? drawnMark(S, mark, colour, false) : '';
  });
  return [...layers, ...lines, ...marks].join('');
}
