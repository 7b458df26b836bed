/** Somebody under a blanket pulled up to the eyes: ears, wide eyes and the fingers that hold the hem. Clay, card px. */
import { here, type Model, type Piece } from '../kit/clay/model.ts';
import type { PartPaint, Paints } from '../kit/clay/paint.ts';
import { bone, egg, pressed, type Clay } from '../kit/clay/solids.ts';
import type { Vec } from '../kit/clay/space.ts';
import { mix, type Colour } from '../kit/colour.ts';
import type { Point } from '../kit/points.ts';
import { feelings } from './face/feelings.ts';
import { skinPaint } from './face/paints.ts';
import { portraitModel } from './face/portrait.ts';
import { complexion } from './face/skin.ts';
import { placedHand } from './hands/painted.ts';

export interface Hidden {
  readonly name: string;
  /** Middle of the head, and its height. */
  readonly at: Point;
  readonly size: number;
  readonly z: number;
  readonly yaw: number;
  readonly pitch?: number;
  readonly roll: number;
  readonly ears: 'long' | 'round' | 'horns';
  readonly looksAt: Point;
  /** Wrists, hidden behind the hem. */
  readonly hands: readonly (readonly [x: number, y: number, side: 'left' | 'right'])[];
  readonly fur: Colour;
  readonly eyes: Colour;
}

function ear({ at: [x, y], size, z, ears, roll }: Hidden, side: -1 | 1): Piece {
  const lean = (roll * Math.PI) / 180;
  const point = (u: number, v: number, w = 0): Vec => [
    x + size * (Math.cos(lean) * u - Math.sin(lean) * v),
    y + size * (Math.sin(lean) * u + Math.cos(lean) * v),
    z + size * w,
  ];
  const shapes: Record<Hidden['ears'], () => Clay> = {
    long: () =>
      pressed(
        size * 0.12,
        bone(point(side * 0.2, -0.42), point(side * 0.34, -0.8), size * 0.09, size * 0.11),
        bone(
          point(side * 0.34, -0.8),
          side > 0 ? point(0.62, -0.92) : point(-0.4, -1.2),
          size * 0.11,
          size * 0.03,
        ),
      ),
    round: () => egg(point(side * 0.42, -0.38, -0.05), [size * 0.19, size * 0.19, size * 0.09]),
    horns: () =>
      pressed(
        size * 0.05,
        bone(point(side * 0.22, -0.4), point(side * 0.36, -0.56), size * 0.085, size * 0.06),
        bone(point(side * 0.36, -0.56), point(side * 0.33, -0.74), size * 0.06, size * 0.012),
      ),
  };
  return {
    part: 'skin',
    clay: shapes[ears](),
    frame: here,
    centre: [x, y - size * 0.6, z],
    reach: size * 1.1,
  };
}

/** Parts bear the sleeper's name. */
export function hiddenSleeper(one: Hidden): Model {
  const { name, at, size, z, hands } = one;
  const face = portraitModel({
    x: at[0],
    y: at[1],
    size,
    yaw: one.yaw,
    pitch: one.pitch ?? 0,
    roll: one.roll,
    age: 'child',
    feeling: { ...feelings.fear, lids: { upper: 1.42, lower: -0.1 } },
    hair: 'none',
    looksAt: one.looksAt,
    colours: { skin: complexion(0.9) },
  });
  const lowered: Piece[] = face.pieces.map((piece) => ({
    ...piece,
    frame: { ...piece.frame, at: [piece.frame.at[0], piece.frame.at[1], z] },
  }));
  const grips = hands.map(([x, y, side]) =>
    placedHand({
      x,
      y,
      z: z + 10,
      size: size * 0.74,
      pose: 'grip',
      age: 'child',
      arm: 20,
      side,
      fingers: [side === 'left' ? 0.12 : -0.12, -1, 0.1],
      back: [0, -0.1, -1],
    }),
  );
  const pieces = [...lowered, ear(one, -1), ear(one, 1), ...grips.flatMap((grip) => grip.pieces)];
  return {
    pieces: pieces.map((piece) => ({ ...piece, part: `${name} ${piece.part}` })),
    marks: face.marks
      .filter(({ kind }) => kind === 'lash' || kind === 'lower lid')
      .map((mark) => ({
        ...mark,
        part: `${name} ${mark.part}`,
        frame: { ...mark.frame, at: [mark.frame.at[0], mark.frame.at[1], z] },
      })),
  };
}

/** Nearly lost in the dark: only the eyes keep their own light. */
export function hiddenPaints({ name, size, fur, eyes }: Hidden, dark: Colour): Paints {
  const tones = [
    dark,
    mix(dark, fur, 0.12),
    mix(dark, fur, 0.3),
    mix(dark, fur, 0.6),
    mix(fur, '#ffd9a0', 0.12),
    mix(fur, '#ffd9a0', 0.4),
  ];
  const skin = skinPaint({ complexion: complexion(0.9) }, size);
  const paint: PartPaint = {
    ...skin,
    tones,
    bounce: mix(dark, '#4a5a90', 0.3),
    crease: dark,
    line: dark,
    dabs: { length: size * 0.12, width: size * 0.012, density: 26, contrast: 0.07, opacity: 0.55 },
    stains: [
      { name: 'nail', tones: [mix(dark, '#cbbf9a', 0.4), '#cbbf9a', '#f2e6c0'] },
      { name: 'eye', tones: [mix(eyes, dark, 0.35), mix(eyes, dark, 0.1), eyes] },
      { name: 'iris', tones: [mix(eyes, '#5a3a10', 0.7), mix(eyes, '#8a5a10', 0.55)] },
      { name: 'pupil', tones: ['#0a0710'] },
      { name: 'glint', tones: ['#fffbe8'] },
    ],
    marks: { lash: dark, 'lower lid': mix(dark, fur, 0.3) },
  };
  return { [`${name} skin`]: paint };
}
