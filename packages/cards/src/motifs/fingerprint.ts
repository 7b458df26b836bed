/** The ridges of a fingerprint as a height field: rings round the core, arches over them, waves at the base. */
import type { Noise } from '../kit/noise.ts';
import { lerp, type Point } from '../kit/points.ts';

export interface PrintPlace {
  /** The core of the whorl. */
  readonly core: Point;
  readonly rx: number;
  readonly ry: number;
  /** How many ridges from the core to the tip. */
  readonly ridges: number;
  /** Tilt in radians. */
  readonly turn: number;
}

/** Field whose whole numbers are the ridge lines. */
export function printField(noise: Noise, p: PrintPlace): (x: number, y: number) => number {
  const [c, s] = [Math.cos(p.turn), Math.sin(p.turn)];
  return (x, y) => {
    const [dx, dy] = [x - p.core[0], y - p.core[1]];
    const warp = (k: number): number => noise.n2(x / 130 + k, y / 130 - k) * 0.07;
    const u = (dx * c + dy * s) / p.rx + warp(3);
    const v = (dy * c - dx * s) / p.ry + warp(8);
    const rings = Math.hypot(u, v + u * 0.16);
    const base = (1.36 - v + u * u * 0.42 + u * 0.12) * 0.84;
    // a soft minimum: where rings and waves meet, the two deltas appear
    const k = 0.09;
    const h = Math.max(0, Math.min(1, 0.5 + (0.5 * (base - rings)) / k));
    return (lerp(base, rings, h) - k * h * (1 - h)) * p.ridges;
  };
}
