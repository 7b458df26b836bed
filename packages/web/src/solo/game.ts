/** The game on the table: its state, its place in the log, and the messages it has answered. */
import type { Command } from '@fabula/engine/commands.ts';
import type { Event } from '@fabula/engine/events.ts';
import { evolve, NOTHING } from '@fabula/engine/evolve.ts';
import { GENESIS, sealed } from '@fabula/engine/log.ts';
import type { State } from '@fabula/engine/model.ts';
import type { KeptEntry } from './shelf.ts';

/** How many messages can be repeated and still count once. */
const REMEMBERED = 16;

export class Game {
  state: State = NOTHING;
  /** How many entries the log has. */
  v = 0;
  /** When the last one was decided. */
  lastAt: number | null = null;
  #seal = GENESIS;
  readonly #answered: string[] = [];

  static from(entries: readonly KeptEntry[]): Game {
    const game = new Game();
    for (const entry of entries) game.accept(entry);
    return game;
  }

  /** Nothing changes until it is accepted. */
  next(command: Command | null, events: readonly Event[], id: string | null): KeptEntry {
    return { ...sealed(this.#seal, this.state.seq + 1, command, events), id };
  }

  accept({ events, hash, id, command }: KeptEntry): void {
    this.state = events.reduce(evolve, this.state);
    this.v += 1;
    this.#seal = hash;
    this.lastAt = command?.at ?? this.lastAt;
    if (id !== null) this.#answered.push(id);
    if (this.#answered.length > REMEMBERED) this.#answered.shift();
  }

  hasAnswered(id: string | null): boolean {
    return id !== null && this.#answered.includes(id);
  }
}
