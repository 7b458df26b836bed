/** N13: the lanterns that were sent up come back, head down, each with a parcel on a thread; on the roofs blankets are held out. Lacquer. */
import { card } from '../../../finishes/finish.ts';
import {
  BLUE,
  CREAM,
  GREEN,
  GROUND,
  OCHRE,
  UMBER,
  VERMILION,
  gold,
  goldLine,
  hair,
  lacquer,
  leaf,
  strands,
  type Tones,
} from '../../../finishes/lacquer.ts';
import { closedCurve, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { group, line, moved, path } from '../../../kit/markup.ts';
import { TAU, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { cottage } from '../../../motifs/lacquer-houses.ts';
import { drift, piece } from '../../../motifs/lacquer-shapes.ts';
import { FAIR, upturnedHead } from '../../../motifs/lacquer-upturned-head.ts';

const PLUM: Tones = ['#2a1030', '#5c2b58', '#b07a9c'];
const PAPER: Tones = ['#b2591c', '#f0a552', '#ffe2a6'];
const SNOW: Tones = ['#2b3560', '#6d7ea8', '#d9dcdf'];
const LANTERN: Point = [268, 300];
const PARCEL: Point = [300, 792];

function paint(): Scene {
  const scene = new Scene({ seed: 1313, background: GROUND });
  night(scene);
  town(scene);
  farOnes(scene);
  body(scene);
  scene.add(upturnedHead(scene.element('head')));
  lantern(scene);
  return scene;
}

function night(scene: Scene): void {
  const S = scene.element('night');
  const dust = times(150, () => {
    const [x, y, r] = [S.rng.range(0, 800), S.rng.range(0, 820), 0.8 + 1.6 * S.rng.f() ** 3];
    return smooth(times(6, (i): Point => [x + Math.cos((i / 6) * TAU) * r, y + Math.sin((i / 6) * TAU) * r]));
  });
  scene.add(
    path('M0 0H800V1200H0Z', S.linearAt(['#100c1c', '#1a1734', '#2a2450', '#1a1220'], 0, 0, 0, 1100)),
    path(dust.join(''), gold(S)),
    path(
      'M-200 -160H760V900H-200Z',
      S.radialAt(
        [
          [0, '#ff9a3c', 0.42],
          [0.35, '#c9642a', 0.16],
          [1, '#c9642a', 0],
        ],
        ...LANTERN,
        440,
      ),
      'style="mix-blend-mode:screen"',
    ),
  );
}

/** Roofs on both banks; everyone is out on them. */
function town(scene: Scene): void {
  const S = scene.element('town');
  const house = (
    name: string,
    x: number,
    y: number,
    w: number,
    h: number,
    tones: Tones,
    lit = false,
  ): string => cottage(S.element(name), { x, y, w, h, tones, lit });
  scene.add(
    drift(S.element('1'), trace('-20,1000 140,986 300,1004 460,992 640,1006 820,990'), 260, {
      tones: SNOW,
      lines: 7,
    }),
    house('a', 44, 1030, 84, 70, VERMILION, true),
    catchers(S.element('one'), 44, 1030 - 92, 0.72, GREEN),
    house('b', 150, 1036, 74, 60, UMBER),
    house('c', 352, 1034, 78, 66, BLUE),
    drift(S.element('2'), trace('-20,1066 120,1052 280,1074 420,1060 560,1080'), 260, {
      tones: SNOW,
      lines: 7,
    }),
    house('d', 96, 1126, 110, 84, OCHRE, true),
    house('e', 250, 1140, 116, 90, GREEN),
    house('f', 398, 1146, 104, 78, UMBER),
    drift(S.element('3'), trace('-20,1150 120,1140 280,1166 420,1156 560,1176 700,1170'), 260, {
      tones: SNOW,
      lines: 8,
    }),
  );
}

/** Two on a ridge with a cloth between them. */
function catchers(S: Easel, x: number, y: number, s: number, tones: Tones): string {
  const person = (k: 1 | -1): string => {
    const at = (list: string): Point[] =>
      closedCurve(
        trace(list)
          .map(([u, v]) => `${k * (u + 30)},${v}`)
          .join(' '),
        5,
      );
    return (
      piece(S, at('-10,4 -12,-26 -4,-40 6,-38 12,-24 14,4'), {
        tones: k > 0 ? OCHRE : BLUE,
        step: 4,
        rough: 0.5,
        cut: 2,
      }) +
      piece(S, at('-8,-40 -10,-50 -2,-58 7,-54 8,-44 0,-38'), { tones: FAIR, step: 3, rough: 0.3, cut: 2 })
    );
  };
  return moved(
    { x, y, s },
    person(-1),
    person(1),
    piece(S, closedCurve('-26,-30 -12,-14 0,-10 12,-14 26,-30 18,-10 0,0 -18,-10', 6), {
      tones,
      step: 3,
      rough: 0.4,
      cut: 2,
    }),
  );
}

/** Far ones, hanging like fruit: head down, a thread, something tied to it. */
function farOnes(scene: Scene): void {
  const S = scene.element('far');
  const places = [
    [520, 96, 0.3],
    [676, 170, 0.36],
    [90, 96, 0.26],
    [432, 250, 0.2],
    [742, 330, 0.24],
    [60, 420, 0.34],
    [620, 60, 0.16],
    [400, 60, 0.14],
    [466, 430, 0.16],
    [150, 640, 0.24],
    [64, 770, 0.2],
    [760, 60, 0.18],
  ] as const;
  scene.add(
    places.map(([x, y, s], i) => {
      const one = S.element('one ' + i);
      return moved(
        { x, y, s, r: one.rng.gauss(0, 5) },
        path(
          'M-200 -200H200V200H-200Z',
          one.radialAt(
            [
              [0, '#ffab55', 0.6],
              [0.5, '#e07a30', 0.16],
              [1, '#e07a30', 0],
            ],
            0,
            0,
            200,
          ),
          'style="mix-blend-mode:screen"',
        ),
        bag(one, 5),
        path(hair(trace('0,150 4,210 -2,270'), 5), gold(one)),
        piece(one, closedCurve('-34,270 -30,320 32,318 34,268', 3), {
          tones: i % 3 ? CREAM : VERMILION,
          step: 8,
          rough: 1,
          cut: 6,
        }),
      );
    }),
  );
}

/** A paper lantern upside down about (0, 0), 280 px high: its hoop above, its dome below, the flame pointing at the ground. */
function bag(S: Easel, ribs: number): string {
  const body = closedCurve(
    '-62,-118 -84,-60 -104,10 -100,80 -62,130 0,148 62,130 100,80 104,10 84,-60 62,-118 0,-108',
  );
  const across = (u: number): Point[] =>
    spline(trace(`${u * 60},-116 ${u * 90},-40 ${u * 104},30 ${u * 88},100 ${u * 20},146`), false, 10);
  return [
    piece(S, body, { tones: PAPER, light: -90, step: 16, rough: 4, cut: 5 }),
    path(
      smooth(closedCurve('-26,-70 -44,-10 -36,50 0,104 36,50 44,-10 26,-70', 8)),
      '#fff0bd',
      'opacity="0.55"',
    ),
    path(smooth(closedCurve('-16,-84 -28,-40 -20,6 0,66 20,6 28,-40 16,-84', 8)), '#ffffff', 'opacity="0.9"'),
    path(smooth(closedCurve('-9,-88 -15,-56 -10,-24 0,10 10,-24 15,-56 9,-88', 8)), '#ffcf70'),
    times(ribs, (i) => goldLine(S, across(-0.9 + (i / (ribs - 1)) * 1.8), 2.4)),
    piece(S, closedCurve('-66,-122 0,-134 66,-122 62,-108 0,-100 -62,-108', 6), {
      tones: OCHRE,
      light: -90,
      step: 4,
      rough: 0.5,
    }),
  ]
    .flat()
    .join('');
}

/** Hers has come right down to her: a packet tied crosswise, with a seal. */
function lantern(scene: Scene): void {
  const S = scene.element('lantern');
  const thread = traceCurve('274,500 282,580 290,660 298,734');
  const box = closedCurve('232,744 240,838 362,828 356,732 296,736', 2);
  const string = ['234,790 300,796 360,782', '296,736 302,790 304,832'].map((list) =>
    hair(traceCurve(list), 4, 0.01, 0.01),
  );
  scene.add(
    moved({ x: LANTERN[0], y: LANTERN[1], s: 1.34, r: 3 }, bag(S, 9)),
    path(hair(thread, 3.4, 0.02, 0.02), gold(S)),
    piece(S, box, { tones: ['#9a6a3e', '#e0bd88', '#fbe8c2'], light: -110, step: 12, rough: 1.5 }),
    path(string.join(''), UMBER[1]),
    piece(S, closedCurve('284,786 296,774 314,778 320,794 308,808 290,804'), {
      tones: VERMILION,
      light: -110,
      step: 5,
      rough: 1,
      cut: 2,
    }),
    goldLine(S, traceCurve('238,836 300,840 360,828'), 2),
    path(
      `M${PARCEL[0] - 180} ${PARCEL[1] - 180}h360v360h-360Z`,
      S.radialAt(
        [
          [0, '#ffb75a', 0.26],
          [1, '#ffb75a', 0],
        ],
        ...PARCEL,
        170,
      ),
      'style="mix-blend-mode:screen"',
    ),
  );
}

const CLOTH =
  '126,872 170,908 230,946 300,966 380,970 440,962 486,944 524,950 556,1010 566,1070 528,1062 500,1100 448,1092 400,1130 340,1108 280,1126 220,1082 160,1084 120,1040 84,1034 96,960';

/** Coat, sleeves, the cloth held out, and the hands that hold it. */
function body(scene: Scene): void {
  const S = scene.element('body');
  const sleeve = (list: string): string =>
    piece(S, closedCurve(list), { tones: PLUM, light: -140, step: 13, rough: 3 });
  const hand = (list: string): string =>
    piece(S, closedCurve(list), { tones: FAIR, light: -130, step: 6, rough: 0.6, cut: 3 });
  const fingers = (lists: readonly string[]): string =>
    path(lists.map((list) => hair(traceCurve(list, 6), 2.6)).join(''), '#8a5432');
  scene.add(
    piece(S, closedCurve('470,1240 474,1100 490,980 520,900 560,856 640,840 740,840 850,870 850,1240'), {
      tones: PLUM,
      light: -150,
      step: 18,
      rough: 6,
    }),
    strands(S, trace('560,900 530,990 512,1100 508,1200'), trace('640,900 620,1000 610,1100 606,1200'), 8, {
      width: 1.7,
      ragged: 0.35,
    }),
    strands(S, trace('740,960 720,1040 700,1120 690,1200'), trace('830,920 820,1010 806,1110 800,1200'), 8, {
      width: 1.7,
      ragged: 0.35,
    }),
    sleeve('540,866 440,862 340,862 240,862 190,856 172,882 186,908 240,910 340,916 450,930 540,946'),
    strands(S, trace('530,876 420,872 300,872 200,872'), trace('530,930 430,918 310,904 200,900'), 6, {
      width: 1.5,
      ragged: 0.3,
    }),
    cloth(S),
    hand('202,862 172,844 140,844 116,860 108,886 120,906 148,914 180,908 204,900'),
    fingers(['112,872 132,876 142,890', '110,888 130,894 140,904', '122,904 138,906 152,910']),
    hand('156,846 180,836 196,850 184,866 160,868'),
    sleeve('650,868 730,872 752,940 720,1020 660,1084 604,1086 580,1046 606,960'),
    sleeve('660,1086 604,1096 548,1056 504,1014 486,984 500,952 530,948 576,988 626,1012 664,1030'),
    strands(S, trace('680,880 640,960 616,1040 640,1080'), trace('736,900 716,980 680,1050 650,1086'), 8, {
      width: 1.6,
      ragged: 0.3,
    }),
    strands(S, trace('506,960 550,1000 600,1030 650,1040'), trace('500,1006 550,1050 600,1080 650,1076'), 6, {
      width: 1.6,
      ragged: 0.3,
    }),
    hand('512,944 484,926 458,934 448,958 456,986 480,1000 506,994 524,972'),
    fingers(['454,946 474,952 486,966', '450,962 468,968 480,980', '456,980 472,984 486,992']),
    hand('470,932 494,918 512,928 502,946 478,950'),
    leaf(S, closedCurve('504,938 526,950 530,988 508,1010 496,1000 510,970', 6)),
    leaf(S, closedCurve('192,852 210,858 212,902 196,908 190,880', 6)),
    piece(
      S,
      closedCurve(
        '456,846 500,800 590,796 690,806 780,786 850,800 850,880 750,884 650,876 570,884 500,892 462,880',
      ),
      {
        tones: UMBER,
        light: -110,
        step: 16,
        rough: 7,
      },
    ),
    fur(S),
  );
}

/** The collar is a fox, laid in short gold hairs. */
const fur = (S: Easel): string =>
  path(
    times(150, () => {
      const [x, y] = [S.rng.range(470, 800), S.rng.range(806, 870)];
      const a = 1.2 + S.rng.gauss(0, 0.35);
      return hair(
        traceCurve(
          `${x},${y} ${x + Math.cos(a) * 8},${y + Math.sin(a) * 8} ${x + Math.cos(a + 0.3) * 17},${y + Math.sin(a + 0.3) * 17}`,
          4,
        ),
        1.8,
      );
    }).join(''),
    gold(S),
  );

/** A quilt, held by two corners: it sags, and waits. */
function cloth(S: Easel): string {
  const outline = closedCurve(CLOTH);
  const folds: readonly (readonly [string, string])[] = [
    ['140,890 120,950 110,1000 100,1030', '160,904 160,970 170,1030 176,1070'],
    ['200,930 220,990 230,1040 236,1076', '260,956 280,1020 290,1070 296,1110'],
    ['330,970 340,1020 346,1070 350,1100', '390,970 400,1020 404,1080 404,1116'],
    ['500,950 480,1000 460,1050 452,1084', '524,960 530,1010 540,1050 548,1064'],
  ];
  const band = (list: string, ink: string, w: number): string =>
    line(smooth(traceCurve(list), false), ink, w);
  const hem = resample(
    traceCurve(
      '84,1034 120,1040 160,1084 220,1082 280,1126 340,1108 400,1130 448,1092 500,1100 528,1062 566,1070',
    ),
    9,
  );
  return [
    path(
      hem
        .map(([x, y]) => hair(traceCurve(`${x},${y} ${x + 2},${y + 9} ${x},${y + 20}`, 4), 2.2, 0.05))
        .join(''),
      gold(S),
    ),
    piece(S, outline, { tones: GREEN, light: -110, step: 14, rough: 4 }),
    group(
      { 'clip-path': S.clip(smooth(outline)) },
      band(
        '90,990 150,1030 220,1036 290,1070 350,1058 410,1076 460,1046 520,1032 570,1030',
        VERMILION[1],
        20,
      ),
      band('90,966 160,1004 230,1008 300,1042 360,1030 420,1046 470,1018 530,1000', OCHRE[1], 5),
      band('90,1016 150,1056 220,1060 290,1098 350,1084 410,1102 460,1072 520,1060', OCHRE[1], 5),
    ),
    folds.map(([a, b]) => strands(S, trace(a), trace(b), 6, { width: 1.4, ragged: 0.4 })),
    goldLine(S, traceCurve('126,872 170,908 230,946 300,966 380,970 440,962 486,944'), 3.4),
  ]
    .flat()
    .join('');
}

export default card({ finish: lacquer, paint });
