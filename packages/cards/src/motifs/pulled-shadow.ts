/** The flat shadow of somebody, drawn out along a line as if it were dough: its feet where they stand, its head where it is pulled to. */
import { along, subPaths, smooth } from '../kit/curves.ts';
import type { Points } from '../kit/points.ts';

export interface PulledOptions {
  /** Where the feet of the upright outline are. */
  readonly foot: readonly [number, number];
  /** From the feet to the head. */
  readonly spine: Points;
  /** Breadth at the feet and at the head, as shares of the upright one. */
  readonly broad: readonly [number, number];
}

export function pulledShadow(outline: string, { foot, spine, broad }: PulledOptions): string {
  const outlines = subPaths(outline, 5);
  const height = foot[1] - Math.min(...outlines.flat().map(([, y]) => y));
  return outlines
    .map((points) =>
      smooth(
        points.map(([x, y]) => {
          const t = Math.max(0, Math.min(1, (foot[1] - y) / height));
          const across = (x - foot[0]) * (broad[0] + (broad[1] - broad[0]) * t);
          const at = along(spine, t);
          return [at.x - Math.sin(at.angle) * across, at.y + Math.cos(at.angle) * across] as const;
        }),
      ),
    )
    .join('');
}
