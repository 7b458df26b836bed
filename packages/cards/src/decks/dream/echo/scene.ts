/** D52: a climber lets a sparrow fly into the canyon, and it returns the size of a house. */
import { card } from '../../../finishes/finish.ts';
import { hatch, ink, inkLine, inkWash } from '../../../finishes/ink.ts';
import { mix, type Colour } from '../../../kit/colour.ts';
import { polygon, smooth, soften } from '../../../kit/curves.ts';
import { group, moved, path } from '../../../kit/markup.ts';
import { lerp, nth, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { drawnFigure } from '../../../motifs/drawn-people.ts';
import { poses } from '../../../motifs/figure/skeleton.ts';
import { quill, sparrowFlying } from '../../../motifs/sparrow-flying.ts';

const VP: Point = [416, 640];

interface Wall {
  /** Card edge it comes from, and where it breaks off. */
  outer: number;
  inner: Points;
  wash: Colour;
  line: Colour;
  pen: number;
  beds: number;
}

/** A canyon wall: its beds run to the vanishing point, each with a ragged lip and shade under it. */
function wall(S: Easel, o: Wall): string {
  const { outer, inner, pen } = o;
  const [top, foot] = [nth(inner, 0), nth(inner, inner.length - 1)];
  const edgeX = (y: number): number => {
    for (let i = 1; i < inner.length; i++) {
      const [a, b] = [nth(inner, i - 1), nth(inner, i)];
      if (y <= b[1]) return lerp(a[0], b[0], Math.max(0, (y - a[1]) / (b[1] - a[1])));
    }
    return foot[0];
  };
  const shape: Points = [[outer, top[1] - 30], ...inner, [outer, foot[1] + 10]];
  const beds = times(o.beds, (i) => {
    const y1 = lerp(top[1], foot[1], (i + S.rng.range(0.3, 0.9)) / o.beds);
    const x1 = edgeX(y1);
    const slope = (y1 - VP[1]) / (x1 - VP[0]);
    const n = Math.max(5, Math.round(Math.abs(x1 - outer) / 22));
    const lip = times(n + 1, (k): Point => {
      const x = lerp(x1, outer, k / n);
      return [x, y1 + (x - x1) * slope + S.rng.gauss(0, 4.5)];
    });
    const under = lip.slice(0, -1).flatMap((p, k) =>
      times(2, (j) => {
        const q = nth(lip, k + 1);
        const [x, y] = [lerp(p[0], q[0], j / 2 + S.rng.range(0, 0.4)), lerp(p[1], q[1], j / 2)];
        if (S.rng.chance(0.4)) return '';
        const l = S.rng.range(8, 34) * (pen / 4);
        return inkLine(
          S,
          [
            [x, y],
            [x + S.rng.gauss(0, 1.5), y + l * 0.5],
            [x + S.rng.gauss(0, 3), y + l],
          ],
          pen * S.rng.range(0.4, 0.8),
          { colour: o.line, pressure: (t) => 1 - t * 0.7 },
        );
      }),
    );
    return (
      inkLine(S, lip, pen * S.rng.range(0.6, 1.1), { colour: o.line, dry: 0.28, straight: true }) +
      under.join('')
    );
  });
  return [
    inkWash(S, polygon(shape), o.wash, { rough: 9, min: 0.62 }),
    group({ 'clip-path': S.clip(polygon(shape)) }, beds),
    inkLine(S, inner, pen * 1.7, { colour: o.line, straight: true, dry: 0.08 }),
    inkLine(S, [[outer, top[1] - 26], [lerp(outer, top[0], 0.5), top[1] - 10], top], pen * 1.4, {
      colour: o.line,
      dry: 0.1,
    }),
  ].join('');
}

/** A felled pine lying at an angle, root end at (x, y). */
function pineLog(S: Easel, x: number, y: number, a: number, l: number): string {
  const [c, s] = [Math.cos(a), Math.sin(a)];
  const at = (t: number, across: number): Point => [x + c * l * t - s * across, y + s * l * t + c * across];
  const boughs = times(11, (k) => {
    const t = 0.34 + k * 0.058;
    const reach = 15 * (1.12 - t);
    return [1, -1].map((side) =>
      inkLine(S, [at(t, 0), at(t - 0.05, side * reach * 0.6), at(t - 0.14, side * reach)], 2.8, {
        pressure: (q) => 1 - q * 0.7,
      }),
    );
  });
  const roots = [-7, -2, 4, 8].map((u) =>
    inkLine(S, [at(0.03, 0), at(-0.04, u * 0.7), at(-0.1, u * 1.3)], 2.4),
  );
  return [
    path(smooth([at(0.3, 0), at(0.32, 13), at(0.66, 9), at(1, 0), at(0.66, -9), at(0.32, -13)]), '#8a9a90'),
    inkLine(S, [at(0, 0), at(0.5, 1), at(1, 0)], 6, { pressure: (q) => 1 - q * 0.75 }),
    boughs,
    roots,
  ]
    .flat(3)
    .join('');
}

/** Whole trees, roots and all, woven on a pinnacle. */
const nest = (S: Easel): string =>
  [
    pineLog(S, 176, 128, -2.5, 84),
    pineLog(S, 150, 126, -0.66, 92),
    path('M108 132C130 184 196 186 218 132C200 150 130 150 108 132Z', '#6b655b'),
    pineLog(S, 190, 136, -2.86, 118),
    pineLog(S, 128, 138, -0.3, 124),
    pineLog(S, 200, 152, 3.06, 122),
    pineLog(S, 120, 152, 0.02, 130),
    pineLog(S, 204, 162, 3.24, 100),
    pineLog(S, 132, 166, 0.1, 96),
  ].join('');

function umbrella(S: Easel, x: number, y: number, s: number, tone: Colour): string {
  const dome = trace('-34,0 -28,-22 -8,-36 10,-36 28,-22 34,0 22,-6 11,-1 0,-7 -11,-1 -22,-6');
  const man = drawnFigure(S, {
    x,
    y,
    s: s * 0.62,
    view: 'back',
    pose: 'huddle',
    garment: 'long coat',
    hat: 'none',
    colours: { coat: '#8b8781', trousers: '#5d5a58' },
    pen: 2,
  });
  return (
    man.svg +
    moved(
      { x: x + 3, y: y - 46 * s, s },
      path(smooth(dome, true, 0.6), tone),
      inkLine(S, [...dome, nth(dome, 0)], 3),
      [-12, 0, 12].map((u) =>
        inkLine(
          S,
          [
            [u * 0.2, -36],
            [u * 0.7, -22],
            [u, -3],
          ],
          1.8,
        ),
      ),
    )
  );
}

/** A dark foreground rock whose upper planes catch the light. */
function boulder(S: Easel, outline: Points, planes: readonly string[], lit: Colour): string {
  const edge = smooth(outline, true, 0.3);
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return group(
    { 'clip-path': S.clip(edge) },
    path(edge, '#1d1c22'),
    planes.map((list) => path(soften(list, 0.2), lit)),
    planes.map((list) =>
      hatch(S, trace(list), { angle: 1.1, gap: 9, width: 2, density: (_, y) => (y - y0) / 70 }),
    ),
    times(30, () => {
      const [x, y] = [S.rng.range(x0, x1), S.rng.range(y0 + 50, y1)];
      const l = S.rng.range(24, 90);
      const lean = S.rng.range(-0.1, 0.35);
      return inkLine(
        S,
        [
          [x, y],
          [x + l * lean * 0.3, y + l * 0.4],
          [x + l * lean, y + l],
        ],
        S.rng.range(1.6, 4.4),
        { colour: mix(lit, '#5c5f66', S.rng.range(0.2, 0.8)), dry: 0.45, pressure: (t) => 1 - t * 0.8 },
      );
    }),
  );
}

function paint(): Scene {
  const scene = new Scene({ seed: 5200, background: '#ffffff' });
  air(scene);
  river(scene);
  ledge(scene);
  shelf(scene);
  return scene;
}

function air(scene: Scene): void {
  const S = scene.element('air');
  scene.add(
    inkWash(S, 'M-20 -20H820V300C640 330 560 270 416 300C300 270 160 330 -20 300Z', '#d9dcda', {
      opacity: 0.75,
      rough: 20,
    }),
    wall(scene.element('far left'), {
      outer: 120,
      inner: trace('300,300 322,330 330,420 352,520 350,640 372,760 376,900'),
      wash: '#d3d8d9',
      line: '#a3abb0',
      pen: 2.2,
      beds: 11,
    }),
    wall(scene.element('far right'), {
      outer: 720,
      inner: trace('540,290 516,330 508,430 486,540 478,660 458,780 456,900'),
      wash: '#ece1c6',
      line: '#b7aa8c',
      pen: 2.2,
      beds: 11,
    }),
  );
}

function river(scene: Scene): void {
  const S = scene.element('river');
  scene.add(
    inkWash(S, 'M180 890C300 876 380 890 420 884C480 890 560 880 660 896L680 1220L160 1220Z', '#cfcfc6', {
      rough: 8,
    }),
    path(
      'M398 892C414 886 426 888 436 894C434 930 470 970 460 1020C452 1070 420 1100 424 1150C426 1180 440 1200 446 1220L336 1220C346 1170 388 1130 386 1070C384 1010 410 980 404 940Z',
      '#fbfaf4',
    ),
    inkLine(S, trace('398,892 404,940 384,1010 388,1070 372,1130 340,1216'), 3, {
      colour: '#5f676d',
      dry: 0.2,
    }),
    inkLine(S, trace('436,894 434,930 462,990 458,1040 428,1110 426,1160 446,1216'), 3, {
      colour: '#5f676d',
      dry: 0.2,
    }),
    times(70, () => {
      const t = S.rng.f() ** 0.7;
      const [x, y] = [S.rng.range(250, 590), 896 + t * 300];
      const k = 2 + t * 8;
      const mid = 420 - t * 20;
      return Math.abs(x - mid) < 44 + t * 20
        ? ''
        : inkLine(
            S,
            [
              [x - k, y],
              [x - k * 0.4, y - k * 0.8],
              [x + k * 0.6, y - k * 0.7],
              [x + k, y],
            ],
            1 + t * 2,
            { colour: '#7a7d7c' },
          );
    }),
    wall(scene.element('mid left'), {
      outer: -10,
      inner: trace('196,150 226,190 222,310 254,420 246,560 284,700 276,830 318,960 330,1060 352,1220'),
      wash: '#b4bcc2',
      line: '#6a737a',
      pen: 3.4,
      beds: 14,
    }),
    wall(scene.element('mid right'), {
      outer: 810,
      inner: trace('648,140 612,190 622,320 586,440 596,580 556,720 566,850 530,980 520,1090 500,1220'),
      wash: '#dcc28c',
      line: '#7d6a48',
      pen: 3.4,
      beds: 14,
    }),
    wall(scene.element('left'), {
      outer: -20,
      inner: trace('60,10 108,60 96,180 128,300 112,440 140,580 128,720 160,860 150,980'),
      wash: '#7f8992',
      line: '#2b2d33',
      pen: 5,
      beds: 13,
    }),
    wall(scene.element('right'), {
      outer: 820,
      inner: trace(
        '752,-10 706,70 722,200 690,330 706,480 670,620 684,780 640,900 650,1030 600,1130 590,1210',
      ),
      wash: '#c69a55',
      line: '#41331f',
      pen: 5,
      beds: 16,
    }),
    // wings throw their shade down the lit wall
    inkWash(
      scene.element('shade'),
      'M700 560C760 600 800 640 820 680L820 990C760 960 690 930 640 900C660 820 690 800 680 700C674 640 676 600 700 560Z',
      '#5e656d',
      { opacity: 0.62 },
    ),
  );
  scene.add(nest(scene.element('nest')));
  scene.add(moved({ x: 52, y: 24, s: 0.93 }, sparrowFlying(scene.element('sparrow'))));
}

/** The ledge we share with the climber. */
function ledge(scene: Scene): void {
  const S = scene.element('ledge');
  const rock = trace(
    '-20,948 70,936 150,950 232,940 330,958 372,974 340,1010 356,1060 300,1110 310,1170 270,1220 -20,1220',
  );
  scene.add(
    boulder(
      S,
      rock,
      [
        '-20,948 70,936 150,950 232,940 330,958 372,974 250,992 120,984 -20,996',
        '250,992 372,974 340,1010 356,1060 300,1110 262,1060',
      ],
      '#8d959b',
    ),
    inkLine(S, trace('-20,950 70,938 150,952 232,942 330,960 370,974'), 5, {
      colour: '#d9d5ca',
      dry: 0.25,
    }),
  );
  const man = drawnFigure(scene.element('climber'), {
    x: 236,
    y: 952,
    s: 1.02,
    view: 'back',
    pose: {
      ...poses.stand,
      arms: [
        { root: 24, bend: 6 },
        { root: 128, bend: 12 },
      ],
    },
    garment: 'jacket',
    hat: 'cap',
    colours: {
      coat: '#c9b48a',
      trousers: '#6f6a66',
      boots: '#2a2628',
      hat: '#8d857a',
      skin: '#d9b694',
      hair: '#4b3d34',
    },
    pen: 3.4,
  });
  scene.add(
    man.svg,
    // pack and rope
    path(soften('222,868 250,868 254,902 236,910 219,902'), '#8b8378'),
    inkLine(S, trace('222,868 250,868 254,902 236,910 219,902 222,868'), 3),
    times(3, (i) =>
      inkLine(
        S,
        times(13, (k): Point => [
          150 + Math.cos(k * 0.5236) * (24 - i * 5),
          944 + Math.sin(k * 0.5236) * (8 - i * 2),
        ]),
        3,
        { colour: '#e3d9c3' },
      ),
    ),
    inkLine(S, trace('174,944 196,952 218,946 232,930'), 3, { colour: '#e3d9c3' }),
  );
}

/** The far ledge: a feather like a beached boat, and those who knew. */
function shelf(scene: Scene): void {
  const S = scene.element('shelf');
  const lip = trace('548,1102 600,1086 690,1092 820,1080 820,1220 560,1220 576,1160');
  scene.add(
    boulder(S, lip, ['548,1102 600,1086 690,1092 820,1080 820,1112 700,1122 590,1116'], '#c9a869'),
    inkLine(S, trace('548,1104 600,1088 690,1094 820,1082'), 5, { colour: '#e2d4b4', dry: 0.2 }),
    umbrella(S, 640, 1094, 0.92, '#5a6068'),
    umbrella(S, 694, 1096, 1, '#3d4047'),
    umbrella(S, 742, 1092, 0.86, '#777f86'),
    quill(scene.element('feather'), [792, 880], [664, 936], 34, {
      fill: '#efe7d6',
      edge: '#b9a78a',
      bend: -0.16,
      pen: 4,
    }),
    quill(scene.element('feather 2'), [24, 984], [134, 952], 26, { fill: '#d8cdb8', bend: 0.16, pen: 3.4 }),
  );
}

export default card({ finish: ink, paint });
