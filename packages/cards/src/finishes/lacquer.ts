/**
 * LACQUER (Palekh boxes). A warm black ground, egg tempera in a few flat steps, and hair-thin parallel lines of gold that follow
 * folds, manes, waves and smoke. tempera() models a shape in three steps; assist() combs gold through a shape along a field;
 * strands() runs lines from one curve to another; leaf() is gold laid flat; rule() a thin ornamental border, or none.
 * Pass: brush marks in the tempera, worn and sparkling gold, a soft bloom of it, depth of lacquer in the darks, craquelure hardly seen.
 */
import { clamp, type Colour } from '../kit/colour.ts';
import { polygon, polylineLength, resample, smooth, spline } from '../kit/curves.ts';
import { group, path } from '../kit/markup.ts';
import { noiseFrom } from '../kit/noise.ts';
import {
  between,
  bounds,
  inside,
  nth,
  place,
  radians,
  times,
  type Point,
  type Points,
} from '../kit/points.ts';
import { rngFrom, type Rng } from '../kit/random.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon, wobble } from '../kit/shapes.ts';
import { bloom, recolour } from '../pixels/effects.ts';
import { shrunk, smoothstep } from '../pixels/raster.ts';
import type { Finish } from './finish.ts';

export const GROUND = '#17100d';

/** Shade, body and light of one pigment. */
export type Tones = readonly [Colour, Colour, Colour];
export const VERMILION: Tones = ['#7c1a10', '#c5351b', '#ea6a3c'];
export const OCHRE: Tones = ['#7b4714', '#c4832b', '#eabb62'];
export const GREEN: Tones = ['#0f2c27', '#265a49', '#6d9c78'];
export const BLUE: Tones = ['#141d4a', '#2a4294', '#7593d2'];
export const CREAM: Tones = ['#a98a68', '#e5d2ac', '#fbf2da'];
export const UMBER: Tones = ['#28160f', '#54301e', '#8d5c38'];

/** Gold as one sheet over the whole card: what is gilded shines together, brighter and darker in bands. */
export const gold = (S: Easel, turn = 0): string =>
  S.linearAt(
    [
      '#a8782a',
      '#f0c766',
      '#fff2c0',
      '#d9a544',
      '#8f6122',
      '#e2b455',
      '#fff0b6',
      '#dba848',
      '#996a26',
      '#efc768',
    ],
    turn,
    0,
    560 - turn,
    1200,
  );
/** The same gold, thinned: for lines that lie in shadow. */
export const dullGold = (S: Easel): string =>
  S.linearAt(['#6d4a1c', '#a67a36', '#7d5722', '#b58a44', '#65441a'], 0, 0, 500, 1200);

/** A stroke of a thin brush: enters and leaves sharp. A path string. */
export const hair = (points: Points, width: number, entry = 0.25, exit = 0.35): string =>
  polygon(
    ribbon(
      points,
      (t) => (width / 2) * Math.min(1, t / entry + 0.12) ** 0.7 * Math.min(1, (1 - t) / exit + 0.1) ** 0.8,
    ),
  );

/** A line of gold through some points. */
export const goldLine = (S: Easel, points: Points, width = 2, fill = gold(S)): string =>
  path(hair(resample(spline(points, false, 10), 4), width), fill);

export interface TemperaOptions {
  tones: Tones;
  /** Where light comes from, degrees: -90 above. */
  light?: number;
  /** Breadth of the light and of the shade, px. */
  step?: number;
  /** Roughness of the edges between steps, px. */
  rough?: number;
}

/** A shape in three flat steps: light along the side that has the light, shade along the other. */
export function tempera(S: Easel, outline: Points, o: TemperaOptions): string {
  const [shade, body, light] = o.tones;
  const { step = 10, rough = 3 } = o;
  const a = radians(o.light ?? -125);
  const moved = (k: number): Point[] =>
    wobble(place(outline, { x: Math.cos(a) * k, y: Math.sin(a) * k }), S.noise, rough, 0.03, true, 2);
  const d = smooth(outline);
  return group(
    { 'clip-path': S.clip(d) },
    path(d, light),
    path(smooth(moved(-step)), body),
    path(`M-2000 -2000H2800V3200H-2000Z${smooth(moved(step * 1.5))}`, shade, 'fill-rule="evenodd"'),
  );
}

