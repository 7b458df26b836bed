/** Hair styles: a cap of hair on the skull, with locks combed over it. */
import { here, type Piece } from '../../kit/clay/model.ts';
import { common, egg } from '../../kit/clay/solids.ts';
import type { Vec } from '../../kit/clay/space.ts';
import { times } from '../../kit/points.ts';
import type { Bones } from './bones.ts';
import { cap, hairline, lumpy } from './cap.ts';
import { arc, combed, lock, overSkull, plait, type Spot } from './locks.ts';

export type Hair =
  | 'none'
  | 'cropped'
  | 'short'
  | 'tousled'
  | 'receding'
  | 'bob'
  | 'long'
  | 'wavy'
  | 'bun'
  | 'plait'
  | 'plaits'
  | 'wreath'
  | 'coils'
  | 'curls'
  | 'locs';

const fromWhorl = (x: number, y: number, z: number): Vec => [x, y + 50, z + 14];
const backwards = (x: number): Vec => [x * 0.01, 0.25, -1];
const sideways =
  (at: number) =>
  (x: number, _y: number, z: number): Vec => [Math.sign(x - at) * 0.75, 0.9, z < 0 ? -0.5 : -0.1];

/** Locks from a parting down both sides, falling to `length` below the ears. */
function falling(b: Bones, part: number, length: number, thick: number, wave: number): Piece[] {
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
const fringe = (b: Bones, sweep: number, n = 8): Piece[] =>
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
const drawnBack = (b: Bones, to: Spot, n = 17): Piece[] =>
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
const wreath = (b: Bones): Piece => {
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
    9,
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
    () => ({ thick: 4.6, tip: 0.15, flat: 2 }),
  );

/** Parted on one side and combed over: a wave in front, close at the ears. */
const partedShort = (b: Bones, lift: number): Piece[] => [
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
const mop = (b: Bones): Piece[] => [
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

export function hairPieces(style: Hair, b: Bones): Piece[] {
  const behind = -4.5 - b.skullBack;
  switch (style) {
    case 'none':
      return [];
    case 'cropped':
      return [cap(b, { thick: 1.4, comb: fromWhorl, recede: 6, line: -37 })];
    case 'short':
      return [cap(b, { thick: 2.4, comb: sideways(9), recede: 8, line: -38 }), ...partedShort(b, 3.4)];
    case 'tousled':
      return [
        cap(b, { thick: 3, comb: fromWhorl, recede: 2 }),
        ...mop(b),
        ...combed(
          b,
          7,
          (t, i) => ({
            over: [
              [-150 + 300 * t, 74, 2],
              [-140 + 290 * t, 58, 6],
              [-150 + 300 * t + (i % 2 ? 24 : -20), 46, 11],
            ],
          }),
          () => ({ thick: 4, tip: 0.1 }),
        ),
      ];
    case 'receding':
      return [cap(b, { thick: 1.6, comb: backwards, line: -54, recede: 12 })];
    case 'bob':
      return [cap(b, { thick: 3.4, comb: sideways(0) }), ...falling(b, 3, 22, 4.8, 0), ...fringe(b, 9)];
    case 'long':
      return [cap(b, { thick: 3, comb: sideways(-3), line: -39 }), ...falling(b, -6, 74, 4.8, 1.6)];
    case 'wavy':
      return [cap(b, { thick: 3.4, comb: sideways(8), line: -39 }), ...falling(b, 14, 58, 5, 4.2)];
    case 'bun': {
      const knot = ([0, 1, 2, 3] as const).map((k) => {
        const a = k * 1.57;
        const c: Vec = [0, -30, behind - 5];
        const put = (u: number, r: number, z: number): Vec => [
          c[0] + Math.cos(a + u) * r,
          c[1] + Math.sin(a + u) * r,
          c[2] + z,
        ];
        return lock([put(0, 3, -8), put(0.8, 9, -4), put(1.8, 10.5, 1), put(2.8, 9, 5)], {
          thick: 5.4,
          tip: 0.5,
          root: 0.5,
          flat: 1.3,
        });
      });
      return [cap(b, { thick: 2, comb: backwards }), ...drawnBack(b, [180, 22]), ...knot];
    }
    case 'wreath':
      return [cap(b, { thick: 2.4, comb: sideways(0), nape: 3 }), ...drawnBack(b, [180, -6]), wreath(b)];
    case 'plait':
      return [
        cap(b, { thick: 2.6, comb: sideways(0), nape: 3 }),
        ...drawnBack(b, [-170, -20]),
        plait(
          [
            [-10, 24, behind + 6],
            [-30, 38, -20],
            [-33, 60, 2],
            [-26, 84, 8],
            [-23, 104, 6],
          ],
          9,
        ),
      ];
    case 'plaits':
      return [
        cap(b, { thick: 2.6, comb: sideways(0), nape: 3, line: -39 }),
        ...([-1, 1] as const).flatMap((side) => [
          ...combed(
            b,
            7,
            (t) => ({
              over: arc(
                [side * 2, 38 + 84 * t],
                [side * 96, -14],
                6,
                (u) => 0.6 + 3.4 * Math.sin(Math.PI * Math.min(0.75, u)),
              ),
            }),
            () => ({ thick: 4.2, tip: 0.5, root: 0.3, flat: 2 }),
          ),
          plait(
            [
              [side * 33, 14, -8],
              [side * 38, 28, -3],
              [side * 36, 52, 4],
              [side * 31, 78, 8],
            ],
            7.6,
          ),
        ]),
      ];
    case 'coils': {
      const edge = hairline(b, { line: -31, nape: 2 });
      return [
        {
          part: 'hair',
          clay: lumpy(common(7, egg([0, -21, -9], [47, 42, 48]), edge), 6.4, 1.5, 3),
          frame: here,
          centre: [0, -18, -9],
          reach: 56,
          grain: fromWhorl,
        },
      ];
    }
    case 'curls': {
      const under = cap(b, { thick: 5, comb: sideways(3), line: -34 });
      const rings = combed(
        b,
        34,
        (_t, i) => {
          const [round, above] = [(i * 137.5) % 360, 84 - 100 * Math.sqrt(i / 34)];
          const face = Math.abs(((round + 180) % 360) - 180) < 60;
          const lift = face ? Math.max(above, 44) : above;
          return {
            over: [
              [round, lift + 8, 4],
              [round + 16, lift + 2, 8],
              [round + 8, lift - 9, 8],
              [round - 6, lift - 14, 5],
            ],
          };
        },
        (_t, i) => ({ thick: 3.8, wave: 3.4, waves: 1.5, phase: i, screw: true, tip: 0.4, flat: 1 }),
      );
      return [{ ...under, clay: lumpy(under.clay, 8, 1.2, 8), reach: 62 }, ...rings];
    }
    case 'locs':
      return [
        cap(b, { thick: 2.6, comb: fromWhorl, line: -36 }),
        ...combed(
          b,
          22,
          (_t, i) => {
            const side = i % 2 ? 1 : -1;
            const k = Math.floor(i / 2) / 10;
            const round = side * (46 + 120 * k);
            const [x, z] = [
              Math.sin((round * Math.PI) / 180) * 37,
              -4 + Math.cos((round * Math.PI) / 180) * 41,
            ];
            return {
              over: [
                [round * 0.5, 66, 2],
                [round * 0.85, 40, 3.6],
                [round, 8, 4],
              ],
              falls: [
                [x * 1.06, 16, z],
                [x * 1.04, 38 + ((i * 5) % 17), z + 1],
              ],
            };
          },
          () => ({ thick: 3.3, tip: 0.7, root: 0.8, flat: 1, wave: 0.7, waves: 5 }),
        ),
      ];
  }
}
