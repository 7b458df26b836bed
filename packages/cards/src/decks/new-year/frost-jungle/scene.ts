/** N61: frost has grown into a jungle on the pane, and a tiger of it steps down onto the sill. */
import { card } from '../../../finishes/finish.ts';
import { BOARD, ICE, fern, frost, hairs, needle, scratches, strays } from '../../../finishes/frost.ts';
import { closedCurve, polygon, smooth, traceCurve } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { lerp, rectangle, times, trace } from '../../../kit/points.ts';
import { Scene } from '../../../kit/scene.ts';
import { flowAlong, Tone } from '../../../kit/tone.ts';
import { frostGeranium } from '../../../motifs/frost-geranium.ts';
import { fronds, frostInk, frostTigerHead, stripesOf } from '../../../motifs/frost-tiger.ts';

const SILL = 1000;
const PEACH = '#ffb98a';
const HEAD = { x: 372, y: 520, s: 1.02, r: -0.07, eye: PEACH };

const TRUNK = closedCurve(
  '196,560 178,470 184,380 214,310 262,278 318,300 366,286 420,278 470,300 522,262 580,292 614,360 620,450 604,560 590,660 560,760 500,850 420,886 340,870 280,810 230,700',
);
const FAR_LEG = closedCurve(
  '214,560 288,600 316,700 308,790 296,860 312,930 320,990 300,1040 220,1040 186,1000 200,930 204,800 190,700',
);
const NEAR_LEG = closedCurve(
  '496,600 586,560 632,610 630,720 616,820 600,900 606,950 638,990 642,1040 610,1072 556,1082 504,1074 476,1044 482,1000 508,960 510,880 496,780 482,690',
);
const HIND = closedCurve(
  '330,800 400,850 480,800 478,900 470,1010 408,1010 404,940 392,940 390,1010 336,1010 330,900',
  6,
);
const RINGS = [
  '572,222 596,238 612,246',
  '606,190 622,208 634,214',
  '640,168 654,186 664,190',
  '672,146 690,160 700,160',
];
const TAIL = closedCurve(
  '560,300 600,230 660,190 706,140 700,84 656,70 640,98 666,112 672,142 636,166 580,196 532,270',
  8,
);

function paint(): Scene {
  const scene = new Scene({ seed: 6161, background: BOARD });
  pane(scene);
  jungle(scene);
  body(scene);
  jambs(scene);
  sill(scene);
  paw(scene);
  scene.add(frostTigerHead(scene.element('head'), HEAD));
  scene.add(frostGeranium(scene.element('geranium'), PEACH));
  scene.add(strays(scene.element('strays')));
  return scene;
}

/** Dawn low behind the glass. */
function pane(scene: Scene): void {
  const S = scene.element('pane');
  scene.add(
    path(
      'M0 0H800V1200H0Z',
      S.linearAt(['#081026', '#0d1d3f', '#17386a', '#3a6a9c', '#6f93b8'], 0, 0, 0, SILL),
    ),
    path(
      'M0 0H800V1200H0Z',
      S.radialAt(
        [
          [0, PEACH, 0.8],
          [0.5, PEACH, 0.2],
          [1, PEACH, 0],
        ],
        250,
        SILL + 20,
        460,
      ),
    ),
  );
}

/** Fronds from the corners inwards: the far ones faint, the near ones white. */
function jungle(scene: Scene): void {
  const S = scene.element('jungle');
  const grow = (
    list: readonly (readonly [number, number, number, number, number])[],
    colour: string,
    width: number,
  ): string =>
    path(
      list
        .flatMap(([x, y, degrees, length, curl]) =>
          fern(S.rng, {
            x,
            y,
            angle: (degrees * Math.PI) / 180,
            length,
            curl,
            width,
            order: 3,
            gap: 13,
            spread: 0.36,
          }),
        )
        .join(''),
      colour,
    );
  const crowd = (
    n: number,
    from: readonly [number, number],
    length: readonly [number, number],
  ): [number, number, number, number, number][] =>
    times(n, () => {
      const u = S.rng.f();
      const left = S.rng.chance(0.5);
      const [x, y] = S.rng.chance(0.3)
        ? [S.rng.range(0, 800), -10]
        : [left ? -10 : 810, lerp(from[0], from[1], u)];
      const inward = y < 0 ? 90 + (x - 400) * 0.08 : left ? lerp(20, -62, u) : lerp(160, 242, u);
      return [
        x,
        y,
        inward + S.rng.gauss(0, 16),
        S.rng.range(...length),
        S.rng.sign() * S.rng.range(0.5, 1.3),
      ];
    });
  scene.add(
    grow(crowd(26, [60, 1000], [240, 460]), '#2c5288', 1.8),
    grow(crowd(22, [80, 1000], [180, 330]), '#4f80b4', 1.8),
    grow(
      [
        [-10, 1010, -66, 420, 0.8],
        [810, 1000, -112, 380, -0.9],
        [-20, 420, -40, 260, 1.1],
        [820, 330, -150, 240, -1],
        [110, -20, 70, 270, -0.9],
        [440, -20, 100, 200, 0.9],
        [760, -20, 120, 200, 0.7],
        [-10, 760, -60, 210, -0.7],
        [812, 700, -120, 240, 0.8],
        [-10, 140, 20, 150, 0.8],
        [300, -16, 84, 120, -0.8],
      ],
      ICE[2],
      2.2,
    ),
  );
}

