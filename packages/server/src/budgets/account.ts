/** On whose account a connection causes costs: its own, its player's by all connections, its network's. */
import type { Purse } from '@fabula/table/purse.ts';
import type { Clock } from '../clock.ts';
import { type Cost, COSTS, type Payer, type Purses, pursesFor } from './costs.ts';
import type { Address } from './limits.ts';
import type { Settings } from '../settings.ts';

export class Account implements Payer {
  /** Null: nobody has said hello yet. */
  player: Purses | null = null;
  readonly #clock: Clock;
  readonly #own: Purses;
  readonly #address: Address;

  constructor(clock: Clock, settings: Settings, address: Address) {
    this.#clock = clock;
    this.#own = pursesFor('connection', settings);
    this.#address = address;
  }

  pay(cost: Cost, amount: number): void {
    const now = this.#clock.now();
    this.#own[cost].spend(now, amount);
    this.player?.[cost].spend(now, amount);
    this.#address.pay(cost, amount, now);
  }

  waitFor(cost: Cost): number {
    return Math.max(
      this.#waitOf(this.#own[cost]),
      this.#waitOf(this.player?.[cost]),
      this.#address.waitFor(cost),
    );
  }

  #waitOf(purse: Purse | undefined): number {
    return !purse || purse.isFilled ? 0 : purse.waitFor(this.#clock.now());
  }

  /** Milliseconds until more of everything may be caused. */
  get rest(): number {
    let rest = 0;
    for (const cost of COSTS) rest = Math.max(rest, this.waitFor(cost));
    return rest;
  }
}
