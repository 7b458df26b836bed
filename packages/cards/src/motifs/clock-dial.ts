/** A clock dial lying flat, seen from above its six. */
import type { Colour } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import { path, type Mark } from '../kit/markup.ts';
import { radians, times, type Point } from '../kit/points.ts';

/** The dial lies flat: u to the right, v towards the twelve, h up; its edge is at 1. */
const PITCH = radians(58);
export function seen(u: number, v: number, h = 0): Point {
  const depth = 2 + v * Math.cos(PITCH) - h * Math.sin(PITCH);
  const rise = v * Math.sin(PITCH) + h * Math.cos(PITCH);
  return [430 + (1750 * u) / depth, 905 - (1750 * rise) / depth];
}
export const ring = (r: number, h = 0): Point[] =>
  times(160, (i) => seen(r * Math.cos((i / 160) * 2 * Math.PI), r * Math.sin((i / 160) * 2 * Math.PI), h));
export const rings = (outer: number, inner: number): string =>
  polygon(ring(outer)) + polygon(ring(inner).toReversed());

/** A spot on a hand: turned so far from the twelve (degrees), how far out, how far to the side. */
export const onHand = (turn: number, r: number, across: number): Point => {
  const a = radians(turn);
  return [r * Math.sin(a) + across * Math.cos(a), r * Math.cos(a) - across * Math.sin(a)];
};
const bar = (hour: number, from: Point, to: Point, w: number): Point[] => {
  const spot = ([a, r]: Point): Point => seen(...onHand(hour * 30, r, a));
  return [
    spot([from[0] - w, from[1]]),
    spot([to[0] - w, to[1]]),
    spot([to[0] + w, to[1]]),
    spot([from[0] + w, from[1]]),
  ];
};
/** A Roman numeral on the ring of hours, its feet to the middle. */
export const numeral = (hour: number, text: string, colour: Colour): Mark => {
  const widths = [...text].map((c) => (c === 'X' ? 0.115 : 0.06));
  const whole = widths.reduce((a, b) => a + b, 0);
  return [...text].map((c, i) => {
    const a = widths.slice(0, i).reduce((p, q) => p + q, 0) + (widths[i] ?? 0) / 2 - whole / 2;
    const [low, high] = [0.885, 1.01];
    const bars =
      c === 'X'
        ? [
            bar(hour, [a + 0.038, low], [a - 0.038, high], 0.016),
            bar(hour, [a - 0.038, low], [a + 0.038, high], 0.006),
          ]
        : [bar(hour, [a, low], [a, high], 0.014)];
    const serifs = [low, high].map((r) =>
      bar(hour, [a, r - 0.003], [a, r + 0.005], c === 'X' ? 0.052 : 0.027),
    );
    return [...bars, ...serifs].map((p) => path(polygon(p), colour));
  });
};
