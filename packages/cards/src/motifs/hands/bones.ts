/**
 * The skeleton of a right hand, seen from its back: wrist at (0, 0, 0), fingers upwards (-y), thumb to the left (-x), back of the hand
 * towards the viewer (+z). From the wrist to the tip of the middle finger it is 100 long.
 */
import {
  about,
  chained,
  cross,
  noTurn,
  plus,
  times3,
  turned,
  unit,
  type Turn,
  type Vec,
} from '../../kit/clay/space.ts';
import { nth } from '../../kit/points.ts';

/** Degrees: away from the middle finger, and the bend of the three joints towards the palm. */
export type FingerBend = readonly [spread: number, root: number, middle: number, tip: number];
/**
 * Degrees: away from the index finger in the plane of the palm, out of that plane towards the palm's side,
 * how far it rolls to face the fingers, and the bend of its two joints.
 */
export type ThumbBend = readonly [side: number, out: number, roll: number, middle: number, tip: number];

export interface HandPose {
  readonly fingers: readonly [FingerBend, FingerBend, FingerBend, FingerBend];
  readonly thumb: ThumbBend;
  /** Hollow of the palm, 0..1. */
  readonly cup?: number;
  /** Bend of the wrist: palmwards, and towards the little finger. */
  readonly wrist?: readonly [number, number];
}

export type HandAge = 'child' | 'grown' | 'old';

export interface HandMeasure {
  /** Of fingers and palm, against a grown woman's. */
  readonly fingerLong: number;
  readonly thick: number;
  readonly tipThick: number;
  readonly broad: number;
  /** Joints stand out. */
  readonly knobs: number;
  /** Tendons and veins stand out, 0..1. */
  readonly cords: number;
  /** Softness, pads and dimples. */
  readonly pads: number;
}

export const measures: Record<HandAge, HandMeasure> = {
  child: { fingerLong: 0.84, thick: 1.16, tipThick: 1.12, broad: 1.02, knobs: 0.25, cords: 0, pads: 1.5 },
  grown: { fingerLong: 1, thick: 1, tipThick: 1, broad: 1, knobs: 0.8, cords: 0.25, pads: 1 },
  old: { fingerLong: 1.02, thick: 0.9, tipThick: 0.98, broad: 0.98, knobs: 1.5, cords: 1, pads: 0.7 },
};

export interface Bone {
  readonly from: Vec;
  readonly to: Vec;
  readonly r0: number;
  readonly r1: number;
  /** Towards the palm's side of this bone, and across it. */
  readonly palm: Vec;
  readonly across: Vec;
}

export interface Finger {
  readonly knuckle: Vec;
  readonly base: Vec;
  readonly bones: readonly Bone[];
}

export interface HandBones {
  /** Thumb first, then index to little finger. */
  readonly fingers: readonly Finger[];
  readonly measure: HandMeasure;
  /** Way of the forearm from the wrist, with the palm's side. */
  readonly arm: Turn;
}

/** A finger as it is: where its metacarpal begins and ends, lengths and thicknesses of its bones, how it fans out by itself. */
interface Ray {
  readonly root: Vec;
  readonly knuckle: Vec;
  readonly lengths: readonly number[];
  readonly radii: readonly number[];
  readonly fan: number;
  /** How far it gives way when the palm is hollowed. */
  readonly gives: number;
}

const RAYS: readonly Ray[] = [
  {
    root: [-7.5, -7, 1],
    knuckle: [-13.6, -45.5, 2.4],
    lengths: [23.5, 14.4, 8.8],
    radii: [5.7, 4.9, 4.2, 3.3],
    fan: -4,
    gives: 0.1,
  },
  {
    root: [-2.4, -7, 2.2],
    knuckle: [-4.5, -47.6, 3.6],
    lengths: [26, 16.4, 9.2],
    radii: [5.8, 5, 4.3, 3.4],
    fan: 0,
    gives: 0,
  },
  {
    root: [2.8, -7, 2],
    knuckle: [4.5, -45.2, 3],
    lengths: [24.6, 15.6, 9.2],
    radii: [5.5, 4.7, 4.1, 3.2],
    fan: 4,
    gives: 0.5,
  },
  {
    root: [7.8, -6, 0.6],
    knuckle: [12.6, -40.6, 0.8],
    lengths: [19, 11.2, 8.2],
    radii: [4.8, 4.1, 3.5, 2.8],
    fan: 9,
    gives: 1,
  },
];

/** A chain of bones from a joint: each bends towards the palm by its angle. */
function chain(
  from: Vec,
  way: Vec,
  palmwards: Vec,
  bends: readonly number[],
  lengths: readonly number[],
  radii: readonly number[],
): Bone[] {
  let [at, ahead] = [from, unit(way)];
  const across = unit(cross(ahead, palmwards));
  let palm = unit(cross(across, ahead));
  return lengths.map((length, i) => {
    const bend = ((bends[i] ?? 0) * Math.PI) / 180;
    const [c, s] = [Math.cos(bend), Math.sin(bend)];
    [ahead, palm] = [plus(times3(ahead, c), times3(palm, s)), plus(times3(palm, c), times3(ahead, -s))];
    const to = plus(at, times3(ahead, length));
    const bone: Bone = { from: at, to, r0: radii[i] ?? 4, r1: radii[i + 1] ?? 3, palm, across };
    at = to;
    return bone;
  });
}

export function handBones(pose: HandPose, measure: HandMeasure): HandBones {
  const { cup = 0.15 } = pose;
  const m = measure;
  const fat = (r: number, i: number): number => r * (m.thick + (m.tipThick - m.thick) * (i / 3));
  const fingers = pose.fingers.map((bend, i): Finger => {
    const ray = nth(RAYS, i);
    const fold = cup * ray.gives * 9;
    const knuckle: Vec = [ray.knuckle[0] * m.broad, ray.knuckle[1], ray.knuckle[2] - fold];
    const way = turned(about([0, 0, 1], bend[0] + ray.fan), [0, -1, 0]);
    const lean = turned(about([0, -1, 0], fold * -2), [0, 0, -1]);
    const lengths = ray.lengths.map((l) => l * m.fingerLong);
    return {
      knuckle,
      base: ray.root,
      bones: chain(knuckle, way, lean, bend.slice(1), lengths, ray.radii.map(fat)),
    };
  });
  const [side, out, roll, middle, tip] = pose.thumb;
  const turn = chained(about([0, 0, 1], -side), about([1, 0, 0], out));
  const ahead = turned(turn, [0, -1, 0]);
  const inPlane = turned(about([0, 0, 1], -side), [1, 0, 0]);
  const facing = turned(about(ahead, roll), inPlane);
  const thumbBase: Vec = [-9.5 * m.broad, -10, -3.5];
  const thumb = chain(
    thumbBase,
    ahead,
    facing,
    [0, middle, tip],
    [21 * (0.4 + 0.6 * m.fingerLong), 16.5 * m.fingerLong, 11.5 * m.fingerLong],
    [7.4 * m.thick, 5.6 * m.thick, 4.9 * m.thick, 3.8 * m.tipThick],
  );
  const [flex, sideways] = pose.wrist ?? [0, 0];
  const arm = chained(about([0, 0, 1], sideways), chained(about([1, 0, 0], flex), noTurn));
  return { fingers: [{ knuckle: thumbBase, base: thumbBase, bones: thumb }, ...fingers], measure, arm };
}
