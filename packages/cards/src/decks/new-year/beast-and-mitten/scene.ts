/** N16: a beast as high as a mountain hides behind a barn from one red mitten. Felt and thread. */
import { felt, felted } from '../../../finishes/felt.ts';
import { backStitch, knots, running, satinFill, sew, yarn } from '../../../finishes/felt-thread.ts';
import { card } from '../../../finishes/finish.ts';
import { adjust, clamp } from '../../../kit/colour.ts';
import { closedCurve, polygon, spline, traceCurve } from '../../../kit/curves.ts';
import { group, moved } from '../../../kit/markup.ts';
import { lerp, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { shag } from '../../../motifs/felt-shag.ts';

const [SKY, SLATE, SNOW, UMBER, RED] = ['#d8b79a', '#4d5c74', '#e9e4da', '#4a3230', '#b92f25'] as const;
const SHADE = '#8f9cb4';

const BEAST = closedCurve(
  '-60,900 -34,770 14,640 62,540 98,440 150,340 204,262 262,186 330,140 398,138 452,176 500,226 560,246 622,252 690,290 744,360 786,450 818,560 850,700 870,900',
);
const CREST = closedCurve('262,200 300,150 350,124 400,126 448,168 420,190 340,200');
const SHOULDER = closedCurve(
  '470,196 512,222 570,236 630,240 700,280 752,350 800,450 780,470 720,370 660,300 580,276 500,262',
);
const HEAD = closedCurve(
  '372,730 352,660 352,584 378,520 424,476 486,452 556,454 610,486 644,540 656,620 646,700 600,760 440,776',
);
const BONE = '#cdbfa6';

function paint(): Scene {
  const scene = new Scene({ seed: 1616, background: SKY });
  const S = scene.element('sky');
  scene.add(
    knots(S, trace('86,120 150,268 60,372 222,66 690,90 610,60 742,236 706,330 96,540 28,236'), SNOW, 4.6),
  );
  beast(scene);
  head(scene);
  snow(scene);
  firs(scene);
  barn(scene);
  paws(scene);
  mitten(scene);
  return scene;
}

function beast(scene: Scene): void {
  const S = scene.element('beast');
  scene.add(
    felt(S, BEAST, adjust(SLATE, { dL: -0.07 }), { height: 2 }),
    shag(S, BEAST, {
      colour: SLATE,
      gap: 30,
      step: 12,
      length: 84,
      width: 6,
      flow: (x, y) =>
        Math.PI / 2 - clamp((x - 380) / 440, -0.85, 0.85) * lerp(1.5, 0.5, clamp((y - 100) / 600)),
      tone: (x, y) =>
        -0.7 +
        clamp((380 - x) / 300, -1, 1) * 0.9 +
        S.noise.n2(x / 90, y / 90) * 0.9 -
        clamp((y - 500) / 500) * 0.6,
    }),
    shag(S.element('shoulder'), SHOULDER, {
      colour: SLATE,
      gap: 20,
      step: 10,
      length: 60,
      width: 6,
      flow: (x) => Math.PI / 2 - clamp((x - 600) / 150, -0.3, 1),
      tone: (x) => clamp((640 - x) / 120, -0.8, 0.6),
    }),
    shag(S.element('crest'), CREST, {
      colour: SLATE,
      gap: 22,
      step: 9,
      length: 66,
      width: 6,
      flow: (x) => Math.PI / 2 - clamp((x - 366) / 110, -1.25, 1.1),
      tone: (x) => 0.8 + clamp((366 - x) / 120, -1, 1),
    }),
  );
}

/** The face looks over the roof, a little turned away: ears flat, brows high in the middle. */
function head(scene: Scene): void {
  const S = scene.element('head');
  const ears = [
    closedCurve('392,566 346,560 292,588 258,646 270,664 318,648 366,640'),
    closedCurve('630,536 676,512 734,516 778,552 768,572 716,578 656,602'),
  ];
  const horns = [
    closedCurve('404,520 372,498 348,458 340,408 352,396 366,430 392,462 430,484'),
    closedCurve('586,476 614,446 626,404 620,362 634,354 650,396 648,446 624,500'),
  ];
  scene.add(
    felt(S, ears, adjust(SLATE, { dL: -0.03 }), { height: 1.6, fuzz: 1.6 }),
    sew(
      S,
      [
        '384,592 340,598 286,636',
        '376,612 340,618 300,640',
        '650,560 700,544 752,548',
        '654,580 700,564 740,562',
      ].flatMap((vein) => running(S, traceCurve(vein), 11, 8)),
      adjust(SLATE, { dL: -0.16 }),
      { width: 3.4 },
    ),
    felt(S, HEAD, adjust(SLATE, { dL: -0.09 }), { height: 3.2, shadowOpacity: 0.62 }),
    felt(S.element('horns'), horns, BONE, { height: 1.8 }),
    sew(
      S,
      horns.flatMap((horn) => rings(horn)),
      adjust(BONE, { dL: -0.16 }),
      { width: 3, twist: false },
    ),
    shag(S.element('fur'), HEAD, {
      colour: SLATE,
      gap: 17,
      step: 9,
      length: 50,
      width: 4.6,
      flow: (x, y) => {
        const [dx, dy] = [x - 500 + (y - 560) * 0.1, y - 500];
        return dy < 0 ? Math.PI / 2 - clamp(dx / 60, -1.2, 1.2) : Math.PI / 2 - clamp(dx / 170, -1, 1) * 0.8;
      },
      tone: (x, y) => 1.4 + clamp((510 - x) / 150, -1, 1) * 0.5 - clamp((y - 640) / 90) * 1.5,
    }),
  );
  eye(scene, [436, 598], 1);
  eye(scene, [564, 582], -1);
  scene.add(forelock(scene.element('forelock')));
}

const rings = (horn: Points): Point[][] => {
  const n = horn.length;
  return times(5, (k): Point[] => {
    const [a, b] = [horn[Math.floor(n * (0.06 + k * 0.055))], horn[Math.floor(n * (0.96 - k * 0.055))]];
    return a && b ? [a, b] : [];
  }).filter((ring) => ring.length === 2);
};

/** Wool that falls into the eyes. */
const forelock = (S: Easel): string =>
  [-0.08, 0, 0.06]
    .map((dL, tone) =>
      sew(
        S,
        times(13, (k): Point[] => {
          const x = 440 + (k * 3 + tone) * 4.2 + S.rng.gauss(0, 4);
          const drop = S.rng.range(34, 86);
          const side = (x - 506) * S.rng.range(0.3, 0.8);
          return spline(
            [
              [x, 486 + S.rng.gauss(0, 10)],
              [x + side * 0.3, 520],
              [x + side * 0.8, 480 + drop],
              [x + side, 500 + drop],
            ],
            false,
            6,
          );
        }),
        adjust(SLATE, { dL }),
        { width: 5, dimple: false },
      ),
    )
    .join('');

/** side 1: the left one of the picture. A dark eye that shows its white behind; the lid rises towards the middle. */
function eye(scene: Scene, [x, y]: Point, side: 1 | -1): void {
  const S = scene.element(`eye ${side}`);
  const at = (list: string): Point[] => trace(list).map(([u, v]): Point => [x + u * side, y + v]);
  const white = spline(at('-27,10 -18,-6 -2,-15 16,-19 26,-11 26,5 15,15 -4,18 -18,16'), true, 6);
  const iris: Point = [x - 5, y + 3];
  scene.add(
    felt(S, white, SNOW, { height: 0.6, fuzz: 0.3, wobble: 0.4 }),
    group(
      { 'clip-path': S.clip(polygon(white)) },
      satinFill(
        S,
        spline(
          times(10, (k): Point => [iris[0] + Math.cos(k * 0.628) * 16, iris[1] + Math.sin(k * 0.628) * 17]),
          true,
          4,
        ),
        '#1d1719',
        0.9,
        2.6,
      ),
    ),
    knots(S, [[iris[0] - 5, iris[1] - 7]], SNOW, 2),
    yarn(
      S,
      [
        spline(at('-36,14 -22,-8 -3,-20 18,-26 36,-16'), false, 8),
        spline(at('-34,14 -18,23 0,24 22,18'), false, 8),
      ],
      adjust(SLATE, { dL: -0.13 }),
      { width: 6.5, every: 0 },
    ),
    yarn(
      S,
      [
        spline(at('-44,-12 -24,-30 2,-44 34,-54'), false, 8),
        spline(at('-36,-22 -14,-40 10,-54 34,-66'), false, 8),
      ],
      adjust(SLATE, { dL: 0.07 }),
      { width: 6.5, every: 0 },
    ),
  );
}

function snow(scene: Scene): void {
  const S = scene.element('snow');
  const far = closedCurve('-60,870 60,852 180,868 330,846 470,862 620,842 740,858 860,846 860,1260 -60,1260');
  const near = closedCurve('-60,1010 90,992 260,1016 430,1056 600,1052 740,1018 860,1012 860,1260 -60,1260');
  scene.add(
    felt(S, far, '#c6cbd6', { height: 1.5 }),
    sew(S, running(S, traceCurve('-10,906 120,892 240,908 320,896'), 15, 10), SHADE, { width: 3.6 }),
    sew(S, running(S, traceCurve('720,890 770,884 820,880'), 15, 10), SHADE, { width: 3.6 }),
    felt(S.element('near'), near, SNOW, { height: 1.7 }),
    sew(S, running(S, traceCurve('290,1058 430,1094 600,1090 740,1056 820,1050'), 15, 10), SHADE, {
      width: 3.8,
    }),
    sew(S, running(S, traceCurve('-10,1046 40,1036 90,1030 130,1032'), 15, 10), SHADE, {
      width: 3.8,
    }),
  );
}

/** A wood no higher than its knee. */
function firs(scene: Scene): void {
  const S = scene.element('firs');
  const stands = trace('52,878 84,884 128,876 166,886 700,866 736,872 772,866');
  scene.add(
    stands.map(([x, y], i) => {
      const h = [44, 62, 38, 52, 46, 60, 40][i] ?? 40;
      const needles = times(Math.round(h / 5), (k): Point[][] => {
        const v = y - h + k * 5;
        const half = 3 + (k * 5 * 0.3 + S.rng.range(0, 2));
        return [
          [
            [x, v],
            [x - half, v + 7],
          ],
          [
            [x, v],
            [x + half, v + 7],
          ],
        ];
      }).flat();
      return sew(
        S,
        [
          [
            [x, y - h - 6],
            [x, y + 4],
          ],
          ...needles,
        ],
        '#33413c',
        { width: 2.8, twist: false, dimple: false },
      );
    }),
  );
}

function barn(scene: Scene): void {
  const S = scene.element('barn');
  const wall = trace('336,806 692,800 690,936 500,942 338,938');
  const roof = trace('372,708 654,700 728,818 512,824 300,824');
  const drift = closedCurve(
    '352,726 372,690 430,684 500,690 580,680 650,682 682,716 676,744 640,734 604,750 560,738 516,752 470,738 428,752 392,740',
  );
  const boards = times(9, (i): Point[] => [
    [366 + i * 38, 832],
    [365 + i * 38, 932],
  ]);
  scene.add(
    felt(S, wall, UMBER, { height: 1.4 }),
    sew(
      S,
      boards.flatMap((b) => running(S, b, 14, 7)),
      '#8a6550',
      { width: 3 },
    ),
    felt(S, trace('476,850 556,848 558,940 474,941'), adjust(UMBER, { dL: -0.1 }), { height: 0.5 }),
    sew(S, backStitch(S, trace('476,852 556,936'), 10), '#8a6550', { width: 3 }),
    sew(S, backStitch(S, trace('556,852 476,936'), 10), '#8a6550', { width: 3 }),
    felt(S, roof, adjust(UMBER, { dL: 0.05 }), { height: 1.8 }),
    sew(S, running(S, trace('330,800 698,794'), 13, 8), '#9b7258', { width: 3 }),
    felt(S.element('drift'), drift, SNOW, { height: 1.4 }),
  );
}

/** What holds on to the roof. */
function paws(scene: Scene): void {
  const S = scene.element('paws');
  const hands = [
    closedCurve(
      '352,690 362,660 398,640 440,640 476,656 490,688 488,728 480,754 466,756 458,734 452,762 444,776 430,776 422,738 414,770 404,780 392,776 388,736 378,756 368,760 358,744',
    ),
    closedCurve(
      '632,676 648,648 684,640 720,658 742,690 752,738 752,768 742,780 730,770 724,736 722,776 714,790 700,786 692,742 686,770 676,776 664,766 660,730 646,742 634,724',
    ),
  ];
  const claws = trace('368,756 403,776 438,772 470,752 674,772 711,786 743,774');
  scene.add(
    claws.map(([x, y], i) =>
      satinFill(
        S,
        closedCurve(
          `${x - 8},${y - 6} ${x},${y - 10} ${x + 8},${y - 6} ${x + 3},${y + 12} ${x - 2},${y + 17}`,
        ),
        BONE,
        i % 2 ? 1.4 : 1.7,
        2.6,
      ),
    ),
    hands.map((one, i) =>
      felt(S.element(`hand ${i}`), one, adjust(SLATE, { dL: 0.015 }), { height: 1.8, fuzz: 1.8 }),
    ),
    shag(S.element('wrist'), closedCurve('352,690 380,662 440,656 486,680 466,700 420,690 380,702'), {
      colour: SLATE,
      gap: 12,
      step: 8,
      length: 34,
      width: 4.4,
      flow: (x) => 1.57 - (x - 420) / 200,
      tone: () => 0.6,
    }),
    shag(S.element('other wrist'), closedCurve('634,684 660,656 710,658 744,694 720,704 680,690 650,702'), {
      colour: SLATE,
      gap: 12,
      step: 8,
      length: 34,
      width: 4.4,
      flow: (x) => 1.57 - (x - 690) / 200,
      tone: () => 0.3,
    }),
  );
}

/** It lies where somebody lost it, on its string. */
function mitten(scene: Scene): void {
  const S = scene.element('mitten');
  const hand = closedCurve(
    '150,1128 142,1096 146,1066 164,1050 188,1050 204,1064 208,1086 224,1072 240,1072 246,1084 236,1102 216,1118 212,1136 180,1140',
  );
  const cuff = closedCurve('148,1128 178,1136 212,1132 216,1150 212,1164 178,1168 148,1160 142,1144');
  scene.add(
    moved(
      { x: 196, y: 1082, r: -14, s: 0.92 },
      moved(
        { x: -180, y: -1108 },
        yarn(
          S,
          [
            traceCurve(
              '186,1160 196,1186 250,1196 300,1186 350,1204 392,1248 460,1270 540,1276 620,1310 700,1370 800,1420',
            ),
          ],
          adjust(RED, { dL: -0.04 }),
          { width: 6, every: 30, couching: SNOW },
        ),
        felt(S, hand, RED, { height: 1.5 }),
        sew(
          S,
          running(
            S,
            hand.map(([x, y]): Point => [lerp(186, x, 0.84), lerp(1098, y, 0.86)]),
            7,
            5,
          ),
          '#f0d9c4',
          { width: 2.6 },
        ),
        satinFill(S, cuff, adjust(RED, { dL: -0.05 }), 1.5, 4),
      ),
    ),
  );
}

export default card({ finish: felted, grade: { rake: 0.2 }, paint });
