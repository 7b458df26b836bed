/** The rabbits on the track, with the way they have just come. */
import type { Colour, SeatIndex } from '@fabula/engine/model.ts';
import { cellOf } from '@fabula/engine/track.ts';
import { calledAt } from './names.svelte.ts';
import { colourOf, type Seen } from './seen.ts';

export interface Runner {
  readonly seat: SeatIndex;
  readonly colour: Colour;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly mine: boolean;
}

export const runnersAt = (
  seen: Seen,
  scores: readonly number[],
  gained: readonly number[] = [],
): readonly Runner[] =>
  seen.view.seats.map((_, seat) => ({
    seat,
    colour: colourOf(seen, seat),
    name: calledAt(seen, seat),
    from: cellOf(seen.view.rules, (scores[seat] ?? 0) - (gained[seat] ?? 0)),
    to: cellOf(seen.view.rules, scores[seat] ?? 0),
    mine: seen.view.seat === seat,
  }));
