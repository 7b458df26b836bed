/** A peacock leaded from a rose window: the fan is tracery, lancets and medallions; the bird stands before it. */
import { LEAD, leadLine, pane, shatter } from '../finishes/glass.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { pathPoints, smooth } from '../kit/curves.ts';
import { line, path } from '../kit/markup.ts';
import { TAU, lerp, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, handOutline, tube } from '../kit/shapes.ts';

export interface PeacockGlass {
  ruby: Colour;
  emerald: Colour;
  cobalt: Colour;
  gold: Colour;
  pale: Colour;
}

const disc = (S: Easel, x: number, y: number, rx: number, ry = rx, turn = 0): Point[] =>
  blob(x, y, rx, ry, S.noise, 0.03, 1.2, 26, turn);

/** Points in polar coordinates about the root of the tail; degrees, 0 right, 90 up. */
const polar =
  ([cx, cy]: Point) =>
  (degrees: number, r: number): Point => [
    cx + Math.cos((degrees / 360) * TAU) * r,
    cy - Math.sin((degrees / 360) * TAU) * r,
  ];

/** The fan: sectors from `from` to `to` degrees; reach is its radius. */
export function glassFan(
  S: Easel,
  root: Point,
  g: PeacockGlass,
  o: { from: number; to: number; sectors: number; reach: number },
): string {
  const P = polar(root);
  const { sectors, reach } = o;
  const step = (o.to - o.from) / sectors;
  const arc = (a: number, b: number, r: number): Point[] => times(7, (i) => P(lerp(a, b, i / 6), r));
  const hand = (points: Points): Point[] => handOutline(S, points, 1.4, 0.03, 6);
  const [r1, r2, r3, r4] = [reach * 0.4, reach * 0.615, reach * 0.66, reach * 0.705];
  const lobes = times(sectors, (i) => {
    const [a, b] = [o.from + i * step, o.from + (i + 1) * step];
    const m = (a + b) / 2;
    const wide = (r4 * step * TAU) / 720;
    // one long feather: straight sides, a round head
    const top: Point[] = times(13, (k) => {
      const q = lerp(0, 180, k / 12);
      const out = reach - wide * 1.16 + Math.sin((q / 180) * Math.PI) * wide * 1.2;
      return P(m - Math.cos((q / 180) * Math.PI) * step * 0.5 * 1.0, out);
    });
    const feather = [...arc(b, a, r4), ...top];
    const [ex, ey] = P(m, reach - wide * 1.25);
    const turn = (-m / 360) * TAU + Math.PI / 2;
    const odd = i % 2 === 1;
    return (
      pane(S, hand(feather), odd ? g.emerald : mix(g.emerald, g.cobalt, 0.42), { lead: 6, glow: 0.12 }) +
      [-0.3, 0.3]
        .map((k) =>
          leadLine(
            S,
            [
              P(m + step * k, r4),
              P(m + step * k * 1.05, (r4 + reach) / 2 - wide * 0.9),
              P(m + step * k * 1.5, reach - wide * 2.1),
            ],
            3,
          ),
        )
        .join('') +
      leadLine(S, [P(m, r4), P(m, (r4 + reach) / 2 - 14), P(m, reach - wide * 2.1)], 4) +
      pane(S, disc(S, ex, ey, wide * 0.72, wide * 0.9, turn), g.gold, { lead: 5, glow: 0.12 }) +
      pane(
        S,
        disc(S, ...P(m, reach - wide * 1.33), wide * 0.5, wide * 0.62, turn),
        odd ? g.ruby : mix(g.emerald, '#5fe0c8', 0.5),
        { lead: 4, glow: 0.12 },
      ) +
      pane(S, disc(S, ...P(m, reach - wide * 1.42), wide * 0.26, wide * 0.32, turn), g.cobalt, {
        lead: 3,
        glow: 0.16,
      })
    );
  });
  const lancets = times(sectors, (i) => {
    const [a, b] = [o.from + i * step, o.from + (i + 1) * step];
    const m = (a + b) / 2;
    const h = lerp(r1, r2, 0.62);
    const light = [
      ...arc(b - 0.5, a + 0.5, r1),
      P(a + step * 0.06, h),
      P(a + step * 0.22, lerp(h, r2, 0.6)),
      P(m, r2),
      P(b - step * 0.22, lerp(h, r2, 0.6)),
      P(b - step * 0.06, h),
    ];
    return (
      pane(S, hand([P(a, h - 6), ...arc(a, m, r2 + 3), P(a + step * 0.2, lerp(h, r2, 0.55))]), g.gold, {
        lead: 4,
      }) +
      pane(S, hand([P(b, h - 6), P(b - step * 0.2, lerp(h, r2, 0.55)), ...arc(m, b, r2 + 3)]), g.gold, {
        lead: 4,
      }) +
      pane(S, hand(light), i % 2 ? g.ruby : mix(g.ruby, '#7a1f6a', 0.4), { lead: 5, glow: 0.13 }) +
      pane(S, disc(S, ...P(m, lerp(r1, r2, 0.56)), 11), i % 2 ? g.pale : g.gold, { lead: 4 })
    );
  });
  const beads = times(sectors * 2, (i) => {
    const [a, b] = [o.from + (i * step) / 2, o.from + ((i + 1) * step) / 2];
    return pane(S, hand([...arc(a, b, r3 - 12), ...arc(b, a, r4 + 2)]), i % 2 ? g.pale : g.gold, { lead: 4 });
  });
  const heart = times(Math.ceil(sectors / 2), (i) => {
    const wide = (o.to - o.from) / Math.ceil(sectors / 2);
    const [a, b] = [o.from + i * wide, o.from + (i + 1) * wide];
    return (
      pane(S, hand([...arc(a, b, reach * 0.02), ...arc(b, a, reach * 0.27)]), i % 2 ? '#f0b84a' : '#f7d27a', {
        lead: 5,
        glow: 0.13,
      }) +
      pane(
        S,
        hand([...arc(a, b, reach * 0.27), ...arc(b, a, r1)]),
        i % 2 ? mix(g.emerald, '#9fe07a', 0.35) : mix(g.emerald, g.gold, 0.25),
        { lead: 5, glow: 0.13 },
      )
    );
  });
  return [...lobes, ...heart, ...lancets, ...beads].join('');
}

