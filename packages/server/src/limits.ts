/** How much one address may ask for. Counters only: nothing is remembered of an address that is quiet. */
import type { Clock } from './clock.ts';
import type { Settings } from './settings.ts';

/** So many in so many milliseconds, then no more until the time is over. */
export class Allowance {
  #count = 0;
  #since = 0;

  /** `most` 0: no limit. */
  take(now: number, most: number, within: number): boolean {
    if (most === 0) return true;
    if (now - this.#since >= within || now < this.#since) {
      this.#since = now;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count <= most;
  }

  /** Nothing is left to take. */
  isSpent(now: number, most: number, within: number): boolean {
    return this.#count >= most && !this.quiet(now, within);
  }

  quiet(now: number, within: number): boolean {
    return now - this.#since >= within;
  }
}

const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 3_600_000;

export class Address {
  sockets = 0;
  readonly frames = new Allowance();
  readonly opened = new Allowance();
  readonly players = new Allowance();
  readonly guesses = new Allowance();
  readonly misses = new Allowance();
  readonly reports = new Allowance();
  readonly clues = new Allowance();
}

/** Codes that lead nowhere, and tokens that open nothing, from one address in a minute: a guesser would need lifetimes. */
const MOST_GUESSES = 30;
const MOST_REPORTS = 20;
/** Drawings and songs from one address in a minute. */
const MOST_CLUES = 60;

export class Limits {
  readonly #addresses = new Map<string, Address>();
  readonly #settings: Settings;
  readonly #clock: Clock;

  constructor(settings: Settings, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
  }

  of(address: string): Address {
    const found = this.#addresses.get(address) ?? new Address();
    this.#addresses.set(address, found);
    return found;
  }

  mayConnect(address: Address): boolean {
    const most = this.#settings.maxSocketsPerAddress;
    return most === 0 || address.sockets < most;
  }

  maySend(address: Address, now: number): boolean {
    return address.frames.take(now, this.#settings.maxMessagesPerAddress, SECOND);
  }

  mayOpen(address: Address): boolean {
    return address.opened.take(this.#clock.now(), this.#settings.maxTablesPerAddress, HOUR);
  }

  mayBecomePlayer(address: Address): boolean {
    return address.players.take(this.#clock.now(), this.#settings.maxPlayersPerAddress, HOUR);
  }

  /** Counts a token that opened nothing. After a restart many honest ones do: codes are counted for themselves. */
  mayGuess(address: Address): boolean {
    return address.guesses.take(this.#clock.now(), MOST_GUESSES, MINUTE);
  }

  /** Counts a code that led nowhere. */
  missed(address: Address): void {
    address.misses.take(this.#clock.now(), MOST_GUESSES, MINUTE);
  }

  /** Nothing more is looked up for this address: else the one right code among too many would still be found. */
  hasMissedTooOften(address: Address): boolean {
    return address.misses.isSpent(this.#clock.now(), MOST_GUESSES, MINUTE);
  }

  mayReport(address: Address): boolean {
    return address.reports.take(this.#clock.now(), MOST_REPORTS, HOUR);
  }

  mayBring(address: Address): boolean {
    return address.clues.take(this.#clock.now(), MOST_CLUES, MINUTE);
  }

  /** Forgets the addresses nothing is counted for. */
  sweep(): void {
    const now = this.#clock.now();
    for (const [name, { sockets, opened, players, guesses, misses, reports, clues }] of this.#addresses) {
      const quiet =
        opened.quiet(now, HOUR) &&
        players.quiet(now, HOUR) &&
        guesses.quiet(now, MINUTE) &&
        misses.quiet(now, MINUTE) &&
        clues.quiet(now, MINUTE) &&
        reports.quiet(now, HOUR);
      if (sockets === 0 && quiet) this.#addresses.delete(name);
    }
  }
}
