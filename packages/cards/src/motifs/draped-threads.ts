/** Upright threads stretched over a model that pushes from behind: they are drawn aside by its height, swell in its light, and are all there is to see of it. */
import type { Drawing } from '../kit/clay/drawing.ts';
import { times, type Point } from '../kit/points.ts';

const CELL = 4;

export interface Draping {
  w: number;
  h: number;
  threads: number;
  /** px a thread is drawn aside for each px of height. */
  aside: number;
  /** How the threads lie where nothing pushes, 0..1. */
  rest: number;
}

interface Cloth {
  height: Float32Array;
  light: Float32Array;
  cols: number;
  rows: number;
}

/** The height of the cloth everywhere: the model's own where it is, a taut skin falling to the card's edges elsewhere. */
function cloth(drawing: Drawing, { w, h, rest }: Draping): Cloth {
  const { survey: s, lit } = drawing;
  const [cols, rows] = [Math.round(w / CELL) + 1, Math.round(h / CELL) + 1];
  const height = new Float32Array(cols * rows);
  const light = new Float32Array(cols * rows).fill(rest);
  const held = new Uint8Array(cols * rows);
  let low = 1e9;
  s.piece.forEach((p, i) => {
    if (p >= 0) low = Math.min(low, s.z[i] ?? 0);
  });
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < cols; i++) {
      const at = j * cols + i;
      const [u, v] = [Math.round((i * CELL - s.x0) / s.cell), Math.round((j * CELL - s.y0) / s.cell)];
      const k = v * s.w + u;
      const within = u >= 0 && v >= 0 && u < s.w && v < s.h && (s.piece[k] ?? -1) >= 0;
      if (within) {
        height[at] = (s.z[k] ?? 0) - low;
        light[at] = lit.tone[k] ?? rest;
      }
      held[at] = within || i === 0 || i === cols - 1 ? 1 : 0;
    }
  for (let round = 0; round < 500; round++)
    for (let j = 0; j < rows; j++)
      for (let i = 1; i < cols - 1; i++) {
        const at = j * cols + i;
        if (held[at]) continue;
        const near = (d: number): number => height[at + d] ?? height[at] ?? 0;
        const mean = (near(-1) + near(1) + near(j > 0 ? -cols : 0) + near(j < rows - 1 ? cols : 0)) / 4;
        height[at] = near(0) + 1.8 * (mean - near(0));
      }
  return { height, light, cols, rows };
}

const smoothed = (list: readonly number[], reach: number): number[] =>
  list.map((_, k) => {
    const part = list.slice(Math.max(0, k - reach), k + reach + 1);
    return part.reduce((sum, v) => sum + v, 0) / part.length;
  });

export interface Thread {
  line: Point[];
  /** Light on it at each point, 0..1. */
  light: number[];
}

export function drapedThreads(drawing: Drawing, o: Draping): Thread[] {
  const { height, light, cols, rows } = cloth(drawing, o);
  const apart = o.w / o.threads;
  let before: number[] = times(rows, () => -1e9);
  return times(o.threads, (n): Thread => {
    const x0 = (n + 0.5) * apart;
    const i = Math.round(x0 / CELL);
    const raw = times(rows, (j) => x0 + o.aside * (height[j * cols + i] ?? 0));
    const xs = smoothed(raw, 2).map((x, j) => Math.max(x, (before[j] ?? -1e9) + 1.6));
    before = xs;
    const seen = times(rows, (j) => light[j * cols + i] ?? o.rest);
    return { line: xs.map((x, j): Point => [x, j * CELL]), light: smoothed(seen, 1) };
  });
}
