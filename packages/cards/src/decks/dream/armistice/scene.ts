/** Two suits of armour sit on the edge of a bed, visors up, one meadow inside both; their gauntlets touch. First light from the left. */
import { card } from '../../../finishes/finish.ts';
import { gouache } from '../../../finishes/gouache.ts';
import { strokes } from '../../../kit/brush.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { here, standing, together, type Model } from '../../../kit/clay/model.ts';
import { paintSoft, type PartPaint } from '../../../kit/clay/paint.ts';
import { egg, type Clay } from '../../../kit/clay/solids.ts';
import { facing, type Vec } from '../../../kit/clay/space.ts';
import { mix, ramp, type Colour } from '../../../kit/colour.ts';
import { group, path } from '../../../kit/markup.ts';
import { blur } from '../../../kit/materials.ts';
import type { Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { wobblyPolygon } from '../../../kit/shapes.ts';
import { meadowWithin } from '../../../motifs/armour/meadow.ts';
import { suit } from '../../../motifs/armour/suit.ts';
import { bodyPoses } from '../../../motifs/body/poses.ts';
import { handPoses } from '../../../motifs/hands/poses.ts';
import { builds, reaching, skeleton, type BodyPose } from '../../../motifs/body/skeleton.ts';

const SEAT = 1036;
/** One horizon goes through both helmets. */
const HORIZON = [312, 560] as const;
const LIGHT = { angle: -142, before: 44, ambient: 0.34, soft: 0.4, thrown: 0.8 };

function paint(): Scene {
  const scene = new Scene({ seed: 512, background: '#6d5a5c' });
  wall(scene);
  couple(scene);
  return scene;
}

/** Plaster, and the window's light on it, slanting. */
function wall(scene: Scene): void {
  const S = scene.element('wall');
  const plaster = ramp(['#c08f80', '#a07680', '#6d5a74', '#4a4262']);
  const shine = scene.element('window light');
  const panes = [0, 1].flatMap((column) =>
    [0, 1, 2].map((row): Point[] => {
      const [x, y] = [452 + column * 96, -76 + row * 166 + column * 50];
      return [
        [x, y],
        [x + 84, y + 44],
        [x + 84, y + 196],
        [x, y + 152],
      ];
    }),
  );
  scene.add(
    `<rect width="800" height="1200" fill="#8d7280"/>`,
    strokes(S, {
      region: [0, 0, 800, 1010],
      n: 1500,
      length: 90,
      width: 13,
      angle: (x, y) => 0.9 + S.noise.n2(x * 0.004, y * 0.004) * 1.6,
      colour: (x, y) => plaster(Math.min(1, x / 1300 + y / 1700 + 0.05 * S.noise.n2(x * 0.01, y * 0.01))),
      opacity: [0.18, 0.4],
      dL: 0.012,
    }),
    group(
      { filter: blur(shine, 2.2), opacity: 0.75, style: 'mix-blend-mode:soft-light' },
      panes.map((pane) => path(wobblyPolygon(shine, pane, 3, 0.02), '#fff0c8')),
    ),
    group(
      { filter: blur(shine, 4), opacity: 0.52 },
      panes.map((pane) => path(wobblyPolygon(shine, pane, 3, 0.02), '#ffdca0')),
    ),
  );
}

interface Manner {
  /** 1 sits at the left and turns to the right, -1 the other way. */
  side: -1 | 1;
  lean: number;
  head: readonly [yaw: number, pitch: number, roll: number];
  /** Where the hand that touches the other's goes, and the other hand; x towards the other one. */
  touching: Vec;
  resting: Vec;
}

function seated({ side, lean, head, touching, resting }: Manner): BodyPose {
  const base: BodyPose = {
    ...bodyPoses.sit,
    spine: [
      [side * lean * 0.43, -1, -0.06],
      [side * lean, -1, 0.06],
    ],
    head: [side * head[0], head[1], side * head[2]],
  };
  const inner = side > 0 ? 1 : 0;
  const { arms } = skeleton(base, builds.man);
  const reach = (i: 0 | 1, [x, y, z]: Vec, hint: Vec): { upper: Vec; lower: Vec } =>
    reaching(arms[i].root, [x * side, y, z], builds.man.upperArm, builds.man.foreArm, hint);
  const near = {
    ...reach(inner, touching, [-side * 0.45, 0.3, -0.8]),
    hand: { ...handPoses.rest, wrist: [0, -44] },
    fingers: [side * 0.74, 0.58, 0.45],
    back: [side * 0.1, -0.7, 0.7],
  } as const;
  const far = {
    ...reach(inner === 1 ? 0 : 1, resting, [-side * 0.5, 0.2, -0.9]),
    hand: 'rest',
    fingers: [side * 0.2, 0.4, 1],
    back: [-side * 0.2, -1, 0.4],
  } as const;
  return { ...base, arms: side > 0 ? [far, near] : [near, far] };
}

/** The mattress under its sheet: dented where they sit, the hem falls in folds; a pillow at the far left. */
function bed(): Model {
  const sunk = (x: number): number =>
    Math.exp(-(((x - 214) / 120) ** 2)) + Math.exp(-(((x - 592) / 120) ** 2));
  const clay: Clay = (x, y, z) => {
    const creases = 2.4 * Math.sin(x * 0.045 + z * 0.03) + 1.6 * Math.sin(x * 0.11 - z * 0.05);
    const top = SEAT + 26 + 16 * sunk(x) + creases + 0.26 * Math.min(0, z - 60);
    const hangs = Math.min(1, Math.max(0, (y - top) / 90));
    const front = 92 + 7 * Math.sin(x * 0.052) * hangs + 3 * Math.sin(x * 0.13 + 1);
    const r = 26;
    const [u, v] = [top - y + r, Math.max(z - front, -320 - z) + r];
    return Math.min(Math.max(u, v), 0) + Math.hypot(Math.max(u, 0), Math.max(v, 0)) - r;
  };
  const pillow = egg([34, 902, -190], [150, 44, 90], facing(0, 0, -6));
  return {
    pieces: [
      { part: 'sheet', clay, frame: here, centre: [400, 1150, -100], reach: 700 },
      { part: 'sheet', clay: pillow, frame: here, centre: [34, 902, -190], reach: 156 },
    ],
    marks: [],
  };
}

const plate = (colour: Colour, air: Colour): PartPaint => ({
  // Polished: between shade and light the dark room is mirrored once more.
  tones: [
    mix(colour, '#0a0814', 0.9),
    mix(colour, '#120e1e', 0.7),
    mix(colour, '#181424', 0.42),
    mix(colour, air, 0.35),
    mix(colour, '#181424', 0.5),
    mix(colour, '#2a2030', 0.2),
    mix(colour, '#f4e2c8', 0.3),
    mix(colour, '#fff2dc', 0.62),
    '#fff8ea',
  ],
  stains: [{ name: 'slit', tones: ['#120e18'] }],
  bounce: mix(colour, air, 0.6),
  crease: '#0e0a14',
  line: mix(colour, '#120c18', 0.75),
  contour: 1.5,
  dabs: { length: 22, width: 3, density: 9, contrast: 0.03, opacity: 0.35 },
});

function couple(scene: Scene): void {
  const S = scene.element('couple');
  const left = suit({
    pose: seated({
      side: 1,
      lean: 0.1,
      head: [16, 10, 9],
      touching: [56, -30, 158],
      resting: [-58, -44, 104],
    }),
    build: builds.man,
    part: 'black',
    inside: 'meadow left',
  });
  const right = suit({
    pose: seated({
      side: -1,
      lean: 0.2,
      head: [14, 16, 16],
      touching: [48, -52, 208],
      resting: [-112, 0, 20],
    }),
    build: builds.man,
    part: 'gold',
    inside: 'meadow right',
  });
  const model = together(
    standing(left, { at: [216, SEAT, 10], turn: facing(10, 10, 0), scale: 1.72 }),
    standing(right, { at: [592, SEAT + 6, 0], turn: facing(-12, 10, 0), scale: 1.56 }),
    bed(),
  );
  const drawing = new Drawing(model, {
    light: LIGHT,
    size: 420,
    noise: S.noise,
    unsteady: 0.014,
    box: [0, 0, 800, 1200],
  });
  const sheet: PartPaint = {
    tones: ['#4e4560', '#7d7288', '#b8a8a8', '#e2d2bf', '#f4e8d4', '#fffaf0'],
    bounce: '#b0a0b4',
    dabs: { length: 40, width: 5, density: 6, contrast: 0.04, opacity: 0.4 },
  };
  scene.add(
    group(
      { filter: blur(S, 22), style: 'mix-blend-mode:multiply', opacity: 0.55, transform: 'translate(86 34)' },
      path(drawing.outline(), '#4a3a58'),
    ),
    paintSoft(S, drawing, { sheet, black: plate('#4d5a70', '#8fa4c0'), gold: plate('#a8763e', '#d8a878') }),
    ['meadow left', 'meadow right'].map((part, i) =>
      meadowWithin(scene.element(part), {
        opening: drawing.outline(part),
        before: drawing.outline(i ? 'gold' : 'black'),
        horizon: (x) => HORIZON[1] + (x - HORIZON[0]) * 0.43,
        stalks: i ? 16 : 22,
        high: i ? 34 : 44,
      }),
    ),
  );
}

export default card({ finish: gouache, grade: { radius: 4, vignette: 0.2, contrast: 0.08 }, paint });
