/** N47: a place was laid for whoever might come, and a moose has come, with a candle on every tine. Felt and thread. */
import { felt, felted, wool } from '../../../finishes/felt.ts';
import { backStitch, blanket, knots, running, sew, yarn } from '../../../finishes/felt-thread.ts';
import { card } from '../../../finishes/finish.ts';
import { adjust } from '../../../kit/colour.ts';
import { closedCurve, spline, traceCurve } from '../../../kit/curves.ts';
import { lerp, TAU, times, trace, type Point } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import {
  candles,
  mooseBody,
  mooseHead,
  mooseHoof,
  snowOnAntlers,
  snowOnBack,
} from '../../../motifs/felt-moose.ts';

const [WALL, LINEN, RED, SHAWL, GREY] = ['#2f5a63', '#ece4d4', '#b5322c', '#d6952f', '#b9b4b0'] as const;
const CHINA = '#f7f3ea';
const TABLE = 984;

function paint(): Scene {
  const scene = new Scene({ seed: 4747, background: WALL });
  wallpaper(scene);
  scene.add(mooseBody(scene.element('body')), snowOnBack(scene.element('back')));
  napkin(scene);
  scene.add(
    mooseHead(scene.element('head')),
    snowOnAntlers(scene.element('snow')),
    candles(scene.element('candles')),
  );
  table(scene);
  place(scene);
  scene.add(mooseHoof(scene.element('hoof')));
  spoon(scene);
  hostess(scene);
  return scene;
}

/** Sprigs, row by row. */
function wallpaper(scene: Scene): void {
  const S = scene.element('wallpaper');
  const at = times(77, (i): Point => [
    (i % 7) * 128 + (Math.floor(i / 7) % 2) * 64 - 20,
    40 + Math.floor(i / 7) * 84,
  ]);
  const leaf = (side: number, up: number): Point[][] =>
    at.map(([x, y]): Point[] => [
      [x, y - up],
      [x + side * 13, y - up - 5],
      [x + side * 17, y - up - 18],
    ]);
  const light = adjust(WALL, { dL: 0.1 });
  scene.add(
    sew(
      S,
      [
        ...at.map(([x, y]): Point[] => [
          [x, y + 20],
          [x, y - 18],
        ]),
        ...leaf(1, -10),
        ...leaf(-1, -10),
        ...leaf(1, 6),
        ...leaf(-1, 6),
      ],
      light,
      { width: 3.4, dimple: false },
    ),
    knots(
      S,
      at.map(([x, y]): Point => [x, y - 25]),
      '#d9a24e',
      4,
    ),
  );
}

/** Tied round its neck, out of politeness. */
function napkin(scene: Scene): void {
  const S = scene.element('napkin');
  const bib = closedCurve(
    '236,800 320,850 410,866 500,850 584,800 616,900 630,1040 410,1060 190,1040 204,900',
  );
  const checks = times(8, (i): Point[] =>
    traceCurve(
      `${224 + i * 53},${812 + 40 * Math.sin((i / 7) * 3.14)} ${214 + i * 56},920 ${208 + i * 58},1040`,
    ),
  );
  const across = times(4, (i): Point[] =>
    traceCurve(`${226 - i * 8},${870 + i * 44} 410,${912 + i * 42} ${594 + i * 8},${870 + i * 44}`),
  );
  scene.add(
    felt(S, bib, CHINA, { height: 1.6 }),
    sew(
      S,
      checks.flatMap((l) => running(S, l, 14, 7)),
      RED,
      { width: 6 },
    ),
    sew(
      S,
      across.flatMap((l) => running(S, l, 14, 7)),
      RED,
      { width: 6 },
    ),
  );
}

function table(scene: Scene): void {
  const S = scene.element('table');
  const edge = trace(`-40,${TABLE} 200,${TABLE - 6} 420,${TABLE - 2} 640,${TABLE - 8} 850,${TABLE}`);
  const rosettes = times(8, (i): Point => [50 + i * 104, 1164]);
  scene.add(
    felt(S, [...edge, [850, 1260], [-40, 1260]], LINEN, { height: 2.2, shadowOpacity: 0.6 }),
    sew(S, running(S, traceCurve('-20,1122 200,1118 420,1122 640,1118 820,1122'), 20, 10), RED, {
      width: 4.6,
    }),
    sew(
      S,
      rosettes.flatMap(([x, y]) =>
        times(8, (k): Point[] => {
          const a = (k / 8) * TAU;
          return [
            [x + Math.cos(a) * 6, y + Math.sin(a) * 6],
            [x + Math.cos(a) * 24, y + Math.sin(a) * 20],
          ];
        }),
      ),
      RED,
      { width: 5 },
    ),
    knots(S, rosettes, SHAWL, 5),
    sew(
      S,
      rosettes.flatMap(([x, y]): Point[][] => [
        [
          [x + 52, y - 14],
          [x + 52, y + 14],
        ],
        [
          [x + 40, y],
          [x + 64, y],
        ],
      ]),
      '#2f5a63',
      { width: 4.4 },
    ),
  );
}

