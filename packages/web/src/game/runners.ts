/** The rabbits on the track: where each stood before the round, where it stands now, and who hops first. */
import type { Colour, SeatIndex } from '@fabula/engine/model.ts';
import { cellOf } from '@fabula/engine/track.ts';
import type { AlbumPage } from './album.ts';
import type { Seen } from './seen.ts';

export interface Runner {
  readonly seat: SeatIndex;
  readonly colour: Colour;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly mine: boolean;
}

/** Without a page nobody moves. */
export function runnersOf(
  { view }: Seen,
  page: AlbumPage | undefined,
  called: (seat: SeatIndex) => string,
): Runner[] {
  return view.seats.map((colour, seat) => {
    const points = view.scores[seat] ?? 0;
    return {
      seat,
      colour,
      name: called(seat),
      from: cellOf(view.rules, points - (page?.result.points[seat] ?? 0)),
      to: cellOf(view.rules, points),
      mine: view.seat === seat,
    };
  });
}

/** Lowest gain first, the storyteller last. */
export function hopOrder({ seats, storyteller, result }: AlbumPage): SeatIndex[] {
  const gain = (seat: SeatIndex): number => (seat === storyteller ? Infinity : (result.points[seat] ?? 0));
  return seats.map((_, seat) => seat).sort((one, other) => gain(one) - gain(other));
}

/** Who got most, first; the storyteller before others who got as much. */
export function byGain({ seats, storyteller, result }: AlbumPage): SeatIndex[] {
  const gain = (seat: SeatIndex): number => (result.points[seat] ?? 0) + (seat === storyteller ? 0.5 : 0);
  return seats.map((_, seat) => seat).sort((one, other) => gain(other) - gain(one));
}

/** "Ana 12" and so on, the furthest first. */
export const standings = (runners: readonly Runner[]): string[] =>
  [...runners].sort((one, other) => other.to - one.to).map(({ name, to }) => `${name} ${to}`);
