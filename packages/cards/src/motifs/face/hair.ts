/** Hair styles: a cap of hair on the skull, with locks combed over it. */
import { here, type Piece } from '../../kit/clay/model.ts';
import { common, egg } from '../../kit/clay/solids.ts';
import type { Vec } from '../../kit/clay/space.ts';
import type { Bones } from './bones.ts';
import { cap, hairline, lumpy } from './cap.ts';
import { drawnBack, falling, fringe, mop, partedShort, wreath } from './combing.ts';
import { arc, combed, lock, plait } from './locks.ts';

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
