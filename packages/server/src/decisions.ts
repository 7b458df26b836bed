/** A table's decisions: one after another, each on disk before anybody hears of it. */
import type { Command } from '@fabula/engine/commands.ts';
import { decide, type Decision } from '@fabula/engine/decide.ts';
import type { State } from '@fabula/engine/model.ts';
import { asShown } from '@fabula/engine/phases/tell.ts';
import { type Appended, isUncertain, StoreError } from '@fabula/gamelog/port.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import type { Payer } from './costs.ts';
import type { Asker, Sealed } from './game.ts';
import type { Guest, Table } from './table.ts';
import { bareAck } from './wire.ts';

type WithoutTime<C> = C extends unknown ? Omit<C, 'at'> : never;
export type Wish = WithoutTime<Command>;
export type Accepted = Decision & { readonly ok: true };

export interface Ask {
  readonly wish: Wish;
  readonly asker: Asker | null;
  readonly guest: Guest | null;
  /** For those who are not guests: called when it is decided, and on disk. */
  readonly done?: (rejection: Rejection | null) => void;
}

type Work = () => Promise<void>;

/** A disk that stands still for seconds lets so many gather. */
const MOST_WAITING = 500;

/**
 * At most one decision is on its way to the disk; the next is decided when it is there. So nothing is ever decided on a
 * state that might not come to be, and another node's move in between is always noticed: see docs/architecture.md.
 */
export class Decisions {
  readonly #table: Table;
  #queue: (Ask | Work)[] = [];
  #busy = false;

  constructor(table: Table) {
    this.#table = table;
  }

  get atRest(): boolean {
    return !this.#busy && this.#queue.length === 0;
  }

  /** So much waits that people have to try again later. What the table asks of itself, for its clock and its bots, still waits its turn. */
  get isOverrun(): boolean {
    return this.#queue.length >= MOST_WAITING;
  }

  ask(ask: Ask): void {
    if (this.atRest) this.#decide(ask);
    else this.#queue.push(ask);
  }

  /** Work between two decisions. A disk that fails is the house's concern and the asker's. */
  turn<T>(work: () => Promise<T>, payer: Payer | null): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#queue.push(async () => {
        this.#table.payer = payer;
        try {
          if (this.#table.isBroken) throw new Error('The table broke down');
          resolve(await work());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
          const { house, code } = this.#table;
          if (error instanceof StoreError) house.storeFailed(error);
          else house.log.error({ err: error, table: code }, 'a wish could not be fulfilled');
        }
      });
      this.#goOn();
    });
  }

  /** Within such work: a command decided, and on disk, before the work goes on. */
  async askNow(wish: Wish, asker: Asker | null): Promise<Rejection | null> {
    const { game } = this.#table;
    // Another node may have fulfilled it meanwhile.
    if (asker && game.answeredAt(asker) !== undefined) return null;
    const command = timed(game.state, wish, this.#table.house.clock.now());
    const decision = decide(game.state, command);
    if (!decision.ok) return decision.rejection;
    if (decision.events.length === 0) return null;
    const sealed = game.seal(command, decision.events, asker);
    const appended = await this.#append(sealed, decision.events.length);
    if (!appended.ok) {
      await this.#table.catchUp();
      return this.askNow(wish, asker);
    }
    this.#table.accept(decision, sealed, asker, null);
    return null;
  }

  #goOn(): void {
    while (!this.#busy) {
      const next = this.#queue.shift();
      if (!next) return;
      if (typeof next === 'function') void this.#work(next);
      else this.#decide(next);
    }
  }

  async #work(work: Work): Promise<void> {
    this.#busy = true;
    await work().catch((error: unknown) => this.#failed(error));
    this.#table.payer = null;
    this.#busy = false;
    this.#goOn();
  }

  /** A mistake of ours must not reach the other tables. */
  #decide(ask: Ask): void {
    try {
      if (this.#table.isBroken) refuse(ask, { code: 'not-saved' });
      else this.#answer(ask);
    } catch (error) {
      this.#failed(error);
      refuse(ask, { code: 'not-saved' });
    }
  }

  #answer(ask: Ask): void {
    const { asker, guest } = ask;
    const { game } = this.#table;
    if (asker && game.answeredAt(asker) !== undefined) {
      guest?.send(bareAck(asker.id, game.v));
      ask.done?.(null);
      return;
    }
    const command = timed(game.state, ask.wish, this.#table.house.clock.now());
    const decision = decide(game.state, command);
    if (!decision.ok) {
      refuse(ask, decision.rejection);
      return;
    }
    if (decision.events.length === 0) {
      if (asker) guest?.send(bareAck(asker.id, game.v));
      ask.done?.(null);
      return;
    }
    this.#busy = true;
    this.#table.payer = guest;
    void this.#commit(ask, decision, game.seal(command, decision.events, asker));
  }

  async #commit(ask: Ask, decision: Accepted, sealed: Sealed): Promise<void> {
    const { counts } = this.#table.house;
    const asked = performance.now();
    try {
      const appended = await this.#append(sealed, decision.events.length);
      counts.commitSeconds += (performance.now() - asked) / 1_000;
      if (appended.ok) {
        this.#table.accept(decision, sealed, ask.asker, ask.guest);
        ask.done?.(null);
      } else this.#retry(ask);
    } catch (error) {
      this.#failed(error);
      // What may be in the log all the same is not answered: whoever comes back repeats it, and is told then.
      const isUnsaved = error instanceof StoreError && !isUncertain(error);
      refuse(isUnsaved ? ask : { ...ask, guest: null }, { code: 'not-saved' });
    }
    this.#table.payer = null;
    this.#busy = false;
    this.#goOn();
  }

  #append({ text }: Sealed, events: number): Promise<Appended> {
    const { house, game } = this.#table;
    this.#table.spend('written', text.length);
    return house.store.games.append(game.id, game.state.seq, text, events);
  }

  /** Another node moved first: read what it did, and decide again. */
  #retry(ask: Ask): void {
    this.#queue.unshift(() => this.#table.catchUp(), ask);
  }

  #failed(error: unknown): void {
    if (error instanceof StoreError) this.#table.house.storeFailed(error);
    else this.#table.breakDown(error);
  }
}

/** The moves of a round are nine wishes in ten; written out they take a tenth of a copy of whatever there is. */
function timed(state: State, wish: Wish, at: number): Command {
  switch (wish.type) {
    case 'vote':
      return { type: 'vote', by: wish.by, number: wish.number, at };
    case 'submit':
      return { type: 'submit', by: wish.by, cards: wish.cards, at };
    case 'tell':
      return { type: 'tell', by: wish.by, card: wish.card, clue: asShown(state, wish), at };
    default:
      return { ...wish, at };
  }
}

function refuse({ asker, guest, done }: Ask, rejection: Rejection): void {
  if (asker && guest) guest.refuse(asker.id, rejection);
  done?.(rejection);
}