/** The bird itself, breast to us, head turned left. Feet at about (x, y + 200) of the root. */
export function glassPeacock(S: Easel, [x, y]: Point, g: PeacockGlass): string {
  const at = (p: string): Point[] => trace(p).map(([u, v]): Point => [x + u, y + v]);
  const shape = (d: string): Point[] => pathPoints(d, 6).map(([u, v]): Point => [x + u, y + v]);
  const neck = tube(
    at('2,40 20,-36 34,-96 14,-150 -10,-186'),
    (t) => lerp(64, 19, t ** 0.5),
    (t) => lerp(60, 19, t ** 0.5),
  );
  const rings = times(9, (i) => {
    const [a, b] = [i / 9, (i + 1) / 9];
    const row = (t: number): Point[] =>
      times(9, (k) => neck.at(Math.max(0, t - Math.sin((k / 8) * Math.PI) * 0.05), -1 + k / 4));
    return pane(S, [...row(a), ...row(b).reverse()], mix('#2348c0', '#1fb0d8', (i % 3) / 4 + i / 24), {
      lead: 4,
      glow: 0.14,
    });
  });
  const breast = shape(
    'M-66 34C-52 14 -36 8 -14 14C8 20 30 18 54 8C74 18 84 44 86 72C90 118 76 148 46 168C22 186 -18 186 -42 168C-76 146 -86 78 -66 34Z',
  );
  const head = shape(
    'M-46 -196C-44 -220 -22 -234 0 -230C22 -224 30 -204 22 -184C12 -168 -8 -164 -24 -170C-38 -174 -46 -184 -46 -196Z',
  );
  const wing = (k: number): string =>
    pane(
      S,
      shape('M64 34C100 50 110 108 84 160C76 172 62 172 60 160C72 116 66 72 52 48Z').map(([u, v]): Point => [
        x + (u - x) * k,
        v,
      ]),
      '#b5652a',
      { lead: 5 },
    ) +
    leadLine(
      S,
      at('66,60 84,92 80,150').map(([u, v]): Point => [x + (u - x) * k, v]),
      3,
    ) +
    leadLine(
      S,
      at('78,56 96,92 88,140').map(([u, v]): Point => [x + (u - x) * k, v]),
      3,
    );
  const crest = [-26, -13, 0, 13, 26].map((a, i) => {
    const t = ((a - 92) / 360) * TAU;
    const tip: Point = [x - 4 + Math.cos(t) * 74, y - 224 + Math.sin(t) * 74];
    return (
      leadLine(
        S,
        [[x - 4 + a * 0.2, y - 224], [x - 4 + Math.cos(t) * 36 + a * 0.1, y - 224 + Math.sin(t) * 36], tip],
        4,
      ) +
      pane(
        S,
        blob(tip[0], tip[1], 8, 12, S.noise, 0.04, 1.2, 16, t + Math.PI / 2),
        i % 2 ? g.gold : '#5fe0c8',
        { lead: 4 },
      )
    );
  });
  const leg = (u: number, k: number): string =>
    line(`M${x + u} ${y + 172}L${x + u + 4 * k} ${y + 222}`, LEAD, 13) +
    line(`M${x + u} ${y + 174}L${x + u + 4 * k} ${y + 222}`, '#d9b27a', 6) +
    [-26, -4, 20]
      .map(
        (q) =>
          line(`M${x + u + 4 * k} ${y + 220}L${x + u + q} ${y + 236}`, LEAD, 11) +
          line(`M${x + u + 4 * k} ${y + 220}L${x + u + q} ${y + 236}`, '#d9b27a', 5),
      )
      .join('');
  return [
    leg(-26, -1),
    leg(30, 1),
    wing(1),
    wing(-1),
    path(smooth(neck.outline.filter((_, i) => i % 4 === 0)), LEAD, `stroke="${LEAD}" stroke-width="8"`),
    rings.join(''),
    shatter(S, breast, 26, (_, v) => mix('#1d44b8', '#12806f', (v - y) / 190), { lead: 4, border: 7 }),
    crest.join(''),
    pane(S, head, '#2a62d8', { lead: 6, glow: 0.14 }),
    pane(S, shape('M-38 -206C-28 -217 -8 -217 2 -208C-6 -198 -26 -196 -38 -200Z'), '#f4f0e2', { lead: 3 }),
    pane(S, shape('M-36 -188C-24 -192 -8 -190 0 -184C-10 -176 -26 -176 -36 -182Z'), '#f4f0e2', { lead: 3 }),
    pane(S, disc(S, x - 18, y - 206, 5), '#5a3018', { lead: 3.4 }),
    pane(S, shape('M-42 -206C-58 -202 -72 -194 -82 -184C-68 -182 -54 -182 -42 -184Z'), '#e9c77a', {
      lead: 4,
    }),
    leadLine(S, at('-44,-194 -60,-190 -78,-186'), 3),
  ].join('');
}
