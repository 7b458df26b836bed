/**
 * The finale, step by step: the same on a phone and on the shared screen, with motion and without. The last comes first;
 * whoever won comes last, and nothing says who that is before.
 */
import type { SeatIndex } from '@fabula/engine/model.ts';
import { type Outcome, rankedIn, winnersOf } from './ranks.ts';
import { tellBy, type Telling } from './telling.ts';

/** Who comes onto the podium, one after another; all who won come together. */
export function entrancesIn(view: Outcome): (readonly SeatIndex[])[] {
  const winners = winnersOf(view);
  const others = rankedIn(view).filter((seat) => !winners.includes(seat));
  return [...others.reverse().map((seat) => [seat]), ...(winners.length > 0 ? [winners] : [])];
}

/** What is to be seen after so many steps. */
export interface Scene {
  /** On the podium by now. */
  readonly here: ReadonlySet<SeatIndex>;
  /** Who has just come. */
  readonly latest: readonly SeatIndex[];
  /** Only the first place is still empty, and the room holds its breath. */
  readonly isHushed: boolean;
  /** Whoever won is there. */
  readonly isWon: boolean;
  /** Everything was told: prizes follow, and it stays. */
  readonly isTold: boolean;
}

/** Besides those who come: a held breath before whoever won, and the end. */
const BESIDES = 2;
/** The last step of this game's finale. */
export const lastStep = (view: Outcome): number => entrancesIn(view).length + BESIDES;

export function sceneAt(view: Outcome, step: number): Scene {
  const entrances = entrancesIn(view);
  const hush = entrances.length;
  // The held breath is a step of its own, in which nobody comes.
  const came = step < hush ? step : step === hush ? hush - 1 : hush;
  return {
    here: new Set(entrances.slice(0, came).flat()),
    latest: entrances[came - 1] ?? [],
    isHushed: step === hush,
    isWon: step > hush,
    isTold: step >= hush + BESIDES,
  };
}

interface Pace {
  /** Before anybody comes, and from one to the next. */
  readonly first: number;
  readonly apart: number;
  /** However many there are. */
  readonly most: number;
  readonly hush: number;
  /** How long whoever won is celebrated before prizes are spoken of. */
  readonly joy: number;
}

/** In milliseconds. Where nobody hops there is less to wait for. */
const PACE: Readonly<Record<'moving' | 'still', Pace>> = {
  moving: { first: 900, apart: 1250, most: 6500, hush: 1900, joy: 4200 },
  still: { first: 500, apart: 600, most: 3000, hush: 1000, joy: 1500 },
};
/** The shared screen leads: phones beside it are so much behind. */
const BEHIND = 700;

/** When each step begins. */
export function beginsOf(view: Outcome, moving: boolean, isBehind: boolean): number[] {
  const { first, apart, most, hush, joy } = PACE[moving ? 'moving' : 'still'];
  const others = Math.max(0, entrancesIn(view).length - 1);
  const each = Math.min(apart, most / Math.max(1, others));
  const start = first + (isBehind ? BEHIND : 0);
  const comings = Array.from({ length: others }, (_, place) => start + place * each);
  const breath = start + others * each;
  return [0, ...comings, breath, breath + hush, breath + hush + joy];
}

/** Tells it from the empty podium on; `onstep` is called for every step that is reached. */
export const tellFinale = (
  view: Outcome,
  manner: { readonly moving: boolean; readonly isBehind: boolean },
  onstep: (step: number) => void,
): Telling => tellBy(beginsOf(view, manner.moving, manner.isBehind), onstep);
