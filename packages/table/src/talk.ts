/** What was said at a table since its game began, for those who come later. In memory only: talk is not kept. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Said } from '@fabula/protocol/server-messages.ts';
import { letter } from './letter.ts';
import type { Guest } from './ports.ts';

type Saying = Said['say'];

const MOST = 30;

export class Talk {
  #sayings: readonly Saying[] = [];

  add(saying: Saying): void {
    this.#sayings = [...this.#sayings.slice(1 - MOST), saying];
  }

  recall(guest: Guest, muted: readonly PlayerId[] = []): void {
    const said = this.#sayings.filter(({ by }) => !muted.includes(by));
    if (said.length > 0) guest.send(letter({ said }));
  }

  /** Whoever said something that can still be read: their names are needed, also when they have left. */
  get speakers(): PlayerId[] {
    return this.#sayings.map(({ by }) => by);
  }

  forget(player: PlayerId): void {
    this.#sayings = this.#sayings.filter(({ by }) => by !== player);
  }

  clear(): void {
    this.#sayings = [];
  }
}
