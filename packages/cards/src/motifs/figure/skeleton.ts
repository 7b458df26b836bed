/** The joints of a figure. Units: an adult is about 120 tall at scale 1, feet on y = 0, facing right in side view. */
import { radians, type Point } from '../../kit/points.ts';

export type View = 'side' | 'back' | 'front';

/** Angles in degrees. Side view: 0 hangs down, 90 points forward, 180 up. Back and front: 90 points outward. */
export interface Limb {
  readonly root: number;
  /** Bend of elbow (forward) or knee (backward). */
  readonly bend: number;
}

export interface Pose {
  /** + leans forward (side) or to the right (back, front). */
  readonly lean: number;
  readonly headTilt: number;
  /** Far or left, then near or right. */
  readonly arms: readonly [Limb, Limb];
  readonly legs: readonly [Limb, Limb];
}

export interface Build {
  /** Multipliers of height of legs and torso, of breadth, of head. */
  readonly legs: number;
  readonly torso: number;
  readonly breadth: number;
  readonly head: number;
}

export const builds = {
  adult: { legs: 1, torso: 1, breadth: 1, head: 1 },
  stout: { legs: 0.9, torso: 1, breadth: 1.45, head: 1.02 },
  thin: { legs: 1.1, torso: 1.06, breadth: 0.78, head: 0.92 },
  child: { legs: 0.62, torso: 0.7, breadth: 0.86, head: 1.12 },
  giant: { legs: 1.05, torso: 1.15, breadth: 1.35, head: 0.8 },
} satisfies Record<string, Build>;

const limb = (root: number, bend = 8): Limb => ({ root, bend });
const pose = (lean: number, arms: [Limb, Limb], legs: [Limb, Limb], headTilt = 0): Pose => ({
  lean,
  headTilt,
  arms,
  legs,
});

/** Ready poses; spread one and change a limb: { ...poses.stand, arms: [poses.stand.arms[0], { root: 150, bend: 20 }] }. */
export const poses = {
  stand: pose(2, [limb(-6), limb(6, 12)], [limb(-3, 2), limb(4, 2)]),
  walk: pose(5, [limb(26, 24), limb(-24, 14)], [limb(-24, 14), limb(26, 6)]),
  stride: pose(8, [limb(36, 40), limb(-32, 30)], [limb(-32, 20), limb(36, 8)]),
  run: pose(16, [limb(50, 80), limb(-50, 60)], [limb(-40, 60), limb(52, 40)], 6),
  sit: pose(-2, [limb(20, 30), limb(30, 40)], [limb(84, 82), limb(88, 86)]),
  kneel: pose(8, [limb(40, 30), limb(50, 30)], [limb(4, 96), limb(86, 88)], 8),
  bow: pose(48, [limb(-10, 6), limb(10, 30)], [limb(-4, 2), limb(6, 4)], 16),
  reachUp: pose(0, [limb(-8, 10), limb(158, 14)], [limb(-6, 3), limb(6, 3)], -14),
  reachOut: pose(6, [limb(70, 18), limb(84, 12)], [limb(-10, 6), limb(12, 6)]),
  carry: pose(-4, [limb(44, 56), limb(52, 52)], [limb(-12, 8), limb(14, 6)]),
  pull: pose(-24, [limb(78, 12), limb(84, 10)], [limb(20, 10), limb(36, 12)], -6),
  push: pose(28, [limb(74, 14), limb(82, 12)], [limb(-34, 8), limb(8, 34)], 4),
  climb: pose(6, [limb(150, 24), limb(120, 60)], [limb(10, 12), limb(64, 84)], -10),
  row: pose(-10, [limb(66, 26), limb(72, 22)], [limb(78, 40), limb(82, 46)], 0),
  wave: pose(0, [limb(-6, 8), limb(140, 36)], [limb(-4, 2), limb(4, 2)], -4),
  sweep: pose(16, [limb(34, 30), limb(54, 24)], [limb(-14, 4), limb(12, 10)], 12),
  lookUp: pose(-6, [limb(-8), limb(-4, 6)], [limb(-4, 2), limb(5, 2)], -28),
  huddle: pose(12, [limb(30, 84), limb(34, 80)], [limb(-4, 4), limb(6, 6)], 18),
} satisfies Record<string, Pose>;

export type PoseName = keyof typeof poses;

export interface LimbJoints {
  readonly root: Point;
  readonly middle: Point;
  readonly end: Point;
  readonly length: number;
  /** A point at a distance down the limb from its root, going on past the end. */
  at(distance: number): Point;
}

