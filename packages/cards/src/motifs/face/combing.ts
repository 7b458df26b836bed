/** Ways of combing locks over a skull. */
import type { Piece } from '../../kit/clay/model.ts';
import { times } from '../../kit/points.ts';
import type { Bones } from './bones.ts';
import { arc, combed, overSkull, plait, type Spot } from './locks.ts';

/** Locks from a parting down both sides, falling to `length` below the ears. */
export function falling(b: Bones, part: number, length: number, thick: number, wave: number): Piece[] {
  return ([-1, 1] as const).flatMap((side) =>
    combed(
      b,
      13,
      (t, i) => {
        const [round, x] = [side * (38 + 118 * t), side * (32 + 5 * Math.sin(Math.PI * (0.25 + 0.7 * t)))];
        const z = 20 - 54 * t;
        const drop = length * (0.86 + 0.14 * Math.sin(i * 2.4 + side)) * (0.82 + 0.25 * t);
        return {
          over: [
            [part + side * 1.5, 40 + 70 * t, 0.8],
            [part * 0.4 + round * (0.5 + 0.12 * t), 52 + 14 * t, 3],
            [round, 12, 4.5],
          ],
          falls: [
            [x * 1.08, 10, z],
            [x * 1.1, 10 + drop * 0.5, z - 2],
            [x * (1 - 0.06 * t), 10 + drop, z + 1],
          ],
        };
      },
      (t, i) => ({
        thick: thick * (0.85 + 0.3 * Math.sin(Math.PI * t)),
        wave,
        waves: 1.6 + length / 60,
        phase: i * 1.1 + side,
        tip: 0.1,
      }),
    ),
  );
}

/** Locks over the forehead, swept to one side. */
export const fringe = (b: Bones, sweep: number, n = 8): Piece[] =>
  combed(
    b,
    n,
    (t, i) => {
      const round = -44 + 88 * t;
      return {
        over: [
          [round * 0.5 - sweep * 0.4, 66, 2],
          [round * 0.9, 44, 4],
          [round + sweep * 0.6, 28, 3.4],
          [round + sweep, 19 + 4 * Math.sin(i * 2.1), 2.2],
        ],
      };
    },
    () => ({ thick: 4.4, tip: 0.12 }),
  );

/** Combed from the hairline back to a knot. */
export const drawnBack = (b: Bones, to: Spot, n = 17): Piece[] =>
  combed(
    b,
    n,
    (t) => {
      const k = Math.abs(t * 2 - 1);
      const from: Spot = [-138 + 276 * t, 33 - 50 * k ** 1.5];
      return { over: arc(from, to, 5, (u) => 0.3 + 3 * Math.sin(Math.PI * Math.min(0.8, u))) };
    },
    () => ({ thick: 3.4, tip: 0.7, root: 0.12, flat: 2.1 }),
  );

/** A plait laid round the head like a wreath. */
export const wreath = (b: Bones): Piece => {
  const at = overSkull(b);
  return plait(
    times(12, (i) =>
      at([-150 + (300 * i) / 11, 34 + 14 * Math.cos(((-150 + (300 * i) / 11) * Math.PI) / 180), 4]),
    ),
    8.4,
  );
};

/** Down the back of the head to the nape. */
const backLocks = (b: Bones): Piece[] =>
  combed(
    b,
    13,
    (t, i) => {
      const end = 104 + 152 * t;
      return {
        over: [
          [180, 68, 2],
          [end * 0.5 + 90, 44, 3.4],
          [end, 10, 3.4],
          [end, -20 + 4 * Math.sin(i * 1.7), 1.2],
        ],
      };
    },
    () => ({ thick: 4, tip: 0.4, flat: 2.2 }),
  );

/** Parted on one side and combed over: a wave in front, close at the ears. */
export const partedShort = (b: Bones, lift: number): Piece[] => [
  ...combed(
    b,
    9,
    (t, i) => ({
      over: [
        [27, 45 + 55 * t, 0.6],
        [-6 - 12 * t, 57 + 26 * t, 3 + lift * (1 - t)],
        [-50 - 38 * t, 43 + 4 * t, 3.6 + lift * 0.5],
        [-76 - 52 * t, 18 + 3 * Math.sin(i * 2.2), 1.4],
      ],
    }),
    () => ({ thick: 4.6, tip: 0.14, root: 0.3, flat: 2.1 }),
  ),
  ...combed(
    b,
    6,
    (t, i) => ({
      over: [
        [28, 46 + 52 * t, 0.6],
        [50 + 34 * t, 36 + 6 * t, 2.8],
        [66 + 54 * t, 17 + 3 * Math.sin(i * 2), 1.2],
      ],
    }),
    () => ({ thick: 4.2, tip: 0.14, root: 0.3, flat: 2 }),
  ),
  ...backLocks(b),
];

/** Falling every way from the whorl. */
export const mop = (b: Bones): Piece[] => [
  ...combed(
    b,
    14,
    (t, i) => {
      const end = -122 + 244 * t;
      return {
        over: [
          [150, 80, 2],
          [end * 0.5, 66, 5],
          [end * 0.86 - 6, 42, 6],
          [
            end + 10 * Math.sin(i * 2.9),
            20 - 18 * Math.abs(t * 2 - 1) + 6 * Math.sin(i * 1.9),
            2 + 3 * Math.abs(Math.sin(i * 1.3)),
          ],
        ],
      };
    },
    (_t, i) => ({ thick: 4 + Math.sin(i * 3) * 0.8, tip: 0.1, flat: 1.8, wave: 1.2, waves: 1, phase: i }),
  ),
  ...backLocks(b),
];
