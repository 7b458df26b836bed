/** Snowmen on the move, cut in lino: a small one from behind at any size, and two near ones with a parasol. They bring their inks. */
import { formCuts, gouge, rows } from '../finishes/linocut.ts';
import { closedCurve, polygon, smooth, spline, traceCurve } from '../kit/curves.ts';
import { group, line, path } from '../kit/markup.ts';
import { TAU, between, lerp, nth, place, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, ribbon } from '../kit/shapes.ts';

export const [PAPER, SHADE, SPRING, EARTH, CARROT, GRASS, KEY] = [
  '#f8f6ea',
  '#b4d6e4',
  '#a9cc5c',
  '#cda46c',
  '#ef6f1e',
  '#3d8a52',
  '#17323f',
] as const;

export interface Walker {
  x: number;
  y: number;
  h: number;
  /** What it carries. */
  with: 'case' | 'bundle' | 'parasol' | 'none';
  lean?: number;
}

export const circle = (S: Easel, x: number, y: number, rx: number, ry: number): Point[] =>
  blob(x, y, rx, ry, S.noise, 0.07, 1.3, 44);

/** A ball of old snow: lit from the left, blue on the right, cut round. */
function ball(S: Easel, x: number, y: number, rx: number, ry: number, weight: number): string {
  const outline = circle(S, x, y, rx, ry);
  const shade = `${smooth(outline)}${smooth(place(outline, { x: x * 0.06 - rx * 0.3, y: y * 0.06 - ry * 0.16, s: 0.94 }))}`;
  return [
    path(smooth(outline), PAPER),
    group({ 'clip-path': S.clip(smooth(outline)) }, path(shade, SHADE, 'fill-rule="evenodd"')),
    rx > 30
      ? formCuts(S, outline.slice(2, 17), {
          colour: KEY,
          side: -1,
          gap: 7,
          length: rx * 0.2,
          width: weight * 0.45,
          inset: 3,
          lean: 0.3,
          fade: (t) => Math.sin(Math.PI * t),
        })
      : '',
    line(smooth(outline), KEY, weight),
  ].join('');
}

/** From behind: three balls and some luggage. */
export function walker(S: Easel, { x, y, h, with: load, lean = 0 }: Walker): string {
  const w = Math.max(1.2, h * 0.026);
  const at = (u: number, v: number): Point => [x + (u + lean * v) * h, y - v * h];
  const scarf = ribbon(spline([at(-0.15, 0.66), at(0, 0.64), at(0.15, 0.67)], false, 6), () => h * 0.035);
  const luggage: Record<Walker['with'], string> = {
    none: '',
    case:
      path(smooth([at(0.24, 0.3), at(0.46, 0.31), at(0.46, 0.12), at(0.24, 0.11)], true, 0.2), KEY) +
      line(polygon([at(0.22, 0.5), at(0.35, 0.38), at(0.35, 0.31)], false), KEY, w),
    bundle:
      line(polygon([at(-0.4, 0.82), at(0.2, 0.44)], false), KEY, w) +
      path(smooth(circle(S, ...at(-0.42, 0.78), h * 0.1, h * 0.1)), GRASS) +
      line(smooth(circle(S, ...at(-0.42, 0.78), h * 0.1, h * 0.1)), KEY, w),
    parasol:
      line(polygon([at(0.2, 0.46), at(0.26, 1.1)], false), KEY, w) +
      path(
        smooth(
          [
            at(-0.1, 1),
            at(0.02, 1.2),
            at(0.26, 1.28),
            at(0.5, 1.18),
            at(0.6, 0.98),
            at(0.42, 1.04),
            at(0.26, 1.0),
            at(0.08, 1.05),
          ],
          true,
          0.6,
        ),
        GRASS,
      ) +
      line(
        smooth(
          [
            at(-0.1, 1),
            at(0.02, 1.2),
            at(0.26, 1.28),
            at(0.5, 1.18),
            at(0.6, 0.98),
            at(0.42, 1.04),
            at(0.26, 1.0),
            at(0.08, 1.05),
          ],
          true,
          0.6,
        ),
        KEY,
        w,
      ),
  };
  return [
    path(smooth(circle(S, x + h * 0.06, y + h * 0.01, h * 0.34, h * 0.07)), SHADE),
    ball(S, ...at(0, 0.23), h * 0.26, h * 0.24, w),
    ball(S, ...at(0, 0.53), h * 0.19, h * 0.18, w),
    ball(S, ...at(0, 0.79), h * 0.14, h * 0.14, w),
    h > 40 ? path(smooth(scarf), GRASS) + line(smooth(scarf), KEY, w * 0.8) : '',
    luggage[load],
  ].join('');
}