export type Field = (x: number, y: number) => number;

/** A field of directions that follows a curve. */
export function beside(curve: Points): Field {
  const line = resample(spline(curve, false, 8), 8);
  return (x, y) => {
    let [best, at] = [1e9, 0];
    line.forEach(([u, v], i) => {
      const d = (u - x) ** 2 + (v - y) ** 2;
      if (d < best) [best, at] = [d, i];
    });
    const [a, b] = [nth(line, Math.max(0, at - 1)), nth(line, Math.min(line.length - 1, at + 1))];
    return Math.atan2(b[1] - a[1], b[0] - a[0]);
  };
}

/** Directions that all run away from a point. */
export const from =
  ([cx, cy]: Point): Field =>
  (x, y) =>
    Math.atan2(y - cy, x - cx);

/** Directions that run round a point. */
export const round =
  (centre: Point): Field =>
  (x, y) =>
    from(centre)(x, y) + Math.PI / 2;

export interface AssistOptions {
  field: Field;
  gap?: number;
  width?: number;
  /** 0..1: where lines are drawn at all. */
  density?: (x: number, y: number) => number;
  fill?: Colour;
  /** Shorter lines are left out. */
  least?: number;
  longest?: number;
}

/** Hair-thin parallel lines through a shape, never nearer to each other than the gap. */
export function assist(S: Easel, outline: Points, o: AssistOptions): string {
  const { field, gap = 6, width = 1.3, density = () => 1, least = 14, longest = 400 } = o;
  const rng = S.rng.fork();
  const cells = new Map<string, { at: Point; of: number }[]>();
  const key = (x: number, y: number): string => `${Math.floor(x / gap)} ${Math.floor(y / gap)}`;
  const crowded = (x: number, y: number, of: number, room: number): boolean => {
    for (let i = -1; i <= 1; i++)
      for (let k = -1; k <= 1; k++)
        for (const other of cells.get(key(x + i * gap, y + k * gap)) ?? [])
          if (other.of !== of && Math.hypot(other.at[0] - x, other.at[1] - y) < room) return true;
    return false;
  };
  const walk = (start: Point, way: 1 | -1, of: number): Point[] => {
    const line: Point[] = [];
    let [x, y] = start;
    let heading = field(x, y) + (way < 0 ? Math.PI : 0);
    for (let i = 0; i < longest / 3; i++) {
      let turn = field(x, y);
      if (Math.cos(turn - heading) < 0) turn += Math.PI;
      heading = turn;
      x += Math.cos(heading) * 3;
      y += Math.sin(heading) * 3;
      if (!inside(outline, x, y) || crowded(x, y, of, gap * 0.72) || density(x, y) < 0.08) break;
      line.push([x, y]);
    }
    return line;
  };
  const [left, top, right, bottom] = bounds(outline);
  const seeds: Point[] = [];
  for (let y = top; y < bottom; y += gap)
    for (let x = left; x < right; x += gap) seeds.push([x + rng.range(0, gap), y + rng.range(0, gap)]);
  let d = '';
  let of = 0;
  for (const [x, y] of shuffled(seeds, rng.fork())) {
    if (!inside(outline, x, y) || crowded(x, y, -1, gap * 0.95) || !rng.chance(density(x, y))) continue;
    of++;
    const line = [...walk([x, y], -1, of).reverse(), [x, y] as Point, ...walk([x, y], 1, of)];
    if (line.length * 3 < least) continue;
    for (const at of line) {
      const cell = cells.get(key(at[0], at[1])) ?? [];
      cell.push({ at, of });
      cells.set(key(at[0], at[1]), cell);
    }
    d += hair(thinned(line), width * rng.range(0.75, 1.2));
  }
  return path(d, o.fill ?? gold(S));
}

