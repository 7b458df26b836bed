/** Gestures of a body. */
import type { ArmPose, BodyPose, LegPose } from './skeleton.ts';

const hanging = (side: -1 | 1): ArmPose => ({
  upper: [side * 0.2, 1, 0.02],
  lower: [side * 0.06, 1, 0.2],
  hand: 'ease',
});
const leg = (side: -1 | 1): LegPose => ({
  upper: [side * 0.06, 1, 0.04],
  lower: [side * 0.02, 1, -0.06],
  toes: [side * 0.35, 0.12, 1],
});
const seated = (side: -1 | 1): LegPose => ({
  upper: [side * 0.16, 0.12, 1],
  lower: [side * 0.02, 1, 0.08],
  toes: [side * 0.25, 0.1, 1],
});

export const bodyPoses = {
  stand: {
    spine: [
      [0.04, -1, 0],
      [-0.02, -1, -0.03],
    ],
    head: [8, 4, 3],
    arms: [hanging(-1), hanging(1)],
    legs: [
      { ...leg(-1), upper: [-0.02, 1, 0.02] },
      { upper: [0.2, 1, 0.12], lower: [0.06, 1, -0.1], toes: [0.55, 0.1, 1] },
    ],
  },
  walk: {
    spine: [
      [0, -1, 0.08],
      [0, -1, 0.12],
    ],
    twist: 8,
    head: [0, 6, 0],
    arms: [
      { upper: [-0.2, 1, 0.5], lower: [-0.05, 0.8, 0.75], hand: 'ease' },
      { upper: [0.22, 1, -0.55], lower: [0.1, 1, -0.15], hand: 'ease' },
    ],
    legs: [
      { upper: [-0.02, 1, -0.35], lower: [0, 0.9, -0.65], toes: [-0.1, 0.8, 0.7] },
      { upper: [0.03, 1, 0.5], lower: [0.02, 1, 0.05], toes: [0.15, 0.02, 1] },
    ],
  },
  sit: {
    spine: [
      [0, -1, -0.12],
      [0, -1, 0.14],
    ],
    head: [-6, 10, 4],
    arms: [
      { upper: [-0.2, 1, 0.25], lower: [0.35, 0.45, 1], hand: 'rest', back: [-0.2, -1, 0.2] },
      { upper: [0.2, 1, 0.25], lower: [-0.35, 0.45, 1], hand: 'rest', back: [0.2, -1, 0.2] },
    ],
    legs: [seated(-1), seated(1)],
  },
  /** Sitting on the ground, arms round the knees. */
  huddle: {
    spine: [
      [0, -1, -0.15],
      [0, -0.9, 0.5],
    ],
    head: [0, 18, 6],
    arms: [
      { upper: [-0.3, 0.75, 0.8], lower: [0.55, 0.35, 0.75], hand: 'clasp', back: [-0.3, -0.2, 1] },
      { upper: [0.3, 0.75, 0.8], lower: [-0.55, 0.35, 0.75], hand: 'clasp', back: [0.3, -0.2, 1] },
    ],
    legs: [
      { upper: [-0.12, -0.62, 1], lower: [-0.02, 1, 0.12], toes: [-0.2, 0.1, 1] },
      { upper: [0.12, -0.62, 1], lower: [0.02, 1, 0.12], toes: [0.2, 0.1, 1] },
    ],
  },
  bend: {
    spine: [
      [0, -0.85, 0.5],
      [0, -0.35, 1],
    ],
    head: [0, -10, 0],
    arms: [
      { upper: [-0.1, 1, 0.5], lower: [0, 1, 0.3], hand: 'reach' },
      { upper: [0.1, 1, 0.35], lower: [0, 1, 0.45], hand: 'reach' },
    ],
    legs: [
      { upper: [-0.06, 1, 0.2], lower: [0, 1, -0.28], toes: [-0.2, 0.1, 1] },
      { upper: [0.1, 1, 0.05], lower: [0.02, 1, -0.2], toes: [0.25, 0.1, 1] },
    ],
  },
  kneel: {
    spine: [
      [0, -1, 0.05],
      [0, -0.95, 0.3],
    ],
    head: [0, 16, -4],
    arms: [
      { upper: [-0.15, 1, 0.45], lower: [0.3, 0.5, 1], hand: 'offer', back: [-0.1, 1, 0] },
      { upper: [0.15, 1, 0.45], lower: [-0.3, 0.5, 1], hand: 'offer', back: [0.1, 1, 0] },
    ],
    legs: [
      { upper: [-0.16, 0.9, 0.5], lower: [0, 0.16, -1], toes: [0, 0.5, -1] },
      { upper: [0.16, 0.35, 1], lower: [0, 1, 0], toes: [0.15, 0.05, 1] },
    ],
  },
  /** Something heavy held before the chest. */
  carry: {
    spine: [
      [0, -1, -0.1],
      [0, -1, -0.2],
    ],
    head: [10, 4, 0],
    arms: [
      { upper: [-0.25, 1, 0.3], lower: [0.5, 0.05, 1], hand: 'hold', back: [-0.2, 1, 0.3] },
      { upper: [0.25, 1, 0.3], lower: [-0.5, 0.05, 1], hand: 'hold', back: [0.2, 1, 0.3] },
    ],
    legs: [
      { upper: [-0.08, 1, 0.28], lower: [0, 1, -0.05], toes: [-0.25, 0.05, 1] },
      { upper: [0.1, 1, -0.2], lower: [0.02, 1, -0.3], toes: [0.3, 0.3, 1] },
    ],
  },
  /** A shoulder against a wall at +x. */
  lean: {
    spine: [
      [0.16, -1, 0],
      [0.3, -1, 0.04],
    ],
    head: [-12, 10, -10],
    arms: [
      { upper: [-0.1, 1, 0.2], lower: [0.9, 0.2, 0.7], hand: 'rest' },
      { upper: [0.12, 1, 0.25], lower: [-0.85, 0.1, 0.8], hand: 'rest' },
    ],
    legs: [
      { upper: [-0.12, 1, 0.06], lower: [-0.04, 1, -0.04], toes: [-0.2, 0.1, 1] },
      { upper: [-0.12, 1, 0.3], lower: [-0.25, 1, -0.12], toes: [0.2, 0.2, 1] },
    ],
  },
  /** On the side, knees drawn up; turn it with `roll` to lay it down. */
  asleep: {
    spine: [
      [0, -1, 0.1],
      [0, -1, 0.35],
    ],
    head: [0, 14, 0],
    arms: [
      { upper: [-0.1, 0.5, 1], lower: [0.15, -0.75, 0.7], hand: 'ease' },
      { upper: [0.1, 0.75, 0.8], lower: [-0.2, -0.1, 1], hand: 'ease' },
    ],
    legs: [
      { upper: [-0.08, 0.55, 1], lower: [0, 0.9, -0.75], toes: [0, 1, 0.2] },
      { upper: [0.08, 0.75, 0.8], lower: [0, 0.95, -0.6], toes: [0, 1, 0.2] },
    ],
  },
  /** Face to face with another, who stands 2.1 heads away: one arm over the shoulder, one round the ribs. */
  embrace: {
    spine: [
      [0, -1, 0.02],
      [0, -1, 0.05],
    ],
    head: [14, 8, 12],
    arms: [
      {
        upper: [-0.45, 0.3, 1],
        lower: [0.95, 0.05, 0.12],
        hand: 'rest',
        fingers: [0.85, 0.35, -0.5],
        back: [0.4, 0, 1],
      },
      {
        upper: [0.5, 0.8, 0.85],
        lower: [-0.95, 0.1, 0.2],
        hand: 'rest',
        fingers: [-0.85, -0.1, -0.5],
        back: [-0.4, 0, 1],
      },
    ],
    legs: [leg(-1), { upper: [0.08, 1, 0.16], lower: [0.02, 1, -0.14], toes: [0.3, 0.1, 1] }],
  },
} satisfies Record<string, BodyPose>;
export type BodyPoseName = keyof typeof bodyPoses;
