/** Cloth round the head: kerchief, headscarf, turban. Part 'scarf'. */
import { smoothstep } from '../../pixels/raster.ts';
import { here, type Piece } from '../../kit/clay/model.ts';
import { bone, egg, pressed, type Clay } from '../../kit/clay/solids.ts';
import type { Vec } from '../../kit/clay/space.ts';
import { noiseFrom } from '../../kit/noise.ts';
import { times } from '../../kit/points.ts';
import type { Bones } from './bones.ts';
import { arc, combed, lock, type Spot } from './locks.ts';
import { mass, neckFoot } from './skull.ts';

export type Wrap = 'kerchief' | 'headscarf' | 'turban';

const fromKnot = (at: Vec, count: number, depth: number, seed: number) => {
  const noise = noiseFrom(seed);
  return (x: number, y: number, z: number): number => {
    const [u, v, w] = [x - at[0], y - at[1], z - at[2]];
    const far = Math.hypot(u, v, w);
    const angle = Math.atan2(u, Math.hypot(v, w) * Math.sign(v || 1));
    return (
      depth *
      Math.sin(angle * count + 2.4 * noise.n2(far / 26, angle * 2)) *
      smoothstep(4, 22, far) *
      (1 - 0.6 * smoothstep(50, 90, far))
    );
  };
};

function kerchief(b: Bones): Piece[] {
  const base = mass(b);
  const knot: Vec = [0, 24, -32];
  const folds = fromKnot(knot, 11, 0.9, 4);
  const clay: Clay = (x, y, z) => {
    const d = base(x, y, z);
    if (d > 24) return d - 8;
    const edge = (y - (b.eyeY - 36) - (38 - z) * (0.86 + 0.16 * smoothstep(10, -20, z))) * 0.75;
    return Math.max((d - 4 - folds(x, y, z)) * 0.8, edge);
  };
  const tail = (side: -1 | 1): Piece =>
    lock([knot, [side * 7, 34, -37], [side * 10, 48, -36], [side * 16, 62, -33]], {
      thick: 5.5,
      tip: 0.35,
      root: 0.4,
      flat: 2,
      wave: 1.4,
      waves: 1,
      phase: side,
      part: 'scarf',
    });
  return [
    { part: 'scarf', clay, frame: here, centre: [0, -8, -6], reach: 60 },
    { part: 'scarf', clay: egg(knot, [6, 5, 5]), frame: here, centre: knot, reach: 8 },
    tail(-1),
    tail(1),
  ];
}

function headscarf(b: Bones): Piece[] {
  const base = mass(b);
  const foot = neckFoot(b);
  const folds = fromKnot([0, b.chinY + 14, 10], 13, 1.1, 6);
  const throat = pressed(
    10,
    bone([0, 34, -8], foot, b.neck + 9, b.neck + 13),
    bone([0, foot[1] - 6, -18], [0, foot[1] + 12, -20], b.neck + 14, 46),
    egg([0, foot[1] + 4, -12], [40, 12, 30]),
  );
  const clay: Clay = (x, y, z) => {
    const d = Math.min(base(x, y, z) - 5, throat(x, y, z));
    if (d > 24) return d - 8;
    // An oval is left open for the face.
    const open = 1 - Math.hypot(x / (b.cheekboneWidth - 3.5), (y - b.eyeY - 5) / 41);
    return Math.max((d - folds(x, y, z)) * 0.75, z > -6 ? open * 22 : -9);
  };
  const fall = lock(
    [
      [14, b.chinY + 6, 14],
      [24, foot[1] - 8, 6],
      [14, foot[1] + 18, 16],
      [-6, foot[1] + 34, 18],
    ],
    { thick: 9, tip: 0.5, root: 0.5, flat: 2.2, part: 'scarf' },
  );
  return [{ part: 'scarf', clay, frame: here, centre: [0, 22, -8], reach: 98 }, fall];
}

function turban(b: Bones): Piece[] {
  const bands: readonly (readonly [Spot, Spot, Spot])[] = [
    [
      [-158, 8],
      [-14, 34],
      [150, 18],
    ],
    [
      [158, 8],
      [16, 37],
      [-150, 20],
    ],
    [
      [-150, 22],
      [-30, 52],
      [160, 34],
    ],
    [
      [150, 24],
      [34, 54],
      [-160, 36],
    ],
    [
      [-120, 40],
      [10, 70],
      [130, 52],
    ],
    [
      [120, 44],
      [-40, 82],
      [-150, 58],
    ],
  ];
  const wound = bands.flatMap(([from, over, to], i) =>
    combed(
      b,
      1,
      () => ({
        over: [...arc(from, over, 4, () => 4 + i * 0.7), ...arc(over, to, 4, () => 4 + i * 0.7).slice(1)],
      }),
      () => ({ thick: 6.4, tip: 0.8, root: 0.8, flat: 2.5, part: 'scarf' }),
    ),
  );
  const base = mass(b);
  const under: Clay = (x, y, z) =>
    Math.max((base(x, y, z) - 4) * 0.9, (y - (b.eyeY - 30) - (38 - z) * 0.62) * 0.8);
  const knot = times(3, (k) =>
    lock(
      [
        [4 + k * 3, -48, 22 - k * 3],
        [8 - k * 6, -62 + k * 2, 22],
        [-8 + k * 9, -56 + k * 3, 26],
      ],
      { thick: 5, tip: 0.5, flat: 1.5, part: 'scarf' },
    ),
  );
  return [{ part: 'scarf', clay: under, frame: here, centre: [0, -14, -6], reach: 56 }, ...wound, ...knot];
}

export const wrapPieces = (kind: Wrap, b: Bones): Piece[] => ({ kerchief, headscarf, turban })[kind](b);
