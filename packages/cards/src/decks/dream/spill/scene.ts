/** D82: an ink bottle has tipped over on the horizon and night floods across the noon fields. */
import { card } from '../../../finishes/finish.ts';
import { INK, ink, inkLine, inkWash } from '../../../finishes/ink.ts';
import { mix, type Colour } from '../../../kit/colour.ts';
import { pathPoints, polygon, smooth, spline } from '../../../kit/curves.ts';
import { ellipse, group, moved, path } from '../../../kit/markup.ts';
import { lerp, nth, scatter, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob } from '../../../kit/shapes.ts';
import { drawnFigure } from '../../../motifs/drawn-people.ts';
import { inkBottle } from '../../../motifs/ink-bottle.ts';

const lamp = '#f5c022';
const night = '#5f729f';
const HORIZON = 384;

/** The plain: u across, v from the horizon (0) to our feet (1). */
const field = (u: number, v: number): Point => {
  const d = v ** 1.7;
  return [
    330 + u * (46 + d * 330) + Math.sin(v * 5 + u * 0.7) * (10 + 46 * d),
    HORIZON + d * 830 + Math.sin(u * 1.1 + v * 3) * 40 * d,
  ];
};

const COLUMNS = [-12, -8, -5.4, -3.6, -2.3, -1.4, -0.5, 0.3, 1.2, 2.2, 3.6, 5.4, 8, 12];
const rows = [0, 0.22, 0.33, 0.47, 0.6, 0.77, 0.93, 1.12];
/** Boundaries of one strip of plots: no two strips agree. */
const columnsIn = (j: number): number[] =>
  COLUMNS.map((u, i) => u * (1 - j * 0.05) + Math.sin(i * 1.7 + j * 2.9) * 0.26 + Math.sin(j * 2.3) * 0.4);

/** Plots, furrows and hedges; by night only their lines show. */
function plain(S: Easel, dark: boolean): string {
  const straws = ['#f3e6bd', '#e6cf8e', '#f8f1dc', '#dcc27c', '#efdcaa'];
  return rows
    .slice(1)
    .flatMap((v1, j) =>
      columnsIn(j)
        .slice(1)
        .map((u1, i) => {
          const [u0, v0] = [nth(columnsIn(j), i), nth(rows, j)];
          const quad: Points = [
            ...times(5, (k) => field(lerp(u0, u1, k / 4), v0)),
            ...times(5, (k) => field(u1, lerp(v0, v1, k / 4))),
            ...times(5, (k) => field(lerp(u1, u0, k / 4), v1)),
            ...times(5, (k) => field(u0, lerp(v1, v0, k / 4))),
          ];
          const tone = nth(straws, (i * 3 + j * 2 + ((i * j) % 3)) % 5);
          const line = dark ? '#566896' : mix(tone, '#6b5420', 0.62);
          const cross = (i + j) % 3 === 0;
          const n = cross ? 5 + j : 7;
          const furrows = times(n, (k) => {
            const t = (k + 0.5) / n;
            const run = cross
              ? times(5, (q) => field(lerp(u0, u1, 0.04 + (q / 4) * 0.92), lerp(v0, v1, t)))
              : times(5, (q) => field(lerp(u0, u1, t), lerp(v0, v1, 0.05 + (q / 4) * 0.9)));
            return inkLine(S, run, 1 + v1 * 1.6, { colour: line, dry: 0.3, wobble: 1 });
          });
          const hedge = [quad.slice(5, 10), quad.slice(10, 15)].map((side) =>
            inkLine(S, side, 1.4 + v1 * 3, { colour: dark ? night : '#4c4738', dry: 0.15 }),
          );
          return (dark ? '' : path(polygon(quad), tone)) + furrows.join('') + hedge.join('');
        }),
    )
    .join('');
}

