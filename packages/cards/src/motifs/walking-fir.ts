/** A fir that has got up and walks away from us, in gouache; its roots tread at (x, y), at s 1 it is 640 px high. firShape is its bare outline. */
import { brushLine } from '../kit/brush.ts';
import { clamp, jitter, mix, type Colour } from '../kit/colour.ts';
import { along, resample, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { lerp, place, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';

const TIERS = 11;
const TOP = -640;
/** How high the lowest boughs hang over the ground. */
const SKIRT = 96;
/** It leans into its step. */
const LEAN = 0.12;

const axis = (y: number): number => -(y + SKIRT) * LEAN;
const levelOf = (i: number): number => lerp(-SKIRT, TOP + 46, (i / TIERS) ** 0.94);
const reach = (i: number): number => lerp(196, 14, (i / TIERS) ** 0.86) * (1 + 0.06 * Math.sin(i * 2.1));

/** One side of the tree from the top down, tips and all. */
const side = (sign: 1 | -1): Point[] =>
  times(TIERS, (k) => {
    const i = TIERS - 1 - k;
    const [y, w] = [levelOf(i), reach(i) * (1 + 0.07 * Math.sin(i * 1.3 + sign * 2))];
    return [
      [axis(y) + sign * w * 0.42, y - 36],
      [axis(y) + sign * w, y + 4],
      [axis(y) + sign * w * 0.56, y + 4],
    ] as Point[];
  }).flat();

const crown = (): Point[] => [[axis(TOP), TOP], ...side(1)];

/** The outline only, trunk and all, as a path: for a place that is missing. */
export const firShape = (x: number, y: number, s: number): string => {
  const trunk: Point[] = [
    [14, -SKIRT],
    [12, 0],
    [-10, 0],
    [-12, -SKIRT],
  ];
  return smooth(place([...crown(), ...trunk, ...side(-1).reverse()], { x, y, s }), true, 0.35);
};

export interface FirColours {
  dark: Colour;
  body: Colour;
  /** The low light on its right. */
  lit: Colour;
  bark: Colour;
  barkLit: Colour;
}

/** Lit from behind and from the right. hang gives places on it: along a tier, -1 left .. 1 right. */
export function walkingFir(
  S: Easel,
  x: number,
  y: number,
  s: number,
  c: FirColours,
): { svg: string; hang: (tier: number, across: number) => Point } {
  const at = (points: readonly Point[]): Point[] => place(points, { x, y, s });
  const hang = (tier: number, across: number): Point => {
    const v = levelOf(tier);
    const [point] = at([[axis(v) + across * reach(tier) * 0.9, v - 8 + (1 - across * across) * 20]]);
    return point ?? [x, y];
  };
  const marks = times(TIERS, (i) => {
    const n = Math.round(lerp(17, 5, i / TIERS));
    const order = times(n, (k) => (k / (n - 1)) * 2 - 1).sort((a, b) => Math.abs(b) - Math.abs(a));
    return order.map((u) => bough(S, at, s, c, i, u + S.rng.gauss(0, 0.03)));
  });
  const leader = brushLine(
    S,
    at([
      [axis(-560), -560],
      [axis(-600), -600],
      [axis(TOP), TOP - 8],
    ]),
    3 * s,
    c.body,
    { attack: 0.01, decay: 0.95 },
  );
  return {
    svg: group(
      {},
      roots(S, at, s, c),
      path(smooth(at([...crown(), ...side(-1).reverse()]), true, 0.35), c.dark),
      marks,
      leader,
    ),
    hang,
  };
}

/** A bough droops from the trunk and lifts its tip; needles stand off both sides of it. */
function bough(
  S: Easel,
  at: (points: readonly Point[]) => Point[],
  s: number,
  c: FirColours,
  tier: number,
  u: number,
): string {
  const [v, w] = [levelOf(tier), reach(tier) * S.rng.range(0.9, 1.08)];
  const front = 1 - u * u;
  const root: Point = [axis(v - 44) + u * w * 0.12, v - 50];
  const spine = resample(
    spline(
      at([
        root,
        [axis(v) + u * w * 0.5, v - 24 + front * 8],
        [axis(v) + u * w * 0.84, v + front * 26],
        [axis(v) + u * w * 1.02, v - 2 + front * 34],
      ]),
      false,
      8,
    ),
    4 * s,
  );
  const light = clamp(0.16 + 0.2 * u + 0.1 * (tier / TIERS) + S.rng.gauss(0, 0.07));
  const long = lerp(30, 15, tier / TIERS) * s;
  const needles = spine.slice(2).flatMap((_, k, all) => {
    const t = (k + 1) / all.length;
    const { x, y, angle } = along(spine, t);
    return ([-1, 1] as const).map((sign) => {
      const a = angle + sign * S.rng.range(0.45, 0.8);
      const l = long * S.rng.range(0.55, 1.1) * (1 - t * 0.45);
      const above = Math.sin(a) < Math.sin(angle) ? 1 : 0;
      const warm = u > 0.15 && S.rng.chance(0.1 + 0.5 * u * t) && above;
      const colour = warm
        ? mix(c.body, c.lit, S.rng.range(0.5, 0.95))
        : mix(c.dark, c.body, clamp(light + 0.5 * t + above * 0.16));
      return path(
        smooth(
          ribbon(
            [
              [x, y],
              [x + Math.cos(a) * l * 0.5, y + Math.sin(a) * l * 0.5],
              [x + Math.cos(a) * l, y + Math.sin(a) * l + 2],
            ],
            (q) => 2.6 * s * (1 - q * 0.85),
          ),
        ),
        jitter(colour, S.rng, 0.02, 5),
      );
    });
  });
  return (
    needles.join('') + brushLine(S, spine, 2.4 * s, mix(c.dark, c.bark, 0.4), { curved: false, opacity: 0.7 })
  );
}

/** Two of its roots are legs: the right is set down, the left just lifted; the rest dangle. */
function roots(S: Easel, at: (points: readonly Point[]) => Point[], s: number, c: FirColours): string {
  const limbs: readonly (readonly [string, number])[] = [
    ['-2,-130 -12,-92 -6,-64 -16,-40', 7],
    ['4,-130 18,-84 10,-56 16,-38', 6],
    ['-8,-140 -36,-104 -66,-78 -96,-62 -112,-36 -104,-10', 17],
    ['-100,-58 -124,-52 -140,-34 -142,-20', 7],
    ['-110,-40 -126,-24 -130,-4', 6],
    ['6,-140 38,-108 58,-70 62,-32 84,-8 124,-2', 19],
    ['62,-36 62,-8 80,12 104,16', 9],
    ['62,-40 50,-16 36,-2 24,2', 8],
    ['84,-10 106,-14 132,-14', 6],
  ];
  return [
    path(smooth(ribbon(at(trace('10,-220 6,-170 2,-140 0,-116')), (t) => s * lerp(16, 24, t))), c.bark),
    limbs.map(
      ([list, w]) =>
        brushLine(S, at(trace(list)), s * w, c.bark, { attack: 0.01, decay: 0.9, wobble: 2 }) +
        brushLine(
          S,
          at(trace(list).map(([u, v]): Point => [u + w * 0.28, v - w * 0.3])),
          s * w * 0.2,
          c.barkLit,
          {
            opacity: 0.75,
          },
        ),
    ),
  ]
    .flat()
    .join('');
}
