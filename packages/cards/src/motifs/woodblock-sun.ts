/** The sun's face from in front, leaning, its hair of rays; and four of its fingers over an edge. In key lines, 262 the radius at SUN. Woodblock. */
import { keyBlock } from '../finishes/woodblock.ts';
import { resample, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { lerp, nth, place, TAU, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, taper } from '../kit/shapes.ts';

const [PAPER, GOLD, AMBER, FLAME, PALE, INK] = [
  '#ffffff',
  '#f7c04a',
  '#ea9432',
  '#dd5a34',
  '#fbe0a0',
  '#26264a',
] as const;
const keyOn = keyBlock(INK, { width: 3.4, step: 7, off: [1.4, -1] });
const SUN = { x: 376, y: 458, s: 1, r: -0.12 };
const at = (list: string): Point[] => place(trace(list), SUN);
const soft = (list: string): Point[] => resample(spline(at(list), true, 10), 4);
const swing = (list: string): Point[] => spline(at(list), false, 10);

/** Hair that has not been combed since autumn: it lies about on the pillow. */
export function sunRays(S: Easel): string {
  const key = keyOn(S);
  const n = 21;
  const ray = (i: number, layer: number): string => {
    const a = ((i + layer * 0.5) / n) * TAU + S.rng.gauss(0, 0.05) + SUN.r;
    const up = 0.5 - 0.5 * Math.sin(a);
    const reach = (i % 2 ? 120 : 190) * S.rng.range(0.75, 1.2) * (layer ? 0.6 : 1) * (0.8 + 0.4 * up);
    const droop = Math.cos(a) * 0.34 * S.rng.range(0.2, 1.3);
    const wave = S.rng.range(0.1, 0.22) * S.rng.sign();
    const way = times(11, (k): Point => {
      const t = k / 10;
      const turn = a + droop * t * t + wave * Math.sin(t * Math.PI * 2);
      const r = 240 + t * (reach + 22);
      return [SUN.x + Math.cos(turn) * r, SUN.y + Math.sin(turn) * r];
    });
    const shape = ribbon(spline(way, false, 6), (t) => (layer ? 30 : 42) * (1 - t) ** 0.85 + 0.6);
    const veins = [-0.4, 0.35].map((side) =>
      spline(
        way.slice(2, 8).map(([x, y], k): Point => {
          const w = side * 24 * (1 - k / 8);
          return [x - Math.sin(a) * w, y + Math.cos(a) * w];
        }),
        false,
        6,
      ),
    );
    const colour = layer ? nth([PALE, GOLD, PALE], i % 3) : nth([AMBER, FLAME, GOLD, FLAME], i % 4);
    return (
      path(smooth(shape), colour) +
      key([...shape, nth(shape, 0)], 2.8) +
      veins.map((vein) => key(vein, 1.8)).join('')
    );
  };
  return [0, 1].flatMap((layer) => times(n, (i) => ray(i, layer))).join('');
}

const both = (list: string): string[] => [
  list,
  trace(list)
    .map(([x, y]) => `${-x},${y}`)
    .join(' '),
];

export function sunFace(S: Easel): string {
  const key = keyOn(S);
  const round = (r: number, from: number, to: number): Point[] =>
    times(60, (i): Point => {
      const a = lerp(from, to, i / 59);
      const k = r + 4 * S.noise.n1(a * 3);
      return [SUN.x + Math.cos(a) * k, SUN.y + Math.sin(a) * k];
    });
  const disc = round(264, 0, TAU * 0.98);
  const brush = (list: string, w: number): string =>
    path(smooth(ribbon(resample(swing(list), 4), taper(w, 0.3, 0.6))), INK);
  const hatched = times(9, (i) =>
    key(round(254 - i * 9, 2.1 + i * 0.045 + S.rng.range(0, 0.1), 4.1 - i * 0.09 + S.rng.gauss(0, 0.06)), 2),
  );
  return [
    path(smooth(disc), GOLD),
    group(
      { 'clip-path': S.clip(smooth(disc)) },
      path(
        smooth(
          soft('-300,-80 -220,-230 -60,-300 -176,-190 -222,-80 -226,60 -186,170 -110,240 -60,300 -320,300'),
        ),
        AMBER,
      ),
      both('98,86 128,58 176,58 200,90 186,124 142,136 108,120').map((list) =>
        path(smooth(soft(list)), '#ee8048'),
      ),
      path(smooth(soft('-10,-40 6,20 34,54 46,84 24,108 -10,114 -40,106 -50,84 -30,70 -18,36')), AMBER),
      path(smooth(soft('-40,82 -14,52 22,54 46,82 34,106 0,114 -34,106')), FLAME),
      path(smooth(soft('-22,76 -10,64 2,66 0,78 -14,84')), '#f49a72'),
    ),
    hatched,
    freckles(S),
    key([...disc, nth(disc, 0)], 4.6),
    brush('-156,-92 -124,-128 -84,-134 -44,-104', 11),
    brush('44,-122 84,-160 128,-158 160,-116', 11),
    eye(S, -1),
    eye(S, 1),
    key(swing('-40,-96 -26,-60 -24,-16 -34,40 -52,80 -42,106 -18,106'), 4),
    key(swing('22,108 42,102 48,82 34,58'), 4),
    key(swing('-14,112 2,118 20,112'), 3),
    key(swing('-88,92 -78,130 -88,168'), 3),
    key(swing('90,92 80,128 92,164'), 3),
    key(swing('-20,-128 -12,-112 -16,-96'), 3),
    key(swing('-70,-192 0,-202 74,-190'), 2.6),
    key(swing('-50,-170 10,-178 100,-194'), 2.6),
    path(smooth(soft('-44,164 -22,150 0,156 24,148 46,160 28,176 0,180 -28,178')), '#b8382c'),
    key(swing('-60,176 -40,164 -14,167 6,164 36,162 56,172'), 5),
    key(swing('-26,196 2,200 26,194'), 3),
    key(swing('-66,166 -60,178 -64,188'), 2.6),
  ]
    .flat()
    .join('');
}

/** Even in bed it keeps them. */
const freckles = (S: Easel): string =>
  times(26, (i) => {
    const side = i % 2 ? 1 : -1;
    const [x, y] = [side * S.rng.range(60, 190), S.rng.range(40, 92)];
    const r = S.rng.range(2, 4.4);
    return path(
      smooth(
        place(
          times(6, (k): Point => [x + Math.cos(k) * r, y + Math.sin(k) * r]),
          SUN,
        ),
      ),
      '#c8622c',
    );
  }).join('');

/** Under a heavy lid it looks at what is coming. */
function eye(S: Easel, side: 1 | -1): string {
  const key = keyOn(S);
  const to = (list: string): string =>
    trace(list)
      .map(([x, y]) => `${x * side + side * 104},${y - 26}`)
      .join(' ');
  const white = soft(to('-56,6 -34,-16 2,-26 38,-16 58,8 34,28 0,34 -34,28'));
  const iris = (r: number): Point[] =>
    place(
      times(24, (i): Point => [
        side * 104 + (side < 0 ? 16 : -9) + Math.cos((i / 24) * TAU) * r,
        -26 + 21 + Math.sin((i / 24) * TAU) * r,
      ]),
      SUN,
    );
  return [
    path(smooth(white), PAPER),
    group(
      { 'clip-path': S.clip(smooth(white)) },
      path(smooth(iris(25)), '#3f7f96'),
      path(smooth(iris(13)), INK),
      path(
        smooth(
          place(
            times(8, (i): Point => [
              side * 104 + (side < 0 ? 10 : -15) + Math.cos(i) * 4.6,
              -26 + 17 + Math.sin(i) * 4.6,
            ]),
            SUN,
          ),
        ),
        PAPER,
      ),
    ),
    path(smooth(soft(to('-64,8 -54,-24 -12,-50 36,-44 66,-10 64,10 40,0 4,-4 -34,0'))), AMBER),
    key(swing(to('-68,12 -34,0 4,-5 40,0 70,14')), 7),
    key(swing(to('-52,-28 -8,-52 38,-44 64,-16')), 3),
    key(swing(to('-50,12 -30,30 0,36 34,29 54,12')), 3),
    key(swing(to('-46,36 -10,52 34,46')), 2.6),
    key(swing(to('-30,54 0,64 30,58')), 2),
  ].join('');
}

/** Four fingers over the edge. */
export function sunFingers(S: Easel, side: number): string {
  const key = keyOn(S);
  const [hx, turn] = side < 0 ? [176, 0.1] : [560, -0.06];
  return times(4, (i) => {
    const k = side < 0 ? i : 3 - i;
    const long = nth([62, 84, 88, 76], k);
    const o = { x: hx + i * 43, y: 690 + nth([8, 0, -2, 4], i), s: 1, r: turn + (i - 1.5) * 0.05 };
    const shape = resample(
      spline(
        place(
          trace(
            `-21,-16 -14,-30 4,-34 18,-26 22,-6 21,${long * 0.6} 17,${long - 8} 0,${long} -17,${long - 8} -22,${long * 0.6}`,
          ),
          o,
        ),
        true,
        8,
      ),
      4,
    );
    const nail = spline(
      place(
        trace(
          `-11,${long - 28} 0,${long - 32} 11,${long - 28} 11,${long - 12} 0,${long - 6} -11,${long - 12}`,
        ),
        o,
      ),
      true,
      6,
    );
    return [
      path(smooth(shape), GOLD),
      group(
        { 'clip-path': S.clip(smooth(shape)) },
        path(smooth(place(trace(`-30,-40 -10,-30 -9,${long} -30,${long + 10}`), o)), AMBER),
      ),
      path(smooth(nail), PALE),
      key([...shape, nth(shape, 0)], 3.4),
      key([...nail, nth(nail, 0)], 1.8),
      key(spline(place(trace('-12,-4 0,0 13,-4'), o), false, 6), 2.2),
      key(spline(place(trace('-10,4 0,8 11,4'), o), false, 6), 1.8),
    ].join('');
  }).join('');
}
