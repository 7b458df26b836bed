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
