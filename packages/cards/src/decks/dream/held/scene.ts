/** Held: an enormous elephant stands patiently on an open plain, tied by a thread to a daisy. */
import { card } from '../../../finishes/finish.ts';
import { cut, gouge, linocut, rows } from '../../../finishes/linocut.ts';
import { leaf } from '../../../kit/brush.ts';
import { clamp } from '../../../kit/colour.ts';
import { resample, smooth, spline, traceCurve } from '../../../kit/curves.ts';
import { moved, path } from '../../../kit/markup.ts';
import { TAU, times, trace, type Point } from '../../../kit/points.ts';
import { Scene, type Easel } from '../../../kit/scene.ts';
import { blob, handLine, handPath, ribbon, wobble } from '../../../kit/shapes.ts';
import { linoElephant } from '../../../motifs/lino-elephant.ts';

const PAPER = '#f5f1e4';
const AIR = '#c8dcdc';
const YELLOW = '#f4c12c';
const GRASS = '#93a45c';
const SLATE = '#31384a';
const HORIZON = 806;

const outlined = (d: string, fill: string, w = 7): string =>
  path(d, fill, `stroke="${SLATE}" stroke-width="${w}" stroke-linejoin="round" paint-order="stroke"`);

/** Noon from the upper left: rays of bare paper in a pale sky. */
function sky(S: Easel): string {
  const rng = S.rng.fork();
  const sun: Point = [96, 70];
  let d = '';
  for (let r = 90; r < 1300; r += 26)
    for (let a = -0.3; a < 1.95; a += 15 / r + 0.012) {
      const [x, y] = [sun[0] + Math.cos(a) * r, sun[1] + Math.sin(a) * r];
      if (y > HORIZON - 6 || x < -30 || x > 830 || y < -30) continue;
      if (rng.f() < clamp(1.05 - r / 900, 0.14, 0.9))
        d += cut(
          x,
          y,
          a + rng.gauss(0, 0.02),
          rng.range(20, 46),
          2.6 * clamp(1.2 - r / 1500, 0.5, 1.2),
          rng,
          0.03,
        );
    }
  const cloud = (x: number, y: number, s: number): string =>
    moved(
      { x, y, s },
      path(
        handPath(
          S,
          'M-110 18C-116 4 -96 -8 -74 -6C-66 -34 -22 -42 -6 -22C14 -44 60 -36 66 -10C92 -14 118 2 112 18C60 26 -60 26 -110 18Z',
          3,
          0.03,
          6,
        ),
        PAPER,
      ),
      path(
        [cut(-40, 8, 0, 60, 2.4, rng), cut(30, 12, 0, 70, 2.4, rng), cut(-6, -8, 0.05, 40, 2, rng)].join(''),
        AIR,
      ),
    );
  return (
    path('M-10 -10H810V1210H-10Z', AIR) +
    path(d, PAPER) +
    path(smooth(blob(sun[0], sun[1], 64, 64, S.noise, 0.03, 1, 40)), PAPER) +
    cloud(610, 150, 1.1) +
    cloud(330, 240, 0.7) +
    cloud(742, 290, 0.6)
  );
}

