/** A child hangs head down from the upper bunk and looks under it; in the dark, three somebodies hold their blanket and look back. Night-light from the left. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { fringe, strokes } from '../../../kit/brush.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { ballAround, here, together, type Model, type Piece } from '../../../kit/clay/model.ts';
import { paintSoft } from '../../../kit/clay/paint.ts';
import { bent, rope } from '../../../kit/clay/solids.ts';
import { mix, type Colour } from '../../../kit/colour.ts';
import { polygon, subPaths } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { group, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { profile, wobblyPolygon } from '../../../kit/shapes.ts';
import { clothPiece, draped, ridgeUnder, type Height } from '../../../motifs/bedding.ts';
import { feelings } from '../../../motifs/face/feelings.ts';
import { clothPaint } from '../../../motifs/face/paints.ts';
import { facePaints, portraitModel } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';
import { hiddenPaints, hiddenSleeper, type Hidden } from '../../../motifs/hidden-sleepers.ts';

const DARK = '#0d0a1c';
const LIGHT = { angle: 172, before: 30, ambient: 0.2, soft: 0.4, thrown: 0.5 };
const CHILD: Point = [222, 452];
const CHILD_SIZE = 330;
/** Where the three look: the eyes of the child. */
const MET: Point = [250, 440];
const HIDDEN: readonly Hidden[] = [
  {
    name: 'great',
    at: [516, 850],
    size: 250,
    z: -60,
    yaw: -24,
    pitch: -10,
    roll: 6,
    ears: 'horns',
    looksAt: MET,
    hands: [
      [398, 956, 'right'],
      [640, 944, 'left'],
    ],
    fur: '#6b5080',
    eyes: '#f4dc7c',
  },
  {
    name: 'middle',
    at: [722, 686],
    size: 190,
    z: -190,
    yaw: -26,
    pitch: -8,
    roll: -8,
    ears: 'long',
    looksAt: MET,
    hands: [
      [676, 800, 'right'],
      [778, 770, 'left'],
    ],
    fur: '#465a80',
    eyes: '#cfe49a',
  },
  {
    name: 'least',
    at: [322, 922],
    size: 136,
    z: -130,
    yaw: -10,
    pitch: -18,
    roll: -4,
    ears: 'round',
    looksAt: MET,
    hands: [[262, 996, 'right']],
    fur: '#86644e',
    eyes: '#f0b080',
  },
];
/** The upper edge of their blanket. */
const hem = profile(
  trace('-40,1150 120,1040 250,958 322,944 400,902 516,880 620,862 680,750 740,714 830,700'),
);

function paint(): Scene {
  const scene = new Scene({ seed: 233, background: DARK });
  underTheBunk(scene);
  upperBunk(scene);
  sleepers(scene);
  child(scene);
  return scene;
}

/** The room glows at the left; towards the wall it is night. */
function underTheBunk(scene: Scene): void {
  const S = scene.element('dark');
  const tone = (x: number, y: number): string =>
    mix(
      mix('#8a4c38', '#22183a', Math.min(1, x / 330)),
      DARK,
      Math.min(1, x / 640 + Math.abs(y - 560) / 2400),
    );
  scene.add(
    path(
      polygon(rectangle(-20, -20, 820, 1220)),
      S.linearAt(['#7a4436', '#2a1a38', '#120d22', DARK], 0, 0, 760, 0),
    ),
    strokes(S, {
      region: [-20, 100, 840, 1120],
      n: 1400,
      length: 90,
      width: 9,
      angle: (x, y) => 1.2 + 0.6 * S.noise.n2(x * 0.004, y * 0.004),
      colour: tone,
      opacity: [0.15, 0.35],
      dL: 0.012,
    }),
    glow(S, -60, 600, 460, '#ffab5c', 0.7, 0.4, 1.5),
  );
}

/** The upper bunk from below and from its foot: a mattress that bulges between boards, and the long side rail the child hangs over. */
function upperBunk(scene: Scene): void {
  const S = scene.element('bunk');
  const warm = (...stops: string[]): string => S.linearAt(stops, 0, 0, 700, 0);
  const board = (y: number, deep: number): readonly Point[] => [
    [-20, y],
    [820, y + 34],
    [820, y + 34 + deep],
    [-20, y + deep],
  ];
  scene.add(
    path(polygon(trace('-20,-20 820,-20 820,342 -20,300')), warm('#9a8a86', '#4a3c5a', '#1a1430', DARK)),
    [0, 1, 2].map((i) => {
      const y = 150 + i * 54 - i * i * 4;
      const deep = 24 - i * 5;
      return [
        group({ filter: blur(S, 6), opacity: 0.6 }, path(polygon(board(y + deep * 0.8, 16)), DARK)),
        path(wobblyPolygon(S, board(y, deep), 2, 0.02), warm('#a8683e', '#553042', '#1a1228', DARK)),
      ];
    }),
    path(
      wobblyPolygon(S, trace('-20,34 820,70 820,150 -20,118'), 2, 0.02),
      warm('#d09258', '#8a5440', '#3a2234', '#150f22'),
    ),
    strokes(S, {
      region: trace('-20,36 820,72 820,148 -20,116'),
      n: 140,
      length: 130,
      width: 3,
      angle: 0.04,
      colour: (x) => mix('#e2a86a', '#1c1428', Math.min(1, x / 620)),
      opacity: [0.2, 0.5],
      spread: 0.01,
      bend: 0.02,
    }),
  );
}

