/** Shapes of the lacquer painters: a painted piece with its gold, tongues of hair or fire, scales, snow laid in waves. */
import {
  GROUND,
  assist,
  gold,
  hair,
  strands,
  tempera,
  type AssistOptions,
  type TemperaOptions,
  type Tones,
} from '../finishes/lacquer.ts';
import type { Colour } from '../kit/colour.ts';
import { along, closedCurve, normals, resample, smooth, spline } from '../kit/curves.ts';
import { line, path } from '../kit/markup.ts';
import { between, nth, times, trace, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { ribbon } from '../kit/shapes.ts';

/** A piece cut out of the ground by a thin dark line, modelled, and combed with gold if asked. */
export const piece = (
  S: Easel,
  outline: Points | string,
  o: TemperaOptions & { gold?: AssistOptions; cut?: number },
): string => {
  const points = typeof outline === 'string' ? closedCurve(outline) : outline;
  return (
    (o.cut === 0 ? '' : line(smooth(points), GROUND, o.cut ?? 4)) +
    tempera(S, points, o) +
    (o.gold ? assist(S, points, o.gold) : '')
  );
};

/** A line beside another, at a part of a breadth. */
const offset = (spine: Points, half: (t: number) => number, across: number): Point[] => {
  const sides = normals(spine, false);
  return spine.map(([x, y], i): Point => {
    const k = half(i / (spine.length - 1)) * across;
    const [nx, ny] = nth(sides, i);
    return [x + nx * k, y + ny * k];
  });
};

/** A tongue of hair, smoke or fire: swells from its root and ends in a point. */
export function tongue(
  S: Easel,
  spinePoints: Points | string,
  width: number,
  o: {
    tones: Tones;
    light?: number;
    lines?: number;
    fill?: Colour;
    belly?: number;
    step?: number;
    root?: number;
    /** Breadth left at the end, 0..1. */
    tip?: number;
    /** The line round it. */
    cut?: readonly [Colour, number];
  },
): string {
  const { lines = 4, belly = 0.35, step = width * 0.22, root = 0.25, tip = 0 } = o;
  const spine = resample(
    spline(typeof spinePoints === 'string' ? trace(spinePoints) : spinePoints, false, 12),
    4,
  );
  const half = (t: number): number =>
    (width / 2) *
    (t < belly
      ? root + (1 - root) * Math.sin((t / belly) * (Math.PI / 2))
      : tip + (1 - tip) * Math.cos(((t - belly) / (1 - belly)) * (Math.PI / 2)) ** 0.9);
  const outline = ribbon(spine, half);
  return (
    line(smooth(outline), ...(o.cut ?? ([GROUND, 3] as const))) +
    tempera(S, outline, {
      tones: o.tones,
      step,
      rough: 1.5,
      ...(o.light === undefined ? {} : { light: o.light }),
    }) +
    (lines
      ? strands(S, offset(spine, half, 0.72), offset(spine, half, -0.72), lines, {
          width: 1.2,
          ragged: 0.3,
          ...(o.fill === undefined ? {} : { fill: o.fill }),
        })
      : '')
  );
}

/** Rows of scales over a strip between two curves; seen as arcs of gold. */
export function scales(
  S: Easel,
  top: Points,
  bottom: Points,
  o: { rows: number; size: number; width?: number; fill?: Colour; rays?: number },
): string {
  const [a, b] = [spline(top, false, 12), spline(bottom, false, 12)];
  const rng = S.rng.fork();
  let d = '';
  times(o.rows, (row) => {
    const t = (row + 0.5) / o.rows;
    const middle = resample(
      times(61, (k): Point => {
        const [p, q] = [along(a, k / 60), along(b, k / 60)];
        return between([p.x, p.y], [q.x, q.y], t);
      }),
      o.size,
    );
    middle.forEach(([x, y], i) => {
      const next = middle[i + 1];
      if (!next || rng.chance(0.06)) return;
      const angle = Math.atan2(next[1] - y, next[0] - x);
      const shift = row % 2 ? o.size / 2 : 0;
      const at = (u: number, v: number): Point => [
        x + shift * Math.cos(angle) + (u * Math.cos(angle) - v * Math.sin(angle)) * o.size,
        y + shift * Math.sin(angle) + (u * Math.sin(angle) + v * Math.cos(angle)) * o.size,
      ];
      d += hair(
        spline([at(-0.5, -0.28), at(-0.34, 0.12), at(0, 0.34), at(0.34, 0.12), at(0.5, -0.28)], false, 4),
        (o.width ?? 1.6) * rng.range(0.8, 1.2),
        0.4,
        0.4,
      );
      times(o.rays ?? 0, (k) => {
        const u = ((k + 0.5) / (o.rays ?? 1) - 0.5) * 0.62;
        const low = 0.2 - 0.8 * u * u;
        d += hair([at(u * 0.5, -0.34), at(u * 0.8, -0.05), at(u, low - 0.06)], 0.9, 0.2, 0.6);
      });
    });
  });
  return path(d, o.fill ?? gold(S));
}

/** Snow as they paint earth: tongues of a wave, each with a lit crest and hairs of gold that fall from it. */
export function drift(S: Easel, crest: Points, depth: number, o: { tones: Tones; lines?: number }): string {
  const top = resample(spline(crest, false, 12), 5);
  const low = top.map(([x, y], i): Point => [x, y + depth * (0.9 + 0.2 * S.noise.n1(i / 30))]);
  const outline = [...top, ...[...low].reverse()];
  return (
    tempera(S, outline, { tones: o.tones, light: -95, step: Math.min(depth * 0.12, 15), rough: 2 }) +
    strands(
      S,
      top.map(([x, y]): Point => [x, y + 4]),
      top.map(([x, y], i): Point => [x + 10, y + Math.min(depth, 150) * (0.5 + 0.22 * S.noise.n1(i / 16))]),
      o.lines ?? 6,
      { width: 1.1, ragged: 0.6, gather: 1.5 },
    )
  );
}
