/** What is put before the mind of a seat: the seat's view, and who it is to be. */
import { standIn } from '@fabula/bots/seats.ts';
import type { PlayerId, SeatIndex } from '@fabula/engine/model.ts';
import { viewFor } from '@fabula/engine/view.ts';
import type { Question } from './ports.ts';
import type { Table } from './table.ts';

/** No `player`: a stand-in. */
export function questionFor(table: Table, seat: SeatIndex, player: PlayerId | null): Question {
  const { register, game, house } = table;
  const { bots, language } = register;
  const { character, level } = (player === null ? undefined : bots[player]) ?? standIn(bots, seat);
  return {
    game: game.id,
    seat,
    character,
    level,
    language,
    seed: house.secrets.hash(`${house.botSecret} ${game.id} ${seat}`),
    view: viewFor(game.state, seat),
  };
}
