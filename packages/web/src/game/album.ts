/** The rounds this browser saw, to look at again. */
import type { CardId, Clue, Colour, SeatIndex } from '@fabula/engine/model.ts';
import type { ResultSeen, View } from '@fabula/engine/view.ts';

export interface AlbumPage {
  readonly game: string;
  readonly round: number;
  readonly storyteller: SeatIndex;
  readonly clue: Clue;
  readonly row: readonly CardId[];
  readonly result: ResultSeen;
  readonly seats: readonly Colour[];
  /** After the round. */
  readonly scores: readonly number[];
}

/** The album after this view: a page is added, or written anew, while a result lies open. */
export function withView(album: readonly AlbumPage[], view: View): readonly AlbumPage[] {
  const { result, clue, storyteller, round, game } = view;
  if (!result || !clue || storyteller === null) return album;
  const known = album.find((page) => page.round === round && page.game === game);
  if (known?.result === result) return album;
  const page: AlbumPage = {
    game,
    round,
    storyteller,
    clue,
    row: view.row,
    result,
    seats: view.seats,
    scores: view.scores,
  };
  return [...album.filter((other) => other.game === game && other.round !== round), page].sort(
    (one, other) => one.round - other.round,
  );
}
