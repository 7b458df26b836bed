/** Whom the table waits for, now. */
import type { SeatIndex, State } from './model.ts';
import { claimAwaits } from './phases/claim.ts';
import { ownAwaits } from './phases/own.ts';
import { resultAwaits } from './phases/result.ts';
import { submitAwaits } from './phases/submit.ts';
import { tellAwaits } from './phases/tell.ts';
import { voteAwaits } from './phases/vote.ts';

export function waitingFor(state: State): SeatIndex[] {
  const { phase } = state;
  switch (phase.name) {
    case 'claim':
      return claimAwaits(state);
    case 'tell':
      return tellAwaits(state);
    case 'submit':
      return submitAwaits(state, phase);
    case 'own':
      return ownAwaits(state, phase);
    case 'vote':
      return voteAwaits(state, phase);
    case 'result':
      return resultAwaits(state, phase);
    default:
      return [];
  }
}
