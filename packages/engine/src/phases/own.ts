/** With a real box the cards lie on the table people sit around: everybody says, secretly, which of the row are theirs. [C2] [C3] */
import type { CommandOf, Rejection } from '../commands.ts';
import type { OwnPhase, SeatIndex, State } from '../model.ts';
import { cardsLying, clashes, gives, ownNumbers, rowNamed, saidOf, unsaid } from '../numbers.ts';
import { guessers, nextStoryteller, peopleIn, seatsWhere } from '../seats.ts';
import { deadlineFor, happen, type Turn } from '../turn.ts';

/** Says it, or says it better: until the votes are counted. [C6] */
export function own(turn: Turn, seat: SeatIndex, { numbers }: CommandOf<'own'>): Rejection | undefined {
  const { state } = turn;
  const { phase, rules, seats } = state;
  if (phase.name === 'vote' && !rules.paper) return { code: 'wrong-phase', phase: phase.name };
  if (phase.name !== 'own' && phase.name !== 'vote') return undefined;
  const out = phase.name === 'own' ? phase.out : saidOf(seats.length, phase.row).out;
  if (out.includes(seat)) return { code: 'no-card-in-this-row' };
  const need = gives(state, seat);
  if (numbers.length !== need) return { code: 'wrong-number-of-cards', need };
  const most = phase.name === 'own' ? cardsLying(state, phase) : phase.row.length;
  if (numbers.some((number) => !Number.isInteger(number) || number < 1 || number > most))
    return { code: 'no-such-number', most };
  if (new Set(numbers).size < numbers.length) return { code: 'same-number-twice' };
  const said = ownNumbers(state, seat);
  if (said.length !== need || !numbers.every((number) => said.includes(number)))
    happen(turn, { v: 1, type: 'owned', seat, numbers: [...numbers].sort((one, other) => one - other) });
  return undefined;
}

/** While two say the same number everybody may look again: who they are is nobody's business. [C4] */
export const ownAwaits = (state: State, phase: OwnPhase): SeatIndex[] =>
  clashes(state, phase) ? seatsWhere(state, (seat) => phase.own[seat] != null) : unsaid(state, phase);

/**
 * Of those who are waited for: nobody can be heard from there any more. What they have said holds, also against somebody who says
 * the same after them: whoever is here looks again first, or the owner goes on without the others. [C4] [C5]
 */
function unheard(state: State, phase: OwnPhase, awaited: readonly SeatIndex[]): SeatIndex[] {
  const isEmpty = (seat: SeatIndex): boolean => peopleIn(state, seat).length === 0;
  const left = awaited.filter(isEmpty);
  if (!clashes(state, phase)) return left;
  return left.filter((seat) => {
    const rivals = awaited.filter((other) => other !== seat && shares(phase, seat, other));
    return rivals.length > 0 && rivals.every(isEmpty);
  });
}

const shares = ({ own }: OwnPhase, one: SeatIndex, other: SeatIndex): boolean =>
  own[one]?.some((number) => own[other]?.includes(number)) === true;

/** When every number is somebody's the row is known, and people vote. */
export function settleOwn(turn: Turn, phase: OwnPhase): void {
  const { state } = turn;
  const awaited = ownAwaits(state, phase);
  if (awaited.length > 0) {
    const left = unheard(state, phase, awaited);
    if (left.length > 0) happen(turn, { v: 1, type: 'passedOver', seats: left });
    return;
  }
  const row = rowNamed(state, phase);
  if (row) {
    happen(turn, { v: 1, type: 'laid', row, deadline: deadlineFor(turn, 'vote', guessers(state)) });
    return;
  }
  const next = nextStoryteller(state, state.storyteller ?? 0);
  happen(turn, { v: 1, type: 'voided', next, deadline: deadlineFor(turn, 'tell', [next]) });
}
