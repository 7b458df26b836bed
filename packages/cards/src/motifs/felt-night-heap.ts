/** Felt: the night, shovelled up from the left into a heap that curls over at the top; what was caught in it: the moon, a sleeper, an owl on the brink. */
import { felt, wool } from '../finishes/felt.ts';
import { backStitch, knots, running, satinFill, sew } from '../finishes/felt-thread.ts';
import { adjust, mix } from '../kit/colour.ts';
import { closedCurve, traceCurve } from '../kit/curves.ts';
import { moved } from '../kit/markup.ts';
import { inside, TAU, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';

const [NIGHT, DEEP, MID, PALE, STAR, GOLD, CREAM] = [
  '#1f2a57',
  '#151c3f',
  '#2f4180',
  '#5166a6',
  '#f5efdc',
  '#f0bf4f',
  '#f4ead6',
] as const;

const HEAP = closedCurve(
  '-60,1120 -60,-60 120,-60 300,-30 440,20 560,96 640,190 674,290 664,372 628,420 592,410 586,360 604,330 590,280 540,236 470,222 404,252 362,316 350,400 364,500 392,600 420,690 446,780 462,860 466,950 452,1040 420,1100',
  8,
);
/** Laid on in drifts that turn with the wave. */
const DRIFTS: readonly (readonly [string, string, number])[] = [
  [
    '-60,1120 -60,40 100,10 280,40 420,90 520,160 440,176 350,236 306,330 300,440 324,560 364,680 400,790 420,900 414,1000 380,1100',
    MID,
    1.4,
  ],
  [
    '-60,1120 -60,180 80,150 220,176 300,240 262,330 248,450 264,580 304,710 340,830 354,950 330,1100',
    NIGHT,
    1.6,
  ],
  ['-60,1120 -60,380 60,350 160,392 196,480 202,600 236,740 268,870 270,990 240,1100', MID, 1.6],
  ['-60,1120 -60,620 40,600 120,660 160,780 186,900 176,1020 140,1110', DEEP, 1.6],
];

export function nightHeap(S: Easel): string {
  return [
    felt(S, HEAP, NIGHT, { height: 3, shadowOpacity: 0.5 }),
    claws(S.element('claws')),
    DRIFTS.map(([list, ink, height], i) =>
      felt(S.element(`drift ${i}`), closedCurve(list, 8), ink, { height }),
    ),
    seams(S.element('seams')),
    wisps(S.element('wisps')),
    stars(S.element('stars')),
    moon(S.element('moon')),
    sleeper(S.element('bed')),
    moved({ x: 596, y: 196, s: 1.06, r: 6 }, owl(S.element('owl'))),
  ]
    .flat()
    .join('');
}

/** The crest breaks into fingers. */
function claws(S: Easel): string {
  const hook = (list: string, wide: number): Point[] =>
    ribbon(traceCurve(list, 12), (t) => wide * (1 - t) ** 0.7 + 1.5);
  const fingers = [
    hook('430,74 560,84 666,112 722,178', 46),
    hook('610,140 690,160 742,220 744,284', 34),
    hook('636,220 700,250 736,310 724,366', 32),
    hook('630,290 680,330 694,386 676,438', 29),
    hook('624,330 640,384 636,436 612,480', 27),
    hook('656,296 620,356 594,408 556,436', 25),
  ];
  const loose = [
    '716,412 730,408 738,422 728,434 716,428',
    '662,494 676,488 684,500 676,512 664,508',
    '566,506 576,500 584,510 576,520',
    '752,330 762,326 766,338 756,344',
    '486,640 500,634 508,648 498,660 486,654',
    '512,740 524,736 530,746 522,756 512,750',
  ];
  return (
    felt(S, fingers, NIGHT, { height: 2 }) +
    felt(
      S.element('loose'),
      loose.map((l) => closedCurve(l, 5)),
      MID,
      { height: 1.4 },
    )
  );
}

const seams = (S: Easel): string =>
  [
    sew(S, running(S, traceCurve('80,26 270,56 400,104 470,152 420,178'), 16, 11), PALE, { width: 4 }),
    sew(
      S,
      running(S, traceCurve('60,168 210,194 276,246 244,330 230,450 246,584'), 15, 10),
      adjust(MID, { dL: 0.1 }),
      { width: 4 },
    ),
    sew(S, running(S, traceCurve('50,368 146,408 178,486 184,604 218,744'), 15, 10), PALE, { width: 4 }),
    sew(S, running(S, traceCurve('430,14 556,110 628,210 650,300'), 15, 10), PALE, { width: 4 }),
  ].join('');

/** A milky way, rubbed in. */
function wisps(S: Easel): string {
  const band = closedCurve(
    '300,60 440,110 500,160 420,170 340,230 296,330 290,460 310,560 286,560 262,440 276,310 320,200 380,130 280,90',
    8,
  );
  return wool(S, band, mix(PALE, STAR, 0.4), {
    n: 900,
    length: 26,
    flow: (x, y) => Math.atan2(y - 420, x - 420) + Math.PI / 2,
    opacity: 0.34,
  });
}

function stars(S: Easel): string {
  const places: Point[] = [];
  for (let k = 0; places.length < 88 && k < 4000; k++) {
    const p: Point = [S.rng.range(14, 660), S.rng.range(14, 1080)];
    if (inside(HEAP, ...p) && !taken(p) && places.every(([x, y]) => Math.hypot(x - p[0], y - p[1]) > 26))
      places.push(p);
  }
  const four = (x: number, y: number, r: number, turn: number): string => {
    const ray = (i: number, k: number): Points => {
      const a = turn + (i / 8) * TAU;
      const reach = i % 2 ? r * 0.45 : r;
      return [
        [x + Math.cos(a) * r * k, y + Math.sin(a) * r * k],
        [x + Math.cos(a) * reach, y + Math.sin(a) * reach],
      ];
    };
    return sew(
      S,
      times(8, (i) => ray(i, 0.12)),
      r > 20 ? GOLD : STAR,
      { width: r > 20 ? 4.4 : 3.6 },
    );
  };
  return [
    knots(
      S,
      places.filter((_, i) => i % 4),
      STAR,
      (i) => 2.4 + ((i * 7) % 5) * 0.6,
    ),
    knots(
      S,
      places.filter((_, i) => i % 4 === 0),
      GOLD,
      (i) => 2.8 + (i % 3) * 0.8,
    ),
    four(120, 96, 26, 0.1),
    four(480, 60, 18, 0.5),
    four(96, 300, 17, 0.3),
    four(330, 700, 22, 0.2),
    four(64, 520, 24, 0.6),
    four(396, 880, 17, 0.1),
    four(212, 992, 19, 0.4),
  ].join('');
}

const taken = ([x, y]: Point): boolean =>
  Math.hypot(x - 250, y - 240) < 120 || (x > 530 && y > 100) || (x > 20 && x < 370 && y > 720 && y < 970);

/** It set off with the rest. */
function moon(S: Easel): string {
  const sickle = closedCurve(
    '214,160 262,150 312,178 338,228 332,284 300,322 254,334 290,296 300,246 284,200 252,172',
    8,
  );
  return [
    felt(S, sickle, '#f6dc8e', { height: 2.4 }),
    sew(S, running(S, traceCurve('250,160 300,184 322,232 316,282 288,316'), 11, 8), '#d8a844', {
      width: 3.4,
    }),
    // an eye, not quite awake
    sew(S, [traceCurve('296,226 304,232 314,230', 5)], '#8a6a2c', { width: 3, twist: false, dimple: false }),
    sew(S, [traceCurve('304,276 298,284 288,286', 5)], '#8a6a2c', {
      width: 2.8,
      twist: false,
      dimple: false,
    }),
    felt(
      S.element('over'),
      closedCurve('196,300 240,312 300,304 352,318 340,362 270,372 206,352', 8),
      NIGHT,
      { height: 1.6 },
    ),
  ].join('');
}

/** Bed and all; five more minutes. */
function sleeper(S: Easel): string {
  const at = (list: string): Point[] => closedCurve(list, 8);
  const quilt = at('166,806 210,786 270,788 334,812 346,880 324,924 236,918 150,904 146,858');
  const squares = [
    ['174,818 214,802 222,842 178,850', '#c7573c'],
    ['228,800 272,800 272,844 232,840', '#e0a23f'],
    ['282,804 322,820 326,856 282,848', '#4f8a86'],
    ['164,862 216,852 222,898 166,892', '#4f8a86'],
    ['230,852 272,854 276,904 232,902', '#c98a9a'],
    ['284,860 328,868 318,910 286,906', '#c7573c'],
  ] as const;
  return moved(
    { x: -84, y: 34, r: -7 },
    felt(
      S.element('post'),
      [at('60,742 76,736 84,748 86,930 66,932'), at('340,836 354,832 360,842 360,946 344,946')],
      '#7a4f35',
      { height: 1.4 },
    ),
    felt(S.element('frame'), trace('74,884 350,908 350,930 74,910'), '#7a4f35', { height: 1.2 }),
    felt(S.element('pillow'), at('66,786 110,768 168,782 176,826 150,850 90,850 64,830'), CREAM, {
      height: 2,
    }),
    felt(S.element('head'), at('102,796 126,778 156,786 166,814 152,842 116,842 98,820'), '#e8b895', {
      height: 1.4,
      fuzz: 0.4,
    }),
    felt(S.element('hair'), at('92,818 92,786 122,764 156,774 166,798 142,790 114,796 108,822'), '#3a2b33', {
      height: 1.2,
    }),
    sew(S, [traceCurve('118,812 125,817 132,812', 5), traceCurve('142,811 149,816 155,810', 5)], '#3a2b33', {
      width: 2.6,
      twist: false,
      dimple: false,
    }),
    sew(S, [traceCurve('130,829 137,832 143,828', 5)], '#a34a40', {
      width: 2.4,
      twist: false,
      dimple: false,
    }),
    felt(S.element('quilt'), quilt, '#e9dcc4', { height: 2.6 }),
    squares.map(([list, ink], i) => felt(S.element(`square ${i}`), trace(list), ink, { height: 0.5 })),
    sew(S, running(S, traceCurve('170,812 212,794 270,796 328,818'), 10, 7), '#b79c78', { width: 3 }),
    // a hand over the edge
    felt(S.element('hand'), at('150,846 166,840 178,848 176,864 162,870 150,860'), '#e8b895', {
      height: 1.2,
      fuzz: 0.4,
    }),
    sew(S, backStitch(S, trace('160,854 172,856'), 6), '#b9805f', { width: 1.8, dimple: false }),
  );
}

/** About (0, 0), looking down to the right at whoever is doing this. */
function owl(S: Easel): string {
  const at = (list: string): Point[] => closedCurve(list, 8);
  return [
    felt(S.element('wing'), at('-44,-20 -58,20 -50,64 -20,84 -8,40 -20,-10'), '#6d5a4e', { height: 1.6 }),
    felt(
      S.element('body'),
      at('-40,-60 -50,-84 -24,-70 14,-74 40,-90 36,-60 48,-20 44,40 20,84 -20,88 -44,50 -50,0'),
      '#8b7463',
      { height: 2.2, fuzz: 1.4 },
    ),
    felt(S.element('front'), at('-14,0 12,-8 36,4 38,40 18,76 -8,78 -22,40'), '#e2d2b8', { height: 1 }),
    times(4, (row) =>
      sew(
        S,
        times(4, (i): Points => {
          const [x, y] = [-10 + i * 13 + (row % 2) * 6, 14 + row * 15];
          return [
            [x - 4, y - 3],
            [x, y + 4],
            [x + 4, y - 3],
          ];
        }),
        '#8b7463',
        { width: 2.8, dimple: false },
      ),
    ),
    felt(
      S.element('discs'),
      [
        times(22, (i): Point => [-16 + Math.cos((i / 22) * TAU) * 23, -36 + Math.sin((i / 22) * TAU) * 23]),
        times(22, (i): Point => [24 + Math.cos((i / 22) * TAU) * 21, -38 + Math.sin((i / 22) * TAU) * 22]),
      ],
      '#efe2c8',
      { height: 0.8 },
    ),
    satinFill(
      S,
      times(18, (i): Point => [-13 + Math.cos((i / 18) * TAU) * 13, -33 + Math.sin((i / 18) * TAU) * 13]),
      GOLD,
      0.5,
      2.6,
    ),
    satinFill(
      S,
      times(18, (i): Point => [25 + Math.cos((i / 18) * TAU) * 12, -35 + Math.sin((i / 18) * TAU) * 12]),
      GOLD,
      0.5,
      2.6,
    ),
    knots(
      S,
      [
        [-10, -27],
        [27, -29],
      ],
      '#1b1626',
      7,
    ),
    knots(
      S,
      [
        [-13, -31],
        [24, -33],
      ],
      '#ffffff',
      1.8,
    ),
    satinFill(S, trace('3,-26 11,-28 8,-6'), '#d98b3a', 1.57, 2.6),
    sew(
      S,
      [
        [
          [-34, -58],
          [-2, -50],
        ],
        [
          [42, -60],
          [14, -52],
        ],
      ],
      '#5a463c',
      { width: 4.4, dimple: false },
    ),
    sew(
      S,
      [
        [
          [-8, 84],
          [-12, 96],
        ],
        [
          [0, 85],
          [0, 97],
        ],
        [
          [14, 83],
          [18, 95],
        ],
        [
          [22, 81],
          [28, 92],
        ],
      ],
      '#d98b3a',
      { width: 4 },
    ),
  ]
    .flat()
    .join('');
}
