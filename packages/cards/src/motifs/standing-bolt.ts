/** A bolt of lightning that has stayed: a jagged shaft as solid as glass, with broken side branches. */
import { mix, type Colour } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import { glow } from '../kit/light.ts';
import { group, path } from '../kit/markup.ts';
import { blur } from '../kit/materials.ts';
import { lerp, nth, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

export interface BoltLimb {
  /** From the root to the tip, each turn a corner. */
  line: Points;
  /** Half breadth at the root and at the tip. */
  from: number;
  to: number;
}

/** Left edge, ridge and right edge of a limb: the corners stay sharp, the ridge wanders. */
function facets({ line, from, to }: BoltLimb): readonly [Points, Points, Points] {
  const n = line.length - 1;
  const edge = (side: number): Point[] =>
    line.map(([x, y], i): Point => {
      const [a, b] = [nth(line, Math.max(0, i - 1)), nth(line, Math.min(n, i + 1))];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const k = side * lerp(from, to, i / n) * (1 + 0.34 * Math.cos(i * 2.4 + side));
      return [x - ((b[1] - a[1]) / length) * k, y + ((b[0] - a[0]) / length) * k];
    });
  return [edge(1), edge(-0.15), edge(-1)];
}

export function standingBolt(
  S: Easel,
  limbs: readonly BoltLimb[],
  c: { core: Colour; lit: Colour; shade: Colour; halo: Colour },
): string {
  const bodies = limbs.map((limb) => {
    const [left, ridge, right] = facets(limb);
    return {
      whole: [...left, ...[...right].reverse()],
      lit: [...left, ...[...ridge].reverse()],
      dark: [...ridge, ...[...right].reverse()],
    };
  });
  const all = bodies.map(({ whole }) => polygon(whole)).join('');
  return [
    group(
      { filter: blur(S, 34), opacity: 0.7, style: 'mix-blend-mode:screen' },
      path(all, c.halo, `stroke="${c.halo}" stroke-width="40"`),
    ),
    ...bodies.flatMap(({ lit, dark }) => [
      path(polygon(lit), c.core),
      path(
        polygon(dark),
        S.linear([mix(c.lit, c.shade, 0.35), c.lit, mix(c.lit, c.shade, 0.8)], 0, 0, 0.3, 1),
      ),
    ]),
    ...limbs.slice(0, 1).map(({ line }) => glow(S, ...nth(line, line.length - 1), 150, c.core, 0.7)),
  ].join('');
}
