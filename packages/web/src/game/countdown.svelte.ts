/** The time that is left, in seconds, while somebody looks. */
import type { Seen } from './seen.ts';

/** Words for the last half minute. */
const SOON = 30;
const HURRY = 15;

export interface Countdown {
  /** Infinity: there is no end. */
  readonly seconds: number;
  /** How much of it, from 1 to 0. */
  readonly share: number;
  readonly isSoon: boolean;
  readonly isHurry: boolean;
}

/** For a component: it counts as long as that is there. */
export function countdown(of: () => Seen): Countdown {
  const end = $derived.by(() => {
    const { view, clockAhead } = of();
    return view.deadline === null || view.paused ? null : view.deadline - clockAhead;
  });
  let now = $state(Date.now());
  let from = $state(Date.now());
  $effect.pre(() => {
    if (end === null) return;
    from = Date.now();
    now = from;
    const beat = setInterval(() => (now = Date.now()), 500);
    return () => clearInterval(beat);
  });
  const left = $derived(end === null ? Infinity : Math.max(0, end - now));
  const whole = $derived(end === null ? Infinity : Math.max(1, end - from));
  const seconds = $derived(Math.ceil(left / 1000));
  return {
    get seconds() {
      return seconds;
    },
    get share() {
      return left === Infinity ? 1 : left / whole;
    },
    get isSoon() {
      return seconds <= SOON;
    },
    get isHurry() {
      return seconds <= HURRY;
    },
  };
}
