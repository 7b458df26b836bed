/** The print of a bare foot on level ground of a stage, 0.6 long, its toes towards us. */
import { smooth } from '../kit/curves.ts';
import { ellipse, path } from '../kit/markup.ts';
import type { Point } from '../kit/points.ts';
import type { Colour } from '../kit/colour.ts';
import type { Stage } from '../rays/stage.ts';
import type { Vec } from '../rays/vectors.ts';

const SOLE: readonly Point[] = [
  [-0.065, -0.24],
  [0, -0.29],
  [0.065, -0.24],
  [0.06, -0.08],
  [0.1, 0.08],
  [0.11, 0.17],
  [0.04, 0.21],
  [-0.08, 0.18],
  [-0.1, 0.1],
  [-0.045, -0.06],
];
const TOES = [
  [-0.085, 0.27, 0.038],
  [-0.03, 0.285, 0.028],
  [0.02, 0.275, 0.025],
  [0.065, 0.255, 0.023],
  [0.105, 0.225, 0.02],
] as const;

/** side: 1 the right foot, -1 the left; turn: radians from straight at us. */
export function bareFoot(
  on: Stage,
  { at: [x, y, z], side, turn = 0, s = 1 }: { at: Vec; side: 1 | -1; turn?: number; s?: number },
  colour: Colour,
  opacity: number,
): string {
  const [c, d] = [Math.cos(turn) * s, Math.sin(turn) * s];
  // A right foot that comes towards us has its great toe on our right.
  const laid = (u: number, v: number): Vec => [x - c * u * side + d * v, y, z + d * u * side + c * v];
  const card = (u: number, v: number): Point => on.project(laid(u, v));
  const toes = TOES.map(([u, v, r]) => {
    const [cx, cy] = card(u, v);
    const px = on.scaleAt(laid(u, v)) * r * s;
    const [, edge] = card(u, v + r);
    return ellipse(cx, cy, px, Math.max(1.2, Math.abs(edge - cy)), colour, `opacity="${opacity}"`);
  });
  return path(smooth(SOLE.map(([u, v]) => card(u, v))), colour, `opacity="${opacity}"`) + toes.join('');
}
