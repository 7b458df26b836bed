/** Everyone else slips in a card that fits the clue; then all cards are shuffled into a row. [D4] [D7] [D8] [I4] */
import type { CommandOf, Rejection } from '../commands.ts';
import type { CardId, Laid, SeatIndex, State, SubmitPhase } from '../model.ts';
import { dice, shuffle } from '../random.ts';
import { cardsToGive } from '../rules.ts';
import { attended, expected, guessers, nextStoryteller, seatsWhere } from '../seats.ts';
import { deadlineFor, happen, type Turn } from '../turn.ts';

export function submit(turn: Turn, seat: SeatIndex, { cards }: CommandOf<'submit'>): Rejection | undefined {
  const { state } = turn;
  const { phase } = state;
  if (phase.name !== 'submit') return undefined;
  if (seat === state.storyteller) return { code: 'storyteller-cannot' };
  const need = cardsToGive(state.rules, state.seats.length);
  if (cards.length !== need) return { code: 'wrong-number-of-cards', need };
  const hand = state.hands[seat] ?? [];
  const stranger = cards.find((card) => !hand.includes(card));
  if (stranger !== undefined) return { code: 'not-in-hand', card: stranger };
  if (cards.some((card, place) => cards.indexOf(card) !== place)) return { code: 'same-card-twice' };
  if (!sameCards(phase.submissions[seat] ?? [], cards))
    happen(turn, { v: 1, type: 'submitted', seat, cards });
  return undefined;
}

const sameCards = (some: readonly CardId[], others: readonly CardId[]): boolean =>
  some.length === others.length && some.every((card, place) => card === others[place]);

export const submitAwaits = (state: State, phase: SubmitPhase): SeatIndex[] =>
  seatsWhere(
    state,
    (seat) => seat !== state.storyteller && phase.submissions[seat] === null && !phase.passed.includes(seat),
  );

/** Lays the row when the last card is in. A round that nobody gave a card to is void. */
export function settleSubmit(turn: Turn, phase: SubmitPhase): void {
  const awaited = submitAwaits(turn.state, phase);
  if (awaited.length > 0) {
    passOverAbsent(turn, awaited);
    return;
  }
  const { state } = turn;
  if (phase.submissions.every((cards) => cards === null)) {
    const next = nextStoryteller(state, state.storyteller ?? 0);
    happen(turn, { v: 1, type: 'voided', next, deadline: deadlineFor(turn, 'tell', [next]) });
    return;
  }
  happen(turn, {
    v: 1,
    type: 'laid',
    row: shuffledRow(state, phase),
    deadline: deadlineFor(turn, 'vote', guessers(state)),
  });
}

/** Cards in seat order before the shuffle, so that nothing tells who was quick. */
export function shuffledRow(state: State, phase: SubmitPhase): Laid[] {
  const laid: Laid[] = [];
  for (let seat = 0; seat < state.seats.length; seat += 1) {
    const cards = seat === state.storyteller ? [phase.story.card] : (phase.submissions[seat] ?? []);
    for (const card of cards) laid.push({ card, seat });
  }
  return shuffle(laid, dice(state.chance, state.seq + 1, 'row'));
}

/** Without stand-ins, a guesser who is absent is passed over. */
export function passOverAbsent(turn: Turn, awaited: readonly SeatIndex[]): void {
  const { state } = turn;
  if (state.rules.standIns) return;
  const absent = awaited.filter((seat) => !expected(state, seat));
  const someoneIsHere = state.seats.some((_, seat) => attended(state, seat));
  if (absent.length > 0 && someoneIsHere) happen(turn, { v: 1, type: 'passedOver', seats: absent });
}
