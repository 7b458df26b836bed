/** A narwhal that has come up through the ice and leans on its edge, tusk to the sky, and what has been thrown over the tusk. Felt; card coordinates; it looks right. */
import { felt } from '../finishes/felt.ts';
import { backStitch, knots, running, satinFill, seeds, sew, yarn } from '../finishes/felt-thread.ts';
import { adjust, mix, type Colour } from '../kit/colour.ts';
import { along, closedCurve, polygon, resample, spline, traceCurve } from '../kit/curves.ts';
import { group } from '../kit/markup.ts';
import {
  inside,
  lerp,
  nth,
  place,
  scatter,
  TAU,
  times,
  trace,
  type Point,
  type Points,
} from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, ribbon } from '../kit/shapes.ts';

const HIDE = '#5d7386';
const BELLY = '#cdd5d6';
const DARK = '#27333f';
const IVORY = '#efe3c8';

const BODY = closedCurve(
  '96,1090 90,960 104,840 140,724 196,640 268,584 346,560 420,566 478,600 512,654 520,706 512,744 520,800 540,880 556,980 566,1090',
);
const PALE = closedCurve(
  '300,1090 316,980 344,880 380,800 420,752 464,736 512,744 522,800 540,880 558,980 566,1090',
);
export const TUSK = traceCurve('424,612 446,440 466,260 492,34', 12);

export function narwhal(S: Easel): string {
  const spots = times(60, (): Point => [S.rng.range(90, 500), S.rng.range(570, 1060)])
    .filter(
      ([x, y]) => inside(BODY, x - 8, y) && !inside(PALE, x + 22, y) && !(Math.hypot(x - 370, y - 700) < 92),
    )
    .filter(([x, y], i, all) => !all.slice(0, i).some(([u, v]) => Math.hypot(x - u, y - v) < 44));
  return [
    flipper(S.element('far flipper'), '96,930 60,940 10,986 -24,1040 -6,1064 50,1048 100,1016'),
    felt(S, BODY, HIDE, { height: 3.4, shadowOpacity: 0.55 }),
    felt(S.element('belly'), PALE, BELLY, { height: 0.8, fuzz: 2 }),
    spots.map(([x, y], i) => {
      const E = S.element('spot ' + i);
      const size = E.rng.range(9, 24);
      return felt(E, blob(x, y, size * 0.8, size, E.noise, 0.2), mix(HIDE, DARK, E.rng.range(0.3, 0.55)), {
        height: 0.4,
        fuzz: 1.2,
      });
    }),
    sew(
      S,
      seeds(S, scatter(BODY, 260, S.rng), 9, () => 1.4).filter((stitch) => !inside(PALE, ...nth(stitch, 0))),
      adjust(HIDE, { dL: -0.1 }),
      { width: 3, dimple: false },
    ),
    mouth(S.element('mouth')),
    eye(S.element('eye'), [366, 702]),
    flipper(S.element('near flipper'), '470,930 520,924 590,950 640,990 660,1036 630,1060 560,1046 500,1010'),
  ]
    .flat()
    .join('');
}

const flipper = (S: Easel, list: string): string => {
  const outline = closedCurve(list);
  return (
    felt(S, outline, adjust(HIDE, { dL: -0.03 }), { height: 2.4, shadowOpacity: 0.6 }) +
    sew(S, running(S, outline.slice(4, -4), 10, 8), adjust(HIDE, { dL: 0.14 }), { width: 3.2 })
  );
};

const mouth = (S: Easel): string =>
  yarn(S, [traceCurve('522,716 486,724 450,716 428,700')], DARK, { width: 6, every: 0 }) +
  yarn(S, [traceCurve('420,690 414,702 420,714')], DARK, { width: 4.4, every: 0 }) +
  sew(S, [traceCurve('470,744 490,752 508,750')], adjust(BELLY, { dL: -0.2 }), { width: 4, dimple: false });

