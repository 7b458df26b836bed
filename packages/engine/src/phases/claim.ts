/** Round 1: the first to think of an association says so and becomes the storyteller. [D5] */
import type { CommandOf, Rejection } from '../commands.ts';
import type { SeatIndex, State } from '../model.ts';
import { dice } from '../random.ts';
import { attended, personOf } from '../seats.ts';
import { deadlineFor, happen, type Turn } from '../turn.ts';

export function claim(turn: Turn, { by }: CommandOf<'claim'>): Rejection | undefined {
  const seat = personOf(turn.state, by)?.seat ?? null;
  if (seat === null) return { code: 'not-seated' };
  happen(turn, { type: 'claimed', seat, deadline: deadlineFor(turn, 'tell', [seat]) });
  return undefined;
}

/** The owner need not wait for a claim, and chance decides when nobody claims twice in a row. */
export function letChanceDecide(turn: Turn): undefined {
  const seat = chosenByChance(turn.state);
  happen(turn, { type: 'chosenByChance', seat, deadline: deadlineFor(turn, 'tell', [seat]) });
}

export function chosenByChance(state: State): SeatIndex {
  const everyone = state.seats.map((_, seat) => seat);
  const present = everyone.filter((seat) => attended(state, seat));
  const candidates = present.length > 0 ? present : everyone;
  return candidates[dice(state.chance, state.seq + 1, 'first')(candidates.length)] ?? 0;
}

export function claimTimeUp(turn: Turn, reopened: number): void {
  if (reopened > 0) letChanceDecide(turn);
  else reopenClaim(turn);
}

export function reopenClaim(turn: Turn): void {
  const everyone = turn.state.seats.map((_, seat) => seat);
  happen(turn, { type: 'claimReopened', deadline: deadlineFor(turn, 'claim', everyone) });
}

/** Anybody who is there may claim. */
export const claimAwaits = (state: State): SeatIndex[] =>
  state.seats.flatMap((_, seat) => (attended(state, seat) ? [seat] : []));