function plain(S: Easel): string {
  const acacia = (x: number, y: number, s: number): string =>
    moved(
      { x, y, s },
      path(
        handPath(
          S,
          'M-5 0L-7 -40C-24 -56 -40 -62 -58 -66C-70 -78 -40 -92 -8 -92C30 -94 66 -82 60 -70C44 -62 22 -58 6 -40L5 0Z',
          1.5,
          0.06,
          4,
        ),
        SLATE,
      ),
      path(times(12, (i) => cut(-46 + i * 8.5, -78 + (i % 3) * 5, 0.1, 14, 1.8, S.rng)).join(''), GRASS),
    );
  // the rest of the herd, leaving
  const beast = (x: number, y: number, s: number): string =>
    moved(
      { x, y, s, flip: -1 },
      path(
        handPath(
          S,
          'M-26 0L-27 -20C-34 -34 -24 -48 -6 -48C6 -50 14 -48 20 -50C30 -54 40 -46 40 -34C42 -22 42 -12 46 -4L42 -2C36 -10 34 -20 32 -26C28 -24 24 -22 22 -20L22 0L13 0L11 -16L-14 -16L-15 0Z',
          0.6,
          0.06,
          3,
        ),
        SLATE,
      ),
    );
  return [
    path(
      handPath(
        S,
        `M-10 ${HORIZON - 18}C60 ${HORIZON - 44} 120 ${HORIZON - 30} 190 ${HORIZON - 20}C320 ${HORIZON - 12} 520 ${HORIZON - 16} 620 ${HORIZON - 24}C700 ${HORIZON - 40} 760 ${HORIZON - 34} 810 ${HORIZON - 22}L810 ${HORIZON + 40}L-10 ${HORIZON + 40}Z`,
        3,
        0.03,
        7,
      ),
      GRASS,
    ),
    acacia(742, HORIZON + 8, 0.86),
    acacia(690, HORIZON + 4, 0.5),
    acacia(26, HORIZON + 6, 0.6),
    path(`M-10 ${HORIZON + 22}H810V1210H-10Z`, GRASS),
    rows(S, {
      x0: -10,
      x1: 810,
      y0: HORIZON + 6,
      y1: 1205,
      gap: (y) => 8 + (y - HORIZON) * 0.03,
      length: (y) => 18 + (y - HORIZON) * 0.1,
      width: (_, y) => 1.6 + (y - HORIZON) * 0.003,
      colour: SLATE,
      density: (x, y) => clamp(0.34 + S.noise.n2(x * 0.005, y * 0.008) * 0.8 - (y - HORIZON) / 1600),
      flow: (x, y) => S.noise.n2(x * 0.004, y * 0.006) * 0.12,
    }),
    rows(S, {
      x0: -10,
      x1: 810,
      y0: HORIZON + 12,
      y1: 1205,
      gap: (y) => 11 + (y - HORIZON) * 0.03,
      length: (y) => 22 + (y - HORIZON) * 0.1,
      width: (_, y) => 1.6 + (y - HORIZON) * 0.004,
      colour: PAPER,
      density: (x, y) => clamp(0.32 - S.noise.n2(x * 0.005, y * 0.008) * 0.7),
    }),
    beast(700, HORIZON + 62, 0.72),
    beast(748, HORIZON + 56, 0.56),
    beast(782, HORIZON + 58, 0.36),
  ].join('');
}

const DAISY: Point = [604, 1058];

/** The track it has worn, as far as the thread allows. */
function track(S: Easel): string {
  const oval = (rx: number, ry: number, amp: number): Point[] =>
    wobble(blob(DAISY[0] - 146, DAISY[1] - 18, rx, ry, S.noise, 0.03, 1.4, 90), S.noise, amp, 0.02);
  const rng = S.rng.fork();
  const dust = times(130, (i) => {
    const a = (i / 130) * TAU + rng.gauss(0, 0.02);
    const k = rng.range(0.78, 1);
    return cut(
      DAISY[0] - 146 + Math.cos(a) * 384 * k,
      DAISY[1] - 18 + Math.sin(a) * 112 * k,
      Math.atan2(Math.cos(a) * 0.29, -Math.sin(a)),
      rng.range(20, 44),
      2,
      rng,
      0.05,
    );
  });
  return [
    path(smooth(oval(410, 122, 8)), SLATE),
    path(smooth(oval(402, 116, 7)), PAPER),
    path(dust.join(''), AIR),
    path(dust.filter((_, i) => i % 4 === 0).join(''), GRASS),
    path(smooth(oval(292, 74, 8)), SLATE),
    path(smooth(oval(284, 69, 7)), GRASS),
  ].join('');
}

/** Grass of the untouched island and the foreground. */
function tufts(S: Easel): string {
  const rng = S.rng.fork();
  const blades: [number, number, number][] = [
    ...times(70, (): [number, number, number] => {
      const [a, k] = [rng.range(0, TAU), Math.sqrt(rng.f())];
      return [
        DAISY[0] - 146 + Math.cos(a) * 262 * k,
        DAISY[1] - 14 + Math.sin(a) * 56 * k,
        rng.range(16, 30),
      ];
    }),
    ...times(60, (): [number, number, number] => [
      rng.range(-10, 810),
      rng.range(1186, 1214),
      rng.range(34, 70),
    ]),
  ];
  return blades
    .sort((p, q) => p[1] - q[1])
    .map(([x, y, h]) =>
      path(leaf(x, y, -1.57 + rng.gauss(0, 0.34), h, h * 0.11 + 1), rng.chance(0.6) ? SLATE : PAPER),
    )
    .join('');
}

