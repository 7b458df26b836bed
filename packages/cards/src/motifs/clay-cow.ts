/** A cow in profile to the right, in clay: stands at (0, 0), about 100 units from rump to shoulder and 64 high at the back. */
import { ballAround, here, type Model, type Piece, type Stain } from '../kit/clay/model.ts';
import type { PartPaint, Paints } from '../kit/clay/paint.ts';
import { bent, bone, egg, pressed, rope, type Clay } from '../kit/clay/solids.ts';
import { aimed, between3, cross, minus, plus, times3, unit, type Vec } from '../kit/clay/space.ts';
import { mix, type Colour } from '../kit/colour.ts';

export interface ClayCow {
  /** The poll and the muzzle; the neck follows. */
  poll: Vec;
  muzzle: Vec;
  asleep?: boolean;
  /** Which patches it has. */
  coat: number;
}

const piece = (
  part: string,
  clay: Clay,
  points: readonly Vec[],
  pad: number,
  grain: Vec,
  more: Partial<Piece> = {},
): Piece => ({
  part,
  clay,
  frame: here,
  ...ballAround(points, pad),
  grain: () => grain,
  ...more,
});

/** Large soft patches, another pattern for every coat. */
const patches =
  (coat: number): Stain =>
  (x, y, z) =>
    Math.sin(x * 0.075 + coat) +
    0.8 * Math.sin(y * 0.1 + x * 0.03 + coat * 2.3) +
    0.4 * Math.sin(z * 0.12 + coat) -
    0.35;

function trunk(coat: number, poll: Vec): Piece {
  const throat = between3([22, -44, 0], poll, 0.9);
  const clay = pressed(
    9,
    egg([-2, -45, 0], [36, 15, 15]),
    egg([-30, -47, 0], [13, 15, 14]),
    egg([24, -46, 0], [13, 16, 13]),
    egg([2, -37, 0], [25, 13, 15.5]),
    bone([24, -50, 0], throat, 11.5, 7.5),
    bone([28, -38, 0], between3([28, -36, 0], throat, 0.6), 7, 4),
    egg([-14, -27, 0], [8, 6, 7]),
  );
  return piece('hide', clay, [[-44, -46, 0], [36, -46, 0], throat], 22, [-0.6, 0.8, 0], {
    stains: { patch: patches(coat) },
  });
}

function legs(coat: number): Piece[] {
  const leg = (x: number, z: number, hind: boolean, step: number): Piece[] => {
    const knee: Vec = hind ? [x - 5 + step, -20, z] : [x + 1 + step * 0.5, -19, z];
    const foot: Vec = hind ? [x - 1 + step, -4, z] : [x + step, -4, z];
    const clay = pressed(
      3,
      bone([x, -42, z * 0.9], knee, hind ? 8.5 : 7, 3.8),
      bone(knee, foot, 3.6, 3),
      egg(knee, [3.6, 4.4, 3.6]),
    );
    return [
      piece('hide', clay, [[x, -42, z], foot], 12, [0, 1, 0], { stains: { patch: patches(coat) } }),
      piece('hoof', bone(foot, plus(foot, [1, 2.6, 0]), 3.3, 3.9), [foot], 8, [0, 1, 0]),
    ];
  };
  return [
    ...leg(-31, 8, true, -1),
    ...leg(-27, -8, true, 5),
    ...leg(25, 7, false, 1),
    ...leg(28, -7, false, -5),
  ];
}

