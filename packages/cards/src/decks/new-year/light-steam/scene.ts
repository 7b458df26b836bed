/** N52: in the snow stands a tub; in the tub an old man is happy; behind him is the one who made the water hot. Felt and thread. */
import { felt, felted, wool } from '../../../finishes/felt.ts';
import { backStitch, knots, running, satinFill, sew, yarn } from '../../../finishes/felt-thread.ts';
import { card } from '../../../finishes/finish.ts';
import { adjust, clamp } from '../../../kit/colour.ts';
import { closedCurve, resample, traceCurve } from '../../../kit/curves.ts';
import { TAU, lerp, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon } from '../../../kit/shapes.ts';
import { FUR, bathBear, bearPaw } from '../../../motifs/felt-bath-bear.ts';
import { shag } from '../../../motifs/felt-shag.ts';

const [SKY, SNOW, BARK, SKIN, WOOD, STEAM, WATER] = [
  '#b7cdd3',
  '#eceae4',
  '#e7e4da',
  '#e8ab8a',
  '#b57f4c',
  '#f7f6f1',
  '#7fb0b4',
] as const;
const SHADE = '#9fb2c6';

function paint(): Scene {
  const scene = new Scene({ seed: 5252, background: SKY });
  wood(scene);
  steam(scene);
  bear(scene);
  scene.add(bathBear(scene.element('bear head')));
  ladle(scene);
  bather(scene);
  tub(scene);
  scene.add(bearPaw(scene.element('paw'), [150, 916], 1, -0.08));
  return scene;
}

const rigid = (list: string): Point[] => {
  const points = trace(list);
  return resample([...points, ...points.slice(0, 1)], 7);
};

/** Birches stand about and look away. */
function wood(scene: Scene): void {
  const S = scene.element('wood');
  const trunks = [
    [64, 34],
    [176, 22],
    [642, 24],
    [738, 38],
    [560, 16],
  ] as const;
  scene.add(
    felt(
      S,
      trunks.map(([x, w]) =>
        rigid(`${x - w},-60 ${x + w * 0.9},-60 ${x + w * 1.1},1000 ${x - w * 1.1},1000`),
      ),
      BARK,
      { height: 1.4 },
    ),
    sew(
      S,
      trunks.flatMap(([x, w]) =>
        times(16, (i): Point[] => {
          const [y, u] = [i * 58 + S.rng.range(0, 40), S.rng.range(-0.9, 0.2) * w];
          return [
            [x + u, y],
            [x + u + S.rng.range(0.4, 0.9) * w, y + S.rng.gauss(0, 2)],
          ];
        }),
      ),
      '#2f2b2c',
      { width: 5, twist: false },
    ),
    felt(S.element('snow'), closedCurve('-60,930 120,906 400,900 680,906 860,926 860,1270 -60,1270'), SNOW, {
      height: 1.6,
    }),
    sew(S, running(S, traceCurve('-10,1150 60,1142 120,1150'), 15, 10), SHADE, { width: 3.8 }),
    sew(S, running(S, traceCurve('660,1140 740,1128 820,1134'), 15, 10), SHADE, { width: 3.8 }),
  );
}

/** It goes up on both sides and curls over. */
function steam(scene: Scene): void {
  const S = scene.element('steam');
  const ways = [
    '96,960 40,860 60,760 16,660 60,560 26,460 76,360 60,280 96,236 132,262 116,300 92,286',
    '120,960 66,860 84,760 40,660 84,560 50,460 100,370 150,330',
    '700,960 760,860 730,760 784,660 742,560 780,450 724,350 752,240 706,180 664,206 680,252 708,240',
    '676,960 736,860 706,760 760,660 718,560 756,460 700,370 660,340',
  ];
  ways.forEach((way, i) =>
    scene.add(
      felt(
        S.element(`${i}`),
        ribbon(
          resample(traceCurve(way), 9),
          (t) => (i % 2 ? 11 : 17) * Math.sin(Math.PI * (0.06 + 0.92 * t)) ** 0.5,
          S.noise,
          3,
        ),
        STEAM,
        { height: 0.9, fuzz: 3, shadowOpacity: 0.3 },
      ),
    ),
  );
}

const BODY = closedCurve(
  '-40,1080 10,860 60,720 130,620 230,560 400,540 570,560 670,620 740,720 790,860 840,1080',
);

