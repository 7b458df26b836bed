/** A palace that is a cake: two tiers, a tower with a meringue roof, piped rims, and a great hole eaten into the upper tier in which something may stand. Light from the left. Upper tier from (130, 700) to (620, 980), lower one down to 1210. */
import { brushLine, dabs } from '../kit/brush.ts';
import type { Colour } from '../kit/colour.ts';
import { polygon, smooth, spline } from '../kit/curves.ts';
import { ellipse, group, moved, path } from '../kit/markup.ts';
import { TAU, radians, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, wobble } from '../kit/shapes.ts';
import { ICING, MINT, ROSE, dollop, drum, glaze, piped, rim, swags } from './icing.ts';

/** Where the spoon went in, round about the middle of the hole: angle (degrees), distance, breadth. */
const MIDDLE: Point = [338, 846];
const SPOONFULS = [
  [-24, 118, 48],
  [12, 90, 80],
  [58, 104, 44],
  [96, 84, 70],
  [148, 116, 46],
  [188, 92, 78],
  [236, 120, 42],
  [276, 88, 72],
  [322, 116, 52],
] as const;

/** The edge of what has been eaten away: as far out in each direction as some spoonful reached. */
const HOLE: Points = times(140, (i): Point => {
  const a = (i * TAU) / 140;
  const reach = SPOONFULS.map(([degrees, far, r]) => {
    const off = a - radians(degrees);
    const [ahead, aside] = [far * Math.cos(off), far * Math.sin(off)];
    return Math.abs(aside) < r ? ahead + Math.sqrt(r * r - aside * aside) : 0;
  });
  const r = Math.max(90, ...reach);
  const torn = r + 3 * Math.sin(i * 2.3) * Math.sin(i * 0.7);
  return [MIDDLE[0] + torn * Math.cos(a), MIDDLE[1] + torn * Math.sin(a)];
});

const arched = (x: number, foot: number, half: number, high: number): Points => [
  [x - half, foot],
  ...times(13, (i): Point => {
    const a = Math.PI * (1 - i / 12);
    return [x + half * Math.cos(a), foot - high + half - half * Math.sin(a)];
  }),
  [x + half, foot],
];

function window(S: Easel, x: number, foot: number, half: number, high: number): string {
  const lit = S.linearAt(['#ffe3a0', '#e09a44', '#9a4a2c'], 0, foot - high, 0, foot);
  const bar = (from: Point, to: Point): string =>
    brushLine(S, [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to], half * 0.08, ROSE.deep, {
      opacity: 0.8,
      attack: 0.05,
      decay: 0.05,
    });
  return (
    path(polygon(arched(x - half * 0.1, foot + half * 0.3, half * 1.35, high * 1.16)), ICING.light) +
    path(polygon(arched(x + half * 0.1, foot + half * 0.1, half * 1.1, high * 1.04)), ICING.shade) +
    path(polygon(arched(x, foot, half, high)), lit) +
    bar([x, foot], [x, foot - high]) +
    bar([x - half, foot - high * 0.5], [x + half, foot - high * 0.5])
  );
}

function tower(S: Easel, x: number, half: number, top: number, foot: number): string {
  const roof = spline([
    [x - half * 1.25, top + 6],
    [x - half * 0.8, top - half * 0.9],
    [x - half * 0.3, top - half * 2.3],
    [x + 4, top - half * 3.6],
  ]);
  const away = spline([
    [x + 4, top - half * 3.6],
    [x + half * 0.4, top - half * 2.2],
    [x + half * 0.85, top - half * 0.8],
    [x + half * 1.25, top + 6],
  ]);
  const cone = [...roof, ...away, ...rim(x - half * 1.25, x + half * 1.25, top + 6, half * 0.3, 1).reverse()];
  const swirl = times(5, (i) => {
    const [y, w] = [top - half * (0.35 + i * 0.62), half * (1.02 - i * 0.19)];
    return brushLine(
      S,
      spline([
        [x - w, y + 6],
        [x, y + half * 0.3],
        [x + w * 0.9, y - 6],
      ]),
      half * 0.09,
      MINT.shade,
      { opacity: 0.55 },
    );
  });
  return [
    drum(S, x - half, x + half, top, foot, half * 0.28, ICING),
    window(S, x - half * 0.1, top + half * 2, half * 0.3, half * 1.1),
    path(
      polygon(cone),
      S.linearAt(
        [MINT.mid, [0.25, MINT.light], [0.55, MINT.mid], [0.85, MINT.shade], MINT.deep],
        x - half * 1.25,
        0,
        x + half * 1.25,
        0,
      ),
    ),
    ...swirl,
    piped(S, rim(x - half * 1.15, x + half * 1.15, top + 8, half * 0.3, 1), half * 0.24, ROSE),
    dollop(S, x + 4, top - half * 3.65, half * 0.3, ROSE),
  ].join('');
}

