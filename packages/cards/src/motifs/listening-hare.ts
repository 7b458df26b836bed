/** A hare that sits up and listens, in clay: 100 units from the crown to the ground, looks towards the viewer. */
import { ballAround, here, standing, together, type Model, type Stain } from '../kit/clay/model.ts';
import type { PartPaint, Paints } from '../kit/clay/paint.ts';
import { bone, egg, paired, pressed } from '../kit/clay/solids.ts';
import { aimed, dot, facing, minus, plus, times3, unit, type Vec } from '../kit/clay/space.ts';
import { mix, type Colour } from '../kit/colour.ts';

const NECK: Vec = [0, 14, 3];

/** Two lengths of an ear, flat, its hollow turned to the front. */
function ear(side: -1 | 1, spread: number, back: number): Model {
  const way: Vec = unit([side * spread, -1, -back]);
  const root: Vec = [side * 7, -13, -2];
  const middle = plus(root, times3(way, 24));
  const turn = aimed(times3(way, -1), [side * 0.45, 0.1, 1]);
  const leaf = egg(middle, [6.6, 27, 2.6], turn);
  const base = bone(root, plus(root, times3(way, 14)), 4.2, 3);
  const inner: Stain = (x, y, z) => {
    const [u, v, w] = minus([x, y, z], middle);
    const across = (turn[0][0] * u + turn[0][1] * v + turn[0][2] * w) / 4.2;
    const along = (turn[1][0] * u + turn[1][1] * v + turn[1][2] * w) / 23;
    const before = turn[2][0] * u + turn[2][1] * v + turn[2][2] * w;
    return before < 0.4 ? -1 : 1 - Math.hypot(across, along);
  };
  return {
    pieces: [
      {
        part: 'fur',
        clay: pressed(4, leaf, base),
        frame: here,
        ...ballAround([root, plus(root, times3(way, 50))], 9),
        stains: { inner, tip: (x, y, z) => dot(minus([x, y, z], root), way) - 41 },
        grain: () => way,
      },
    ],
    marks: [],
  };
}

const headModel = (spread: readonly [number, number], back: number): Model =>
  together(
    {
      pieces: [
        {
          part: 'fur',
          clay: pressed(
            5,
            egg([0, -4, 6], [13, 14, 17]),
            egg([0, 3, 22], [7.4, 7.6, 14]),
            paired(egg([5, 7, 24], [4.6, 4.8, 8])),
            paired(egg([8.5, 5, 9], [6.5, 8, 9])),
            paired(egg([8.8, -9, 14], [4.2, 2.6, 6])),
            egg([0, 12, 17], [5, 4.6, 7]),
          ),
          frame: here,
          centre: [0, 0, 8],
          reach: 34,
          stains: {
            nose: (x, y, z) => 1 - Math.hypot(x / 2.8, (y - 0.5) / 2, (z - 36) / 4),
          },
          grain: (x, y) => [x * 0.05, 0.2 + y * 0.02, -1],
        },
        {
          part: 'eye',
          clay: paired(egg([10.4, -4.8, 15.4], [2.6, 3.3, 3.8])),
          frame: here,
          centre: [0, -4, 14],
          reach: 18,
          stains: { glint: (x, y, z) => 1 - Math.hypot(Math.abs(x) - 12.6, y + 6.4, z - 17) / 1.1 },
        },
      ],
      marks: [],
    },
    ear(-1, spread[0], back),
    ear(1, spread[1], back),
  );

export interface ListeningHare {
  /** Degrees the nose is lifted. */
  up: number;
  /** Degrees the head is turned against the body. */
  turn?: number;
  /** How far each ear leans out, and both back. */
  ears?: readonly [number, number];
  back?: number;
}

export function listeningHare({ up, turn = 0, ears = [0.3, 0.3], back = 0.25 }: ListeningHare): Model {
  const body = pressed(
    7,
    egg([0, 66, -16], [24, 32, 30]),
    egg([0, 44, -2], [17, 26, 18]),
    bone([0, 34, -4], NECK, 14, 12.5),
    paired(egg([17, 78, -10], [12, 20, 22])),
    paired(bone([14, 95, -8], [15, 96, 18], 5.4, 4.2)),
    paired(pressed(3, bone([8, 52, 8], [8, 78, 13], 6.4, 4.4), bone([8, 78, 13], [7.5, 97, 17], 4.2, 4))),
  );
  return together(
    {
      pieces: [
        {
          part: 'fur',
          clay: body,
          frame: here,
          centre: [0, 62, -8],
          reach: 58,
          grain: (x, y) => [x * 0.02, 1, -0.5 + (y - 60) * -0.01],
        },
        {
          part: 'tail',
          clay: egg([0, 86, -46], [9, 9, 8]),
          frame: here,
          centre: [0, 86, -46],
          reach: 11,
          grain: () => [0, 0.3, -1],
        },
      ],
      marks: [],
    },
    standing(headModel(ears, back), { at: [0, 8, 4], turn: facing(turn, -up), scale: 1 }),
  );
}

/** Paints of a hare `size` px high: the shade it sits in, its coat and the light that falls on it. */
export function harePaints(size: number, c: { shade: Colour; coat: Colour; light: Colour }): Paints {
  const tones = [
    mix(c.shade, '#000000', 0.35),
    c.shade,
    mix(c.shade, c.coat, 0.55),
    c.coat,
    mix(c.coat, c.light, 0.6),
    c.light,
  ];
  const hair: PartPaint['strands'] = {
    density: 34,
    length: size * 0.055,
    width: size * 0.0026,
    contrast: 0.16,
    stray: size * 0.02,
    opacity: 0.75,
  };
  return {
    fur: {
      tones,
      crease: mix(c.shade, '#000000', 0.4),
      strands: hair,
      stains: [
        {
          name: 'inner',
          tones: [mix(c.shade, '#7a3d3a', 0.4), '#b9776a', mix('#e8a790', c.light, 0.4)],
          opacity: 0.85,
        },
        { name: 'tip', tones: ['#120c12', mix(c.shade, '#1a1216', 0.5)], opacity: 0.9 },
        { name: 'nose', tones: ['#2a1a22', '#8a5a58'] },
      ],
    },
    tail: { tones: [c.shade, mix(c.coat, c.light, 0.4), '#fff6e0'], strands: hair },
    eye: {
      tones: ['#0b0810', '#1c1218', '#4a3020'],
      stains: [{ name: 'glint', tones: ['#fffbe8'] }],
    },
  };
}
