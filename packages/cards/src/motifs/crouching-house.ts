/**
 * A wooden house that lies like a dog, in clay: porch for a muzzle, two windows over it, stones for paws, a lean-to for a haunch.
 * 100 units wide, looks towards the viewer, its ground at y 0. It leans forward, as one who begs.
 */
import { brushLine } from '../kit/brush.ts';
import type { Drawing } from '../kit/clay/drawing.ts';
import { here, type Model, type Piece } from '../kit/clay/model.ts';
import type { Paints } from '../kit/clay/paint.ts';
import { bone, common, egg, halfSpace, hollowed, pressed, type Clay } from '../kit/clay/solids.ts';
import { outward, type Frame, type Vec } from '../kit/clay/space.ts';
import { clamp, mix, type Colour } from '../kit/colour.ts';
import { smooth } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { times, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { wobblyPolygon } from '../kit/shapes.ts';

const LEAN = 0.17;
const RIDGE = -104;
const WALL = { x: 46, front: 42, back: -46, eaves: -58 } as const;

const box =
  ([cx, cy, cz]: Vec, [hx, hy, hz]: Vec, r = 2): Clay =>
  (x, y, z) => {
    const [u, v, w] = [Math.abs(x - cx) - hx + r, Math.abs(y - cy) - hy + r, Math.abs(z - cz) - hz + r];
    return Math.hypot(Math.max(u, 0), Math.max(v, 0), Math.max(w, 0)) + Math.min(Math.max(u, v, w), 0) - r;
  };

/** The top of the house comes forward, and its back rises behind like a cat's. */
const leaning =
  (clay: Clay): Clay =>
  (x, y, z) =>
    clay(x, y + arch(y, z), z + LEAN * y) * 0.9;
const arch = (y: number, z: number): number => clamp(-(y + 40) / 50) * (8 * Math.cos((z + 14) / 22) - 2);
/** Where a spot of the upright house is when it leans. */
const leant = ([x, y, z]: Vec): Vec => {
  const back = z - LEAN * y;
  return [x, y - arch(y, back), back];
};

const gable = (top: number, out: Clay): Clay =>
  common(
    1.5,
    common(1.5, out, halfSpace([0, top, 0], [0.71, -0.7, 0])),
    halfSpace([0, top, 0], [-0.71, -0.7, 0]),
  );

const piece = (part: string, clay: Clay, centre: Vec, reach: number): Piece => ({
  part,
  clay: leaning(clay),
  frame: here,
  centre,
  reach,
});

export function crouchingHouse(): Model {
  const depth = (WALL.front - WALL.back) / 2;
  const mid = (WALL.front + WALL.back) / 2;
  const walls = gable(RIDGE + 4, box([0, -52, mid], [WALL.x, 54, depth]));
  const roof = hollowed(
    1,
    gable(RIDGE - 3, box([0, -80, mid + 1], [WALL.x + 11, 30, depth + 6])),
    gable(RIDGE + 5, box([0, -60, mid], [WALL.x + 30, 70, depth + 30])),
  );
  const porch = common(2, box([0, -29, 64], [30, 15, 26], 6), halfSpace([0, -43, 44], [0, -0.96, 0.26]));
  const under = box([0, -16, 70], [24, 15, 40], 4);
  const leanTo = common(2, box([58, -20, -14], [16, 26, 26], 3), halfSpace([50, -42, 0], [0.55, -0.83, 0]));
  return {
    pieces: [
      piece('wall', walls, [0, -52, 0], 90),
      piece('roof', roof, [0, -80, 0], 90),
      piece('porch', hollowed(2, porch, under), [0, -34, 62], 46),
      piece('wall', leanTo, [58, -20, -14], 42),
      piece(
        'wood',
        pressed(1, bone([-27, -30, 84], [-27, -2, 84], 2.6), bone([27, -30, 84], [27, -2, 84], 2.6)),
        [0, -18, 80],
        36,
      ),
      piece('wood', box([0, -5, 64], [31, 3.4, 24], 1.5), [0, -5, 64], 42),
      piece(
        'stone',
        pressed(4, egg([-40, -4, 80], [10, 7, 17]), egg([40, -4, 80], [10, 7, 17])),
        [0, -5, 84],
        56,
      ),
      piece('stone', box([0, -3, -2], [50, 5, 48], 4), [0, -3, 0], 74),
      piece(
        'stone',
        pressed(3, box([24, -116, -16], [7, 18, 7], 1.5), box([24, -132, -16], [9, 3, 9], 1)),
        [24, -118, -16],
        30,
      ),
    ],
    marks: [],
  };
}

export const housePaints = (c: { shade: Colour; red: Colour; light: Colour }): Paints => {
  const dabs = { length: 22, width: 2.2, density: 3, contrast: 0.05, opacity: 0.5 };
  const of = (base: Colour, glow = 0.45): Paints[string] => ({
    tones: [
      mix(base, c.shade, 0.85),
      mix(base, c.shade, 0.62),
      mix(base, c.shade, 0.3),
      base,
      mix(base, c.light, glow),
    ],
    crease: c.shade,
    dabs,
  });
  return {
    wall: of(c.red),
    roof: of('#80605c', 0.5),
    porch: of('#cfa47a'),
    wood: of('#b98a5a'),
    stone: of('#8d8480'),
  };
};

/** Boards, shingles, windows and the mat, drawn on the faces of a house that stands in `frame`. */
export function houseDetails(
  S: Easel,
  frame: Frame,
  drawing: Drawing,
  c: { ink: Colour; lamp: Colour; mat: Colour; stripe: Colour },
): string {
  const at = (x: number, y: number, z: number): Point => {
    const [u, v] = outward(frame, leant([x, y, z]));
    return [u, v];
  };
  const front = WALL.front + 0.4;
  const quad = (x0: number, y0: number, x1: number, y1: number, z = front): Points => [
    at(x0, y0, z),
    at(x1, y0, z),
    at(x1, y1, z),
    at(x0, y1, z),
  ];
  const fill = (points: Points, colour: Colour, extra = ''): string =>
    path(wobblyPolygon(S, points, 1.2), colour, extra);
  const half = (y: number): number => (y < WALL.eaves ? Math.max(0, (y - RIDGE - 8) * 1.0) : WALL.x - 1);
  const boards = times(15, (i) => {
    const y = -92 + i * 6.2;
    const x = Math.min(WALL.x - 1, half(y));
    return brushLine(S, [at(-x, y, front), at(0, y, front), at(x, y, front)], 1.1, c.ink, {
      opacity: 0.4,
      attack: 0.02,
      decay: 0.02,
    });
  });
  const sides = times(9, (i) => {
    const y = -54 + i * 6.2;
    return brushLine(S, [at(WALL.x + 0.4, y, WALL.front - 2), at(WALL.x + 0.4, y, 14)], 1.1, c.ink, {
      opacity: 0.4,
      attack: 0.02,
      decay: 0.02,
    });
  });
  const shingles = times(9, (row) => {
    const t = (row + 0.6) / 9.4;
    const [x, y] = [t * (WALL.x + 10), RIDGE - 4 + t * (WALL.x + 10) * 1.0];
    return times(15, (i) => {
      const z = -50 + i * 6.5 + (row % 2) * 3.2;
      const foot = at(x + 0.6, y, z);
      const head = at(x - 4.6, y - 4.6, z + S.rng.gauss(0, 0.4));
      const along = at(x + 0.6, y, z + 6);
      return (
        brushLine(S, [head, foot], 1, c.ink, { opacity: 0.35 }) +
        brushLine(S, [foot, along], 1.3, c.ink, { opacity: 0.45, attack: 0.05, decay: 0.1 })
      );
    }).join('');
  });
  const eye = (x: number, lid: number): string =>
    [
      fill(quad(x - 9.4, -68, x + 9.4, -46), '#f0e2c8'),
      fill(quad(x - 7.6, -66.4, x + 7.6, -47.6), c.lamp),
      fill(quad(x - 7.6, -66.4, x + 7.6, -66.4 + lid), '#7a5a48'),
      brushLine(S, [at(x, -66.4 + lid, front), at(x, -47.6, front)], 1.8, '#5a3a30', {
        attack: 0.02,
        decay: 0.02,
      }),
      brushLine(S, [at(x - 7.6, -56, front), at(x + 7.6, -56, front)], 1.5, '#5a3a30', {
        attack: 0.02,
        decay: 0.02,
      }),
      fill(quad(x - 11, -46, x + 11, -44, front + 1.5), '#e8d6b8'),
    ].join('');
  const on = (part: string, ...marks: readonly string[]): string =>
    group({ 'clip-path': S.clip(drawing.outline(part)) }, marks);
  const door = fill(quad(-11, -30, 11, -7), c.lamp);
  return [
    on('wall', ...boards, ...sides, eye(-17, 5), eye(17, 6.5), door),
    on('roof', ...shingles),
    mat(S, at, c),
  ].join('');
}

/** The mat hangs from the door over the step. */
function mat(
  S: Easel,
  at: (x: number, y: number, z: number) => Point,
  c: { ink: Colour; mat: Colour; stripe: Colour },
): string {
  const edge: Points = [
    at(-9, -8.6, 62),
    at(9, -8.6, 62),
    at(10, -8.6, 88),
    at(10.5, -2, 92),
    at(10, 2, 98),
    at(5, 5, 106),
    at(-5, 5, 106),
    at(-10, 2, 98),
    at(-10.5, -2, 92),
    at(-10, -8.6, 88),
  ];
  const stripe = (x: number): string =>
    brushLine(
      S,
      [at(x, -8.6, 63), at(x, -8.4, 87), at(x * 1.1, -2, 92), at(x * 0.9, 4, 103)],
      2.6,
      c.stripe,
      { attack: 0.03, decay: 0.1 },
    );
  return [
    path(smooth(edge, true, 0.6), c.mat),
    stripe(-6),
    stripe(6),
    brushLine(S, [at(-9, -8, 88), at(0, -7.4, 89.6), at(9, -8, 88)], 3, c.ink, { opacity: 0.35 }),
  ].join('');
}