const FLOOD: Points = spline(
  trace(
    '330,404 300,412 268,436 222,446 176,470 128,474 104,488 130,502 190,506 216,530 180,566 120,590 74,618 62,640 96,646 164,628 206,650 196,706 150,748 84,772 40,806 52,830 104,822 176,800 226,826 232,884 206,934 176,976 182,1000 214,994 262,960 306,976 320,1036 300,1096 304,1126 330,1122 372,1080 410,1098 424,1160 420,1230 840,1230 840,470 760,452 660,448 560,432 470,420 400,406',
  ),
  true,
  8,
);

/** A drop, then a drop with intentions, then a crow: k runs from 0 to 1. */
function crow(x: number, y: number, s: number, k: number, r: number): string {
  const open = (list: string, root: Point): string =>
    smooth(
      trace(list).map(([u, v]): Point => [lerp(root[0], u, k), lerp(root[1], v, k)]),
      true,
      0.55,
    );
  const body =
    k < 0.1
      ? 'M-16 0C-8 -9 8 -10 14 -3C17 2 12 8 4 8C-6 8 -12 4 -16 0Z'
      : 'M-26 5C-14 -3 -2 -8 12 -8C18 -12 28 -11 30 -5L42 -2L30 1C24 6 10 9 -4 8C-12 8 -20 8 -26 5Z';
  return moved(
    { x, y, s, r },
    path(body, INK),
    k < 0.1
      ? ''
      : path(
          open(
            '-4,-5 -14,-22 -30,-40 -52,-54 -44,-40 -54,-42 -42,-30 -50,-30 -34,-18 -40,-15 -18,0 2,2',
            [-4, -2],
          ),
          INK,
        ) +
          path(
            open('8,-6 12,-24 24,-44 42,-60 38,-46 48,-48 40,-34 48,-34 36,-20 40,-17 24,-4 10,0', [8, -2]),
            INK,
          ) +
          path(open('-22,4 -50,-4 -48,3 -54,8 -46,10 -48,15 -22,9', [-22, 6]), INK),
  );
}

/** A sheep grazing, drawn as a cloud on legs; facing right. */
function sheep(S: Easel, x: number, y: number, s: number, flip: 1 | -1, wool: Colour): string {
  const fleece = times(40, (i): Point => {
    const a = (i / 40) * 6.283;
    const lump = 1 + 0.09 * Math.abs(Math.sin(i * 0.95));
    return [Math.cos(a) * 40 * lump, -46 + Math.sin(a) * 25 * lump];
  });
  const leg = (u: number): string =>
    inkLine(
      S,
      [
        [u, -26],
        [u + 1, -12],
        [u, 0],
      ],
      6,
      { pressure: () => 1 },
    );
  return moved(
    { x, y, s, flip },
    [-26, -16, 18, 27].map(leg),
    path(smooth(fleece), wool),
    times(12, (i) => {
      const [u, v] = [-26 + (i % 4) * 17 + (i > 7 ? 6 : 0), -58 + Math.floor(i / 4) * 12];
      return inkLine(
        S,
        [
          [u - 5, v],
          [u, v - 5],
          [u + 6, v - 1],
          [u + 2, v + 2],
        ],
        1.8,
        { colour: wool === INK ? '#8fa0c4' : '#6b6452' },
      );
    }),
    wool === INK ? '' : inkLine(S, [...fleece, nth(fleece, 0)], 3),
    path('M34 -44C46 -48 58 -40 60 -26C60 -16 54 -10 48 -12C40 -18 32 -30 34 -44Z', '#2a2724'),
    path('M36 -44C28 -48 22 -44 20 -38C28 -34 36 -36 38 -40Z', '#2a2724'),
  );
}

