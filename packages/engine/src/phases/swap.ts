/**
 * A hand nobody could tell from is swapped for another, once a game. [S22] It goes under the deck: there are as many cards face
 * down as before, so a game that ends with its deck has as many rounds as the book says, and one that renews it as many cards.
 * In the discard every swap would cost a table of six one of its eight rounds.
 */
import type { CommandOf, Rejection } from '../commands.ts';
import type { CardId, SeatIndex, State } from '../model.ts';
import { swapsHands } from '../rules.ts';
import { personOf } from '../seats.ts';
import { happen, type Turn } from '../turn.ts';

export function swapHand(turn: Turn, { by }: CommandOf<'swapHand'>): Rejection | undefined {
  const { state } = turn;
  const seat = personOf(state, by)?.seat ?? null;
  if (seat === null) return { code: 'not-seated' };
  if (!swapsHands(state.rules)) return { code: 'no-swaps' };
  if (state.swapped.some((swap) => swap.seat === seat)) return { code: 'swapped-already' };
  // With fewer one would draw what one has just put there.
  if (state.deck.length < (state.hands[seat]?.length ?? 0)) return { code: 'too-few-to-swap' };
  happen(turn, { v: 1, type: 'handSwapped', seat, drawn: drawnBySwap(state, seat) });
  return undefined;
}

/** As many as the hand has, from the top, one by one. */
export function drawnBySwap({ deck, hands }: State, seat: SeatIndex): CardId[] {
  const count = hands[seat]?.length ?? 0;
  return deck.slice(deck.length - count).reverse();
}
