/** N32: with the thaw the snowmen have packed and go north, a long column through fields in bloom; a small one looks back. Linocut, seven inks. */
import { card } from '../../../finishes/finish.ts';
import { formCuts, gouge, linocut, rows } from '../../../finishes/linocut.ts';
import { closedCurve, polygon, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { group, line, path } from '../../../kit/markup.ts';
import { TAU, lerp, nth, place, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon, wobble } from '../../../kit/shapes.ts';
import {
  CARROT,
  EARTH,
  GRASS,
  KEY,
  PAPER,
  SHADE,
  SPRING,
  circle,
  flower,
  little,
  parasol,
  parent,
  walker,
  type Walker,
} from '../../../motifs/lino-snowmen.ts';

/** Middle of the road and half its breadth, from us to the mountains. */
const ROAD = resample(
  spline(
    trace(
      '470,1300 452,1180 400,1040 290,920 170,830 150,760 250,704 390,656 472,606 440,560 360,520 306,484 296,452 276,424 258,402 250,388',
    ),
    false,
    12,
  ),
  4,
);
const breadth = (y: number): number => lerp(4, 420, ((y - 385) / 905) ** 1.3);

function paint(): Scene {
  const scene = new Scene({ seed: 3232, background: PAPER });
  sky(scene);
  fields(scene);
  road(scene);
  column(scene);
  elder(scene);
  scene.add(
    parent(scene.element('parent')),
    little(scene.element('little')),
    parasol(scene.element('parasol')),
  );
  verge(scene);
  return scene;
}

/** A high washed sky, and where they are going. */
function sky(scene: Scene): void {
  const S = scene.element('sky');
  const peaks = trace(
    '-20,390 60,330 110,350 180,262 214,290 262,232 300,276 330,258 380,318 430,300 500,352 580,338 680,370 820,352 820,420 -20,420',
  );
  const shades = [
    '262,232 302,276 288,300 312,344 286,372 276,330 270,286',
    '180,262 216,290 206,318 220,356 196,384 190,330',
    '330,258 382,320 362,332 376,360 348,384 340,316',
    '430,300 502,352 470,366 452,344',
    '60,330 110,350 96,372 76,362',
    '580,338 640,364 610,378',
  ];
  // Geese are going the same way.
  const wedge = times(11, (i): Point => {
    const arm = Math.ceil(i / 2);
    return i % 2 ? [470 + arm * 38, 150 + arm * 9] : [470 + arm * 29, 150 - arm * 19];
  });
  scene.add(
    path('M-10 -10H810V420H-10Z', SHADE),
    rows(S, {
      x0: -20,
      x1: 820,
      y0: 20,
      y1: 330,
      colour: PAPER,
      gap: (y) => lerp(34, 12, y / 330),
      length: 150,
      width: 3,
      flow: (x, y) => 0.32 * Math.sin((x - 120) / 170) * (1 - y / 400),
      density: (_x, y) => 0.2 + 0.7 * (y / 330) ** 1.5,
    }),
    path(polygon(wobble(resample(peaks, 6), S.noise, 3, 0.05)), PAPER),
    path(shades.map((d) => smooth(trace(d), true, 0.3)).join(''), SHADE),
    wedge.map(([x, y], k) => path(goose(x, y, 1 - k * 0.02), KEY)),
    line(polygon(wobble(resample(peaks.slice(0, -2), 6), S.noise, 3, 0.05), false), KEY, 2.2),
  );
}

/** A goose far off, going left: long neck, one beat of the wings. */
const goose = (x: number, y: number, s: number): string =>
  gouge(place(trace('-17,-1 -6,0 8,2 15,1'), { x, y, s }), 2.6) +
  gouge(place(trace('4,-17 5,-8 0,0'), { x, y, s }), 3.4) +
  gouge(place(trace('14,-13 9,-6 3,0'), { x, y, s }), 2.4);

/** Fold behind fold, each sown its own way. */
function fields(scene: Scene): void {
  const S = scene.element('fields');
  const folds: readonly (readonly [string, string, string, number])[] = [
    ['-20,402 120,392 300,398 520,384 820,396', SPRING, GRASS, -0.06],
    ['-20,470 140,446 330,462 560,430 820,452', GRASS, SPRING, 0.1],
    ['-20,540 160,520 380,560 600,512 820,530', SPRING, GRASS, -0.16],
    ['-20,690 200,640 420,700 640,640 820,660', GRASS, SPRING, 0.14],
    ['-20,860 220,800 460,860 660,800 820,830', SPRING, GRASS, -0.1],
  ];
  folds.forEach(([crest, ground, tool, lean], i) => {
    const top = wobble(resample(traceCurve(crest), 6), S.noise, 3, 0.02, false);
    const [y0, y1] = [380 + i * 70 + i * i * 12, 520 + i * 130 + i * i * 18];
    const under = `${polygon([...top, [820, 1220], [-20, 1220]])}`;
    scene.add(
      path(under, ground),
      group(
        { 'clip-path': S.clip(under) },
        rows(S.element('' + i), {
          x0: -20,
          x1: 820,
          y0,
          y1: Math.min(1210, y1 + (i === 4 ? 400 : 0)),
          colour: tool,
          gap: (y) => lerp(8, 26, (y - 380) / 820),
          length: (y) => lerp(26, 90, (y - 380) / 820),
          width: (_x, y) => lerp(1.1, 3.2, (y - 380) / 820),
          flow: (x) => lean * Math.cos((x - 400) / 260),
          density: () => 0.62,
        }),
      ),
      line(polygon(top, false), KEY, 1.6 + i * 0.4),
    );
  });
  scene.add(orchard(S));
}

/** In flower. */
function orchard(S: Easel): string {
  return [
    [664, 520, 60],
    [744, 540, 76],
    [96, 560, 66],
    [40, 520, 48],
    [600, 486, 36],
  ]
    .map(([x = 0, y = 0, h = 0], i) => {
      const crown = blob(x, y - h * 0.95, h * 0.5, h * 0.46, S.noise, 0.4, 1.8, 40);
      const petals = times(26, () => {
        const [a, r] = [S.rng.range(0, TAU), Math.sqrt(S.rng.f())];
        return smooth(
          place(trace('-1,0 0,-1 1,0 0,1'), {
            x: x + Math.cos(a) * h * 0.46 * r,
            y: y - h * 0.95 + Math.sin(a) * h * 0.42 * r,
            s: h * 0.045,
          }),
        );
      });
      return (
        path(
          polygon(
            ribbon(
              [
                [x, y],
                [x + 2, y - h * 0.4],
                [x + (i % 2 ? 4 : -3), y - h * 0.8],
              ],
              (t) => h * lerp(0.06, 0.03, t),
            ),
          ),
          KEY,
        ) +
        path(smooth(crown), PAPER) +
        line(smooth(crown), KEY, 2) +
        path(petals.join(''), nth([CARROT, SHADE], 1)) +
        formCuts(S, crown.slice(2, 18), { colour: KEY, side: -1, gap: 7, length: h * 0.14, width: 1.4 })
      );
    })
    .join('');
}

/** Wet where they have gone. */
function road(scene: Scene): void {
  const S = scene.element('road');
  const edgeAt = (k: number): Point[] =>
    ROAD.map(([x, y], i): Point => {
      const next = nth(ROAD, Math.min(ROAD.length - 1, i + 1));
      const before = nth(ROAD, Math.max(0, i - 1));
      const d = Math.hypot(next[0] - before[0], next[1] - before[1]) || 1;
      const w = breadth(y) * k;
      return [x + ((next[1] - before[1]) / -d) * w * 0.9, y + ((next[0] - before[0]) / d) * w * 0.42];
    });
  const [one, other] = [
    wobble(edgeAt(0.5), S.noise, 5, 0.02, false),
    wobble(edgeAt(-0.5), S.noise, 5, 0.02, false),
  ];
  const outline = polygon([...one, ...[...other].reverse()]);
  const ruts = [-0.3, -0.1, 0.12, 0.3].map((k) => {
    const rut = edgeAt(k);
    return times(16, (i) => {
      const at = Math.floor(((i + S.rng.range(0, 0.5)) / 16) * rut.length);
      const cutting = rut.slice(at, at + S.rng.int(6, 14));
      return cutting.length > 4 ? gouge(cutting, breadth(nth(cutting, 0)[1]) * 0.014 + 0.6) : '';
    }).join('');
  });
  scene.add(
    path(outline, EARTH),
    path(ruts.join(''), KEY),
    line(polygon(one, false), KEY, 2.4),
    line(polygon(other, false), KEY, 2.4),
  );
}

const WALKERS: readonly Walker[] = [
  { x: 254, y: 402, h: 20, with: 'none' },
  { x: 266, y: 416, h: 26, with: 'none' },
  { x: 282, y: 436, h: 33, with: 'case' },
  { x: 298, y: 460, h: 42, with: 'none' },
  { x: 316, y: 496, h: 54, with: 'parasol' },
  { x: 372, y: 530, h: 66, with: 'case' },
  { x: 446, y: 566, h: 80, with: 'bundle' },
  { x: 432, y: 634, h: 98, with: 'case' },
  { x: 322, y: 692, h: 116, with: 'none', lean: 0.04 },
];

function column(scene: Scene): void {
  WALKERS.forEach((one, i) => scene.add(walker(scene.element('walker ' + i), one)));
}

/** One who cannot walk any more is carried on a door. */
function elder(scene: Scene): void {
  const S = scene.element('elder');
  const door: Points = trace('44,760 208,742 232,760 66,780');
  const heap = wobble(
    closedCurve('76,764 84,738 104,722 126,712 150,716 176,732 200,752 190,764 130,772', 8),
    S.noise,
    2.5,
    0.05,
  );
  const carrot: Points = trace('136,732 178,722 181,728 138,744');
  const drips = [92, 130, 168, 204].map((x, i) =>
    gouge(
      [
        [x, 776],
        [x + 1, 786],
        [x, 796 + i * 4],
      ],
      2.4,
    ),
  );
  scene.add(
    walker(S.element('first'), { x: 228, y: 790, h: 128, with: 'none' }),
    path(smooth(circle(S, 134, 812, 92, 10)), SHADE),
    path(polygon(door), EARTH),
    path(polygon(trace('66,780 232,760 232,768 66,789')), KEY),
    line(polygon(door), KEY, 2.6),
    path(smooth(heap), PAPER),
    path(smooth(closedCurve('160,724 184,740 198,754 186,764 150,768 176,750')), SHADE),
    line(smooth(heap), KEY, 2.6),
    path(polygon(carrot), CARROT),
    line(polygon(carrot), KEY, 2),
    path(
      trace('126,728 144,723')
        .map(([x, y]) => smooth(place(trace('-3,0 0,-3 3,0 0,3'), { x, y })))
        .join(''),
      KEY,
    ),
    path(drips.join(''), KEY),
    walker(S.element('last'), { x: 44, y: 830, h: 144, with: 'none' }),
  );
}

/** Daisies on both sides, large where we stand. */
function verge(scene: Scene): void {
  const S = scene.element('verge');
  const places = trace(
    '40,1160 96,1110 60,1060 140,1172 26,1000 110,1010 150,950 70,930 764,1150 716,1176 776,960 744,930 776,880 700,900 30,880 120,870',
  );
  scene.add(
    places.map(([x, y], i) => {
      const r = lerp(7, 20, (y - 860) / 330) * (0.8 + (i % 3) * 0.15);
      const stem = gouge(
        [
          [x, y],
          [x + 3, y + r * 1.6],
          [x + (i % 2 ? 5 : -5), y + r * 3.2],
        ],
        r * 0.16 + 0.8,
      );
      return path(stem, KEY) + flower(S.element('' + i), x, y, r);
    }),
  );
}

export default card({
  finish: linocut,
  grade: {
    inks: [PAPER, SHADE, SPRING, EARTH, CARROT, GRASS, KEY],
    shift: trace('0,0 2,-1 -2,1 1,1 0,0 -1,1 0,0'),
  },
  paint,
});
