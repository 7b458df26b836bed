/** Plait: Winter leans over a village and plaits the smoke of its chimneys, her ribbon between her lips. Woodblock. */
import { card } from '../../../finishes/finish.ts';
import { bokashi, keyBlock, woodblock } from '../../../finishes/woodblock.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat } from '../../../kit/clay/flat.ts';
import { laid, turned, type Vec } from '../../../kit/clay/space.ts';
import { closedCurve, polygon, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { between, lerp, nth, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { handLine, ribbon } from '../../../kit/shapes.ts';
import { gripOf } from '../../../motifs/hands/grip.ts';
import { placedHand } from '../../../motifs/hands/painted.ts';
import { hairBehind, plaitingFace, type PlaitingFace } from '../../../motifs/plaiting-winter.ts';
import {
  lock,
  ribbonSide,
  swelling,
  woven,
  type Plait,
  type Strand,
} from '../../../motifs/woodblock-plait.ts';

const [SKY, ROSE, SNOW, DUSK, KEY, COAT, COAT_SHADE] = [
  '#fdeedb',
  '#f0b3a2',
  '#f2f3fa',
  '#bcc5e2',
  '#2b2a52',
  '#7fa9bb',
  '#5d8aa2',
] as const;
/** Lit and shaded side of each of the three strands. */
const SMOKE = [
  ['#ffffff', '#ccd3ea'],
  ['#fff6e4', '#e6cbbd'],
  ['#eef4fa', '#b3c2df'],
] as const;
const WALLS = ['#8a4a3c', '#4d6288', '#b98150', '#6a4a66', '#7f8f92'] as const;
const keyOn = keyBlock(KEY, { width: 3, step: 7, off: [1.4, -1] });

const PLAIT: Plait = {
  way: resample(spline(trace('400,960 394,880 404,800 402,720 400,650'), false, 20), 3),
  half: 84,
  made: 6,
};

function paint(): Scene {
  const scene = new Scene({ seed: 3636, background: '#ffffff' });
  winter(scene);
  hill(scene);
  houses(scene);
  plait(scene);
  ends(scene);
  HANDS.forEach((one, i) => scene.add(fingers(scene.element('hand ' + i), one)));
  scene.add(sleeve(scene.element('left sleeve'), true), sleeve(scene.element('right sleeve'), false));
  escaped(scene);
  return scene;
}

/** She is as large as the sky, and looks at nothing but her work. */
function winter(scene: Scene): void {
  const S = scene.element('winter');
  const key = keyOn(S);
  const face: PlaitingFace = {
    x: 402,
    y: 272,
    s: 1.06,
    r: -0.13,
    key,
    inks: {
      skin: '#fae0cb',
      shade: '#f3c9b2',
      blush: '#f6c4b2',
      lips: '#c8575a',
      hair: '#343c74',
      sheen: '#7d88bd',
      key: KEY,
      ribbon: '#d3262b',
      fold: '#961a22',
    },
  };
  const coat = closedCurve(
    '-40,640 60,590 190,560 320,540 400,536 490,540 620,560 740,590 840,640 840,1100 -40,1100',
  );
  scene.add(
    path('M-10 -10H810V1210H-10Z', SKY),
    bokashi(S, [-20, -20, 840, 620], ROSE, 1, 0, 4),
    hairBehind(S.element('hair'), face),
    path(smooth(coat), COAT),
    bokashi(S, [-20, 600, 840, 420], COAT_SHADE, 0, 1, 8),
    key(coat.slice(0, Math.floor(coat.length * 0.45)), 3),
    collar(S.element('collar')),
    plaitingFace(S.element('face'), face),
  );
}

/** Fur: a soft band with a tufted edge. */
function fur(S: Easel, way: string, half: number): string {
  const line = resample(traceCurve(way), 4);
  const n = line.length - 1;
  const edge = ribbon(
    line,
    (t) =>
      half *
      Math.min(1, (t * 9) ** 0.5, ((1 - t) * 9) ** 0.5) *
      (0.86 + 0.2 * Math.abs(Math.sin(t * n * 0.24)) + 0.08 * S.noise.n1(t * 9)),
  );
  const key = keyOn(S);
  const hairs = line
    .filter((_, i) => i % 5 === 2)
    .map(([x, y]) => {
      const [u, v] = [x + S.rng.gauss(0, half * 0.34), y + S.rng.gauss(0, half * 0.34)];
      return key(
        [
          [u - 5, v - 3],
          [u, v],
          [u + 3, v + 7],
        ],
        1.6,
      );
    });
  return (
    path(smooth(edge), SNOW) +
    group({ 'clip-path': S.clip(smooth(edge)) }, path(smooth(ribbonSide(line, () => half * 0.8, -1)), DUSK)) +
    key([...edge, nth(edge, 0)], 2.4) +
    hairs.join('')
  );
}

const collar = (S: Easel): string => fur(S, '214,566 280,540 340,552 404,574 470,552 530,538 596,562', 40);

/** Drawn back a little, so as not to trail in the work. */
function sleeve(S: Easel, left: boolean): string {
  const flip = (list: string): string =>
    left
      ? list
      : trace(list)
          .map(([x, y]) => `${800 - x},${y}`)
          .join(' ');
  const shape = closedCurve(
    flip('-60,650 20,652 90,636 150,606 186,612 226,690 236,740 206,806 150,868 80,910 0,930 -60,936'),
  );
  const key = keyOn(S);
  return (
    path(smooth(shape), COAT) +
    path(
      smooth(
        closedCurve(
          flip('-60,880 40,860 120,810 180,750 226,700 236,742 206,808 150,870 80,912 0,932 -60,940'),
        ),
      ),
      COAT_SHADE,
    ) +
    key([...shape, nth(shape, 0)], 3) +
    ['10,690 70,700 130,680', '-10,780 60,780 130,746', '40,880 100,840 150,790']
      .map((d) => key(traceCurve(flip(d)), 2.4))
      .join('') +
    fur(S.element('cuff'), flip('170,588 198,632 220,690 228,744 210,804 176,846'), 30)
  );
}

interface Holding {
  at: Point;
  side: 'left' | 'right';
  fingers: Vec;
  back: Vec;
}

const HANDS: readonly Holding[] = [
  { at: [336, 648], side: 'right', fingers: [0.93, -0.22, 0.28], back: [-0.3, -0.62, 0.72] },
  { at: [470, 634], side: 'left', fingers: [-0.93, -0.22, 0.28], back: [0.3, -0.64, 0.72] },
];
const HAND = 290;

/** Where the strands are held is where the finger and the thumb meet. */
function fingers(S: Easel, { at, side, fingers: way, back }: Holding): string {
  const [px, py, pz] = gripOf('pinch').pinch;
  const [dx, dy] = turned(laid(way, back), [side === 'left' ? -px : px, py, pz]);
  const drawing = new Drawing(
    placedHand({
      x: at[0] - (dx * HAND) / 100,
      y: at[1] - (dy * HAND) / 100,
      size: HAND,
      side,
      pose: 'pinch',
      fingers: way,
      back,
      arm: 60,
    }),
    { light: { angle: -120, before: 40 }, size: HAND, noise: S.noise, box: [184, 0, 432, 1200] },
  );
  return paintFlat(S, drawing, {
    skin: {
      inks: ['#e5ab94', '#fae0cb'],
      levels: [0.42],
      line: KEY,
      contour: 1.7,
      marks: { nail: '#c98a78' },
    },
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

/** Two rows: how high, how broad, where. */
const ROWS: readonly (readonly [number, number, readonly number[]])[] = [
  [1056, 58, [126, 262, 392, 520, 650]],
  [1150, 82, [52, 224, 404, 584, 744]],
];

const lift = (x: number, row: number): number => ((x - 400) / 400) ** 2 * (52 - row * 22);

const HOUSES: readonly (readonly House[])[] = ROWS.map(([y, w, places], row) =>
  places.map((x, i) => ({
    x,
    y: y + lift(x, row) + ((i * 37) % 13) - 6,
    w: w * (0.9 + ((i * 53 + row * 29) % 10) * 0.022),
    wall: nth(WALLS, (i * 2 + row * 3) % WALLS.length),
    side: x < 400 ? -1 : 1,
  })),
);

const chimneyOf = ({ x, y, w, side }: House): Point => [x + side * w * 0.62, y - w * 1.12];

function hill(scene: Scene): void {
  const S = scene.element('hill');
  const dome = handLine(
    S,
    traceCurve('-30,1070 120,1016 260,984 400,972 540,984 690,1016 830,1070', 12),
    3,
    0.02,
    8,
  );
  scene.add(path(polygon([...dome, [830, 1220], [-30, 1220]]), SNOW), keyOn(S)(dome, 3));
}

function houses(scene: Scene): void {
  HOUSES.forEach((row, r) => {
    row.forEach((one, i) => scene.add(house(scene.element(`house ${r} ${i}`), one)));
    row.forEach((one, i) => scene.add(combed(scene.element(`smoke ${r} ${i}`), one)));
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
function combed(S: Easel, one: House): string {
  const [x, y] = chimneyOf(one);
  if (one.x > 720) return '';
  const far = (x - 400) / 400;
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

/** Held, then going on past the fingers as smoke does. */
const STRANDS: readonly (Strand & { locks: readonly string[] })[] = [
  {
    right: 2,
    root: '240,1030 312,990',
    held: '376,664 336,648',
    locks: [
      '336,648 276,596 236,560 180,560 120,520 104,440 150,390 200,412 196,462 164,466',
      '336,648 270,610 200,588 130,600 66,560 40,490',
    ],
  },
  {
    right: 0,
    root: '566,1030 500,990',
    held: '404,650 440,640 470,634',
    locks: [
      '470,634 530,584 590,566 650,540 690,470 668,396 612,392 596,444 628,464',
      '470,634 540,600 610,596 680,580 730,520 736,450',
    ],
  },
  {
    right: 4,
    root: '402,1040 406,1000',
    held: '424,664 446,650 470,640',
    locks: ['470,640 540,616 620,620 700,610 760,570 780,500'],
  },
];

function plait(scene: Scene): void {
  const S = scene.element('plait');
  scene.add(woven(PLAIT, STRANDS).map(({ of, part }) => lock(S, part, nth(SMOKE, of), keyOn(S), 5)));
}

function ends(scene: Scene): void {
  const S = scene.element('ends');
  STRANDS.forEach(({ locks }, k) =>
    [...locks.keys()].reverse().forEach((i) => {
      const swell = (t: number): number => 2 + (i ? 13 : 24) * Math.min(1, 0.3 + t * 3.4) * (1 - t) ** 0.62;
      scene.add(lock(S, swelling(nth(locks, i), swell), nth(SMOKE, k), keyOn(S), i ? 2 : 4));
    }),
  );
}

/** One that was not caught. */
function escaped(scene: Scene): void {
  const S = scene.element('escaped');
  const swell = (t: number): number => 2 + 11 * Math.min(1, 0.35 + t * 3) * (1 - t) ** 0.6;
  scene.add(
    lock(
      S,
      swelling('794,1050 786,1010 742,980 722,930 752,890 776,910 762,940', swell),
      SMOKE[0],
      keyOn(S),
      2,
    ),
  );
}

export default card({ finish: woodblock, grade: { grain: 0.2, knot: [180, 420] }, paint });
