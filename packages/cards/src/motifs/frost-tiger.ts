/** A tiger of frost, seen from the front with its head low: 800 px wide; the head's middle is between its eyes. */
import { ICE, fern, hairs, needle, scratches } from '../finishes/frost.ts';
import { closedCurve, polygon, resample, smooth, traceCurve } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { bounds, inside, nth, place, scatter, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, wobble } from '../kit/shapes.ts';
import { flowAlong, Tone } from '../kit/tone.ts';

const INK = '#081229';

/** Right half, top to chin, in head units; the left is its mirror with a hand's difference. */
const HALF =
  '0,-150 46,-153 92,-142 128,-112 146,-74 154,-30 164,14 188,56 198,100 176,124 142,136 116,160 96,192 62,214 30,222 0,224';
const mirrored = (list: string): Point[] => {
  const right = trace(list);
  return [
    ...right,
    ...right
      .slice(1, -1)
      .reverse()
      .map(([x, y]): Point => [-x * 0.985, y + 2]),
  ];
};
const EAR = '92,-134 88,-184 112,-216 150,-214 174,-184 172,-136 150,-94';
const EAR_HOLE = '112,-142 112,-178 132,-192 152,-178 154,-140 140,-112';
const EYE = '26,6 42,-16 64,-27 88,-27 110,-18 92,-2 68,7 46,8';
const IRIS = '44,-4 56,-20 76,-25 96,-18 90,-5 70,3 52,2';

const STRIPES: readonly (readonly [string, number])[] = [
  ['-4,-150 0,-128 2,-104', 8],
  ['18,-146 14,-122 22,-100', 7],
  ['44,-140 26,-116 30,-84 18,-66', 8],
  ['72,-128 52,-108 46,-80', 8],
  ['104,-104 82,-92 66,-66', 8],
  ['150,-58 124,-60 102,-52', 8],
  ['166,-14 144,-22 124,-18', 8],
  ['178,40 150,22 130,20 112,26', 10],
  ['186,84 156,62 134,56 118,60', 10],
  ['158,130 146,100 126,88 112,90', 9],
  ['116,172 118,144 104,126', 7],
  ['2,-70 10,-58 2,-40', 5],
];

/** Washes under the scratches: pale where the fur is white, deep beside the nose. */
const lights: readonly (readonly [string, string])[] = [
  ['34,-50 58,-66 92,-58 112,-36 84,-40 52,-36', '#a9cbe4'],
  ['110,96 156,80 190,106 142,140 108,150', '#a9cbe4'],
  ['8,88 50,86 92,108 98,140 66,160 28,156 8,140', '#b9d6ea'],
  ['28,-20 40,14 52,60 46,84 32,60 24,14', '#1a3866'],
  ['-60,160 0,164 60,160 70,190 0,224 -70,190', '#2a5288'],
];

const both = (list: string): readonly [Point[], Point[]] => {
  const right = trace(list);
  return [right, right.map(([x, y]): Point => [-x, y])];
};

export interface Head {
  x: number;
  y: number;
  s: number;
  r: number;
  /** What shines in the eyes. */
  eye: string;
}