function shuffled<T>(list: readonly T[], rng: Rng): T[] {
  return list
    .map((item) => ({ item, order: rng.f() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

const thinned = (line: Points): Point[] => line.filter((_, i) => i % 2 === 0 || i === line.length - 1);

export interface StrandOptions {
  width?: number;
  fill?: Colour;
  /** How unevenly lines begin and end, 0..1 of their length. */
  ragged?: number;
  /** Where lines gather: 1 even, 2 close together at the first curve. */
  gather?: number;
}

/** n lines from one curve over to another: hair, smoke, folds, water. */
export function strands(S: Easel, one: Points, other: Points, n: number, o: StrandOptions = {}): string {
  const { width = 1.4, ragged = 0.12, gather = 1 } = o;
  const rng = S.rng.fork();
  const even = (curve: Points): Point[] => {
    const dense = spline(curve, false, 14);
    return resample(dense, polylineLength(dense) / 60.01).slice(0, 61);
  };
  const [a, b] = [even(one), even(other)];
  const last = Math.min(a.length, b.length) - 1;
  const d = times(n, (i) => {
    const t = clamp((i + 0.5 + rng.gauss(0, 0.12)) / n) ** gather;
    const line = times(last + 1, (k) => between(nth(a, k), nth(b, k), t));
    const [start, end] = [rng.f() * ragged * last, last - rng.f() * ragged * last];
    return hair(line.slice(Math.floor(start), Math.ceil(end) + 1), width * rng.range(0.7, 1.2));
  }).join('');
  return path(d, o.fill ?? gold(S));
}

/** Gold laid flat, lit from within its own shape, with a bright edge. */
export const leaf = (S: Easel, outline: Points, turn = 160): string =>
  path(smooth(outline), gold(S, turn)) +
  path(hair(resample([...outline, nth(outline, 0)], 4), 1.6, 0.01, 0.01), '#fff1bd', 'opacity=".55"');

/** A thin border: two hairs of gold and a chain of leaves between them. */
export function rule(S: Easel, inset = 26): string {
  const rng = S.rng.fork();
  const box = (k: number): Point[] => [
    [k, k],
    [S.w - k, k],
    [S.w - k, S.h - k],
    [k, S.h - k],
    [k, k],
  ];
  const line = (k: number, width: number): string =>
    times(4, (i) => {
      const [p, q] = [nth(box(k), i), nth(box(k), i + 1)];
      return hair(wobble(resample([p, q], 8), S.noise, 0.8, 0.02, false), width, 0.002, 0.002);
    }).join('');
  const chain = times(4, (i) => {
    const [p, q] = [nth(box(inset), i), nth(box(inset), i + 1)];
    const angle = Math.atan2(q[1] - p[1], q[0] - p[0]);
    const steps = Math.round(Math.hypot(q[0] - p[0], q[1] - p[1]) / 17);
    return times(steps - 1, (k) => {
      const [x, y] = between(p, q, (k + 1) / steps);
      const side = k % 2 ? 1 : -1;
      return smooth(
        place(
          [
            [-7, 0],
            [-1, side * 3.6],
            [7, side * 1.2],
            [1, side * 0.4],
          ],
          { x: x + rng.gauss(0, 0.4), y: y + rng.gauss(0, 0.4), r: angle, s: rng.range(0.85, 1.1) },
        ),
      );
    }).join('');
  }).join('');
  return path(line(inset - 8, 2) + line(inset + 8, 1.3) + chain, gold(S));
}

export interface LacquerGrade {
  /** Brush marks in the tempera. */
  brush: number;
  /** How much gold is worn off. */
  wear: number;
  bloom: number;
  cracks: number;
  seed: number;
}

/** How golden a colour is, 0..1: yellow-orange, clear and not dark. */
const goldness = (r: number, g: number, b: number): number =>
  smoothstep(0.4, 0.56, (r - b) / Math.max(1, r)) *
  smoothstep(0.52, 0.66, g / Math.max(1, r)) *
  smoothstep(70, 130, r);

/** Fine cracks between the cells of a scattered net: 1 on a crack. */
function craquelure(seed: number, size: number): (x: number, y: number) => number {
  const rng = rngFrom(seed);
  const span = 64;
  const spots = times(span * span, (): Point => [rng.f(), rng.f()]);
  const warp = noiseFrom(seed + 3);
  return (x0, y0) => {
    const x = (x0 + warp.n2(x0 / 30, y0 / 30) * 9) / size;
    const y = (y0 + warp.n2(x0 / 30 + 50, y0 / 30) * 9) / size;
    const [cx, cy] = [Math.floor(x), Math.floor(y)];
    let [near, next] = [9, 9];
    for (let i = -1; i <= 1; i++)
      for (let k = -1; k <= 1; k++) {
        const spot = nth(spots, ((cx + i + span) % span) + ((cy + k + span) % span) * span);
        const d = Math.hypot(cx + i + spot[0] - x, cy + k + spot[1] - y);
        if (d < near) [near, next] = [d, near];
        else if (d < next) next = d;
      }
    return 1 - smoothstep(0.012, 0.045, next - near);
  };
}

export const lacquer: Finish<LacquerGrade> = {
  name: 'lacquer',
  version: 1,
  develop(shot, grade, { pace, scale }) {
    const { brush = 1, wear = 0.5, bloom: shine = 0.5, cracks = 0.5, seed = 19 } = grade;
    const [bristle, rub, cloud] = [noiseFrom(seed), noiseFrom(seed + 1), noiseFrom(seed + 2)];
    // The brush went one way here and another there.
    const along = (x: number, y: number, c: number, q: number): number => {
      const [u, v] = [x * c + y * q, y * c - x * q + cloud.n2(x / 170, y / 170) * 22];
      return bristle.n2(u / 50, v / 4.2) * 0.7 + bristle.n2(u / 90 + 40, v / 11) * 0.6;
    };
    recolour(shot, 1, (r, g, b, x, y) => {
      const which = smoothstep(-0.12, 0.12, cloud.n2(x / 210 + 9, y / 210));
      const stroke =
        (which < 1 ? along(x, y, 0.88, -0.48) * (1 - which) : 0) +
        (which > 0 ? along(x, y, 0.5, 0.87) * which : 0);
      const metal = goldness(r, g, b);
      const paint = smoothstep(26, 90, Math.max(r, g, b)) * (1 - metal);
      const grit = rub.n2(x / 2.3, y / 2.3) * 0.6 + rub.n2(x / 6 + 30, y / 6) * 0.5;
      const worn = metal * smoothstep(0.42, 0.75, grit * 0.7 + rub.n2(x / 34, y / 34) * 0.5) * wear;
      const k = 1 + stroke * 0.085 * brush * paint + grit * 0.2 * metal;
      return [r * k * (1 - worn * 0.62), g * k * (1 - worn * 0.68), b * k * (1 - worn * 0.72)];
    });
    const picture = shrunk(shot, scale);
    const [width, height] = [picture.width / scale, picture.height / scale];
    bloom(picture, 3 * scale, 120, 0.22 * shine);
    bloom(picture, 13 * scale, 135, 0.3 * shine);
    const crack = pace === 'fast' ? () => 0 : craquelure(seed + 9, 21);
    return recolour(picture, scale, (r, g, b, x, y) => {
      const depth = cloud.fbm(x / 260, y / 260, 3);
      const edge = Math.max(Math.abs(x / width - 0.5), Math.abs(y / height - 0.5)) * 2;
      const dim = 1 - 0.2 * smoothstep(0.72, 1.05, edge);
      const line = crack(x, y) * cracks * (0.45 + 0.55 * smoothstep(-0.1, 0.4, cloud.n2(x / 90, y / 90)));
      const bright = Math.max(r, g, b) / 255;
      const k = dim * (1 - line * 0.16 * (0.3 + bright)) * (1 + rub.n2(x / 1.7, y / 1.7) * 0.018);
      // Darks are never empty: brown where the lacquer is thick, a breath of red where it is thin.
      const low = (1 - smoothstep(0.05, 0.4, bright)) * (1 + depth * 0.9);
      return [
        r * k + low * 6 + line * 4 * (1 - bright),
        g * k + low * 2.4 + line * 3 * (1 - bright),
        b * k + low * 1.2 + line * 2 * (1 - bright),
      ];
    });
  },
};
