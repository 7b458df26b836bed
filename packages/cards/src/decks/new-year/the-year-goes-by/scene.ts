/** N44: something with a year's lost things in its hair goes by the window, and stops to look in at a child. Woodblock. */
import { card } from '../../../finishes/finish.ts';
import { bokashi, keyBlock, woodblock } from '../../../finishes/woodblock.ts';
import { closedCurve, polygon, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { nth, place, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon } from '../../../kit/shapes.ts';
import {
  boat,
  clock,
  drawing,
  kite,
  latchkey,
  letter,
  mitten,
  nest,
  type Draw,
} from '../../../motifs/caught-things.ts';
import { passingHide, type Caught } from '../../../motifs/passing-hide.ts';

const [PAPER, WALL, SPRIG, FRAME, SHADE, RED, DARK, YELLOW, ROSE, INK] = [
  '#ffffff',
  '#cfdccb',
  '#a9c0ad',
  '#f7ead0',
  '#ddc49b',
  '#d2553f',
  '#9c3434',
  '#f3c04c',
  '#eeb09c',
  '#2a2238',
] as const;
const keyOn = keyBlock(INK, { width: 3.4, step: 7, off: [1.4, -1] });
const PANE = [96, 70, 716, 916] as const;
const SKIN = '#f6d3b6';

function paint(): Scene {
  const scene = new Scene({ seed: 4444, background: PAPER });
  wall(scene);
  outside(scene);
  frame(scene);
  curtains(scene);
  sill(scene);
  child(scene);
  return scene;
}

function wall(scene: Scene): void {
  const S = scene.element('wall');
  const sprigs = times(40, (i) => {
    const [x, y] = [40 + (i % 6) * 148 + (Math.floor(i / 6) % 2) * 74, 1000 + Math.floor(i / 6) * 66];
    return trace('0,0 0,-30 -10,-22 -16,-28 10,-16 16,-24')
      .map((_, k) =>
        path(
          smooth(
            closedCurve(`${x},${y} ${x - 14 + k * 5},${y - 22 - (k % 2) * 10} ${x - 6 + k * 3},${y - 30}`, 4),
          ),
          SPRIG,
        ),
      )
      .join('');
  });
  scene.add(
    path('M-10 -10H810V1210H-10Z', WALL),
    sprigs,
    bokashi(S, [-20, 940, 840, 300], '#8fa9a0', 0, 0.7, 4),
  );
}

function outside(scene: Scene): void {
  const S = scene.element('outside');
  const [x0, y0, x1, y1] = PANE;
  scene.add(
    group(
      { 'clip-path': S.clip(`M${x0} ${y0}H${x1}V${y1}H${x0}Z`) },
      passingHide(S.element('hide'), keyOn, caught(S), PANE),
    ),
  );
}

/** Everything that was looked for since January. */
function caught(S: Easel): Caught[] {
  const thing = (
    name: string,
    at: Point,
    r: number,
    turn: number,
    draw: (d: Draw) => string,
    s = 1,
  ): Caught => ({
    at,
    r,
    svg: draw(drawing(S.element(name), keyOn, { x: at[0], y: at[1], r: turn, s })),
  });
  return [
    thing('kite', [236, 306], 84, -0.3, kite, 1.1),
    thing('clock', [634, 640], 66, 0.25, clock, 1.15),
    thing('boat', [424, 618], 58, -0.16, boat, 1.05),
    thing('mitten', [556, 800], 62, 3.4, mitten, 1.15),
    thing('key', [590, 138], 66, 1.2, latchkey, 1.05),
    thing('letter', [216, 540], 68, 0.2, letter, 1.1),
    thing('nest', [330, 146], 68, -0.1, nest, 1.05),
  ];
}

function frame(scene: Scene): void {
  const S = scene.element('frame');
  const key = keyOn(S);
  const [x0, y0, x1, y1] = PANE;
  const bar = (a: number, b: number, c: number, d: number): string =>
    path(
      polygon([
        [a, b],
        [c, b],
        [c, d],
        [a, d],
      ]),
      FRAME,
    ) +
    (c - a > d - b
      ? path(
          polygon([
            [a, d - 8],
            [c, d - 8],
            [c, d],
            [a, d],
          ]),
          SHADE,
        )
      : path(
          polygon([
            [c - 8, b],
            [c, b],
            [c, d],
            [c - 8, d],
          ]),
          SHADE,
        )) +
    key(
      [
        [a, b],
        [c, b],
      ],
      3,
    ) +
    key(
      [
        [a, d],
        [c, d],
      ],
      3,
    ) +
    key(
      [
        [a, b],
        [a, d],
      ],
      3,
    ) +
    key(
      [
        [c, b],
        [c, d],
      ],
      3,
    );
  const frost = (x: number, y: number, from: number, to: number, n: number, r: number): string =>
    times(n, (i) => {
      const a = from + ((to - from) * (i + 0.5)) / n;
      const long = r * S.rng.range(0.5, 1.1);
      const tip: Point = [x + Math.cos(a) * long, y + Math.sin(a) * long];
      return (
        path(
          smooth(
            ribbon(
              spline(
                [[x, y], [x + Math.cos(a + 0.1) * long * 0.5, y + Math.sin(a + 0.1) * long * 0.5], tip],
                false,
                6,
              ),
              (t) => 13 * (1 - t) + 1,
            ),
          ),
          '#eef4f8',
        ) +
        times(4, (k) => {
          const t = 0.3 + k * 0.17;
          const [u, v] = [x + Math.cos(a) * long * t, y + Math.sin(a) * long * t];
          const b = a + (k % 2 ? 0.9 : -0.9);
          return path(
            smooth(
              ribbon(
                [
                  [u, v],
                  [u + Math.cos(b) * 12, v + Math.sin(b) * 12],
                  [u + Math.cos(b) * 26 * (1.2 - t), v + Math.sin(b) * 26 * (1.2 - t)],
                ],
                (q) => 5 * (1 - q) + 0.6,
              ),
            ),
            '#eef4f8',
          );
        }).join('')
      );
    }).join('');
  scene.add(
    group(
      { 'clip-path': S.clip(`M${x0} ${y0}H${x1}V${y1}H${x0}Z`) },
      frost(x1, y1, Math.PI, Math.PI * 1.5, 9, 150),
      frost(x0, y0, 0, Math.PI / 2, 8, 120),
      frost(x1, y0, Math.PI / 2, Math.PI, 7, 90),
    ),
    bar(x0 - 34, y0 - 40, x1 + 34, y0),
    bar(x0 - 34, y0 - 40, x0, y1 + 30),
    bar(x1, y0 - 40, x1 + 34, y1 + 30),
    bar(x0, 214, x1, 236),
    bar(x0, y1, x1, y1 + 30),
  );
}

function curtains(scene: Scene): void {
  const S = scene.element('curtains');
  const key = keyOn(S);
  const one = (list: string, folds: readonly string[], side: 1 | -1): string => {
    const outline = closedCurve(list, 8);
    const dots = times(60, (i) => {
      const [x, y] = [
        side < 0
          ? -10 + (i % 3) * 44 + (Math.floor(i / 3) % 2) * 20
          : 690 + (i % 3) * 44 + (Math.floor(i / 3) % 2) * 20,
        30 + Math.floor(i / 3) * 50,
      ];
      return path(smooth(times(6, (k): Point => [x + Math.cos(k) * 6, y + Math.sin(k) * 6])), ROSE);
    });
    return (
      path(smooth(outline), RED) +
      group(
        { 'clip-path': S.clip(smooth(outline)) },
        dots,
        folds.map((fold) => path(smooth(ribbon(traceCurve(fold), () => 9)), DARK, 'opacity="0.55"')),
      ) +
      key([...outline, nth(outline, 0)], 3.6) +
      folds.map((fold) => key(traceCurve(fold), 2.6)).join('')
    );
  };
  scene.add(
    one(
      '-40,-30 110,-30 104,120 84,300 50,480 34,600 -40,610',
      ['20,-20 26,200 6,420 4,600', '70,-20 70,160 44,380 22,560'],
      -1,
    ),
    one(
      '690,-30 850,-30 850,900 790,880 760,700 716,480 696,240',
      ['740,-20 744,240 770,520 800,760', '782,-20 786,260 800,520'],
      1,
    ),
  );
}

function sill(scene: Scene): void {
  const S = scene.element('sill');
  const key = keyOn(S);
  const d = drawing(S, keyOn, { x: 640, y: 936, r: 0, s: 1 });
  scene.add(
    path(
      polygon([
        [20, 944],
        [790, 940],
        [820, 986],
        [-20, 990],
      ]),
      FRAME,
    ),
    path(
      polygon([
        [-20, 990],
        [820, 986],
        [820, 1010],
        [-20, 1014],
      ]),
      SHADE,
    ),
    key(
      [
        [-20, 944],
        [820, 940],
      ],
      3,
    ),
    key(
      [
        [-20, 990],
        [820, 986],
      ],
      3.4,
    ),
    key(
      [
        [-20, 1014],
        [820, 1010],
      ],
      3.4,
    ),
    d.round(20, 6, 30, '#f08c3a', 3),
    d.piece('14,-24 24,-40 44,-42 34,-26', '#5f8f5a', 2.4),
    d.piece('-60,26 -40,6 -14,18 -22,32', '#f4b06a', 2.6),
    d.line('-50,24 -36,14 -20,22', 1.8),
    d.line('4,-4 12,-10 22,-10', 1.8),
  );
}

/** On tiptoe on a stool, with a hand on the cold glass. */
function child(scene: Scene): void {
  const S = scene.element('child');
  const { piece, line } = drawing(S, keyOn, { x: 196, y: 840, r: -0.1, s: 1.16 });
  const stripes = times(9, (i) =>
    line(`${-96 + i * 24},${150 + Math.abs(i - 4) * 4} ${-104 + i * 26},250 ${-112 + i * 28},350`, 3),
  );
  scene.add(
    piece('60,74 96,40 124,2 140,-30 158,-24 156,4 138,44 104,92 72,116', YELLOW, 3.6),
    line('80,74 108,44 128,12', 2),
    hand(S),
    piece('-70,360 -96,220 -88,120 -52,76 0,66 56,78 84,120 96,220 86,360', YELLOW, 4),
    stripes,
    piece('-40,70 -30,92 0,100 30,92 44,72 20,58 -20,58', '#fdf6ea', 3),
    piece('-20,40 -22,78 24,80 26,40', SKIN, 2.4),
    piece(
      '-46,50 -66,10 -64,-40 -34,-80 16,-90 54,-72 68,-46 72,-28 74,-12 86,2 88,10 76,14 76,26 72,32 74,40 64,56 40,62 8,58 -20,62',
      SKIN,
      3.4,
    ),
    path(
      smooth(
        spline(
          place(trace('34,26 48,20 58,28 54,40 40,42 32,36'), { x: 196, y: 840, r: -0.1, s: 1.16 }),
          true,
          8,
        ),
      ),
      ROSE,
    ),
    piece('46,-22 56,-32 68,-30 70,-16 62,-8 50,-10', PAPER, 2.4),
    piece('58,-30 68,-31 70,-22 66,-15 58,-18', INK, 1),
    line('42,-24 54,-36 70,-33', 4),
    line('40,-50 54,-58 68,-52', 4),
    line('76,26 68,29 60,26', 3.2),
    line('80,12 72,8', 2.4),
    piece('-4,-6 8,-18 22,-12 22,8 10,20 -2,14', SKIN, 2.6),
    line('4,-4 12,-8 14,4', 2),
    piece(
      '-62,62 -84,10 -82,-50 -46,-98 14,-110 62,-88 74,-56 50,-60 26,-56 18,-36 22,-16 8,-20 -6,-8 -8,16 -26,34 -34,58',
      '#7a3a2c',
      3.8,
    ),
    [
      '-70,20 -62,-40 -20,-84 30,-92',
      '-56,30 -46,-30 -10,-66 30,-72',
      '-44,36 -32,-14 0,-48',
      '-30,32 -22,-2 2,-32',
    ].map((list) => line(list, 2.2)),
    piece('-84,14 -112,6 -132,24 -118,34 -136,58 -104,62 -80,40', RED, 3),
    piece('-80,24 -98,60 -96,112 -110,160 -86,150 -70,100 -66,50', '#7a3a2c', 3.4),
    line('-84,60 -80,100 -92,140', 2),
  );
}

/** Flat on the pane, from the side of the room. */
const hand = (S: Easel): string => {
  const { piece, line } = drawing(S, keyOn, { x: 352, y: 796, r: 0.16, s: 1 });
  return (
    piece(
      '-22,34 -32,8 -30,-12 -34,-46 -26,-54 -18,-46 -14,-18 -12,-62 -2,-68 6,-60 6,-20 14,-58 24,-60 28,-50 24,-14 36,-38 46,-36 46,-24 36,6 30,34',
      SKIN,
      3,
    ) +
    piece('-28,14 -46,-2 -56,-20 -46,-28 -34,-16 -22,0', SKIN, 3) +
    line('-12,10 4,14 18,8', 1.8)
  );
};

export default card({ finish: woodblock, paint });
