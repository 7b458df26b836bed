/** A game told once more, step by step: the rounds one after another, each as its reveal was. */
import { type Replay, REPLAY_STEPS as STEPS, type ReplayStep } from '@fabula/protocol/table.ts';
import { STEP, type Step } from '../game/reveal.ts';

export const revealStep = (step: ReplayStep): Step => (step === 'track' ? STEP.points : STEP[step]);

export interface Place {
  /** Its place among the rounds, from 0. */
  readonly round: number;
  readonly step: number;
}

const LAST = STEPS.length - 1;

export const isSame = (one: Place, other: Place): boolean =>
  one.round === other.round && one.step === other.step;

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

/** How a place is called at a table, where albums may have come to the people at different times. */
export const calledIn = (
  { round, step }: Place,
  rounds: readonly { readonly round: number }[],
): Pick<Replay, 'round' | 'step'> => ({
  round: rounds[round]?.round ?? 0,
  step: STEPS[step] ?? 'pictures',
});

/** A round that is not in the album: the one after it, or the last. */
export function placeOf(
  { round, step }: Pick<Replay, 'round' | 'step'>,
  rounds: readonly { readonly round: number }[],
): Place {
  const place = rounds.findIndex((told) => told.round >= round);
  return { round: place === -1 ? rounds.length - 1 : place, step: STEPS.indexOf(step) };
}