/** Sidelong, at the one who throws. */
function eye(S: Easel, [x, y]: Point): string {
  const at = (list: string): Point[] => trace(list).map(([u, v]): Point => [x + u, y + v]);
  const white = spline(at('-38,4 -20,-16 6,-20 30,-8 40,8 24,24 0,30 -24,22'), true, 6);
  const disc = (r: number): Points =>
    times(12, (k): Point => [x + 13 + Math.cos((k / 12) * TAU) * r, y + 11 + Math.sin((k / 12) * TAU) * r]);
  return [
    felt(
      S,
      spline(at('-54,8 -40,-24 -8,-38 30,-30 56,-2 54,16 30,38 -4,46 -38,34'), true, 6),
      mix(HIDE, DARK, 0.45),
      { height: 0.7, fuzz: 1 },
    ),
    felt(S.element('white'), white, '#f2ecdd', { height: 0.7, fuzz: 0.3, wobble: 0.4 }),
    group(
      { 'clip-path': S.clip(polygon(white)) },
      satinFill(S, disc(19), '#3f6f8c', 0.9, 2.6),
      satinFill(S, disc(11), '#15191f', 0.9, 2.4),
    ),
    knots(S, [[x + 9, y + 5]], '#fffdf4', 2.6),
    felt(
      S.element('lid'),
      spline(at('-54,6 -44,-26 -10,-42 32,-32 58,-4 40,-4 28,-12 4,-18 -20,-10 -38,8'), true, 6),
      adjust(HIDE, { dL: 0.05 }),
      { height: 1.4, fuzz: 0.8, wobble: 0.6 },
    ),
    yarn(S, [spline(at('-42,10 -20,-10 4,-18 28,-11 44,8'), false, 8)], '#15191f', { width: 5, every: 0 }),
    yarn(S, [spline(at('-34,42 -6,54 26,46'), false, 8)], mix(HIDE, DARK, 0.5), { width: 4, every: 0 }),
    yarn(S, [spline(at('-30,-58 4,-68 40,-54'), false, 8)], mix(HIDE, DARK, 0.6), { width: 6, every: 0 }),
  ].join('');
}

export interface Thrown {
  /** Where on the tusk, 0 its root. */
  t: number;
  r: number;
  w: number;
  tilt: number;
  colour: Colour;
  /** What it is made of. */
  of: 'brass' | 'bagel' | 'lifebuoy' | 'wreath' | 'wood' | 'tyre' | 'wool' | 'rope';
}

/** One half of a ring laid round the tusk: the far one first. */
function half(S: Easel, o: Thrown, near: boolean): string {
  const { x, y } = along(TUSK, o.t);
  return hoop(S, { x, y, ...o }, near ? [0.06, 0.94 * Math.PI + 0.2] : [Math.PI - 0.1, TAU + 0.1]);
}

