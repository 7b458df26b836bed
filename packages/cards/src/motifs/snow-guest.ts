/** A snowdrift that has sat down at a table, for the rays: its feet at the place given, 2.9 high; and a paper crown for it. */
import { noise3, octaves3 } from '../rays/noise3.ts';
import { egg, melted, rod, rough, type Solid } from '../rays/solids.ts';
import type { Vec } from '../rays/vectors.ts';

export function snowGuest([x, , z]: Vec): Solid {
  return rough(
    melted(
      0.36,
      egg([x, 1.15, z], [0.78, 0.8, 0.6]),
      egg([x - 0.06, 1.8, z - 0.02], [0.66, 0.5, 0.46]),
      egg([x + 0.08, 2.46, z + 0.1], [0.4, 0.42, 0.36]),
      egg([x - 0.6, 0.55, z + 0.05], [0.8, 0.62, 0.6]),
      egg([x + 0.65, 0.4, z + 0.1], [0.85, 0.5, 0.6]),
      egg([x - 0.1, 0.1, z + 0.15], [1.65, 0.22, 0.8]),
      rod([x - 0.56, 1.66, z + 0.25], [x - 0.56, 1.18, z + 1.02], 0.27, 0.17),
      rod([x + 0.56, 1.66, z + 0.25], [x + 0.62, 1.18, z + 0.98], 0.27, 0.17),
    ),
    0.09,
    (u, v, w) => octaves3(u * 2.6, v * 2.6, w * 2.6) * 0.12 + noise3(u * 14, v * 14, w * 14) * 0.012,
    1.3,
  );
}

/** Paper, cut in points. */
export const paperCrown: Solid = {
  distance: (x, y, z) => {
    const a = (Math.atan2(z, x) / (Math.PI * 2)) * 9;
    const point = 0.16 + 0.26 * (1 - Math.abs((a - Math.floor(a)) * 2 - 1));
    const d = Math.max(Math.abs(Math.sqrt(x * x + z * z) - 0.36 - y * 0.1) - 0.012, -y, (y - point) * 0.6);
    return d * 0.8;
  },
  box: [-0.5, 0, -0.5, 0.5, 0.44, 0.5],
};