export function frostTigerHead(S: Easel, o: Head): string {
  const at = (points: Points): Point[] => place(points, { x: o.x, y: o.y, s: o.s, r: o.r });
  const curve = (points: Points): Point[] =>
    closedCurve(
      at(points)
        .map((p) => p.join(','))
        .join(' '),
    );
  const open = (points: Points): Point[] =>
    traceCurve(
      at(points)
        .map((p) => p.join(','))
        .join(' '),
      8,
    );
  const k = o.s;
  const outline = curve(mirrored(HALF));
  const ears = both(EAR).map(curve);
  const holes = both(EAR_HOLE).map(curve);
  const eyes = both(EYE).map(curve);
  const irises = both(IRIS).map(curve);
  const tone = new Tone();
  ears.forEach((ear) => tone.round(ear, { from: -90, size: 30 * k, light: 1, dark: 0.3 }));
  holes.forEach((hole) => tone.fill(hole, 0.03, { soft: 8 }));
  tone.round(outline, { from: -80, before: 42, size: 120 * k, light: 1.1, dark: 0.12 });
  const pads = both('8,84 50,84 92,108 96,140 66,162 28,158 8,140').map(curve);
  const soft = (list: string, value: number, blur: number): void =>
    both(list).forEach((half) => tone.fill(curve(half), value, { soft: blur * k, within: outline }));
  soft('34,-50 58,-66 92,-58 112,-36 84,-40 52,-36', 1, 6);
  soft('40,18 70,16 100,6 116,18 84,34 50,40', 0.95, 8);
  soft('26,-20 36,14 46,60 42,84 30,60 22,14', 0.25, 7);
  soft('-20,-30 20,-30 26,20 30,66 -30,66 -26,20', 0.86, 10);
  soft('104,96 150,80 172,106 142,140 108,150', 0.95, 12);
  pads.forEach((pad) => tone.round(pad, { from: -80, size: 34 * k, light: 1, dark: 0.3 }));
  soft('-30,172 30,172 44,196 0,210 -44,196', 0.8, 8);
  tone.fill(curve(trace('-52,158 -30,168 0,158 30,168 52,158 40,180 0,186 -40,180')), 0, { soft: 5 });
  for (const [list, w] of STRIPES)
    both(list).forEach((half) => {
      const line = open(half);
      tone.line(line, (t) => w * k * (1 - t) ** 0.65, 0, {
        soft: 3,
      });
    });
  eyes.forEach((eye) => tone.fill(eye, 0, { soft: 7 * k }));
  const fur = flowAlong(
    [
      ...both('6,60 10,0 14,-60 30,-150'),
      ...both('30,60 60,40 110,30 180,30'),
      ...both('24,-30 60,-60 110,-100 130,-120'),
      ...both('110,-20 140,-30 165,-40'),
      ...both('40,100 70,112 100,130 130,160'),
      ...both('20,110 30,140 40,190'),
      ...both('110,60 150,80 190,110'),
      ...both('90,-130 110,-180 130,-220'),
      ...both('170,-130 170,-170 150,-210'),
    ].map(open),
  );
  const lit = (x: number, y: number): number => tone.at(x, y);
  const [left, top, right, bottom] = bounds(outline);
  const wash = S.linearAt(
    ['#4f82b6', '#5a8fc2', '#23487c'],
    (left + right) / 2,
    top,
    (left + right) / 2,
    bottom,
  );
  return [
    ears.map((ear) => path(smooth(ear), '#3c6ca2')),
    holes.map((hole) => path(smooth(hole), INK)),
    path(smooth(outline), wash),
    group(
      { 'clip-path': S.clip(smooth(outline)) },
      lights.map(([list, colour]) =>
        both(list).map((half) => path(smooth(curve(half)), colour, `filter="${blur(S, 7 * k)}"`)),
      ),
    ),
    stripesOf(
      S,
      STRIPES.flatMap(([list, w]) => both(list).map((half): Stripe => [open(half), w * k])),
    ),
    scratches(S, {
      tone,
      flow: fur,
      gap: [2.4, 6],
      length: [9, 36],
      width: 1.35,
      attack: 0.12,
      decay: 0.8,
      stray: 0.1,
    }),
    ears.map((ear) =>
      hairs(S, ear, { gap: 3, length: 13, out: 0.9, side: 1, light: (x, y) => 0.4 + lit(x, y) * 0.5 }),
    ),
    hairs(S, outline, {
      gap: 2.4,
      length: 26 * k,
      out: 0.9,
      width: 1.1,
      side: 1,
      light: (_x, y) => (y > o.y - 40 ? 0.9 : 0.25),
    }),
    ruff(S, outline, at([[0, 40]])[0] ?? [0, 0], k),
    holes.map((hole, i) =>
      hairs(S, hole, { gap: 5, length: 20, out: -0.9, width: 0.9, side: i ? -1 : 1, light: () => 0.6 }),
    ),
    eyes.map((eye, i) => eyeOf(eye, nth(irises, i), nth(at([[i ? -64 : 76, -9]]), 0), k, o.eye)),
    nose(open, curve),
    whiskers(open),
  ]
    .flat()
    .join('');
}

type Stripe = readonly [line: Points, half: number];

/** Dark bands that thin out at both ends. */
export const stripesOf = (S: Easel, stripes: readonly Stripe[]): string =>
  path(stripes.map(([line, w]) => polygon(stripe(S, line, w))).join(''), INK);

/** From its broad root to a point, ragged like torn fur. */
const stripe = (S: Easel, line: Points, w: number): Point[] =>
  wobble(
    ribbon(resample(line, 4), (t) => w * 1.15 * Math.min(1, 0.55 + t * 3) * (1 - t) ** 0.65),
    S.noise,
    w * 0.55,
    0.09,
  );

