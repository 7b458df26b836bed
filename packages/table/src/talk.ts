/** What was said at a table since its game began, for those who come later. In memory only: talk is not kept. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Said } from '@fabula/protocol/server-messages.ts';
import { letter } from './letter.ts';
import type { Guest } from './ports.ts';

type Saying = Said['say'];

const MOST = 30;
/** What is read no more can still be reported: nobody talks so fast that what was rude is gone before it was. */
const MOST_PAST = 500;

export class Talk {
  #sayings: readonly Saying[] = [];
  /** Those before, for reports only. */
  #past: readonly Saying[] = [];

  get sayings(): readonly Saying[] {
    return this.#sayings;
  }

  /** When what somebody says now was said: they and this time name it, so they say nothing twice at a time. */
  timeFor(by: PlayerId, now: number): number {
    const before = this.#sayings.findLast((saying) => saying.by === by);
    return before ? Math.max(now, before.at + 1) : now;
  }

  add(saying: Saying): void {
    this.#keep([...this.#sayings, saying]);
  }

  /** What another node remembers, before what was said since. */
  recollect(sayings: readonly Saying[]): void {
    const isNew = (saying: Saying): boolean => this.find(saying.by, saying.at) === null;
    const all = [...sayings.filter(isNew), ...this.#sayings].sort((one, other) => one.at - other.at);
    this.#keep(all);
  }

  #keep(all: readonly Saying[]): void {
    this.#past = [...this.#past, ...all.slice(0, -MOST)].slice(-MOST_PAST);
    this.#sayings = all.slice(-MOST);
  }

  recall(guest: Guest, muted?: readonly PlayerId[]): void {
    if (this.heardBy(muted).length > 0) this.retell(guest, muted);
  }

  heardBy(muted: readonly PlayerId[] = []): Saying[] {
    return this.#sayings.filter(({ by }) => !muted.includes(by));
  }

  find(by: PlayerId, at: number): Saying | null {
    const isIt = (saying: Saying): boolean => saying.by === by && saying.at === at;
    return this.#sayings.findLast(isIt) ?? this.#past.findLast(isIt) ?? null;
  }

  /** False: it is not there any more. */
  remove(by: PlayerId, at: number): boolean {
    const saying = this.find(by, at);
    this.#leave((other) => other !== saying);
    return saying !== null;
  }

  /** What is left, for those who know what was there. */
  retell(guest: Guest, muted?: readonly PlayerId[]): void {
    guest.send(letter({ said: this.heardBy(muted) }));
  }

  /** Whoever said something that can still be read: their names are needed, also when they have left. */
  get speakers(): PlayerId[] {
    return this.#sayings.map(({ by }) => by);
  }

  forget(player: PlayerId): void {
    this.#leave(({ by }) => by !== player);
  }

  clear(): void {
    this.#leave(() => false);
  }

  #leave(stays: (saying: Saying) => boolean): void {
    this.#sayings = this.#sayings.filter(stays);
    this.#past = this.#past.filter(stays);
  }
}
