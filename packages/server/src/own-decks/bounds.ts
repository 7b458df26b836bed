/** How much own decks may take. */
import type { DeckRefusal } from '@fabula/protocol/own-decks.ts';
import type { Clock } from '../clock.ts';
import type { Settings } from '../settings.ts';
import { bytesOf, type OwnDeck } from './own-deck.ts';

/** What own decks may take: those of each player, and all of them. */
export interface OwnDeckBounds {
  readonly bytesOfPlayer: number;
  readonly bytesOfHouse: number;
}

const MB = 1024 * 1024;
/** Of what the data may take: the rest is for games. */
const SHARE = 1 / 4;

export const boundsOf = ({ ownDecksMb, maxDataMb }: Settings): OwnDeckBounds => ({
  bytesOfPlayer: ownDecksMb * MB,
  bytesOfHouse: maxDataMb === 0 ? Infinity : maxDataMb * MB * SHARE,
});

/** What all own decks take is counted anew after so long. */
const WEIGHED_FOR = 5 * 60 * 1000;

export class Weight {
  readonly #clock: Clock;
  readonly #bounds: OwnDeckBounds;
  #weighed: { readonly at: number; bytes: number } | null = null;

  constructor(clock: Clock, bounds: OwnDeckBounds) {
    this.#clock = clock;
    this.#bounds = bounds;
  }

  /** `theirs`: what one player's decks would take then; `more`: of it what is new. */
  async refuses(
    theirs: number,
    more: number,
    all: () => AsyncIterable<{ readonly deck: OwnDeck }>,
  ): Promise<DeckRefusal | null> {
    const { bytesOfPlayer, bytesOfHouse } = this.#bounds;
    if (theirs > bytesOfPlayer) return { code: 'quota-full', most: bytesOfPlayer / MB };
    const now = this.#clock.now();
    if (!this.#weighed || now - this.#weighed.at > WEIGHED_FOR) {
      let bytes = 0;
      for await (const { deck } of all()) bytes += bytesOf(deck);
      this.#weighed = { at: now, bytes };
    }
    return this.#weighed.bytes + more > bytesOfHouse ? { code: 'house-full' } : null;
  }

  add(bytes: number): void {
    if (this.#weighed) this.#weighed.bytes += bytes;
  }
}
