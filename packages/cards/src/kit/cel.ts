/** People of a few sure shapes: one flat colour a piece, and shadows with an edge laid into it. No rims, no modelling. */
import type { Colour } from './colour.ts';
import { closedCurve, smooth } from './curves.ts';
import { group, path, type Mark } from './markup.ts';
import type { Easel } from './scene.ts';

/** A piece from a hand-written outline (or a ready path), with what is laid into it cut off at its edge. */
export function cel(S: Easel, outline: string, colour: Colour, ...over: Mark[]): string {
  const d = outline.startsWith('M') ? outline : smooth(closedCurve(outline, 6));
  return path(d, colour) + (over.length ? group({ 'clip-path': S.clip(d) }, over) : '');
}

/** A shadow or a light with an edge, for use inside a cel. */
export const laid = (outline: string, colour: Colour, opacity = 1): string =>
  path(outline.startsWith('M') ? outline : smooth(closedCurve(outline, 6)), colour, `opacity="${opacity}"`);
