/** Who looks on in gouache, light from the left: a toy bear (70 px), a cat facing us (65 px), a dog asleep (60 px long). */
import { brushLine } from '../kit/brush.ts';
import { cel, laid } from '../kit/cel.ts';
import { oklch } from '../kit/colour.ts';
import { ellipse, line, moved, path, type Mark } from '../kit/markup.ts';
import type { Easel } from '../kit/scene.ts';

/** Sits with an arm held out. */
export function bear(S: Easel, x: number, y: number): Mark {
  const fur = oklch(0.68, 0.11, 70);
  const dim = oklch(0.48, 0.1, 45);
  return moved(
    { x, y },
    cel(S, '-12,0 -15,-14 -8,-24 8,-24 15,-14 12,0', fur, laid('3,4 3,-30 20,-30 20,4', dim)),
    ellipse(-10, -43, 5, 5, fur),
    ellipse(10, -43, 5, 5, dim),
    cel(S, '-13,-30 -10,-42 0,-45 10,-42 13,-30 0,-21', fur, laid('5,-20 6,-48 20,-48 20,-20', dim)),
    cel(S, '6,-16 14,-22 30,-14 28,-8 14,-10', dim),
    cel(S, '-8,0 -14,4 -10,10 -2,6', fur),
    cel(S, '4,0 14,4 12,11 2,6', dim),
    ellipse(5, -33, 1.6, 1.8, '#2a1a18'),
    ellipse(-3, -33, 1.6, 1.8, '#2a1a18'),
    ellipse(2, -28, 2.2, 1.6, '#2a1a18'),
  );
}

export function cat(S: Easel, x: number, y: number): Mark {
  const black = oklch(0.24, 0.03, 290);
  return moved(
    { x, y, s: 0.95 },
    brushLine(
      S,
      [
        [10, -3],
        [26, 2],
        [34, -8],
        [30, -20],
      ],
      3.4,
      black,
    ),
    cel(
      S,
      '-15,0 -18,-16 -11,-36 -6,-44 6,-44 11,-36 18,-16 15,0 0,3',
      black,
      laid('-20,4 -20,-20 -10,-46 -7,-40 -13,-16 -12,4', oklch(0.44, 0.06, 60)),
    ),
    cel(
      S,
      '-14,-46 -15,-56 -14,-68 -6,-62 6,-62 14,-68 15,-56 14,-46 0,-38',
      black,
      laid('-20,-40 -20,-70 -12,-68 -11,-52 -8,-42', oklch(0.44, 0.06, 60)),
    ),
    [-6, 6].map((u) => [ellipse(u, -53, 3.4, 3.8, oklch(0.88, 0.19, 130)), ellipse(u, -53, 1.1, 3.4, black)]),
    path('M-2 -47H2L0 -45Z', oklch(0.72, 0.12, 15)),
  );
}

export function sleeper(S: Easel, x: number, y: number): Mark {
  const [coat, dim] = [oklch(0.72, 0.11, 62), oklch(0.46, 0.09, 40)];
  return moved(
    { x, y },
    cel(
      S,
      '-28,0 -30,-12 -18,-24 6,-26 26,-18 32,-4 24,4 -14,5',
      coat,
      laid('-34,8 -10,-4 16,-6 34,-16 40,8', dim),
    ),
    cel(S, '-26,4 -34,-4 -28,-14 -14,-14 -4,-4 -8,4 -18,7', coat, laid('-30,10 -16,0 0,-6 2,10', dim)),
    cel(S, '-20,-14 -12,-18 -6,-8 -10,2 -16,-4', dim),
    line('M-27 -4Q-24 -2 -21 -4', '#2a1a18', 1.8),
    ellipse(-33, -2, 2.6, 2.2, '#2a1a18'),
    brushLine(
      S,
      [
        [28, -2],
        [20, 7],
        [4, 8],
        [-4, 4],
      ],
      3.6,
      coat,
    ),
  );
}
