/** A balloon dog asleep, cut from paper bubble by bubble: nose to the left at (0, 0), rump about 370 to the right; feet at y 46. */
import { sheet, type SheetOptions } from '../finishes/cutpaper.ts';
import type { Colour } from '../kit/colour.ts';
import { smooth } from '../kit/curves.ts';
import { radians, times, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

export interface BalloonPapers {
  far: Colour;
  near: Colour;
  shine: Colour;
}

/** x, y, half length, half breadth, turn in degrees. */
type Bubble = readonly [number, number, number, number, number];

const FAR: readonly Bubble[] = [
  [128, -82, 46, 17, -82],
  [196, 20, 34, 17, 24],
];
const NEAR: readonly Bubble[] = [
  [332, -86, 50, 13, -78],
  [343, -138, 12, 11, 0],
  [248, -34, 78, 38, -2],
  [318, -12, 40, 34, 50],
  [300, 26, 52, 19, -4],
  [168, -30, 34, 25, 52],
  [142, 26, 52, 18, -4],
  [168, -86, 48, 18, -42],
  [92, -18, 64, 29, -8],
  [26, -8, 15, 13, 0],
];

const bubble = ([x, y, a, b, turn]: Bubble, k = 1): Point[] => {
  const [c, s] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  return times(40, (i): Point => {
    const t = (i / 40) * Math.PI * 2;
    const pinch = 1 - 0.1 * Math.cos(t) ** 6;
    const [u, v] = [Math.cos(t) * a * k, Math.sin(t) * b * k * pinch];
    return [x + u * c - v * s, y + u * s + v * c];
  });
};

/** A sliver of light along the upper side. */
const shine = ([x, y, a, b, turn]: Bubble): string => {
  const [c, s] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  const arc = (from: number, to: number, k: number): Point[] =>
    times(9, (i): Point => {
      const t = radians(from + ((to - from) * i) / 8) - radians(turn);
      const [u, v] = [Math.cos(t) * a * k, Math.sin(t) * b * k];
      return [x + u * c - v * s, y + u * s + v * c];
    });
  return smooth([...arc(-160, -100, 0.76), ...arc(-100, -160, 0.58)]);
};

export function paperBalloonDog(
  S: Easel,
  at: { x: number; y: number; s: number },
  c: BalloonPapers,
  o: SheetOptions,
): string {
  const set = (points: Point[]): Point[] => points.map(([u, v]): Point => [at.x + u * at.s, at.y + v * at.s]);
  const one = (b: Bubble, paper: Colour): string =>
    sheet(S, smooth(set(bubble(b))), paper, { ...o, lift: 0.7, rough: 1.2 });
  const scaled = (b: Bubble): Bubble => [
    at.x + b[0] * at.s,
    at.y + b[1] * at.s,
    b[2] * at.s,
    b[3] * at.s,
    b[4],
  ];
  const knot = set([
    [16, -8],
    [2, -16],
    [-5, -4],
    [4, 8],
  ]);
  return [
    ...FAR.map((b) => one(b, c.far)),
    sheet(S, smooth(knot), c.far, { ...o, lift: 0.4 }),
    ...NEAR.map((b) => one(b, c.near)),
    sheet(
      S,
      NEAR.map((b) => shine(scaled(b))),
      c.shine,
      { ...o, lift: 0.1, rough: 0.8, shadowOpacity: 0.1 },
    ),
  ].join('');
}
