/** All but the storyteller vote, secretly, for the card they take for the storyteller's. [D9] [D10] [I5] */
import type { CommandOf, Rejection } from '../commands.ts';
import type { SeatIndex, State, VotePhase } from '../model.ts';
import { score } from '../score.ts';
import { everySeat, seatsWhere } from '../seats.ts';
import { deadlineFor, happen, type Turn } from '../turn.ts';
import { passOverAbsent } from './submit.ts';

export function vote(turn: Turn, seat: SeatIndex, { number }: CommandOf<'vote'>): Rejection | undefined {
  const { phase, storyteller } = turn.state;
  if (phase.name !== 'vote') return undefined;
  if (seat === storyteller) return { code: 'storyteller-cannot' };
  const laid = phase.row[number - 1];
  if (!laid) return { code: 'no-such-number', most: phase.row.length };
  if (laid.seat === seat) return { code: 'own-card' };
  if (phase.votes[seat] !== number) happen(turn, { v: 1, type: 'voted', seat, number });
  return undefined;
}

export const voteAwaits = (state: State, phase: VotePhase): SeatIndex[] =>
  seatsWhere(
    state,
    (seat) => seat !== state.storyteller && phase.votes[seat] === null && !phase.passed.includes(seat),
  );

/** Votes are shown when all are in, and all at once; then they are counted. [D11] */
export function settleVote(turn: Turn, phase: VotePhase): void {
  const { state } = turn;
  const awaited = voteAwaits(state, phase);
  if (awaited.length > 0) {
    passOverAbsent(turn, awaited);
    return;
  }
  const round = score(state.rules.scoring, state.storyteller ?? 0, phase.row, phase.votes);
  happen(turn, { v: 1, type: 'scored', ...round, deadline: deadlineFor(turn, 'result', everySeat(state)) });
}
