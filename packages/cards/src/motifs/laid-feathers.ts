/** A folded wing: rows of feathers, each lying over the one behind it, pointing to the left and down; gouache. */
import { brushLine } from '../kit/brush.ts';
import { oklch, type Colour } from '../kit/colour.ts';
import { closedCurve, smooth } from '../kit/curves.ts';
import { group, path, type Mark } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { lerp, nth, place, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

export interface FeatherRow {
  n: number;
  /** Root of the foremost feather, and of the hindmost. */
  from: Point;
  to: Point;
  /** Length and half-breadth. */
  l: number;
  w: number;
  /** How far it hangs below the level, radians. */
  a: number;
}

/** Rows from the lowest up. `ink`: root, middle and tip of a feather, by its place from back (0) to front (1) and its row. */
export const laidFeathers = (
  S: Easel,
  rows: readonly FeatherRow[],
  ink: (t: number, row: number) => readonly Colour[],
): Mark =>
  rows.map((row, j) =>
    times(row.n, (i) => {
      const t = i / (row.n - 1);
      const at: Point = [
        lerp(row.to[0], row.from[0], t) + S.rng.gauss(0, 4),
        lerp(row.to[1], row.from[1], t) + Math.sin(t * Math.PI) * 12 + S.rng.gauss(0, 3),
      ];
      return feather(S, at, { ...row, a: Math.PI - row.a + S.rng.gauss(0, 0.03) }, ink(t, j));
    }),
  );

function feather(
  S: Easel,
  [x, y]: Point,
  { l, w, a }: { l: number; w: number; a: number },
  inks: readonly Colour[],
): Mark {
  const outline = closedCurve(
    place(
      trace(
        `0,${-w * 0.8} ${l * 0.55},${-w} ${l * 0.9},${-w * 0.7} ${l},0 ${l * 0.9},${w * 0.7} ${l * 0.55},${w} 0,${w * 0.8}`,
      ),
      { x, y, r: a },
    )
      .map((p) => p.join(','))
      .join(' '),
    5,
  );
  const [root, middle, end] = [nth(inks, 0), nth(inks, 1), nth(inks, 2)];
  const tip: Point = [x + Math.cos(a) * l, y + Math.sin(a) * l];
  const d = smooth(outline);
  return [
    path(
      smooth(outline.map(([u, v]): Point => [u - 3, v + 9])),
      oklch(0.36, 0.07, 285),
      `opacity=".5" filter="${blur(S, 4)}"`,
    ),
    path(d, S.linearAt([root, [0.6, middle], end], x, y, ...tip)),
    group(
      { 'clip-path': S.clip(d) },
      times(9, (k) =>
        brushLine(
          S,
          [
            [lerp(x, tip[0], 0.25), lerp(y, tip[1], 0.25)],
            [lerp(x, tip[0], 0.7) + (k - 4) * 3, lerp(y, tip[1], 0.7) + (k - 4) * 5],
            [tip[0] + (k - 4) * 3, tip[1] + (k - 4) * 7],
          ],
          1.6,
          k % 2 ? end : root,
          { opacity: 0.4, attack: 0.2, decay: 0.6 },
        ),
      ),
    ),
    brushLine(S, [[x, y], tip], 1.4, root, { opacity: 0.5, attack: 0.1, decay: 0.9 }),
  ];
}
