/** A striped tea towel thrown in from the left edge of the card, its ragged end at (x, y). Watercolour. */
import { smooth, spline, traceCurve } from '../kit/curves.ts';
import { flat, group, path } from '../kit/markup.ts';
import type { Easel } from '../kit/scene.ts';
import { handPath, ribbon } from '../kit/shapes.ts';
import { shadedFrom } from './watercolour-layers.ts';
import { MULTIPLY, soft } from './watercolour-marks.ts';

export interface TeaTowelOptions {
  /** A thing whose upper left side it covers. */
  x: number;
  y: number;
  /** Where light comes from, degrees. */
  from: number;
}

export function teaTowel(T: Easel, { x, y, from }: TeaTowelOptions): string {
  const shaded = shadedFrom(from);
  const d = handPath(
    T,
    `M-30 ${y - 176}C40 ${y - 206} 80 ${y - 176} ${x - 70} ${y - 150}C${x - 30} ${y - 134} ${x} ${y - 116} ${x + 44} ${y - 60}C${x + 30} ${y - 30} ${x + 6} ${y - 44} ${x - 12} ${y - 30}C${x - 30} ${y - 10} ${x - 26} ${y + 14} ${x - 50} ${y + 8}C${x - 76} ${y + 6} ${x - 66} ${y + 54} ${x - 96} ${y + 58}C${x - 124} ${y + 66} 70 ${y + 130} 40 ${y + 124}C10 ${y + 120} 0 ${y + 160} -30 ${y + 166}Z`,
    2.4,
    0.03,
    5,
  );
  const fold = (list: string, w: number): string =>
    soft(
      T,
      smooth(ribbon(traceCurve(list, 8), (t) => w * Math.sin(Math.PI * (0.1 + 0.85 * t)))),
      '#7f7ea8',
      6,
      0.7,
    );
  return flat([
    soft(
      T,
      `M${x - 30} ${y + 40}C${x + 20} ${y + 20} ${x + 60} ${y - 10} ${x + 44} ${y - 50}L${x + 70} ${y - 20}C${x + 50} ${y + 30} ${x} ${y + 60} ${x - 40} ${y + 80}C60 ${y + 170} 20 ${y + 200} -30 ${y + 210}V${y + 160}Z`,
      '#3a2e3c',
      9,
      0.65,
    ),
    shaded(
      T,
      d,
      { fill: '#fdf8ec', shade: '#8f8cb4', depth: 30, min: 0.9 },
      group(
        { style: MULTIPLY },
        [0, 1, 2].map((i) =>
          path(
            smooth(
              ribbon(
                spline(
                  [
                    [-30, y - 130 + i * 84],
                    [50, y - 140 + i * 82],
                    [x - 60, y - 112 + i * 60],
                    [x + 10, y - 96 + i * 50],
                  ],
                  false,
                  8,
                ),
                (t) => 10 + 3 * Math.sin(t * 9),
              ),
            ),
            '#5fa6d6',
            'opacity=".8"',
          ),
        ),
      ),
      fold(`-20,${y - 150} 50,${y - 120} ${x - 30},${y - 60} ${x + 20},${y - 30}`, 12),
      fold(`-20,${y - 40} 40,${y - 30} ${x - 70},${y - 6} ${x - 50},${y + 36}`, 14),
      fold(`-20,${y + 90} 30,${y + 70} 70,${y + 60} ${x - 80},${y + 50}`, 10),
    ),
  ]);
}
