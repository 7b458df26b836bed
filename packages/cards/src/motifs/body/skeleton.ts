/**
 * A body as joints in space. Its unit is a hundredth of the head, like the head's own. The person looks towards +z (the viewer); their
 * right hand is at -x. Directions are written as vectors: [0, 1, 0] hangs down, [0, 0, 1] comes forward.
 */
import {
  about,
  aimed,
  chained,
  cross,
  dot,
  facing,
  length3,
  minus,
  plus,
  times3,
  turned,
  unit,
  type Turn,
  type Vec,
} from '../../kit/clay/space.ts';
import type { HandPose } from '../hands/bones.ts';
import type { HandPoseName } from '../hands/poses.ts';

export interface Build {
  readonly torso: number;
  readonly shoulder: number;
  readonly hip: number;
  readonly upperArm: number;
  readonly foreArm: number;
  /** Length of the hand. */
  readonly hand: number;
  readonly thigh: number;
  readonly shin: number;
  readonly foot: number;
  readonly girth: number;
}

export const builds = {
  woman: {
    torso: 212,
    shoulder: 62,
    hip: 36,
    upperArm: 124,
    foreArm: 104,
    hand: 76,
    thigh: 178,
    shin: 172,
    foot: 84,
    girth: 1,
  },
  man: {
    torso: 226,
    shoulder: 76,
    hip: 34,
    upperArm: 132,
    foreArm: 112,
    hand: 84,
    thigh: 184,
    shin: 178,
    foot: 94,
    girth: 1.1,
  },
  stout: {
    torso: 222,
    shoulder: 74,
    hip: 44,
    upperArm: 122,
    foreArm: 102,
    hand: 80,
    thigh: 168,
    shin: 160,
    foot: 90,
    girth: 1.5,
  },
  child: {
    torso: 146,
    shoulder: 42,
    hip: 24,
    upperArm: 78,
    foreArm: 66,
    hand: 54,
    thigh: 102,
    shin: 98,
    foot: 60,
    girth: 0.74,
  },
  old: {
    torso: 204,
    shoulder: 60,
    hip: 36,
    upperArm: 120,
    foreArm: 102,
    hand: 76,
    thigh: 166,
    shin: 162,
    foot: 84,
    girth: 1.05,
  },
} satisfies Record<string, Build>;
export type BuildName = keyof typeof builds;

export interface ArmPose {
  readonly upper: Vec;
  readonly lower: Vec;
  readonly hand?: HandPoseName | HandPose;
  /** Where the fingers point and the back of the hand looks; else as the arm goes, back outwards. */
  readonly fingers?: Vec;
  readonly back?: Vec;
}

export interface LegPose {
  readonly upper: Vec;
  readonly lower: Vec;
  readonly toes?: Vec;
}

export interface BodyPose {
  /** From the pelvis to the waist, from there to the neck. */
  readonly spine: readonly [Vec, Vec];
  /** Degrees the chest and the pelvis are turned about the spine. */
  readonly twist?: number;
  readonly pelvis?: Turn;
  /** Yaw, pitch, roll of the head against the chest's front. */
  readonly head?: readonly [number, number, number];
  /** Right (-x), left (+x). */
  readonly arms: readonly [ArmPose, ArmPose];
  readonly legs: readonly [LegPose, LegPose];
}

export interface Limb {
  readonly root: Vec;
  readonly joint: Vec;
  readonly end: Vec;
}

export interface Skeleton {
  readonly build: Build;
  readonly pelvis: Vec;
  readonly waist: Vec;
  readonly neck: Vec;
  /** Axes of pelvis and chest: across, down, forward. */
  readonly hips: Turn;
  readonly chest: Turn;
  readonly arms: readonly [Limb, Limb];
  readonly legs: readonly [Limb, Limb];
  readonly toes: readonly [Vec, Vec];
  readonly headTurn: Turn;
}

const limb = (root: Vec, upper: Vec, lower: Vec, a: number, b: number): Limb => {
  const joint = plus(root, times3(unit(upper), a));
  return { root, joint, end: plus(joint, times3(unit(lower), b)) };
};

/** Two bones from `root` that end at `target` (or as near as they reach), the joint pushed towards `hint`. */
export function reaching(
  root: Vec,
  target: Vec,
  a: number,
  b: number,
  hint: Vec,
): { upper: Vec; lower: Vec } {
  const way = minus(target, root);
  const far = Math.min(a + b - 0.5, Math.max(Math.abs(a - b) + 0.5, length3(way)));
  const ahead = unit(way);
  const along = (a * a - b * b + far * far) / (2 * far);
  const off = Math.sqrt(Math.max(0, a * a - along * along));
  const side = unit(minus(hint, times3(ahead, dot(hint, ahead))));
  const joint = plus(root, plus(times3(ahead, along), times3(side, off)));
  const end = plus(root, times3(ahead, far));
  return { upper: unit(minus(joint, root)), lower: unit(minus(end, joint)) };
}

export function skeleton(pose: BodyPose, build: Build): Skeleton {
  const pelvis: Vec = [0, 0, 0];
  const [low, high] = pose.spine;
  const waist = plus(pelvis, times3(unit(low), build.torso * 0.42));
  const neck = plus(waist, times3(unit(high), build.torso * 0.58));
  const hips = pose.pelvis ?? aimed(times3(unit(low), -1), [0, 0, 1]);
  const straight = aimed(times3(unit(high), -1), [0, 0, 1]);
  const chest = chained(about(straight[1], pose.twist ?? 0), straight);
  const at = (from: Vec, turn: Turn, x: number, y: number, z: number): Vec =>
    plus(from, turned(turn, [x, y, z]));
  const shoulder = (side: -1 | 1): Vec => at(neck, chest, side * build.shoulder, 24, -6);
  const hip = (side: -1 | 1): Vec => at(pelvis, hips, side * build.hip, 14, 0);
  const arm = (i: 0 | 1): Limb =>
    limb(shoulder(i === 0 ? -1 : 1), pose.arms[i].upper, pose.arms[i].lower, build.upperArm, build.foreArm);
  const leg = (i: 0 | 1): Limb =>
    limb(hip(i === 0 ? -1 : 1), pose.legs[i].upper, pose.legs[i].lower, build.thigh, build.shin);
  const [yaw, pitch, roll] = pose.head ?? [0, 0, 0];
  // A head keeps itself more upright than the chest that carries it.
  const upright = aimed(unit(plus(times3(chest[1], 0.45), [0, 0.55, 0])), chest[2]);
  return {
    build,
    pelvis,
    waist,
    neck,
    hips,
    chest,
    arms: [arm(0), arm(1)],
    legs: [leg(0), leg(1)],
    toes: [pose.legs[0].toes ?? hips[2], pose.legs[1].toes ?? hips[2]],
    headTurn: chained(upright, facing(yaw, pitch, roll)),
  };
}

/** The back of a hand looks away from the body unless told otherwise. */
export const outwards = (side: -1 | 1, along: Vec, chest: Turn): Vec => {
  const out = times3(chest[0], side);
  const away = minus(out, times3(along, dot(out, along)));
  return length3(away) > 0.2 ? away : cross(along, chest[1]);
};
