/** Hears what a connection says, one thing after another, as fast as it may be heard. */
import type { Account } from '../budgets/account.ts';
import { type Clock, pause } from '../clock.ts';
import type { Counts } from '../counts.ts';

/** Whoever is too quick is read more slowly. If that would take longer than this, they are told, and left for a while. */
const SHORT_REST = 2_000;
const LONG_REST = 8_000;
/** Nothing that can be said takes longer to hear, in milliseconds. If it did, the machine stood still or did something else, and nobody pays for that. */
const LONGEST_HEARING = 25;

/** The part of a WebSocket that can be stopped. */
export interface Tap {
  /** Nothing more is read until `resume`: what is under way waits with the sender. */
  pause(): void;
  resume(): void;
}

/** What a session needs of its WebSocket. */
export interface Wire extends Tap {
  close(code: number, reason: string): void;
  terminate(): void;
  pong(data: Buffer): void;
}

/** Whose ear it is. */
export interface Listener {
  hear(text: string, isTooMuch: boolean): void;
}

export class Ear {
  /** Something takes its time, and what comes after waits. */
  isBusy = false;
  isClosed = false;
  readonly #tap: Tap;
  readonly #account: Account;
  readonly #clock: Clock;
  readonly #counts: Counts;
  readonly #listener: Listener;
  /** What was read before the tap was closed; never more than one read brings. */
  readonly #waiting: string[] = [];

  constructor(
    tap: Tap,
    account: Account,
    { clock, counts }: { readonly clock: Clock; readonly counts: Counts },
    listener: Listener,
  ) {
    this.#tap = tap;
    this.#account = account;
    this.#clock = clock;
    this.#counts = counts;
    this.#listener = listener;
  }

  receive(text: string): void {
    if (this.isBusy || this.isClosed || this.#waiting.length > 0 || !this.#heard(text))
      this.#waiting.push(text);
  }

  goOn(): void {
    while (!this.isBusy && !this.isClosed) {
      const [text] = this.#waiting;
      if (text === undefined || !this.#heard(text)) return;
      this.#waiting.shift();
    }
  }

  /** False: it has to wait. */
  #heard(text: string): boolean {
    const now = this.#clock.precisely();
    const rest = this.#account.rest(now);
    if (rest > 0 && rest <= SHORT_REST) {
      this.#takeRest(rest);
      return false;
    }
    this.#listen(text, rest > 0, now);
    if (rest > 0) this.#takeRest(Math.min(rest, LONG_REST));
    return true;
  }

  /** What comes after waits until this is done; on the way it waits with the sender. */
  hold(work: Promise<void>): void {
    this.isBusy = true;
    this.#tap.pause();
    void work.finally(() => {
      this.isBusy = false;
      this.#tap.resume();
      this.goOn();
    });
  }

  #listen(text: string, isTooMuch: boolean, began: number): void {
    this.#account.pay('messages', 1, began);
    this.#listener.hear(text, isTooMuch);
    const ended = this.#clock.precisely();
    this.#account.pay('work', Math.min(ended - began, LONGEST_HEARING), ended);
  }

  #takeRest(ms: number): void {
    this.#counts.rests += 1;
    this.hold(pause(this.#clock, ms));
  }
}
