/** A small geranium in a pot, scratched, that leans to the right; it stands at the lower right of a card. */
import { ICE, needle, scratches } from '../finishes/frost.ts';
import { closedCurve, smooth } from '../kit/curves.ts';
import { moved, path } from '../kit/markup.ts';
import { trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { Tone } from '../kit/tone.ts';
import { frostInk as INK } from './frost-tiger.ts';

/** It leans as far as a pot allows. */
export function frostGeranium(S: Easel, flower: string): string {
  const marks: string[] = [];
  const pot = closedCurve('664,1050 668,1040 758,1040 762,1052 750,1124 738,1136 690,1136 678,1124', 4);
  const tone = new Tone();
  tone.round(pot, { from: 190, size: 40, light: 1.1, dark: 0.2 });
  const leaves: readonly (readonly [number, number, number])[] = [
    [712, 1006, 26],
    [748, 1018, 24],
    [740, 972, 30],
    [776, 984, 24],
    [762, 936, 26],
    [786, 944, 20],
    [722, 1030, 18],
  ];
  const shapes = leaves.map(([x, y, r], i): Point[] =>
    closedCurve(
      Array.from({ length: 9 }, (_, k) => {
        const a = (k / 9) * Math.PI * 2 + i;
        const q = r * (k % 2 ? 1 : 0.84);
        return `${(x + Math.cos(a) * q).toFixed(1)},${(y + Math.sin(a) * q * 0.8).toFixed(1)}`;
      }).join(' '),
      4,
    ),
  );
  marks.push(
    path(needle(trace('712,1044 722,1000 752,950 788,900'), 3), INK),
    path(needle(trace('712,1044 722,1000 752,950 786,880'), 1.6, { decay: 0.2 }), ICE[1]),
  );
  marks.push(
    path(smooth(pot), '#1b3866'),
    scratches(S, {
      tone,
      flow: (x) => Math.PI / 2 + (x - 713) * -0.002,
      region: pot,
      gap: [3.4, 8],
      length: [8, 40],
      width: 1.3,
    }),
  );
  shapes.forEach((leaf, i) => {
    const [x, y, r] = leaves[i] ?? [0, 0, 0];
    const light = new Tone();
    light.round(leaf, { from: 190, size: 16, light: 1.1, dark: 0.25 });
    marks.push(
      path(smooth(leaf), '#1d3f72'),
      scratches(S, {
        tone: light,
        region: leaf,
        flow: (u, v) => Math.atan2(v - y - r * 0.4, u - x),
        gap: [3, 6],
        length: [5, 18],
        width: 1,
        decay: 0.7,
      }),
    );
  });
  const petals = [
    [770, 880],
    [786, 888],
    [800, 876],
    [776, 862],
    [794, 858],
    [784, 872],
  ] as const;
  marks.push(
    ...petals.map(([x, y]) =>
      path(smooth(closedCurve(`${x - 9},${y} ${x},${y - 9} ${x + 9},${y} ${x},${y + 9}`)), flower),
    ),
    ...petals.map(([x, y]) =>
      path(
        needle(
          [
            [x, y - 6],
            [x + 1, y],
            [x + 3, y + 7],
          ],
          1,
        ),
        INK,
      ),
    ),
  );
  return moved({ x: -112, y: -118, s: 1.12 }, marks);
}
