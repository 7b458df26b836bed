/** In chalk: two school desks with a book and an apple, and the pupil whose turn it is to wipe the board. */
import { chalkFill, chalkLine } from '../finishes/chalk.ts';
import { figureParts } from './figure/figure.ts';
import { poses } from './figure/skeleton.ts';
import { pathPoints, polygon, smooth, soften, spline, traceCurve } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel, Scene } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';

const slate = '#1c2729';
const white = '#fbf8ee';
const oak = '#c99a5e';
const blue = '#86aec4';
const apple = '#a9dc4a';

/** The pupil on duty, a step too late with the sponge. */
export function pupil(scene: Scene): void {
  const S = scene.element('pupil');
  const at = { x: 656, y: 1098, s: 3.1 };
  const child = figureParts({
    ...at,
    view: 'back',
    pose: {
      ...poses.lookUp,
      arms: [
        { root: 24, bend: 12 },
        { root: 140, bend: 18 },
      ],
    },
    build: 'child',
    garment: 'dress',
    hair: 'plait',
    colours: { coat: '#6f9ab2', boots: '#8a6238', skin: '#e6c6a0', hair: '#b98446', trousers: white },
  });
  const [x, y] = child.hands[1];
  const sponge = smooth(
    times(11, (i): Point => [
      x + 4 + Math.cos(i * 0.57) * 30,
      y - 10 + Math.sin(i * 0.57) * (18 + (i % 2) * 4),
    ]),
  );
  const pail = trace('716,1046 786,1044 776,1128 728,1130');
  scene.add(
    path(soften('590,1100 660,1088 730,1100 660,1114'), '#0c1213'),
    group(
      { transform: `translate(${at.x} ${at.y}) scale(${at.s})` },
      child.parts.map((p) => path(p.d, p.colour, `stroke="${slate}" stroke-width="1.2"`)),
    ),
    path(sponge, '#d9b26a', `stroke="${slate}" stroke-width="4"`),
    times(5, (i) =>
      path(
        smooth(
          times(6, (k): Point => [
            x - 12 + i * 8 + Math.cos(k) * 2.6,
            y - 12 + ((i * 7) % 13) + Math.sin(k) * 2.6,
          ]),
        ),
        '#8a6a34',
      ),
    ),
    // drips down her arm
    times(4, (i) =>
      chalkLine(
        S,
        [
          [x - 14 + i * 12, y + 22 + i * 6],
          [x - 14 + i * 12, y + 34 + i * 7],
          [x - 14 + i * 12, y + 44 + i * 9],
        ],
        4,
        blue,
        { again: false },
      ),
    ),
    path(polygon(pail), slate),
    chalkFill(S, pail, blue, { gap: 7, opacity: 0.6, ground: 0.3, angle: 1.5 }),
    chalkLine(S, trace('716,1046 728,1130 776,1128 786,1044'), 5, blue),
    chalkLine(S, trace('716,1046 750,1038 786,1044 752,1054 716,1046'), 5, blue),
  );
}

/** Two school desks in a row, an open book and an apple left on the near one. */
export function desks(scene: Scene): void {
  const S = scene.element('desks');
  const slab = (top: Points, front: Points): string =>
    path(polygon(top) + polygon(front), slate) +
    chalkFill(S, top, oak, { gap: 7, opacity: 0.6, ground: 0.28, angle: -0.05 }) +
    chalkFill(S, front, oak, { gap: 9, opacity: 0.3, ground: 0.08, angle: 1.4 }) +
    [top, front]
      .map((side) => side.map((p, i) => edgeLine(S, p, side[(i + 1) % side.length] ?? p)))
      .flat()
      .join('');
  const fruit =
    'M253 1052C249 1021 274 1009 290 1019C308 1008 334 1022 328 1053C324 1085 302 1090 290 1083C277 1090 257 1082 253 1052Z';
  scene.add(
    slab(trace('-20,952 210,942 262,996 -20,1010'), trace('-20,1012 262,998 262,1040 -20,1056')),
    slab(trace('-20,1076 330,1056 412,1140 -20,1172'), trace('-20,1174 412,1142 414,1220 -20,1220')),
    // the copybook, open
    path(polygon(trace('24,1092 104,1086 176,1084 206,1124 124,1130 38,1138')), white),
    path(smooth(ribbon(traceCurve('104,1087 112,1108 124,1130'), () => 1.6)), slate),
    times(4, (i) =>
      path(
        smooth(
          ribbon(
            spline([
              [44 + i * 4, 1100 + i * 9],
              [76 + i * 4, 1097 + i * 9],
              [102 + i * 4, 1096 + i * 9],
            ]),
            () => 1.1,
          ),
        ),
        '#4c5a60',
      ),
    ),
    path(fruit, slate, `stroke="${slate}" stroke-width="10"`),
    chalkFill(S, pathPoints(fruit, 6), apple, { gap: 6, opacity: 0.95, ground: 0.6 }),
    chalkLine(S, pathPoints(fruit, 24), 5, apple, { again: false }),
    chalkLine(S, trace('314,1028 320,1042 318,1056'), 7, white, { again: false }),
    chalkLine(S, trace('290,1021 293,1008 302,1000'), 6, oak),
  );
}

const edgeLine = (S: Easel, a: Point, b: Point): string =>
  chalkLine(S, [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b], 6, oak, { again: false });
