/** The story of a reveal, step by step: the same on a phone and on the shared screen, with motion and without. */
import { tellBy, type Telling } from './telling.ts';

export const STEP = {
  /** Only the pictures, as they lay. */
  pictures: 0,
  /** Votes come to them, one after another. */
  votes: 1,
  /** The table holds its breath. */
  hush: 2,
  /** The storyteller's picture. */
  story: 3,
  /** Whose the others were. */
  owners: 4,
  /** Points, and what they are for. From here on it stays. */
  points: 5,
} as const;
export type Step = (typeof STEP)[keyof typeof STEP];

/** When each begins, in milliseconds. Where nothing flies there is less to wait for. */
const BEGINS: Readonly<Record<'moving' | 'still', readonly number[]>> = {
  moving: [0, 500, 2900, 3500, 4700, 5900],
  still: [0, 400, 1500, 1900, 2800, 3600],
};

/** Votes leave one after another, so many milliseconds apart, and are on their way so long. */
export const VOTE_APART = 220;
export const VOTE_FLIES = 620;

/** Tells the story from its first step on; `onstep` is called for every later one that is reached. */
export function tell(moving: boolean, onstep: (step: Step) => void): Telling {
  const steps = Object.values(STEP);
  return tellBy(BEGINS[moving ? 'moving' : 'still'], (at) => {
    const step = steps[at];
    if (step !== undefined) onstep(step);
  });
}
