/** A grey heron in profile to the right, one leg lifted, in clay: stands at (0, 0), about 106 units high. */
import { ballAround, here, type Model, type Piece } from '../kit/clay/model.ts';
import type { PartPaint, Paints } from '../kit/clay/paint.ts';
import { bent, bone, egg, pressed, rope, type Clay } from '../kit/clay/solids.ts';
import { aimed, type Vec } from '../kit/clay/space.ts';

const piece = (part: string, clay: Clay, points: readonly Vec[], pad: number, grain: Vec): Piece => ({
  part,
  clay,
  frame: here,
  ...ballAround(points, pad),
  grain: () => grain,
});

/** Along the trunk from the breast to the tail. */
const BACKWARDS: Vec = [-0.9, 0.36, 0];
const trunkTurn = aimed(BACKWARDS, [0, 0, 1]);

function trunk(): Piece[] {
  const body = pressed(
    6,
    egg([-4, -63, 0], [11, 23, 10], trunkTurn),
    egg([9, -67, 0], [10, 9.6, 8.6]),
    bone([-22, -55, 0], [-38, -48, 0], 4.6, 2.2),
    bone([-3, -57, 0], [1, -46, 0], 6, 2.2),
    bone([4, -58, 3], [10, -47, 4], 5, 1.8),
  );
  const wing = pressed(
    3,
    egg([-7, -64, 6.5], [9.6, 22, 5.6], trunkTurn),
    bone([-20, -58, 6], [-33, -51, 4], 4, 1.6),
  );
  const quills = pressed(
    2,
    bone([-20, -54, 6], [-39, -46, 3], 3.2, 1),
    bone([-14, -53, 7], [-34, -47, 4], 2.6, 1),
  );
  const span: readonly Vec[] = [
    [16, -70, 0],
    [-40, -46, 0],
  ];
  return [
    piece('body', body, span, 14, BACKWARDS),
    piece('wing', wing, span, 14, BACKWARDS),
    piece('quills', quills, span, 12, BACKWARDS),
  ];
}

function neckAndHead(): Piece[] {
  const neck = bent(
    [
      [6, -64, 0],
      [14, -70, 0],
      [18.5, -77, 0],
      [16, -85, 0],
      [10.5, -91, 0],
      [10, -97.5, 0],
      [14, -102, 0],
    ],
    6,
  );
  const thick = neck.map((_, i) => 2.7 + 5 * (1 - i / neck.length) ** 2.6);
  const head = egg([17.4, -102.6, 0], [6, 3.3, 3.1], aimed([0.34, 1, 0], [0, 0, 1]));
  const plumes = [0, 1, 2].map((i) =>
    bone([14.5 - i, -69 + i * 3, 3], [14.6 - i * 1.7, -49 + i * 2.4, 4], 1.3, 0.2),
  );
  return [
    piece('neck', pressed(3, rope(neck, thick), head), neck, 8, [-0.2, 1, 0]),
    piece('neck', pressed(0.6, ...plumes), [[14, -60, 2]], 14, [0.2, 1, 0]),
    piece(
      'crest',
      pressed(
        0.5,
        bone([18, -105, 1], [8, -103.6, 2], 1.5, 0.8),
        bone([10, -104, 2], [-3, -99, 2], 0.8, 0.15),
        bone([10, -103.6, 1], [0, -96.6, 2], 0.7, 0.1),
      ),
      [[8, -101, 1]],
      16,
      [-1, 0.3, 0],
    ),
    piece('beak', bone([21, -101.6, 0], [36.5, -94.6, 0], 2.1, 0.35), [[29, -98, 0]], 14, [1, 0.4, 0]),
    piece('eye', egg([18.6, -103.4, 2.8], [1.15, 1.15, 0.9]), [[18.6, -103.4, 2.8]], 3, [1, 0, 0]),
  ];
}

function legs(): Piece[] {
  const standing = pressed(
    0.8,
    bone([1, -48, 0], [3.6, -26, 0], 1.15, 0.8),
    egg([3.6, -26, 0], [1.3, 1.9, 1.2]),
    bone([3.6, -26, 0], [1.6, -1, 0], 0.8, 0.75),
    bone([1.6, -1, 0], [11, 0, 2], 0.75, 0.35),
    bone([1.6, -1, 0], [8, 0.4, 6], 0.75, 0.35),
    bone([1.6, -1, 0], [-6, 0, -1], 0.7, 0.3),
  );
  const lifted = pressed(
    0.8,
    bone([9, -50, 4], [19, -37, 5], 1.15, 0.8),
    egg([19, -37, 5], [1.3, 1.6, 1.2]),
    bone([19, -37, 5], [15.6, -17, 5], 0.8, 0.7),
    bone([15.6, -17, 5], [18, -9, 5], 0.7, 0.3),
    bone([15.6, -17, 5], [15, -8, 6], 0.7, 0.3),
    bone([15.6, -17, 5], [11.6, -13, 4], 0.65, 0.3),
  );
  const span: readonly Vec[] = [
    [0, 0, 0],
    [10, -50, 3],
  ];
  return [piece('legs', standing, span, 14, [0, 1, 0]), piece('legs', lifted, span, 16, [0, 1, 0])];
}

export const clayHeron = (): Model => ({ pieces: [...trunk(), ...neckAndHead(), ...legs()], marks: [] });

/** Paints of a heron `size` px high. */
export function heronPaints(size: number): Paints {
  const barbs = (
    density: number,
    long: number,
    wide = 0.0021,
    contrast = 0.1,
  ): NonNullable<PartPaint['strands']> => ({
    density,
    length: size * long,
    width: size * wide,
    contrast,
    stray: size * 0.006,
    opacity: 0.75,
  });
  return {
    body: {
      tones: ['#39445a', '#5d6d82', '#8a9aa6', '#b9c2c2', '#f3e4cc'],
      strands: barbs(9, 0.06, 0.0036, 0.13),
    },
    wing: {
      tones: ['#2f3b52', '#4f6079', '#74879a', '#a3b1b8', '#efdcc2'],
      strands: barbs(7, 0.11, 0.0058, 0.15),
      line: '#28324a',
      contour: 1.4,
    },
    quills: { tones: ['#141a2a', '#232c40', '#3a465c', '#6a7684'], strands: barbs(10, 0.14, 0.004, 0.16) },
    neck: { tones: ['#6a7080', '#9aa0a4', '#c9c8bf', '#eee4d2', '#fff6e2'], strands: barbs(12, 0.03) },
    crest: { tones: ['#10131e', '#1c2130', '#3a4254'], strands: barbs(26, 0.05) },
    beak: { tones: ['#7a3f1c', '#b9692a', '#e8a13c', '#ffd986'] },
    eye: { tones: ['#0e0c12', '#0e0c12', '#f4c64a'] },
    legs: { tones: ['#4a3a34', '#7a6248', '#b0905c', '#e8c88a'], line: '#3a2c2c', contour: 0.8 },
  };
}
