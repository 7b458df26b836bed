/** What was said at a table since its game began, for those who come later. In memory only: talk is not kept. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Said } from '@fabula/protocol/server-messages.ts';
import { letter } from './letter.ts';
import type { Guest } from './ports.ts';

type Saying = Said['say'];

const MOST = 30;

export class Talk {
  #sayings: readonly Saying[] = [];

  get sayings(): readonly Saying[] {
    return this.#sayings;
  }

  add(saying: Saying): void {
    this.#sayings = [...this.#sayings.slice(1 - MOST), saying];
  }

  /** What another node remembers, before what was said since. */
  recollect(sayings: readonly Saying[]): void {
    const isNew = (saying: Saying): boolean => this.find(saying.by, saying.at) === null;
    const all = [...sayings.filter(isNew), ...this.#sayings].sort((one, other) => one.at - other.at);
    this.#sayings = all.slice(-MOST);
  }

  recall(guest: Guest, muted: readonly PlayerId[] = []): void {
    if (this.#heardBy(muted).length > 0) this.retell(guest, muted);
  }

  #heardBy(muted: readonly PlayerId[]): Saying[] {
    return this.#sayings.filter(({ by }) => !muted.includes(by));
  }

  find(by: PlayerId, at: number): Saying | null {
    return this.#sayings.findLast((saying) => saying.by === by && saying.at === at) ?? null;
  }

  /** False: it is not there any more. */
  remove(by: PlayerId, at: number): boolean {
    const saying = this.find(by, at);
    this.#sayings = this.#sayings.filter((other) => other !== saying);
    return saying !== null;
  }

  /** What is left, for those who know what was there. */
  retell(guest: Guest, muted: readonly PlayerId[] = []): void {
    guest.send(letter({ said: this.#heardBy(muted) }));
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