function sleepers(scene: Scene): void {
  const S = scene.element('sleepers');
  const cloth = scene.element('blanket');
  const folds = draped(
    ridgeUnder([540, 1000], [580, 1260], 130, 110),
    ridgeUnder([330, 1060], [300, 1260], 80, 60),
    ridgeUnder([760, 900], [790, 1260], 90, 90),
  );
  const height: Height = (x, y) =>
    folds(x, y) * 0.7 +
    9 * cloth.noise.n2(x * 0.014, y * 0.005) +
    8 * Math.sin(x * 0.05 + y * 0.012) * Math.exp(-(y - hem(x)) / 130);
  const within: Height = (x, y) => hem(x) - y;
  const round: Height = (x, y) => height(x, y) - 14 * Math.exp(within(x, y) / 8);
  const stripe = (x: number, y: number): number =>
    6 - Math.abs((((((y - hem(x)) * 0.9 + 0.2 * height(x, y)) % 92) + 92) % 92) - 46);
  const model = together(...HIDDEN.map(hiddenSleeper), {
    pieces: [clothPiece('blanket', round, within, { centre: [500, 1040, 0], reach: 620 }, { stripe })],
    marks: [],
  });
  const drawing = new Drawing(model, {
    light: LIGHT,
    size: 330,
    coarse: 1.3,
    noise: S.noise,
    box: [0, 420, 800, 1200],
  });
  const wool = clothPaint('#a8483c', 330);
  scene.add(
    paintSoft(S, drawing, {
      ...Object.assign({}, ...HIDDEN.map((one) => hiddenPaints(one, DARK))),
      blanket: {
        ...wool,
        tones: [DARK, '#1b1026', '#3c1c2e', '#71302f', '#a84e3a', '#d98c58'],
        stains: [{ name: 'stripe', tones: ['#d8b27c'], opacity: 0.28 }],
      },
    }),
    HIDDEN.map(({ name, size, fur }) => shaggy(S, drawing.outline(`${name} skin`), size, fur)),
    HIDDEN.map(({ at, size, eyes }) => glow(S, at[0] - size * 0.08, at[1], size * 0.55, eyes, 0.12)),
  );
}

/** Hair along every edge: nobody here is smooth. */
const shaggy = (S: Easel, outline: string, size: number, fur: Colour): string =>
  subPaths(outline, 5)
    .map((points) => points.filter(([x, y]) => y < hem(x) - 8))
    .filter((points) => points.length > 12)
    .map((points) =>
      fringe(S, points, {
        n: Math.round(points.length * 1.6),
        length: size * 0.075,
        width: size * 0.007,
        colour: (x) => mix(mix(fur, '#e0a070', 0.25), DARK, Math.min(0.92, 0.2 + x / 900)),
        flow: -1.2,
        out: 0.7,
        inset: size * 0.03,
      }),
    )
    .join('');

/** Hair that hangs from an upturned crown. */
const hangingHair = (S: Easel): Model => ({
  marks: [],
  pieces: times(64, (i): Piece => {
    const a = S.rng.range(0.3, 2.95);
    const front = CHILD_SIZE * (0.26 - 0.3 * (i / 64)) * Math.sin(a);
    const [x, y] = [CHILD[0] + Math.cos(a) * CHILD_SIZE * 0.36, CHILD[1] + Math.sin(a) * CHILD_SIZE * 0.38];
    const long = CHILD_SIZE * S.rng.range(0.1, 0.26) * (0.6 + Math.sin(a));
    const sway = S.rng.gauss(0, 10) + Math.cos(a) * -16;
    const line = bent([
      [x, y - 24, front],
      [x + Math.cos(a) * 8, y + long * 0.4, front],
      [x + sway, y + long, front * 0.8],
    ]);
    const fat = S.rng.range(7, 13);
    const thick = line.map((_, k) => fat * (1 - k / line.length) ** 0.8 + 0.6);
    return {
      part: 'hair',
      clay: rope(line, thick),
      frame: here,
      ...ballAround(line, 24),
      grain: () => [0.1, 1, 0],
    };
  }),
});

function child(scene: Scene): void {
  const S = scene.element('child');
  const skin = complexion(0.24, 0.2);
  const head = portraitModel({
    x: CHILD[0],
    y: CHILD[1],
    size: CHILD_SIZE,
    yaw: -38,
    pitch: 4,
    roll: 172,
    age: 'child',
    hair: 'cropped',
    bust: 'round',
    feeling: { ...feelings.wonder, play: { ...feelings.wonder.play, open: 2 } },
    looksAt: [560, 820],
    colours: { skin },
  });
  const hand = placedHand({
    x: 452,
    y: 30,
    z: 120,
    size: 150,
    pose: 'hook',
    age: 'child',
    arm: 60,
    side: 'left',
    fingers: [0.1, 1, 0.2],
    back: [0, -0.1, 1],
    sleeve: { kind: 'knit', from: 10 },
  });
  const drawing = new Drawing(together(head, hangingHair(S), hand), {
    light: LIGHT,
    size: CHILD_SIZE,
    noise: S.noise,
    box: [0, 0, 800, 800],
  });
  scene.add(
    group(
      { filter: blur(S, 14), opacity: 0.5, transform: 'translate(26 10)' },
      path(drawing.outline(), DARK),
    ),
    paintSoft(S, drawing, {
      ...facePaints({ skin, hair: '#6a3c26', iris: '#4a5a4a', cloth: '#5f86a0' }, CHILD_SIZE),
      sleeve: clothPaint('#5f86a0', 200),
    }),
  );
}

export default card({ finish: gouache, grade: { radius: 4, vignette: 0.3 }, paint });
