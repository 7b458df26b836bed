/** What a player does that the game does not wait for: changing the rules, a clue that was told, a card that was given, talk. And what was said lately. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { Asker } from './ledger.ts';
import type { Clock } from './ports.ts';
import { emptyUntil, fullAfter, type Rate } from './purse.ts';

const ASIDES: Rate = { burst: 20, perSecond: 0.5 };
/** By however many connections. */
const TALK: Rate = { burst: 20, perSecond: 2 };
const TALK_REMEMBERED = 32;
const MOST_KNOWN = 200;

export class Asides {
  readonly #clock: Clock;
  /** When each will have all of theirs again. */
  readonly #asidesFullAt = new Map<PlayerId, number>();
  readonly #talkFullAt = new Map<PlayerId, number>();
  readonly #said: string[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A few at a time. */
  refuses(player: PlayerId): Rejection | null {
    return this.#spend(this.#asidesFullAt, ASIDES, player);
  }

  /** A few words at a time. */
  refusesToHear(player: PlayerId): Rejection | null {
    return this.#spend(this.#talkFullAt, TALK, player);
  }

  #spend(purses: Map<PlayerId, number>, rate: Rate, player: PlayerId): Rejection | null {
    const now = this.#clock.now();
    const fullAt = purses.get(player) ?? 0;
    if (emptyUntil(fullAt, rate) >= now) return { code: 'too-fast' };
    purses.set(player, fullAfter(1, rate, now, fullAt));
    // Of those who have all of theirs there is nothing to know.
    if (purses.size > MOST_KNOWN)
      for (const [other, theirs] of purses) if (theirs <= now) purses.delete(other);
    return null;
  }

  /** Whether this was said before: talk is in no log, so only the latest is remembered. */
  wasHeard({ by, id }: Asker): boolean {
    return this.#said.includes(`${by} ${id}`);
  }

  hear({ by, id }: Asker): void {
    this.#said.push(`${by} ${id}`);
    if (this.#said.length > TALK_REMEMBERED) this.#said.shift();
  }
}
