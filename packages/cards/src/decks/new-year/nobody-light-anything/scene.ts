/** N26: a giant straw goat tiptoes across the market between braziers and a child with a sparkler. Lacquer. */
import { card } from '../../../finishes/finish.ts';
import {
  BLUE,
  CREAM,
  GROUND,
  UMBER,
  VERMILION,
  assist,
  beside,
  gold,
  goldLine,
  hair,
  lacquer,
  strands,
  type Tones,
} from '../../../finishes/lacquer.ts';
import { along, closedCurve, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { ellipse, moved, path } from '../../../kit/markup.ts';
import { TAU, nth, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { fading, Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon } from '../../../kit/shapes.ts';
import { cottage } from '../../../motifs/lacquer-houses.ts';
import { drift, piece, tongue } from '../../../motifs/lacquer-shapes.ts';

const STRAW: Tones = ['#7a4c16', '#cf9a40', '#f7dc93'];
const FAR_STRAW: Tones = ['#3c230a', '#7d531c', '#b08138'];
const FIRE: Tones = ['#c5351b', '#f08a2c', '#ffd766'];
const IRON: Tones = ['#0c0908', '#241a16', '#5a4232'];
const DUSK: Tones = ['#0c1226', '#1a2446', '#3e5080'];
const ROOM: readonly Tones[] = [
  ['#1c0f0b', '#3a2015', '#5a3823'],
  ['#10182f', '#1c2850', '#33467c'],
  ['#2a0d08', '#571a10', '#7c2a18'],
];

function paint(): Scene {
  const scene = new Scene({ seed: 2626, background: GROUND });
  square(scene);
  farLegs(scene);
  goat(scene);
  fires(scene);
  child(scene);
  scene.add(mouse(scene.element('mouse')));
  return scene;
}

function square(scene: Scene): void {
  const S = scene.element('square');
  const roofs: readonly (readonly [number, number, number])[] = [
    [40, 84, 80],
    [128, 70, 66],
    [206, 88, 92],
    [300, 74, 70],
    [392, 92, 84],
    [484, 76, 72],
    [560, 70, 90],
    [648, 90, 76],
    [748, 88, 88],
  ];
  scene.add(
    roofs.map(([x, w, h], i) =>
      cottage(S.element(`roof ${i}`), { x, y: 1000, w, h, tones: nth(ROOM, i % 3), lit: i === 2 || i === 6 }),
    ),
    drift(S, trace('-20,990 140,976 300,992 460,978 640,994 840,980'), 120, { tones: DUSK, lines: 5 }),
    drift(S.element('near'), trace('-20,1070 160,1054 340,1078 520,1060 680,1080 840,1062'), 240, {
      tones: ['#101731', '#22305c', '#5a70a6'],
      lines: 7,
    }),
  );
}

/** A bundle of straw along a line: thick here, thin there, lines all one way. */
function bundle(S: Easel, spine: Points, half: (t: number) => number, tones: Tones): string {
  const dense = resample(spline(spine, false, 12), 4);
  const outline = ribbon(dense, half);
  return (
    piece(S, outline, { tones, light: -140, step: 7, rough: 3, cut: 3 }) + combed(S, outline, spine, tones)
  );
}

const combed = (S: Easel, outline: Points, spine: Points, tones: Tones): string =>
  assist(S, outline, {
    field: beside(spine),
    gap: 9,
    width: 2,
    fill: tones[0],
    longest: 120,
    density: () => 0.6,
  }) + assist(S.element('lit'), outline, { field: beside(spine), gap: 5.2, width: 1.5, longest: 190 });

/** Loose ends that stick out along a line. */
function ends(S: Easel, line: Points, angle: number, length: number, n: number): string {
  const dense = spline(line, false, 8);
  const d = times(n, (i) => {
    const { x, y } = along(dense, (i + S.rng.f()) / n);
    const [a, k] = [angle + S.rng.gauss(0, 0.2), length * S.rng.range(0.5, 1.1)];
    return hair(
      [
        [x - Math.cos(a) * k * 0.4, y - Math.sin(a) * k * 0.4],
        [x + Math.cos(a) * k * 0.4, y + Math.sin(a) * k * 0.4],
        [x + Math.cos(a + 0.15) * k, y + Math.sin(a + 0.15) * k],
      ],
      2.4,
      0.2,
      0.5,
    );
  });
  return path(d.join(''), gold(S));
}

/** A red band round a bundle, and its bow. */
function tied(S: Easel, x: number, y: number, w: number, r: number, bow = true): string {
  const k = w / 2;
  return moved(
    { x, y, r },
    bow
      ? tongue(
          S,
          [
            [0, 0],
            [k * 0.6, -k * 0.9],
            [k * 1.5, -k * 0.6],
            [k * 1.3, 0.2 * k],
          ],
          k * 0.55,
          { tones: VERMILION, lines: 3, belly: 0.6 },
        )
      : '',
    bow
      ? tongue(
          S,
          [
            [0, 0],
            [k * 0.7, k * 0.6],
            [k * 0.9, k * 1.6],
            [k * 1.4, k * 2.3],
          ],
          k * 0.5,
          { tones: VERMILION, lines: 3, belly: 0.6 },
        )
      : '',
    piece(S, closedCurve(`${-k},-7 0,-4 ${k},-7 ${k + 1},7 0,10 ${-k - 1},7`, 5), {
      tones: VERMILION,
      light: -90,
      step: 3,
      rough: 0.6,
      cut: 2,
    }),
    strands(
      S,
      [
        [-k, -4],
        [0, -1],
        [k, -4],
      ],
      [
        [-k, 5],
        [0, 8],
        [k, 5],
      ],
      3,
      { width: 1, ragged: 0.2 },
    ),
  );
}

/** A leg on the very tip of its toe. */
function leg(S: Easel, spine: string, width: number, tones: Tones, knots: readonly number[]): string {
  const points = trace(spine);
  const half = (t: number): number =>
    width * (0.5 - 0.4 * Math.min(1, t * 1.5)) + (t > 0.92 ? (t - 0.92) * 40 : 0);
  const dense = spline(points, false, 12);
  const toe = along(dense, 0.995);
  return (
    bundle(S, points, half, tones) +
    ends(
      S,
      [
        [toe.x - 7, toe.y],
        [toe.x + 7, toe.y],
      ],
      toe.angle,
      20,
      12,
    ) +
    knots
      .map((t) => {
        const at = along(dense, t);
        return tied(S, at.x, at.y, half(t) * 2.02, (at.angle * 180) / Math.PI - 90, false);
      })
      .join('')
  );
}

function farLegs(scene: Scene): void {
  const S = scene.element('far legs');
  scene.add(
    leg(S.element('fore'), '336,480 350,620 330,780 352,920 342,1064', 84, FAR_STRAW, [0.45, 0.86]),
    leg(S.element('hind'), '590,470 680,600 640,760 690,900 676,1050', 92, FAR_STRAW, [0.45, 0.86]),
  );
}

function goat(scene: Scene): void {
  const S = scene.element('goat');
  const trunk = closedCurve(
    '206,440 204,372 246,318 340,304 452,318 560,292 646,312 676,392 654,474 570,508 452,522 330,528 246,508',
  );
  const spine = trace('200,410 300,420 440,424 560,400 680,390');
  scene.add(
    ends(S, trace('640,320 668,360 676,400'), -0.7, 90, 26),
    leg(S.element('hind'), '580,440 640,600 556,780 588,920 560,1080', 118, STRAW, [0.4, 0.86]),
    horn(S, '196,190 228,122 296,94 366,112 398,170', 40),
    leg(S.element('fore'), '270,420 206,580 262,690 206,778 186,838', 104, STRAW, [0.42, 0.84]),
    bundle(S.element('neck'), trace('330,440 246,350 204,270 190,186'), (t) => 78 - 42 * t, STRAW),
    ends(S, trace('240,500 330,524 450,520 570,506'), 1.5, 40, 60),
    piece(S, trunk, { tones: STRAW, light: -110, step: 16, rough: 6, cut: 3 }),
    combed(S, trunk, spine, STRAW),
    tied(S, 220, 300, 88, -20),
    tied(S, 452, 416, 196, 88, false),
    darn(S),
    head(S),
  );
}

const horn = (S: Easel, spine: string, width: number): string =>
  tongue(S, spine, width, { tones: STRAW, lines: 8, root: 0.9, belly: 0.12, step: 7 });

/** Where something happened once. */
const darn = (S: Easel): string =>
  piece(S, '548,352 580,340 612,352 620,384 600,410 566,408 546,384', {
    tones: ['#0c0705', '#1c100a', '#38200f'],
    step: 4,
    rough: 3,
    cut: 0,
  }) +
  times(5, (i) =>
    goldLine(
      S,
      [
        [540 + i * 17, 346 - i * 2],
        [556 + i * 14, 378],
        [546 + i * 17, 412 - i * 2],
      ],
      4,
      '#c5351b',
    ),
  ).join('') +
  times(3, (i) =>
    goldLine(
      S,
      [
        [538, 360 + i * 17],
        [580, 366 + i * 15],
        [624, 358 + i * 17],
      ],
      3,
      '#ea6a3c',
    ),
  ).join('');

function head(S: Easel): string {
  const skull = closedCurve(
    '206,168 226,208 212,252 176,304 146,344 118,356 98,344 100,318 116,272 130,222 152,178 180,156',
  );
  const near = '188,200 192,116 250,66 330,68 382,122';
  return (
    tongue(S, '206,196 250,198 284,224 300,256', 38, { tones: STRAW, lines: 6, root: 0.3, belly: 0.4 }) +
    strands(S, trace('110,340 104,390 116,430 106,476'), trace('146,330 144,390 150,430 132,486'), 18, {
      width: 2,
      ragged: 0.3,
    }) +
    horn(S, near, 48) +
    [0.42, 0.6, 0.78]
      .map((t) => {
        const at = along(traceCurve(near), t);
        return tied(S, at.x, at.y, 47 * (1.12 - t * 0.9), (at.angle * 180) / Math.PI - 90, false);
      })
      .join('') +
    piece(S, skull, { tones: STRAW, light: -150, step: 8, rough: 2 }) +
    combed(S, skull, trace('200,160 170,230 140,290 108,350'), STRAW) +
    tied(S, 138, 290, 60, 28, false) +
    piece(S, '138,240 150,224 168,220 186,228 176,240 156,246', {
      tones: CREAM,
      step: 2,
      rough: 0.3,
      cut: 5,
    }) +
    path(smooth(trace('146,240 152,229 166,227 170,236 162,243 152,244')), '#b06a1c') +
    path(smooth(trace('148,238 158,233 168,234 166,239 156,241')), GROUND) +
    path(hair(traceCurve('134,242 150,220 170,215 192,226', 6), 4), '#3c230a') +
    path(hair(traceCurve('134,214 154,200 180,202', 6), 5), '#3c230a') +
    path(smooth(trace('104,330 112,326 116,333 108,338')), GROUND)
  );
}

const warmth = (S: Easel, x: number, y: number, r: number): string =>
  ellipse(x, y, r, r, S.radialAt(fading('#f2863c', 0.4, [0.35, 0.15], 0), x, y, r));

/** A bowl on three legs, and what is in it. */
function brazier(S: Easel, x: number, y: number, s: number): string {
  const flames: readonly (readonly [string, number])[] = [
    ['-30,-80 -44,-112 -30,-140 -36,-168', 26],
    ['26,-80 42,-112 30,-136 38,-164', 26],
    ['-10,-78 -24,-120 -4,-156 -14,-200', 34],
    ['12,-78 4,-116 22,-146 12,-182', 28],
    ['0,-76 -6,-104 8,-126 0,-150', 24],
  ];
  return (
    warmth(S, x, y - 120 * s, 170 * s) +
    moved(
      { x, y, s },
      ['-20,-62 -40,-30 -48,0', '20,-62 40,-30 48,0', '0,-60 2,-30 0,6'].map((d) =>
        tongue(S, d, 9, { tones: IRON, lines: 1, root: 0.9, tip: 0.5 }),
      ),
      flames.map(([d, w], i) =>
        tongue(S, d, w, {
          tones: i === 4 ? ['#f08a2c', '#ffd766', '#fff7d8'] : FIRE,
          lines: 3,
          root: 0.6,
          belly: 0.25,
          light: 90,
          cut: ['#7c1a10', 1.2],
        }),
      ),
      piece(S, '-52,-88 0,-80 52,-88 44,-62 20,-50 -20,-50 -44,-62', {
        tones: IRON,
        light: -90,
        step: 4,
        rough: 1,
      }),
      goldLine(S, trace('-50,-86 0,-78 50,-86'), 3),
      strands(S, trace('-44,-78 -20,-66 20,-66 44,-78'), trace('-34,-62 -14,-54 14,-54 34,-62'), 3, {
        width: 1.2,
      }),
    )
  );
}

function fires(scene: Scene): void {
  const S = scene.element('fires');
  const embers = times(40, (i) => {
    const [x, y] = [nth([130, 470, 740], i % 3) + S.rng.gauss(0, 46), S.rng.range(560, 940)];
    return ellipse(
      x,
      y,
      S.rng.range(0.8, 2.2),
      S.rng.range(1, 3),
      S.rng.pick(['#f08a2c', '#ffd766', '#ea6a3c']),
    );
  });
  scene.add(brazier(S, 128, 1096, 1.15), brazier(S, 468, 1070, 0.8), brazier(S, 740, 1110, 1.05), embers);
}

/** Somebody has thought of everything. */
const mouse = (S: Easel): string =>
  moved(
    { x: 566, y: 1156, s: 0.9 },
    goldLine(S, trace('22,-4 40,2 54,-6 66,-2'), 2.4, '#c99a7a'),
    piece(S, '-26,-20 -14,-28 -4,-34 10,-32 22,-18 24,0 -8,2 -14,-8', {
      tones: ['#6f6458', '#b0a088', '#e0d2b0'],
      step: 4,
      rough: 0.6,
      cut: 2.5,
    }),
    piece(S, '-10,-30 -8,-40 2,-40 4,-31', {
      tones: ['#8a5a4a', '#c98d7a', '#e5b7a0'],
      step: 2,
      rough: 0,
      cut: 2,
    }),
    path(smooth(trace('-18,-24 -15,-26 -13,-23 -16,-22')), GROUND),
    goldLine(S, trace('-46,-12 -38,-24 -28,-12'), 2),
    piece(S, '-48,-12 -28,-12 -30,4 -46,4', { tones: BLUE, step: 3, rough: 0.4, cut: 2.5 }),
    goldLine(S, trace('-48,-11 -38,-8 -28,-11'), 2),
  );

/** What have you got there? */
function child(scene: Scene): void {
  const S = scene.element('child');
  const spark: Point = [316, 968];
  const rays = times(30, (i) => {
    const [a, k] = [(i / 30) * TAU + S.rng.gauss(0, 0.08), S.rng.range(14, 44)];
    return hair(
      [
        [spark[0] + Math.cos(a) * 4, spark[1] + Math.sin(a) * 4],
        [spark[0] + Math.cos(a) * k * 0.6, spark[1] + Math.sin(a) * k * 0.6],
        [spark[0] + Math.cos(a) * k, spark[1] + Math.sin(a) * k],
      ],
      2.2,
    );
  });
  scene.add(
    warmth(S, ...spark, 90),
    goldLine(S, [[286, 1030], [300, 1000], spark], 2.6, '#8d5c38'),
    path(rays.join(''), '#fff0b6'),
    tongue(S, '262,1074 276,1058 284,1034', 22, { tones: VERMILION, lines: 3, root: 0.8, tip: 0.5 }),
    ['236,1140 236,1156 226,1164', '262,1140 264,1158 256,1166'].map((d) =>
      tongue(S, d, 20, { tones: UMBER, lines: 2, root: 0.8, tip: 0.6 }),
    ),
    piece(S, '234,1068 252,1062 268,1070 276,1100 288,1146 250,1154 212,1146 224,1100', {
      tones: VERMILION,
      light: -30,
      step: 6,
      rough: 1.5,
    }),
    strands(S, trace('240,1076 230,1110 220,1146'), trace('266,1076 274,1110 282,1144'), 8, { width: 1.4 }),
    tongue(S, '238,1078 222,1096 218,1116', 18, { tones: VERMILION, lines: 3, root: 0.7, tip: 0.5 }),
    piece(S, '232,1066 228,1046 238,1030 252,1026 266,1032 272,1048 268,1064 250,1074', {
      tones: BLUE,
      light: -30,
      step: 4,
      rough: 1,
    }),
    strands(S, trace('236,1060 238,1042 252,1032'), trace('266,1060 266,1044 256,1032'), 5, { width: 1.2 }),
  );
}

export default card({ finish: lacquer, paint });
