/** Broken blue-and-white plates, in heaps. Gouache. */
import { brushLine } from '../kit/brush.ts';
import { mix, type Colour } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import { ellipse, group, line, path, type Mark } from '../kit/markup.ts';
import { TAU, fix, scatter, times, type Point, type Points } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';

export interface ShardPaint {
  white: Colour;
  /** Its side away from the light. */
  shade: Colour;
  blue: Colour;
  /** Broken edges and the gaps between. */
  edge: Colour;
}

/** What is painted on one piece, in its own px: rims, leaves, dots. */
function pattern(S: Easel, kind: number, r: number, blue: Colour): Mark {
  if (kind === 0)
    return [0.55, 0.8].map((k, i) =>
      line(
        `M${fix(-r)} ${fix(r * k - r * 0.2)}Q0 ${fix(r * (k - 0.6))} ${fix(r)} ${fix(r * k - r * 0.3)}`,
        blue,
        r * (i ? 0.1 : 0.2),
      ),
    );
  if (kind === 1)
    return times(4, (i) => {
      const a = (i / 4) * TAU + 0.4;
      return brushLine(
        S,
        [
          [0, 0],
          [Math.cos(a) * r * 0.4, Math.sin(a) * r * 0.4],
          [Math.cos(a) * r * 0.8, Math.sin(a) * r * 0.7],
        ],
        r * 0.17,
        blue,
        { attack: 0.4 },
      );
    });
  if (kind === 2)
    return times(6, (i) =>
      ellipse(Math.cos(i * 2.4) * r * 0.15 * i, Math.sin(i * 2.4) * r * 0.13 * i, r * 0.1, r * 0.09, blue),
    );
  if (kind === 3)
    return line(
      `M${fix(-r)} ${fix(r * 0.2)}C${fix(-r * 0.4)} ${fix(-r * 0.6)} ${fix(r * 0.3)} ${fix(r * 0.7)} ${fix(r)} ${fix(-r * 0.3)}`,
      blue,
      r * 0.12,
    );
  return '';
}

/** A heap: pieces from the back to the front, each tilted its own way. */
export function heap(
  S: Easel,
  outline: Points,
  o: { n: number; size: (y: number) => number; lit: (x: number, y: number) => number; paint: ShardPaint },
): Mark {
  const rng = S.stream('shards');
  const { white, shade, blue, edge } = o.paint;
  const spots = scatter(outline, o.n, rng).sort((a, b) => a[1] - b[1]);
  return [
    path(polygon(outline), mix(shade, edge, 0.5)),
    spots.map(([x, y]) => {
      const r = o.size(y) * rng.range(0.55, 1.3);
      const corners = rng.int(3, 5);
      const turn = rng.range(0, TAU);
      const flatness = rng.range(0.4, 0.95);
      const shape = times(corners, (i): Point => {
        const a = turn + (i / corners) * TAU + rng.gauss(0, 0.25);
        const k = r * rng.range(0.7, 1.15);
        return [Math.cos(a) * k, Math.sin(a) * k * flatness];
      });
      const d = polygon(shape);
      const light = Math.max(0, Math.min(1, o.lit(x, y) + rng.gauss(0, 0.2)));
      const kind = rng.int(0, 6);
      return group(
        { transform: `translate(${fix(x)} ${fix(y)})` },
        group({ transform: `translate(1 ${fix(r * 0.16)})` }, path(d, edge)),
        path(d, mix(shade, white, light)),
        kind < 4 && r > 7
          ? group(
              { 'clip-path': S.clip(d) },
              group(
                { transform: `rotate(${fix((turn * 180) / Math.PI)})` },
                pattern(S, kind, r, mix(blue, shade, 0.35 - 0.35 * light)),
              ),
            )
          : '',
      );
    }),
  ];
}
