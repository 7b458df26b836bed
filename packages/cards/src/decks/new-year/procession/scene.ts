/** N27: in the dark wood a goose crowned with candles bows her head and lights the candle of a fox; the others wait. Cut paper. */
import { cutpaper, sheet, type SheetOptions } from '../../../finishes/cutpaper.ts';
import { card } from '../../../finishes/finish.ts';
import { polygon, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { lerp, nth, TAU, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, ribbon, wobble } from '../../../kit/shapes.ts';
import { candle, farGoose, flames, paperGoose } from '../../../motifs/paper-candle-goose.ts';
import { listeningFox } from '../../../motifs/paper-listening-fox.ts';

const WOOD = ['#5b7f8c', '#40636f', '#2b4a58', '#1b3342', '#10212e'] as const;
const SNOW = ['#9db8c2', '#c9d8da'] as const;
const LIGHT: Point = [670, 290];
const DULL: SheetOptions = { dx: -3, dy: 5, shadow: '#08131c', rim: 0.25 };

function paint(): Scene {
  const scene = new Scene({ seed: 2727, background: WOOD[1] });
  air(scene);
  trees(scene, FAR);
  path(scene);
  trees(scene, NEAR);
  snowfall(scene);
  pair(scene);
  trees(scene, FRAME);
  return scene;
}

/** What a small flame can do: three rings of it. */
function air(scene: Scene): void {
  const S = scene.element('air');
  const ring = (r: number): string => smooth(blob(...LIGHT, r, r * 1.04, S.noise, 0.05, 1.4, 60));
  scene.add(
    [
      [470, '#5f7f80'],
      [340, '#8a9680'],
      [226, '#c0a974'],
      [132, '#ecc980'],
    ].map(([r, c]) =>
      sheet(S, ring(Number(r)), String(c), { lift: 0.2, shadowOpacity: 0.12, rim: 0.15, dx: 0, dy: 2 }),
    ),
  );
}

interface Tree {
  /** From the root up; the last points are how far it bows. */
  trunk: string;
  width: number;
  ink: string;
  /** Twigs: where on the trunk, which way, how long. */
  twigs: readonly (readonly [number, number, number])[];
}

const FAR: readonly Tree[] = [
  {
    trunk: '330,720 322,560 336,420 360,300 410,220',
    width: 15,
    ink: WOOD[2],
    twigs: [
      [0.6, -20, 90],
      [0.74, 10, 110],
      [0.9, 30, 80],
      [0.98, 50, 60],
    ],
  },
  {
    trunk: '420,700 428,560 420,430 440,330',
    width: 11,
    ink: WOOD[2],
    twigs: [
      [0.7, -30, 70],
      [0.9, -50, 80],
      [0.99, -10, 60],
    ],
  },
  {
    trunk: '268,730 256,600 262,470 250,380',
    width: 10,
    ink: WOOD[2],
    twigs: [
      [0.6, -140, 60],
      [0.8, -40, 80],
      [0.98, -70, 60],
    ],
  },
];
const NEAR: readonly Tree[] = [
  {
    trunk: '60,900 30,640 44,400 110,200 240,90 380,70',
    width: 34,
    ink: WOOD[3],
    twigs: [
      [0.5, -36, 120],
      [0.72, 40, 90],
      [0.86, 66, 110],
      [1, 4, 120],
    ],
  },
  {
    trunk: '800,980 810,700 800,480 780,300 720,130 620,52',
    width: 30,
    ink: WOOD[3],
    twigs: [
      [0.66, -150, 70],
      [0.95, 150, 70],
      [1, 176, 120],
    ],
  },
];
const FRAME: readonly Tree[] = [
  {
    trunk: '-30,1300 -24,700 -30,380 20,140 130,10 260,-30',
    width: 46,
    ink: WOOD[4],
    twigs: [
      [0.62, 10, 90],
      [0.84, 74, 120],
      [0.98, 40, 80],
    ],
  },
  {
    trunk: '840,1300 826,640 846,330 800,110 700,10',
    width: 44,
    ink: WOOD[4],
    twigs: [
      [0.74, 168, 90],
      [0.97, 160, 90],
    ],
  },
];

/** Every twig forks and feels for the warmth like a hand. */
function trees(scene: Scene, all: readonly Tree[]): void {
  all.forEach((tree, k) => {
    const S = scene.element(`${tree.ink} ${k}`);
    const way = spline(trace(tree.trunk), false, 16);
    const trunk = smooth(
      wobble(
        ribbon(way, (t) => tree.width * (1 - t * 0.78)),
        S.noise,
        3,
        0.02,
      ),
    );
    const twigs = tree.twigs.flatMap(([t, a, long]) => {
      const [x, y] = nth(way, Math.round(t * (way.length - 1)));
      return fork(S, [x, y], a, long, tree.width * lerp(0.34, 0.2, t) + 2, 2);
    });
    scene.add(sheet(S, [trunk, ...twigs], tree.ink, { ...DULL, lift: 0.7 }));
  });
}

function fork(S: Easel, [x, y]: Point, degrees: number, long: number, wide: number, more: number): string[] {
  const a = (degrees / 360) * TAU;
  const bend = S.rng.range(-0.16, 0.16);
  const end: Point = [x + Math.cos(a + bend) * long, y + Math.sin(a + bend) * long];
  const mid: Point = [x + Math.cos(a - bend) * long * 0.5, y + Math.sin(a - bend) * long * 0.5];
  const self = smooth(ribbon(spline([[x, y], mid, end], false, 8), (t) => wide * (1 - t * 0.8) + 0.8));
  if (!more) return [self];
  const spread = times(more > 1 ? 3 : 2, (i) =>
    fork(
      S,
      i ? end : mid,
      degrees + (i - 0.7) * S.rng.range(26, 40),
      long * S.rng.range(0.42, 0.6),
      wide * 0.5,
      more - 1,
    ),
  );
  return [self, ...spread.flat()];
}

/** They come down a path between the trunks; one has turned round. */
function path(scene: Scene): void {
  const S = scene.element('path');
  const slope = (list: string): string =>
    polygon([...wobble(traceCurve(list), S.noise, 5, 0.02, false), [840, 1240], [-40, 1240]]);
  scene.add(
    sheet(S, slope('-40,700 120,668 260,650 400,664 560,640 840,676'), SNOW[0], { ...DULL, lift: 0.5 }),
    farGoose(scene.element('far 1'), { x: 270, y: 652, s: 0.34, out: false, turned: false }),
    farGoose(scene.element('far 2'), { x: 430, y: 676, s: 0.46, out: false, turned: true }),
    sheet(S, slope('-40,800 100,760 300,716 430,716 600,760 840,750'), SNOW[1], { ...DULL, lift: 0.5 }),
    farGoose(scene.element('far 3'), { x: 306, y: 800, s: 0.66, out: true, turned: false }),
  );
}

/** A little. */
function snowfall(scene: Scene): void {
  const S = scene.element('snowfall');
  const flakes = times(34, (): string => {
    const [x, y] = [S.rng.range(30, 460), S.rng.range(30, 700)];
    return smooth(blob(x, y, S.rng.range(2.5, 5.5), S.rng.range(2.5, 5), S.noise, 0.2, 2, 10));
  });
  scene.add(sheet(S, flakes, '#eef3f0', { ...DULL, lift: 0.3, rough: 0.8 }));
}

function pair(scene: Scene): void {
  const goose = paperGoose(scene.element('goose'));
  const fox = listeningFox(scene.element('fox'));
  scene.add(
    candle(scene.element('his'), { x: 676, y: 548, r: -1, long: 232, flame: 0 }),
    fox,
    goose,
    flames(scene.element('shared'), [671, 312], 1.75),
  );
}

export default card({ finish: cutpaper, grade: { seed: 27 }, paint });
