/** A mitten gauntlet in cut paper, plate over plate, its thumb apart: the wrist at (x, y), fingers to the right, about 500 long with its cuff at s = 1. */
import { sheet, type SheetOptions } from '../finishes/cutpaper.ts';
import type { Colour } from '../kit/colour.ts';
import { smooth, spline } from '../kit/curves.ts';
import { place, radians, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob } from '../kit/shapes.ts';

export interface PaperGauntletOptions {
  x: number;
  y: number;
  s: number;
  /** -1 points to the left. */
  flip: 1 | -1;
  /** Degrees. */
  turn: number;
  /** From shade to light. */
  metal: readonly [dark: Colour, deep: Colour, plain: Colour, bright: Colour];
  light: SheetOptions;
}

export function paperGauntlet(S: Easel, o: PaperGauntletOptions): { hand: string; thumb: string } {
  const [dark, deep, plain, bright] = o.metal;
  const at = (points: readonly Point[]): Point[] =>
    place(points, { x: o.x, y: o.y, sx: o.s * o.flip, sy: o.s, r: radians(o.turn) * o.flip });
  const soft = (list: string): string => smooth(at(spline(trace(list), true, 6)));
  const on = (list: string, paper: Colour, lift = 0.8): string =>
    sheet(S, soft(list), paper, { ...o.light, lift, rough: 1.6 });
  const flat = (list: string, paper: Colour): string =>
    sheet(S, soft(list), paper, { ...o.light, lift: 0.2, rough: 1.2, rim: 0.25 });
  /** One lame right across the mitten, with the slits between the fingers. */
  const lame = (x0: number, x1: number, half: number, paper: Colour): string => {
    const [mid, h] = [(x0 + x1) / 2, half * 0.9];
    const slits = [-0.46, 0.02, 0.5].map((k) => {
      const y = k * half;
      return `${x1 - 26},${y - 1} ${x1 - 3},${y * 0.96 - 2.5} ${x1 - 3},${y * 0.96 + 2.5} ${x1 - 26},${y + 1}`;
    });
    return [
      on(
        `${x0},${-half} ${mid},${-half - 1} ${x1 - 10},${-h} ${x1},${-h * 0.55} ${x1 + 3},0 ${x1},${h * 0.55} ${x1 - 10},${h} ${mid},${half + 1} ${x0},${half}`,
        paper,
        0.7,
      ),
      flat(
        `${x0 + 14},${-half + 5} ${x1 - 16},${-h + 5} ${x1 - 14},${-h + 12} ${x0 + 14},${-half + 13}`,
        bright,
      ),
      ...slits.map((list) => flat(list, dark)),
    ].join('');
  };
  const rivets = (list: string, r: number): string =>
    sheet(
      S,
      trace(list).map(([u, v]) => smooth(at(blob(u, v, r, r, S.noise, 0.03, 1.2, 16)))),
      bright,
      { ...o.light, lift: 0.3, rough: 0.5 },
    );
  const thumb = [
    on('20,38 60,64 104,80 132,96 128,112 100,114 56,100 14,72', deep, 0.6),
    on('96,78 130,90 162,100 170,112 158,122 126,118 96,108', plain, 0.5),
    flat('104,84 132,94 158,104 154,108 126,102 102,92', bright),
  ].join('');
  const hand = [
    // four lames, the nearest to the knuckles on top
    lame(206, 262, 38, plain),
    lame(174, 230, 46, deep),
    lame(140, 196, 52, plain),
    // knuckles and the back of the hand
    on('112,-54 146,-52 166,-38 160,-24 168,-12 162,0 168,14 160,26 164,40 146,52 112,54', plain, 0.7),
    on('-24,-46 40,-58 104,-56 134,-40 140,0 134,40 104,56 40,58 -24,48', deep, 0.9),
    flat('-14,-38 40,-50 100,-48 122,-36 100,-34 40,-32 -10,-24', bright),
    flat('-14,-16 50,-22 116,-18 120,14 60,18 -14,12', plain),
    rivets('104,-30 108,2 104,32', 5),
    // cuff
    on('-250,-84 -150,-92 -70,-70 -14,-44 -2,0 -14,46 -70,70 -150,92 -250,86', deep, 1),
    flat('-250,-70 -150,-78 -76,-58 -30,-38 -40,-26 -90,-40 -160,-54 -250,-48', bright),
    flat('-250,-30 -150,-32 -60,-22 -30,-10 -34,16 -150,26 -250,26', plain),
    on('-44,-56 -24,-48 -10,-26 -4,0 -10,28 -24,50 -44,58 -34,28 -28,0 -34,-28', plain, 0.5),
    on('-268,-92 -244,-90 -236,0 -244,92 -268,94', dark, 0.5),
    rivets('-212,-64 -150,-66 -92,-50 -212,64 -150,68 -92,52', 6),
  ].join('');
  return { hand, thumb };
}
