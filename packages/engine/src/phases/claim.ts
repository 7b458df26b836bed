/** Round 1: the first to think of an association says so and becomes the storyteller. [D5] */
import type { CommandOf, Rejection } from '../commands.ts';
import type { SeatIndex, State } from '../model.ts';
import { dice } from '../random.ts';
import { attended, everySeat, personOf, seatsWhere } from '../seats.ts';
import { deadlineFor, happen, type Turn } from '../turn.ts';

export function claim(turn: Turn, { by }: CommandOf<'claim'>): Rejection | undefined {
  const seat = personOf(turn.state, by)?.seat ?? null;
  if (seat === null) return { code: 'not-seated' };
  happen(turn, { v: 1, type: 'claimed', seat, deadline: deadlineFor(turn, 'tell', [seat]) });
  return undefined;
}

/** The owner need not wait for a claim, and chance decides when nobody claims twice in a row. */
export function letChanceDecide(turn: Turn): undefined {
  const seat = chosenByChance(turn.state);
  happen(turn, { v: 1, type: 'chosenByChance', seat, deadline: deadlineFor(turn, 'tell', [seat]) });
}

export function chosenByChance(state: State): SeatIndex {
  const present = claimAwaits(state);
  const candidates = present.length > 0 ? present : everySeat(state);
  return candidates[dice(state.chance, state.seq + 1, 'first')(candidates.length)] ?? 0;
}

export function claimTimeUp(turn: Turn, reopened: number): void {
  if (reopened > 0) letChanceDecide(turn);
  else reopenClaim(turn);
}

export function reopenClaim(turn: Turn): void {
  happen(turn, { v: 1, type: 'claimReopened', deadline: deadlineFor(turn, 'claim', everySeat(turn.state)) });
}

/** Anybody who is there may claim. */
export const claimAwaits = (state: State): SeatIndex[] => seatsWhere(state, (seat) => attended(state, seat));