function lampPost(S: Easel, x: number, y: number, s: number): string {
  return moved(
    { x, y, s },
    ellipse(0, -74, 34, 34, '#f9dd83', 'opacity=".75"'),
    ellipse(0, -74, 21, 21, lamp),
    inkLine(S, trace('0,0 1,-30 0,-60'), 9, { colour: '#d9cfa8', pressure: () => 1 }),
    inkLine(S, trace('0,0 1,-30 0,-60'), 5, { pressure: () => 1 }),
    inkLine(S, trace('-12,2 0,-5 12,2'), 7, { colour: '#d9cfa8' }),
    inkLine(S, trace('-10,1 0,-5 10,1'), 4),
    path(polygon(trace('-8,-62 8,-62 11,-84 -11,-84')), '#fff3c4'),
    inkLine(S, trace('-8,-62 8,-62 11,-84 -11,-84 -8,-62'), 3, { straight: true }),
    path(polygon(trace('-14,-84 14,-84 0,-96')), INK),
  );
}

function paint(): Scene {
  const scene = new Scene({ seed: 8200, background: '#ffffff' });
  paperSky(scene);
  land(scene);
  flood(scene);
  bottle(scene);
  const lamps = streetLamps(scene);
  flockOfInk(scene, lamps);
  return scene;
}

function paperSky(scene: Scene): void {
  const S = scene.element('sky');
  scene.add(
    inkWash(S, 'M-20 -20H820V384H-20Z', '#f6edd2', { opacity: 0.9, min: 0.4 }),
    inkWash(S, 'M-20 250C140 220 300 260 430 240C600 220 720 260 820 240V390H-20Z', '#efdfae', {
      opacity: 0.6,
      rough: 20,
    }),
    // the noon sun, a ring of the pen
    times(20, (i) => {
      const a = (i / 20) * 6.283;
      const [r0, r1] = [62, 78 + (i % 3) * 10];
      return inkLine(
        S,
        [
          [132 + Math.cos(a) * r0, 122 + Math.sin(a) * r0],
          [132 + Math.cos(a) * (r0 + r1) * 0.5, 122 + Math.sin(a) * (r0 + r1) * 0.5],
          [132 + Math.cos(a) * r1, 122 + Math.sin(a) * r1],
        ],
        2.2,
        { colour: '#8a7440' },
      );
    }),
    path(smooth(blob(132, 122, 48, 48, S.noise, 0.04, 1, 24)), '#fffaf0'),
    inkLine(S, blob(132, 122, 48, 48, S.noise, 0.04, 1, 24).concat([[180, 122]]), 3, {
      colour: '#6b5a30',
    }),
  );
}

function land(scene: Scene): void {
  const S = scene.element('land');
  scene.add(
    group({}, plain(S, false)),
    inkLine(S, trace('-10,386 120,380 260,386 420,380 600,386 810,380'), 3),
    // far hedges and steeple, to size the bottle
    times(34, (i) => {
      const x = i * 25 + S.rng.range(-8, 8);
      const r = S.rng.range(4, 10);
      return (
        path(
          smooth(blob(x, 382 - r * 0.6, r * 1.3, r, S.noise, 0.3, 1.3, 9)),
          mix('#a79a62', '#8a8258', S.rng.f()),
        ) +
        inkLine(
          S,
          [
            [x - r, 382],
            [x - r * 0.4, 380 - r * 1.4],
            [x + r, 380 - r],
          ],
          1.4,
        )
      );
    }),
    path(polygon(trace('62,384 62,352 72,330 82,352 82,368 112,368 118,384')), '#efe6cf'),
    inkLine(S, trace('62,384 62,352 72,326 82,352 82,384'), 2.4, { straight: true }),
    inkLine(S, trace('82,368 112,366 118,384'), 2.4, { straight: true }),
  );
}

