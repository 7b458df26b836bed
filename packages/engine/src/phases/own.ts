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

/** When every number is somebody's the row is known, and people vote. */
export function settleOwn(turn: Turn, phase: OwnPhase): void {
  const { state } = turn;
  const awaited = ownAwaits(state, phase);
  if (awaited.length > 0) {
    const left = awaited.filter((seat) => peopleIn(state, seat).length === 0);
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
