/** Plait: the smoke of a whole hill of chimneys is gathered and braided by nobody; one strand will not be caught. Woodblock. */
import { card } from '../../../finishes/finish.ts';
import { bokashi, keyBlock, woodblock } from '../../../finishes/woodblock.ts';
import { closedCurve, polygon, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat } from '../../../kit/clay/flat.ts';
import { laid, turned, type Vec } from '../../../kit/clay/space.ts';
import { moved, path } from '../../../kit/markup.ts';
import { between, lerp, nth, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { gripOf } from '../../../motifs/hands/grip.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';
import {
  lock,
  ribbonSide,
  swelling,
  woven,
  type Plait,
  type Strand,
} from '../../../motifs/woodblock-plait.ts';
import { blob, handLine, ribbon } from '../../../kit/shapes.ts';

const [PEACH, ROSE, FOREST, SNOW, DUSK, KEY, RIBBON] = [
  '#fff0e2',
  '#ea9fb0',
  '#a394bd',
  '#eef0fa',
  '#b9c0e0',
  '#2b2a52',
  '#d3262b',
] as const;
/** Lit and shaded side of each of the three strands. */
const SMOKE = [
  ['#ffffff', '#d5cbe2'],
  ['#fff3dc', '#e0bfc0'],
  ['#e6edf8', '#aebbdc'],
] as const;
const WALLS = ['#8a4a3c', '#4d6288', '#b98150', '#6a4a66', '#7f8f92'] as const;
const keyOn = keyBlock(KEY, { width: 3, step: 7, off: [1.4, -1] });

const PLAIT: Plait = {
  way: resample(spline(trace('424,836 404,780 394,706 404,612 434,520 452,446 440,372'), false, 20), 3),
  half: 82,
  made: 10,
};

function paint(): Scene {
  const scene = new Scene({ seed: 3636, background: '#ffffff' });
  noon(scene);
  scene.add(HANDS.map((one, i) => unseen(scene.element('hand ' + i), one)));
  hill(scene);
  houses(scene);
  plait(scene);
  ends(scene);
  escaped(scene);
  near(scene);
  return scene;
}

function noon(scene: Scene): void {
  const S = scene.element('noon');
  const woods = resample(
    spline(
      trace('-20,894 60,880 150,890 240,876 330,888 470,874 560,886 660,872 740,888 820,876'),
      false,
      10,
    ),
    4,
  ).map(([x, y], i): Point => [
    x,
    y - (i % 3 ? 0 : 16 + 12 * S.noise.n1(x / 30)) - 14 * Math.abs(S.noise.n1(x / 60 + 9)),
  ]);
  scene.add(
    path('M-10 -10H810V1210H-10Z', PEACH),
    bokashi(S, [-20, -20, 840, 800], ROSE, 1, 0, 4),
    path(smooth(blob(122, 744, 44, 44, S.noise, 0.02, 1, 50)), '#ffffff'),
    path(polygon([...woods, [820, 1000], [-20, 1000]]), FOREST),
  );
}

interface Holding {
  at: Point;
  side: 'left' | 'right';
  fingers: Vec;
  back: Vec;
}

const HANDS: readonly Holding[] = [
  { at: [226, 248], side: 'left', fingers: [0.5, 0.86, 0], back: [0.76, -0.42, 0.5] },
  { at: [646, 328], side: 'right', fingers: [-0.62, 0.74, 0.3], back: [-0.5, -0.74, 0.45] },
];
const HAND = 330;

/** Printed without ink: whose fingers these are is told by the paper alone. */
function unseen(S: Easel, { at, side, fingers, back }: Holding): string {
  const [px, py, pz] = gripOf('pinch').pinch;
  const [dx, dy] = turned(laid(fingers, back), [side === 'left' ? -px : px, py, pz]);
  const drawing = new Drawing(
    placedHand({
      x: at[0] - (dx * HAND) / 100,
      y: at[1] - (dy * HAND) / 100,
      size: HAND,
      side,
      pose: 'pinch',
      fingers,
      back,
      arm: 160,
    }),
    { light: { angle: -150, before: 40 }, size: HAND, noise: S.noise },
  );
  return paintFlat(S, drawing, {
    skin: { inks: ['#f0b9c2', '#f7d0d0'], levels: [0.5], line: '#dd8fa0', contour: 1.2 },
  });
}

interface House {
  x: number;
  y: number;
  /** Breadth of the gable. */
  w: number;
  wall: string;
  /** Where the long roof runs: 1 to the right. */
  side: 1 | -1;
}

/** Rows up the hill: how high, how broad, where. */
const ROWS: readonly (readonly [number, number, readonly number[]])[] = [
  [904, 44, [318, 392, 470, 540]],
  [956, 54, [206, 286, 372, 452, 540, 618]],
  [1020, 66, [96, 190, 292, 398, 500, 606, 700]],
  [1098, 80, [44, 164, 288, 420, 552, 672, 778]],
];

const lift = (x: number, row: number): number => ((x - 410) / 400) ** 2 * (96 - row * 18);

const HOUSES: readonly (readonly House[])[] = ROWS.map(([y, w, places], row) =>
  places.map((x, i) => ({
    x,
    y: y + lift(x, row) + ((i * 37) % 13) - 6,
    w: w * (0.9 + ((i * 53 + row * 29) % 10) * 0.022),
    wall: nth(WALLS, (i * 2 + row * 3) % WALLS.length),
    side: x < 410 ? -1 : 1,
  })),
);

const chimneyOf = ({ x, y, w, side }: House): Point => [x + side * w * 0.62, y - w * 1.12];

function hill(scene: Scene): void {
  const S = scene.element('hill');
  const key = keyOn(S);
  const dome = handLine(
    S,
    traceCurve('-30,1010 120,946 260,898 410,880 560,898 700,942 830,1000', 12),
    3,
    0.02,
    8,
  );
  scene.add(path(polygon([...dome, [830, 1220], [-30, 1220]]), SNOW), key(dome, 3));
}

function houses(scene: Scene): void {
  HOUSES.forEach((row, r) => {
    row.forEach((one, i) => scene.add(house(scene.element(`house ${r} ${i}`), one)));
    row.forEach((one, i) => scene.add(combed(scene.element(`smoke ${r} ${i}`), one, r)));
  });
}

function house(S: Easel, { x, y, w, wall, side }: House): string {
  const key = keyOn(S);
  const at = (list: string): Points => trace(list).map(([u, v]): Point => [x + u * w * side, y + v * w]);
  const drawn = (list: string, closed = true): Points => {
    const points = at(list);
    return handLine(S, closed ? [...points, nth(points, 0)] : points, 1, 0.05, 4);
  };
  const gable = '-0.5,0 -0.5,-0.5 0,-0.98 0.5,-0.5 0.5,0';
  const flank = '0.5,0 0.5,-0.5 1.2,-0.56 1.2,-0.08';
  const roof = '-0.02,-1.08 0.7,-1.1 1.34,-0.56 0.62,-0.46';
  const eave = '-0.02,-1.08 -0.62,-0.46 -0.52,-0.4 0,-0.92 0.54,-0.38 0.62,-0.46';
  const stack = '0.54,-0.94 0.54,-1.24 0.72,-1.25 0.72,-0.9';
  const cap = '0.5,-1.22 0.52,-1.3 0.74,-1.31 0.76,-1.23';
  const panes = ['-0.2,-0.14 -0.2,-0.46 0.14,-0.46 0.14,-0.14', '0.74,-0.2 0.74,-0.4 0.94,-0.42 0.94,-0.22'];
  const solid = (list: string, colour: string, width = 2.4): string =>
    path(polygon(drawn(list)), colour) + key(drawn(list), width);
  return [
    solid(flank, mixed(wall)),
    solid(gable, wall),
    panes.map((d) => solid(d, '#34406e', 1.8)),
    solid(roof, DUSK),
    solid(stack, '#a0564a', 2),
    solid(cap, '#ffffff', 1.6),
    solid(eave, SNOW, 2),
    times(2, (i) => key(drawn(`-0.44,${-0.1 - i * 0.2} 0.44,${-0.1 - i * 0.2}`, false), 1.2)),
  ]
    .flat()
    .join('');
}

/** The same wall, turned from the light. */
const mixed = (wall: string): string => (wall === WALLS[4] ? '#626d80' : '#3f3558');

/** From a chimney up and over the hill, as hair is combed to where it is held. */
function combed(S: Easel, one: House, row: number): string {
  const [x, y] = chimneyOf(one);
  if (Math.abs(x - 660) < 30 && row === 2) return '';
  const far = (x - 408) / 400;
  const [gx, gy] = nth(PLAIT.way, 0);
  const goal: Point = [gx + far * 150, gy + 46 + Math.abs(far) * 16];
  const line = handLine(
    S,
    spline(
      [
        [x, y - 4],
        [x + S.rng.range(-6, 6), y - 26],
        between([x, y - 44], goal, 0.34),
        between([x - far * 30, y - 60], goal, 0.72),
        goal,
        [gx + far * 84 + S.rng.range(-8, 8), gy - 4],
        [gx + far * 62 + S.rng.range(-14, 14), gy - S.rng.range(50, 70)],
      ],
      false,
      10,
    ),
    4,
    0.012,
    6,
  );
  const [lit, shade] = nth(SMOKE, x < 330 ? 0 : x < 480 ? 2 : 1);
  const half = (t: number): number =>
    lerp(4, 12, Math.min(1, t * 2)) * Math.min(1, (1 - t) / 0.3) ** 0.7 * (1 + 0.1 * Math.sin(t * 40 + x)) +
    0.4;
  const key = keyOn(S);
  const edges = ribbon(line, half);
  return [
    path(smooth(edges), lit),
    path(smooth(ribbonSide(line, half, -1)), shade),
    // The tips lie in the strand they join: no line goes round them.
    key(edges.slice(0, Math.round(line.length * 0.86)), 1.8),
    key(edges.slice(Math.round(line.length * 1.14)), 1.8),
  ].join('');
}

/** What hangs over from where it is held, lock by lock: the broad one first. */
const STRANDS: readonly (Strand & { locks: readonly string[] })[] = [
  {
    right: 2,
    root: '252,916 306,876',
    held: '352,328 284,278 226,248',
    locks: [
      '226,248 178,226 132,252 104,316 66,352 52,412 74,452',
      '226,248 192,240 164,268 152,330 122,380 128,432',
      '226,248 184,216 132,224 88,262 52,270',
    ],
  },
  {
    right: 0,
    root: '574,916 522,876',
    held: '402,324 420,254 424,214',
    locks: [
      '424,214 428,184 458,168 486,202 494,258 524,292 526,336',
      '424,214 426,176 452,156 494,172 528,160 560,174',
      '424,214 432,200 448,204 460,240 462,286 480,318',
    ],
  },
  {
    right: 4,
    root: '402,914 414,880',
    held: '534,354 590,334 646,328',
    locks: [
      '646,328 690,318 722,350 724,410 748,458 736,506 746,524',
      '646,328 680,328 692,360 680,414 696,458 682,490',
      '646,328 698,304 742,322 764,372 788,396',
    ],
  },
];

function plait(scene: Scene): void {
  const S = scene.element('plait');
  scene.add(woven(PLAIT, STRANDS).map(({ of, part }) => lock(S, part, nth(SMOKE, of), keyOn(S), 6)));
}

/** What hangs over from where it is held. */
function ends(scene: Scene): void {
  const S = scene.element('ends');
  STRANDS.forEach(({ locks }, k) =>
    [...locks.keys()].reverse().forEach((i) => {
      const way = nth(locks, i);
      const swell = (t: number): number => 1 + (i ? 10 : 25) * Math.min(1, 0.3 + t * 3.4) * (1 - t) ** 0.62;
      scene.add(lock(S, swelling(way, swell), nth(SMOKE, k), keyOn(S), i ? 2 : 5));
    }),
  );
}

/** One that was not caught. */
function escaped(scene: Scene): void {
  const S = scene.element('escaped');
  const ways = [
    '728,956 730,920 706,858 656,812 628,752 646,688 700,656 748,672 762,712 742,736',
    '728,956 728,920 700,858 646,816 606,758 612,688 660,634 716,618 748,590',
    '728,956 726,920 696,864 640,828 598,788 590,742 602,712',
  ];
  ways.forEach((way) => {
    const swell = (t: number): number => 1 + 11 * Math.min(1, 0.35 + t * 3) * (1 - t) ** 0.6;
    scene.add(lock(S, swelling(way, swell), SMOKE[0], keyOn(S), 2));
  });
}

/** On the near snow: somebody with her hair undone, and a ribbon ready. */
function near(scene: Scene): void {
  const S = scene.element('near');
  const key = keyOn(S);
  const crest = handLine(
    S,
    traceCurve('-20,1126 120,1138 300,1172 470,1184 640,1166 820,1136', 12),
    3,
    0.02,
    8,
  );
  const coat = closedCurve(
    '92,1172 100,1120 112,1078 122,1056 138,1050 156,1056 166,1080 176,1122 184,1174 138,1182',
  );
  const hair = closedCurve(
    '112,1026 118,1006 134,996 152,1000 162,1018 164,1044 172,1074 168,1104 158,1120 152,1100 142,1126 132,1104 122,1118 112,1096 106,1066',
  );
  const arm = closedCurve('152,1064 166,1056 190,1026 206,1000 218,1006 210,1032 188,1070 168,1086');
  const mitten = closedCurve('204,1004 206,988 216,980 226,988 224,1002 216,1010');
  const ribbonLine = resample(
    traceCurve(
      '216,986 236,964 250,984 238,1030 226,1080 250,1124 300,1124 346,1108 388,1126 428,1146 476,1138',
    ),
    4,
  );
  const tape = ribbon(ribbonLine, (t) => 6 + 2.4 * Math.sin(t * 9));
  const outlined = (shape: Points, colour: string, width = 2.4): string =>
    path(smooth(shape), colour) + key([...shape, nth(shape, 0)], width);
  scene.add(
    path(polygon([...crest, [820, 1220], [-20, 1220]]), '#ffffff'),
    key(crest, 3),
    bokashi(S, [-20, 1140, 840, 70], DUSK, 0, 0.9, 8),
    moved(
      { y: -28 },
      path(smooth(closedCurve('120,1198 170,1190 300,1206 380,1218 300,1222 160,1212')), DUSK),
      outlined(closedCurve('108,1172 108,1196 132,1198 132,1176'), KEY),
      outlined(closedCurve('146,1176 146,1198 170,1196 170,1172'), KEY),
      outlined(coat, '#3a4f86'),
      path(smooth(closedCurve('138,1060 156,1058 168,1090 178,1130 184,1172 152,1180 150,1110')), '#2c3a6a'),
      outlined(arm, '#3a4f86'),
      outlined(mitten, '#f4e6d0', 2),
      outlined(hair, '#a8703e'),
      [
        '122,1014 114,1050 118,1096',
        '134,1006 130,1050 134,1096',
        '146,1006 150,1050 144,1104',
        '156,1018 160,1060 156,1098',
      ].map((d) => key(traceCurve(d), 1.8)),
      path(smooth(tape), RIBBON),
      key(tape.slice(0, ribbonLine.length), 1.6),
      key(tape.slice(ribbonLine.length), 1.6),
    ),
  );
}

export default card({ finish: woodblock, grade: { grain: 0.22, knot: [180, 420] }, paint });
