/** What the register has to know of the game on a table, and of those around it, when something is decided. */
import { personOf, seatOf } from '@fabula/engine/seats.ts';
import type { Scene } from './register/decide.ts';
import type { Table } from './table.ts';

export function sceneAt(table: Table): Scene {
  const { state } = table.game;
  return {
    owner: state.owner,
    isOver: state.phase.name === 'over',
    now: table.house.clock.now(),
    knows: (player) => table.knows(player),
    isSeated: (player) => seatOf(state, player) !== null,
    hasPlace: (player) => personOf(state, player) !== undefined,
  };
}
