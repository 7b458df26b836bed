/** Breath: a huge profile exhales; her breath is the fog a town sleeps in. Lacquer. */
import { card } from '../../../finishes/finish.ts';
import {
  BLUE,
  GREEN,
  GROUND,
  OCHRE,
  UMBER,
  VERMILION,
  gold,
  goldLine,
  hair,
  lacquer,
  strands,
  tempera,
  type Tones,
} from '../../../finishes/lacquer.ts';
import { closedCurve, normals, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { group, line, moved, path } from '../../../kit/markup.ts';
import { inside, nth, place, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { piece, tongue } from '../../../motifs/lacquer-shapes.ts';
import { cottage, dome } from '../../../motifs/lacquer-houses.ts';

const SKIN: Tones = ['#a8744c', '#e3bd8c', '#f9e6c2'];
const ROSE: Tones = ['#7a2015', '#b8432c', '#d9704e'];
const FACE = closedCurve(
  '180,150 250,150 312,176 354,222 376,276 384,326 378,356 372,378 392,420 420,464 446,500 449,514 436,523 414,526 400,534 398,550 410,566 425,578 424,586 404,590 400,596 405,604 420,610 418,624 402,632 392,646 398,664 400,690 386,718 354,734 310,736 262,724 240,760 240,860 120,900 60,600 90,300',
);
const SHAWL = closedCurve(
  '306,172 262,96 180,44 90,40 10,76 -60,160 -80,1240 430,1240 420,1130 392,1030 352,940 330,860 346,800 330,768 286,752 236,726 204,660 196,560 214,440 240,330 268,250 300,200',
);
const MIST: readonly Tones[] = [
  ['#131a32', '#222d50', '#56688f'],
  ['#242f52', '#465880', '#8395b4'],
  ['#44547a', '#7c8dab', '#bcc6d2'],
  ['#7485a3', '#acb7c4', '#f3ecdc'],
];

function paint(): Scene {
  const scene = new Scene({ seed: 1010, background: GROUND });
  face(scene);
  shawl(scene);
  features(scene);
  breath(scene);
  town(scene);
  return scene;
}

function face(scene: Scene): void {
  const S = scene.element('face');
  scene.add(piece(S, FACE, { tones: SKIN, light: -20, step: 9, rough: 2 }));
}

function shawl(scene: Scene): void {
  const S = scene.element('shawl');
  const edge = spline(
    trace('306,172 300,200 268,250 240,330 214,440 196,560 204,660 236,726 286,752 330,768'),
    false,
    12,
  );
  const outer = edge.map(([x, y], i): Point => [
    x - 26 - 14 * Math.sin((i / edge.length) * Math.PI),
    y + (i / edge.length) * 30 - 14,
  ]);
  const folds: readonly (readonly [string, string, number])[] = [
    ['270,150 170,90 70,120 10,220 -20,380', '230,190 150,140 70,190 30,300 10,420', 13],
    ['214,300 150,320 90,420 60,560 40,760', '180,460 140,540 110,640 90,760 80,900', 15],
    ['190,640 170,740 120,860 80,1000 60,1180', '240,760 230,860 200,960 170,1080 160,1200', 15],
    ['330,790 310,870 330,960 380,1060 410,1180', '270,780 260,880 262,980 290,1090 310,1200', 14],
    ['40,100 0,180 -20,300 -20,400', '100,80 50,140 10,230 -10,330', 9],
  ];
  scene.add(
    piece(S, SHAWL, { tones: VERMILION, light: -30, step: 16, rough: 8 }),
    foldShade(S),
    folds.map(([a, b, n]) => strands(S, trace(a), trace(b), n, { width: 1.7, ragged: 0.35 })),
    flowers(S),
    piece(S, resample([...edge, ...[...outer].reverse()], 4), {
      tones: GREEN,
      light: 0,
      step: 5,
      rough: 1,
      cut: 3,
    }),
    band(S, edge, outer),
  );
}

/** Three deep folds. */
const foldShade = (S: Easel): string =>
  group(
    { 'clip-path': S.clip(smooth(SHAWL)) },
    [
      '196,600 150,720 110,900 60,1100',
      '232,200 120,260 60,420 20,620',
      '300,770 284,900 310,1040 350,1200',
    ].map((spine, i) => path(smooth(tongueShape(trace(spine), 70 - i * 8)), '#8f2012')),
  );

const tongueShape = (spine: readonly Point[], width: number): Point[] => {
  const dense = resample(spline(spine, false, 12), 5);
  const sides = normals(dense, false);
  const edgeAt = (k: number): Point[] =>
    dense.map(([x, y], i): Point => {
      const w = k * width * Math.sin((i / dense.length) * Math.PI) ** 0.8;
      return [x + nth(sides, i)[0] * w, y + nth(sides, i)[1] * w];
    });
  return [...edgeAt(0.5), ...edgeAt(-0.12).reverse()];
};

/** The border of the shawl: rhombs and dots. */
function band(S: Easel, edge: readonly Point[], outer: readonly Point[]): string {
  const middle = resample(
    edge.map(([x, y], i): Point => [(x + nth(outer, i)[0]) / 2, (y + nth(outer, i)[1]) / 2]),
    21,
  );
  const marks = middle
    .slice(1, -1)
    .map(([x, y], i) =>
      smooth(place(trace(i % 2 ? '-4,0 0,-4 4,0 0,4' : '-8,0 0,-11 8,0 0,11'), { x, y, r: 0.3 })),
    );
  return (
    path(marks.join(''), gold(S)) +
    goldLine(
      S,
      edge.map(([x, y]): Point => [x - 4, y]).filter((_, i) => i % 6 === 0),
      2.4,
    ) +
    goldLine(
      S,
      outer.filter((_, i) => i % 6 === 0),
      3,
    )
  );
}

/** Flowers that might be stars. */
function flowers(S: Easel): string {
  const places = trace(
    '96,210 30,470 130,520 60,720 150,830 34,930 110,1010 230,930 60,1120 200,1100 330,1000 180,330 306,1120',
  );
  return places
    .filter(([x, y]) => inside(SHAWL, x, y))
    .map(([x, y], i) => {
      const petals = times(6, (k) => {
        const a = (k / 6) * Math.PI * 2 + i;
        const at = (r: number, b: number): Point => [x + Math.cos(a + b) * r, y + Math.sin(a + b) * r];
        return smooth([at(4, 0), at(10, -0.32), at(17 - (i % 3) * 2, 0), at(10, 0.32)]);
      }).join('');
      return (
        path(petals, gold(S, 120)) +
        path(
          smooth(closedCurve(`${x - 3},${y} ${x},${y - 3} ${x + 3},${y} ${x},${y + 3}`)),
          nth([BLUE, GREEN, OCHRE], i % 3)[2],
        )
      );
    })
    .join('');
}

function features(scene: Scene): void {
  const S = scene.element('features');
  const INK = '#3a1a10';
  const stroke = (list: string, width: number, colour = INK): string =>
    path(hair(traceCurve(list, 8), width, 0.4, 0.5), colour);
  const lashes = times(9, (i) => {
    const t = i / 8;
    const [x, y] = [300 + t * 60, 424 + 15 * Math.sin(t * Math.PI * 0.9) - t * 6];
    return hair(
      traceCurve(`${x},${y} ${x + 3 + t * 5},${y + 9} ${x + 9 + t * 12},${y + 15 - t * 3}`, 4),
      2.4,
      0.1,
      0.8,
    );
  }).join('');
  scene.add(
    group(
      { 'clip-path': S.clip(smooth(FACE)) },
      path(soft('296,388 330,378 362,394 366,418 330,436 300,424'), '#c08a5c', 'opacity=".55"'),
      path(soft('372,384 390,424 418,470 408,480 384,440 368,404'), '#fdf1d6'),
      path(soft('306,200 344,240 362,300 340,310 310,260'), '#fdf1d6', 'opacity=".8"'),
      strands(S, trace('222,560 250,600 280,640 330,690'), trace('210,620 240,680 280,716 340,726'), 8, {
        width: 1.5,
        fill: '#c08a5c',
        ragged: 0.5,
      }),
    ),
    tempera(S, closedCurve('399,558 412,567 425,579 423,586 404,589 388,585 381,580 388,569'), {
      tones: ROSE,
      light: -60,
      step: 3,
      rough: 0.5,
    }),
    tempera(S, closedCurve('386,594 404,598 419,609 417,621 405,626 392,619 383,606'), {
      tones: ROSE,
      light: 0,
      step: 3,
      rough: 0.5,
    }),
    path(soft('380,583 402,589 423,587 406,598 386,593'), '#2c0a08'),
    stroke('296,418 316,436 344,440 368,424', 5),
    path(lashes, INK),
    stroke('290,398 322,384 356,392', 2.2, '#7a4a2c'),
    stroke('274,352 308,326 346,318 378,334', 6.5),
    stroke('404,506 412,500 424,508 420,518', 4),
    stroke('394,500 390,514 400,526', 2.6, '#9a6038'),
    goldLine(S, trace('372,384 394,426 422,468 446,502'), 1.8),
    hairline(S),
  );
}

const soft = (list: string): string => smooth(closedCurve(list));

/** What shows of her hair, combed from the parting. */
const hairline = (S: Easel): string =>
  strands(
    S,
    trace('310,176 330,206 330,240 300,290 262,340'),
    trace('300,196 304,216 292,248 270,290 246,340'),
    12,
    { width: 3, fill: UMBER[1], ragged: 0.05 },
  ) +
  strands(
    S,
    trace('312,178 330,208 328,240 298,290 260,336'),
    trace('300,200 302,220 288,250 264,296 246,336'),
    6,
    { width: 1.3, ragged: 0.2 },
  );

/** From her lips it goes out, turns, and lies down. */
function breath(scene: Scene): void {
  const S = scene.element('breath');
  const plumes: readonly (readonly [string, number, Tones])[] = [
    ['430,598 520,540 650,520 760,580 790,690 720,740 670,690 700,640', 76, nth(MIST, 1)],
    ['428,600 520,570 640,590 720,680 820,720', 74, nth(MIST, 2)],
    ['428,602 500,630 540,710 500,800 430,830 380,790 404,750', 60, nth(MIST, 1)],
    ['428,600 520,590 620,640 690,760 830,830', 84, nth(MIST, 2)],
    ['428,602 510,616 580,700 570,810 500,900 420,940', 66, nth(MIST, 2)],
    ['428,600 520,604 610,690 640,820 740,900 840,910', 92, nth(MIST, 3)],
  ];
  scene.add(
    plumes.map(([spine, width, tones]) =>
      tongue(S, spine, width, {
        tones,
        lines: 17,
        root: 0.05,
        belly: 0.55,
        step: width * 0.16,
        light: -70,
        cut: [GROUND, 2],
      }),
    ),
  );
}

/** A bank of fog with curled crests. */
function bank(S: Easel, y: number, tones: Tones, curl: number): string {
  const crest: Point[] = [[-30, y]];
  for (let x = -20; x < 830; x += curl * S.rng.range(0.8, 1.3))
    crest.push([x, y - S.rng.range(0, curl * 0.4)], [x + curl * 0.45, y + S.rng.range(0, 10)]);
  const top = resample(spline([...crest, [850, y]], false, 8), 5);
  const outline: Point[] = [...top, [850, 1260], [-30, 1260]];
  const under = (k: number): Point[] =>
    top.map(([x, v], i): Point => [x, v + k + 8 * S.noise.n1(i / 14 + k)]);
  const curls = times(3, (i) => {
    const [x, v] = nth(top, Math.floor(((i + S.rng.range(0.2, 0.8)) / 3) * top.length));
    const k = curl * S.rng.range(0.3, 0.5);
    return tongue(
      S,
      [
        [x - k * 2.6, v + k * 0.9],
        [x - k, v - k * 0.2],
        [x + k * 0.3, v - k * 0.7],
        [x + k, v - k * 0.1],
        [x + k * 0.6, v + k * 0.5],
        [x + k * 0.1, v + k * 0.3],
      ],
      k * 0.8,
      { tones, lines: 4, root: 0.1, belly: 0.5, light: -80, cut: [tones[0], 1.2] },
    );
  }).join('');
  return (
    line(smooth(top, false), GROUND, 3) +
    tempera(S, outline, { tones, light: -90, step: 11, rough: 3 }) +
    strands(S, under(8), under(84), 12, { width: 1.2, ragged: 0.7, gather: 1.4 }) +
    curls
  );
}

function town(scene: Scene): void {
  const S = scene.element('town');
  const house = (name: string, o: Parameters<typeof cottage>[1]): string => cottage(S.element(name), o);
  scene.add(
    bank(S.element('1'), 900, nth(MIST, 0), 90),
    house('a', { x: 470, y: 935, w: 62, h: 60, tones: UMBER }),
    house('b', { x: 690, y: 930, w: 58, h: 66, tones: BLUE }),
    dome(S.element('church'), { x: 584, y: 945, s: 0.9 }),
    house('c', { x: 764, y: 944, w: 66, h: 58, tones: UMBER }),
    bank(S.element('2'), 946, nth(MIST, 1), 100),
    house('d', { x: 330, y: 1010, w: 84, h: 76, tones: OCHRE }),
    house('e', { x: 520, y: 1016, w: 92, h: 70, tones: GREEN }),
    house('f', { x: 668, y: 1010, w: 86, h: 84, tones: VERMILION, lit: true }),
    bank(S.element('3'), 1022, nth(MIST, 2), 120),
    house('g', { x: 196, y: 1100, w: 110, h: 92, tones: UMBER }),
    house('h', { x: 420, y: 1104, w: 122, h: 100, tones: VERMILION }),
    house('i', { x: 600, y: 1106, w: 112, h: 84, tones: OCHRE }),
    house('j', { x: 762, y: 1100, w: 110, h: 96, tones: BLUE }),
    moved({ x: 444, y: 968, s: 0.95 }, cat(S)),
    bank(S.element('4'), 1124, nth(MIST, 3), 130),
  );
}

/** Awake. */
const cat = (S: Easel): string =>
  piece(
    S,
    '-16,0 -15,-14 -10,-26 -9,-36 -13,-50 -7,-46 0,-47 6,-53 7,-42 4,-34 9,-22 13,-8 14,0 24,2 34,-4 40,-14 44,-12 38,2 26,9 10,7',
    { tones: ['#0d0908', '#1c1411', '#4a3626'], step: 3, rough: 0.5, cut: 2 },
  );

export default card({ finish: lacquer, paint });
