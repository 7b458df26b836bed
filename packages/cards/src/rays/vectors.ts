/** Points and directions of the stage: x to the right, y up, z towards the viewer. */
export type Vec = readonly [x: number, y: number, z: number];

/** Lowest corner, highest corner. */
export type Box = readonly [x0: number, y0: number, z0: number, x1: number, y1: number, z1: number];

export const added = (a: Vec, b: Vec, k = 1): Vec => [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vec): number => Math.hypot(...a);
export const unit = (a: Vec): Vec => {
  const l = length(a);
  return [a[0] / l, a[1] / l, a[2] / l];
};
export const towards = (a: Vec, b: Vec, t: number): Vec => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

/** The rows of a turn: about x, then y, then z, in radians. */
export function turn([ax, ay, az]: Vec): readonly [Vec, Vec, Vec] {
  const [cx, sx, cy, sy, cz, sz] = [
    Math.cos(ax),
    Math.sin(ax),
    Math.cos(ay),
    Math.sin(ay),
    Math.cos(az),
    Math.sin(az),
  ];
  return [
    [cz * cy, cz * sy * sx - sz * cx, cz * sy * cx + sz * sx],
    [sz * cy, sz * sy * sx + cz * cx, sz * sy * cx - cz * sx],
    [-sy, cy * sx, cy * cx],
  ];
}

export const around = (points: readonly Vec[], by: number): Box => {
  const axis = (k: 0 | 1 | 2): number[] => points.map((p) => p[k]);
  return [
    Math.min(...axis(0)) - by,
    Math.min(...axis(1)) - by,
    Math.min(...axis(2)) - by,
    Math.max(...axis(0)) + by,
    Math.max(...axis(1)) + by,
    Math.max(...axis(2)) + by,
  ];
};

export const corners = ([x0, y0, z0, x1, y1, z1]: Box): Vec[] =>
  [x0, x1].flatMap((x) => [y0, y1].flatMap((y) => [z0, z1].map((z): Vec => [x, y, z])));

export const boxAround = (boxes: readonly Box[], by = 0): Box => around(boxes.flatMap(corners), by);
