/** The result stays until people have seen it; then hands are refilled and the role moves on. [D14] [D15] [D16] [I7] [I8] */
import type { CommandOf, Rejection } from '../commands.ts';
import { COLOURS, type EndReason, type ResultPhase, type SeatIndex, type State } from '../model.ts';
import { deckNextRound, refill } from '../refill.ts';
import { cardsDealt, cardsNeeded, growsBeyond, handSize, rowSize } from '../rules.ts';
import { cardsThere } from '../rules-check.ts';
import { attendedByHuman, nextStoryteller, personOf, seatsWhere } from '../seats.ts';
import { arrived, furthest } from '../track.ts';
import { deadlineFor, happen, type Turn } from '../turn.ts';

export function sawResult(turn: Turn, { by }: CommandOf<'sawResult'>): Rejection | undefined {
  const seat = personOf(turn.state, by)?.seat ?? null;
  if (seat === null) return { code: 'not-seated' };
  const { phase } = turn.state;
  if (phase.name === 'result' && !phase.ready.includes(seat)) happen(turn, { v: 1, type: 'sawResult', seat });
  return undefined;
}

/** For all: the owner's, or the next storyteller's. Whoever still looks has the result before them all the same. */
export function goOn(turn: Turn, { by }: CommandOf<'goOn'>): Rejection | undefined {
  const { state } = turn;
  const seat = personOf(state, by)?.seat ?? null;
  const isNext = seat !== null && seat === nextStoryteller(state, state.storyteller ?? 0);
  return isNext || by === state.owner ? endRound(turn) : { code: 'owner-or-next-storyteller' };
}

/** Bots have seen everything at once; absent people are not waited for. */
export const resultAwaits = (state: State, phase: ResultPhase): SeatIndex[] =>
  seatsWhere(state, (seat) => attendedByHuman(state, seat) && !phase.ready.includes(seat));

export function settleResult(turn: Turn, phase: ResultPhase): void {
  const { state } = turn;
  const nobodyToWaitFor = resultAwaits(state, phase).length === 0;
  // Where nobody sits who could look, it is shown to whoever watches: until its time has passed, or the owner goes on.
  const someoneLooked = phase.ready.length > 0 || (state.revision < 4 && state.deadline === null);
  if (state.rules.time.result === 0 || (nobodyToWaitFor && someoneLooked)) endRound(turn);
}

export function endRound(turn: Turn): undefined {
  const { rules, scores, round } = turn.state;
  const home = arrived(rules, scores);
  if (home.length > 0) {
    const winners = rules.tie === 'draw' ? home : furthest(scores);
    return endGame(turn, 'finish', winners);
  }
  if (rules.rounds !== null && round >= rules.rounds) return endGame(turn, 'rounds');
  happen(turn, { v: 1, type: 'refilled', ...refill(turn.state) });
  if (rules.deckOut === 'ends' && turn.state.deck.length === 0) return endGame(turn, 'deck');
  seatArrivals(turn);
  const storyteller = nextStoryteller(turn.state, turn.state.storyteller ?? 0);
  const deadline = deadlineFor(turn, 'tell', [storyteller]);
  happen(turn, { v: 1, type: 'roundBegan', round: round + 1, storyteller, deadline });
}

export function endGame(turn: Turn, why: EndReason, winners = furthest(turn.state.scores)): undefined {
  happen(turn, { v: 1, type: 'ended', why, winners });
}

/** A late seat gets a full hand and the lowest score at the table, as long as the deck allows it. */
function seatArrivals(turn: Turn): void {
  for (const player of turn.state.arrivals) {
    const { state } = turn;
    if (!canAddSeat(state)) return;
    const colour = COLOURS.find((free) => state.seats.every((seat) => seat.colour !== free)) ?? COLOURS[0];
    const size = handSize(state.rules, state.seats.length + 1);
    const hand = state.deck.slice(state.deck.length - size);
    happen(turn, { v: 1, type: 'seatAdded', player, colour, hand, score: Math.min(...state.scores) });
  }
}

const canAddSeat = (state: State): boolean => isRoomAt(state, state.seats.length, state.deck.length);

/** Whether a latecomer can be promised a seat: as the table will be when the next round begins. */
export function canPromiseSeat(state: State): boolean {
  const { rules, arrivals } = state;
  const seats = state.seats.length + arrivals.length;
  return isRoomAt(state, seats, deckNextRound(state) - arrivals.length * handSize(rules, seats));
}

/** One more seat than so many, with so many cards face down. */
function isRoomAt({ rules, decks }: State, seats: number, deck: number): boolean {
  const after = seats + 1;
  const nextRound = rules.deckOut === 'ends' ? rowSize(rules, after) : 0;
  return (
    growsBeyond(rules, seats) &&
    deck >= handSize(rules, after) + nextRound &&
    cardsDealt(rules, cardsThere(rules, decks)) >= cardsNeeded(rules, after)
  );
}
