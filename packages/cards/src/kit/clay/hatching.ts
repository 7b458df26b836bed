/** Hatching that runs round a form: slices through the model, kept where it is dark. Lines for any pen, gouge or chalk. */
import { px } from '../../pixels/raster.ts';
import type { Point } from '../points.ts';
import { eased, outlines } from './contour.ts';
import type { Drawing } from './drawing.ts';
import { unit, type Vec } from './space.ts';

export interface HatchingOptions {
  readonly part: string;
  /** Only where it is darker than this. */
  readonly below: number;
  /** And brighter than this. */
  readonly above?: number;
  /** Distance of the slices, px. */
  readonly gap: number;
  /** What they are cut across: [0, 1, 0] gives level slices, [1, 0, 0] upright ones; depth bends them round the form. */
  readonly across?: Vec;
}

export function hatching(drawing: Drawing, o: HatchingOptions): Point[][] {
  const { survey: s, lit } = drawing;
  const { below, above = -1, gap } = o;
  const [ax, ay, az] = unit(o.across ?? [0.35, 1, -0.6]);
  const known = (i: number): boolean => s.model.pieces[s.piece[i] ?? -1]?.part === o.part;
  const values = new Float32Array(s.w * s.h).fill(-1e6);
  let [low, high] = [1e9, -1e9];
  for (let i = 0; i < values.length; i++) {
    if (!known(i)) continue;
    const v =
      (ax * (s.x0 + (i % s.w) * s.cell) + ay * (s.y0 + Math.floor(i / s.w) * s.cell) + az * px(s.z, i)) / gap;
    values[i] = v;
    [low, high] = [Math.min(low, v), Math.max(high, v)];
  }
  const lines: Point[][] = [];
  for (let level = Math.ceil(low); level <= high; level++)
    for (const loop of outlines(s, values, level)) {
      let run: Point[] = [];
      const end = (): void => {
        if (run.length > 6) lines.push(eased(run, 2, false));
        run = [];
      };
      for (const p of loop) {
        const i = Math.round((p[1] - s.y0) / s.cell) * s.w + Math.round((p[0] - s.x0) / s.cell);
        const inner = known(i) && known(i + 1) && known(i - 1) && known(i + s.w) && known(i - s.w);
        const tone = px(lit.tone, i);
        const level1 = px(values, i);
        const smoothHere =
          Math.abs(px(values, i + 1) - level1) < 1.2 && Math.abs(px(values, i + s.w) - level1) < 1.2;
        if (inner && smoothHere && tone < below && tone > above) run.push(p);
        else end();
      }
      end();
    }
  return lines;
}
