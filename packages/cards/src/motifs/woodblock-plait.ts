/** A plait of three strands in key lines: locks that know their breadth, woven along a way so that each lies over and under in its turn. */
import type { keyBlock } from '../finishes/woodblock.ts';
import type { Colour } from '../kit/colour.ts';
import { normals, resample, smooth, spline, traceCurve } from '../kit/curves.ts';
import { path } from '../kit/markup.ts';
import { between, lerp, nth, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';

/** A line that knows its breadth. */
type Swelling = readonly { at: Point; half: number }[];

export function swelling(way: string, half: (t: number) => number): Swelling {
  const line = resample(traceCurve(way), 5);
  return line.map((at, j) => ({ at, half: half(j / (line.length - 1)) }));
}

/** The strip of a ribbon along one of its edges. */
export function ribbonSide(line: Points, half: (t: number) => number, side: 1 | -1): Point[] {
  const sides = normals(line, false);
  const rail = (k: number): Point[] =>
    line.map(([x, y], i): Point => {
      const w = half(i / (line.length - 1)) * k * side;
      return [x + nth(sides, i)[0] * w, y + nth(sides, i)[1] * w];
    });
  return [...rail(1), ...rail(0.25).reverse()];
}

/** One lock, lit and shaded, with hairs combed through it. */
export function lock(
  S: Easel,
  part: Swelling,
  [lit, shade]: readonly [Colour, Colour],
  key: ReturnType<ReturnType<typeof keyBlock>>,
  hairs: number,
): string {
  const line = part.map(({ at }) => at);
  const half = (t: number): number => nth(part, Math.round(t * (part.length - 1))).half;
  const shape = ribbon(line, half, S.noise, 2);
  const sides = normals(line, false);
  const combed = times(hairs, (i) => {
    const k = -0.74 + ((i + 0.5) / hairs) * 1.48 + S.rng.gauss(0, 0.05);
    const [from, to] = [S.rng.range(0, 0.25), S.rng.range(0.7, 1)];
    return key(
      line
        .map(([x, y], j): Point => {
          const w = nth(part, j).half * k;
          return [x + nth(sides, j)[0] * w, y + nth(sides, j)[1] * w];
        })
        .slice(Math.floor(from * line.length), Math.ceil(to * line.length)),
      1.7,
    );
  });
  return [
    path(smooth(shape), lit),
    path(smooth(ribbonSide(line, half, -1)), shade),
    combed,
    key(shape.slice(0, line.length), 3),
    key(shape.slice(line.length), 3),
  ]
    .flat()
    .join('');
}

export interface Plait {
  /** From where it begins to where it is being made. */
  way: Points;
  /** Half of its breadth at the beginning. */
  half: number;
  /** Crossings so far; a strand needs three from one edge to the other. */
  made: number;
}

export interface Strand {
  /** The crossing at which it lies farthest right. */
  right: number;
  /** How it comes to the plait, and how it goes on from there. */
  root: string;
  held: string;
}

const narrowing = ({ made }: Plait, crossing: number): number =>
  lerp(1.04, 0.74, Math.max(0, crossing) / made);

/** How many crossings up, how far across in half-breadths. */
function onPlait(o: Plait, crossing: number, across: number): Point {
  const f = Math.max(0, Math.min(1, crossing / o.made)) * (o.way.length - 1.001);
  const i = Math.floor(f);
  const [p, q] = [nth(o.way, i), nth(o.way, i + 1)];
  const [x, y] = between(p, q, f - i);
  const d = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1;
  const w = o.half * narrowing(o, crossing) * across * 0.74;
  return [x + ((q[1] - p[1]) / -d) * w, y + ((q[0] - p[0]) / d) * w];
}

function strandLine(
  o: Plait,
  { right, root, held }: Strand,
): { at: Point; half: number; crossing: number }[] {
  const { made } = o;
  const on = (crossing: number): Point => onPlait(o, crossing, Math.cos((Math.PI * (crossing - right)) / 3));
  const woven = times(120, (i) => {
    const crossing = (i / 119) * made;
    return { at: on(crossing), half: o.half * 0.49 * narrowing(o, crossing), crossing };
  });
  const stems = trace(root);
  const rise = spline([...stems, on(0), on(0.6)], false, 12);
  const before = resample(rise.slice(0, stems.length * 12), 5).map((at, i, all) => ({
    at,
    half: lerp(2, o.half * 0.5, (i / all.length) ** 0.62),
    crossing: -0.2,
  }));
  const out = spline([on(made - 0.5), on(made), ...trace(held)], false, 12).slice(12);
  const after = resample(out, 5)
    .slice(1)
    .map((at, i, all) => ({
      at,
      half: lerp(o.half * 0.36, 8, (i / all.length) ** 1.4),
      crossing: made + 0.01,
    }));
  return [...before, ...woven, ...after];
}

/** Pieces of the strands, each from one edge of the plait to the other, in the order in which they cover each other. */
export function woven(o: Plait, strands: readonly Strand[]): { of: number; part: Swelling }[] {
  return strands
    .flatMap((one, of) => {
      const whole = strandLine(o, one);
      const first = (one.right % 3) - (one.right % 3 ? 3 : 0);
      return times(Math.ceil(o.made / 3) + 1, (m) => {
        const order = first + 3 * m;
        const part = whole.filter(({ crossing }) => crossing > order - 0.3 && crossing < order + 3.3);
        return { of, order, part };
      }).filter(({ part }) => part.length > 8);
    })
    .sort((p, q) => p.order - q.order);
}
