/** A study of hands: what they hold, cover, offer and let go; three ages, several peoples. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { brushLine } from '../../../kit/brush.ts';
import { here, type Model } from '../../../kit/clay/model.ts';
import type { Paints } from '../../../kit/clay/paint.ts';
import { bone, common, egg, halfSpace, hollowed, pressed, type Clay } from '../../../kit/clay/solids.ts';
import { outward, plus, times3, laid, type Vec } from '../../../kit/clay/space.ts';
import { blur } from '../../../kit/materials.ts';
import { ellipse, group } from '../../../kit/markup.ts';
import { trace } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { clothPaint } from '../../../motifs/face/paints.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { gripOf } from '../../../motifs/hands/grip.ts';
import { paintedHands, type PlacedHand } from '../../../motifs/hands/painted.ts';

const PAPER = '#868f94';
const FAIR = complexion(0.1, -0.1);
const TAN = complexion(0.35, 0.3);
const BROWN = complexion(0.6, 0.2);
const DARK = complexion(0.86, 0.1);

const prop = (clay: Clay, centre: Vec, reach: number): Model => ({
  pieces: [{ part: 'prop', clay, frame: here, centre, reach }],
  marks: [],
});

function rod(): Model {
  const { at, way, room } = gripOf('grip');
  const [a, b] = [plus(at, times3(way, -46)), plus(at, times3(way, 64))];
  return prop(bone(a, b, room * 0.55, room * 0.5), at, 80);
}

function cup(): Model {
  const { at, way, room } = gripOf('hold');
  const along = (k: number): Vec => plus(at, times3(way, k));
  const [low, high] = [along(-19), along(23)];
  const wall = common(
    1.5,
    common(1.5, bone(along(-40), along(40), room - 3, room + 2), halfSpace(high, way)),
    halfSpace(low, times3(way, -1)),
  );
  const inside = bone(along(-8), along(60), room - 3, room + 4);
  return prop(hollowed(0.8, wall, inside), at, 46);
}

function pencil(): Model {
  const { pinch } = gripOf('pen');
  const way: Vec = [0.12, 0.62, 0.78];
  const [a, b] = [plus(pinch, times3(way, -24)), plus(pinch, times3(way, 52))];
  return prop(
    pressed(
      0.5,
      bone(plus(pinch, times3(way, -14)), b, 2.3, 2.3),
      bone(a, plus(pinch, times3(way, -14)), 0.4, 2.3),
    ),
    pinch,
    60,
  );
}

const pebble = (at: Vec, r: number): Model => prop(egg(at, [r, r * 0.8, r * 0.9]), at, r + 2);

interface Study {
  readonly hands: readonly PlacedHand[];
  readonly skin: ReturnType<typeof complexion>;
  readonly sleeve?: string;
  readonly prop?: string;
}

const STUDIES: readonly Study[] = [
  {
    skin: BROWN,
    sleeve: '#8a3b3a',
    prop: '#e6dcc4',
    hands: [
      {
        x: 60,
        y: 128,
        size: 200,
        pose: 'offer',
        fingers: [1, -0.02, 0.3],
        back: [-0.15, 0.8, -0.72],
        arm: 60,
        sleeve: { kind: 'wide', from: 20 },
        holds: pebble([0, -34, -13], 9),
      },
    ],
  },
  {
    skin: FAIR,
    sleeve: '#4f6b7a',
    prop: '#8a6a3c',
    hands: [
      {
        x: 376,
        y: 210,
        size: 196,
        pose: 'grip',
        fingers: [0.3, -1, 0.1],
        back: [-0.5, -0.2, 0.85],
        arm: 50,
        sleeve: { kind: 'coat', from: 16 },
        holds: rod(),
      },
    ],
  },
  {
    skin: DARK,
    sleeve: '#c9952e',
    hands: [
      {
        x: 588,
        y: 112,
        size: 196,
        pose: 'point',
        fingers: [1, -0.2, 0.12],
        back: [-0.15, -0.6, 0.8],
        arm: 56,
        sleeve: { kind: 'shirt', from: 16 },
      },
    ],
  },
  {
    skin: FAIR,
    sleeve: '#5c6650',
    hands: [
      {
        x: 66,
        y: 330,
        size: 210,
        age: 'old',
        pose: 'ease',
        fingers: [0.95, 0.2, 0.3],
        back: [0.15, -0.8, 0.55],
        arm: 46,
        sleeve: { kind: 'knit', from: 18 },
      },
    ],
  },
  {
    skin: TAN,
    sleeve: '#7d5a3a',
    hands: [
      {
        x: 446,
        y: 452,
        size: 186,
        pose: 'scoop',
        fingers: [-0.22, -0.72, 0.66],
        back: [0.38, 0.56, -0.74],
        arm: 40,
        sleeve: { kind: 'rolled', from: 16 },
      },
      {
        x: 374,
        y: 452,
        size: 186,
        pose: 'scoop',
        side: 'left',
        fingers: [0.22, -0.72, 0.66],
        back: [-0.38, 0.56, -0.74],
        arm: 40,
        sleeve: { kind: 'rolled', from: 16 },
      },
    ],
  },
  {
    skin: FAIR,
    sleeve: '#6a5480',
    hands: [
      {
        x: 676,
        y: 470,
        size: 226,
        pose: 'spread',
        fingers: [-0.1, -1, 0.05],
        back: [0.12, 0.05, -1],
        arm: 40,
        sleeve: { kind: 'rolled', from: 26 },
      },
    ],
  },
  {
    skin: DARK,
    sleeve: '#d8d0bc',
    hands: [
      {
        x: 92,
        y: 560,
        size: 206,
        pose: 'let go',
        fingers: [0.42, 0.92, 0.2],
        back: [-0.5, 0.1, 0.85],
        arm: 46,
        sleeve: { kind: 'shirt', from: 16 },
      },
    ],
  },
  {
    skin: TAN,
    sleeve: '#39506a',
    prop: '#dfe4dc',
    hands: [
      {
        x: 452,
        y: 690,
        size: 196,
        pose: 'hold',
        fingers: [-0.95, -0.25, 0.35],
        back: [0.35, -0.25, -0.9],
        arm: 44,
        sleeve: { kind: 'knit', from: 16 },
        holds: cup(),
      },
    ],
  },
  {
    skin: BROWN,
    sleeve: '#3c3a3a',
    hands: [
      {
        x: 690,
        y: 742,
        size: 200,
        pose: 'fist',
        fingers: [-0.12, -1, 0.2],
        back: [-0.75, 0.1, 0.6],
        arm: 52,
        sleeve: { kind: 'coat', from: 20 },
      },
    ],
  },
  {
    skin: FAIR,
    sleeve: '#a8402f',
    hands: [
      {
        x: 96,
        y: 960,
        size: 176,
        age: 'child',
        pose: 'reach',
        fingers: [0.62, -0.72, 0.3],
        back: [-0.4, -0.12, 0.95],
        arm: 40,
        sleeve: { kind: 'shirt', from: 12 },
      },
    ],
  },
  {
    skin: TAN,
    sleeve: '#e4dcc8',
    prop: '#d9a93c',
    hands: [
      {
        x: 330,
        y: 912,
        size: 200,
        pose: 'pen',
        fingers: [0.8, 0.3, 0.4],
        back: [0.05, -0.85, 0.62],
        arm: 44,
        sleeve: { kind: 'shirt', from: 18 },
        holds: pencil(),
      },
    ],
  },
  {
    skin: BROWN,
    sleeve: '#7c8a58',
    hands: [
      {
        x: 706,
        y: 1000,
        size: 196,
        pose: 'pinch',
        fingers: [-0.62, -0.7, 0.3],
        back: [0.6, -0.5, 0.55],
        arm: 44,
        sleeve: { kind: 'rolled', from: 20 },
      },
    ],
  },
  {
    skin: FAIR,
    sleeve: '#4a4654',
    hands: [
      {
        x: 330,
        y: 1118,
        size: 196,
        age: 'old',
        z: 12,
        pose: 'rest',
        fingers: [-1, 0.1, 0.3],
        back: [0.15, -0.5, 1],
        arm: 50,
        sleeve: { kind: 'shirt', from: 18 },
      },
      {
        x: 110,
        y: 1116,
        size: 196,
        age: 'old',
        side: 'left',
        pose: 'clasp',
        fingers: [1, -0.02, 0.3],
        back: [-0.2, -0.6, 0.8],
        arm: 50,
        sleeve: { kind: 'shirt', from: 18 },
      },
    ],
  },
  {
    skin: DARK,
    sleeve: '#b8683a',
    hands: [
      { x: 520, y: 1010, size: 184, pose: 'clasp', fingers: [0.1, 1, 0.12], back: [0.2, 0.05, -1], arm: 36 },
      {
        x: 536,
        y: 1160,
        z: 26,
        size: 118,
        age: 'child',
        side: 'left',
        pose: 'clasp',
        fingers: [-0.16, -1, 0.1],
        back: [0.15, 0.1, 1],
        arm: 50,
        sleeve: { kind: 'knit', from: 20 },
      },
    ],
  },
];

function paint(): Scene {
  const scene = new Scene({ seed: 47, background: PAPER });
  STUDIES.forEach((study, i) => scene.add(one(scene, study, i)));
  scene.add(string(scene));
  return scene;
}

/** A hand whose arm runs out into the paper. */
function one(scene: Scene, { hands, skin, sleeve, prop: colour }: Study, i: number): string {
  const S = scene.element('hand ' + i);
  const paints: Paints = colour ? { prop: clothPaint(colour, 140) } : {};
  const { svg } = paintedHands(S, hands, {
    colours: { skin, ...(sleeve ? { sleeve } : {}) },
    light: { angle: -130, before: 32 },
    paints,
  });
  const clear = hands.map(({ x, y, size, fingers: [u, v] }) =>
    ellipse(
      x + u * size * 0.36,
      y + v * size * 0.36,
      size * 0.86,
      size * 0.86,
      '#fff',
      `filter="${blur(S, size * 0.05)}"`,
    ),
  );
  return group({ mask: S.mask(clear) }, svg);
}

/** What was let go. */
function string(scene: Scene): string {
  const S = scene.element('string');
  const tip = outward(
    { at: [92, 560, 0], turn: laid([0.42, 0.92, 0.2], [-0.55, 0.1, 0.85]), scale: 2.06 },
    gripOf('let go').pinch,
  );
  const fall = trace('0,14 6,40 -8,74 10,104 -2,128').map(([u, v]) => [tip[0] + u, tip[1] + v] as const);
  return brushLine(S, fall, 1.3, '#7a2f2a', { decay: 0.2 });
}

export default card({ finish: gouache, grade: { radius: 3, vignette: 0.12 }, paint });
