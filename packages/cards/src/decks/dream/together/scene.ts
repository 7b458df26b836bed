/** D65: a flock of doves that is, taken together, a hawk; one dove flies on its own. Linocut, four inks. */
import { card } from '../../../finishes/finish.ts';
import { linocut, rows } from '../../../finishes/linocut.ts';
import { clamp } from '../../../kit/colour.ts';
import { polygon, resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { path } from '../../../kit/markup.ts';
import { bounds, inside, lerp, trace, type Point, type Points } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handLine } from '../../../kit/shapes.ts';
import { paperDove } from '../../../motifs/paper-dove.ts';

const [PAPER, RED, SLATE, DEEP] = ['#f4ead4', '#d9472b', '#7d9aa6', '#16304a'] as const;
const GROUND = 1080;
const EYE: Point = [268, 452];

const closed = (list: string, n = 10): Point[] => resample(spline(trace(list), true, n), 6);
const FAR_WING = closed(
  '300,470 250,380 196,270 150,150 128,60 170,96 196,60 226,112 256,84 282,140 314,124 334,190 366,186 380,250 404,262 420,340 430,420 400,500',
);
const NEAR_WING = closed(
  '340,520 400,400 470,290 560,190 660,110 740,70 726,120 776,126 748,178 792,204 750,246 784,290 734,320 760,372 706,398 722,448 664,474 668,520 604,548 590,600 520,640 440,650',
);
const BODY = closed(
  '330,430 390,480 452,560 506,650 552,740 604,820 668,880 740,940 762,990 712,974 716,1026 664,1000 652,1048 608,1006 584,1036 556,976 508,900 446,846 380,800 324,730 286,650 262,580 258,530',
);
const HEAD = closed(
  '340,440 312,404 272,390 232,396 204,412 176,424 152,446 136,480 132,520 142,556 158,530 176,508 204,504 236,524 262,562 310,560',
);
/** Thigh, shank and three claws that close on something. */
const LEGS = [
  closed(
    '316,700 392,770 368,820 330,856 296,876 268,884 226,914 210,948 214,900 178,898 146,922 160,888 196,868 158,856 132,866 160,838 204,842 246,852 276,846 300,824 308,780',
    6,
  ),
  closed(
    '396,780 466,840 440,894 404,934 366,956 340,962 302,994 290,1030 288,984 252,984 222,1010 234,974 268,950 230,940 204,954 230,920 276,922 318,930 348,924 372,900 384,856',
    6,
  ),
];

function paint(): Scene {
  const scene = new Scene({ seed: 6565, background: DEEP });
  evening(scene);
  flock(scene, 'far wing', FAR_WING, { colour: SLATE, size: 0.62, towards: [330, 520], loose: 1 });
  for (const [i, leg] of LEGS.entries())
    flock(scene, `leg ${i}`, leg, { colour: i ? PAPER : SLATE, size: 0.25, towards: [120, 960], loose: 0 });
  flock(scene, 'body', BODY, { colour: PAPER, size: 0.6, towards: [270, 440], loose: 0.8 });
  flock(scene, 'near wing', NEAR_WING, { colour: PAPER, size: 0.74, towards: [330, 540], loose: 1 });
  flock(scene, 'head', HEAD, { colour: PAPER, size: 0.34, towards: [120, 520], loose: 0, spare: [EYE, 25] });
  eye(scene);
  alone(scene);
  return scene;
}

/** Dusk over bare fields, cut in long rows. */
function evening(scene: Scene): void {
  const S = scene.element('evening');
  const crest = handLine(
    S,
    [
      [-20, GROUND],
      [240, GROUND - 16],
      [520, GROUND - 6],
      [820, GROUND - 34],
    ],
    8,
    0.01,
    8,
  );
  const low: Point[] = [...crest, [820, 1220], [-20, 1220]];
  scene.add(
    rows(S, {
      x0: -20,
      x1: 820,
      y0: 560,
      y1: GROUND,
      colour: SLATE,
      gap: (y) => lerp(30, 9, clamp((y - 560) / 500)),
      length: 120,
      width: (_x, y) => lerp(0.8, 3.6, clamp((y - 560) / 500)),
      density: (_x, y) => clamp((y - 500) / 560),
    }),
    rows(S, {
      x0: -20,
      x1: 820,
      y0: GROUND - 44,
      y1: GROUND,
      colour: RED,
      gap: 11,
      length: 150,
      width: 3,
      density: () => 0.75,
    }),
    path(polygon(low), DEEP),
    rows(S, {
      x0: -20,
      x1: 820,
      y0: GROUND + 6,
      y1: 1210,
      colour: SLATE,
      gap: 17,
      length: 110,
      width: 2,
      density: () => 0.45,
    }),
  );
}

