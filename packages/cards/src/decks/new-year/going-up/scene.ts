/** N37: out of the ash of a burnt wish they go up, a bubble each; over them somebody's lips wait at the rim. Lacquer. */
import { card } from '../../../finishes/finish.ts';
import {
  CREAM,
  GROUND,
  assist,
  goldLine,
  hair,
  lacquer,
  tempera,
  type Tones,
} from '../../../finishes/lacquer.ts';
import { closedCurve, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { TAU, inside, nth, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { polite, unaware, unwilling, willing } from '../../../motifs/bubble-guests.ts';
import { piece, tongue } from '../../../motifs/lacquer-shapes.ts';

const SKIN: Tones = ['#a8744c', '#e3bd8c', '#f9e6c2'];
const LIPS: Tones = ['#7c1410', '#c22a1b', '#e8593c'];
const ASH: Tones = ['#0d0908', '#2a201c', '#6a584c'];

const FACE = closedCurve(
  '70,-60 84,60 116,170 172,280 250,372 330,430 400,448 470,430 550,372 628,280 684,170 716,60 730,-60',
);
/** The inside of the glass below the wine's surface. */
const FULL = closedCurve(
  '172,424 188,540 208,660 230,780 254,900 284,1000 322,1080 360,1130 400,1148 440,1130 478,1080 516,1000 546,900 570,780 592,660 612,540 628,424 520,420 400,418 280,420',
);
const ring = (x: number, y: number, rx: number, ry: number): Point[] =>
  times(60, (i): Point => [x + Math.cos((i / 60) * TAU) * rx, y + Math.sin((i / 60) * TAU) * ry]);

interface Bubble {
  x: number;
  y: number;
  r: number;
}
const RIDES: readonly Bubble[] = [
  { x: 308, y: 646, r: 94 },
  { x: 480, y: 752, r: 84 },
  { x: 344, y: 886, r: 76 },
];

function paint(): Scene {
  const scene = new Scene({ seed: 3737, background: GROUND });
  face(scene);
  wine(scene);
  wish(scene);
  rides(scene);
  first(scene);
  glass(scene);
  return scene;
}

function face(scene: Scene): void {
  const S = scene.element('face');
  const ink = (width: number, ...lists: string[]): string =>
    path(lists.map((one) => hair(traceCurve(one, 8), width, 0.35, 0.4)).join(''), '#6a3a22');
  scene.add(
    piece(S, FACE, { tones: SKIN, light: -70, step: 22, rough: 6 }),
    group(
      { 'clip-path': S.clip(smooth(FACE)) },
      // round the nose, the mouth, under the lip
      path(smooth(closedCurve('318,348 360,330 400,326 440,330 482,348 440,362 400,366 360,362')), '#b98458'),
      path(smooth(closedCurve('384,96 392,140 400,156 408,140 416,96 400,90')), '#d0a476'),
      [190, 610].map((x, i) =>
        assist(S.element(`blush ${i}`), ring(x, 110, 78, 66), {
          field: () => (i ? 0.5 : Math.PI - 0.5),
          gap: 7,
          width: 2.6,
          longest: 60,
          fill: '#e0906c',
          density: (u, v) => 1 - Math.hypot((u - x) / 78, (v - 110) / 66),
        }),
      ),
    ),
    ink(
      5,
      '318,74 330,86 346,82 354,68',
      '482,74 470,86 454,82 446,68',
      '354,68 376,92 400,98 424,92 446,68',
    ),
    ink(4, '296,70 286,46 292,20', '504,70 514,46 508,20'),
    path(smooth(closedCurve('336,72 348,66 358,72 350,80')), '#4a2016'),
    path(smooth(closedCurve('464,72 452,66 442,72 450,80')), '#4a2016'),
    lips(S),
  );
}

/** A little apart. */
function lips(S: Easel): string {
  const upper = closedCurve(
    '214,236 270,196 330,164 372,152 400,166 428,152 470,164 530,196 586,236 520,240 450,232 400,240 350,232 280,240',
  );
  const lower = closedCurve(
    '214,236 280,252 350,262 400,266 450,262 520,252 586,236 560,282 500,318 440,336 400,340 360,336 300,318 240,282',
  );
  const rays = (outline: Point[], from: Point): string =>
    assist(S, outline, {
      field: (x, y) => Math.atan2(y - from[1], x - from[0]),
      gap: 11,
      width: 1.5,
      density: (x, y) => 0.75 - Math.abs(y - 240) / 190 - Math.abs(x - 400) / 900,
    });
  return group(
    {},
    path(
      smooth(
        closedCurve(
          '214,236 280,238 350,230 400,238 450,230 520,238 586,236 520,256 450,268 400,272 350,268 280,256',
        ),
      ),
      '#1c0606',
    ),
    piece(S, lower, { tones: LIPS, light: -60, step: 12, rough: 2, cut: 3 }),
    piece(S, upper, { tones: LIPS, light: -80, step: 9, rough: 2, cut: 3 }),
    rays(lower, [400, 40]),
    rays(upper, [400, 420]),
    path(smooth(closedCurve('330,288 380,282 430,286 470,292 420,300 360,300')), '#f08a68'),
  );
}

/** Lit from above; it goes dark towards the ash. */
function wine(scene: Scene): void {
  const S = scene.element('wine');
  scene.add(
    path(
      smooth(FULL),
      S.linearAt(['#cf9438', [0.3, '#b57a28'], [0.62, '#74461a'], '#2a170c'], 0, 420, 0, 1150),
    ),
    assist(S, FULL, {
      field: (x, y) => Math.atan2(y - 1500, x - 400),
      gap: 9,
      width: 1.4,
      longest: 190,
      density: (_, y) => 0.9 - (y - 420) / 1100,
    }),
    // the surface
    tempera(S, ring(400, 424, 228, 40), {
      tones: ['#b5782a', '#e8bd66', '#fbe8b0'],
      light: -90,
      step: 7,
      rough: 3,
    }),
    goldLine(S, ring(400, 424, 228, 40), 3),
  );
}

/** A twist of paper, still red at one edge. */
function wish(scene: Scene): void {
  const S = scene.element('wish');
  const spark = trace('372,1062 430,1050 394,1034 416,1020 380,1006');
  scene.add(
    piece(
      S,
      '328,1076 350,1052 384,1066 408,1044 436,1062 468,1050 476,1080 458,1112 424,1134 400,1140 374,1134 344,1112',
      {
        tones: CREAM,
        light: -90,
        step: 6,
        rough: 2,
      },
    ),
    piece(
      S,
      '326,1078 348,1050 384,1064 408,1042 436,1060 470,1048 478,1080 462,1084 446,1078 428,1092 408,1076 386,1096 368,1084 346,1098',
      {
        tones: ASH,
        light: -90,
        step: 5,
        rough: 3,
      },
    ),
    tongue(S, '346,1098 368,1084 386,1096 408,1076 428,1092 446,1078 464,1084', 9, {
      tones: ['#b82c10', '#f06a24', '#ffd27a'],
      lines: 0,
      step: 2,
      root: 0.3,
    }),
    path(spark.map(([x, y], i) => smooth(ring(x, y, 4.4 - i * 0.5, 4.4 - i * 0.5))).join(''), '#f58a36'),
    path(
      ['370,1108 398,1114 430,1106', '382,1122 402,1126 420,1120']
        .map((l) => hair(traceCurve(l, 8), 3, 0.2, 0.3))
        .join(''),
      '#7a5a3a',
    ),
  );
}

/** A bubble: night inside, a bright rim, a window on its shoulder. */
function bubble(S: Easel, { x, y, r }: Bubble, guest: string): string {
  const outline = ring(x, y, r, r);
  const shine = resample(
    spline(
      times(9, (i): Point => [
        x + Math.cos(3.5 + i * 0.13) * r * 0.84,
        y + Math.sin(3.5 + i * 0.13) * r * 0.84,
      ]),
      false,
      6,
    ),
    3,
  );
  return group(
    {},
    path(smooth(ring(x, y, r + 4, r + 4)), '#fff0c0'),
    path(smooth(outline), GROUND),
    path(smooth(ring(x + r * 0.1, y + r * 0.14, r * 0.84, r * 0.82)), '#2b1a12'),
    guest,
    path(hair(shine, r * 0.1, 0.3, 0.3), '#fff6da'),
    path(smooth(ring(x + r * 0.62, y + r * 0.58, r * 0.07, r * 0.05)), '#fff6da'),
    goldLine(S, [...outline, nth(outline, 0)], 4),
  );
}

function rides(scene: Scene): void {
  const small = scene.element('small');
  const dots = times(120, (): readonly [Point, number] => {
    const y = small.rng.range(500, 1060);
    const half = 210 - (y - 420) * 0.16;
    return [[400 + small.rng.range(-half, half), y], small.rng.range(2.5, 8)];
  }).filter(
    ([[x, y], r]) => inside(FULL, x, y) && RIDES.every((b) => Math.hypot(b.x - x, b.y - y) > b.r + r + 8),
  );
  scene.add(
    path(dots.map(([[x, y], r]) => smooth(ring(x, y, r, r))).join(''), '#fff0c0'),
    path(dots.map(([[x, y], r]) => smooth(ring(x + 0.6, y + 0.8, r * 0.66, r * 0.66))).join(''), '#6e4014'),
  );
  const guests = [
    (S: Easel, b: Bubble): string => unwilling(S, { x: b.x, y: b.y + 8, s: 0.88, r: 0.12 }),
    (S: Easel, b: Bubble): string => unaware(S, { x: b.x, y: b.y + 6, s: 0.92, r: -0.2 }),
    (S: Easel, b: Bubble): string => polite(S, { x: b.x, y: b.y + 6, s: 0.73, r: -0.1 }),
  ];
  RIDES.forEach((b, i) => {
    const S = scene.element(`ride ${i}`);
    scene.add(bubble(S, b, nth(guests, i)(S, b)));
  });
  const S = scene.element('last');
  scene.add(bubble(S, { x: 436, y: 972, r: 40 }, unaware(S, { x: 438, y: 970, s: 0.42, r: 2.5 })));
}

/** The first is out already: her bubble breaks as she comes to the top. */
function first(scene: Scene): void {
  const S = scene.element('first');
  const burst = times(13, (i) => {
    const a = -2.9 + (i / 12) * 2.66;
    const at = (r: number): Point => [404 + Math.cos(a) * r, 452 + Math.sin(a) * r * 0.9];
    return hair([at(104), at(116), at(126 + (i % 3) * 8)], 5, 0.2, 0.5);
  });
  scene.add(
    path(smooth(ring(404, 470, 92, 84)), GROUND),
    path(smooth(ring(412, 482, 76, 66)), '#2b1a12'),
    path(
      hair(
        times(60, (i): Point => [
          404 + Math.cos(-0.5 + (i / 59) * 4.15) * 94,
          470 + Math.sin(-0.5 + (i / 59) * 4.15) * 86,
        ]),
        7,
        0.12,
        0.12,
      ),
      '#fff0c0',
    ),
    path(burst.join(''), '#fff6da'),
    willing(S, { x: 402, y: 466, s: 1.06, r: 0.05 }),
  );
}

/** Thin as it is, it holds all that. */
function glass(scene: Scene): void {
  const S = scene.element('glass');
  const left = trace(
    '156,300 164,400 188,560 216,720 250,900 280,1004 318,1088 358,1142 388,1166 393,1184 394,1230',
  );
  const right = left.map(([x, y]): Point => [800 - x, y]);
  const white = (width: number, list: string): string =>
    path(hair(traceCurve(list, 8), width, 0.3, 0.4), '#fff6da', 'opacity=".8"');
  scene.add(
    goldLine(S, ring(400, 300, 244, 46).concat([[644, 300]]), 4),
    goldLine(S, left, 6),
    goldLine(S, right, 6),
    white(9, '182,350 192,440 208,540 224,620'),
    white(6, '240,790 254,860 270,930'),
    white(5, '622,350 614,430 602,510'),
  );
}

export default card({ finish: lacquer, paint });
