/** Finished games that somebody has asked for lately: they are not taken from under anybody's eyes. */
import type { Clock } from '../clock.ts';

const HOUR = 60 * 60 * 1000;
const MOST = 10_000;

export class Onlookers {
  readonly #clock: Clock;
  readonly #lastLook = new Map<string, number>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  look(game: string): void {
    // Anew, so that the latest stands last.
    this.#lastLook.delete(game);
    this.#lastLook.set(game, this.#clock.now());
    this.#forget(() => this.#lastLook.size > MOST);
  }

  get games(): Iterable<string> {
    const before = this.#clock.now() - HOUR;
    this.#forget((at) => at < before);
    return this.#lastLook.keys();
  }

  /** The longest ago first. */
  #forget(isToGo: (at: number) => boolean): void {
    for (const [game, at] of this.#lastLook) {
      if (!isToGo(at)) return;
      this.#lastLook.delete(game);
    }
  }
}
