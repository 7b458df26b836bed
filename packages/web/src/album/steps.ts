/** A game told once more, step by step: the rounds one after another, each as its reveal was. */
import { STEP, type Step } from '../game/reveal.ts';

/** What can be seen of a round, one after the other. The last: everybody on the track. */
export const STEPS = ['pictures', 'votes', 'story', 'owners', 'points', 'track'] as const;
export type ReplayStep = (typeof STEPS)[number];

export const revealStep = (step: ReplayStep): Step => (step === 'track' ? STEP.points : STEP[step]);

export interface Place {
  /** Its place among the rounds, from 0. */
  readonly round: number;
  readonly step: number;
}

const LAST = STEPS.length - 1;

export const isFirst = ({ round, step }: Place): boolean => round === 0 && step === 0;
export const isLast = ({ round, step }: Place, rounds: number): boolean =>
  round === rounds - 1 && step === LAST;

/** One step on, or back; at either end it stays. */
export function after(place: Place, rounds: number): Place {
  if (isLast(place, rounds)) return place;
  return place.step < LAST ? { ...place, step: place.step + 1 } : { round: place.round + 1, step: 0 };
}

export function before(place: Place): Place {
  if (isFirst(place)) return place;
  return place.step > 0 ? { ...place, step: place.step - 1 } : { round: place.round - 1, step: LAST };
}

/** The beginning of a round, as far as there is one. */
export const roundAt = (round: number, rounds: number): Place => ({
  round: Math.min(Math.max(0, round), rounds - 1),
  step: 0,
});