/** Twigs: a branch with two or three fingers. */
const twig = (list: string, width: number, fingers: readonly string[]): string =>
  path(
    [
      polygon(ribbon(traceCurve(list), (t) => lerp(width, width * 0.6, t))),
      ...fingers.map((f) => polygon(ribbon(traceCurve(f), (t) => lerp(width * 0.55, 1, t)))),
    ].join(''),
    KEY,
  );

/** The near one, from behind, all in the sun: the shade is for the other. */
export function parent(S: Easel): string {
  const drips = trace('470,1112 520,1150 600,1166 664,1140 716,1090').map(([x, y], i) =>
    smooth(place(closedCurve('0,-20 7,-4 6,6 0,10 -6,6 -7,-4'), { x, y, s: 1 + (i % 3) * 0.2 })),
  );
  const shawl = closedCurve(
    '474,772 504,744 566,734 646,742 692,772 708,816 698,858 656,880 590,888 522,876 482,844',
    8,
  );
  const tassels = times(15, (i) => {
    const t = i / 14;
    const [x, y] = [lerp(498, 690, t), 866 + Math.sin(t * Math.PI) * 22];
    return gouge(
      [
        [x + S.rng.gauss(0, 3), y + 34],
        [x, y + 18],
        [x, y],
      ],
      3,
    );
  });
  const trunk: Points = trace('676,1018 768,1030 774,1114 680,1104');
  const carrot: Points = trace('494,694 412,724 408,736 500,728');
  return [
    path(smooth(circle(S, 610, 1162, 240, 32)), SHADE),
    line(smooth(circle(S, 610, 1162, 240, 32)), KEY, 2.4),
    ball(S.element('low'), 588, 1034, 182, 146, 6),
    path(drips.join(''), SHADE, `stroke="${KEY}" stroke-width="2.6"`),
    ball(S.element('middle'), 588, 846, 132, 116, 6),
    twig('698,858 728,908 734,966 730,1016', 8, []),
    path(smooth(shawl), GRASS),
    rows(S.element('shawl'), {
      x0: 496,
      x1: 696,
      y0: 762,
      y1: 880,
      colour: SPRING,
      gap: 15,
      length: 26,
      width: 2.6,
      flow: (x) => (x - 588) / 300,
      density: () => 0.8,
    }),
    line(smooth(shawl), KEY, 5),
    path(tassels.join(''), GRASS),
    path(smooth(carrot, true, 0.4), CARROT),
    line(smooth(carrot, true, 0.4), KEY, 4),
    path(
      [
        gouge(
          [
            [442, 712],
            [444, 720],
            [442, 730],
          ],
          1.6,
        ),
        gouge(
          [
            [468, 704],
            [470, 714],
            [468, 726],
          ],
          1.6,
        ),
      ].join(''),
      KEY,
    ),
    ball(S.element('head'), 576, 690, 94, 86, 6),
    strawHat(S),
    path(smooth(trunk, true, 0.12), EARTH),
    path(polygon(trace('686,1042 766,1052 766,1060 686,1050')), KEY),
    line(smooth(trunk, true, 0.12), KEY, 5),
    line(polygon(trace('702,1021 708,999 742,1002 748,1026'), false), KEY, 6),
  ]
    .flat()
    .join('');
}

/** Somebody's, against the sun. */
function strawHat(S: Easel): string {
  const crown = closedCurve('500,648 502,604 526,578 578,568 632,578 656,604 660,648 610,662 548,662', 8);
  const brim = closedCurve(
    '420,664 462,640 520,630 580,628 642,630 700,642 740,668 704,688 640,700 578,704 516,700 456,686',
    8,
  );
  const weave = (list: string): string => path(gouge(trace(list), 2), KEY);
  return [
    path(smooth(brim), EARTH),
    weave('440,666 520,682 600,686'),
    weave('716,668 660,682 610,688'),
    weave('470,652 540,642 600,640'),
    line(smooth(brim), KEY, 5),
    path(smooth(crown), EARTH),
    group(
      { 'clip-path': S.clip(smooth(crown)) },
      path(polygon(trace('490,628 670,628 670,656 490,656')), PAPER),
      line(polygon(trace('490,628 580,636 670,628'), false), KEY, 3),
      line(polygon(trace('490,652 580,662 670,652'), false), KEY, 3),
    ),
    weave('520,600 570,588 620,596'),
    weave('512,616 570,606 640,612'),
    line(smooth(crown), KEY, 5),
  ].join('');
}

