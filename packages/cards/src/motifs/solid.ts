/** Small solids in space: turn a box, project it to the card, and paint on its faces in their own (u, v). */
import { clamp, mix, type Colour } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import { lerp, times, type Point } from '../kit/points.ts';
import type { Easel } from '../kit/scene.ts';
import { wobble } from '../kit/shapes.ts';

/** x right, y up, z towards the viewer. */
export type Point3 = readonly [number, number, number];

export interface Pose {
  /** Where the origin of the solid lands on the card. */
  x: number;
  y: number;
  /** Card px per unit. */
  s: number;
  /** Degrees. roll about x, pitch about z (nose up), yaw about y, tilt of the camera about x (negative: seen from below). */
  roll?: number;
  pitch?: number;
  yaw?: number;
  tilt?: number;
  /** Distance of the eye in units; without it the view is parallel. */
  eye?: number;
}

const turned = ([x, y, z]: Point3, axis: 0 | 1 | 2, degrees: number): Point3 => {
  const a = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(a), Math.sin(a)];
  if (axis === 0) return [x, y * c - z * s, y * s + z * c];
  if (axis === 1) return [x * c + z * s, y, -x * s + z * c];
  return [x * c - y * s, x * s + y * c, z];
};

export interface Stand {
  /** Rotates without projecting: for normals and depth. */
  turn(p: Point3): Point3;
  project(p: Point3): Point;
}

/** The rotation and projection of a pose. */
export function stand(pose: Pose): Stand {
  const turn = (p: Point3): Point3 =>
    turned(
      turned(turned(turned(p, 0, pose.roll ?? 0), 2, pose.pitch ?? 0), 1, pose.yaw ?? 0),
      0,
      pose.tilt ?? 0,
    );
  return {
    turn,
    project: (p) => {
      const [x, y, z] = turn(p);
      const k = pose.eye ? pose.eye / (pose.eye - z) : 1;
      return [pose.x + x * pose.s * k, pose.y - y * pose.s * k];
    },
  };
}

export interface Face {
  /** u along the first edge, v along the last: (0,0) is corner 0, (1,0) corner 1, (1,1) corner 2. */
  at(u: number, v: number): Point;
  readonly corners: readonly Point[];
  /** Towards the viewer is positive. */
  readonly facing: number;
  readonly depth: number;
  /** Unit normal after turning. */
  readonly normal: Point3;
  /** A quad inside the face as a hand-drawn path. */
  quad(S: Easel, u0: number, v0: number, u1: number, v1: number, wobbled?: number): string;
  /** Points along a straight run inside the face. */
  run(u0: number, v0: number, u1: number, v1: number, n?: number): Point[];
}

/** Corners as seen from outside: top left, top right, bottom right, bottom left. */
export function face(view: Stand, a: Point3, b: Point3, c: Point3, d: Point3): Face {
  const [A, B, C, D] = [view.project(a), view.project(b), view.project(c), view.project(d)] as const;
  const [ta, tb, tc, td] = [view.turn(a), view.turn(b), view.turn(c), view.turn(d)] as const;
  const [e, f]: [Point3, Point3] = [
    [tb[0] - ta[0], tb[1] - ta[1], tb[2] - ta[2]],
    [td[0] - ta[0], td[1] - ta[1], td[2] - ta[2]],
  ];
  const n: Point3 = [f[1] * e[2] - f[2] * e[1], f[2] * e[0] - f[0] * e[2], f[0] * e[1] - f[1] * e[0]];
  const length = Math.hypot(...n) || 1;
  const normal: Point3 = [n[0] / length, n[1] / length, n[2] / length];
  const at = (u: number, v: number): Point => [
    lerp(lerp(A[0], B[0], u), lerp(D[0], C[0], u), v),
    lerp(lerp(A[1], B[1], u), lerp(D[1], C[1], u), v),
  ];
  const run = (u0: number, v0: number, u1: number, v1: number, k = 8): Point[] =>
    times(k + 1, (i) => at(lerp(u0, u1, i / k), lerp(v0, v1, i / k)));
  return {
    at,
    run,
    corners: [A, B, C, D],
    normal,
    facing: (B[0] - A[0]) * (D[1] - A[1]) - (B[1] - A[1]) * (D[0] - A[0]) > 0 ? 1 : -1,
    depth: (ta[2] + tb[2] + tc[2] + td[2]) / 4,
    quad: (S, u0, v0, u1, v1, wobbled = 1) => {
      const edge = [
        ...run(u0, v0, u1, v0),
        ...run(u1, v0, u1, v1),
        ...run(u1, v1, u0, v1),
        ...run(u0, v1, u0, v0),
      ];
      return polygon(wobble(edge, S.noise, wobbled, 0.06, true, 2));
    },
  };
}

/** Shade to light by how squarely the face meets the light direction. */
export const lambert = (f: Face, light: Point3, shade: Colour, lit: Colour): Colour => {
  const k = Math.hypot(...light);
  const dot = (f.normal[0] * light[0] + f.normal[1] * light[1] + f.normal[2] * light[2]) / k;
  return mix(shade, lit, clamp(0.28 + 0.78 * dot));
};