export function hoop(
  S: Easel,
  o: Omit<Thrown, 't'> & { x: number; y: number; flat?: number },
  [from, to]: readonly [number, number],
): string {
  const { flat = 0.3 } = o;
  const put = (points: Points): Point[] => place(points, { x: o.x, y: o.y, r: o.tilt });
  const arc = (grow: number, shift = 0): Point[] =>
    put(
      times(40, (i): Point => {
        const a = lerp(from, to, i / 39);
        return [Math.cos(a) * (o.r + grow), Math.sin(a) * (o.r + grow) * flat + shift];
      }),
    );
  const line = arc(0);
  const band = ribbon(resample(line, 4), () => o.w / 2);
  const ground = felt(S, band, o.colour, {
    height: o.of === 'brass' ? 1.6 : 2.6,
    fuzz: o.of === 'wool' || o.of === 'wreath' ? 2.4 : 0.8,
    wobble: 0.5,
  });
  const across = (n: number, wide: number): Point[][] =>
    times(n, (i) => {
      const { x, y, angle } = along(line, (i + 0.5) / n);
      const [c, s] = [-Math.sin(angle) * o.w * 0.5 * wide, Math.cos(angle) * o.w * 0.5 * wide];
      return [
        [x - c + S.rng.gauss(0, 1), y - s],
        [x + c + S.rng.gauss(0, 1), y + s],
      ];
    });
  switch (o.of) {
    case 'bagel':
      return (
        ground +
        knots(
          S,
          times(26, (i): Point => {
            const p = along(line, (i + 0.5) / 26);
            return [p.x + S.rng.gauss(0, 2), p.y + S.rng.gauss(0, o.w * 0.18)];
          }),
          '#3a2a30',
          2.2,
        )
      );
    case 'lifebuoy':
      return (
        ground +
        times(5, (k) => {
          const at = Math.floor(((k + 0.5) / 5) * 39);
          const part = line.slice(Math.max(0, at - 3), at + 3);
          return felt(
            S.element('band ' + k),
            ribbon(part, () => o.w / 2 + 1.5),
            '#f0ebe0',
            { height: 1.4, fuzz: 0.6 },
          );
        }).join('')
      );
    case 'wreath':
      return (
        ground +
        sew(
          S,
          times(90, (i): Point[] => {
            const p = along(line, (i + 0.5) / 90);
            const a = p.angle + S.rng.sign() * S.rng.range(0.5, 1.1);
            const l = o.w * S.rng.range(0.4, 0.8);
            return [
              [p.x, p.y],
              [p.x + Math.cos(a) * l, p.y + Math.sin(a) * l],
            ];
          }),
          adjust(o.colour, { dL: 0.09 }),
          { width: 3, dimple: false },
        ) +
        knots(
          S,
          times(9, (i): Point => {
            const p = along(line, (i + 0.5) / 9);
            return [p.x + S.rng.gauss(0, 3), p.y + S.rng.gauss(0, 4)];
          }),
          '#c23b36',
          6,
        )
      );
    case 'tyre':
      return ground + sew(S, across(26, 0.9), adjust(o.colour, { dL: 0.12 }), { width: 3, dimple: false });
    case 'wool':
      return ground + sew(S, across(22, 0.8), '#f3ead8', { width: 4, dimple: false });
    case 'rope':
      return (
        ground +
        sew(
          S,
          across(22, 0.95).map(
            ([a, b], i) =>
              [
                [(a?.[0] ?? 0) + 5, a?.[1] ?? 0],
                [(b?.[0] ?? 0) - 5, (b?.[1] ?? 0) + (i % 2)],
              ] as Point[],
          ),
          adjust(o.colour, { dL: -0.16 }),
          { width: 3.4, dimple: false },
        )
      );
    case 'wood':
      return (
        ground +
        sew(S, backStitch(S, line, 26), adjust(o.colour, { dL: -0.12 }), { width: 2.6, dimple: false })
      );
    case 'brass':
      return (
        ground +
        sew(S, backStitch(S, arc(0, -o.w * 0.16), 16), adjust(o.colour, { dL: 0.16 }), {
          width: 3.2,
          dimple: false,
        })
      );
  }
}

/** The tusk with all that hangs on it. */
export function ringedTusk(S: Easel, rings: readonly Thrown[]): string {
  const even = resample(TUSK, 5);
  const turns = times(24, (i): Point[] => {
    const { x, y } = along(even, 0.03 + i * 0.039);
    const w = lerp(27, 6, 0.03 + i * 0.039);
    return spline(
      [
        [x - w, y + w * 0.5],
        [x, y + w * 0.24],
        [x + w, y - w * 0.7],
      ],
      false,
      6,
    );
  });
  return [
    rings.map((ring, i) => half(S.element('far ' + i), ring, false)),
    felt(
      S,
      ribbon(even, (t) => lerp(29, 4, t)),
      IVORY,
      { height: 2.4, fuzz: 0.6, shadowOpacity: 0.6 },
    ),
    sew(S, turns, adjust(IVORY, { dL: -0.2, kC: 1.2 }), { width: 4, dimple: false }),
    rings.map((ring, i) => half(S.element('near ' + i), ring, true)),
  ]
    .flat()
    .join('');
}
