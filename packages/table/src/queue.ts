/** A table's decisions: one after another, each on disk before anybody hears of it. */
import type { Command } from '@fabula/engine/commands.ts';
import { decide, type Decision } from '@fabula/engine/decide.ts';
import { asShown } from '@fabula/engine/phases/tell.ts';
import type { Rejection } from '@fabula/protocol/rejections.ts';
import { carryOut } from './carry-out.ts';
import type { Game } from './game.ts';
import type { Asker } from './ledger.ts';
import { letter } from './letter.ts';
import type { Guest, Payer } from './ports.ts';
import { bareAck } from './showing.ts';
import type { Table } from './table.ts';

type WithoutTime<C> = C extends unknown ? Omit<C, 'at'> : never;
/** A command of the game that does not say yet when. */
export type Intent = WithoutTime<Command>;

/** `overtaken`: somebody else moved first, and it is not to be decided anew. */
export type Outcome = Rejection | 'overtaken' | null;

/** Nothing was refused but the writing: it may be tried again. */
export const isUnsaved = (outcome: Outcome): boolean =>
  outcome !== null && outcome !== 'overtaken' && outcome.code === 'not-saved';

export interface Proposal {
  /** The one it was meant for: while it waits, another may come on the table. */
  readonly game: Game;
  readonly intent: Intent;
  readonly asker: Asker | null;
  readonly guest: Guest | null;
  /** A bot has thought about a table that is no more: its move is let go. */
  readonly isDroppedWhenOvertaken?: boolean;
  /** Asked when it is its turn; false: it is let go, as if it had been overtaken. */
  readonly isStillMeant?: () => boolean;
  /** Asked then, too: why it is refused whatever the rules say. */
  readonly refusal?: () => Rejection | null;
  /** What others have written meanwhile has been read. */
  readonly isUpToDate?: boolean;
  /** For those who are not guests: called when it is decided, and on disk. */
  readonly done?: (outcome: Outcome) => void;
}

type Work = () => Promise<void>;

/** A store that could not be read is asked again after so long, in milliseconds. */
const AGAIN = 250;
/** A disk that stands still for seconds lets so many gather. */
const MOST_WAITING = 500;

/**
 * At most one decision is on its way to the disk; the next is decided when it is there. So nothing is ever decided on a
 * state that might not come to be, and another node's move in between is always noticed: see docs/architecture.md.
 */
export class Queue {
  readonly #table: Table;
  #waiting: (Proposal | Work)[] = [];
  #isBusy = false;

  constructor(table: Table) {
    this.#table = table;
  }

  get isAtRest(): boolean {
    return !this.#isBusy && this.#waiting.length === 0;
  }

  /** So much waits that people have to try again later. What the table asks of itself, for its clock and its bots, still waits for its turn. */
  get isOverrun(): boolean {
    return this.#waiting.length >= MOST_WAITING;
  }

  propose(proposal: Proposal): void {
    if (this.isAtRest) this.#decide(proposal);
    else this.#waiting.push(proposal);
  }

