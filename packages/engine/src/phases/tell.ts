/** The storyteller picks a card and gives a clue. [D6] [I3] [I9] [I10] [V3] */
import { clueProblem, LONGEST_CLUE } from '../clue.ts';
import type { CommandOf, Rejection } from '../commands.ts';
import type { Clue, SeatIndex, State, TellPhase } from '../model.ts';
import { attended, guessers, nextStoryteller } from '../seats.ts';
import { isBlank, plainText } from '../text.ts';
import { constraintInForce } from '../track.ts';
import { deadlineFor, happen, type Turn } from '../turn.ts';
import { reopenClaim } from './claim.ts';
import { submitAwaits } from './submit.ts';

/** Tells, or, while all the others still think, tells again: another clue, or another card. */
export function tell(turn: Turn, seat: SeatIndex, command: CommandOf<'tell'>): Rejection | undefined {
  const { state } = turn;
  const { phase } = state;
  if (seat !== state.storyteller) return { code: 'storyteller-only' };
  const someoneActed = phase.name === 'submit' && submitAwaits(state, phase).length < guessers(state).length;
  if (someoneActed) return { code: 'too-late-to-mend' };
  const { card } = command;
  if (!state.hands[seat]?.includes(card)) return { code: 'not-in-hand', card };
  const clue = asShown(command.clue);
  const rejection = clueRejection(state, clue);
  if (rejection) return rejection;
  if (phase.name === 'submit') happen(turn, { v: 1, type: 'mended', card, clue });
  else
    happen(turn, { v: 1, type: 'told', card, clue, deadline: deadlineFor(turn, 'submit', guessers(state)) });
  return undefined;
}

const asShown = (clue: Clue): Clue =>
  clue.kind === 'text'
    ? { kind: 'text', text: plainText(clue.text) }
    : { kind: clue.kind, media: clue.media };

function clueRejection(state: State, clue: Clue): Rejection | undefined {
  if (state.rules.performance === 'required' && clue.kind !== 'song' && clue.kind !== 'pantomime') {
    return { code: 'clue-must-be-performed' };
  }
  if (clue.kind !== 'text') return undefined;
  if (isBlank(clue.text)) return { code: 'clue-empty' };
  if ([...clue.text].length > LONGEST_CLUE) return { code: 'clue-too-long', most: LONGEST_CLUE };
  const constraint = constraintInForce(state);
  if (constraint === null || state.rules.constraints === 'remind') return undefined;
  return clueProblem(constraint, clue.text) ?? undefined;
}

export function tellTimeUp(turn: Turn, phase: TellPhase, storyteller: SeatIndex): void {
  if (phase.claimed) reopenClaim(turn);
  else if (turn.state.rules.standIns)
    happen(turn, { v: 1, type: 'timeUp', seats: [storyteller], deadline: null });
  else skipStoryteller(turn, storyteller);
}

/** An absent storyteller is skipped without points. */
export function skipStoryteller(turn: Turn, seat: SeatIndex): void {
  const next = nextStoryteller(turn.state, seat);
  happen(turn, { v: 1, type: 'skipped', seat, next, deadline: deadlineFor(turn, 'tell', [next]) });
}

export function settleTell(turn: Turn): void {
  const { storyteller, rules } = turn.state;
  if (storyteller === null || rules.standIns || attended(turn.state, storyteller)) return;
  if (turn.state.seats.some((_, seat) => attended(turn.state, seat))) skipStoryteller(turn, storyteller);
}

export const tellAwaits = (state: State): SeatIndex[] =>
  state.storyteller === null ? [] : [state.storyteller];