function flood(scene: Scene): void {
  const S = scene.element('flood');
  const d = polygon(FLOOD);
  const stars = scatter(FLOOD, 150, S.rng);
  const [mx, my] = [600, 760];
  scene.add(
    inkWash(S, d, '#8fa0c4', { rough: 6, rim: 5, min: 0.8 }),
    path(d, night, 'opacity=".75"'),
    group(
      { 'clip-path': S.clip(d) },
      // deep ink, thinner at the rim
      path(
        polygon(FLOOD.map(([x, y]): Point => [x + 12 + (x < 420 ? 8 : 0), y + (y < 520 ? 12 : 2)])),
        '#17171f',
      ),
      plain(scene.element('night plain'), true),
      stars.map(([x, y], i) =>
        Math.hypot(x - mx, y - my) < 96
          ? ''
          : path(
              smooth(
                blob(
                  x,
                  y,
                  1.2 + (i % 7 === 0 ? 2.6 : 0.8),
                  1.2 + (i % 7 === 0 ? 2 : 0.7),
                  S.noise,
                  0.2,
                  1,
                  7,
                ),
              ),
              i % 7 === 0 ? '#fffbe8' : '#cfd6e6',
            ),
      ),
      // a house that thinks it is bedtime
      path(polygon(trace('662,598 662,560 690,536 718,560 718,598')), '#2f3a5c'),
      inkLine(S, trace('654,566 690,534 726,566'), 4, { colour: '#9fb0d4', straight: true }),
      inkLine(S, trace('662,562 662,598 718,598 718,562'), 2.6, { colour: '#9fb0d4', straight: true }),
      path(polygon(trace('680,570 700,569 701,588 681,588')), lamp),
      // the moon, arrived with the ink
      path(smooth(blob(mx, my, 78, 66, S.noise, 0.03, 1, 30)), '#17171f'),
      path(
        'M648 704C566 680 512 734 524 784C536 830 600 842 650 812C604 812 576 784 580 754C584 726 614 706 648 704Z',
        '#fdf8e6',
      ),
      inkLine(S, trace('560,846 600,852 650,846'), 3, { colour: '#dfe3ec', dry: 0.3 }),
      inkLine(S, trace('584,866 612,870 640,865'), 2.4, { colour: '#aab4cc', dry: 0.3 }),
    ),
    // wet gleam along the edge
    group(
      { 'clip-path': S.clip(d) },
      inkLine(
        S,
        FLOOD.slice(40, 300).map(([x, y]): Point => [x + 13, y + 3]),
        4,
        { colour: '#eef1f6', dry: 0.62, straight: true },
      ),
    ),
  );
}

function bottle(scene: Scene): void {
  const S = scene.element('bottle');
  scene.add(
    inkWash(
      scene.element('bottle shade'),
      'M500 392C600 384 760 384 812 392L812 424C700 436 560 428 500 392Z',
      '#8f825a',
      { opacity: 0.7 },
    ),
    moved(
      { x: 480, y: 288, s: 1.1, r: -16 },
      inkBottle(S, 'M-120 -6C-60 -2 40 22 130 46C180 60 230 70 270 78L270 140L-120 140Z'),
    ),
    // the pour
    path(
      'M366 296C356 322 350 346 340 372C330 394 306 400 284 410C250 424 200 430 176 452C240 490 560 490 640 456C600 440 520 432 468 424C436 418 420 410 414 396C408 384 406 378 404 370Z',
      INK,
    ),
    inkLine(S, trace('372,330 366,352 358,374 340,394'), 6, { colour: '#dfe6f2', dry: 0.15 }),
    inkLine(S, trace('230,444 270,430 312,420'), 4, { colour: '#8fa0c4', dry: 0.2 }),
    inkLine(S, trace('470,440 520,446 570,450'), 4, { colour: '#8fa0c4', dry: 0.2 }),
  );
  // cork, rolled away
  scene.add(
    moved(
      { x: 700, y: 440, s: 0.62, r: 16 },
      path('M-30 -20L20 -26L22 26L-30 20Z', '#c59a5a'),
      ellipse(20, 0, 9, 26, '#e1c08a'),
      inkLine(S, trace('-30,-20 20,-26'), 4),
      inkLine(S, trace('-30,20 20,26'), 5),
      inkLine(S, trace('-30,-20 -34,0 -30,20'), 5),
      inkLine(S, pathPoints('M20 -26C32 -24 32 24 20 26C8 24 8 -24 20 -26', 6), 3),
    ),
  );

  // splashes that would rather be crows
  scene.add(
    (
      [
        [330, 318, 0.5, 0, 20],
        [304, 296, 0.7, 0, -20],
        [336, 278, 0.46, 0, -60],
        [276, 268, 0.8, 0.14, -20],
        [304, 228, 0.8, 0.36, -12],
        [246, 214, 0.84, 0.62, -14],
        [290, 166, 0.86, 0.84, -8],
        [382, 122, 0.9, 1, -14],
        [286, 78, 1, 1, -4],
      ] as const
    ).map(([x, y, s, k, r]) => crow(x, y, s, k, r)),
  );
}