function bear(scene: Scene): void {
  const S = scene.element('bear');
  scene.add(
    felt(S, BODY, adjust(FUR, { dL: -0.08 }), { height: 2.4 }),
    shag(S, BODY, {
      colour: FUR,
      gap: 26,
      step: 11,
      length: 70,
      width: 5.8,
      flow: (x) => Math.PI / 2 - clamp((x - 400) / 520, -0.8, 0.8),
      tone: (x, y) => -0.5 + clamp((330 - x) / 300, -1, 1) * 0.8 + S.noise.n2(x / 90, y / 90) * 0.8,
    }),
    felt(
      S.element('chest'),
      closedCurve('400,620 480,640 540,710 560,800 556,920 400,940 244,920 240,800 260,710 320,640'),
      '#8a6040',
      { height: 0.9, fuzz: 2.6 },
    ),
    wool(
      S,
      closedCurve('400,630 480,650 530,715 550,800 546,920 254,920 250,800 270,715 320,650'),
      '#b48a62',
      { n: 900, length: 46, flow: () => 1.57, opacity: 0.5 },
    ),
  );
}

/** Just to see. */
function ladle(scene: Scene): void {
  const S = scene.element('ladle');
  const handle = rigid('560,640 574,630 748,826 730,842');
  scene.add(
    felt(S, handle, adjust(WOOD, { dL: 0.06 }), { height: 1.6 }),
    felt(
      S.element('bowl'),
      closedCurve('474,600 486,580 540,574 592,590 606,616 592,652 552,672 508,660 480,632'),
      adjust(WOOD, { dL: 0.08 }),
      { height: 2 },
    ),
    felt(
      S.element('broth'),
      closedCurve('482,602 492,588 540,582 586,596 594,610 548,618 500,614'),
      '#d9a441',
      { height: 0.4, fuzz: 0.4 },
    ),
    knots(S, trace('520,598 556,602'), '#e8c66a', 4),
    bearPaw(S.element('paw'), [676, 742], -1, 0.5),
  );
}

/** His head on the bear's breast, his arms along the rim. */
function bather(scene: Scene): void {
  const S = scene.element('bather');
  const body = closedCurve(
    '190,920 198,900 226,882 268,860 306,842 350,826 400,822 450,826 494,842 540,862 590,886 640,900 654,918 640,936 590,934 540,930 520,960 280,960 270,926 232,936 204,934',
  );
  const head = closedCurve(
    '400,660 446,668 476,700 482,744 470,790 440,824 400,834 360,824 330,790 318,744 324,700 354,668',
  );
  const thread = (ways: readonly string[], colour: string, width: number): string =>
    yarn(
      S,
      ways.map((way) => traceCurve(way)),
      colour,
      { width, every: 0, shadow: 0.2 },
    );
  const red = (x: number, y: number, r: number): string =>
    wool(S, closedCurve(`${x - r},${y} ${x},${y - r} ${x + r},${y} ${x},${y + r}`), '#cf4a3c', {
      n: 130,
      length: 16,
      opacity: 0.5,
    });
  scene.add(
    felt(S, body, SKIN, { height: 1.6 }),
    sew(
      S,
      [
        traceCurve('300,896 306,876 320,864'),
        traceCurve('500,898 494,876 480,864'),
        traceCurve('382,884 400,890 418,884'),
      ],
      adjust(SKIN, { dL: -0.14 }),
      { width: 3, dimple: false },
    ),
    sew(
      S,
      ['606,904 634,906', '606,916 640,918', '606,926 632,928'].map((d) => trace(d)),
      adjust(SKIN, { dL: -0.16 }),
      { width: 2.6, dimple: false },
    ),
    felt(
      S.element('ears'),
      [
        closedCurve('322,730 304,726 298,748 308,770 326,768'),
        closedCurve('478,730 496,726 502,748 492,770 474,768'),
      ],
      adjust(SKIN, { dL: -0.04 }),
      { height: 1.2 },
    ),
    felt(S.element('head'), head, SKIN, { height: 2.4, shadowOpacity: 0.5 }),
    red(350, 766, 26),
    red(450, 766, 26),
    red(400, 752, 15),
    felt(
      S.element('nose'),
      closedCurve('400,724 412,742 418,760 400,772 382,760 388,742'),
      adjust(SKIN, { dL: -0.02 }),
      { height: 1.2 },
    ),
    thread(['334,732 348,744 366,744 378,734', '422,734 434,744 452,744 466,732'], '#4a2a20', 4.6),
    thread(['328,712 346,698 370,704', '430,704 454,698 472,712'], '#efeae0', 8),
    beard(S.element('beard')),
    thread(['376,800 400,812 424,800'], '#8c3a30', 4.6),
    stuckLeaf(S.element('leaf')),
  );
}

