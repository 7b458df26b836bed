/** Space for clay models: x right, y down (as on the card), z towards the viewer. */
import { radians } from '../points.ts';

export type Vec = readonly [number, number, number];

export const plus = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times3 = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length3 = (a: Vec): number => Math.hypot(a[0], a[1], a[2]);
export const unit = (a: Vec): Vec => times3(a, 1 / (length3(a) || 1));
export const between3 = (a: Vec, b: Vec, t: number): Vec => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
export const mirrored = (a: Vec): Vec => [-a[0], a[1], a[2]];

/** A rotation as the three images of the axes. */
export type Turn = readonly [Vec, Vec, Vec];
export const noTurn: Turn = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

export const turned = (turn: Turn, p: Vec): Vec => [
  turn[0][0] * p[0] + turn[1][0] * p[1] + turn[2][0] * p[2],
  turn[0][1] * p[0] + turn[1][1] * p[1] + turn[2][1] * p[2],
  turn[0][2] * p[0] + turn[1][2] * p[1] + turn[2][2] * p[2],
];

/** First `inner`, then `outer`. */
export const chained = (outer: Turn, inner: Turn): Turn => [
  turned(outer, inner[0]),
  turned(outer, inner[1]),
  turned(outer, inner[2]),
];

/** Degrees about an axis (right-handed in x right, y down, z out). */
export function about(axis: Vec, degrees: number): Turn {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  const a = unit(axis);
  const spin = (p: Vec): Vec =>
    plus(plus(times3(p, c), times3(cross(a, p), s)), times3(a, dot(a, p) * (1 - c)));
  return [spin([1, 0, 0]), spin([0, 1, 0]), spin([0, 0, 1])];
}

/** yaw turns towards the right of the card, pitch nods down, roll leans clockwise; degrees. */
export const facing = (yaw: number, pitch = 0, roll = 0): Turn =>
  chained(about([0, 0, 1], roll), chained(about([0, 1, 0], yaw), about([1, 0, 0], -pitch)));

/** The turn that carries the y axis onto `down` and keeps z as near to `front` as it can. */
export function aimed(down: Vec, front: Vec): Turn {
  const y = unit(down);
  const x = unit(cross(y, front));
  return [x, y, cross(x, y)];
}

/** The turn of a hand whose fingers point one way while its back looks another (a right hand; see motifs/hands). */
export const laid = (fingers: Vec, back: Vec): Turn => {
  const y = unit(times3(fingers, -1));
  const x = unit(cross(y, back));
  return [x, y, cross(x, y)];
};

/** Where a model stands: its own units to card px. */
export interface Frame {
  readonly at: Vec;
  readonly turn: Turn;
  readonly scale: number;
}

export const outward = (f: Frame, p: Vec): Vec => plus(f.at, times3(turned(f.turn, p), f.scale));

export const inward = (f: Frame, p: Vec): Vec => {
  const q = times3(minus(p, f.at), 1 / f.scale);
  return [dot(f.turn[0], q), dot(f.turn[1], q), dot(f.turn[2], q)];
};

/** The frame of a model that stands in a model that stands in `outer`. */
export const within = (outer: Frame, inner: Frame): Frame => ({
  at: outward(outer, inner.at),
  turn: chained(outer.turn, inner.turn),
  scale: outer.scale * inner.scale,
});

/** Unit vector towards a light: degrees on the card it comes from (as `form`), and how far it stands before the picture. */
export function lightFrom(angle: number, before = 40): Vec {
  const [flat, out] = [Math.cos(radians(before)), Math.sin(radians(before))];
  return [Math.cos(radians(angle)) * flat, Math.sin(radians(angle)) * flat, out];
}
