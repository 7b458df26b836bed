/** Reeds: leaning stalks with long blades and feathery or club heads. */
import { brushLine } from '../kit/brush.ts';
import { jitter, mix, type Colour } from '../kit/colour.ts';
import { polygon, smooth, spline } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { lerp, times, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';

export interface ReedsOptions {
  n: number;
  /** Feet: along x0..x1 at y, jittered. */
  x0: number;
  x1: number;
  y: number;
  height: readonly [number, number];
  lean?: number;
  dark: Colour;
  light: Colour;
  head: Colour;
  width?: number;
  /** Share of stalks with a head. */
  heads?: number;
}

export function reeds(S: Easel, o: ReedsOptions): string {
  const rng = S.rng.fork();
  const { lean = 0.12, width = 2, heads = 0.6 } = o;
  return times(o.n, () => {
    const x = lerp(o.x0, o.x1, rng.f());
    const h = rng.range(...o.height);
    const l = rng.gauss(lean, 0.09) * h;
    const colour = jitter(mix(o.dark, o.light, rng.f() ** 2), rng, 0.02, 6);
    const y = o.y + rng.range(-6, 14);
    const stalk = spline(
      [
        [x, y],
        [x + l * 0.25, y - h * 0.5],
        [x + l, y - h],
      ],
      false,
      6,
    );
    const out = [path(polygon(ribbon(stalk, (t) => width * (1 - 0.65 * t))), colour)];
    for (let b = 0; b < rng.int(1, 3); b++) {
      const t = rng.range(0.15, 0.65);
      const at: Point = [x + l * t * t, y - h * t];
      const side = rng.sign();
      const long = h * rng.range(0.25, 0.5);
      out.push(
        path(
          polygon(
            ribbon(
              spline(
                [
                  at,
                  [at[0] + side * long * 0.22 + l * 0.2, at[1] - long * 0.75],
                  [at[0] + side * long * 0.6 + l * 0.3, at[1] - long * rng.range(0.55, 0.8)],
                ],
                false,
                6,
              ),
              (k) => width * 1.25 * (1 - k) ** 0.7,
            ),
          ),
          jitter(colour, rng, 0.03, 6),
        ),
      );
    }
    if (rng.chance(heads)) {
      const [tx, ty]: Point = [x + l, y - h];
      const long = Math.min(46, h * 0.16);
      const plume = times(9, (i): string => {
        const a = -1.1 + i * 0.22 + rng.gauss(0, 0.1);
        const m = long * rng.range(0.6, 1);
        return brushLine(
          S,
          [
            [tx - l * 0.01, ty + long * 0.35 - i * 2],
            [tx + Math.cos(a) * m * 0.35 + l * 0.03, ty - m * 0.4 + Math.abs(a) * 4],
            [tx + Math.cos(a) * m * 0.75 + l * 0.08, ty - m * 0.35 + Math.abs(a) * 9],
          ],
          width * 0.9,
          jitter(o.head, rng, 0.04, 6),
          { opacity: 0.85 },
        );
      });
      out.push(
        ...plume,
        path(
          smooth(
            ribbon(
              [
                [tx - l * 0.04, ty + long * 0.4],
                [tx, ty],
                [tx + l * 0.05, ty - long * 0.4],
              ],
              (t) => width * 1.3 * Math.sin(Math.PI * Math.min(1, t + 0.1)),
            ),
          ),
          o.head,
        ),
      );
    }
    return out.join('');
  }).join('');
}
