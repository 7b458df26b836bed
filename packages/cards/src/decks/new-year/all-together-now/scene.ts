/** N15: a paper dragon parades by; below its hem go hooves, paws, claws and one pair of bare feet. Lacquer. */
import { card } from '../../../finishes/finish.ts';
import {
  BLUE,
  CREAM,
  GREEN,
  GROUND,
  OCHRE,
  UMBER,
  VERMILION,
  assist,
  beside,
  gold,
  goldLine,
  hair,
  lacquer,
  leaf,
  strands,
  type Tones,
} from '../../../finishes/lacquer.ts';
import { along, closedCurve, resample, smooth, soften, spline, traceCurve } from '../../../kit/curves.ts';
import { moved, path } from '../../../kit/markup.ts';
import { nth, place, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { drift, piece, scales, tongue } from '../../../motifs/lacquer-shapes.ts';

const NEAR = {
  top: trace('240,640 300,540 400,500 500,470 590,530 680,575 770,520 860,470'),
  hem: trace('232,772 262,824 370,858 470,850 570,872 670,852 770,876 860,858'),
};
const FAR = {
  top: trace('96,196 150,176 216,214 300,240 400,186 500,160 600,208 700,232 840,160'),
  hem: trace('96,206 160,236 230,292 310,322 400,312 500,318 600,334 700,344 840,336'),
};
const DUSK: Tones = ['#4a120c', '#8c2615', '#b8482a'];
const HIDE: Tones = ['#3a1c10', '#7a4526', '#ad7446'];

function paint(): Scene {
  const scene = new Scene({ seed: 1515, background: GROUND });
  street(scene);
  farTier(scene);
  nearLegs(scene);
  body(scene);
  mane(scene);
  head(scene);
  return scene;
}

function street(scene: Scene): void {
  const S = scene.element('street');
  scene.add(
    drift(S, trace('-20,1066 140,1050 320,1072 500,1054 680,1076 840,1058'), 240, {
      tones: ['#10162e', '#1c2750', '#3d5288'],
      lines: 7,
    }),
    prints(S),
    drift(S.element('near'), trace('-20,1176 130,1160 300,1178 470,1164 640,1180 840,1162'), 80, {
      tones: ['#10162e', '#22305e', '#4a62a0'],
      lines: 4,
    }),
  );
}

/** What the street has noticed so far. */
function prints(S: Easel): string {
  const hoof = 'M-7 0C-8 -8 -2 -9 -1 -1ZM7 0C8 -8 2 -9 1 -1Z';
  const paw =
    soften('-8,2 0,-5 8,2 4,7 -4,7') +
    [-9, -3, 4, 10].map((x) => soften(`${x - 2},-7 ${x},-12 ${x + 2},-7 ${x},-4`)).join('');
  const claw = ['0,6 -1,-2 -10,-8', '0,6 0,-4 0,-13', '0,6 1,-2 10,-8']
    .map((d) => hair(traceCurve(d, 4), 3))
    .join('');
  const foot =
    soften('-4,12 4,12 5,2 7,-8 0,-12 -6,-7 -5,2') +
    [-6, -2, 2, 6].map((x) => soften(`${x - 1.4},-14 ${x},-18 ${x + 1.4},-14 ${x},-12`)).join('');
  const track: readonly (readonly [string, number, number])[] = [
    [hoof, 90, 1112],
    [claw, 150, 1128],
    [paw, 214, 1108],
    [foot, 268, 1130],
    [hoof, 330, 1116],
    [claw, 404, 1136],
    [paw, 452, 1112],
    [foot, 524, 1134],
    [hoof, 590, 1118],
    [paw, 664, 1138],
    [foot, 706, 1116],
  ];
  return track
    .map(([d, x, y]) => moved({ x, y, r: -88 + S.rng.gauss(0, 9), s: 1.35 }, path(d, '#0a0e22')))
    .join('');
}

/** One side of a body of paper on hoops. */
function paper(
  S: Easel,
  strip: { top: Points; hem: Points },
  tones: Tones,
  rows: number,
  size: number,
): string {
  const [top, hem] = [spline(strip.top, false, 12), spline(strip.hem, false, 12)];
  const outline = resample([...top, ...[...hem].reverse(), nth(top, 0)], 4);
  return (
    piece(S, outline, { tones, light: -100, step: size * 0.9, rough: 5 }) +
    scales(S, strip.top, strip.hem, { rows, size, rays: 3, width: size / 20 })
  );
}

/** Who walks behind, half lost in the dark. */
function farTier(scene: Scene): void {
  const S = scene.element('far');
  const hem = spline(FAR.hem, false, 12);
  scene.add(
    [
      ['-12,-14 12,-14 10,20 7,44 8,70 14,92 -10,92 -8,70 -7,44 -11,20', 0.36],
      ['-9,-14 9,-14 7,24 5,60 3,76 8,90 -8,90 -4,76 -4,60 -8,24', 0.43],
      ['-14,-14 14,-14 10,16 2,36 8,60 6,82 8,88 -30,90 -32,84 -12,78 -4,60 -12,36 -14,10', 0.52],
      ['-12,-14 12,-14 11,20 5,50 6,76 16,90 -16,90 -8,76 -6,50 -10,20', 0.61],
      ['-10,-14 10,-14 8,22 4,52 5,74 9,90 -9,90 -5,74 -4,52 -8,22', 0.67],
      ['-15,-14 15,-14 13,24 10,60 12,80 10,90 -22,90 -24,82 -12,74 -11,50 -14,20', 0.77],
      ['-11,-14 11,-14 9,22 5,52 6,74 12,90 -12,90 -6,74 -5,52 -9,22', 0.87],
    ].map(([d, t]) => {
      const p = along(hem, Number(t));
      return piece(S, place(closedCurve(String(d)), { x: p.x, y: p.y - 4, sy: 0.9, sx: 1.05 }), {
        tones: UMBER,
        step: 4,
        cut: 3,
      });
    }),
    snake(S),
    tongues(S, FAR.top, 19, 34, [DUSK, ['#4a2c10', '#8a5a20', '#b98a44']]),
    paper(S, FAR, DUSK, 9, 21),
    fringe(S, FAR.hem, 18, 13),
  );
}

/** The end of it. */
function snake(S: Easel): string {
  const spine = '190,232 120,186 76,206 58,262 84,306 122,324 128,358 98,374 66,364';
  return (
    tongue(S, spine, 27, { tones: GREEN, lines: 5, belly: 0.2, root: 1, tip: 0.55 }) +
    piece(S, '80,354 62,350 44,355 30,368 38,380 58,383 82,376', {
      tones: GREEN,
      step: 3,
      rough: 0.5,
      cut: 3,
    }) +
    path(smooth(trace('48,364 52,361 55,365 51,367')), '#f3cf74') +
    goldLine(S, trace('34,372 24,376 18,372'), 2, '#d8492a') +
    goldLine(S, trace('26,376 20,382'), 1.6, '#d8492a')
  );
}

/** Fins along a back. */
function tongues(S: Easel, back: Points, n: number, size: number, paints: readonly Tones[]): string {
  const line = spline(back, false, 12);
  return times(n, (i) => {
    const { x, y, angle } = along(line, (i + 0.6) / n);
    const k = size * (0.8 + 0.5 * S.rng.f());
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const at = (u: number, v: number): Point => [x + u * c - v * s, y + u * s + v * c];
    return tongue(S, [at(-k * 0.1, k * 0.2), at(k * 0.06, -k * 0.5), at(k * 0.5, -k * 1.05)], k * 0.62, {
      tones: nth(paints, i % paints.length),
      lines: 3,
      root: 0.8,
    });
  }).join('');
}

/** The hem: a band, and threads that hang from it. */
function fringe(S: Easel, hem: Points, length: number, band: number): string {
  const line = spline(hem, false, 12);
  const shifted = (k: number): Point[] => line.map(([x, y]): Point => [x, y + k]);
  const outline = resample([...shifted(-band), ...shifted(2).reverse()], 4);
  const threads = resample(line, 5).map(([x, y], i) =>
    hair(
      [
        [x, y],
        [x + S.rng.gauss(0, 1), y + length * 0.5],
        [x - 2 + S.rng.gauss(0, 2), y + length * (0.8 + 0.25 * Math.sin(i * 0.7))],
      ],
      2,
      0.1,
      0.6,
    ),
  );
  return piece(S, outline, { tones: BLUE, light: -90, step: 3, rough: 1 }) + path(threads.join(''), gold(S));
}

const LEGS: readonly (readonly [x: number, tones: Tones, d: string])[] = [
  // Ox, leading with one hoof lifted.
  [
    292,
    UMBER,
    '-34,-40 34,-40 36,20 20,60 -6,92 -12,108 2,132 12,152 -2,166 -22,160 -20,146 -36,118 -34,96 -16,60 -32,10',
  ],
  [
    342,
    UMBER,
    '-36,-40 36,-40 32,30 20,74 22,98 14,122 14,160 21,180 27,204 3,206 0,192 -4,206 -27,204 -19,180 -13,160 -15,122 -20,98 -19,74 -32,30',
  ],
  // The paws of a tiger.
  [
    506,
    OCHRE,
    '-36,-40 36,-40 32,40 24,90 25,130 28,165 26,190 22,206 -40,206 -48,196 -40,180 -24,170 -22,130 -26,90 -32,40',
  ],
  [
    552,
    ['#4f2c0d', '#93601e', '#bf8c3f'],
    '-34,-40 34,-40 34,30 40,76 50,120 46,150 34,176 20,196 6,192 -22,200 -34,188 -26,174 0,162 12,136 8,100 -12,70 -30,30',
  ],
  // Goat.
  [
    776,
    HIDE,
    '-22,-40 22,-40 20,20 11,70 12,96 7,120 7,172 13,204 1,206 -1,196 -4,206 -14,204 -7,172 -8,120 -12,96 -10,70 -20,20',
  ],
];

function nearLegs(scene: Scene): void {
  const S = scene.element('legs');
  const leg = (i: number): string => {
    const [x, tones, d] = nth(LEGS, i);
    const outline = place(closedCurve(d), { x, y: 868 });
    return (
      piece(S, outline, { tones, light: -150, step: 6, rough: 1 }) +
      assist(S, outline, {
        field: beside(trace(`${x},850 ${x - 4},960 ${x},1070`)),
        gap: 7,
        width: 1,
        density: (u) => (u < x - 2 ? 0.9 : 0),
        longest: 90,
      })
    );
  };
  scene.add(leg(0), leg(1), rooster(S), leg(3), leg(2), stripes(), bare(S), leg(4));
}

/** It has never been in step. */
function rooster(S: Easel): string {
  const shank = (list: string): string =>
    piece(S, place(closedCurve(list), { x: -26 }), { tones: OCHRE, step: 2, rough: 0.5, cut: 3 });
  const thigh = (list: string, width: number): string =>
    tongue(S, place(trace(list), { x: -26 }), width, { tones: VERMILION, lines: 6, root: 0.8 });
  return (
    shank(
      '458,930 466,930 462,990 468,1046 486,1062 484,1068 462,1060 452,1068 430,1074 428,1069 448,1058 456,1046 454,990',
    ) +
    shank(
      '424,934 432,932 420,976 400,1000 404,1012 420,1026 417,1030 396,1016 386,1026 366,1030 365,1025 382,1014 384,1006 366,1000 367,995 388,996 410,968',
    ) +
    thigh('430,850 436,900 424,950', 46) +
    thigh('466,850 470,906 460,956', 50)
  );
}

function stripes(): string {
  const near = times(5, (i) =>
    hair(
      traceCurve(`482,${888 + i * 29} ${502 + (i % 2) * 6},${897 + i * 30} 530,${886 + i * 30}`, 6),
      8 - i,
      0.6,
      0.2,
    ),
  );
  const far = times(4, (i) =>
    hair(
      traceCurve(
        `${540 + i * 9},${884 + i * 27} ${562 + i * 8},${888 + i * 26} ${582 + i * 6},${876 + i * 27}`,
        6,
      ),
      7 - i,
      0.3,
      0.6,
    ),
  );
  const toes = ['474,1058 476,1066 474,1073', '486,1060 488,1067 486,1074'].map((d) =>
    hair(traceCurve(d, 4), 2.5),
  );
  return path([...near, ...far, ...toes].join(''), GROUND);
}

/** Nobody in particular. */
function bare(S: Easel): string {
  const far = closedCurve(
    '696,840 726,840 728,890 722,930 716,964 722,1000 734,1022 744,1036 741,1046 728,1050 706,1064 690,1075 676,1076 674,1069 688,1050 700,1030 704,1006 698,968 694,930 692,890',
  );
  const near = closedCurve(
    '634,840 670,840 673,880 669,924 659,972 656,1012 662,1040 668,1058 664,1070 648,1073 620,1075 590,1077 577,1075 576,1068 590,1060 612,1048 630,1026 636,990 630,940 628,890',
  );
  return (
    piece(S, far, { tones: ['#7a5a3e', '#b3946a', '#d8c093'], light: -160, step: 5, rough: 1 }) +
    piece(S, near, { tones: CREAM, light: -160, step: 7, rough: 1 }) +
    path(
      [
        '579,1071 584,1068 588,1072',
        '587,1066 593,1064 597,1069',
        '596,1061 602,1060 606,1066',
        '646,1030 653,1036 650,1043',
        '640,900 643,912 640,926',
      ]
        .map((d) => hair(traceCurve(d, 4), 2))
        .join(''),
      '#6d4a30',
    )
  );
}

function body(scene: Scene): void {
  const S = scene.element('body');
  scene.add(
    tongues(S, NEAR.top, 11, 74, [OCHRE, GREEN, OCHRE, BLUE]),
    paper(S, NEAR, VERMILION, 13, 42),
    fringe(S, NEAR.hem, 34, 28),
  );
}

/** Locks blown back from the cheek. */
function mane(scene: Scene): void {
  const S = scene.element('mane');
  const locks: readonly (readonly [string, number, Tones])[] = [
    ['330,520 400,440 480,420 540,440', 60, GREEN],
    ['340,690 420,760 520,780 590,740', 60, BLUE],
    ['330,560 430,500 510,510 580,560', 70, BLUE],
    ['330,660 430,690 540,690 610,640', 66, GREEN],
    ['330,590 440,570 530,600 600,600', 76, GREEN],
    ['330,720 390,790 450,830 530,840', 56, OCHRE],
    ['300,500 350,420 420,370 490,360', 50, OCHRE],
  ];
  scene.add(
    locks.map(([spine, width, tones]) =>
      tongue(S, spine, width, { tones, lines: 7, root: 0.5, belly: 0.45 }),
    ),
  );
}

function head(scene: Scene): void {
  const S = scene.element('head');
  const jaw = closedCurve(
    '372,650 318,684 250,704 186,704 128,690 96,672 76,674 72,692 96,724 142,748 204,762 262,764 300,784 312,756 352,768 358,732 400,726 392,690 420,660',
  );
  scene.add(
    horn(S, '346,500 400,440 410,370 376,300', 30),
    horn(S, '398,420 440,396 460,352', 18),
    path(smooth(closedCurve('90,600 180,606 260,630 350,690 330,712 150,704 84,684')), '#2c0a0a'),
    tongue(S, '300,690 220,660 150,664 90,650 44,606', 30, {
      tones: ['#a03a18', '#e0702c', '#f6b35c'],
      lines: 4,
    }),
    strands(S, trace('120,700 96,780 92,850 66,906'), trace('300,730 276,810 226,872 146,920'), 30, {
      width: 1.7,
      ragged: 0.25,
    }),
    piece(S, jaw, { tones: VERMILION, light: 110, step: 8 }),
    strands(S, trace('110,700 190,720 270,722 370,680'), trace('120,732 190,750 270,756 380,716'), 7, {
      ragged: 0.4,
    }),
    teeth(S),
    piece(S, closedCurve(SKULL), {
      tones: VERMILION,
      light: -115,
      step: 11,
      rough: 4,
      gold: {
        field: beside(trace('60,560 130,556 200,590 290,600 360,640 420,660')),
        gap: 7.5,
        width: 1.3,
        density: (x, y) => (y > 584 || x > 316 || x < 190 ? 0.95 : 0.05),
        longest: 130,
      },
    }),
    horn(S, '300,492 338,430 336,350 290,286', 36),
    horn(S, '334,404 384,372 398,318', 20),
    face(S),
    rat(S),
  );
}

const SKULL =
  '424,560 384,556 398,520 350,524 346,490 300,478 256,462 222,466 206,496 196,524 168,536 138,522 122,488 88,474 54,488 42,524 58,552 46,572 56,598 90,606 130,604 180,610 230,624 272,648 304,676 340,700 352,672 396,690 390,648 436,644 404,606';

const horn = (S: Easel, spine: string, width: number): string =>
  tongue(S, spine, width, { tones: OCHRE, lines: 5, root: 0.9, belly: 0.1 });

function teeth(S: Easel): string {
  const fang = (x: number, y: number, k: number): string =>
    piece(
      S,
      closedCurve(
        `${x - 8},${y} ${x + 8},${y + 1} ${x + 5},${y + k * 0.6} ${x - 3},${y + k} ${x - 6},${y + k * 0.5}`,
      ),
      { tones: CREAM, step: 2, rough: 0, cut: 2 },
    );
  return [
    fang(84, 598, 48),
    fang(118, 602, 20),
    fang(146, 604, 22),
    fang(174, 608, 19),
    fang(202, 616, 18),
    fang(108, 684, -34),
    fang(140, 694, -15),
    fang(168, 700, -17),
  ].join('');
}

/** A lid half down: it has been carried about for a long time. */
function face(S: Easel): string {
  const eye = closedCurve('192,588 214,562 246,552 282,560 304,584 276,596 232,600');
  return (
    piece(S, eye, { tones: CREAM, step: 3, cut: 6 }) +
    leaf(S, closedCurve('226,576 234,556 256,554 268,568 262,592 240,594', 8)) +
    path(smooth(closedCurve('243,562 251,560 255,576 248,590 241,578')), GROUND) +
    piece(S, closedCurve('180,592 206,556 244,538 290,550 316,592 292,574 252,566 216,574'), {
      tones: VERMILION,
      step: 4,
      rough: 1,
      cut: 3,
    }) +
    goldLine(S, trace('184,590 212,572 250,563 290,572 314,592'), 3) +
    goldLine(S, trace('196,606 236,612 280,606 306,592'), 2) +
    tongue(S, '182,574 206,520 262,508 316,534 372,490', 44, { tones: GREEN, lines: 7, root: 0.3 }) +
    tongue(S, '150,540 120,530 96,548 104,566 122,562', 16, { tones: OCHRE, lines: 2 }) +
    path(smooth(closedCurve('66,536 78,528 90,532 86,544 72,548')), '#2c0a0a') +
    goldLine(S, trace('124,494 90,480 60,492 50,522'), 3) +
    goldLine(S, trace('60,596 120,602 190,608 250,632 310,680'), 3) +
    strands(S, trace('52,600 20,640 14,720 60,800'), trace('66,604 44,650 56,720 104,784'), 7, {
      width: 1.7,
    })
  );
}

/** Holds on by a horn and knows the way. */
function rat(S: Easel): string {
  const at = { x: 262, y: 470 };
  return moved(
    at,
    goldLine(S, trace('26,-4 50,2 66,-14 60,-34 74,-48'), 3, '#c99a7a'),
    piece(
      S,
      '30,0 34,-22 22,-42 6,-54 -8,-62 -24,-58 -40,-48 -42,-43 -30,-40 -22,-36 -24,-26 -34,-18 -32,-14 -18,-18 -14,-8 -20,-1 0,1',
      {
        tones: CREAM,
        step: 4,
        rough: 0.6,
        cut: 3,
        gold: { field: () => 1.0, gap: 5, width: 0.9, density: (x) => (x > -6 ? 1 : 0), longest: 26 },
      },
    ),
    piece(S, '-10,-58 -14,-70 -4,-74 4,-64 0,-56', {
      tones: ['#8a5a4a', '#c98d7a', '#e5b7a0'],
      step: 2,
      rough: 0,
      cut: 2,
    }),
    path(smooth(trace('-27,-52 -24,-54.5 -21,-52 -24,-50.5')), GROUND),
  );
}

export default card({ finish: lacquer, paint });
