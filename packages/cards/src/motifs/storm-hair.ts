/** Hair that is a sea in storm: rows of waves combed over a head from left to right, breakers that curl, long swells down both sides. */
import type { Piece } from '../kit/clay/model.ts';
import type { Vec } from '../kit/clay/space.ts';
import { nth, times } from '../kit/points.ts';
import { lock } from './face/locks.ts';

export interface WaveRow {
  /** Height over the eyes (up is negative) and depth, in head units; how high the swell runs and where it begins. */
  readonly y: number;
  readonly z: number;
  readonly swell: number;
  readonly phase: number;
  readonly thick: number;
  readonly part: string;
}

/** One long wave over the top of the head that falls past both cheeks. */
export function waveRow(o: WaveRow, reach: number, low: number): Piece {
  const over = times(13, (i): Vec => {
    const x = -reach + (2 * reach * i) / 12;
    const k = x / reach;
    return [
      x,
      o.y + 26 * k * k * k * k + 8 * k * k + o.swell * Math.sin(o.phase + i * 1.15),
      o.z + 3 * Math.sin(o.phase * 2 + i),
    ];
  });
  const [left, right] = [nth(over, 0), nth(over, 12)];
  const fall = (end: Vec, side: -1 | 1): Vec[] =>
    times(5, (i): Vec => [
      end[0] + side * (6 * Math.sin(i * 1.3 + o.phase) - i * 1.2),
      end[1] + ((low - end[1]) * (i + 1)) / 5,
      end[2] - 2 * i,
    ]);
  return lock([...fall(left, -1).reverse(), ...over, ...fall(right, 1)], {
    thick: o.thick,
    root: 0.5,
    tip: 0.4,
    flat: 1.9,
    part: o.part,
  });
}

/** A crest that rises out of a row and curls over; side 1 breaks to the right. */
export function breaker(x: number, y: number, z: number, size: number, side: 1 | -1, part: string): Piece[] {
  const curl = (k: number, lift: number): Vec[] => {
    const rise: Vec[] = [
      [x - side * size * 1.7, y + size * 1.1, z - 5],
      [x - side * size * 1.2, y + size * 0.45, z - 1],
      [x - side * size * 0.7, y - size * 0.05, z + 1],
      [x - side * size * 0.05, y - size * (0.62 + lift), z + 2],
    ];
    const roll = times(6, (i): Vec => {
      const a = -2.2 + i * (0.72 + k * 0.05);
      const r = size * (0.56 - i * 0.062 + lift * 0.4);
      return [
        x + side * (size * 0.42 + Math.cos(a) * r),
        y - size * (0.62 + lift * 0.7) + Math.sin(a) * r,
        z + 3 + i * 0.6,
      ];
    });
    return [...rise, ...roll];
  };
  return [
    lock(curl(0, 0), { thick: size * 0.2, root: 0.05, tip: 0.25, flat: 1.6, part }),
    lock(curl(1, 0.16), { thick: size * 0.17, root: 0.05, tip: 0.2, flat: 1.5, part }),
    lock(curl(0, -0.16), { thick: size * 0.17, root: 0.05, tip: 0.2, flat: 1.5, part }),
  ];
}

/** One wave higher than the rest: a sheaf of locks that rises past the right temple, leans over and breaks to the left in claws. */
export function greatWave(part: string): Piece[] {
  const back: readonly Vec[] = [
    [62, 96, -14],
    [71, 52, -14],
    [72, 4, -12],
    [69, -40, -10],
    [60, -80, -8],
    [39, -107, -4],
    [11, -112, 0],
    [-10, -103, 3],
  ];
  const belly: readonly Vec[] = [
    [52, 96, -4],
    [53, 50, -2],
    [55, 10, 0],
    [55, -28, 2],
    [50, -62, 5],
    [36, -85, 8],
    [17, -93, 10],
    [2, -89, 11],
  ];
  return times(12, (i) => {
    const k = i / 11;
    const sway = (j: number): number => Math.sin(i * 2.4 + j * 1.1) * (j > 4 ? 1.7 : 1.1);
    const run = back.map((p, j): Vec => {
      const q = nth(belly, j);
      return [
        p[0] + (q[0] - p[0]) * k + sway(j),
        p[1] + (q[1] - p[1]) * k + sway(j + 3),
        p[2] + (q[2] - p[2]) * k + 3 * Math.sin(i * 1.9),
      ];
    });
    const [x, y, z] = nth(run, 7);
    // The tip of each lock bends under, some far and some hardly: the claws of the crest.
    const reach = 5.5 + 3.2 * Math.sin(i * 2.3 + 0.6);
    const under = 1 - 0.5 * k;
    const claw: Vec[] = [
      [x - reach * 1.1 * under, y + reach * 0.8, z + 1],
      [x - reach * 1.25 * under, y + reach * 2, z + 2],
      [x - reach * 0.5 * under, y + reach * 2.9, z + 3],
      [x + reach * 0.3, y + reach * 2.8, z + 3],
    ];
    return lock([...run, ...claw], {
      thick: 4.4 + 0.9 * Math.sin(i * 1.7),
      root: 0.8,
      tip: 0.05,
      flat: 1.7,
      part,
    });
  });
}
