/** A café street in soft pencil with a little blue wash, receding on both sides to one point. */
import { hatch, inkLine, inkWash } from '../finishes/ink.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { polygon, smooth } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { lerp, nth, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

export const graphite = '#5f5f67';
export const soft = '#82828a';
export const washBlue = '#b9cbd8';

const VP: Point = [372, 470];

/** A point of a side wall: z is depth (1 at the card), h its height over the eye, downwards. */
const sidePoint =
  (a: number) =>
  (z: number, h: number): Point => [VP[0] + a / z, VP[1] + h / z];

interface House {
  z0: number;
  z1: number;
  top: number;
  floors: number;
  bays: number;
  tone: Colour;
}

const lefts: readonly House[] = [
  { z0: 0.82, z1: 1.34, top: -640, floors: 4, bays: 3, tone: '#dfe6ea' },
  { z0: 1.34, z1: 1.86, top: -760, floors: 5, bays: 2, tone: '#c9d4db' },
  { z0: 1.86, z1: 2.7, top: -640, floors: 4, bays: 3, tone: '#e6e6e2' },
  { z0: 2.7, z1: 3.8, top: -780, floors: 5, bays: 3, tone: '#ccd6dc' },
  { z0: 3.8, z1: 6, top: -660, floors: 4, bays: 4, tone: '#dfe3e4' },
];
const rights: readonly House[] = [
  { z0: 0.8, z1: 1.2, top: -600, floors: 4, bays: 2, tone: '#cfd9df' },
  { z0: 1.2, z1: 1.7, top: -720, floors: 5, bays: 2, tone: '#e2e4e2' },
  { z0: 1.7, z1: 2.5, top: -620, floors: 4, bays: 3, tone: '#c6d1d8' },
  { z0: 2.5, z1: 4, top: -740, floors: 5, bays: 3, tone: '#dde3e5' },
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

export function pencilStreet(S: Easel): string {
  const [L, R] = [sidePoint(-400), sidePoint(500)];
  const ground = 420;
  const sky = S.element('sky');
  const paving = S.element('paving');
  return [
    inkWash(sky, 'M-20 -20H820V520H-20Z', '#d3dde3', { min: 0.35, rough: 20 }),
    hatch(sky, trace('-10,-10 810,-10 810,480 -10,480'), {
      angle: -0.6,
      gap: 9,
      width: 1.4,
      colour: soft,
      density: (_, y) => 0.62 - y / 900,
    }),
    path(polygon(trace('-20,500 820,500 820,1220 -20,1220')), '#f3f2ed'),
    inkWash(paving, 'M-20 540L360 480L820 560V1220H-20Z', '#dfe4e4', { min: 0.3 }),
    [...lefts].reverse().map((h, i) => house(S.element('left ' + i), L, h, ground, 0.62)),
    [...rights].reverse().map((h, i) => house(S.element('right ' + i), R, h, ground, 0.3)),
    awning(S.element('awning'), L, 0.86, 1.3, 120),
    awning(S.element('awning far'), L, 1.42, 1.8, 120),
    // kerb and setts
    inkLine(paving, [L(0.8, ground), L(2, ground), L(6, ground)], 3, { colour: graphite, dry: 0.2 }),
    times(260, () => {
      const t = paving.rng.f() ** 0.6;
      const [x, y] = [paving.rng.range(-10, 810), 600 + t * 600];
      const k = 4 + t * 16;
      return inkLine(
        paving,
        [
          [x - k, y],
          [x, y - k * 0.34],
          [x + k, y],
        ],
        1 + t,
        { colour: soft, dry: 0.3 },
      );
    }),
  ]
    .flat()
    .join('');
}