function daisy(S: Easel): string {
  const [x, y] = DAISY;
  const stem = resample(
    spline(
      [
        [x, y + 40],
        [x - 7, y - 10],
        [x + 3, y - 62],
      ],
      false,
      10,
    ),
    4,
  );
  const petals = times(13, (i) =>
    leaf(x + 4, y - 72, (i / 13) * TAU + S.rng.gauss(0, 0.05), S.rng.range(44, 52), 11),
  );
  return [
    path(smooth(ribbon(stem, () => 7)), SLATE),
    path(smooth(ribbon(stem, () => 3.6)), GRASS),
    outlined(leaf(x - 2, y + 34, -2.7, 52, 12), GRASS, 6),
    outlined(leaf(x - 2, y + 30, -0.5, 46, 11), GRASS, 6),
    ...petals.map((d) => outlined(d, PAPER, 7)),
    ...petals.map((d) => path(d, PAPER)),
    outlined(smooth(blob(x + 4, y - 73, 20, 19, S.noise, 0.06, 1, 20)), YELLOW, 6),
    path(
      times(9, (i) =>
        cut(x + 4 + Math.cos(i * 0.7) * 9, y - 73 + Math.sin(i * 0.7) * 8, i * 0.7, 5, 1.6, S.rng),
      ).join(''),
      SLATE,
    ),
  ].join('');
}

function chains(): string {
  const link = (x: number, y: number, r: number, open = false): string =>
    moved(
      { x, y, r },
      `<path d="${open ? 'M-20 -6C-26 4 -18 13 -6 13L10 13C22 12 26 2 20 -8' : 'M-12 -13H12C28 -13 28 13 12 13H-12C-28 13 -28 -13 -12 -13Z'}" fill="none" stroke="${SLATE}" stroke-width="15" stroke-linecap="round"/>`,
      `<path d="${open ? 'M-20 -6C-26 4 -18 13 -6 13L10 13C22 12 26 2 20 -8' : 'M-12 -13H12C28 -13 28 13 12 13H-12C-28 13 -28 -13 -12 -13Z'}" fill="none" stroke="${PAPER}" stroke-width="5.500" stroke-linecap="round"/>`,
    );
  return [
    link(64, 1134, 20),
    link(100, 1148, -14),
    link(138, 1140, 30),
    link(176, 1158, 70, true),
    link(56, 1172, -20),
    link(94, 1184, 8),
    link(240, 1168, -30, true),
  ].join('');
}

function bee(S: Easel, x: number, y: number): string {
  return moved(
    { x, y, r: -18, s: 1.15 },
    outlined(leaf(-2, -6, -2.2, 22, 7), PAPER, 4),
    outlined(leaf(3, -6, -1.2, 22, 7), PAPER, 4),
    outlined(handPath(S, 'M-15 1C-14 -8 8 -10 14 0C12 9 -12 11 -15 1Z', 0.4, 0.06, 3), YELLOW, 5),
    path('M-8 -6C-6 0 -7 4 -8 7L-4 8C-3 3 -3 -2 -4 -7ZM2 -7C4 -2 4 3 3 8L7 6C8 2 8 -2 6 -6Z', SLATE),
  );
}

function paint(): Scene {
  const scene = new Scene({ seed: 68, background: AIR });
  const el = (name: string): Easel => scene.element(name);
  scene.add(sky(el('sky')), plain(el('plain')), track(el('track')));
  // noon: its shadow is a pool under it
  const pool = el('pool');
  scene.add(
    path(
      handPath(
        pool,
        'M110 962C180 936 420 930 560 944C640 950 664 962 640 974C520 996 260 1000 150 988C110 982 94 970 110 962Z',
        4,
        0.03,
        7,
      ),
      SLATE,
    ),
    rows(pool, {
      x0: 110,
      x1: 650,
      y0: 972,
      y1: 994,
      gap: 8,
      length: 34,
      width: 1.8,
      colour: PAPER,
      density: () => 0.4,
    }),
  );
  scene.add(tufts(el('tufts')), linoElephant(el('elephant'), { key: SLATE, light: PAPER }));
  // the thread: twice round the ankle, a knot, a sag, a bow on the stem
  const S = el('thread');
  const thread = (points: string, w: number): string => {
    const l = handLine(S, traceCurve(points), 1, 0.04, 4);
    return path(smooth(ribbon(l, () => w + 2.6)), SLATE) + path(smooth(ribbon(l, () => w)), YELLOW);
  };
  scene.add(
    thread('400,918 440,930 480,930 518,920', 2.4),
    thread('402,928 440,941 480,941 518,930', 2.4),
    thread('514,928 536,980 566,1036 601,1040', 2.2),
    daisy(el('daisy')),
    thread('592,1042 600,1047 610,1042', 2.4),
    thread('600,1044 584,1060 572,1058 582,1046 600,1044', 1.7),
    bee(el('bee'), 534, 958),
    chains(),
    path(gouge(trace('540,922 552,912 548,900 562,892'), 1.4), SLATE),
  );
  return scene;
}

export default card({
  finish: linocut,
  grade: {
    inks: [PAPER, AIR, YELLOW, GRASS, SLATE],
    shift: trace('0,0 3,-2 0,0 0,0 0,0'),
    seed: 68,
    salt: 0.42,
  },
  paint,
});
