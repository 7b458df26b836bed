/** Deadlines are data: anyone may say that one has passed, and it counts once. */
import type { CommandOf, Rejection } from './commands.ts';
import type { OwnPhase, SeatIndex, State, SubmitPhase, VotePhase } from './model.ts';
import { claimTimeUp } from './phases/claim.ts';
import { endRound } from './phases/result.ts';
import { skipStoryteller, tellTimeUp } from './phases/tell.ts';
import { standInsTell } from './rules.ts';
import { asleep, attended, personOf, seatOf } from './seats.ts';
import { happen, type Turn } from './turn.ts';
import { waitingFor } from './waiting.ts';

/** The next moment at which `expire` will do something; null: none. A sleeping table has none but its graces. */
export function nextAlarm(state: State): number | null {
  if (state.phase.name === 'over') return null;
  let alarm = state.deadline === null || asleep(state) ? null : state.deadline;
  for (const { graceEnds } of state.people) {
    if (graceEnds !== null && (alarm === null || graceEnds < alarm)) alarm = graceEnds;
  }
  return alarm;
}

export function expire(turn: Turn): Rejection | undefined {
  const { at } = turn;
  const alarm = nextAlarm(turn.state);
  if (alarm === null || at < alarm) return { code: 'not-due' };
  for (const { id, graceEnds } of turn.state.people) {
    if (graceEnds !== null && graceEnds <= at) happen(turn, { v: 1, type: 'gone', player: id });
  }
  const { deadline } = turn.state;
  if (deadline !== null && deadline <= at && !asleep(turn.state)) phaseTimeUp(turn);
  return undefined;
}

function phaseTimeUp(turn: Turn): void {
  const { phase, storyteller } = turn.state;
  if (phase.name === 'claim') claimTimeUp(turn, phase.reopened);
  else if (phase.name === 'tell' && storyteller !== null) tellTimeUp(turn, phase, storyteller);
  else if (phase.name === 'submit' || phase.name === 'own' || phase.name === 'vote')
    guessersTimeUp(turn, phase, waitingFor(turn.state));
  else if (phase.name === 'result') endRound(turn);
}

/** Late guessers are passed over, or left to a stand-in; for the others the clock goes on. */
function guessersTimeUp(
  turn: Turn,
  { overdue }: SubmitPhase | OwnPhase | VotePhase,
  late: readonly SeatIndex[],
): void {
  const { rules, deadline } = turn.state;
  if (!rules.standIns) {
    happen(turn, { v: 1, type: 'passedOver', seats: late });
    return;
  }
  const inTime = waitingFor(turn.state).some((seat) => !late.includes(seat) && !overdue.includes(seat));
  const seats = late.filter((seat) => !overdue.includes(seat));
  happen(turn, { v: 1, type: 'timeUp', seats, deadline: inTime ? deadline : null });
}

/** Its time is up: a stand-in may move. */
export const isOverdue = ({ phase }: State, seat: SeatIndex): boolean =>
  'overdue' in phase && phase.overdue.includes(seat);

/** A stand-in may move for a seat that is waited for and that nobody attends, or whose time is up. */
export function standInRejection(state: State, seat: SeatIndex): Rejection | undefined {
  if (!state.seats[seat]) return { code: 'no-such-seat' };
  if (asleep(state)) return { code: 'table-asleep' };
  const needed =
    state.rules.standIns &&
    (isOverdue(state, seat) || !attended(state, seat)) &&
    waitingFor(state).includes(seat);
  return needed ? undefined : { code: 'seat-attended' };
}

/** The seats a stand-in should move for, now. */
export const standInsAwaited = (state: State): SeatIndex[] =>
  state.paused === null &&
  (state.phase.name === 'tell' || state.phase.name === 'submit' || state.phase.name === 'vote')
    ? waitingFor(state).filter((seat) => standInRejection(state, seat) === undefined)
    : [];

/** The owner need not wait for someone's time to run out. */
export function skip(turn: Turn, { seat }: CommandOf<'skip'>): Rejection | undefined {
  const { state } = turn;
  const { phase } = state;
  if (!waitingFor(state).includes(seat)) return { code: 'no-such-seat' };
  if (state.revision >= 5 && isOverdue(state, seat)) return undefined;
  if (phase.name === 'tell' && !standInsTell(state.rules)) skipStoryteller(turn, seat);
  else if (phase.name === 'tell') happen(turn, { v: 1, type: 'timeUp', seats: [seat], deadline: null });
  else if (phase.name === 'submit' || phase.name === 'own' || phase.name === 'vote')
    guessersTimeUp(turn, phase, [seat]);
  return undefined;
}

export function pause(turn: Turn): Rejection | undefined {
  const { deadline, paused } = turn.state;
  if (paused) return { code: 'paused' };
  happen(turn, { v: 1, type: 'paused', left: deadline === null ? null : Math.max(0, deadline - turn.at) });
  return undefined;
}

/** The owner's, or anybody's in a seat while the owner is not here: they own the table from then on. */
export function resume(turn: Turn, { by }: CommandOf<'resume'>): Rejection | undefined {
  const { paused, owner } = turn.state;
  if (by !== owner) {
    if (personOf(turn.state, owner)?.presence === 'here') return { code: 'owner-only' };
    if (seatOf(turn.state, by) === null) return { code: 'not-seated' };
  }
  if (!paused) return { code: 'not-paused' };
  if (by !== owner) happen(turn, { v: 1, type: 'ownerChanged', owner: by });
  happen(turn, { v: 1, type: 'resumed', deadline: paused.left === null ? null : turn.at + paused.left });
  return undefined;
}
