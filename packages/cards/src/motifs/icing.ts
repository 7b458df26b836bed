/** How a cake is dressed: drums smoothed with a knife, glaze, piping, festoons. Light from the left. */
import { brushLine, strokes } from '../kit/brush.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { polygon, smooth, spline } from '../kit/curves.ts';
import { ellipse, group, path } from '../kit/markup.ts';
import { TAU, times, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

export const ICING = { light: '#fff1de', mid: '#f1cdbd', shade: '#a96a78', deep: '#5b2b48' };
export const ROSE = { light: '#ffb8b0', mid: '#e0707c', shade: '#8c3350', deep: '#5b2044' };
export const MINT = { light: '#e6f2cf', mid: '#a5c79b', shade: '#4f7a6a', deep: '#2c4a50' };
type Cream = typeof ICING;

/** Half of an ellipse, from left to right: its front, or its back. */
export const rim = (x0: number, x1: number, y: number, ry: number, side: 1 | -1): Point[] =>
  times(25, (i): Point => {
    const a = Math.PI * (1 - i / 24);
    return [(x0 + x1) / 2 + ((x1 - x0) / 2) * Math.cos(a), y + side * ry * Math.sin(a)];
  });

/** Where the palette knife went round. */
const knife = (S: Easel, x0: number, x1: number, top: number, foot: number, c: Cream): string =>
  strokes(S, {
    region: [x0, top, x1 - x0, foot - top + 40],
    n: Math.round(((x1 - x0) * (foot - top)) / 900),
    length: (x1 - x0) * 0.16,
    width: 7,
    angle: (x) => -0.5 * ((x - (x0 + x1) / 2) / (x1 - x0)),
    colour: (x) => (x > x0 + (x1 - x0) * 0.62 ? c.shade : S.rng.chance(0.6) ? c.light : c.shade),
    opacity: [0.04, 0.15],
  });

export function drum(
  S: Easel,
  x0: number,
  x1: number,
  top: number,
  foot: number,
  ry: number,
  c: Cream,
): string {
  const side = [...rim(x0, x1, top, ry, 1), ...rim(x0, x1, foot, ry, 1).reverse()];
  const lid = [...rim(x0, x1, top, ry, 1), ...rim(x0, x1, top, ry, -1).reverse()];
  const round = S.linearAt(
    [mix(c.mid, c.shade, 0.25), [0.22, c.light], [0.5, c.mid], [0.82, c.shade], c.deep],
    x0,
    0,
    x1,
    0,
  );
  return (
    path(polygon(side), round) +
    group({ 'clip-path': S.clip(polygon(side)) }, knife(S, x0, x1, top, foot, c)) +
    path(
      polygon(side),
      S.linearAt(
        [
          [0, c.deep, 0],
          [0.6, c.deep, 0.08],
          [1, c.deep, 0.5],
        ],
        0,
        top,
        0,
        foot + ry,
      ),
    ) +
    path(
      polygon(lid),
      S.linearAt([c.light, mix(c.light, c.mid, 0.5), mix(c.mid, c.shade, 0.4)], x0, top - ry, x1, top + ry),
    )
  );
}

/** One squeeze of the piping bag: a shell with ridges that run to its tail. */
export function dollop(S: Easel, x: number, y: number, r: number, c: Cream): string {
  const round = times(11, (i): Point => {
    const a = (i * TAU) / 11;
    const ridged = 1 + (i % 2 ? 0.07 : -0.05) + 0.05 * S.rng.gauss();
    return [x + r * 1.08 * ridged * Math.cos(a), y + r * 0.88 * ridged * Math.sin(a)];
  });
  const ridge = (k: number, colour: Colour, opacity: number): string =>
    brushLine(
      S,
      [
        [x - r * 0.75, y - r * (0.1 - k * 0.5)],
        [x + r * (k * 0.35), y - r * (0.45 - k * 0.8)],
        [x + r * 0.8, y + r * (0.25 + k * 0.3)],
      ],
      r * 0.1,
      colour,
      { opacity },
    );
  return (
    ellipse(x + r * 0.25, y + r * 0.5, r * 1.05, r * 0.8, c.deep, 'opacity="0.35"') +
    path(
      smooth(round),
      S.linearAt([c.light, [0.35, c.mid], [0.8, c.shade], c.deep], x - r * 0.6, y - r, x + r * 0.7, y + r),
    ) +
    [-0.45, 0.15, 0.75].map((k) => ridge(k, c.shade, 0.55) + ridge(k - 0.22, c.light, 0.6)).join('')
  );
}

export function piped(S: Easel, line: Points, r: number, c: Cream): string {
  const n = Math.round(
    line.reduce(
      (sum, [x, y], i) =>
        sum + (i ? Math.hypot(x - (line[i - 1]?.[0] ?? x), y - (line[i - 1]?.[1] ?? y)) : 0),
      0,
    ) /
      (r * 1.55),
  );
  return times(n, (i) => {
    const at = ((i + 0.5) / n) * (line.length - 1);
    const [a, b] = [line[Math.floor(at)] ?? [0, 0], line[Math.ceil(at)] ?? [0, 0]];
    const t = at % 1;
    return dollop(S, a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, r * S.rng.range(0.92, 1.08), c);
  }).join('');
}

/** Glaze poured on the lid, that has run down in front. */
export function glaze(S: Easel, x0: number, x1: number, top: number, ry: number, c: Cream): string {
  const front = rim(x0 - 2, x1 + 2, top, ry, 1);
  const drip = spline(
    front.map(([x, y], i): Point => [
      x,
      y + (i === 0 || i === 24 ? 6 : 14 + (i % 2 ? 26 * S.rng.f() ** 0.6 : 4 * S.rng.f())),
    ]),
    false,
    6,
  );
  const lid = [...front, ...rim(x0 - 2, x1 + 2, top, ry, -1).reverse()];
  const run = [...front, ...[...drip].reverse()];
  const round = S.linearAt([c.mid, [0.2, c.light], [0.5, c.mid], [0.85, c.shade], c.deep], x0, 0, x1, 0);
  return (
    path(polygon(run.map(([x, y]): Point => [x + 4, y + 7])), c.deep, 'opacity="0.3"') +
    path(
      polygon(lid),
      S.linearAt([c.light, mix(c.light, c.mid, 0.55), mix(c.mid, c.shade, 0.45)], x0, top - ry, x1, top + ry),
    ) +
    path(polygon(run), round) +
    brushLine(S, drip.map(([x, y]): Point => [x - 2, y - 6]).slice(6, 70), 1.8, '#fff4ec', {
      opacity: 0.5,
      curved: false,
    })
  );
}

/** Festoons hung from a rim. */
export const swags = (S: Easel, x0: number, x1: number, y: number, ry: number, n: number, c: Cream): string =>
  times(n, (i) => {
    const knot = (k: number): Point => {
      const a = Math.PI * (1 - k / n);
      return [(x0 + x1) / 2 + ((x1 - x0) / 2) * Math.cos(a) * 0.99, y + ry * Math.sin(a)];
    };
    const [a, b] = [knot(i), knot(i + 1)];
    const sag = 20 + Math.abs(b[0] - a[0]) * 0.18;
    const line = times(11, (k): Point => {
      const t = k / 10;
      return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t + sag * 4 * t * (1 - t)];
    });
    return (
      brushLine(
        S,
        line.map(([u, v]): Point => [u + 3, v + 7]),
        7,
        c.deep,
        { opacity: 0.25 },
      ) +
      brushLine(S, line, 7.5, c.mid) +
      brushLine(
        S,
        line.map(([u, v]): Point => [u - 1, v - 3]),
        2.4,
        c.light,
        { opacity: 0.85 },
      )
    );
  }).join('');