/** One plate, and what there was left. */
function place(scene: Scene): void {
  const S = scene.element('place');
  const disc = (x: number, y: number, rx: number, ry: number): Point[] =>
    times(40, (k): Point => [x + Math.cos((k / 40) * TAU) * rx, y + Math.sin((k / 40) * TAU) * ry]);
  const soup = disc(424, 1046, 78, 24);
  scene.add(
    felt(S, disc(424, 1054, 128, 46), CHINA, { height: 2.2, shadowOpacity: 0.55 }),
    sew(S, backStitch(S, [...disc(424, 1053, 112, 38), [536, 1053]], 11), '#3c6aa0', { width: 4 }),
    felt(S.element('soup'), soup, '#c9722c', { height: 0.5 }),
    knots(S, trace('392,1042 436,1052 462,1040 410,1056'), '#e9b04a', 5),
  );
}

function spoon(scene: Scene): void {
  const S = scene.element('spoon');
  scene.add(
    yarn(S, [traceCurve('574,1092 620,1098 680,1096')], '#c9ccd0', { width: 7, every: 0 }),
    felt(S, closedCurve('580,1092 560,1082 536,1084 528,1094 540,1104 562,1103'), '#c9ccd0', {
      height: 1.4,
      fuzz: 0.2,
    }),
  );
}

/** From behind, in her best shawl; she has a ladle and no questions. */
function hostess(scene: Scene): void {
  const S = scene.element('hostess');
  const shawl = closedCurve('166,996 214,1010 262,1060 296,1140 312,1250 -20,1250 4,1140 44,1056 96,1008');
  const head = closedCurve('86,940 92,900 122,874 162,872 194,896 204,938 194,982 164,1010 122,1010 94,984');
  const hair = (k: number): Point[] => {
    const t = k / 15;
    return spline(
      [
        [lerp(92, 200, t), 962 + 40 * Math.sin(t * Math.PI)],
        [lerp(98, 194, t), 920],
        [lerp(132, 162, t), 884],
      ],
      false,
      6,
    );
  };
  const bun = times(26, (k): Point => {
    const [r, a] = [4 + k * 1.05, k * 0.62];
    return [148 + Math.cos(a) * r, 862 + Math.sin(a) * r * 0.9];
  });
  const sleeve = closedCurve('220,1040 262,1024 300,1004 326,1010 328,1036 300,1058 262,1090 236,1100');
  scene.add(
    yarn(S, [traceCurve('330,1026 342,996 356,972 376,966 392,976')], '#b9bec6', { width: 9, every: 0 }),
    felt(
      S.element('ladle'),
      closedCurve('376,984 406,978 438,984 434,1006 420,1020 394,1020 380,1006'),
      '#b9bec6',
      { height: 2.4, fuzz: 0.1, shadowOpacity: 0.6 },
    ),
    felt(S.element('helping'), closedCurve('380,986 406,980 434,986 406,993'), '#c9722c', {
      height: 0.5,
      fuzz: 0.3,
    }),
    felt(S.element('sleeve'), sleeve, '#6a3350', { height: 2.2 }),
    felt(S.element('hand'), closedCurve('322,1008 340,1002 352,1012 350,1030 334,1038 322,1034'), '#dba884', {
      height: 1.8,
      fuzz: 0.2,
    }),
    felt(S.element('shawl'), shawl, SHAWL, { height: 2.8, shadowOpacity: 0.6 }),
    sew(
      S,
      blanket(S, traceCurve('10,1140 48,1060 100,1014 166,1002 212,1016 256,1062 290,1140'), {
        leg: 14,
        gap: 15,
        side: 1,
      }),
      RED,
      { width: 4 },
    ),
    [
      [90, 1080],
      [200, 1076],
      [146, 1136],
      [60, 1160],
      [236, 1156],
    ].map(([x = 0, y = 0], i) => [
      sew(
        S.element('rose ' + i),
        times(9, (k): Point[] => {
          const a = (k / 9) * TAU;
          return [
            [x + Math.cos(a) * 5, y + Math.sin(a) * 5],
            [x + Math.cos(a) * 19, y + Math.sin(a) * 19],
          ];
        }),
        RED,
        { width: 6 },
      ),
      knots(S, [[x, y]], '#f4e2b0', 5),
    ]),
    felt(S.element('ear'), closedCurve('196,936 210,926 220,938 214,962 200,970'), '#dba884', {
      height: 1.6,
      fuzz: 0.2,
    }),
    knots(S, [[212, 974]], RED, 4.5),
    felt(S.element('head'), head, adjust(GREY, { dL: -0.06 }), { height: 2.4, fuzz: 1 }),
    times(2, (row) =>
      sew(
        S.element('hair ' + row),
        times(8, (k) => hair(k * 2 + row)),
        adjust(GREY, { dL: row ? 0.05 : -0.02 }),
        { width: 7, dimple: false, shadow: 0.3 },
      ),
    ),
    felt(
      S.element('bun'),
      times(30, (k): Point => [148 + Math.cos((k / 30) * TAU) * 36, 862 + Math.sin((k / 30) * TAU) * 33]),
      adjust(GREY, { dL: -0.04 }),
      { height: 2.4, fuzz: 1 },
    ),
    yarn(S, [bun], adjust(GREY, { dL: 0.05 }), { width: 8, every: 0 }),
    yarn(S, [traceCurve('100,880 148,860 200,846')], '#8a4a2a', { width: 5, every: 0 }),
    wool(S, closedCurve('100,1020 150,1008 200,1022 150,1040'), '#8a5a1e', {
      n: 200,
      length: 14,
      opacity: 0.3,
    }),
  );
}

export default card({
  finish: felted,
  grade: { rake: 0.12, seed: 47, lamp: { at: [400, 330], reach: 520, gain: 0.3 } },
  paint,
});