/** Held out at arm's length over the small one. */
export function parasol(S: Easel): string {
  const top: Point = [268, 744];
  const rim = trace('92,872 136,850 184,868 232,842 282,862 330,842 378,866 420,850 458,884');
  const dome: Points = [
    ...traceCurve('92,872 110,810 170,762 268,744 366,764 434,820 458,884'),
    ...spline([...rim].reverse(), false, 6),
  ];
  const ribs = [nth(rim, 2), nth(rim, 4), nth(rim, 6)].map((p, i) => {
    const [x, y] = between(top, p, 0.5);
    return spline([top, [x + (i - 1) * 14, y - 10], p], false, 8);
  });
  const gore = (a: Point, b: Point): string =>
    smooth([top, between(top, a, 0.5), a, between(a, b, 0.5), b, between(top, b, 0.5)], true, 0.5);
  return [
    line(polygon(trace('268,730 272,760'), false), KEY, 6),
    path(smooth(dome, true, 0.6), PAPER),
    group(
      { 'clip-path': S.clip(smooth(dome, true, 0.6)) },
      path(gore(nth(rim, 0), nth(rim, 2)) + gore(nth(rim, 4), nth(rim, 6)), SHADE),
    ),
    ribs.map((rib) => line(polygon(rib, false), KEY, 3)),
    line(smooth(dome, true, 0.6), KEY, 5),
    line(polygon(trace('274,850 330,900 396,946'), false), KEY, 7),
    twig('480,864 440,910 408,940 392,944', 9, [
      '400,942 384,930 372,930',
      '398,944 380,948 370,956',
      '396,946 390,962 380,970',
    ]),
  ]
    .flat()
    .join('');
}

/** Looks back. */
export function little(S: Easel): string {
  const dot = (x: number, y: number, r: number): string => smooth(circle(S, x, y, r, r * 1.15));
  const scarf = closedCurve('226,988 252,998 290,1000 326,990 330,1008 294,1020 252,1018 224,1006', 6);
  const tail = closedCurve('310,1010 330,1030 336,1066 318,1070 308,1040 298,1018', 6);
  const nose: Points = trace('270,944 268,962 204,978 202,970');
  return [
    path(smooth(circle(S, 262, 1150, 196, 44)), GRASS),
    path(smooth(circle(S, 276, 1164, 122, 18)), SHADE),
    line(smooth(circle(S, 276, 1164, 122, 18)), KEY, 2),
    ball(S.element('low'), 280, 1110, 82, 64, 5),
    ball(S.element('middle'), 278, 1026, 60, 50, 5),
    ball(S.element('head'), 272, 948, 50, 48, 5),
    path(smooth(tail), GRASS),
    line(smooth(tail), KEY, 3),
    path(smooth(scarf), GRASS),
    line(smooth(scarf), KEY, 3.4),
    path(dot(248, 936, 6) + dot(288, 934, 6.5), KEY),
    path(gouge(trace('254,976 268,977 284,975'), 2.2), KEY),
    path(smooth(nose, true, 0.4), CARROT),
    line(smooth(nose, true, 0.4), KEY, 3),
    twig('222,1026 190,1040 172,1064', 6, ['176,1058 160,1062 150,1072', '174,1060 172,1074 166,1084']),
    twig('334,1020 366,1004 386,976', 6, ['382,984 382,970 376,958', '382,984 394,974 402,966']),
    path(gouge(trace('172,1078 170,1104 174,1136'), 2), KEY),
    flower(S, 172, 1068, 16),
  ]
    .flat()
    .join('');
}

export const flower = (S: Easel, x: number, y: number, r: number): string =>
  [
    path(
      times(6, (i) => {
        const a = (i / 6) * TAU + S.rng.f();
        return smooth(place(trace('0.1,0 0.6,-0.34 1,0 0.6,0.34'), { x, y, s: r, r: a }));
      }).join(''),
      PAPER,
      `stroke="${KEY}" stroke-width="1.6"`,
    ),
    path(smooth(circle(S, x, y, r * 0.3, r * 0.3)), CARROT),
  ].join('');
