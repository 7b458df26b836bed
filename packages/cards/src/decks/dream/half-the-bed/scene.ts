/** A bed from straight above: an old man sleeps on one half, the other is a frozen lake, and his arm lies across the ice. Lamplight from upper left. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { strokes } from '../../../kit/brush.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { ballOf, together, type Model } from '../../../kit/clay/model.ts';
import { paintSoft, type PartPaint } from '../../../kit/clay/paint.ts';
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { glow } from '../../../kit/light.ts';
import { group, path, type Mark } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import { rectangle, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { wobblyPolygon } from '../../../kit/shapes.ts';
import { clothPiece, draped, pillow, ridgeUnder, type Height } from '../../../motifs/bedding.ts';
import { placedPerson } from '../../../motifs/body/painted.ts';
import { bodyPoses } from '../../../motifs/body/poses.ts';
import { clothPaint } from '../../../motifs/face/paints.ts';
import { facePaints } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { frozenLake } from '../../../motifs/frozen-lake.ts';

const SIZE = 160;
const LIGHT = { angle: -150, before: 40, ambient: 0.34, soft: 0.5, thrown: 0.55 };
const HAND: Point = [672, 596];
/** The middle of the bed: where the blanket ends and the ice begins. */
const seam = (y: number): number => 404 + 9 * Math.sin(y * 0.019) + 5 * Math.sin(y * 0.047 + 1);
const SHORE: readonly Point[] = [
  ...times(30, (i): Point => [seam(80 + i * 42) - 12, 80 + i * 42]),
  ...trace('560,1310 768,1300 768,1000 768,760 768,560 766,300 768,80 600,76 500,80'),
];
/** The whole bed lies a little askew. */
const ASKEW = 'translate(12 -6) rotate(-4 400 600)';

function paint(): Scene {
  const scene = new Scene({ seed: 614, background: '#231c24' });
  floor(scene);
  bed(scene);
  return scene;
}

function floor(scene: Scene): void {
  const S = scene.element('floor');
  scene.add(
    strokes(S, {
      region: [0, 0, 800, 1200],
      n: 600,
      length: 160,
      width: 12,
      angle: 1.57,
      colour: (x) => mix('#3a2a2a', '#1c1a28', x / 800),
      opacity: [0.4, 0.8],
      spread: 0.03,
    }),
  );
}

/** Mattress, pillows and blanket: the sleeper's weight is in all of them; the other pillow keeps only a dent. */
function bedding(S: Easel): Model {
  const crease = (x: number, y: number, k: number): number => k * S.noise.fbm(x * 0.011, y * 0.008, 4);
  const mattress: Height = (x, y) =>
    crease(x, y, 9) - 60 * Math.max(0, Math.abs(x - 402) / 366 - 0.96) ** 0.5;
  const onBed: Height = (x, y) => Math.max(36 - x, x - 768, 96 - y, y - 1300);
  const his = pillow([218, 296], [172, 112], -0.05, { at: [0.08, 0.2], deep: 30, broad: 0.42 });
  const hers = pillow([594, 282], [166, 110], 0.07, { at: [-0.08, 0.05], deep: 42, broad: 0.46 });
  const body = draped(
    ridgeUnder([128, 600], [146, 800], 54, 84),
    ridgeUnder([214, 600], [222, 860], 104, 116),
    ridgeUnder([192, 860], [176, 1260], 50, 84),
    ridgeUnder([250, 860], [304, 1010], 56, 102),
    ridgeUnder([304, 1010], [244, 1260], 52, 84),
  );
  const pulled = (x: number, y: number): number =>
    5 * Math.sin((x - 304) * 0.05 + (y - 1010) * 0.09) * Math.exp(-Math.hypot(x - 304, y - 1010) / 170);
  const covered: Height = (x, y) => 14 + body(x, y) + crease(x * 0.7, y * 0.7, 10) + pulled(x, y);
  const hem = (x: number): number => 588 - 0.05 * x + 6 * Math.sin(x * 0.03);
  const onBlanket: Height = (x, y) => Math.max(22 - x, x - seam(y), hem(x) - y);
  const onFold: Height = (x, y) => Math.max(20 - x, x - seam(y) - 3, hem(x) - 8 - y, y - hem(x) - 62);
  const rounded =
    (height: Height, within: Height, by: number): Height =>
    (x, y) =>
      height(x, y) - by * Math.exp(within(x, y) / 9);
  const stripes = (x: number, y: number): number => {
    const at = ((((y - 0.08 * x + 0.25 * covered(x, y)) % 132) + 132) % 132) - 66;
    return Math.max(13 - Math.abs(at), 3.4 - Math.abs(Math.abs(at) - 22));
  };
  return {
    pieces: [
      clothPiece('sheet', mattress, onBed, { centre: [400, 700, -40], reach: 780 }),
      clothPiece('sheet', his.height, his.within, { centre: [218, 296, 0], reach: 230 }),
      clothPiece('snow', hers.height, hers.within, { centre: [594, 282, 0], reach: 230 }),
      clothPiece(
        'blanket',
        rounded(covered, onBlanket, 16),
        onBlanket,
        { centre: [214, 930, 20], reach: 420 },
        { stripe: stripes },
      ),
      clothPiece(
        'turned',
        rounded((x, y) => covered(x, y) + 9, onFold, 14),
        onFold,
        { centre: [214, 630, 20], reach: 260 },
      ),
    ],
    marks: [],
  };
}

