/** A man covers his mouth. Behind him six walls are broken in the shape of a bull; light from the last hole. */
import { card } from '../../../finishes/finish.ts';
import { linocut } from '../../../finishes/linocut.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat } from '../../../kit/clay/flat.ts';
import { together } from '../../../kit/clay/model.ts';
import type { Vec } from '../../../kit/clay/space.ts';
import { polygon, resample } from '../../../kit/curves.ts';
import { line as outlined, path } from '../../../kit/markup.ts';
import { TAU, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon, wobblyPolygon } from '../../../kit/shapes.ts';
import { breaches, type Wall } from '../../../motifs/bull-breach.ts';
import { portraitModel } from '../../../motifs/face/portrait.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';
import { carved, linoSkin } from '../../../motifs/lino-people.ts';

const [PAPER, CLAY, RED, KEY] = ['#f0e4ca', '#e09a68', '#b2302a', '#1d1822'] as const;
const VANISHING: Point = [452, 500];
const FOOT: Point = [428, 1060];

function paint(): Scene {
  const scene = new Scene({ seed: 308, background: PAPER });
  walls(scene);
  cracks(scene);
  rubble(scene);
  man(scene);
  return scene;
}

type Pattern = Wall['pattern'];

/** Quads of a wall given in the nearest wall's measure. */
const quad = (S: Easel, at: (p: Point) => Point, x0: number, y0: number, x1: number, y1: number): string =>
  wobblyPolygon(S, [at([x0, y0]), at([x1, y0]), at([x1, y1]), at([x0, y1])], 1, 0.05);

const stripes =
  (ink: string, gap: number, wide: number): Pattern =>
  (S, at) =>
    path(times(60, (i) => quad(S, at, -1400 + i * gap, -1400, -1400 + i * gap + wide, 1400)).join(''), ink);

const bricks =
  (ink: string): Pattern =>
  (S, at) =>
    path(
      times(60, (r) =>
        times(34, (c) => {
          const [x, y] = [-1400 + c * 96 + (r % 2) * 48, -900 + r * 40];
          return quad(S, at, x, y, x + 88, y + 33);
        }).join(''),
      ).join(''),
      ink,
    );

const sprigs =
  (ink: string): Pattern =>
  (_, at) =>
    path(
      times(40, (r) =>
        times(40, (c) => {
          const [x, y] = [-1800 + c * 110 + (r % 2) * 55, -1600 + r * 84];
          return polygon([at([x, y - 22]), at([x + 17, y]), at([x, y + 22]), at([x - 17, y])]);
        }).join(''),
      ).join(''),
      ink,
    );

const plain: Pattern = () => '';
const WALLS: readonly Wall[] = [
  { ink: KEY, pattern: stripes(RED, 64, 20), edge: PAPER, floor: KEY },
  { ink: RED, pattern: sprigs(KEY), edge: PAPER, floor: KEY },
  { ink: CLAY, pattern: bricks(RED), edge: PAPER, floor: KEY },
  { ink: RED, pattern: stripes(CLAY, 90, 30), edge: PAPER, floor: KEY },
  { ink: CLAY, pattern: plain, edge: KEY, floor: KEY },
  { ink: RED, pattern: plain, edge: CLAY, floor: KEY },
];

function walls(scene: Scene): void {
  const S = scene.element('walls');
  scene.add(
    breaches(S, {
      vanishing: VANISHING,
      foot: FOOT,
      size: 3.45,
      apart: 0.5,
      walls: WALLS,
      beyond: () => `<rect x="-10" y="-10" width="820" height="1220" fill="${PAPER}"/>`,
    }),
  );
}

const line = { line: KEY, contour: 5 };
const skin = linoSkin(KEY, {
  inks: [KEY, RED, CLAY, PAPER],
  levels: [0.12, 0.26, 0.46],
  white: PAPER,
  lips: RED,
  nail: RED,
  contour: 5,
});

