/** N63: the sun has gone to bed for the winter under a quilt of fields; a bear feeds it pine cones with a spoon. Woodblock. */
import { card } from '../../../finishes/finish.ts';
import { bokashi, keyBlock, woodblock } from '../../../finishes/woodblock.ts';
import { polygon, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { group, path } from '../../../kit/markup.ts';
import { lerp, nth, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { ribbon, taper } from '../../../kit/shapes.ts';
import { feedingBear } from '../../../motifs/feeding-bear.ts';
import { sunFace, sunFingers, sunRays } from '../../../motifs/woodblock-sun.ts';

const [PAPER, SKY, ROSE, PILLOW, DUSK, FLAME, INK] = [
  '#ffffff',
  '#fbe6d2',
  '#ef9f8c',
  '#f4f5fb',
  '#c9d3ea',
  '#dd5a34',
  '#26264a',
] as const;
const keyOn = keyBlock(INK, { width: 3.4, step: 7, off: [1.4, -1] });

function paint(): Scene {
  const scene = new Scene({ seed: 6363, background: PAPER });
  sky(scene);
  pillow(scene);
  scene.add(sunRays(scene.element('rays')), sunFace(scene.element('face')));
  quilt(scene);
  hem(scene);
  [-1, 1].forEach((side) => scene.add(sunFingers(scene.element('hand ' + side), side)));
  scene.add(feedingBear(scene.element('bear')));
  return scene;
}

function sky(scene: Scene): void {
  const S = scene.element('sky');
  scene.add(path('M-10 -10H810V1210H-10Z', SKY), bokashi(S, [-20, -20, 840, 520], ROSE, 1, 0, 4));
}

function pillow(scene: Scene): void {
  const S = scene.element('pillow');
  const key = keyOn(S);
  const edge = traceCurve(
    '-60,190 20,128 90,160 220,124 360,112 520,122 650,150 730,104 820,150 860,300 840,640 860,820 -60,820 -60,500 -90,320',
  );
  const folds = [
    '40,150 90,240 110,330',
    '20,170 40,270 30,360',
    '120,176 170,230 190,270',
    '742,130 700,230 690,320',
    '770,140 760,250 780,360',
    '660,176 620,220 600,260',
    '30,560 70,600 80,660',
    '770,540 730,600 724,680',
  ];
  scene.add(
    path(polygon(edge), PILLOW),
    group(
      { 'clip-path': S.clip(polygon(edge)) },
      path(
        smooth(spline(trace('-80,300 40,420 80,620 60,840 -120,840'), true, 8)) +
          smooth(spline(trace('860,260 760,380 720,560 740,840 900,840'), true, 8)),
        DUSK,
      ),
    ),
    key(edge, 4),
    folds.map((fold) => key(traceCurve(fold), 2.6)),
  );
}

const HEM = traceCurve('-40,716 80,694 200,690 330,704 470,706 600,690 720,694 840,722');

/** (u, v) of the quilt: u along the hem, v down over the knees. */
function laid(u: number, v: number): Point {
  const x = lerp(-70, 870, u);
  const knees = 84 * Math.exp(-(((u - 0.3) / 0.17) ** 2)) * Math.exp(-(((v - 0.5) / 0.3) ** 2));
  const slope = 44 * Math.exp(-(((u - 0.78) / 0.2) ** 2)) * Math.exp(-(((v - 0.8) / 0.3) ** 2));
  return [
    x + 40 * Math.sin(v * 2.4 + u * 2) - 20 + (u - 0.5) * v * 150,
    lerp(712, 1240, v ** 1.08) - knees + slope + 10 * Math.sin(u * 9 + v * 4),
  ];
}

const CLOTH = [
  '#ffffff',
  '#a9c3e4',
  '#dfe9f6',
  '#6d8fc2',
  '#f0c9bd',
  '#c4d8ee',
  '#43659e',
  '#fff3dc',
] as const;
const [COLUMNS, ROWS] = [7, 5];
/** What grows on each field, by rows; a number of `marks`. */
const SOWN = ['0421360', '4506214', '1362405', '5413062', '2064531'] as const;
/** And of what it is sewn, a number of CLOTH. */
const SEWN = ['5102741', '0735160', '2461073', '6150247', '3027615'] as const;
const read = (table: readonly string[], row: number, column: number): number =>
  Number(nth(nth(table, row).split(''), column));

function quilt(scene: Scene): void {
  const S = scene.element('quilt');
  const key = keyOn(S);
  scene.add(path(polygon([...HEM, [840, 1240], [-40, 1240]]), '#dfe9f6'));
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++)
      scene.add(patch(scene.element(`patch ${row} ${column}`), row, column));
  const seam = (points: Points): string => key(points, 3);
  times(ROWS, (row) => scene.add(seam(times(40, (i) => laid(i / 39, row / ROWS)))));
  times(COLUMNS + 1, (column) => scene.add(seam(times(30, (i) => laid(column / COLUMNS, i / 29)))));
}

/** A field with what grows on it; no two are sewn of the same stuff. */
function patch(S: Easel, row: number, column: number): string {
  const [u0, v0, du, dv] = [column / COLUMNS, row / ROWS, 1 / COLUMNS, 1 / ROWS];
  const on = (u: number, v: number): Point => laid(u0 + u * du, v0 + v * dv);
  const edge = [
    ...times(8, (i) => on(i / 8, 0)),
    ...times(8, (i) => on(1, i / 8)),
    ...times(8, (i) => on(1 - i / 8, 1)),
    ...times(8, (i) => on(0, 1 - i / 8)),
  ];
  const colour = nth(CLOTH, read(SEWN, row, column));
  const dark = colour === '#6d8fc2' || colour === '#43659e';
  const ink = dark ? '#ffffff' : '#43659e';
  const stroke = (points: Points, w: number): string =>
    path(smooth(ribbon(spline(points, false, 6), taper(w, 0.2, 0.3))), ink);
  const kind = read(SOWN, row, column);
  const marks: Record<number, () => string[]> = {
    0: () =>
      times(5, (i) =>
        stroke(
          times(6, (k) => on(0.08 + k * 0.17, 0.14 + i * 0.18)),
          2.2,
        ),
      ),
    1: () =>
      times(7, (i) => {
        const [x, y] = on(0.2 + (i % 3) * 0.3, 0.28 + Math.floor(i / 3) * 0.3);
        const h = 26 * S.rng.range(0.8, 1.25);
        return i === 6
          ? ''
          : path(
              polygon([
                [x - 9, y],
                [x - 5, y - h * 0.4],
                [x, y - h],
                [x + 6, y - h * 0.4],
                [x + 9, y],
              ]),
              dark ? '#ffffff' : '#35667a',
            );
      }),
    2: () =>
      times(14, (i) => {
        const [x, y] = on(0.14 + (i % 4) * 0.24, 0.16 + Math.floor(i / 4) * 0.24 + (i % 2) * 0.05);
        return path(
          smooth(times(6, (k): Point => [x + Math.cos(k) * 4.4, y + Math.sin(k) * 4])),
          i % 5 ? ink : FLAME,
        );
      }),
    3: () =>
      times(4, (i) =>
        stroke(
          times(9, (k) => on(0.08 + k * 0.105, 0.2 + i * 0.2 + (k % 2) * 0.09)),
          2.2,
        ),
      ),
    4: () =>
      times(6, (i) =>
        stroke(
          times(6, (k) => on(0.1 + i * 0.16, 0.1 + k * 0.16)),
          2,
        ),
      ),
    5: () => [
      house(S, on(0.34, 0.66), dark),
      column % 2 ? fir(on(0.72, 0.74), 40) + fir(on(0.86, 0.62), 28) : fir(on(0.74, 0.66), 34),
    ],
    6: () =>
      times(5, (i) =>
        stroke(
          times(9, (k) => on(0.06 + k * 0.11, 0.16 + i * 0.17 + 0.05 * Math.sin(k * 0.8 + i))),
          2,
        ),
      ),
  };
  return path(smooth(edge, true, 0.2), colour) + (marks[kind]?.() ?? []).join('');
}

const fir = ([x, y]: Point, h: number): string =>
  path(
    polygon(
      trace(
        '-0.3,0 -0.1,-0.3 -0.22,-0.32 -0.06,-0.62 -0.15,-0.62 0,-1 0.16,-0.62 0.07,-0.6 0.24,-0.3 0.1,-0.3 0.3,0',
      ).map(([u, v]): Point => [x + u * h, y + v * h]),
    ),
    '#2f6a72',
  );

function house(S: Easel, [x, y]: Point, dark: boolean): string {
  const key = keyOn(S);
  const points = (list: string): Point[] => trace(list).map(([u, v]): Point => [x + u, y + v]);
  const walls = points('-20,0 -20,-22 20,-22 20,0');
  const roof = points('-28,-20 -12,-44 12,-44 28,-20');
  return [
    path(polygon(walls), dark ? '#e8a08c' : FLAME),
    path(polygon(roof), '#ffffff'),
    path(polygon(points('-7,0 -7,-14 6,-14 6,0')), INK),
    key([...walls, nth(walls, 0)], 2),
    key([...roof, nth(roof, 0)], 2.2),
    key(spline(points('10,-44 14,-54 8,-62 14,-72'), false, 6), 2),
  ].join('');
}

/** The sheet is turned down over it. */
function hem(scene: Scene): void {
  const S = scene.element('hem');
  const key = keyOn(S);
  const low = HEM.map(([x, y]): Point => [x, y + 66 + 8 * S.noise.n1(x * 0.012)]);
  const outline = [...HEM, ...low.toReversed()];
  scene.add(
    path(polygon(outline), PAPER),
    group(
      { 'clip-path': S.clip(polygon(outline)) },
      path(polygon([...low.map(([x, y]): Point => [x, y - 20]), ...low.toReversed()]), DUSK),
    ),
    key(HEM, 4),
    key(low, 4),
    key(
      low.map(([x, y]): Point => [x, y - 13]),
      1.8,
    ),
    ['330,712 336,740 330,766', '470,712 462,736 468,762', '392,714 398,730 394,744'].map((list) =>
      key(traceCurve(list), 2.4),
    ),
  );
}

export default card({ finish: woodblock, paint });