/** Half hidden under the upper lid. */
function eyeOf(eye: Points, iris: Points, [x, y]: Point, k: number, shine: string): string {
  const disc = (r: number, u: number, v: number): Point[] =>
    closedCurve(`${u - r},${v} ${u},${v - r} ${u + r},${v} ${u},${v + r}`);
  return (
    path(smooth(eye), INK) +
    path(smooth(iris), shine) +
    path(smooth(disc(8.5 * k, x, y - 2 * k)), INK) +
    path(smooth(disc(2.6 * k, x + 5 * k, y - 7 * k)), ICE[4])
  );
}

/** Fronds instead of side whiskers. */
function ruff(S: Easel, outline: Points, [cx, cy]: Point, k: number): string {
  const grown = resample(outline, 9).flatMap(([x, y]) => {
    if (y < cy - 30 * k || Math.abs(x - cx) < 60 * k) return [];
    const out = Math.atan2(y - cy, x - cx);
    return fern(S.rng, {
      x: x - Math.cos(out) * 16,
      y: y - Math.sin(out) * 16,
      angle: out + (x > cx ? 0.35 : -0.35) + S.rng.gauss(0, 0.12),
      length: k * S.rng.range(34, 70),
      curl: x > cx ? 0.5 : -0.5,
      width: 1.4,
      order: 1,
      spread: 0.28,
      gap: 5,
    });
  });
  return path(grown.join(''), ICE[4]);
}

function nose(open: (p: Points) => Point[], curve: (p: Points) => Point[]): string {
  const leather = curve(trace('-38,70 -14,64 0,66 14,64 38,70 30,88 12,100 0,106 -12,100 -30,88'));
  const light = ['-30,72 -12,68 8,69', '12,68 24,69 32,74', '-24,78 -8,74 6,75', '-10,82 2,80 14,81'].map(
    (list) => needle(open(trace(list)), 1.5, { curved: false }),
  );
  const lips = ['0,106 0,122 -2,136', '-2,136 -20,152 -48,160 -76,168', '-2,136 20,152 48,160 76,168'].map(
    (list) => needle(open(trace(list)), 3.4, { attack: 0.1, curved: false }),
  );
  return path(smooth(leather), INK) + path(light.join(''), ICE[2]) + path(lips.join(''), INK);
}

function whiskers(open: (p: Points) => Point[]): string {
  const rows = [
    '40,112 110,96 200,104',
    '48,124 120,118 216,140',
    '44,136 112,140 190,176',
    '52,104 120,76 190,70',
  ];
  const spots = [
    '34,110 40,111',
    '52,108 58,108',
    '36,124 42,125',
    '56,122 62,122',
    '40,138 46,138',
    '60,136 66,135',
  ];
  return (
    path(
      spots.flatMap((list) => both(list).map((p) => needle(open(p), 2.6, { curved: false }))).join(''),
      INK,
    ) +
    path(
      rows
        .flatMap((list) =>
          both(list).map((p) => needle(open(p), 1.1, { attack: 0.05, decay: 0.95, curved: false })),
        )
        .join(''),
      ICE[4],
    )
  );
}

/** A limb or trunk grown full of fronds: they lie along the flow, close and bright where the tone is. */
export function fronds(
  S: Easel,
  region: Points,
  o: {
    tone: Tone;
    flow: (x: number, y: number) => number;
    n: number;
    size: number;
    spare?: (x: number, y: number) => boolean;
  },
): string {
  const rng = S.rng.fork();
  const dim: string[] = [];
  const mid: string[] = [];
  const bright: string[] = [];
  for (const [x, y] of scatter(region, o.n, rng)) {
    const t = o.tone.at(x, y);
    if (t < 0.12 || rng.f() > t + 0.25 || o.spare?.(x, y)) continue;
    const grown = fern(rng, {
      x,
      y,
      angle: o.flow(x, y) + rng.gauss(0, 0.14),
      length: o.size * rng.range(0.6, 1.4),
      curl: rng.gauss(0, 0.5),
      width: 1.2 + 0.9 * t,
      order: 1,
      spread: 0.3,
      gap: 5,
      may: (u, v) => o.tone.at(u, v) > 0.07 && inside(region, u, v),
    });
    (t > 0.66 ? bright : t > 0.36 ? mid : dim).push(...grown);
  }
  return path(dim.join(''), ICE[1]) + path(mid.join(''), ICE[2]) + path(bright.join(''), ICE[4]);
}

export const frostInk = INK;