function body(scene: Scene): void {
  const S = scene.element('body');
  const tone = new Tone();
  tone.round(TAIL, { from: -100, size: 26, light: 0.85, dark: 0.15 });
  tone.round(TRUNK, { from: -95, before: 24, size: 110, light: 0.72, dark: 0.08 });
  tone.glow(HEAD.x, HEAD.y - 110, 180, -0.5, 130);
  tone.round(FAR_LEG, { from: -160, before: 34, size: 60, light: 0.85, dark: 0.2 });
  const stripes = [
    '214,316 226,360 216,410',
    '262,284 268,330 256,372',
    '312,302 310,340 322,374',
    '470,302 478,340 466,380',
    '522,268 520,320 532,366',
    '576,296 566,344 580,390',
    '184,420 216,440 234,480',
    '612,400 578,430 560,470',
    '186,500 214,510 236,540',
    '616,480 580,500 566,540',
    '190,650 230,664 276,660',
    '318,690 280,704 250,700',
    '196,736 236,752 282,744',
    '314,776 284,790 252,786',
    '198,820 240,838 284,830',
    '306,866 276,880 244,876',
    '196,906 236,920 270,914',
  ];
  for (const stripe of [...stripes, ...RINGS])
    tone.line(traceCurve(stripe), (t) => 11 * (1 - t) ** 0.65, 0, { soft: 5 });
  tone.glow(372, 720, 150, -0.6, 100);
  tone.round(HIND, { from: -90, size: 30, light: 0.5, dark: 0.1 });
  const flow = flowAlong([
    traceCurve('370,290 340,400 330,500'),
    traceCurve('270,290 220,380 200,520 220,640'),
    traceCurve('520,270 570,370 600,480 590,600'),
    traceCurve('240,600 254,750 250,930'),
    traceCurve('540,280 600,210 690,150 680,90'),
    traceCurve('560,650 550,800 530,900'),
  ]);
  const spare = (x: number, y: number): boolean => Math.hypot(x - HEAD.x, y - HEAD.y) < 120;
  scene.add(
    path(smooth(HIND), '#10234a'),
    [TAIL, TRUNK, FAR_LEG].map((part) =>
      path(smooth(part), S.linearAt(['#2b5690', '#1a3867', '#10244a'], 0, 250, 0, 620)),
    ),
    stripesOf(
      S,
      [...stripes, ...RINGS].map((stripe) => [traceCurve(stripe), 9]),
    ),
    [TAIL, TRUNK, FAR_LEG].map((part) =>
      scratches(S, {
        tone,
        flow,
        region: part,
        gap: [3, 7],
        length: [8, 30],
        width: 1.1,
        decay: 0.8,
        ink: (t) => (t > 0.6 ? ICE[2] : ICE[1]),
      }),
    ),
    scratches(S, { tone, flow: () => Math.PI / 2, region: HIND, gap: [4, 8], length: [8, 30], width: 1 }),
    fronds(S, TRUNK, { tone, flow, n: 1300, size: 46, spare }),
    fronds(S, FAR_LEG, { tone, flow, n: 260, size: 40 }),
    fronds(S, TAIL, { tone, flow, n: 220, size: 26 }),
    hairs(S, TRUNK, { gap: 4, length: 22, out: 0.8, light: (_x, y) => (y < 420 ? 0.9 : 0.2) }),
  );
}

/** The board of the sill and the frame, wood scratched along its grain. */
function sill(scene: Scene): void {
  const S = scene.element('sill');
  const top = rectangle(-10, SILL, 810, SILL + 120);
  const front = rectangle(-10, SILL + 120, 810, 1210);
  const tone = new Tone();
  tone.fill(top, (x, y) => 0.2 + 0.3 * Math.exp(-(((x - 250) / 300) ** 2)) - (y - SILL) * 0.0012);
  tone.fill(front, 0.07);
  tone.fill(rectangle(-10, SILL + 112, 810, SILL + 122), 0.5);
  tone.glow(540, SILL + 84, 110, -0.6, 26);
  const grain = (x: number, y: number): number =>
    0.08 * Math.sin(x * 0.012 + y * 0.05) + 0.02 * S.noise.n2(x * 0.01, y * 0.06) * 8;
  scene.add(
    path(smooth(top, true, 0.01), S.linearAt(['#1c3a66', '#0e1d3c'], 0, SILL, 0, SILL + 120)),
    path(smooth(front, true, 0.01), '#070c1c'),
    scratches(S, {
      tone,
      flow: grain,
      region: rectangle(-10, SILL, 810, 1210),
      gap: [4, 10],
      length: [30, 130],
      width: 1.2,
    }),
    path(needle(trace('-10,1001 300,999 560,1002 810,1000'), 1.6, { attack: 0.01, decay: 0.01 }), ICE[2]),
  );
}

