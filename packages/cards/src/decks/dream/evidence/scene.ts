/** D42: from the air, a field whose furrows are a fingerprint. The plough goes round and round; somebody sleeps in the last of the corn. Linocut. */
import { card } from '../../../finishes/finish.ts';
import { cut, gouge, linocut, rows } from '../../../finishes/linocut.ts';
import { outlines } from '../../../kit/clay/contour.ts';
import { Drawing } from '../../../kit/clay/drawing.ts';
import { paintFlat } from '../../../kit/clay/flat.ts';
import { closedCurve, polygon, resample, smooth, spline } from '../../../kit/curves.ts';
import { group, line as drawn, moved, path } from '../../../kit/markup.ts';
import { bounds, inside, nth, times, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handOutline, ribbon, wobble } from '../../../kit/shapes.ts';
import { placedPerson } from '../../../motifs/body/painted.ts';
import { bodyPoses } from '../../../motifs/body/poses.ts';
import { complexion } from '../../../motifs/face/skin.ts';
import { printField } from '../../../motifs/fingerprint.ts';
import { carved, linoSkin } from '../../../motifs/lino-people.ts';

const [CREAM, CORN, GRASS, RED, SOIL, KEY] = [
  '#f7ecce',
  '#e6b44a',
  '#8fa35a',
  '#c9432c',
  '#8a4a2c',
  '#1f1620',
] as const;

const PRINT = { core: [404, 486] as Point, rx: 318, ry: 398, ridges: 16.4, turn: 0.16 };
/** What is not ploughed yet: within this ridge. */
const LAST = 6.4;
const FIELD = spline(
  trace(
    '384,46 520,66 640,152 716,296 750,470 754,640 738,800 712,960 702,1090 708,1240 62,1240 54,1100 36,960 16,800 6,640 14,470 56,296 134,144 252,66',
  ),
  true,
  8,
);

function paint(): Scene {
  const scene = new Scene({ seed: 4242, background: GRASS });
  const field = handOutline(scene.element('edge'), FIELD, 13, 0.03, 6);
  const ridges = ridgeLines(scene.element('furrows'));
  meadow(scene, field);
  furrows(scene, field, ridges);
  corn(scene, nth(ridges(LAST), 0));
  sleeper(scene);
  tractor(scene, nth(ridges(LAST + 0.9), 0));
  return scene;
}

/** The lines of one height in the print, as points. */
function ridgeLines(S: Easel): (level: number) => Point[][] {
  const field = printField(S.noise, PRINT);
  const grid = { x0: -60, y0: -60, cell: 6, w: 154, h: 224 };
  const values = Float32Array.from({ length: grid.w * grid.h }, (_, i) =>
    field(grid.x0 + (i % grid.w) * grid.cell, grid.y0 + Math.floor(i / grid.w) * grid.cell),
  );
  // Within the ring lies what is lower: turn it over.
  return (level) =>
    outlines(
      grid,
      values.map((v) => -v),
      -level,
    ).map((loop) => {
      // Begun anywhere, or all the seams would make one line.
      const from = S.rng.int(0, loop.length - 1);
      return resample([...loop.slice(from), ...loop.slice(0, from + 1)], 5);
    });
}

/** Old grass round it, and one tree with the whole length of its shadow. */
function meadow(scene: Scene, field: Points): void {
  const S = scene.element('meadow');
  scene.add(
    rows(S, {
      x0: -10,
      x1: 810,
      y0: 0,
      y1: 1210,
      colour: KEY,
      gap: 15,
      length: 20,
      width: 1.1,
      flow: (x, y) => 1.9 + 0.5 * S.noise.n2(x / 160, y / 160),
      density: (x, y) => (inside(field, x, y) ? 0 : 0.35),
    }),
    rows(S.element('lit'), {
      x0: -10,
      x1: 810,
      y0: 6,
      y1: 1210,
      colour: CREAM,
      gap: 17,
      length: 22,
      width: 1.3,
      flow: (x, y) => 1.9 + 0.5 * S.noise.n2(x / 160, y / 160),
      density: (x, y) => (inside(field, x, y) ? 0 : 0.3),
    }),
  );
}

/** Earth turned over: a ridge is brown, and pale along the side that has the sun. */
function furrows(scene: Scene, field: Points, ridges: (level: number) => Point[][]): void {
  const S = scene.element('ploughed');
  const brown: string[] = [];
  const lit: string[] = [];
  for (let level = -12; level < 28; level++)
    for (const loop of ridges(level + 0.6)) {
      // Low lines are those of the base; in the middle nobody has ploughed yet.
      if (level < LAST && bounds(loop)[3] < 1000) continue;
      for (let i = S.rng.int(-40, 0); i < loop.length;) {
        const long = S.rng.int(50, 170);
        const run = loop.slice(Math.max(0, i), i + long);
        i += long + S.rng.int(0, 1);
        if (run.length > 6)
          brown.push(polygon(ribbon(run, (t) => thick(t) * (5.4 + 1.2 * S.noise.n2(t * 6, level)))));
      }
      for (let i = 0; i < loop.length;) {
        const long = S.rng.int(8, 30);
        const run = loop.slice(i, i + long).map(([x, y]): Point => [x + 2.2, y - 1.8]);
        i += long + S.rng.int(0, 2);
        if (run.length > 4) lit.push(gouge(every(run, 3), S.rng.range(1.4, 2.8), 0.3));
      }
    }
  scene.add(
    group(
      { 'clip-path': S.clip(smooth(field)) },
      path(smooth(field), KEY),
      path(brown.join(''), SOIL),
      path(lit.join(''), CORN),
      path(lit.filter((_, i) => i % 5 === 0).join(''), CREAM),
    ),
    drawn(smooth(field), KEY, 6),
  );
}

