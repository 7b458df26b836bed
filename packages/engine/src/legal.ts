/** Everything a seat may do now, where the state is known. It needs the whole of the rules; `optionsIn` a view alone. */
import type { SeatIndex, State } from './model.ts';
import { type Option, optionsIn } from './options.ts';
import { viewFor } from './view.ts';

export const legal = (state: State, seat: SeatIndex): Option[] => optionsIn(viewFor(state, seat));
