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
    if (this.#lastLook.size >= MOST) this.#forget();
    // Anew, so that the latest stands last.
    this.#lastLook.delete(game);
    this.#lastLook.set(game, this.#clock.now());
  }

  get games(): Iterable<string> {
    this.#forget();
    return this.#lastLook.keys();
  }

  #forget(): void {
    const before = this.#clock.now() - HOUR;
    for (const [game, at] of this.#lastLook) {
      if (at >= before && this.#lastLook.size < MOST) return;
      this.#lastLook.delete(game);
    }
  }
}