export interface Skeleton {
  readonly hip: Point;
  readonly neck: Point;
  readonly head: Point;
  readonly headRadius: number;
  readonly breadth: number;
  readonly arms: readonly [LimbJoints, LimbJoints];
  readonly legs: readonly [LimbJoints, LimbJoints];
  /** Unit vector from hip to neck. */
  readonly up: Point;
  /** Total rotation of the head, degrees. */
  readonly headTurn: number;
}

/** A pose thought of from the side, as it looks from behind: forward limbs are foreshortened, raised ones stay raised. */
export function seenFlat(p: Pose): Pose {
  const arm = ({ root, bend }: Limb): Limb => {
    if (root > 112) return { root: root - 8, bend };
    if (root > 60) return { root: 14, bend: -42 };
    return { root: Math.abs(root) * 0.3, bend: bend * 0.3 };
  };
  const leg = ({ root, bend }: Limb): Limb => ({
    root: Math.max(-10, Math.min(14, root * 0.16)),
    bend: bend * 0.1,
  });
  return {
    ...p,
    headTilt: p.headTilt * 0.25,
    arms: [arm(p.arms[0]), arm(p.arms[1])],
    legs: [leg(p.legs[0]), leg(p.legs[1])],
  };
}

/** How much a thigh shortens when the figure sits towards or away from us. */
const foreshortened = (p: Pose): number =>
  Math.max(0.4, Math.cos(radians(Math.max(p.legs[0].root, p.legs[1].root) * 0.8)));

const swing = ([x, y]: Point, degrees: number, length: number, outward: number): Point => [
  x + Math.sin(radians(degrees)) * length * outward,
  y + Math.cos(radians(degrees)) * length,
];

function joints(
  root: Point,
  { root: a, bend }: Limb,
  upper: number,
  lower: number,
  outward: number,
  back: 1 | -1,
): LimbJoints {
  const middle = swing(root, a, upper, outward);
  const end = swing(middle, a + bend * back, lower, outward);
  return {
    root,
    middle,
    end,
    length: upper + lower,
    at: (d) => (d <= upper ? swing(root, a, d, outward) : swing(middle, a + bend * back, d - upper, outward)),
  };
}

/** flatten: the pose was made for the side view (all named poses are). */
export function skeleton(given: Pose, view: View, build: Build, flatten: boolean): Skeleton {
  const turned = view !== 'side' && flatten;
  const p = turned ? seenFlat(given) : given;
  const [thigh, shin] = [27 * build.legs * (turned ? foreshortened(given) : 1), 25 * build.legs];
  const [torso, upperArm, foreArm] = [38 * build.torso, 19 * build.torso, 18 * build.torso];
  const flat = view !== 'side';
  const lean = radians(flat ? p.lean * 0.5 : p.lean);
  const up: Point = [Math.sin(lean), -Math.cos(lean)];
  const hip: Point = [0, 0];
  const neck: Point = [up[0] * torso, up[1] * torso];
  const across = (spread: number, side: number): number =>
    flat ? spread * build.breadth * side : side * 1.5;
  const leg = (l: Limb, side: 1 | -1): LimbJoints =>
    joints([hip[0] + across(4.6, side), hip[1]], l, thigh, shin, flat ? side : 1, -1);
  const arm = (l: Limb, side: 1 | -1): LimbJoints =>
    joints(
      [neck[0] + across(9.5, side) - up[0] * 3, neck[1] - up[1] * 4],
      flat ? { root: l.root + 8, bend: l.bend } : l,
      upperArm,
      foreArm,
      flat ? side : 1,
      1,
    );
  const legs = [leg(p.legs[0], -1), leg(p.legs[1], 1)] as const;
  const floor = Math.max(legs[0].end[1], legs[1].end[1], legs[0].middle[1], legs[1].middle[1]) + 5;
  const headRadius = 9.4 * build.head;
  const turn = radians(p.headTilt) + lean;
  const head: Point = [
    neck[0] + Math.sin(turn) * headRadius * 1.42 + (flat ? 0 : 1.5),
    neck[1] - Math.cos(turn) * headRadius * 1.42,
  ];
  const arms = [arm(p.arms[0], -1), arm(p.arms[1], 1)] as const;
  const drop = ([x, y]: Point): Point => [x, y - floor];
  const dropLimb = (l: LimbJoints): LimbJoints => ({
    root: drop(l.root),
    middle: drop(l.middle),
    end: drop(l.end),
    length: l.length,
    at: (d) => drop(l.at(d)),
  });
  return {
    hip: drop(hip),
    neck: drop(neck),
    head: drop(head),
    headRadius,
    breadth: build.breadth,
    arms: [dropLimb(arms[0]), dropLimb(arms[1])],
    legs: [dropLimb(legs[0]), dropLimb(legs[1])],
    up,
    headTurn: p.headTilt + (lean * 180) / Math.PI,
  };
}