interface Flock {
  colour: string;
  size: number;
  /** All of them fly there. */
  towards: Point;
  /** How far the flock dissolves at its edge, 0..1. */
  loose: number;
  /** A place they leave free. */
  spare?: readonly [Point, number];
}

const away = (outline: Points, x: number, y: number): number => {
  let near = 1e9;
  for (const [px, py] of outline) near = Math.min(near, Math.hypot(px - x, py - y));
  return inside(outline, x, y) ? near : -near;
};

/** Doves in an outline: close together within, fewer and smaller towards its edge, a few beyond. */
function flock(scene: Scene, name: string, outline: Points, o: Flock): void {
  const S = scene.element(name);
  const [left, top, right, bottom] = bounds(outline);
  const room = 26 * o.size;
  const beyond = 34 * o.loose;
  const birds: { x: number; y: number; s: number; free: number }[] = [];
  for (let i = 0; i < 26000; i++) {
    const [x, y] = [S.rng.range(left - beyond, right + beyond), S.rng.range(top - beyond, bottom + beyond)];
    if (o.spare && Math.hypot(x - o.spare[0][0], y - o.spare[0][1]) < o.spare[1]) continue;
    const depth = away(outline, x, y);
    if (depth < -beyond || (depth < 4 && !S.rng.chance(0.02 * o.loose))) continue;
    const within = clamp(depth / (60 * o.loose + 8));
    const free = room * lerp(1.5, 1, within);
    if (birds.some((b) => Math.hypot(b.x - x, b.y - y) < (b.free + free) / 2)) continue;
    birds.push({ x, y, free, s: o.size * lerp(0.72, 1, within) * S.rng.range(0.88, 1.12) });
  }
  birds.sort((a, b) => far(b, o.towards) - far(a, o.towards));
  scene.add(birds.map((bird) => one(S, bird, o)));
}

const far = ({ x, y }: { x: number; y: number }, [tx, ty]: Point): number => Math.hypot(x - tx, y - ty);

const one = (
  S: Easel,
  { x, y, s }: { x: number; y: number; s: number },
  { colour, towards }: Flock,
): string =>
  paperDove({
    x,
    y,
    s,
    heading: Math.atan2(towards[1] - y, towards[0] - x) + S.rng.gauss(0, 0.22),
    beat: S.rng.int(0, 2),
    colour,
    shade: colour === PAPER ? SLATE : colour,
    gap: DEEP,
  });

/** The low sun, seen through a gap in the flock under a brow of doves. */
function eye(scene: Scene): void {
  const S = scene.element('eye');
  const [x, y] = EYE;
  const brow = traceCurve(`${x - 34},${y + 4} ${x - 18},${y - 10} ${x + 8},${y - 17} ${x + 36},${y - 16}`, 3);
  scene.add(
    path(smooth(blob(x, y, 25, 22, S.noise, 0.1)), DEEP),
    path(smooth(blob(x, y + 1, 17, 17, S.noise, 0.05)), RED),
    brow.map(([bx, by], i) =>
      paperDove({
        x: bx,
        y: by,
        s: 0.36,
        heading: Math.PI - 0.45,
        beat: i,
        colour: PAPER,
        shade: PAPER,
        gap: DEEP,
      }),
    ),
  );
}

/** The one that does not fly with them. */
function alone(scene: Scene): void {
  scene.add(
    paperDove({
      x: 118,
      y: 790,
      s: 1.5,
      heading: Math.PI + 0.1,
      beat: 0,
      colour: PAPER,
      shade: SLATE,
      gap: DEEP,
    }),
  );
}

export default card({
  finish: linocut,
  grade: { inks: [PAPER, RED, SLATE, DEEP], salt: 0.4, shift: trace('0,0 1,-1 -1,1 0,0') },
  paint,
});
