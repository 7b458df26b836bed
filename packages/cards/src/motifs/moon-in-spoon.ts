/** A moon the size of an egg left in a spoon, its handle to the right, 410 long. Watercolour. */
import { smooth, soften } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import type { Easel } from '../kit/scene.ts';
import { blob } from '../kit/shapes.ts';
import { shadedFrom } from './watercolour-layers.ts';
import { soft } from './watercolour-marks.ts';

export interface MoonInSpoonOptions {
  /** The bowl of the spoon. */
  x: number;
  y: number;
  /** Degrees. */
  turn: number;
  /** Where light comes from, degrees. */
  from: number;
}

export function moonInSpoon(S: Easel, { x, y, turn, from }: MoonInSpoonOptions): string {
  const shaded = shadedFrom(from);
  return group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    soft(S, 'M-70 22C0 40 150 30 330 24L330 34C150 44 0 56 -70 36Z', '#4f4668', 7, 0.7),
    shaded(S, 'M40 -6C120 -4 240 -12 330 -16C350 -14 350 4 330 4C240 6 120 12 40 14Z', {
      fill: '#cfd8e2',
      shade: '#4f5a7c',
      from: -100,
      depth: 8,
      min: 0.85,
    }),
    shaded(S, soften('-78,4 -60,-24 -20,-34 20,-28 46,-8 48,12 24,30 -20,36 -60,28'), {
      fill: '#e6ecf0',
      shade: '#4f5a7c',
      depth: 16,
      min: 0.85,
    }),
    shaded(S, soften('-62,4 -46,-16 -16,-24 14,-18 32,0 14,18 -18,24 -48,18'), {
      fill: '#8f9ab4',
      shade: '#2f3656',
      from: 20,
      depth: 14,
    }),
    shaded(
      S,
      smooth(blob(-16, -8, 26, 25, S.noise, 0.03)),
      { fill: '#fbf7ea', shade: '#6f6f94', depth: 18, min: 0.92 },
      [
        [-22, -16, 5],
        [-8, 0, 6],
        [-26, 4, 4],
        [2, -14, 3],
      ].map(([cx = 0, cy = 0, k = 0]) => path(smooth(blob(cx, cy, k, k * 0.8, S.noise, 0.2)), '#c4c0c4')),
    ),
  );
}
