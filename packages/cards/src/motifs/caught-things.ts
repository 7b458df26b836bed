/** Things that get lost in a year, in key lines, each about (0, 0) and 120 high; `drawing` lays pieces and lines where a thing lies. Woodblock. */
import type { keyBlock } from '../finishes/woodblock.ts';
import { smooth, spline } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { nth, place, TAU, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

const [RED, YELLOW, TEAL, INK] = ['#d2553f', '#f3c04c', '#4f9299', '#2a2238'] as const;

export interface Draw {
  piece: (list: string, colour: string, w?: number) => string;
  line: (list: string, w?: number) => string;
  round: (x: number, y: number, r: number, colour: string, w?: number) => string;
}

export function drawing(
  S: Easel,
  keys: ReturnType<typeof keyBlock>,
  o: { x: number; y: number; r: number; s: number },
): Draw {
  const key = keys(S);
  const put = (points: Points): Point[] => place(points, o);
  const inked = (outline: Point[], colour: string, w: number): string =>
    path(smooth(outline, true, 0.5), colour) + key([...outline, nth(outline, 0)], w);
  return {
    piece: (list, colour, w = 2.8) => inked(spline(put(trace(list)), true, 6), colour, w),
    line: (list, w = 2.4) => key(spline(put(trace(list)), false, 8), w),
    round: (x, y, r, colour, w = 2.8) =>
      inked(
        put(times(22, (i): Point => [x + Math.cos((i / 22) * TAU) * r, y + Math.sin((i / 22) * TAU) * r])),
        colour,
        w,
      ),
  };
}

export const kite = ({ piece, line }: Draw): string =>
  piece('0,-84 3,-80 56,-14 54,-10 2,84 -2,84 -54,-10 -56,-14 -3,-80', YELLOW, 3.2) +
  piece('0,-82 54,-12 0,-8', RED, 2) +
  piece('0,82 -54,-12 0,-8', RED, 2) +
  line('0,-80 0,82') +
  line('-54,-12 54,-12') +
  line('0,82 24,120 -6,150 18,190') +
  piece('24,116 40,106 40,124 24,116 8,108 8,124', TEAL, 2) +
  piece('-4,150 12,140 12,160 -4,150 -20,142 -20,160', TEAL, 2);

export const clock = ({ piece, line, round }: Draw): string =>
  piece('-50,40 -60,66 -44,66 -32,50', TEAL) +
  piece('50,40 60,66 44,66 32,50', TEAL) +
  piece('-52,-40 -56,-70 -30,-76 -14,-58', YELLOW) +
  piece('52,-40 56,-70 30,-76 14,-58', YELLOW) +
  round(0, 0, 56, TEAL, 3.4) +
  round(0, 0, 43, '#fdf6e4', 2.4) +
  times(12, (i) =>
    line(
      `${Math.cos((i / 12) * TAU) * 34},${Math.sin((i / 12) * TAU) * 34} ${Math.cos((i / 12) * TAU) * 38},${Math.sin((i / 12) * TAU) * 38}`,
      3,
    ),
  ).join('') +
  line('0,0 -3,-30', 4) +
  line('0,0 -12,-20', 5);

export const boat = ({ piece, line }: Draw): string =>
  piece('-70,-4 -68,-6 68,-6 70,-4 40,36 -40,36', '#fdf9f0', 3) +
  piece('-36,-6 0,-60 36,-6', '#f1e9dd', 3) +
  line('0,-58 -2,-6') +
  line('-68,-4 -34,-6 -2,36') +
  line('-30,10 -10,8 12,10') +
  line('-24,20 0,18 22,20');

export const mitten = ({ piece, line }: Draw): string =>
  piece('-26,30 -34,-10 -30,-46 -8,-64 20,-54 28,-24 44,-34 58,-22 46,6 30,18 28,34', RED, 3.2) +
  piece('-34,30 32,32 34,58 -34,58', '#fdf6ea', 3) +
  line('-14,-20 -2,-32 10,-20 -2,-8 -14,-20', 2.4) +
  ['-20,34 -20,54', '-6,34 -6,54', '8,34 8,54', '22,34 22,54'].map((list) => line(list, 2)).join('');

export const latchkey = ({ piece, line, round }: Draw): string =>
  piece('-6,-10 6,-10 6,70 26,68 26,52 34,52 34,84 -6,84', YELLOW) +
  round(0, -34, 30, YELLOW, 3) +
  round(0, -36, 13, '#7a5650', 2.4) +
  line('-4,0 -4,60', 1.8);

export const letter = ({ piece, line }: Draw): string =>
  piece('-72,-44 72,-46 74,44 -74,46', '#fdf6ea', 3) +
  line('-72,-44 -4,12 72,-46', 3) +
  line('-74,46 -22,-2') +
  line('74,44 18,-4') +
  piece('-60,14 -38,12 -36,34 -58,36', RED, 2);

export const nest = ({ piece, line, round }: Draw): string =>
  piece('-64,6 -50,44 0,58 50,44 66,4 30,18 -28,18', '#8a6248', 3) +
  piece('-44,10 -50,-22 -30,-46 2,-50 22,-34 44,-24 72,-34 56,-2 40,16', '#5f84a8', 3) +
  round(-24, -22, 3, INK, 1) +
  piece('-48,-24 -66,-16 -48,-10', YELLOW, 2.2) +
  piece('-40,8 -44,-8 -30,-16 -14,-2 -10,14', '#f0c9a8', 2) +
  line('0,-20 20,-12 40,-12') +
  ['-58,20 -10,32 44,22', '-50,36 0,46 44,34', '-60,10 -30,28 10,26'].map((list) => line(list, 2)).join('');
