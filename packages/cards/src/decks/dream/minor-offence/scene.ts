/** D37: the Great Bear, all stars and lines, raids the bins behind the observatory while the astronomer scans an empty sky. */
import { chalkFill, chalkLine, chalkboard, rubbed } from '../../../finishes/chalk.ts';
import { card } from '../../../finishes/finish.ts';
import { pathPoints, polygon, resample, smooth, soften, traceCurve } from '../../../kit/curves.ts';
import { group, moved, path } from '../../../kit/markup.ts';
import { lerp, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { flatFigure } from '../../../motifs/figure/figure.ts';
import { starBear, starCub, starPaw, type StarChalks } from '../../../motifs/star-bear.ts';

const slate = '#131b38';
const dome = '#aeb6c0';
const blue = '#7f9fe0';
const star = '#fbfaf0';
const chalks: StarChalks = { slate, star, blue };

const closed = (points: Points): Point[] => [...points, ...points.slice(0, 1)];
const oval = (x: number, y: number, rx: number, ry: number): Point[] =>
  times(25, (i): Point => [
    x + Math.cos((i / 24) * Math.PI * 2) * rx,
    y + Math.sin((i / 24) * Math.PI * 2) * ry,
  ]);

/** An opaque shape of bare board: hides what was drawn behind it. */
const wiped = (points: Points): string => path(polygon(points), slate);

function observatory(scene: Scene): void {
  const S = scene.element('tower');
  const tower = trace('470,398 788,398 800,1100 462,1100');
  scene.add(
    wiped(tower),
    chalkFill(S, tower, dome, { gap: 10, opacity: 0.56, ground: 0.16, angle: 1.5 }),
    times(13, (i) =>
      chalkLine(
        S,
        [
          [468 - i * 0.5, 446 + i * 52],
          [630, 454 + i * 52],
          [794, 446 + i * 52],
        ],
        2.6,
        slate,
        { again: false },
      ),
    ),
    times(34, (i) => {
      const [row, k] = [i % 12, Math.floor(i / 12)];
      const x = 500 + k * 104 + (row % 2) * 50;
      return chalkLine(
        S,
        [
          [x, 452 + row * 52],
          [x + 1, 476 + row * 52],
          [x, 500 + row * 52],
        ],
        2.6,
        slate,
        { again: false },
      );
    }),
    chalkLine(S, trace('470,398 466,760 462,1100'), 6, dome),
    // the gallery
    wiped(trace('436,372 816,372 816,404 436,404')),
    chalkFill(S, trace('436,374 816,374 816,402 436,402'), dome, {
      gap: 5,
      opacity: 0.8,
      ground: 0.3,
      angle: 0.02,
    }),
    chalkLine(S, trace('432,372 620,368 816,372'), 6, star, { opacity: 0.8 }),
  );
  const D = scene.element('dome');
  const shellOf = pathPoints('M452 372C448 236 520 136 640 132C740 134 806 200 830 372Z', 6);
  const slit = pathPoints(
    'M540 372C540 272 562 186 606 138C640 132 660 134 676 142C640 196 628 280 630 372Z',
    6,
  );
  scene.add(
    wiped(shellOf),
    chalkFill(D, shellOf, dome, { gap: 7, opacity: 0.62, ground: 0.2, angle: -0.5 }),
    chalkFill(D, pathPoints('M660 136C740 140 800 210 826 372L760 372C752 260 720 180 660 136Z', 6), slate, {
      gap: 9,
      opacity: 0.7,
      ground: 0.2,
      angle: -0.5,
    }),
    [0.2, 0.86].map((t) =>
      chalkLine(
        D,
        [
          [lerp(470, 820, t), 370],
          [lerp(520, 780, t), 240],
          [lerp(610, 680, t), 140],
        ],
        2.6,
        slate,
        { again: false },
      ),
    ),
    wiped(slit),
    chalkFill(D, slit, star, { gap: 4, opacity: 0.6, ground: 0.42, angle: 1.45 }),
    chalkLine(D, resample(shellOf, 24), 6, dome),
    chalkLine(D, resample(closed(slit), 24), 5, dome),
  );
  // the long telescope, aimed where nothing is
  const T = scene.element('telescope');
  const tube = trace('566,338 590,352 512,92 460,108');
  scene.add(
    wiped(tube),
    chalkFill(T, tube, dome, { gap: 6, opacity: 0.75, ground: 0.2, angle: -1.87 }),
    chalkLine(T, resample(closed(tube), 20), 5, star),
    chalkLine(T, trace('500,200 530,186 548,176'), 5, star),
    chalkLine(T, trace('536,292 560,276 572,270'), 5, star),
    path(smooth(oval(486, 100, 28, 9)), slate),
    chalkLine(T, oval(486, 100, 28, 9), 4, star),
    group(
      {},
      flatFigure(
        {
          x: 606,
          y: 374,
          s: 0.92,
          view: 'side',
          flip: -1,
          pose: 'lookUp',
          garment: 'coat',
          hat: 'cap',
          hair: 'short',
          colours: { coat: slate },
        },
        () => slate,
      ),
    ),
    chalkLine(T, trace('588,318 582,332 584,344'), 4, slate),
  );
}

/** A galvanised bin, mouth at the top. */
function bin(S: Easel, open: boolean): string {
  const body = trace('-66,-232 66,-232 58,0 -58,0');
  return [
    path(polygon(body), slate),
    path(smooth(oval(0, -232, 68, 19)), slate),
    chalkFill(S, body, dome, { gap: 8, opacity: 0.75, ground: 0.26, angle: 1.56 }),
    chalkFill(S, trace('14,-232 66,-232 58,0 18,0'), slate, {
      gap: 9,
      opacity: 0.6,
      ground: 0.3,
      angle: 1.56,
    }),
    times(7, (i) =>
      chalkLine(
        S,
        [
          [-58 + i * 19, -206],
          [-56 + i * 18.4, -110],
          [-51 + i * 17, -14],
        ],
        3,
        i < 4 ? star : dome,
        { again: false, opacity: 0.8 },
      ),
    ),
    [-206, -116, -16].map((y) =>
      chalkLine(
        S,
        [
          [-65 - y * 0.02, y - 4],
          [0, y + 9],
          [65 + y * 0.02, y - 4],
        ],
        5,
        star,
        { opacity: 0.9 },
      ),
    ),
    open ? chalkFill(S, oval(0, -232, 60, 13), '#3a4568', { gap: 4, ground: 0.5 }) : '',
    chalkLine(S, oval(0, -232, 67, 18), 6, star),
    chalkLine(S, trace('-66,-228 -63,-110 -58,0'), 5, star),
    chalkLine(S, trace('66,-228 63,-110 58,0'), 5, dome),
    chalkLine(S, trace('-58,-2 0,10 58,-2'), 5, dome),
  ]
    .flat()
    .join('');
}

/** The tenant of the bins, on the lid of his own, arms flung up. */
function raccoon(S: Easel): string {
  const at = (p: string): Point[] => trace(p);
  const body = pathPoints('M-26 0C-34 -30 -30 -54 -16 -66C-4 -70 10 -70 20 -64C32 -50 34 -24 26 0Z', 4);
  const head = pathPoints(
    'M-30 -84C-34 -100 -30 -116 -24 -118C-16 -116 -10 -108 -8 -106C-2 -108 8 -108 14 -106C18 -112 24 -118 30 -116C36 -110 36 -98 32 -86C24 -72 12 -64 0 -62C-12 -64 -24 -72 -30 -84Z',
    4,
  );
  const tail = pathPoints('M22 -8C46 -4 66 -18 70 -44C72 -58 62 -64 54 -54C52 -40 40 -28 22 -28Z', 4);
  return moved(
    { x: 722, y: 990, s: 0.95 },
    path(smooth(tail) + smooth(body) + smooth(head), slate, `stroke="${slate}" stroke-width="9"`),
    chalkFill(S, tail, dome, { gap: 5, opacity: 0.8, ground: 0.3 }),
    [0, 1, 2].map((k) =>
      chalkLine(
        S,
        at(['40,-8 46,-18 44,-30', '54,-14 62,-26 52,-38', '66,-32 64,-46 54,-48'][k] ?? ''),
        6,
        slate,
        { again: false },
      ),
    ),
    chalkFill(S, body, dome, { gap: 4, opacity: 0.95, ground: 0.45, angle: 1.4 }),
    chalkLine(S, at('-22,-56 -44,-74 -50,-98'), 10, dome),
    chalkLine(S, at('24,-54 46,-70 54,-94'), 10, dome),
    [-58, -50, -42, 46, 54, 62].map((x) =>
      chalkLine(
        S,
        [
          [x < 0 ? -50 : 54, -96],
          [(x + (x < 0 ? -50 : 54)) / 2, -102],
          [x, -108],
        ],
        4,
        star,
        { again: false },
      ),
    ),
    chalkFill(S, head, star, { gap: 4, opacity: 0.9, ground: 0.5 }),
    path(
      smooth(at('-28,-92 -16,-98 -4,-92 0,-86 4,-92 16,-98 28,-92 22,-80 8,-80 0,-84 -8,-80 -22,-80')),
      slate,
    ),
    path(
      smooth(blob(-13, -89, 3.6, 3.6, S.noise, 0.1, 1, 9)) +
        smooth(blob(14, -89, 3.6, 3.6, S.noise, 0.1, 1, 9)),
      star,
    ),
    path(
      smooth(blob(0, -74, 4.6, 3.6, S.noise, 0.1, 1, 9)) + smooth(blob(0, -66, 4, 3, S.noise, 0.1, 1, 9)),
      slate,
    ),
    chalkLine(S, resample(closed(head), 12), 3, star),
  );
}

/** A fish, less the fish. */
const bone = (S: Easel, x: number, y: number, s: number, r: number): string =>
  moved(
    { x, y, s, r },
    chalkLine(S, trace('-40,0 0,-3 36,0'), 4, star),
    times(5, (i) =>
      chalkLine(
        S,
        [
          [-18 + i * 11, -14 + i * 1.6],
          [-14 + i * 11, 0],
          [-18 + i * 11, 14 - i * 1.6],
        ],
        3,
        star,
        { again: false },
      ),
    ),
    chalkLine(S, trace('-40,0 -56,-14 -66,0 -56,13 -40,0'), 4, star),
    chalkLine(S, trace('36,0 50,-13 46,0 50,12 36,0'), 4, star),
  );

/** What fell out. */
function rubbish(S: Easel): string {
  return [
    bone(S, 520, 1122, 0.9, -8),
    chalkLine(S, trace('600,1110 592,1124 604,1136'), 5, dome),
    chalkLine(S, trace('592,1108 600,1112 610,1108'), 5, dome),
    chalkLine(S, trace('590,1138 602,1134 614,1138'), 5, dome),
    // a lid still rocking
    chalkFill(S, oval(690, 1108, 62, 17), dome, { gap: 5, opacity: 0.8, ground: 0.3, angle: 0.1 }),
    chalkLine(S, oval(690, 1108, 62, 17), 5, star),
    chalkLine(S, trace('676,1104 690,1094 704,1104'), 5, star),
    chalkLine(S, trace('620,1090 612,1102 616,1116'), 3, dome, { again: false }),
    chalkLine(S, trace('764,1092 770,1104 764,1118'), 3, dome, { again: false }),
  ].join('');
}

/** The chart on the ground, with a hole where somebody was. */
function chart(S: Easel): string {
  const sheet = trace('66,1064 214,1040 236,1124 84,1150');
  const hole = pathPoints(
    'M108 1090C112 1072 134 1066 152 1070C160 1062 172 1062 178 1068C190 1072 198 1080 196 1086C184 1088 178 1092 176 1112L166 1114L162 1098L136 1104L138 1122L126 1124L120 1106C114 1108 108 1112 98 1112C98 1104 104 1100 108 1090Z',
    4,
  );
  return (
    path(polygon(sheet), slate) +
    chalkFill(S, sheet, star, { gap: 5, opacity: 0.72, ground: 0.4, angle: -0.16 }) +
    chalkLine(S, resample(closed(sheet), 16), 4, star) +
    path(smooth(hole), slate) +
    [
      [82, 1076],
      [100, 1134],
      [202, 1056],
      [222, 1112],
      [92, 1098],
      [212, 1092],
    ]
      .map(([x = 0, y = 0]) => path(smooth(blob(x, y, 3.4, 3, S.noise, 0.1, 1, 8)), slate))
      .join('')
  );
}

function paint(): Scene {
  const scene = new Scene({ seed: 3737, background: slate });
  // an empty sky: only where it was wiped
  const sky = scene.element('sky');
  scene.add(
    rubbed(sky, smooth(blob(210, 250, 190, 110, sky.noise, 0.4, 1.8)), blue, 0.16),
    rubbed(sky, smooth(blob(330, 380, 150, 60, sky.noise, 0.4, 1.8)), blue, 0.1),
    // holes left by the stars, a few dashes of the old drawing
    [
      '110,210 150,196 176,190',
      '236,190 270,196 300,210',
      '310,236 300,270 288,300',
      '150,300 190,306 226,306',
      '92,230 80,262 70,280',
    ].map((p) => chalkLine(sky, trace(p), 2, blue, { again: false, opacity: 0.6 })),
    trace('84,224 206,184 316,222 288,316 136,300 64,290').map(([x, y]) =>
      chalkLine(sky, oval(x, y, 8, 8), 2.4, blue, { again: false, opacity: 0.8 }),
    ),
  );
  // the way down
  scene.add(
    (
      [
        [176, 348, 8, 0.62],
        [124, 386, -6, 0.68],
        [172, 428, 10, 0.76],
        [118, 474, -4, 0.84],
        [178, 516, 8, 0.92],
      ] as const
    ).map(([x, y, r, k]) =>
      moved(
        { x, y, s: k, r: 180 + r },
        path(soften('-15,6 -10,-6 0,-10 10,-6 15,6 8,14 0,10 -8,14'), star, 'opacity=".85"'),
        trace('-19,-9 -8,-20 8,-20 19,-9').map(([u, v]) =>
          path(smooth(blob(u, v, 5, 6, sky.noise, 0.1, 1, 9)), star, 'opacity=".85"'),
        ),
      ),
    ),
  );
  // the hill and the wall with the cubs
  const hill = scene.element('hill');
  const slope = traceCurve('-20,908 120,884 300,902 480,880 820,900', 8);
  scene.add(
    chalkFill(hill, [...slope, [820, 1210], [-20, 1210]], blue, {
      gap: 20,
      opacity: 0.26,
      ground: 0.05,
      angle: -0.1,
    }),
    chalkLine(
      hill,
      slope.filter((_, i) => i % 4 === 0),
      5,
      blue,
    ),
  );
  observatory(scene);
  const wall = scene.element('wall');
  const stones = trace('-20,842 160,836 176,926 -20,940');
  scene.add(
    starCub(scene.element('cub one'), { x: 46, y: 852, s: 1.12, flip: 1 }, chalks),
    starCub(scene.element('cub two'), { x: 112, y: 848, s: 0.92, flip: 1 }, chalks),
    path(polygon(stones), slate),
    chalkFill(wall, stones, dome, { gap: 9, opacity: 0.42, ground: 0.12, angle: 0.1 }),
    [['-20,842 80,838 160,836'], ['-20,886 80,882 168,880'], ['160,836 168,880 176,926']].map(([p = '']) =>
      chalkLine(wall, trace(p), 5, dome),
    ),
    [
      '40,842 42,862 40,884',
      '110,838 112,860 110,880',
      '76,884 78,910 76,930',
      '140,882 140,904 142,926',
    ].map((p) => chalkLine(wall, trace(p), 4, slate, { again: false })),
  );
  // grass in the lamp-less yard
  const yard = scene.element('yard');
  scene.add(
    rubbed(yard, 'M150 1070C300 1050 560 1050 720 1080C700 1130 240 1140 150 1110Z', blue, 0.55),
    times(60, () => {
      const [x, y] = [yard.rng.range(10, 790), yard.rng.range(940, 1180)];
      return x > 450 && y < 1080
        ? ''
        : chalkLine(
            yard,
            [
              [x, y],
              [x + 3, y - 9],
              [x + yard.rng.range(-6, 8), y - 18],
            ],
            2.4,
            blue,
            { again: false, opacity: 0.7 },
          );
    }),
  );
  scene.add(
    moved({ x: 726, y: 1092, s: 0.44 }, bin(scene.element('small bin'), false)),
    raccoon(scene.element('raccoon')),
  );
  scene.add(starBear(scene.element('bear'), chalks));
  const supper = scene.element('supper');
  scene.add(
    bone(supper, 548, 728, 0.95, 80),
    moved({ x: 604, y: 1086, s: 1 }, bin(scene.element('bin'), true)),
    // a skin and a sheet of something over the rim
    path(polygon(trace('632,862 636,808 668,800 672,862')), slate),
    chalkFill(supper, trace('634,862 638,810 668,802 670,862'), star, {
      gap: 5,
      opacity: 0.8,
      ground: 0.3,
      angle: 0.2,
    }),
    chalkLine(supper, trace('634,862 638,810 668,802 670,862'), 4, star),
    ['560,856 552,884 538,898', '564,856 568,886 562,904'].map((p) => chalkLine(supper, trace(p), 7, dome)),
  );
  scene.add(
    starPaw(scene.element('paw'), chalks),
    rubbish(scene.element('rubbish')),
    chart(scene.element('chart')),
  );
  return scene;
}

export default card({ finish: chalkboard, grade: { slate, halo: 0.34, smears: 0.5 }, paint });
