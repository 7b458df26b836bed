/** Felt: a snowplough from the side, driving left, wheels on y = 1084, blade at x = 456; its driver at the window looks up to the left. */
import { felt } from '../finishes/felt.ts';
import { backStitch, knots, running, satinFill, sew, yarn } from '../finishes/felt-thread.ts';
import { adjust } from '../kit/colour.ts';
import { closedCurve, traceCurve } from '../kit/curves.ts';
import { TAU, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

const [ORANGE, STEEL, BLACK, GLASS, SKIN, FUR, CREAM, AMBER, WOOL] = [
  '#d9622b',
  '#8593a6',
  '#2b2a35',
  '#f7e4bd',
  '#e8b895',
  '#6b4a37',
  '#f4ead6',
  '#f2b53c',
  '#8d3b3a',
] as const;

const disc = (x: number, y: number, r: number): Point[] =>
  times(26, (i): Point => [x + Math.cos((i / 26) * TAU) * r, y + Math.sin((i / 26) * TAU) * r]);

export function feltPlough(S: Easel): string {
  const thread = adjust(ORANGE, { dL: 0.16 });
  const smoke = [
    traceCurve('786,700 780,664 796,640 786,606 802,580'),
    traceCurve('790,706 800,676 788,650 806,622'),
  ];
  return [
    yarn(S.element('smoke'), smoke, '#c9b8c4', { width: 9, every: 30 }),
    felt(S.element('pipe'), trace('776,716 794,716 792,850 778,850'), BLACK, { height: 1 }),
    // the box behind
    felt(S.element('box'), trace('716,850 840,838 840,1010 720,1010'), adjust(ORANGE, { dL: -0.06 }), {
      height: 1.8,
    }),
    sew(
      S,
      times(3, (i): Points => [
        [738 + i * 34, 862],
        [740 + i * 34, 996],
      ]),
      adjust(ORANGE, { dL: -0.16 }),
      { width: 3.4 },
    ),
    // hood and cab in one piece
    felt(
      S.element('body'),
      closedCurve(
        '512,1030 506,960 516,908 560,890 600,884 606,800 616,742 640,726 700,724 730,736 738,800 742,900 744,1030',
        6,
      ),
      ORANGE,
      { height: 2.4 },
    ),
    sew(S, running(S, traceCurve('524,1014 520,960 530,924 566,906 612,900'), 13, 8), thread, { width: 3.6 }),
    sew(S, backStitch(S, trace('612,906 612,1020'), 9), adjust(ORANGE, { dL: -0.15 }), { width: 3.2 }),
    sew(
      S,
      times(4, (i): Points => [
        [538, 940 + i * 15],
        [584, 934 + i * 15],
      ]),
      adjust(ORANGE, { dL: -0.15 }),
      { width: 3.4 },
    ),
    felt(
      S.element('window'),
      closedCurve('622,884 622,800 630,754 650,744 704,744 720,756 726,820 726,884', 6),
      GLASS,
      { height: 0.4 },
    ),
    driver(S.element('driver')),
    felt(S.element('sill'), trace('614,876 734,874 734,894 614,896'), adjust(ORANGE, { dL: -0.04 }), {
      height: 1.2,
    }),
    mitten(S.element('mitten')),
    // the roof and what turns on it
    felt(S.element('roof'), closedCurve('600,738 616,716 680,708 738,718 754,740 680,734', 6), CREAM, {
      height: 1.6,
    }),
    felt(S.element('beacon'), closedCurve('658,712 660,682 676,670 692,682 694,712', 6), AMBER, {
      height: 1.8,
    }),
    sew(
      S,
      [
        [
          [676, 654],
          [676, 636],
        ],
        [
          [650, 664],
          [636, 650],
        ],
        [
          [702, 664],
          [716, 650],
        ],
      ],
      AMBER,
      { width: 4 },
    ),
    felt(S.element('lamp'), disc(522, 934, 15), AMBER, { height: 1.4 }),
    // blade, arm
    felt(S.element('arm'), trace('474,990 560,1000 560,1026 474,1022'), BLACK, { height: 1 }),
    felt(
      S.element('blade'),
      closedCurve(
        '430,812 462,800 486,830 494,900 488,980 462,1050 410,1092 392,1080 436,1030 456,960 458,890 448,842',
        8,
      ),
      STEEL,
      { height: 2.2 },
    ),
    sew(S, running(S, traceCurve('462,826 472,900 466,976 440,1044'), 12, 9), '#c5cfdb', { width: 3.6 }),
    times(4, (i) =>
      satinFill(
        S,
        trace(
          `${470 - i * 2},${838 + i * 52} ${488 - i},${836 + i * 52} ${490 - i * 2},${858 + i * 52} ${472 - i * 3},${862 + i * 52}`,
        ),
        i % 2 ? CREAM : WOOL,
        0.3,
        3,
      ),
    ),
    wheel(S.element('front'), 576, 1030, 56),
    wheel(S.element('back'), 752, 1034, 54),
  ]
    .flat()
    .join('');
}

function wheel(S: Easel, x: number, y: number, r: number): string {
  const turn = S.rng.range(0, 1);
  const spokes = times(6, (i): Points => {
    const a = turn + (i / 6) * TAU;
    return [
      [x + Math.cos(a) * 9, y + Math.sin(a) * 9],
      [x + Math.cos(a) * r * 0.42, y + Math.sin(a) * r * 0.42],
    ];
  });
  const chains = times(15, (i): Points => {
    const a = turn + (i / 15) * TAU;
    return [
      [x + Math.cos(a) * r * 0.74, y + Math.sin(a) * r * 0.74],
      [x + Math.cos(a + 0.14) * r * 0.97, y + Math.sin(a + 0.14) * r * 0.97],
    ];
  });
  return [
    felt(S, disc(x, y, r), BLACK, { height: 2.2 }),
    sew(S, chains, '#767485', { width: 3.4 }),
    felt(S.element('hub'), disc(x, y, r * 0.5), CREAM, { height: 1 }),
    sew(S, spokes, '#a08f86', { width: 3 }),
  ].join('');
}

/** In profile: fur cap, moustache, one eye on the heap above. */
function driver(S: Easel): string {
  const head = closedCurve(
    '654,806 648,822 636,834 640,842 648,844 646,860 656,874 684,880 704,868 712,830 704,800 676,792',
    8,
  );
  const cap = closedCurve(
    '646,806 640,788 650,766 676,756 704,762 720,784 726,812 722,850 708,858 698,842 698,818 680,808',
    8,
  );
  const shoulders = closedCurve('640,890 650,876 690,866 722,878 726,890', 6);
  return [
    felt(S.element('coat'), shoulders, '#31565c', { height: 1.2 }),
    felt(S, head, SKIN, { height: 1.6, fuzz: 0.4, wobble: 0.4 }),
    sew(S, [traceCurve('652,816 660,810 670,812', 5)], BLACK, { width: 3.4, twist: false, dimple: false }),
    sew(S, [traceCurve('652,806 662,800 674,803', 5)], FUR, { width: 3, twist: false, dimple: false }),
    knots(S, [[658, 818]], BLACK, 3.2),
    yarn(
      S.element('moustache'),
      [traceCurve('644,850 656,852 672,858 684,852'), traceCurve('646,854 660,860 676,864')],
      '#5b3b2c',
      { width: 7, every: 0 },
    ),
    sew(
      S,
      times(5, (i): Points => [
        [682 + (i % 3) * 6, 836 + i * 3],
        [686 + (i % 3) * 6, 838 + i * 3],
      ]),
      '#c98468',
      { width: 2, twist: false, dimple: false, shadow: 0 },
    ),
    felt(S.element('cap'), cap, FUR, { height: 2, fuzz: 2 }),
    sew(
      S,
      times(26, (i): Points => {
        const [x, y] = [652 + (i % 8) * 9, 772 + Math.floor(i / 8) * 14];
        return [
          [x, y],
          [x + S.rng.range(-4, 6), y + 9],
        ];
      }).filter(([p]) => (p?.[0] ?? 0) > 696 || (p?.[1] ?? 0) < 800),
      adjust(FUR, { dL: 0.08 }),
      { width: 3, dimple: false, shadow: 0.15 },
    ),
  ].join('');
}

/** Out of the window, a thumb up or only cold. */
const mitten = (S: Easel): string =>
  felt(
    S,
    closedCurve('600,900 592,880 598,862 612,858 618,846 630,846 630,862 638,880 632,898 616,906', 8),
    WOOL,
    { height: 2 },
  ) + satinFill(S, closedCurve('600,894 634,890 638,908 604,912', 6), CREAM, 1.5, 3.4);