/** Cracks run from the hole into what is left of the nearest wall. */
function cracks(scene: Scene): void {
  const S = scene.element('cracks');
  const run = (list: string): string => {
    const way = resample(trace(list), 16).map(([x, y]): Point => [
      x + S.rng.gauss(0, 4),
      y + S.rng.gauss(0, 4),
    ]);
    return polygon(ribbon(way, (t) => 4.4 * (1 - t) ** 1.3 + 0.6));
  };
  scene.add(
    path(
      [
        '108,266 88,190 104,120 82,64',
        '96,150 134,110 138,70',
        '262,404 276,330 256,262 270,214',
        '752,268 726,190 738,120 716,60 722,20',
        '734,150 770,110 772,80',
        '676,660 732,690 776,676',
        '176,506 120,500 70,528',
      ]
        .map(run)
        .join(''),
      PAPER,
    ),
  );
}

/** What fell out of the nearest wall lies on the floor. */
function rubble(scene: Scene): void {
  const S = scene.element('rubble');
  const lump = (x: number, y: number, r: number): string => {
    const n = S.rng.int(4, 6);
    const turn = S.rng.range(0, 6);
    const face = times(n, (i): Point => {
      const a = turn + (i / n) * TAU;
      const k = r * S.rng.range(0.75, 1.15);
      return [x + Math.cos(a) * k * 1.25, y + Math.sin(a) * k * 0.8];
    });
    const side = face.map(([u, v]): Point => [u - r * 0.12, v + r * 0.45]);
    return path(polygon(side), RED) + path(polygon(face), S.rng.f() < 0.6 ? PAPER : CLAY);
  };
  scene.add(
    `<rect x="-10" y="${FOOT[1]}" width="820" height="160" fill="${KEY}"/>`,
    times(46, (i) => {
      const t = i / 46;
      const x = S.rng.range(380, 800);
      return lump(x, FOOT[1] - 6 + t * 130, 5 + t * 16 * S.rng.range(0.5, 1.4));
    }),
  );
}

function man(scene: Scene): void {
  const S = scene.element('man');
  const him = portraitModel({
    x: 232,
    y: 872,
    size: 430,
    yaw: 12,
    pitch: 6,
    roll: -8,
    sex: 'man',
    people: 'mediterranean',
    hair: 'cropped',
    beard: 'short beard',
    bust: 'round',
    feeling: {
      brows: { inner: 4.4, arch: 2.6, outer: 0, knit: 0.8 },
      lids: { upper: 1.22, lower: 0.1 },
      play: { cornerOut: 0, cornerUp: -1, open: 0, cheeksUp: 0, pressedLips: 0.3 },
    },
    looksAt: [400, 800],
    colours: { skin: complexion(0.3) },
  });
  const hand = placedHand({
    x: 152,
    y: 1216,
    z: 190,
    size: 330,
    pose: 'cover',
    side: 'right',
    fingers: [0.62, -0.78, 0.05],
    back: [-0.1, 0.05, 1],
    arm: 60,
    sleeve: { kind: 'knit', from: 16 },
  });
  const drawing = new Drawing(together(him, hand), {
    light: { angle: -32, before: 26 },
    size: 430,
    noise: S.noise,
    box: [0, 0, 800, 1200],
  });
  scene.add(
    outlined(drawing.outline(), KEY, 9),
    paintFlat(S, drawing, {
      skin,
      hair: { ...line, inks: [KEY, KEY], levels: [0.6] },
      cloth: { ...line, inks: [KEY, RED], levels: [0.5] },
      sleeve: { ...line, inks: [KEY, RED], levels: [0.5] },
    }),
  );
  const cuts = (
    part: string,
    below: number,
    above: number,
    gap: number,
    ink: string,
    across: Vec = [0.35, 1, -0.6],
  ): string => carved(drawing, { part, below, above, gap, across }, ink);
  scene.add(
    cuts('hair', 1.1, 0.5, 7, CLAY, [1, 0.5, -0.2]),
    cuts('skin', 0.4, 0.16, 9, KEY),
    cuts('cloth', 0.48, 0.1, 12, PAPER),
    cuts('sleeve', 0.48, 0.1, 12, PAPER),
  );
}

export default card({ finish: linocut, grade: { inks: [PAPER, CLAY, RED, KEY] }, paint });
