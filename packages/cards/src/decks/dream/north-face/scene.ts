/** D32: a crumpled love letter on a desk is an alpine range, and roped climbers near its blotted signature. */
import { card } from '../../../finishes/finish.ts';
import { INK, hatch, ink, inkLine, inkWash } from '../../../finishes/ink.ts';
import { clamp, mix } from '../../../kit/colour.ts';
import { pathPoints, polygon, smooth } from '../../../kit/curves.ts';
import { group, moved, path } from '../../../kit/markup.ts';
import { lerp, nth, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { crumpledLetter, type Letter } from '../../../motifs/crumpled-letter.ts';
import { drawnFigure } from '../../../motifs/drawn-people.ts';

const violet = '#8a4cc4';
const sepia = '#4a3322';
const navy = '#66759c';
const LAMP: Point = [120, 96];

function room(S: Easel): string {
  const wall: Points = trace('-10,-10 810,-10 810,850 -10,850');
  const dark = (x: number, y: number): number =>
    clamp((Math.hypot(x - LAMP[0], (y - LAMP[1]) * 0.8) - 190) / 480);
  return [
    path(
      polygon(wall),
      S.radialAt(
        ['#fff4d4', [0.22, '#efe2c4'], '#a9afc0', [0.8, navy], navy],
        LAMP[0] + 30,
        LAMP[1] + 50,
        560,
      ),
    ),
    hatch(S, wall, { angle: 0.7, gap: 7, width: 1.8, density: (x, y) => dark(x, y) * 1.5 }),
    hatch(S, wall, { angle: -0.6, gap: 8, width: 1.8, density: (x, y) => dark(x, y) * 1.5 - 0.5 }),
    hatch(S, wall, { angle: 1.5, gap: 7, width: 1.8, density: (x, y) => dark(x, y) * 1.6 - 0.85 }),
  ].join('');
}

function lamp(S: Easel): string {
  const shade = 'M34 40C60 6 110 -6 150 6C196 22 220 60 226 112C180 92 120 96 64 138C40 110 28 74 34 40Z';
  return [
    path('M64 138C120 96 180 92 226 112C214 140 180 150 150 154C110 158 84 154 64 138Z', '#fff6d8'),
    path(shade, '#b58a4c'),
    path('M120 0C170 4 214 50 226 112C206 104 184 100 164 101C164 60 150 24 120 0Z', '#7d5c30'),
    hatch(S, trace('120,0 170,10 208,50 224,108 170,100 158,50'), { angle: 1.1, gap: 6, width: 2 }),
    inkLine(S, pathPoints(shade, 8), 6, { straight: true, pressure: () => 0.9 }),
    inkLine(S, trace('64,138 90,154 150,155 206,138 226,112'), 4),
    inkLine(S, trace('70,14 40,-4 -10,-16'), 14, { pressure: () => 1 }),
    times(9, (i) => {
      const a = 0.55 + i * 0.16;
      return inkLine(
        S,
        [
          [150 + Math.cos(a) * 50, 140 + Math.sin(a) * 34],
          [150 + Math.cos(a) * 80, 140 + Math.sin(a) * 60],
          [150 + Math.cos(a) * 112, 140 + Math.sin(a) * 90],
        ],
        2,
        { colour: '#a08a5a', dry: 0.4 },
      );
    }),
  ]
    .flat()
    .join('');
}

function deskTop(S: Easel): string {
  const top: Points = trace('-10,800 810,772 810,1120 -10,1136');
  return [
    path(polygon(top), '#c79d66'),
    path(polygon(trace('-10,1136 810,1120 810,1210 -10,1210')), '#3a2a24'),
    times(30, (i) => {
      const y = 806 + i * 11;
      return inkLine(
        S,
        [
          [-10, y + 6],
          [200, y + S.rng.range(-4, 8)],
          [520, y + S.rng.range(-8, 4)],
          [810, y - 14],
        ],
        S.rng.range(1, 2.6),
        { colour: mix(sepia, '#a07844', S.rng.f()), dry: 0.35 },
      );
    }),
    hatch(S, top, { angle: 0.75, gap: 8, width: 1.8, density: (x, y) => (x - 380) / 420 + (y - 900) / 700 }),
    inkLine(S, trace('-10,1136 200,1130 520,1128 810,1120'), 7),
    inkLine(S, trace('-10,1146 200,1140 520,1138 810,1130'), 3, { colour: '#a07844', dry: 0.2 }),
    inkLine(S, trace('-10,800 300,790 810,772'), 4),
  ]
    .flat()
    .join('');
}

/** The signature, then the tear or the drop that ended it. */
function blot(S: Easel, letter: Letter): string {
  // a capital's sweep, then loops climbing to the blot
  const name = [
    ...trace('258,600 284,566 300,580 280,604 270,590 290,584 300,594'),
    ...times(44, (i): Point => {
      const t = i / 43;
      const a = i * 0.66;
      return [
        lerp(298, 384, t) + Math.cos(a) * 6,
        lerp(588, 470, t) + Math.sin(a) * (11 + 6 * Math.sin(i * 0.8)) * (1 - t * 0.3),
      ];
    }),
  ];
  const [bx, by] = letter.on(0.02, 0.0);
  const drop =
    'M-2 -46C14 -48 30 -38 36 -22C46 -18 50 -4 44 6C48 20 38 32 24 32C20 52 22 70 17 90C14 100 7 99 6 90C4 70 6 54 0 42C-7 46 -8 58 -12 66C-16 72 -22 68 -21 61C-20 50 -20 42 -24 34C-40 32 -46 16 -40 6C-48 -6 -40 -24 -27 -27C-24 -40 -14 -48 -2 -46Z';
  const flourish = trace('384,482 372,528 330,572 286,620 262,640 270,622 300,608');
  return [
    inkLine(S, name, 4.4, { colour: violet, wobble: 0.4, pressure: (t) => 0.6 + 0.4 * Math.sin(t * 40) }),
    inkLine(S, flourish, 5, { colour: violet }),
    group(
      { style: 'mix-blend-mode:multiply' },
      moved(
        { x: bx, y: by, s: 1.12, r: 8 },
        path(drop, '#9a60d2'),
        path(drop, '#b27fe6', 'transform="scale(.78) translate(2 2)"'),
      ),
    ),
    times(16, () => {
      const [a, r] = [S.rng.range(0, 6.28), S.rng.range(52, 96)];
      const size = S.rng.range(1.6, 5);
      return path(
        smooth(
          blob(
            bx - 14 + Math.cos(a) * r * 0.42,
            by + Math.sin(a) * r * 0.9,
            size,
            size * 1.3,
            S.noise,
            0.2,
            1,
            9,
          ),
        ),
        violet,
      );
    }),
  ]
    .flat()
    .join('');
}

function climbers(S: Easel, letter: Letter): string {
  const way: readonly Point[] = trace('-0.13,0.2 -0.2,0.24 -0.31,0.3 -0.42,0.38');
  const team = way.map(([u, v], i) => {
    const [x, y] = letter.on(u, v);
    return drawnFigure(S.element('climber ' + i), {
      x,
      y: y + 4,
      s: 0.5,
      view: 'side',
      flip: 1,
      pose: i === 0 ? 'reachUp' : i % 2 ? 'climb' : 'stride',
      garment: 'jacket',
      hat: i === 1 ? 'bobble' : 'hood',
      colours: {
        coat: nth(['#6d7ba3', '#7a5a3c', '#55618a', '#8d6f4a'], i),
        trousers: '#4d4a58',
        boots: '#1d1a1e',
        hat: '#3f4766',
        skin: '#dcb694',
      },
      pen: 2.2,
    });
  });
  return [
    team.slice(1).map((m, i) => {
      const [a, b] = [nth(team, i).hip, m.hip];
      return inkLine(S, [a, [(a[0] + b[0]) / 2, Math.max(a[1], b[1]) + 9], b], 2.4);
    }),
    team.map((m) => m.svg),
  ]
    .flat()
    .join('');
}

/** A matchbox for a hut, its drawer a porch. */
function hut(S: Easel): string {
  const pen = (list: string, w: number): string => inkLine(S, trace(list), w, { straight: true, wobble: 1 });
  return [
    inkWash(S, 'M560 1086C620 1070 760 1060 800 1072L800 1104C720 1110 620 1112 560 1086Z', '#7a5c46', {
      opacity: 0.8,
      rough: 6,
    }),
    path(polygon(trace('556,1034 656,1014 722,1030 722,1084 622,1108 556,1088')), '#e8d6ae'),
    path(polygon(trace('556,1034 656,1014 722,1030 622,1052')), '#8b97b8'),
    path(polygon(trace('622,1052 722,1030 722,1084 622,1108')), '#a98a5c'),
    hatch(S, trace('622,1052 722,1030 722,1084 622,1108'), { angle: -0.5, gap: 5, width: 1.8 }),
    path(polygon(trace('570,1092 570,1056 590,1054 606,1060 606,1104')), '#3a2a24'),
    path(polygon(trace('580,1074 596,1076 596,1090 580,1088')), '#fff0c0'),
    pen('556,1034 656,1014 722,1030 622,1052 556,1034 556,1088 622,1108 722,1084 722,1030', 4),
    pen('622,1052 622,1108', 3.4),
    // chimney: one spent match
    inkLine(S, trace('676,1026 678,1000 676,980'), 6, { colour: '#c9a56a', pressure: () => 1 }),
    inkLine(S, trace('672,1026 674,1000 672,980'), 2),
    path(smooth(blob(676, 976, 6, 8, S.noise, 0.2, 1, 10)), INK),
    inkLine(S, trace('678,962 690,944 676,926 690,902'), 3, { colour: '#e4e0d6', dry: 0.2 }),
  ].join('');
}

/** Earlier expeditions. */
function basket(S: Easel): string {
  const ball = (x: number, y: number, r: number, flag: boolean): string => {
    const rim = times(11, (i): Point => [
      x + Math.cos(i * 0.571) * r * S.rng.range(0.72, 1.16),
      y + Math.sin(i * 0.571) * r * S.rng.range(0.68, 1.1),
    ]);
    return [
      path(polygon(rim), '#efe3c8'),
      path(polygon([nth(rim, 0), nth(rim, 1), nth(rim, 2), nth(rim, 3), [x, y]]), '#a89470'),
      inkLine(S, [...rim, nth(rim, 0)], 3, { straight: true }),
      [
        [0, 4],
        [2, 7],
        [5, 9],
        [8, 1],
        [3, 10],
      ].map(([a = 0, b = 0]) => {
        const [p, q] = [nth(rim, a), nth(rim, b)];
        return inkLine(
          S,
          [
            p,
            [lerp(p[0], q[0], 0.3) + S.rng.gauss(0, 5), lerp(p[1], q[1], 0.4) + S.rng.gauss(0, 5)],
            [lerp(p[0], q[0], 0.62), lerp(p[1], q[1], 0.55)],
          ],
          2,
          { straight: true },
        );
      }),
      flag
        ? inkLine(
            S,
            [
              [x, y - r * 0.8],
              [x + 1, y - r - 14],
              [x, y - r - 30],
            ],
            2.4,
          ) +
          path(
            polygon([
              [x, y - r - 30],
              [x + 18, y - r - 25],
              [x, y - r - 19],
            ]),
            '#8e9abc',
          )
        : '',
    ]
      .flat()
      .join('');
  };
  return [
    ball(70, 1060, 34, true),
    ball(128, 1052, 30, false),
    ball(176, 1066, 28, true),
    ball(104, 1084, 30, false),
    path('M22 1082C80 1104 160 1104 222 1082L204 1210L44 1210Z', '#8d6f4a'),
    times(9, (i) =>
      inkLine(
        S,
        [
          [28 + i * 24, 1092 + Math.sin((i / 8) * 3.14) * 10],
          [34 + i * 22, 1150],
          [46 + i * 19, 1212],
        ],
        5,
      ),
    ),
    times(6, (i) =>
      inkLine(
        S,
        [
          [26 + i * 3, 1100 + i * 20],
          [120, 1114 + i * 20],
          [218 - i * 3, 1100 + i * 20],
        ],
        4,
      ),
    ),
    inkLine(S, trace('20,1080 70,1098 122,1102 176,1098 224,1080'), 9),
    inkLine(S, trace('196,1084 214,1110 206,1140 218,1166'), 2.6, { colour: '#e8d6ae' }),
  ]
    .flat()
    .join('');
}

function paint(): Scene {
  const scene = new Scene({ seed: 3200, background: '#ffffff' });
  scene.add(room(scene.element('room')), lamp(scene.element('lamp')), deskTop(scene.element('desk')));
  const letter = crumpledLetter(scene.element('letter'), {
    x: 404,
    y: 872,
    across: 296,
    deep: 150,
    tall: 560,
    peaks: [
      [0.04, -0.16, 1.06, 0.86],
      [-0.5, -0.06, 0.6, 0.5],
      [0.52, 0.0, 0.66, 0.5],
      [0.14, 0.48, 0.3, 0.42],
      [-0.3, -0.56, 0.66, 0.5],
      [0.66, -0.56, 0.42, 0.4],
      [-0.62, 0.6, 0.16, 0.34],
      [0.72, 0.5, 0.22, 0.3],
    ],
    cells: 17,
    paper: '#fffcf2',
    shade: '#e2cda6',
    dusk: '#8d8aa6',
    line: sepia,
    script: '#9a7c5a',
  });
  const shade = scene.element('shade');
  scene.add(
    inkWash(
      shade,
      'M560 800L812 850V1010C740 1010 660 1000 560 990C480 1010 360 1040 260 1040C360 960 480 880 560 800Z',
      '#5f4a48',
      { opacity: 0.75, rough: 8 },
    ),
    letter.svg,
  );
  // a tear ran down here and froze
  const ice = scene.element('tear');
  const flow =
    'M214 676C206 730 188 780 164 828C146 866 150 892 170 892C174 914 198 918 208 900C224 914 246 902 244 880C258 866 250 846 244 824C232 780 226 730 222 676Z';
  scene.add(
    group({ style: 'mix-blend-mode:multiply' }, path(flow, '#c3d6ec')),
    inkLine(ice, pathPoints(flow, 8), 2.4, { colour: '#7d93bb', straight: true, dry: 0.3 }),
    times(9, (i) => {
      const t = i / 8;
      const [x, y, w] = [lerp(216, 200, t), lerp(716, 872, t), lerp(6, 34, t)];
      return inkLine(
        ice,
        [
          [x - w, y - 3],
          [x - w * 0.2, y + 6],
          [x + w * 0.9, y - 2],
        ],
        2.2,
        { colour: '#6880ac' },
      );
    }),
  );
  scene.add(blot(scene.element('blot'), letter), climbers(scene.element('climbers'), letter));
  scene.add(hut(scene.element('hut')), basket(scene.element('basket')));
  return scene;
}

export default card({ finish: ink, grade: { backruns: 0.06, feather: 0.2 }, paint });
