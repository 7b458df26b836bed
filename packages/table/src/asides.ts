/** What a player does that the game does not wait for: changing the rules, a clue that was told, a card that was given. And what was said lately. */
import type { PlayerId } from '@fabula/engine/model.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { Asker } from './ledger.ts';
import type { Clock } from './ports.ts';
import { Purse, type Rate } from './purse.ts';

const ASIDES: Rate = { burst: 20, perSecond: 0.5 };
const TALK_REMEMBERED = 32;

export class Asides {
  readonly #clock: Clock;
  readonly #purses = new Map<PlayerId, Purse>();
  readonly #said: string[] = [];

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** A few at a time. */
  refuses(player: PlayerId): Rejection | null {
    const now = this.#clock.now();
    const purse = this.#purses.get(player) ?? new Purse(ASIDES);
    this.#purses.set(player, purse);
    if (purse.waitFor(now) > 0) return { code: 'too-fast' };
    purse.spend(now, 1);
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