function head({ poll, muzzle, asleep }: ClayCow): Piece[] {
  const way = unit(minus(muzzle, poll));
  // across the brow: level, and square to the nose
  const across = unit(cross(way, [0, -1, 0]));
  const up = cross(across, way);
  const at = (forward: number, side: number, high: number): Vec =>
    plus(plus(plus(poll, times3(way, forward)), times3(across, side)), times3(up, high));
  const skull = pressed(
    4,
    bone(at(1, 0, 0), at(14, 0, -1), 7.6, 5.4),
    bone(at(14, 0, -1), at(22, 0, -1.5), 5.2, 5),
    egg(at(6, 0, -3), [7, 7, 7]),
  );
  const ear = (side: -1 | 1): Clay => egg(at(-1, side * 12, 1), [2, 8, 4], aimed(across, up));
  const horn = (side: -1 | 1): Clay =>
    rope(
      bent([at(-2, side * 5, 5), at(-1, side * 11, 9), at(2, side * 12, 15)], 4),
      [2.2, 2, 1.8, 1.6, 1.4, 1.1, 0.8, 0.5, 0.2],
    );
  const eye = (side: -1 | 1): Clay =>
    egg(at(7.5, side * 6.3, 2.6), [1.7, asleep ? 0.4 : 1.7, 1.7], aimed(up, across));
  const blaze: Stain = (x, y, z) => {
    const [u, v, w] = minus([x, y, z], at(8, 0, 5));
    const side = Math.abs(u * across[0] + v * across[1] + w * across[2]);
    return 2.6 - side;
  };
  const span = [at(0, 0, 0), at(22, 0, 0)];
  return [
    piece('face', pressed(2, skull, ear(-1), ear(1)), span, 20, times3(way, -1), { stains: { blaze } }),
    piece('nose', egg(at(24.5, 0, -1.6), [4.4, 5, 5]), [at(24, 0, -2)], 7, way),
    piece('horn', horn(-1), span, 26, up),
    piece('horn', horn(1), span, 26, up),
    piece('eye', eye(-1), span, 16, up),
    piece('eye', eye(1), span, 16, up),
  ];
}

export function clayCow(o: ClayCow): Model {
  const tail = bent(
    [
      [-42, -56, 0],
      [-48, -46, 2],
      [-47, -30, 3],
      [-49, -20, 4],
    ],
    5,
  );
  return {
    pieces: [
      trunk(o.coat, o.poll),
      ...legs(o.coat),
      ...head(o),
      piece(
        'hide',
        rope(
          tail,
          tail.map((_, i) => 2.2 - i * 0.08),
        ),
        tail,
        5,
        [0, 1, 0],
      ),
      piece('tuft', egg([-49.5, -15, 4], [2.6, 6.4, 2.6]), [[-49.5, -15, 4]], 8, [0, 1, 0]),
    ],
    marks: [],
  };
}

export function cowPaints(
  size: number,
  c: { hide: Colour; patch: Colour; shade: Colour; light: Colour },
): Paints {
  const ramp = (base: Colour): Colour[] => [
    mix(base, c.shade, 0.8),
    mix(base, c.shade, 0.55),
    mix(base, c.shade, 0.22),
    base,
    mix(base, c.light, 0.7),
  ];
  // a dark coat takes less of the light
  const calm = (base: Colour): Colour[] => [
    mix(base, c.shade, 0.7),
    mix(base, c.shade, 0.4),
    mix(base, c.shade, 0.12),
    base,
    mix(base, c.light, 0.2),
  ];
  const hairs = (stray = 0.004): NonNullable<PartPaint['strands']> => ({
    density: 12,
    length: size * 0.03,
    width: size * 0.0018,
    contrast: 0.08,
    stray: size * stray,
    opacity: 0.6,
  });
  return {
    hide: {
      tones: ramp(c.hide),
      crease: mix(c.shade, c.patch, 0.3),
      strands: hairs(),
      stains: [{ name: 'patch', tones: calm(c.patch) }],
    },
    face: {
      tones: calm(c.patch),
      crease: c.shade,
      strands: hairs(0.006),
      stains: [{ name: 'blaze', tones: ramp(c.hide) }],
    },
    nose: { tones: ramp('#d9a195'), crease: c.shade },
    horn: { tones: ramp('#e6d6b4') },
    eye: { tones: ['#120c12', '#1c1218', '#6a5040'] },
    hoof: { tones: ramp('#4a3c40') },
    tuft: { tones: ramp(mix(c.patch, '#2a1a1c', 0.5)), strands: hairs(0.03) },
  };
}
