/** What hands do. Angles are those of a right hand; a left one is its mirror. */
import type { HandPose } from './bones.ts';

export const handPoses = {
  /** At ease, fingers a little bent. */
  ease: {
    fingers: [
      [-2, 14, 22, 12],
      [0, 22, 28, 16],
      [2, 28, 32, 18],
      [4, 32, 34, 20],
    ],
    thumb: [24, 26, 48, 10, 14],
    cup: 0.25,
  },
  /** Lying flat: on a table, a head, a shoulder. */
  rest: {
    fingers: [
      [-3, 6, 8, 4],
      [0, 8, 9, 5],
      [3, 9, 10, 5],
      [8, 9, 12, 6],
    ],
    thumb: [38, 8, 24, 6, 6],
    cup: 0.05,
  },
  /** Open, something lies on it or is asked for. */
  offer: {
    fingers: [
      [-4, 8, 16, 10],
      [0, 16, 20, 12],
      [3, 22, 24, 14],
      [9, 24, 28, 16],
    ],
    thumb: [46, 24, 16, 6, 8],
    cup: 0.45,
  },
  /** A small thing between thumb and index. */
  pinch: {
    fingers: [
      [0, 48, 68, 8],
      [1, 40, 46, 18],
      [4, 32, 36, 16],
      [8, 22, 28, 14],
    ],
    thumb: [12, 47, 68, 7, 10],
    cup: 0.35,
  },
  /** Round a rod. */
  grip: {
    fingers: [
      [0, 62, 80, 38],
      [0, 66, 84, 40],
      [0, 70, 86, 40],
      [0, 74, 84, 38],
    ],
    thumb: [17, 52, 66, 25, 14],
    cup: 0.3,
  },
  point: {
    fingers: [
      [-2, 4, 6, 4],
      [0, 84, 88, 50],
      [1, 84, 96, 52],
      [2, 84, 92, 50],
    ],
    thumb: [6, 56, 58, 20, 40],
    cup: 0.3,
  },
  /** Pressed on a face, a pane of mist, a mouth. */
  cover: {
    fingers: [
      [-1, 8, 10, 5],
      [0, 10, 12, 6],
      [1, 12, 13, 6],
      [3, 14, 15, 7],
    ],
    thumb: [18, 18, 40, 8, 10],
    cup: 0.4,
  },
  fist: {
    fingers: [
      [0, 82, 100, 62],
      [0, 86, 102, 62],
      [0, 88, 102, 60],
      [0, 90, 98, 58],
    ],
    thumb: [5, 58, 68, 33, 26],
    cup: 0.45,
  },
  /** Half of a pair that holds water. */
  scoop: {
    fingers: [
      [-1, 22, 24, 12],
      [0, 28, 26, 14],
      [1, 34, 28, 14],
      [2, 40, 30, 16],
    ],
    thumb: [16, 34, 50, 8, 10],
    cup: 1,
  },
  reach: {
    fingers: [
      [-7, -4, 14, 8],
      [-1, 2, 18, 10],
      [5, 8, 20, 12],
      [13, 6, 22, 12],
    ],
    thumb: [52, 14, 14, -4, 4],
    cup: 0.05,
  },
  /** Round a cup or a glass. */
  hold: {
    fingers: [
      [-2, 34, 48, 6],
      [0, 38, 50, 12],
      [1, 42, 50, 14],
      [3, 46, 48, 14],
    ],
    thumb: [42, 52, 50, 10, 8],
    cup: 0.5,
  },
  /** Something has just slipped away. */
  'let go': {
    fingers: [
      [-5, 26, 18, 8],
      [0, 34, 24, 10],
      [4, 28, 26, 12],
      [11, 18, 22, 10],
    ],
    thumb: [40, 30, 24, -2, 2],
    cup: 0.15,
  },
  /** On a pane, or held up. */
  spread: {
    fingers: [
      [-11, -2, 2, 1],
      [-2, 0, 3, 2],
      [8, 0, 4, 2],
      [19, -2, 5, 2],
    ],
    thumb: [58, 4, 6, -4, -6],
    cup: 0,
  },
  /** Hanging a bag or a lantern on the fingers. */
  hook: {
    fingers: [
      [0, 30, 84, 40],
      [0, 34, 88, 42],
      [1, 38, 88, 42],
      [2, 42, 84, 40],
    ],
    thumb: [14, 26, 50, 8, 14],
    cup: 0.3,
  },
  /** A pen, a brush, a needle. */
  pen: {
    fingers: [
      [0, 58, 52, 4],
      [1, 62, 66, 20],
      [2, 66, 76, 28],
      [3, 68, 78, 32],
    ],
    thumb: [11, 54, 76, 8, 12],
    cup: 0.4,
  },
  beckon: {
    fingers: [
      [-3, 10, 60, 26],
      [0, 46, 70, 30],
      [2, 58, 76, 34],
      [4, 62, 76, 34],
    ],
    thumb: [24, 34, 60, 10, 16],
    cup: 0.3,
  },
  /** Round another's hand. */
  clasp: {
    fingers: [
      [-2, 42, 34, 14],
      [0, 46, 38, 16],
      [1, 50, 42, 18],
      [3, 52, 44, 20],
    ],
    thumb: [22, 44, 60, 12, 16],
    cup: 0.6,
  },
} satisfies Record<string, HandPose>;

export type HandPoseName = keyof typeof handPoses;