/** Full along its length, rounded where the plough was lifted. */
const thick = (t: number): number => Math.min(1, Math.sqrt(t * 30), Math.sqrt((1 - t) * 30));

const every = (points: Points, n: number): Point[] =>
  points.filter((_, i) => i % n === 0 || i === points.length - 1);

/** The last of it, standing, and combed by the wind. */
function corn(scene: Scene, edge: Points): void {
  const S = scene.element('corn');
  const ragged = wobble(edge, S.noise, 10, 0.09).map(([x, y], i): Point =>
    i % 2 ? [x, y] : [x + S.rng.gauss(0, 2), y - S.rng.range(0, 5)],
  );
  const [left, top, right, bottom] = bounds(ragged);
  const ears = (n: number): string =>
    times(n, () => {
      const [x, y] = [S.rng.range(left, right), S.rng.range(top, bottom)];
      return inside(ragged, x, y) && inside(ragged, x, y + 12)
        ? cut(x, y, -1.2 + 0.3 * S.noise.n2(x / 40, y / 40), S.rng.range(8, 18), 1.5, S.rng)
        : '';
    }).join('');
  scene.add(
    group({ transform: 'translate(-9 8)' }, path(smooth(ragged), KEY)),
    path(smooth(ragged), CORN),
    path(ears(420), CREAM),
    path(ears(260), SOIL),
    path(ears(90), GRASS),
  );
}

/** Seen from above, who sleeps on one side is a profile. */
function sleeper(scene: Scene): void {
  const S = scene.element('sleeper');
  const model = placedPerson({
    x: 470,
    y: 612,
    size: 45,
    pose: {
      ...bodyPoses.asleep,
      head: [0, 34, 0],
      arms: [
        { upper: [-0.1, 0.9, 0.6], lower: [0.15, -1, 0.35], hand: 'ease' },
        { upper: [0.1, 1, 0.35], lower: [-0.2, -0.75, 0.8], hand: 'ease' },
      ],
    },
    yaw: -82,
    pitch: 0,
    roll: -10,
    sex: 'woman',
    hair: 'long',
    feeling: 'asleep',
    wears: ['dress'],
    colours: { skin: complexion(0.25) },
  });
  const her = new Drawing(model, { light: { angle: -40, before: 58 }, size: 60, noise: S.noise });
  const skin = linoSkin(KEY, { inks: [SOIL, CREAM], levels: [0.1], lips: RED, contour: 1.8 });
  scene.add(
    group({ transform: 'translate(-12 10)' }, path(her.outline(), KEY)),
    drawn(her.outline(), KEY, 4),
    paintFlat(S, her, {
      skin,
      dress: { inks: [KEY, RED], levels: [0.06], line: KEY, contour: 2 },
      hair: { inks: [KEY], line: KEY },
    }),
    carved(her, { part: 'hair', below: 1.2, above: 0.3, gap: 6, across: [1, 0.3, -0.3] }, SOIL, 1.2),
  );
}

/** It keeps to its line. */
function tractor(scene: Scene, line: Points): void {
  const S = scene.element('tractor');
  const away = ([x, y]: Point): number => Math.hypot(x - 330, y - 640);
  const i = line.reduce((best, p, k) => (away(p) < away(nth(line, best)) ? k : best), 4);
  const [[u, v], [x, y]] = [nth(line, i - 4), nth(line, i)];
  const turn = (Math.atan2(y - v, x - u) * 180) / Math.PI;
  const box = (x0: number, y0: number, x1: number, y1: number, ink: string): string => {
    const quad = closedCurve(
      `${x0},${y0} ${(x0 + x1) / 2},${y0 - 1} ${x1},${y0} ${x1},${y1} ${(x0 + x1) / 2},${y1 + 1} ${x0},${y1}`,
      4,
    );
    return drawn(smooth(quad), KEY, 4) + path(smooth(quad), ink);
  };
  scene.add(
    moved({ x: x - 10, y: y + 12, r: turn }, path(smooth(blob(0, 0, 44, 22, S.noise, 0.06)), KEY)),
    moved(
      { x, y, r: turn, s: 1.05 },
      box(-52, -16, -40, 16, SOIL),
      path(
        times(4, (k) =>
          gouge(
            [
              [-46, -12 + k * 8],
              [-56, -12 + k * 8],
              [-64, -10 + k * 8],
            ],
            3,
          ),
        ).join(''),
        KEY,
      ),
      box(-34, -26, -4, -13, SOIL),
      box(-34, 13, -4, 26, SOIL),
      box(16, -19, 32, -11, SOIL),
      box(16, 11, 32, 19, SOIL),
      box(-8, -9, 38, 9, RED),
      box(-30, -13, -4, 13, CREAM),
      path(gouge(trace('2,0 18,0 34,0'), 1.8), KEY),
      path(
        times(
          5,
          (k) =>
            gouge(
              [
                [-31 + k * 6, -25],
                [-31 + k * 6, -20],
                [-30 + k * 6, -15],
              ],
              1.4,
            ) +
            gouge(
              [
                [-31 + k * 6, 25],
                [-31 + k * 6, 20],
                [-30 + k * 6, 15],
              ],
              1.4,
            ),
        ).join(''),
        KEY,
      ),
    ),
  );
}

export default card({
  finish: linocut,
  grade: {
    inks: [CREAM, CORN, GRASS, RED, SOIL, KEY],
    shift: trace('0,0 2,-1 -2,1 1,2 -1,-1 0,0'),
    salt: 0.35,
  },
  paint,
});
