/** Rounds and games of any rules, played to see what they pay and how they end. */
import { PRESETS, type Rules } from '@fabula/engine/rules.ts';
import type { Statement } from '@fabula/engine/statements.ts';
import { table, type Table } from '../../../engine/test/kit/table.ts';

/** As many as any rules may deal. */
export const CARDS = 400;
export const EVERY_WAY = PRESETS.dixit.clues;

export interface Case {
  readonly rules: Rules;
  readonly seats: number;
  readonly statement: Statement;
}

/** The rules of the case, where nothing but the part in question can get in the way. */
export function played({ rules, seats }: Case, change: Partial<Rules> = {}): Table {
  const open = { clues: EVERY_WAY, permanent: null, firstStoryteller: 0 } as const;
  return table({ seats, cards: CARDS, rules: { ...rules, ...open, ...change } });
}

/** Nothing ends the game for a long time. */
export const endless = {
  track: { start: 0, finish: null, special: {} },
  rounds: 1000,
  deckOut: 'reshuffle',
} as const;

/** What a round pays in which so many found the picture, without what votes on other pictures bring. */
export function pay(
  each: Case,
  found: number,
): { teller: number; finder: number | null; other: number | null } {
  const game = played(each, endless);
  const finders = game.guessers.slice(0, found);
  const { phase } = game.round(finders).state;
  if (phase.name !== 'result') throw new Error('there is no result');
  const bare = (seat: number | undefined): number | null =>
    seat === undefined ? null : (phase.points[seat] ?? 0) - (phase.reasons[seat]?.fooled ?? 0);
  const others = game.guessers.filter((seat) => !finders.includes(seat));
  return { teller: phase.points[0] ?? 0, finder: bare(finders[0]), other: bare(others[0]) };
}

/** How many may have found it where a sentence says "some", or "two or more". */
export const someOf = (seats: number, least: number): number[] =>
  Array.from({ length: seats - 1 - least }, (_, more) => least + more);

export const ends = (each: Table): boolean => each.state.phase.name === 'over';
/** The winners, if these scores are reached in a round. */
export function winners(
  each: Case,
  scores: readonly number[],
  change: Partial<Rules> = {},
): readonly number[] | null {
  const { phase } = played(each, change)
    .round()
    .rig({ scores: scores.slice(0, each.seats) })
    .seen().state;
  return phase.name === 'over' ? phase.winners : null;
}
