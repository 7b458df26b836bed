/** Who came how far: the places of a finished game. */
import type { SeatIndex } from '@fabula/engine/model.ts';
import type { View } from '@fabula/engine/view.ts';

export type Outcome = Pick<View, 'seats' | 'scores' | 'ending'>;

export const winnersOf = ({ ending }: Outcome): readonly SeatIndex[] => ending?.winners ?? [];

/** Everybody's place, by seat, 1 for whoever won; those who share one leave the next empty. */
export function placesOf(view: Outcome): number[] {
  const winners = winnersOf(view);
  const isAhead = (other: SeatIndex, seat: SeatIndex): boolean =>
    winners.includes(other) || (view.scores[other] ?? 0) > (view.scores[seat] ?? 0);
  return view.seats.map((_, seat) =>
    winners.includes(seat) ? 1 : 1 + view.seats.filter((_, other) => isAhead(other, seat)).length,
  );
}

/** As they are read: the best first. */
export function rankedIn(view: Outcome): SeatIndex[] {
  const places = placesOf(view);
  return view.seats.map((_, seat) => seat).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
}