/** The frame of the window: darker than all that grows. */
function jambs(scene: Scene): void {
  const S = scene.element('jambs');
  const sides = [
    '-10,-10 34,-10 30,500 33,1004 -10,1004',
    '810,-10 764,-10 769,480 765,1004 810,1004',
    '-10,-10 810,-10 810,24 400,28 -10,25',
  ];
  const tone = new Tone(0.1);
  sides.forEach((list, i) => {
    const board = trace(list);
    scene.add(
      path(polygon(board), '#0a1330'),
      scratches(S, {
        tone,
        region: board,
        flow: () => (i < 2 ? Math.PI / 2 : 0),
        gap: [4, 9],
        length: [30, 140],
        width: 1.4,
        ink: () => ICE[1],
      }),
    );
  });
  scene.add(
    path(
      ['34,26 30,500 33,1000', '764,28 769,480 765,1000', '34,26 400,29 764,26']
        .map((list) => needle(trace(list), 1.3, { attack: 0.05, decay: 0.05 }))
        .join(''),
      ICE[2],
    ),
  );
}

/** Already in the room. */
function paw(scene: Scene): void {
  const S = scene.element('paw');
  const stripes = [
    '640,660 590,680 530,672',
    '480,706 520,722 560,716',
    '636,752 592,772 540,762',
    '500,800 536,816 566,810',
    '620,836 584,856 540,850',
    '508,888 540,902 566,896',
    '610,918 580,934 548,930',
  ];
  const tone = new Tone();
  tone.round(NEAR_LEG, { from: -150, before: 34, size: 75, light: 1.1, dark: 0.25 });
  const toes = [
    '478,1040 474,1008 500,992 526,1006 530,1050 512,1076 488,1068',
    '522,1056 522,1012 552,996 582,1014 582,1058 562,1084 534,1080',
    '576,1056 578,1012 606,1000 632,1016 640,1046 622,1070 594,1076',
  ].map((list) => closedCurve(list));
  toes.forEach((toe) => tone.round(toe, { from: -110, size: 26, light: 1.1, dark: 0.2 }));
  for (const stripe of stripes) tone.line(traceCurve(stripe), (t) => 11 * (1 - t) ** 0.65, 0, { soft: 4 });
  tone.glow(520, 640, 90, -0.8, 80);
  const flow = flowAlong([
    traceCurve('586,600 576,750 556,900 556,960'),
    traceCurve('506,990 496,1030 500,1070'),
    traceCurve('552,990 552,1030 550,1080'),
    traceCurve('606,990 616,1030 622,1070'),
  ]);
  const clip = S.clip(smooth(NEAR_LEG));
  scene.add(
    path(smooth(NEAR_LEG), S.linearAt(['#5f92c4', '#2c5690', '#1b3a6c'], 480, 0, 640, 0)),
    group(
      { 'clip-path': clip },
      stripesOf(
        S,
        stripes.map((stripe) => [traceCurve(stripe), 11]),
      ),
    ),
    scratches(S, {
      tone,
      flow,
      region: NEAR_LEG,
      gap: [2.5, 6],
      length: [6, 26],
      width: 1.35,
      decay: 0.8,
      stray: 0.1,
    }),
    fronds(S, NEAR_LEG, { tone, flow, n: 260, size: 38, spare: (_x, y) => y > 960 || y < 640 }),
    hairs(S, NEAR_LEG, {
      gap: 4,
      length: 14,
      out: 0.8,
      light: (x, y) => (y > 640 && y < 1000 ? (x < 520 ? 0.9 : 0.4) : 0),
    }),
    path(
      [
        '528,1004 524,1040 534,1076',
        '580,1004 584,1040 576,1078',
        '476,1050 486,1082 546,1090 600,1086 636,1060',
      ]
        .map((list) => needle(trace(list), 3.4, { attack: 0.3 }))
        .join(''),
      frostInk,
    ),
    toes.map((toe) =>
      path(
        needle(toe.slice(Math.floor(toe.length * 0.02), Math.floor(toe.length * 0.36)), 1.2, {
          curved: false,
        }),
        ICE[4],
      ),
    ),
  );
  const crystals = [
    [486, 1074, 196, 190, 0.3],
    [500, 1088, 168, 120, -0.3],
    [540, 1094, 130, 84, 0.3],
    [476, 1050, 206, 110, 0.2],
    [590, 1090, 60, 70, -0.2],
  ].flatMap(([x = 0, y = 0, a = 0, l = 0, curl = 0]) =>
    fern(S.rng, {
      x,
      y,
      angle: (a * Math.PI) / 180,
      length: l,
      width: 1.5,
      order: 2,
      gap: 8,
      curl,
      spread: 0.3,
    }),
  );
  scene.add(path(crystals.join(''), ICE[3]));
}

export default card({ finish: frost, paint });
