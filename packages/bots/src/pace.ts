/** When bots move and speak, in units of their host's pace. */
import type { PhaseName, PlayerId } from '@fabula/engine/model.ts';

type Span = readonly [least: number, most: number];

/** Mostly near the first number, now and then near the second. */
const MOVES: Readonly<Partial<Record<PhaseName, Span>>> = {
  // People come first when the first storyteller is looked for.
  claim: [4, 16],
  tell: [2, 7],
  submit: [1, 5],
  vote: [0.7, 3.5],
};

/** What quick bots take of their time. */
export const QUICK = 0.1;

/** `random` gives 0 up to 1. Draw it before the thinking begins: then speed tells nothing. */
export function thinkingTime(phase: PhaseName, random: () => number): number {
  const [least, most] = MOVES[phase] ?? [1, 1];
  return least + (most - least) * random() ** 2;
}

/** How long after the reveal somebody speaks, for it takes people a while to see it; and another after that. */
const FIRST: Span = [3.6, 5];
const NEXT: Span = [1, 2.5];
const A_SECOND_SPEAKS = 0.3;

export interface Line {
  readonly by: PlayerId;
  readonly text: string;
  /** How long after the reveal. */
  readonly after: number;
}

/** Of those who have something to say one speaks, or two. */
export function linesToSay(
  thoughts: readonly { readonly by: PlayerId; readonly text: string | null }[],
  random: () => number,
): Line[] {
  const speakers = random() < A_SECOND_SPEAKS ? 2 : 1;
  let after = 0;
  return thoughts
    .flatMap(({ by, text }) => (text === null ? [] : [{ by, text, turn: random() }]))
    .sort((one, other) => one.turn - other.turn)
    .slice(0, speakers)
    .map(({ by, text }, place) => {
      const [least, most] = place === 0 ? FIRST : NEXT;
      after += least + (most - least) * random();
      return { by, text, after };
    });
}
