/** Bare winter trees of the lacquer painters: a bowed trunk whose boughs all grow towards one place. */
import type { Tones } from '../finishes/lacquer.ts';
import { along, spline } from '../kit/curves.ts';
import { lerp, times, trace, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { tongue } from './lacquer-shapes.ts';

export interface BareTree {
  trunk: string;
  width: number;
  tones: Tones;
  /** What they hold their hands to. */
  to: Point;
  boughs?: number;
  /** Length of the longest bough. */
  reach?: number;
  /** Where along the trunk they begin. */
  start?: number;
}

/** A line that leaves its parent tangentially and turns to a heading. */
function turning(x: number, y: number, from: number, to: number, length: number): Point[] {
  let turn = to - from;
  while (turn > Math.PI) turn -= 2 * Math.PI;
  while (turn < -Math.PI) turn += 2 * Math.PI;
  const line: Point[] = [[x, y]];
  for (let i = 1; i <= 4; i++) {
    const a = from + turn * Math.min(1, i / 3.2);
    x += (Math.cos(a) * length) / 4;
    y += (Math.sin(a) * length) / 4;
    line.push([x, y]);
  }
  return line;
}

export function bareTree(S: Easel, o: BareTree): string {
  const { boughs = 6, reach = o.width * 3, start = 0.4 } = o;
  const trunk = spline(trace(o.trunk), false, 12);
  const limbs: string[] = [];
  times(boughs, (i) => {
    const t = lerp(start, 0.93, (i + S.rng.range(0, 0.5)) / boughs);
    const root = along(trunk, t);
    const long = reach * (1 - 0.45 * ((t - start) / (1 - start))) * S.rng.range(0.75, 1.1);
    const wide = o.width * (0.34 - 0.2 * t) * S.rng.range(0.85, 1.15);
    const aim = Math.atan2(o.to[1] - root.y, o.to[0] - root.x) + S.rng.gauss(0, 0.22);
    const bough = turning(root.x, root.y, root.angle, aim, long);
    const line = spline(bough, false, 8);
    times(5, (k) => {
      const at = along(line, 0.42 + k * 0.13);
      const twig = turning(
        at.x,
        at.y,
        at.angle,
        at.angle + (k % 2 ? 1 : -1) * S.rng.range(0.35, 0.75),
        long * S.rng.range(0.22, 0.4) * (1.1 - k * 0.08),
      );
      limbs.push(tongue(S, twig, wide * 0.5, { tones: o.tones, lines: 1, root: 0.8, belly: 0.15 }));
    });
    limbs.push(tongue(S, bough, wide, { tones: o.tones, lines: 3, root: 0.9, belly: 0.1, light: 70 }));
  });
  return (
    limbs.join('') +
    tongue(S, o.trunk, o.width, {
      tones: o.tones,
      lines: Math.round(o.width / 6),
      root: 1,
      belly: 0.1,
      step: o.width * 0.16,
    })
  );
}
