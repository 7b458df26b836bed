import { type Appended, conflict, StoreError } from './port.ts';
import type { Connection, Statement, Value } from './postgres-connection.ts';
import { isLost } from './postgres-faults.ts';
import type { Condition } from './postgres-condition.ts';

/** An entry on its way to the database. */
export interface Append {
  readonly game: string;
  readonly after: number;
  readonly seq: number;
  readonly text: string;
}

interface Waiting extends Append {
  readonly resolve: (answer: Appended) => void;
  readonly reject: (error: StoreError) => void;
  /** An answer was lost: it is not sent again after this. */
  until?: number;
}

export interface LaneSetup {
  readonly connection: Connection;
  readonly condition: Condition;
  readonly now: () => number;
  /** How long moves wait for a database that was lost, in milliseconds. */
  readonly patienceMs: number;
  /** What was written, in one commit, before anybody is answered. */
  readonly written: (moves: readonly Append[]) => void;
}

/** What one statement carries. */
const MOST_MOVES = 500;
const MOST_LETTERS = 1 << 20;
/** What may wait. Beyond it the database does not keep up, and more waiting helps nobody. */
const MOST_WAITING = 20_000;
const MOST_LETTERS_WAITING = 64 << 20;

const APPEND: Statement = {
  name: 'append',
  text: 'SELECT place, stands FROM append_moves($1, $2, $3, $4, $5)',
};
const LOOK_UP: Statement = {
  name: 'look up',
  text: `
    SELECT coalesce(game.seq, 0), entry.seq = asked.seq AND entry.text = asked.text
    FROM unnest($1::text[], $2::int[], $3::int[], $4::text[]) WITH ORDINALITY AS asked (id, after, seq, text, place)
    LEFT JOIN game ON game.id = asked.id
    LEFT JOIN entry ON entry.game = asked.id AND entry.after = asked.after
    ORDER BY place`,
};
type Found = [stands: number, isOurs: boolean | null];

/**
 * Moves to the database on one connection. While a batch is away the next one gathers; a batch is one statement and one
 * commit. It holds at most one move of a game, since a game's next one is asked for when this one is answered.
 */
export class Lane {
  readonly #setup: LaneSetup;
  #waiting: Waiting[] = [];
  #letters = 0;
  #isBusy = false;

  constructor(setup: LaneSetup) {
    this.#setup = setup;
  }

  append(move: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      const { refusal } = this.#setup.condition;
      if (refusal) return reject(refusal);
      if (this.#waiting.length >= MOST_WAITING || this.#letters >= MOST_LETTERS_WAITING)
        return reject(new StoreError('away', 'The database does not keep up: too much is waiting'));
      this.#letters += move.text.length;
      this.#waiting.push({ ...move, resolve, reject });
      if (this.#isBusy) return undefined;
      this.#isBusy = true;
      // Whoever else asks in this turn of the event loop comes along.
      setImmediate(() => void this.#carryOut());
      return undefined;
    });
  }

  async #carryOut(): Promise<void> {
    const { connection, patienceMs } = this.#setup;
    while (this.#waiting.length > 0) {
      try {
        if (!connection.isOpen) await connection.open(performance.now() + patienceMs);
        await this.#send(this.#nextBatch());
      } catch (error) {
        this.#refuse(this.#take(this.#waiting.length), error);
      }
    }
    this.#isBusy = false;
  }

  #nextBatch(): Waiting[] {
    let letters = 0;
    let count = 0;
    for (const { text } of this.#waiting) {
      letters += text.length;
      if (count > 0 && (count === MOST_MOVES || letters > MOST_LETTERS)) break;
      count += 1;
    }
    return this.#take(count).sort((one, other) => (one.game < other.game ? -1 : 1));
  }

  #take(count: number): Waiting[] {
    const taken = this.#waiting.splice(0, count);
    for (const { text } of taken) this.#letters -= text.length;
    return taken;
  }

  async #send(batch: Waiting[]): Promise<void> {
    const { connection, now } = this.#setup;
    let late: [place: number, stands: number][];
    try {
      late = await connection.ask(APPEND, [...columns(batch), now()]);
    } catch (error) {
      if (isLost(error)) return this.#lookUp(batch);
      // One that does not fit must not keep the others from being written.
      if (batch.length === 1 || !(error instanceof StoreError) || error.fault === 'away')
        return this.#refuse(batch, error);
      for (const one of batch) await this.#send([one]);
      return undefined;
    }
    if (late.length === 0) return this.#accept(batch);
    const stands = new Map(late.map(([place, seq]) => [place - 1, seq]));
    this.#accept(batch.filter((_, place) => !stands.has(place)));
    for (const [place, seq] of stands) batch[place]?.resolve(conflict(seq));
    return undefined;
  }

  /** The answer was lost: what stands at the place each wanted to have is looked at. */
  async #lookUp(batch: Waiting[]): Promise<void> {
    const { connection, patienceMs } = this.#setup;
    const now = performance.now();
    for (const move of batch) move.until ??= now + patienceMs;
    let found: Found[];
    try {
      found = await connection.findOut(() => connection.ask<Found>(LOOK_UP, columns(batch)));
    } catch (error) {
      return this.#refuse(batch, error);
    }
    const ours = batch.filter((_, place) => found[place]?.[1] === true);
    const others = batch.filter((_, place) => found[place]?.[1] !== true);
    const standsAt = new Map(batch.map((move, place) => [move, found[place]?.[0] ?? 0]));
    this.#accept(ours);
    for (const move of others) {
      const stands = standsAt.get(move) ?? 0;
      if (stands !== move.after) move.resolve(conflict(stands));
      else this.#again(move);
    }
  }

  /** It is certain that this was not written, and never will be by what was asked. */
  #again(move: Waiting): void {
    if (performance.now() > (move.until ?? Infinity))
      return move.reject(new StoreError('away', 'The database was lost again and again'));
    this.#letters += move.text.length;
    this.#waiting.unshift(move);
    return undefined;
  }

  #accept(batch: readonly Waiting[]): void {
    if (batch.length > 0) this.#setup.written(batch);
    for (const { resolve } of batch) resolve({ ok: true });
  }

  #refuse(batch: readonly Waiting[], error: unknown): void {
    const found = error instanceof StoreError ? error : new StoreError('away', String(error));
    for (const { reject } of batch) reject(found);
  }
}

const columns = (batch: readonly Append[]): Value[] => [
  batch.map(({ game }) => game),
  batch.map(({ after }) => after),
  batch.map(({ seq }) => seq),
  batch.map(({ text }) => text),
];
