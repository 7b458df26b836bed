/** Lines where something stands in front of something else: contours, inside and out, with the weight a pen would give them. */
import { px } from '../../pixels/raster.ts';
import type { Point } from '../points.ts';
import { eased } from './contour.ts';
import type { Survey } from './survey.ts';

export interface Edge {
  readonly line: readonly Point[];
  /** How deep it falls away behind, px, along the line. */
  readonly drop: readonly number[];
  /** Brightness of the nearer side along the line, 0..1. */
  readonly tone: readonly number[];
  /** Between the model and nothing. */
  readonly outer: boolean;
  /** Parts on the near and far side at its middle ('' is nothing). */
  readonly near: string;
  readonly far: string;
}

interface Step {
  readonly to: number;
  readonly drop: number;
  readonly near: number;
  readonly far: number;
}

const DEEP = 1e3;

/** least: how deep a fall counts, px. */
export function edges(s: Survey, tone: Float32Array, least: number): Edge[] {
  const { w, h, cell } = s;
  const W = w + 1;
  const steps = new Map<number, Step[]>();
  const depth = (i: number): number => ((s.piece[i] ?? -1) < 0 ? -DEEP : px(s.z, i));
  const link = (a: number, b: number, i: number, j: number): void => {
    const [di, dj] = [depth(i), depth(j)];
    if (di === dj) return;
    const [near, far] = di > dj ? [i, j] : [j, i];
    // A slope seen at a glance is not an edge: the fall must be more than the surface itself explains.
    const slope = (k: number): number => {
      const n = px(s.nz, k);
      return n < 0.12 ? 8 : Math.sqrt(1 - n * n) / n;
    };
    const drop = Math.abs(di - dj);
    const expected = depth(far) === -DEEP ? 0 : Math.min(slope(near), slope(far)) * cell;
    if (drop - expected < least) return;
    const put = (from: number, to: number): void => {
      const list = steps.get(from) ?? [];
      list.push({ to, drop: Math.min(drop, DEEP), near, far });
      steps.set(from, list);
    };
    put(a, b);
    put(b, a);
  };
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      if (x + 1 < w) link(y * W + x + 1, (y + 1) * W + x + 1, i, i + 1);
      if (y + 1 < h) link((y + 1) * W + x, (y + 1) * W + x + 1, i, i + w);
    }
  const used = new Set<string>();
  const key = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);
  const spot = (v: number): Point => [s.x0 + ((v % W) - 0.5) * cell, s.y0 + (Math.floor(v / W) - 0.5) * cell];
  const partOf = (i: number): string => s.model.pieces[s.piece[i] ?? -1]?.part ?? '';
  const found: Edge[] = [];
  const walk = (start: number, first: Step): void => {
    const line: Point[] = [spot(start)];
    const path: Step[] = [];
    let [from, step] = [start, first];
    for (;;) {
      used.add(key(from, step.to));
      path.push(step);
      line.push(spot(step.to));
      const on: Step[] = steps.get(step.to) ?? [];
      const options: Step[] = on.filter((o) => !used.has(key(step.to, o.to)));
      if (on.length !== 2 || options.length !== 1) break;
      const next: Step | undefined = options[0];
      if (!next) break;
      [from, step] = [step.to, next];
    }
    if (path.length < 3) return;
    const closed = path[path.length - 1]?.to === start;
    const middle = path[path.length >> 1] ?? first;
    const outside = path.filter((p) => depth(p.far) === -DEEP).length > path.length / 2;
    found.push({
      line: eased(line, 4, closed),
      drop: [first, ...path].map((p) => p.drop),
      tone: [first, ...path].map((p) => px(tone, p.near)),
      outer: outside,
      near: partOf(middle.near),
      far: partOf(middle.far),
    });
  };
  for (const [v, list] of steps)
    if (list.length !== 2) for (const step of list) if (!used.has(key(v, step.to))) walk(v, step);
  for (const [v, list] of steps) for (const step of list) if (!used.has(key(v, step.to))) walk(v, step);
  return found;
}
