/** The houses of a café street in soft pencil with a little blue wash, receding to one low point. */
import { hatch, inkLine } from '../finishes/ink.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { polygon, smooth } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { lerp, nth, times, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

export const graphite = '#5f5f67';
export const soft = '#82828a';
const washBlue = '#b9cbd8';

/** A point of a side wall: z is depth (1 at the card), h its height over the eye, downwards. */
const sidePoint =
  (vanish: Point, a: number) =>
  (z: number, h: number): Point => [vanish[0] + a / z, vanish[1] + h / z];

interface House {
  z0: number;
  z1: number;
  top: number;
  floors: number;
  bays: number;
  tone: Colour;
}

const lefts: readonly House[] = [
  { z0: 0.62, z1: 1.02, top: -900, floors: 4, bays: 3, tone: '#dfe6ea' },
  { z0: 1.02, z1: 1.5, top: -1080, floors: 5, bays: 3, tone: '#c9d4db' },
  { z0: 1.5, z1: 2.3, top: -900, floors: 4, bays: 3, tone: '#e6e6e2' },
  { z0: 2.3, z1: 4.2, top: -1060, floors: 5, bays: 4, tone: '#ccd6dc' },
];

function house(
  S: Easel,
  at: (z: number, h: number) => Point,
  o: House,
  ground: number,
  shade: number,
): string {
  // even steps along the wall are even steps of 1/z
  const Z = (t: number): number => 1 / lerp(1 / o.z0, 1 / o.z1, t);
  const P = (t: number, v: number): Point => at(Z(t), lerp(o.top, ground, v));
  const wall: Points = [P(0, 0), P(1, 0), P(1, 1), P(0, 1)];
  const size = 1 / o.z0;
  const pen = (points: Points, width: number, colour: Colour = graphite): string =>
    inkLine(S, points, Math.max(0.9, width * size), { colour, dry: 0.16, wobble: 1, straight: true });
  const shopTop = 1 - 1 / (o.floors + 0.4);
  const windows = times(o.floors - 1, (j) =>
    times(o.bays, (i) => {
      const [t0, t1] = [(i + 0.28) / o.bays, (i + 0.74) / o.bays];
      const [v0, v1] = [
        lerp(0.07, shopTop, (j + 0.14) / (o.floors - 1)),
        lerp(0.07, shopTop, (j + 0.8) / (o.floors - 1)),
      ];
      const pane: Points = [P(t0, v0), P(t1, v0), P(t1, v1), P(t0, v1)];
      const tm = (t0 + t1) / 2;
      return [
        path(polygon(pane), S.rng.chance(0.3) ? '#eef0ee' : mix(washBlue, '#7f92a2', 0.2 + S.rng.f() * 0.8)),
        hatch(S, pane, { angle: -0.9, gap: 5, width: 1, colour: soft, density: () => 0.62 }),
        pen([...pane, nth(pane, 0)], 2),
        pen([P(tm, v0), P(tm, v1)], 1.3),
        pen([P(t0, lerp(v0, v1, 0.34)), P(t1, lerp(v0, v1, 0.34))], 1.2),
        pen([P(t0 - 0.02, v1 + 0.012), P(t1 + 0.02, v1 + 0.012)], 3),
      ].join('');
    }),
  );
  const shop: Points = [P(0.1, shopTop + 0.05), P(0.9, shopTop + 0.05), P(0.9, 0.985), P(0.1, 0.985)];
  return [
    path(polygon(wall), o.tone),
    hatch(S, wall, {
      angle: 1.3,
      gap: 8,
      width: 1.2,
      colour: soft,
      density: (_, y) => shade + (y - 400) / 2400,
    }),
    windows.flat(),
    path(polygon(shop), '#95a6b3'),
    hatch(S, shop, { angle: -0.8, gap: 5, width: 1.2, colour: graphite, density: () => 0.8 }),
    pen([...shop, nth(shop, 0)], 2.6),
    pen([P(0.5, shopTop + 0.06), P(0.5, 0.98)], 2),
    pen([P(0, shopTop), P(0.5, shopTop), P(1, shopTop)], 2.6),
    pen([P(0, 0.045), P(1, 0.045)], 2.2),
    pen([P(0, 0), P(1, 0)], 3.2),
    pen([P(0, 0), P(0, 1)], 2.6),
    pen([P(1, 0), P(1, 1)], 2),
  ]
    .flat()
    .join('');
}

/** Striped awning over the pavement in front of a house. */
function awning(S: Easel, at: (z: number, h: number) => Point, z0: number, z1: number, h: number): string {
  const n = 8;
  const out = (p: Point, k: number): Point => [p[0] + 86 * k, p[1] + 46 * k];
  return times(n, (i) => {
    const [za, zb] = [1 / lerp(1 / z0, 1 / z1, i / n), 1 / lerp(1 / z0, 1 / z1, (i + 1) / n)];
    const [a, b] = [at(za, h), at(zb, h)];
    const [c, d] = [out(b, 1 / zb), out(a, 1 / za)];
    const flap: Points = [
      d,
      c,
      [c[0], c[1] + 22 / zb],
      [(c[0] + d[0]) / 2, (c[1] + d[1]) / 2 + 30 / za],
      [d[0], d[1] + 22 / za],
    ];
    const tone = i % 2 ? '#f4f3ee' : '#9db6c8';
    return (
      path(polygon([a, b, c, d]), tone) +
      path(smooth(flap, true, 0.5), tone) +
      inkLine(S, [a, d], 1.8, { colour: graphite, straight: true }) +
      inkLine(S, [d, nth(flap, 4), nth(flap, 3), nth(flap, 2)], 2, { colour: graphite })
    );
  }).join('');
}

/** The left side of the street: a is how far the wall stands from the vanishing point at z = 1, ground how deep under it. */
export function pencilStreet(S: Easel, vanish: Point, a: number, ground: number): string {
  const at = sidePoint(vanish, a);
  return [
    [...lefts].reverse().map((h, i) => house(S.element('left ' + i), at, h, ground, 0.5)),
    awning(S.element('awning'), at, 0.66, 0.98, -20),
    awning(S.element('awning far'), at, 1.06, 1.44, -20),
    inkLine(S, [at(0.6, ground), at(1.2, ground), at(4.2, ground)], 3, { colour: graphite, dry: 0.2 }),
  ]
    .flat()
    .join('');
}