const beard = (S: Easel): string =>
  shag(S, closedCurve('330,780 360,776 400,774 440,776 470,780 456,830 430,862 400,874 370,862 344,830'), {
    colour: '#e9e4d8',
    gap: 11,
    step: 7,
    length: 30,
    width: 4,
    flow: (x) => Math.PI / 2 - clamp((x - 400) / 110, -0.7, 0.7),
    tone: (x) => 0.6 + clamp((400 - x) / 80, -1, 1) * 0.5,
  });

/** One that came off the whisk. */
const stuckLeaf = (S: Easel): string =>
  felt(S, closedCurve('372,690 388,672 412,666 436,672 446,684 430,700 404,706 384,702'), '#5f7d3a', {
    height: 0.7,
    fuzz: 0.4,
  }) +
  sew(
    S,
    ['366,694 404,688 444,684', '398,689 406,676', '398,690 410,700', '418,687 428,677'].map((d) =>
      traceCurve(d),
    ),
    '#39511f',
    { width: 2.4, dimple: false },
  );

const RIM: Points = times(40, (i): Point => [
  400 + Math.cos((i / 40) * TAU) * 268,
  936 + Math.sin((i / 40) * TAU) * 44,
]);

function tub(scene: Scene): void {
  const S = scene.element('tub');
  const front = RIM.filter(([, y]) => y >= 936).sort(([a], [b]) => a - b);
  const wall: Point[] = [...front, [636, 1160], [560, 1178], [400, 1186], [240, 1178], [164, 1160]];
  const inner = front.map(([x, y]): Point => [lerp(400, x, 0.95), y - 14]);
  const hoop = (t: number, half: number): Point[] => {
    const along = front.map(([x, y]): Point => [lerp(x, 400 + (x - 400) * 0.9, t), y + t * 214]);
    return [
      ...along.map(([x, y]): Point => [x, y - half]),
      ...[...along].reverse().map(([x, y]): Point => [x, y + half]),
    ];
  };
  scene.add(
    felt(
      S.element('water'),
      [...inner, ...[...inner].reverse().map(([x, y]): Point => [x, 936 - (y - 926) * 0.5 - 12])],
      WATER,
      { height: 0.5, fuzz: 0.4 },
    ),
    seasoning(S.element('seasoning')),
    felt(S.element('wall'), wall, WOOD, { height: 2.6 }),
    sew(
      S,
      times(11, (i): Point[][] => {
        const x = 160 + i * 48;
        const top = 944 + 38 * Math.sqrt(Math.max(0, 1 - ((x - 400) / 268) ** 2));
        return backStitch(
          S,
          [
            [x, top + 8],
            [400 + (x - 400) * 0.9, 1164],
          ],
          15,
        );
      }).flat(),
      adjust(WOOD, { dL: -0.17 }),
      { width: 4 },
    ),
    felt(
      S.element('rim'),
      [
        ...front.map(([x, y]): Point => [x, y - 14]),
        ...[...front].reverse().map(([x, y]): Point => [x * 0.995 + 2, y + 12]),
      ],
      adjust(WOOD, { dL: 0.07 }),
      { height: 1.4, fuzz: 0.6 },
    ),
    [0.3, 0.76].map((t) =>
      felt(S.element(`hoop ${t}`), resample(hoop(t, 13), 6), '#3d3a3d', { height: 1.2, fuzz: 0.6 }),
    ),
  );
}

/** Carrot, and leaves: birch, or bay. */
const seasoning = (S: Easel): string => {
  const leaf = (x: number, y: number, a: number): string =>
    satinFill(
      S,
      closedCurve(
        trace('-24,0 -8,-8 10,-7 26,0 10,8 -8,8')
          .map(([u, v]) =>
            [x + u * Math.cos(a) - v * Math.sin(a), y + u * Math.sin(a) + v * Math.cos(a)].join(','),
          )
          .join(' '),
      ),
      '#5f7d3a',
      a,
      3,
    );
  const slice = (x: number, y: number): string =>
    satinFill(
      S,
      closedCurve(`${x - 19},${y} ${x},${y - 11} ${x + 19},${y} ${x},${y + 11}`),
      '#e0761f',
      0.2,
      3,
    ) + knots(S, [[x, y]], '#f2b45a', 4.4);
  return slice(268, 938) + leaf(334, 946, 0.2) + slice(548, 936) + leaf(480, 944, -0.4) + slice(410, 950);
};

export default card({ finish: felted, grade: { rake: 0.2, seed: 52 }, paint });
