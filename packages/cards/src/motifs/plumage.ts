/** Feathers in overlapping scales: contour feathers over a region, and single quills. */
import type { Field } from '../kit/brush.ts';
import { jitter, mix, type Colour } from '../kit/colour.ts';
import { path } from '../kit/markup.ts';
import { bounds, fix, inside, times, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

export interface PlumageOptions {
  region: Points;
  /** Distance between roots; feathers are longer. */
  spacing: number;
  /** Length of a feather in px. */
  length: Field<number>;
  /** Width / length. */
  aspect?: number;
  /** Where tips point, radians. */
  flow: (x: number, y: number) => number;
  colour: (x: number, y: number) => Colour;
  /** Pale edge of the tip, dark shadow under it. */
  edge: (x: number, y: number) => Colour;
  edgeOpacity?: number;
  shadow: Colour;
  /** Painted in this order: tips of later feathers lie on top, so order by closeness to the head, last = head. */
  order: (p: Point) => number;
  spread?: number;
  opacity?: number;
}

const valueAt = (f: Field<number>, x: number, y: number): number => (typeof f === 'function' ? f(x, y) : f);

/** One feather from its root along an angle, as [outline, tip edge, shaft]. */
export function feather(
  x: number,
  y: number,
  angle: number,
  l: number,
  w: number,
): readonly [string, string, string] {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const T = (u: number, v: number): string => fix(x + u * c - v * s) + ' ' + fix(y + u * s + v * c);
  const outline = `M${T(0, -w * 0.25)}C${T(l * 0.25, -w * 0.6)} ${T(l * 0.75, -w * 0.62)} ${T(l * 0.96, -w * 0.14)}Q${T(l * 1.04, 0)} ${T(l * 0.95, w * 0.16)}C${T(l * 0.72, w * 0.62)} ${T(l * 0.25, w * 0.6)} ${T(0, w * 0.25)}Z`;
  const tip = `M${T(l * 0.5, -w * 0.5)}C${T(l * 0.75, -w * 0.52)} ${T(l * 0.9, -w * 0.3)} ${T(l * 0.97, -w * 0.1)}Q${T(l * 1.03, 0)} ${T(l * 0.95, w * 0.15)}C${T(l * 0.85, w * 0.4)} ${T(l * 0.7, w * 0.52)} ${T(l * 0.5, w * 0.5)}`;
  return [outline, tip, `M${T(l * 0.1, 0)}Q${T(l * 0.5, w * 0.05)} ${T(l * 0.9, 0)}`];
}

export function plumage(S: Easel, o: PlumageOptions): string {
  const rng = S.rng.fork();
  const [left, top, right, bottom] = bounds(o.region);
  const roots: Point[] = [];
  const rows = Math.ceil((bottom - top) / (o.spacing * 0.8));
  times(rows, (r) => {
    for (let x = left - (r % 2) * o.spacing * 0.5; x < right; x += o.spacing) {
      const p: Point = [
        x + rng.gauss(0, o.spacing * 0.16),
        top + r * o.spacing * 0.8 + rng.gauss(0, o.spacing * 0.14),
      ];
      if (inside(o.region, p[0], p[1])) roots.push(p);
    }
  });
  roots.sort((a, b) => o.order(a) - o.order(b));
  const { aspect = 0.62, spread = 0.12, edgeOpacity = 0.6, opacity = 1 } = o;
  return roots
    .map(([x, y]) => {
      const l = valueAt(o.length, x, y) * rng.range(0.85, 1.2);
      const w = l * aspect * rng.range(0.85, 1.12);
      const angle = o.flow(x, y) + rng.gauss(0, spread);
      const [outline, tip, shaft] = feather(x, y, angle, l, w);
      const colour = jitter(o.colour(x, y), rng, 0.02, 5);
      const edge = jitter(o.edge(x, y), rng, 0.02, 5);
      return (
        path(
          feather(x + l * 0.05, y + l * 0.09, angle, l, w)[0],
          o.shadow,
          `opacity="${fix(0.45 * opacity)}"`,
        ) +
        path(outline, colour, `opacity="${opacity}"`) +
        `<path d="${tip}" fill="none" stroke="${edge}" stroke-width="${fix(Math.max(0.8, l * 0.045))}" opacity="${fix(edgeOpacity * rng.range(0.6, 1.15))}" stroke-linecap="round"/>` +
        `<path d="${shaft}" fill="none" stroke="${mix(colour, edge, 0.4)}" stroke-width="${fix(Math.max(0.6, l * 0.02))}" opacity=".5"/>`
      );
    })
    .join('');
}
