/** One grape, large as a balloon, with the light in it; watercolour. */
import { mix } from '../kit/colour.ts';
import { smooth } from '../kit/curves.ts';
import { times, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob } from '../kit/shapes.ts';
import type { shadedFrom } from './watercolour-layers.ts';
import { ink, lifted, soft } from './watercolour-marks.ts';

type Shaded = ReturnType<typeof shadedFrom>;

export interface Grape {
  at: Point;
  rx: number;
  ry: number;
  turn: number;
  /** How ripe: 0 green .. 1 amber. */
  ripe: number;
}

/** Skin full of light: darkest at the rim, brightest opposite the highlight, two pips seen through it. */
export function grape(S: Easel, shaded: Shaded, { at: [x, y], rx, ry, turn, ripe }: Grape): string {
  const at = (u: number, v: number): Point => [
    x + Math.cos(turn) * u * rx - Math.sin(turn) * v * ry,
    y + Math.sin(turn) * u * rx + Math.cos(turn) * v * ry,
  ];
  const outline = smooth(blob(x, y, rx, ry, S.noise, 0.05, 1.1, 44, turn));
  const line = (points: readonly Point[], w: number, colour: string, o: number): string =>
    ink(S, smooth(points, false), w, colour, o);
  const pip = (u: number, v: number, lean: number): string =>
    soft(
      S,
      smooth([
        at(u - 0.05, v + 0.02),
        at(u - 0.06 + lean, v - 0.2),
        at(u + lean * 1.6, v - 0.34),
        at(u + 0.07 + lean, v - 0.18),
        at(u + 0.05, v + 0.03),
      ]),
      '#8a6a34',
      3,
      0.55,
    );
  const flare: Point[] = [
    at(-0.52, -0.2),
    at(-0.46, -0.42),
    at(-0.3, -0.6),
    at(-0.2, -0.6),
    at(-0.34, -0.42),
    at(-0.42, -0.2),
  ];
  return (
    shaded(
      S,
      outline,
      {
        fill: S.radialAt(
          [
            mix('#f9f7bf', '#fdeeb0', ripe),
            [0.42, mix('#dfe678', '#ecd973', ripe)],
            [0.78, mix('#c3d44e', '#cdb94a', ripe)],
            mix('#88a836', '#a8963a', ripe),
          ],
          ...at(0.3, 0.36),
          ry * 1.28,
        ),
        shade: mix('#56762f', '#7a6a34', ripe),
        depth: 20,
        wet: 0.45,
        crisp: 0.2,
        min: 0.82,
        pool: 0.02,
        rimStrength: 0.9,
      },
      pip(-0.08, 0.2, -0.06),
      pip(0.16, 0.24, 0.08),
      times(6, (i) => {
        const a = -0.75 + i * 0.3;
        return line([at(0, 0.9), at(a, 0.1), at(a * 0.5, -0.84)], 1.3, '#8fa83a', 0.2);
      }),
      soft(S, smooth(blob(x - rx * 0.2, y - ry * 0.3, rx * 0.5, ry * 0.4, S.noise, 0.3)), '#a8bcc0', 14, 0.4),
    ) +
    lifted(S, smooth(flare), 0.9, 1) +
    lifted(S, smooth([at(-0.14, -0.68), at(-0.06, -0.7), at(-0.06, -0.64)]), 0.8, 0.8)
  );
}