function bed(scene: Scene): void {
  const S = scene.element('bed');
  const skin = complexion(0.16);
  const man = placedPerson({
    x: 208,
    y: 1330,
    z: 24,
    size: SIZE,
    pitch: 0,
    age: 'old',
    sex: 'man',
    people: 'northern',
    hair: 'receding',
    beard: 'long beard',
    feeling: 'asleep',
    wears: ['trousers', 'shirt'],
    pose: {
      ...bodyPoses.stand,
      spine: [
        [-0.04, -1, 0],
        [0.1, -1, 0],
      ],
      head: [48, 6, 12],
      arms: [
        { upper: [-0.12, 1, -0.12], lower: [0.1, 1, -1.2], hand: 'ease' },
        {
          upper: [0.84, 0.7, 0.1],
          lower: [1, -0.04, 0.02],
          hand: 'rest',
          fingers: [1, 0.06, 0],
          back: [0, -0.12, 1],
        },
      ],
    },
    colours: { skin },
  });
  const above = man.pieces.filter((piece) => ballOf(piece).at[1] < 760);
  const drawing = new Drawing(together({ ...man, pieces: above }, bedding(scene.element('bedding'))), {
    light: LIGHT,
    size: 420,
    noise: S.noise,
    unsteady: 0.014,
    box: [-20, 0, 840, 1250],
  });
  const linen: PartPaint = {
    tones: ['#3b3a58', '#696a86', '#a2a0ac', '#d6cdc2', '#efe3cf', '#fff8e8'],
    bounce: '#9aa0ba',
    dabs: { length: 40, width: 5, density: 6, contrast: 0.03, opacity: 0.4 },
  };
  const snow: PartPaint = {
    ...linen,
    tones: ['#3d5878', '#6d8eaa', '#a9c3d2', '#d8e5ea', '#eef5f6', '#ffffff'],
    bounce: '#8fb4cc',
  };
  const paints = {
    ...facePaints({ skin, hair: '#b9b4ae', brow: '#8d8884' }, SIZE),
    sheet: linen,
    turned: linen,
    snow,
    shirt: clothPaint('#a9b4bc', SIZE * 1.8),
    blanket: {
      ...clothPaint('#9c4a34', SIZE * 1.8),
      stains: [{ name: 'stripe', tones: ['#4a2c30', '#b08a58', '#ecd6a4'], opacity: 0.8 }],
    },
  };
  const { sheet, turned, blanket, snow: drift, ...sleeper } = paints;
  const laid = (...marks: readonly Mark[]): string => group({ transform: ASKEW }, marks);
  scene.add(
    laid(
      group(
        { filter: blur(S, 18), opacity: 0.8, transform: 'translate(12 18)' },
        path(
          wobblyPolygon(
            S,
            [
              [34, 90],
              [770, 90],
              [770, 1290],
              [34, 1290],
            ],
            3,
            0.01,
          ),
          '#08060c',
        ),
      ),
      paintSoft(S, drawing, { sheet }),
      frozenLake(scene.element('lake'), {
        shore: SHORE,
        within: polygon(rectangle(36, 90, 768, 1320)),
        thaw: HAND,
        cracks: [
          { from: [690, 620], way: 1.72, long: 640, width: 2 },
          { from: [404, 760], way: 0.5, long: 460, width: 1.5 },
          { from: [770, 900], way: 2.7, long: 420, width: 1.7 },
          { from: [640, 560], way: -2.3, long: 300, width: 1.4 },
          { from: [372, 1142], way: -0.35, long: 460, width: 1.2 },
          { from: [520, 1320], way: -1.2, long: 520, width: 0.8 },
          { from: [430, 100], way: 1.2, long: 420, width: 0.8 },
          { from: [764, 470], way: 2.5, long: 260, width: 0.9 },
        ],
      }),
      group(
        {
          filter: blur(S, 7),
          opacity: 0.65,
          style: 'mix-blend-mode:multiply',
          transform: 'translate(11 13)',
        },
        ['shirt', 'skin', 'snow', 'blanket', 'turned'].map((part) => path(drawing.outline(part), '#14283c')),
      ),
      paintSoft(S, drawing, { ...sleeper, snow: drift, turned, blanket }),
      headboard(scene),
    ),
    glow(S, 60, 160, 640, '#ffb870', 0.36),
  );
}

/** A dark board at the head of the bed. */
function headboard(scene: Scene): string {
  const S = scene.element('headboard');
  const board: Point[] = [
    [20, 40],
    [784, 40],
    [784, 106],
    [20, 106],
  ];
  return (
    group(
      { filter: blur(S, 9), opacity: 0.6, style: 'mix-blend-mode:multiply', transform: 'translate(8 18)' },
      path(polygon(board), '#1c1a2c'),
    ) +
    path(wobblyPolygon(S, board, 2, 0.02), S.linearAt(['#7a4c34', '#4a2e2a', '#2c2028'], 0, 40, 0, 98)) +
    strokes(S, {
      region: [24, 42, 756, 52],
      n: 90,
      length: 90,
      width: 3,
      angle: 0,
      colour: (x) => mix('#8a5a3c', '#2c222c', x / 800),
      opacity: [0.3, 0.6],
      spread: 0.004,
      bend: 0,
    })
  );
}

export default card({ finish: gouache, grade: { radius: 4, vignette: 0.25 }, paint });
