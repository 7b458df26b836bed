/** D46: a cat sleeps on an antique map whose paper mountains rise around it, blocking a tiny expedition. */
import { card } from '../../../finishes/finish.ts';
import { SEPIA, coast, map, sepiaLine, windRose } from '../../../finishes/map.ts';
import { mix } from '../../../kit/colour.ts';
import { pathPoints, polygon, smooth, soften } from '../../../kit/curves.ts';
import { group, moved, path } from '../../../kit/markup.ts';
import { between, lerp, nth, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { wobblyPolygon } from '../../../kit/shapes.ts';
import { catAsleep, catGround } from '../../../motifs/cat-asleep.ts';
import { drawnFigure } from '../../../motifs/drawn-people.ts';

const teal = '#1f8f8c';
const SHEET = trace('50,54 396,44 752,62 758,600 746,1152 400,1160 42,1146 48,600');

/** A peak of the paper itself: creased, lit from the left, its shadow to the right. */
function paperPeak(S: Easel, x: number, y: number, w: number, h: number): string {
  const rng = S.rng.fork();
  const peak: Point = [x + rng.gauss(0, w * 0.05), y - h];
  const [l, r]: [Point, Point] = [
    [x - w * 0.5, y - 2],
    [x + w * 0.5, y],
  ];
  const fold: Point = [x + w * rng.range(0.02, 0.12), y + h * 0.1];
  const mid: Point = [lerp(peak[0], fold[0], 0.5) - w * 0.06, lerp(peak[1], fold[1], 0.5)];
  const shoulderL: Point = [lerp(l[0], peak[0], 0.6) - w * 0.03, lerp(l[1], peak[1], 0.52)];
  const shoulderR: Point = [lerp(r[0], peak[0], 0.5) + w * 0.05, lerp(r[1], peak[1], 0.5)];
  const lit = [l, shoulderL, peak, mid, fold];
  const shade = [peak, shoulderR, r, fold, mid];
  return [
    path(wobblyPolygon(S, [fold, peak, [r[0] + h * 0.42, r[1] - h * 0.06], r]), '#8c6f48', 'opacity=".5"'),
    path(wobblyPolygon(S, lit), '#fffdf6'),
    path(wobblyPolygon(S, shade), '#cdb187'),
    path(
      wobblyPolygon(S, [
        peak,
        shoulderR,
        between(r, fold, 0.4),
        [lerp(mid[0], fold[0], 0.5) + 3, lerp(mid[1], fold[1], 0.5)],
      ]),
      '#b08f60',
      'opacity=".6"',
    ),
    times(Math.round(w / 6), (i) => {
      const t = (i + rng.range(0.1, 0.9)) / Math.round(w / 6);
      const [sx, sy] = [lerp(peak[0], r[0], t), lerp(peak[1], r[1], t * 0.94)];
      const k = h * (1 - t) * rng.range(0.3, 0.7) + 4;
      return sepiaLine(
        S,
        [
          [sx, sy],
          [sx - k * 0.1, sy + k * 0.5],
          [sx - k * 0.26, sy + k],
        ],
        1.7,
      );
    }),
    sepiaLine(S, [l, shoulderL, peak], 2.2),
    sepiaLine(S, [peak, shoulderR, r], 3.2),
    sepiaLine(S, [peak, mid, fold], 2),
    sepiaLine(
      S,
      [
        shoulderL,
        [shoulderL[0] + w * 0.07, shoulderL[1] + h * 0.16],
        [shoulderL[0] + w * 0.04, shoulderL[1] + h * 0.3],
      ],
      1.3,
    ),
  ]
    .flat()
    .join('');
}

const ring: readonly (readonly [number, number, number, number])[] = [
  // behind the cat
  [120, 176, 80, 62],
  [212, 240, 190, 148],
  [318, 172, 96, 74],
  [404, 236, 150, 112],
  [520, 246, 214, 166],
  [650, 196, 104, 80],
  [690, 268, 120, 112],
  [150, 316, 150, 112],
  [296, 302, 104, 66],
  [400, 286, 76, 46],
  [612, 304, 108, 76],
  [700, 372, 118, 106],
  // sides
  [118, 410, 106, 104],
  [168, 474, 130, 110],
  [102, 540, 76, 62],
  [140, 612, 118, 104],
  [104, 690, 84, 70],
  [722, 470, 96, 90],
];
const front: readonly (readonly [number, number, number, number])[] = [
  [146, 764, 92, 72],
  [98, 790, 60, 44],
];

function explorers(S: Easel): string {
  const coats = ['#8a6a44', '#6f6257', '#a98a5c', '#7b5a3c', '#8f8576'];
  const spots: readonly Point[] = trace('206,868 176,874 142,866 108,878');
  const people = spots.map(([x, y], i) => {
    const f = drawnFigure(S.element('man ' + i), {
      x,
      y,
      s: 0.46,
      view: 'side',
      flip: 1,
      pose: i === 0 ? 'reachOut' : i === 2 ? 'lookUp' : 'walk',
      garment: i === 3 ? 'long coat' : 'jacket',
      hat: i === 1 ? 'straw' : 'brim',
      colours: {
        coat: nth(coats, i),
        hat: '#d8c396',
        trousers: '#5a4632',
        scarf: i === 2 ? teal : '#c7b490',
      },
      pen: 1.6,
      line: SEPIA,
    });
    const pack =
      i === 0
        ? ''
        : path(
            soften(`${x - 16},${y - 44} ${x - 6},${y - 44} ${x - 5},${y - 26} ${x - 17},${y - 25}`),
            '#b59a6c',
          ) +
          sepiaLine(
            S,
            trace(
              `${x - 16},${y - 44} ${x - 6},${y - 44} ${x - 5},${y - 26} ${x - 17},${y - 25} ${x - 16},${y - 44}`,
            ),
            1.4,
          );
    const shadow = path(
      smooth([
        [x - 6, y - 1],
        [x + 22, y - 6],
        [x + 40, y - 4],
        [x + 16, y + 3],
      ]),
      '#8c6f48',
      'opacity=".5"',
    );
    return { ...f, all: shadow + pack + f.svg };
  });
  const [hx, hy] = nth(people, 0).hands[1];
  const tip: Point = [hx + 24, hy - 22];
  const flag = nth(people, 3).hands[1];
  return [
    people.map((p) => p.all),
    sepiaLine(S, [[hx - 16, hy + 14], [hx + 8, hy - 10], tip], 2.6),
    sepiaLine(S, [tip, [tip[0] + 2, tip[1] + 8], [tip[0] + 1, tip[1] + 14]], 1.2),
    moved(
      { x: tip[0] + 1, y: tip[1] + 28, s: 1, r: 84 },
      path('M-15 0C-8 -7 6 -6 13 0C6 6 -8 7 -15 0ZM11 0L21 -6L19 0L21 6Z', '#9fb4b4'),
      sepiaLine(S, trace('-15,0 -6,-5 6,-5 13,0 21,-6 19,0 21,6 13,0 6,5 -6,5 -15,0'), 1.5),
    ),
    sepiaLine(
      S,
      [
        [flag[0], flag[1] + 22],
        [flag[0] + 1, flag[1] - 16],
        [flag[0], flag[1] - 50],
      ],
      2.2,
    ),
    path(
      soften(
        `${flag[0]},${flag[1] - 50} ${flag[0] - 16},${flag[1] - 53} ${flag[0] - 30},${flag[1] - 47} ${flag[0] - 28},${flag[1] - 34} ${flag[0] - 14},${flag[1] - 38} ${flag[0]},${flag[1] - 34}`,
        0.7,
      ),
      teal,
    ),
  ]
    .flat(2)
    .join('');
}

/** It has come out of the decorated margin to look, and wishes it had not. */
function serpent(S: Easel): string {
  const scale = '#d9cf9f';
  const hump = (x: number, y: number, w: number, h: number): string => {
    const arch: Points = [
      [x - w, y],
      [x - w * 0.7, y - h * 0.8],
      [x, y - h],
      [x + w * 0.7, y - h * 0.8],
      [x + w, y],
      [x + w * 0.5, y],
      [x, y - h * 0.42],
      [x - w * 0.5, y],
    ];
    return (
      path(smooth(arch, true, 0.8), scale) +
      sepiaLine(S, arch.slice(0, 5), 2.2) +
      sepiaLine(S, arch.slice(5), 1.6) +
      times(6, (i) =>
        sepiaLine(
          S,
          [
            [x + (i - 2.5) * w * 0.26, y - h * 0.92 + Math.abs(i - 2.5) * h * 0.1],
            [x + (i - 2.5) * w * 0.24, y - h * 0.72 + Math.abs(i - 2.5) * h * 0.1],
            [x + (i - 2.3) * w * 0.2, y - h * 0.56 + Math.abs(i - 2.5) * h * 0.1],
          ],
          1.4,
        ),
      ).join('')
    );
  };
  const neck =
    'M600 1098C592 1070 594 1044 606 1026C612 1008 592 1004 572 1010C560 1014 548 1010 550 1000C560 990 590 980 612 984C640 992 642 1026 632 1050C626 1070 630 1086 634 1098Z';
  return [
    hump(672, 1098, 30, 40),
    hump(716, 1100, 20, 26),
    path(neck, scale),
    sepiaLine(S, pathPoints(neck, 5), 2.2),
    // worried brow, ear fins, eye
    sepiaLine(S, trace('580,990 588,978 602,974'), 2.6),
    path(soften('587,992 595,985 604,992 596,1000'), '#fffdf6'),
    path(soften('593,992 597,991 598,996 594,997'), '#2b1a10'),
    path(soften('616,984 634,968 644,974 632,992'), teal),
    sepiaLine(S, trace('616,984 634,968 644,974 632,992'), 1.6),
    sepiaLine(S, trace('552,1004 564,1000 574,1003'), 1.6),
    [0, 1, 2]
      .map((i) =>
        sepiaLine(
          S,
          [
            [596 + i * 30, 1108 + i * 2],
            [610 + i * 32, 1103],
            [626 + i * 34, 1109],
          ],
          1.6,
          teal,
        ),
      )
      .join(''),
  ].join('');
}

function paint(): Scene {
  const scene = new Scene({ seed: 4600, background: '#ffffff' });
  const table = scene.element('table');
  scene.add(
    path('M-10 -10H810V1210H-10Z', '#7d5836'),
    times(64, (i) =>
      sepiaLine(
        table,
        [
          [-10, i * 19 + 4],
          [260, i * 19 + table.rng.range(-6, 14)],
          [540, i * 19 + table.rng.range(-6, 14)],
          [810, i * 19 + 6],
        ],
        table.rng.range(1, 3.4),
        mix('#4a2f1a', '#8a643e', table.rng.f()),
      ),
    ),
    path(polygon(SHEET.map(([x, y]): Point => [x + 15, y + 12])), '#2c1b0e', 'opacity=".7"'),
    path(wobblyPolygon(table, SHEET, 5, 0.03), '#fffaf0'),
  );
  const sheet = scene.element('sheet');
  const inked = scene.element('inked');
  const within = sheet.clip(polygon(SHEET));
  const frame = (k: number): Points => {
    const [cx, cy] = [400, 602];
    return [...SHEET, nth(SHEET, 0)].map(([x, y]): Point => [
      cx + (x - cx) * (1 - k / 350),
      cy + (y - cy) * (1 - k / 550),
    ]);
  };
  const ruled = (k: number, width: number): string =>
    times(4, (side) => {
      const [a, b, c] = [0, 1, 2].map((i) => nth(frame(k), side * 2 + i));
      return a && b && c
        ? sepiaLine(
            inked,
            [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b, [(b[0] + c[0]) / 2, (b[1] + c[1]) / 2], c],
            width,
          )
        : '';
    }).join('');
  // graticule, sagging round the sleeper's weight
  const sag = ([x, y]: Point): Point => {
    const [dx, dy] = [x - 428, y - 560];
    const k = 46 * Math.exp(-((Math.hypot(dx, dy) - 300) ** 2) / 14000);
    const d = Math.hypot(dx, dy) || 1;
    return [x - (dx / d) * k, y - (dy / d) * k];
  };
  const inner = frame(30);
  scene.add(
    group(
      { 'clip-path': within },
      times(9, (i) =>
        sepiaLine(
          inked,
          times(20, (j): Point => sag([70 + i * 84, 60 + j * 58])),
          1.1,
          '#b79c74',
        ),
      ),
      times(14, (i) =>
        sepiaLine(
          inked,
          times(16, (j): Point => sag([50 + j * 48, 84 + i * 84])),
          1.1,
          '#b79c74',
        ),
      ),
    ),
  );
  // the land, and the tail that has become part of it
  const land = scene.element('land');
  const shore: Points = trace(
    '30,30 780,30 780,800 760,800 752,890 724,960 664,1024 570,1056 470,1062 400,1056 346,1076 300,1108 244,1112 214,1076 230,1032 290,980 380,956 470,956 530,946 574,926 586,898 560,872 520,862 470,874 400,868 320,892 230,904 160,930 110,914 60,944 30,936',
  );
  scene.add(
    group(
      { 'clip-path': land.clip(polygon(inner)) },
      path('M30 880H780V1180H30Z', '#9fcac2', 'opacity=".45"'),
      coast(land, shore, { land: '#cfa95a', water: '#2f9d97', lines: 4, gap: 6.4 }),
    ),
  );
  scene.add(
    ruled(14, 2.6),
    ruled(30, 1.8),
    ruled(26, 1),
    times(4, (side) => {
      const [a, b] = [nth(frame(14), side * 2), nth(frame(14), side * 2 + 2)];
      const n = side % 2 ? 40 : 26;
      return times(n, (i) => {
        const t = (i + 0.5) / n;
        const p: Point = between(a, b, t);
        const inward = nth(trace('0,1 -1,0 0,-1 1,0'), side);
        return sepiaLine(
          inked,
          [p, [p[0] + inward[0] * 5, p[1] + inward[1] * 5], [p[0] + inward[0] * 10, p[1] + inward[1] * 10]],
          i % 5 === 0 ? 4.4 : 1.8,
        );
      });
    }),
  );
  scene.add(windRose(scene.element('rose'), 140, 1054, 52, SEPIA, teal));
  // rivers and roads towards the cat
  scene.add(
    sepiaLine(inked, trace('312,892 322,872 306,852 318,838'), 2, '#4d8a86'),
    times(13, (i) => {
      const t = i / 12;
      return sepiaLine(
        inked,
        [
          [lerp(80, 250, t), 896 - Math.sin(t * 3) * 10],
          [lerp(84, 254, t), 895 - Math.sin(t * 3) * 10],
          [lerp(89, 259, t), 894 - Math.sin(t * 3) * 10],
        ],
        2.2,
      );
    }),
  );
  // the range
  const range = scene.element('range');
  scene.add(
    group(
      { 'clip-path': range.clip(polygon(inner)) },
      [...ring].sort((a, b) => a[1] - b[1]).map(([x, y, w, h]) => paperPeak(range, x, y, w, h)),
    ),
  );
  // the cat, its shadow first
  const ground = catGround();
  scene.add(
    path(
      smooth(ground.filter((_, i) => i % 4 === 0).map(([x, y]): Point => [x + 34, y + 20])),
      '#6f5434',
      'opacity=".5"',
    ),
    path(
      smooth(ground.filter((_, i) => i % 4 === 0).map(([x, y]): Point => [x + 14, y + 12])),
      '#4c3822',
      'opacity=".5"',
    ),

    catAsleep(scene.element('cat')),
  );
  scene.add(front.map(([x, y, w, h]) => paperPeak(range, x, y, w, h)));
  scene.add(
    explorers(scene.element('expedition')),
    moved({ x: 192, y: 276, s: 0.76 }, serpent(scene.element('serpent'))),
  );
  return scene;
}

export default card({
  finish: map,
  grade: { foldsX: [0.36, 0.68], foldsY: [0.5], age: 0.25, stains: 0.35 },
  paint,
});
