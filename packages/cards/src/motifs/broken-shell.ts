/** An egg of another world broken open: two pieces of shell and a smear of yolk. Watercolour. */
import type { Colour } from '../kit/colour.ts';
import { smooth, soften } from '../kit/curves.ts';
import { flat, path, type Mark } from '../kit/markup.ts';
import { fix, times } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob } from '../kit/shapes.ts';
import { shadedFrom } from './watercolour-layers.ts';
import { lifted, soft } from './watercolour-marks.ts';

export interface BrokenShellOptions {
  /** The middle of the cup it lies in, and the radius of the egg it was. */
  x: number;
  y: number;
  r: number;
  yolk: Colour;
  /** Where light comes from, degrees. */
  from: number;
}

export function brokenShell(H: Easel, { x, y, r, yolk, from }: BrokenShellOptions): string {
  const shaded = shadedFrom(from);
  const shell = (list: string, inner: string): Mark => [
    shaded(
      H,
      soften(list, 0.5),
      { fill: '#dfeaf0', shade: '#6a86a8', depth: 16, min: 0.85, hand: 0.5 },
      path(
        times(12, () =>
          smooth(
            blob(
              x + H.rng.range(-r, r),
              y + H.rng.range(-r, r),
              H.rng.range(1.4, 4),
              H.rng.range(1.2, 3),
              H.noise,
              0.4,
            ),
          ),
        ).join(''),
        '#5f9a8c',
        'opacity=".8"',
      ),
    ),
    shaded(H, soften(inner, 0.5), { fill: '#fdf3dc', shade: '#a8825c', from: 30, depth: 12, min: 0.9 }),
  ];
  const p = (u: number, v: number): string => `${fix(x + u * r)},${fix(y + v * r)}`;
  return flat([
    soft(H, smooth(blob(x, y + r * 0.45, r * 0.9, r * 0.4, H.noise, 0.1)), '#1f1614', 8, 0.8),
    shaded(
      H,
      smooth(blob(x + 4, y + r * 0.52, r * 0.7, r * 0.24, H.noise, 0.25)),
      { fill: yolk, shade: '#a85a12', depth: 10, min: 0.85 },
      lifted(H, smooth(blob(x - r * 0.2, y + r * 0.46, r * 0.2, r * 0.05, H.noise, 0.2)), 0.8, 1),
    ),
    shell(
      [
        p(-0.86, 0.0),
        p(-0.6, -0.1),
        p(-0.5, 0.08),
        p(-0.3, -0.14),
        p(-0.1, 0.1),
        p(0.12, -0.08),
        p(0.3, 0.12),
        p(0.2, 0.5),
        p(-0.2, 0.74),
        p(-0.64, 0.6),
      ].join(' '),
      [
        p(-0.84, 0.0),
        p(-0.6, -0.1),
        p(-0.5, 0.08),
        p(-0.3, -0.14),
        p(-0.1, 0.1),
        p(0.12, -0.08),
        p(0.28, 0.12),
        p(0, 0.28),
        p(-0.5, 0.24),
      ].join(' '),
    ),
    shell(
      [
        p(0.36, -0.2),
        p(0.56, -0.46),
        p(0.72, -0.3),
        p(0.9, -0.42),
        p(1.02, -0.06),
        p(0.84, 0.3),
        p(0.5, 0.3),
      ].join(' '),
      [p(0.38, -0.18), p(0.56, -0.42), p(0.72, -0.26), p(0.9, -0.38), p(0.8, -0.1), p(0.56, 0.04)].join(' '),
    ),
  ]);
}