  /** Work between two decisions. A disk that fails is the house's concern and the asker's. */
  inOrder<T>(work: () => Promise<T>, payer: Payer | null): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(async () => {
        this.#table.payer = payer;
        try {
          if (this.#table.isRetired) throw new Error('The table broke down');
          resolve(await work());
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
          this.#failed(error);
        }
      });
      this.#goOn();
    });
  }

  /** Within such work: a command decided, and on disk, before the work goes on. */
  proposeNow(
    intent: Intent,
    asker: Asker | null,
    at = this.#table.house.clock.now(),
  ): Promise<Rejection | null> {
    return carryOut(this.#table, asker, () => {
      const { game } = this.#table;
      const command = timed(game, intent, at);
      return {
        hasAnswered: (message) => game.hasAnswered(message),
        decision: decide(game.state, command),
        write: (decided) => game.append(command, decided, asker),
      };
    });
  }

  #goOn(): void {
    while (!this.#isBusy) {
      const next = this.#waiting.shift();
      if (!next) return;
      if (typeof next === 'function') void this.#work(next);
      else this.#decide(next);
    }
  }

  async #work(work: Work): Promise<void> {
    this.#isBusy = true;
    await work();
    this.#table.payer = null;
    this.#isBusy = false;
    this.#goOn();
  }

  /** A mistake of ours must not reach the other tables. */
  #decide(proposal: Proposal): void {
    try {
      if (this.#table.isRetired) refuse(proposal, { code: 'not-saved' });
      else this.#answer(proposal);
    } catch (error) {
      this.#failed(error);
      refuse(proposal, { code: 'not-saved' });
    }
  }

  #answer(proposal: Proposal): void {
    const { asker, guest } = proposal;
    const { game, house } = this.#table;
    if (proposal.game !== game) return refuse(proposal, { code: 'game-over' });
    if (asker && game.hasAnswered(asker)) return this.#done(proposal);
    if (proposal.isStillMeant?.() === false) return proposal.done?.('overtaken');
    const no = proposal.refusal?.();
    if (no) return refuse(proposal, no);
    const command = timed(game, proposal.intent, house.clock.now());
    const decision = decide(game.state, command);
    if (!decision.ok) return this.#refuseIfUpToDate(proposal, decision.rejection);
    if (decision.events.length === 0) return this.#done(proposal);
    this.#isBusy = true;
    this.#table.payer = guest;
    this.#table.mover = guest;
    void this.#commit(proposal, command, decision);
  }

  /** Where there are other nodes, nobody is refused for what has changed there meanwhile: the log is read first. */
  #refuseIfUpToDate(proposal: Proposal, rejection: Rejection): void {
    const { nodes } = this.#table.house;
    if (!nodes.areSeveral || proposal.guest === null || proposal.isUpToDate === true)
      return refuse(proposal, rejection);
    this.#isBusy = true;
    void this.#decideAnew(proposal);
  }

  async #decideAnew(proposal: Proposal): Promise<void> {
    try {
      await this.#table.catchUp();
      this.#waiting.unshift({ ...proposal, isUpToDate: true });
    } catch (error) {
      this.#failed(error);
      refuse(proposal, { code: 'not-saved' });
    }
    this.#isBusy = false;
    this.#goOn();
  }

  /** Those at the table were shown it, and that was the answer; whoever has left it meanwhile gets a bare one. */
  #written({ asker, guest, done }: Proposal): void {
    if (asker && guest && !this.#table.guests.has(guest)) guest.send(letter({ ack: asker.id }));
    done?.(null);
  }

  /** Nothing had to be written. */
  #done({ asker, guest, done }: Proposal): void {
    if (asker) guest?.send(bareAck(asker.id, this.#table.game.v));
    done?.(null);
  }

  async #commit(proposal: Proposal, command: Command, decision: Decision & { ok: true }): Promise<void> {
    const { house, game } = this.#table;
    const began = performance.now();
    try {
      const isOurs = await game.append(command, decision, proposal.asker);
      house.tally.commitSeconds += (performance.now() - began) / 1_000;
      if (isOurs) this.#written(proposal);
      else if (proposal.isDroppedWhenOvertaken === true) proposal.done?.('overtaken');
      else this.#waiting.unshift(proposal);
    } catch (error) {
      this.#failed(error);
      if (house.canBeLookedUp(error)) await this.#lookUp(proposal);
      else {
        // What may be in the log all the same is not answered: whoever comes back repeats it, and is told then.
        const isUnsaved = house.isOfStore(error) && !house.isUncertain(error);
        refuse(isUnsaved ? proposal : { ...proposal, guest: null }, { code: 'not-saved' });
      }
    }
    this.#table.payer = null;
    this.#table.mover = null;
    this.#isBusy = false;
    this.#goOn();
  }

  /** Nobody knows whether it was written, but the log does: it is read until it answers, and nothing else is decided before. */
  async #lookUp(proposal: Proposal): Promise<void> {
    const { house } = this.#table;
    for (;;) {
      try {
        if (this.#table.isRetired) break;
        await this.#table.catchUp();
        break;
      } catch (error) {
        this.#failed(error);
        await new Promise<void>((resolve) => {
          house.clock.after(AGAIN, resolve);
        });
      }
    }
    if (this.#table.isRetired) return refuse({ ...proposal, guest: null }, { code: 'not-saved' });
    // A person's move is known by its id. A bot's is not: it thinks anew about what is there now.
    if (proposal.isDroppedWhenOvertaken === true) proposal.done?.('overtaken');
    else this.#waiting.unshift(proposal);
    return undefined;
  }

  #failed(error: unknown): void {
    const { house } = this.#table;
    if (house.isOfStore(error)) house.storeFailed(error);
    else this.#table.breakDown(error);
  }
}

/** The moves of a round are nine in ten: written out they take a tenth of the time of a copy of whatever fields there are. */
function timed({ state, lastAt }: Game, intent: Intent, now: number): Command {
  // Another node's clock may be ahead of ours.
  const at = Math.max(now, lastAt ?? 0);
  switch (intent.type) {
    case 'vote':
      return { type: 'vote', by: intent.by, number: intent.number, at };
    case 'submit':
      return { type: 'submit', by: intent.by, cards: intent.cards, at };
    case 'tell':
      return { type: 'tell', by: intent.by, card: intent.card, clue: asShown(state, intent), at };
    default:
      return { ...intent, at };
  }
}

function refuse({ asker, guest, done }: Proposal, rejection: Rejection): void {
  if (asker && guest) guest.refuse(asker.id, rejection);
  done?.(rejection);
}
