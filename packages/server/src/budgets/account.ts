/** On whose account a connection causes costs: its own, its player's by all connections, its network's. */
import type { Payer } from '@fabula/table/ports.ts';
import type { Clock } from '../clock.ts';
import type { Cost, Purses } from './costs.ts';
import type { Address } from './limits.ts';

export class Account implements Payer {
  /** Null: nobody has said hello yet. */
  player: Purses | null = null;
  readonly #clock: Clock;
  readonly #own: Purses;
  readonly #address: Address;

  constructor(clock: Clock, own: Purses, address: Address) {
    this.#clock = clock;
    this.#own = own;
    this.#address = address;
  }

  pay(cost: Cost, amount: number, now = this.#clock.precisely()): void {
    this.#own.spend(cost, amount, now);
    this.player?.spend(cost, amount, now);
    this.#address.pay(cost, amount, now);
  }

  waitFor(cost: Cost, now = this.#clock.precisely()): number {
    return Math.max(
      this.#own.waitFor(cost, now),
      this.player?.waitFor(cost, now) ?? 0,
      this.#address.waitFor(cost, now),
    );
  }

  /** Milliseconds until more of everything may be caused. */
  rest(now = this.#clock.precisely()): number {
    return Math.max(this.#own.rest(now), this.player?.rest(now) ?? 0, this.#address.rest(now));
  }
}
