/** Ripe wheat: single stalks with bearded ears, and poppies to grow among them. */
import { brushLine, leaf } from '../kit/brush.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { polygon, smooth, spline } from '../kit/curves.ts';
import { flat, path, type Mark } from '../kit/markup.ts';
import { fix, lerp, times, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { blob, ribbon } from '../kit/shapes.ts';
import { layer } from './watercolour-layers.ts';

export interface WheatColours {
  straw: Colour;
  grain: Colour;
  dark: Colour;
}

export const RIPE: WheatColours = { straw: '#d9a83c', grain: '#efc454', dark: '#8a5a20' };

/** One stalk from its root to the base of its ear; the ear goes on in the same heading, `size` long. Cheap flat marks: put many in a layer. */
export function wheatStalk(S: Easel, root: Point, top: Point, size: number, c: WheatColours = RIPE): Mark {
  const bend: Point = [lerp(root[0], top[0], 0.35), lerp(root[1], top[1], 0.6)];
  const stem = spline([root, bend, top], false, 6);
  const a = Math.atan2(top[1] - bend[1], top[0] - bend[0]);
  const tone = mix(c.grain, c.dark, S.rng.range(0, 0.35));
  const grains: string[] = [];
  const n = 6;
  for (let i = 0; i < n; i++)
    for (const side of [-1, 1]) {
      const u = (i / n) * size;
      const [x, y] = [top[0] + Math.cos(a) * u, top[1] + Math.sin(a) * u];
      grains.push(leaf(x, y, a + side * 0.42, size * 0.3, size * 0.085));
    }
  const awns = times(5, (i) => {
    const u = size * (0.45 + i * 0.14);
    const [x, y] = [top[0] + Math.cos(a) * u, top[1] + Math.sin(a) * u];
    const b = a + (i % 2 ? 0.2 : -0.2);
    return `M${fix(x)} ${fix(y)}L${fix(x + Math.cos(b) * size * 0.6)} ${fix(y + Math.sin(b) * size * 0.6)}`;
  });
  const w = Math.max(0.7, size * 0.045);
  return [
    path(polygon(ribbon(stem, () => w)), mix(c.straw, c.dark, S.rng.range(0, 0.4))),
    `<path d="${awns.join('')}" stroke="${c.grain}" stroke-width="${fix(w * 0.6)}" fill="none"/>`,
    path(grains.join(''), tone),
    path(grains.filter((_, i) => i % 2 === 1).join(''), c.dark, 'opacity=".45"'),
  ];
}

/** Standing wheat along a band: roots between x0 and x1 at y, heights around h. */
export function wheatBand(
  S: Easel,
  o: {
    x0: number;
    x1: number;
    y: (x: number) => number;
    h: number;
    n: number;
    size: number;
    lean?: number;
    colours?: WheatColours;
  },
): string {
  const tall = o.h + o.size * 2;
  const ys = [o.x0, (o.x0 + o.x1) / 2, o.x1].map(o.y);
  const [top, bottom] = [Math.min(...ys) - tall * 1.3, Math.max(...ys) + 20];
  return layer(
    S,
    times(o.n, () => {
      const x = S.rng.range(o.x0, o.x1);
      const y = o.y(x) + S.rng.range(-4, 8);
      const h = o.h * S.rng.range(0.7, 1.15);
      const lean = (o.lean ?? 0.1) * h + S.rng.gauss(0, h * 0.1);
      return wheatStalk(S, [x, y], [x + lean, y - h], o.size * S.rng.range(0.8, 1.2), o.colours ?? RIPE);
    }),
    { rough: 2, rim: 1, min: 0.72, pool: 0.02, region: [o.x0 - 60, top, o.x1 - o.x0 + 120, bottom - top] },
  );
}

/** A field poppy, seen half from above; r is its radius. Flat marks for a layer. */
export function poppy(S: Easel, x: number, y: number, r: number, red: Colour = '#dc2f22'): string {
  const k = S.rng.range(0.62, 0.95);
  const petals = times(4, (i) => {
    const a = i * 1.57 + S.rng.gauss(0.4, 0.3);
    return path(
      smooth(
        blob(
          x + Math.cos(a) * r * 0.45,
          y + Math.sin(a) * r * 0.45 * k,
          r * 0.66,
          r * 0.6 * k,
          S.noise,
          0.3,
          2,
        ),
      ),
      mix(red, i % 2 ? '#8c1020' : '#ff6a4a', S.rng.range(0, 0.35)),
    );
  });
  return flat([
    petals,
    path(smooth(blob(x, y, r * 0.24, r * 0.22 * k, S.noise, 0.3)), '#2a1820'),
    brushLine(
      S,
      [
        [x - r * 0.7, y],
        [x - r * 0.35, y + r * 0.1],
        [x, y],
      ],
      r * 0.05,
      '#7a0f1c',
    ),
  ]);
}