/** What the hole shows at its edge: sponge in layers, cream between. */
function sponge(S: Easel): string {
  const layers = [748, 812, 878, 940].map((y, i) =>
    brushLine(S, spline(trace(`170,${y + 6} 330,${y - 4 + i} 500,${y + 4}`)), 8, ROSE.mid),
  );
  const pores = (n: number, colour: Colour, r: number): string =>
    path(
      dabs(S, n, [165, 510], [680, 1005], [r * 0.6, r * 1.5], [r * 0.5, r], 0.3).join(''),
      colour,
      'opacity="0.5"',
    );
  return group(
    { 'clip-path': S.clip(polygon(HOLE)) },
    path(polygon(HOLE), S.linearAt(['#f2cf8e', '#d9a35c', '#8a4f34'], 200, 700, 490, 980)),
    layers,
    pores(260, '#8a5530', 2.6),
    pores(200, '#ffe6b0', 2),
  );
}

/** The room inside is a little smaller than the hole: what is between is cake. */
const INSIDE: Points = HOLE.map(([x, y]): Point => [308 + (x - 308) * 0.85, 886 + (y - 886) * 0.86]);

export function cakePalace(S: Easel, inside: string): string {
  const shadow = [...rim(112, 690, 1010, 46, 1), ...rim(112, 690, 1010, 40, -1).reverse()];
  return [
    drum(S, 50, 730, 1004, 1260, 56, ICING),
    glaze(S, 50, 730, 1004, 56, MINT),
    path(polygon(shadow), ICING.deep, 'opacity="0.32"'),
    swags(S, 50, 730, 1040, 56, 7, ROSE),
    ...[136, 262, 396, 530, 650].map((x, i) => window(S, x, 1196 - Math.abs(i - 2) * 9, 20, 66)),
    tower(S, 168, 46, 640, 800),
    tower(S, 582, 40, 672, 800),
    drum(S, 130, 620, 706, 1000, 42, ICING),
    crumbs(S),
    piped(S, rim(132, 618, 1004, 42, 1), 15, ROSE),
    glaze(S, 130, 620, 706, 42, ROSE),
    sponge(S),
    group({ 'clip-path': S.clip(polygon(INSIDE)) }, inside),
    brushLine(S, INSIDE.slice(62, 139), 7, '#4a1c20', { opacity: 0.45, curved: false }),
  ].join('');
}

/** A piece of it, as it lies on a spoon whose bowl is at (x, y). */
export function morsel(S: Easel, x: number, y: number): string {
  const piece = spline(trace('-46,8 -50,-20 -34,-52 -2,-66 34,-54 50,-30 46,2 26,24 -12,30'), true);
  const ragged = wobble(piece, S.noise, 5, 0.06);
  const icing = spline(
    trace('-46,-26 -36,-56 0,-72 38,-60 54,-30 44,-12 32,-36 8,-30 -2,-14 -14,-32 -30,-38'),
    true,
  );
  return moved(
    { x, y },
    path(polygon(ragged.map(([u, v]): Point => [u + 5, v + 7])), ICING.deep, 'opacity="0.4"'),
    path(polygon(ragged), S.linearAt(['#f6d79a', '#d9a35c', '#8a4f34'], -46, -40, 46, 26)),
    group(
      { 'clip-path': S.clip(polygon(ragged)) },
      brushLine(S, trace('-60,-6 0,2 60,-10'), 5, ROSE.mid),
      path(dabs(S, 60, [-48, 48], [-50, 28], [1, 3], [0.8, 2], 0.3).join(''), '#8a5530', 'opacity="0.5"'),
    ),
    path(polygon(icing), S.linearAt([ROSE.light, ROSE.mid, ROSE.shade], -40, -66, 48, -20)),
  );
}

/** Fallen from the hole on to the tier below. */
const crumbs = (S: Easel): string =>
  times(34, () => {
    const [x, y] = [S.rng.range(180, 560), 1034 + S.rng.f() * 24];
    const r = 2 + 7 * S.rng.f() ** 3;
    return (
      ellipse(x + r * 0.4, y + r * 0.6, r * 1.1, r * 0.6, ICING.deep, 'opacity="0.35"') +
      path(smooth(blob(x, y, r, r * 0.8, S.noise, 0.3)), S.rng.pick(['#f2cf8e', '#d9a35c', '#b9783f']))
    );
  }).join('');