/** Lamps lighting along the wet edge. */
function streetLamps(scene: Scene): Easel {
  const lamps = scene.element('lamps');
  scene.add(
    (
      [
        [146, 520, 0.42],
        [196, 574, 0.5],
        [128, 668, 0.62],
        [214, 720, 0.68],
        [130, 850, 0.84],
        [252, 900, 0.9],
        [350, 1016, 1.05],
      ] as const
    ).map(([x, y, s]) => lampPost(lamps, x, y, s)),
  );
  return lamps;
}

/** Sheep at the brink. */
function flockOfInk(scene: Scene, lamps: Easel): void {
  const S = scene.element('flock');
  scene.add(
    sheep(S.element('far'), 66, 914, 0.62, -1, '#fffaf0'),
    sheep(S.element('dipped'), 120, 962, 0.92, 1, '#fffaf0'),
    group(
      { 'clip-path': S.clip('M124 870L118 890L126 912L116 936L124 990L220 990L220 860Z') },
      sheep(S.element('dipped'), 120, 962, 0.92, 1, INK),
    ),
  );

  // the man and his blotter
  const man = drawnFigure(scene.element('man'), {
    x: 168,
    y: 1128,
    s: 1.08,
    view: 'side',
    flip: 1,
    pose: 'push',
    garment: 'jacket',
    hat: 'brim',
    colours: {
      coat: '#d9c99c',
      trousers: '#8a8270',
      boots: '#2a2628',
      hat: '#b9a878',
      skin: '#d9b694',
      hair: '#4b3d34',
    },
    pen: 3,
  });
  const [hx, hy] = man.hands[1];
  scene.add(
    inkLine(scene.element('prints'), trace('60,1136 100,1132 140,1138'), 2.4, {
      dry: 0.5,
      colour: '#7a6b40',
    }),
    man.svg,
    moved(
      { x: hx + 14, y: hy + 36, s: 1, r: 6 },
      path('M-46 -6L46 -6C44 26 24 42 0 42C-24 42 -44 26 -46 -6Z', '#fdf8ea'),
      path('M18 38C34 32 44 16 46 -6L26 -6C28 12 26 28 18 38Z', INK),
      path('M-50 -16L50 -16L50 -4L-50 -4Z', '#a8814a'),
      path('M-12 -14C-8 -22 -7 -26 -7 -30L7 -30C7 -26 8 -22 12 -14Z', '#8a6636'),
      ellipse(0, -32, 13, 11, '#c59a5a'),
      inkLine(lamps, trace('-46,-4 -38,22 -18,40 8,42 30,34 44,12 46,-4'), 4),
      inkLine(lamps, trace('-50,-16 50,-16 50,-4 -50,-4 -50,-16'), 3.4, { straight: true }),
      inkLine(lamps, pathPoints('M-13 -32C-13 -46 13 -46 13 -32C13 -18 -13 -18 -13 -32', 5), 3),
    ),
  );
}

export default card({ finish: ink, grade: { paper: [250, 244, 228] }, paint });
