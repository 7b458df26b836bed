/** Ration (for N56): in the long night people queue with unlit lamps, and each is served one spoon of daylight. Felt and thread. */
import { felt, felted, wool } from '../../../finishes/felt.ts';
import { backStitch, blanket, knots, running, satinFill, sew, yarn } from '../../../finishes/felt-thread.ts';
import { card } from '../../../finishes/finish.ts';
import { adjust } from '../../../kit/colour.ts';
import { closedCurve, resample, spline, traceCurve } from '../../../kit/curves.ts';
import { lerp, nth, place, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { COAT, KERCHIEF, LINE, SKIN, oldWoman } from '../../../motifs/felt-old-woman.ts';

const [NIGHT, SNOW, WOOD, TIN] = ['#2b2438', '#5d5674', '#b3854f', '#4a4653'] as const;
const [DAY, CLOUD] = ['#8fd0f0', '#fdf8ea'] as const;

function paint(): Scene {
  const scene = new Scene({ seed: 5656, background: NIGHT });
  slope(scene);
  queue(scene);
  served(scene);
  spoon(scene);
  farHand(scene);
  lamp(scene);
  scene.add(oldWoman(scene.element('woman')));
  nearHand(scene);
  poured(scene);
  return scene;
}

const thread = (S: Easel, lists: readonly string[], width: number, colour: string): string =>
  sew(
    S,
    lists.map((list) => traceCurve(list, 6)),
    colour,
    { width, twist: false, dimple: false, shadow: 0.15 },
  );

/** Snow without a light on it; behind it a town without one. */
function slope(scene: Scene): void {
  const S = scene.element('slope');
  const town = trace(
    '-30,640 -30,566 30,566 30,530 74,530 74,572 120,572 120,500 150,470 180,500 180,572 230,572 230,540 286,540 286,590 330,590 330,640',
  );
  const near = closedCurve('-60,960 60,920 200,930 330,990 420,1080 480,1260 -60,1260', 6);
  scene.add(
    felt(S, resample(town, 5), '#221c2c', { height: 0.6, fuzz: 0.6 }),
    felt(
      S,
      closedCurve('-60,640 60,600 200,606 330,640 470,660 620,640 860,660 860,1260 -60,1260', 6),
      SNOW,
      { height: 0.8 },
    ),
    felt(S.element('near'), near, adjust(SNOW, { dL: 0.05 }), { height: 1.2 }),
    sew(
      S,
      running(S, traceCurve('-20,990 80,952 200,962 310,1020 390,1100'), 20, 13),
      adjust(SNOW, { dL: 0.14 }),
      { width: 3.4 },
    ),
  );
}

/** All the others, as far as one can see. */
const WAITING: readonly (readonly [x: number, y: number, h: number])[] = [
  [318, 676, 44],
  [270, 668, 46],
  [214, 672, 50],
  [152, 680, 52],
  [96, 700, 58],
  [54, 738, 66],
  [60, 792, 76],
  [124, 830, 84],
  [206, 850, 92],
  [300, 884, 106],
];
const COATS = ['#3b3144', '#54434c', '#35384c', '#5c4a44', '#433642'] as const;

function queue(scene: Scene): void {
  WAITING.forEach(([x, y, h], i) => {
    const S = scene.element('waiting ' + i);
    const at = (list: string): Point[] => place(trace(list), { x, y, s: h / 100 });
    const way = i < 6 ? -1 : 1;
    const hand: Point = [x + way * h * 0.3, y - h * 0.5];
    scene.add(
      felt(
        S,
        resample(spline(at('-26,0 -25,-40 -20,-66 -8,-76 8,-76 20,-66 25,-40 26,0'), true, 6), 3),
        nth(COATS, i % 5),
        {
          height: 0.9,
          fuzz: 0.6,
        },
      ),
      felt(
        S,
        resample(spline(at('-15,-88 -12,-102 0,-108 12,-102 15,-88 10,-76 -10,-76'), true, 6), 2),
        nth(COATS, (i + 2) % 5),
        {
          height: 0.9,
          fuzz: 0.5,
        },
      ),
      h > 60
        ? felt(
            S,
            resample(
              spline(at(way > 0 ? '4,-98 13,-96 14,-84 5,-79' : '-4,-98 -13,-96 -14,-84 -5,-79'), true, 6),
              2,
            ),
            adjust(SKIN, { dL: -0.24 }),
            { height: 0.5, fuzz: 0.2 },
          )
        : '',
      sew(S, [[[x + way * h * 0.1, y - h * 0.56], hand]], nth(COATS, i % 5), {
        width: h * 0.1,
        twist: false,
        dimple: false,
      }),
      satinFill(
        S,
        place(trace('-8,0 -9,16 9,16 8,0'), { x: hand[0], y: hand[1] + h * 0.04, s: h / 100 }),
        '#191521',
        1.57,
        2.4,
      ),
      sew(
        S,
        [
          spline(
            [
              [hand[0] - h * 0.07, hand[1] + h * 0.05],
              [hand[0], hand[1] - h * 0.04],
              [hand[0] + h * 0.07, hand[1] + h * 0.05],
            ],
            false,
            5,
          ),
        ],
        '#191521',
        { width: 2, twist: false, dimple: false },
      ),
    );
  });
}

/** The one before her goes home with it. */
function served(scene: Scene): void {
  const S = scene.element('served');
  const piece = (list: string, colour: string, height = 1.4): string =>
    felt(S.element(list.slice(0, 10)), closedCurve(list, 8), colour, { height, fuzz: 0.5 });
  scene.add(
    sew(
      S,
      times(11, (i): Points => {
        const a = -3.5 + i * 0.41;
        const [r0, r1] = [50 + (i % 2) * 6, 66 + (i % 3) * 9];
        return [
          [141 + Math.cos(a) * r0, 1100 + Math.sin(a) * r0],
          [141 + Math.cos(a) * r1, 1100 + Math.sin(a) * r1],
        ];
      }),
      DAY,
      { width: 3.4 },
    ),
    piece('196,1150 194,1186 226,1188 228,1152', '#2a2129'),
    piece('238,1150 240,1184 272,1186 270,1150', '#2a2129'),
    piece('184,1160 186,1080 198,1020 218,990 250,988 272,1014 284,1080 290,1158 236,1170', '#6d4450'),
    piece('192,970 188,936 206,908 236,900 264,912 276,942 268,974 234,988', '#8d8a94'),
    piece('190,968 188,940 202,926 214,940 214,968 204,980', adjust(SKIN, { dL: 0.03 }), 1),
    knots(S, [[198, 947]], LINE, 3.6),
    thread(S, ['192,966 200,965'], 2.6, '#8a3a36'),
    piece('226,1024 206,1044 176,1052 150,1046 148,1062 178,1074 214,1068 242,1046', '#6d4450', 1.2),
    piece('154,1044 140,1042 134,1054 142,1066 156,1064', SKIN, 1),
    yarn(S, [traceCurve('116,1072 130,1046 146,1056 158,1048 166,1072')], TIN, { width: 5, every: 0 }),
    piece('118,1078 112,1104 122,1130 160,1130 170,1104 164,1078', DAY, 0.8),
    piece('130,1116 126,1106 138,1098 150,1102 156,1114', CLOUD, 0.8),
    piece('114,1126 110,1146 172,1146 168,1126', TIN),
    piece('120,1064 118,1080 164,1080 162,1064', TIN),
  );
}

/** Of wood, from somebody above. It holds a piece of noon. */
function spoon(scene: Scene): void {
  const S = scene.element('spoon');
  const tilt = { x: 286, y: 318, r: 0.42 };
  const bowl = resample(
    spline(
      place(
        trace(
          '-214,-6 -190,-84 -110,-136 0,-150 110,-132 196,-72 226,6 196,84 110,128 0,140 -110,124 -192,76',
        ),
        tilt,
      ),
      true,
      8,
    ),
    4,
  );
  const inner = resample(
    spline(
      place(
        trace('-178,-4 -156,-66 -92,-108 0,-118 92,-104 164,-58 196,4 160,62 92,96 0,106 -92,94 -158,58'),
        tilt,
      ),
      true,
      8,
    ),
    4,
  );
  const handle = closedCurve('150,268 96,258 20,196 -60,110 -60,10 10,60 90,150 170,206', 8);
  const sky = place(trace('-1,0'), tilt);
  const cloud = (list: string, dx: number, dy: number, s: number): Points =>
    resample(spline(place(trace(list), { x: nth(sky, 0)[0] + dx, y: nth(sky, 0)[1] + dy, s }), true, 8), 3);
  scene.add(
    felt(S, handle, WOOD, { height: 2.2 }),
    sew(S, running(S, traceCurve('-20,60 60,150 140,232'), 17, 10), adjust(WOOD, { dL: -0.14 }), {
      width: 3.4,
    }),
    felt(S.element('bowl'), bowl, WOOD, { height: 2.6 }),
    felt(S.element('inner'), inner, DAY, { height: 0.4, fuzz: 0.5 }),
    wool(S, inner, '#e9f7fb', { n: 900, length: 60, flow: () => 0.42, opacity: 0.3 }),
    felt(
      S.element('cloud'),
      cloud(
        '-70,24 -92,4 -80,-20 -54,-22 -40,-48 -4,-54 22,-36 50,-40 74,-18 96,-8 92,20 60,28 0,30',
        -16,
        6,
        1,
      ),
      CLOUD,
      { height: 1.6 },
    ),
    felt(
      S.element('small cloud'),
      cloud('-40,10 -48,-4 -30,-14 -12,-24 10,-20 30,-16 44,-2 36,10', 96, 74, 0.9),
      CLOUD,
      { height: 1.2 },
    ),
    sew(
      S,
      [
        traceCurve('226,250 238,242 246,250 256,240 268,246'),
        traceCurve('292,236 302,230 308,237 316,229 326,234'),
      ],
      '#2f5f80',
      { width: 3, twist: false, dimple: false },
    ),
    sew(S, blanket(S, bowl.slice().reverse(), { leg: 13, gap: 16, side: 1 }), adjust(WOOD, { dL: -0.2 }), {
      width: 3.2,
    }),
  );
}

const GLASS = '402,668 376,704 366,752 376,800 400,832 484,832 508,800 518,752 508,704 482,668';

/** It has been empty since autumn. */
function lamp(scene: Scene): void {
  const S = scene.element('lamp');
  const glass = closedCurve(GLASS, 8);
  const full = closedCurve('368,742 380,800 400,830 484,830 504,800 516,742 480,730 440,738 400,730', 8);
  scene.add(
    yarn(
      S,
      [traceCurve('384,690 340,760 336,840 372,900'), traceCurve('500,690 546,760 548,840 512,900')],
      TIN,
      { width: 8, every: 0 },
    ),
    felt(S, glass, '#6f7488', { height: 0.7, fuzz: 0.5 }),
    felt(S.element('full'), full, DAY, { height: 0.5, fuzz: 0.4 }),
    felt(
      S.element('cloud'),
      closedCurve('410,806 402,790 418,778 438,768 456,780 474,780 484,796 470,808'),
      CLOUD,
      { height: 1 },
    ),
    felt(S.element('collar'), closedCurve('392,640 388,672 496,672 492,640 470,650 414,650', 6), TIN, {
      height: 1.4,
    }),
    felt(S.element('base'), closedCurve('384,826 376,866 366,914 518,914 508,866 500,826', 4), TIN, {
      height: 2,
    }),
    sew(S, running(S, traceCurve('378,868 440,874 506,868'), 12, 8), '#8a8698', { width: 3 }),
    thread(S, ['386,716 378,752 386,790', '396,704 388,722'], 4, '#dfe6ee'),
  );
}

const sleeveOf = (S: Easel, list: string, cuff: string): string =>
  felt(S, closedCurve(list, 8), COAT, { height: 2.2 }) +
  felt(S.element('cuff'), closedCurve(cuff, 8), adjust(KERCHIEF, { dL: -0.16, kC: 0.5 }), { height: 1.8 });

/** Round the foot of the lamp from the left. */
function farHand(scene: Scene): void {
  const S = scene.element('far hand');
  scene.add(
    sleeveOf(
      S,
      '680,960 580,1010 460,1010 396,966 372,920 410,900 470,944 580,930',
      '404,984 374,950 352,908 378,888 414,920 436,958',
    ),
    felt(
      S,
      closedCurve('350,900 338,872 348,846 376,840 400,856 408,886 396,912 372,922', 8),
      adjust(SKIN, { dL: -0.06 }),
      { height: 1.6, fuzz: 0.4 },
    ),
  );
}

/** Fingers before the tin, one beside the other. */
function nearHand(scene: Scene): void {
  const S = scene.element('near hand');
  const fingers = [
    '520,858 486,846 448,848 428,858 430,876 452,880 490,878 522,884',
    '524,880 488,872 444,878 422,888 426,906 450,910 492,906 526,908',
    '526,904 492,900 452,908 434,918 440,934 462,936 496,930 528,932',
    '526,928 500,926 468,934 454,942 460,956 480,956 506,950 530,950',
  ];
  scene.add(
    sleeveOf(
      S,
      '830,1010 740,1070 640,1080 566,1030 540,960 556,900 600,880 660,900 740,890',
      '566,1016 540,962 546,896 572,862 606,878 590,920 606,980',
    ),
    felt(S, closedCurve('514,850 534,834 566,846 588,880 584,930 560,964 524,962 508,930', 8), SKIN, {
      height: 1.8,
      fuzz: 0.4,
    }),
    fingers.map((list, i) =>
      felt(S.element('finger ' + i), closedCurve(list, 8), adjust(SKIN, { dL: 0.02 - i * 0.025 }), {
        height: 1.5,
        fuzz: 0.3,
      }),
    ),
    felt(
      S.element('thumb'),
      closedCurve('528,846 516,816 500,798 484,804 488,826 502,850 516,866', 8),
      adjust(SKIN, { dL: 0.04 }),
      { height: 1.5, fuzz: 0.3 },
    ),
    thread(S, ['430,862 436,868', '424,892 430,899', '436,922 442,928'], 3, adjust(SKIN, { dL: -0.12 })),
  );
}

/** From the lip of the spoon into the glass. */
function poured(scene: Scene): void {
  const S = scene.element('poured');
  const strands = times(9, (i): Points => {
    const t = i / 8;
    return traceCurve(
      `${lerp(440, 480, t)},${lerp(440, 404, t)} ${lerp(446, 470, t)},${lerp(486, 466, t)} ${lerp(428, 456, t)},${lerp(570, 566, t)} ${lerp(424, 462, t)},${lerp(650, 640, t)} ${lerp(414, 470, t)},${lerp(726, 724, t)}`,
    );
  });
  scene.add(
    strands.map((one, i) =>
      yarn(S, [one], nth([DAY, CLOUD, '#c9ecfb'], i % 3), { width: 7.5, every: 0, shadow: 0.2 }),
    ),
    sew(S, backStitch(S, traceCurve('404,736 430,728 460,734 482,728'), 8), CLOUD, { width: 4 }),
    knots(S, trace('392,620 498,590 386,560 514,520 402,500'), '#dff4fc', 4),
  );
}

export default card({
  finish: felted,
  grade: { rake: 0.06, lamp: { at: [400, 420], reach: 330, gain: 0.34 } },
  paint,
});
