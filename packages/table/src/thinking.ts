/** The bots and stand-ins of one table: they begin to think when the table waits for them, and move when a person might. */
import type { BotMove } from '@fabula/bots/brain.ts';
import { type Helper, helpersAwaited } from '@fabula/bots/helpers.ts';
import { thinkingTime } from '@fabula/bots/pace.ts';
import { randomMove } from '@fabula/bots/random-move.ts';
import type { PhaseName, SeatIndex } from '@fabula/engine/model.ts';
import type { View } from '@fabula/engine/view.ts';
import type { Question } from './ports.ts';
import { questionFor } from './question.ts';
import type { Intent, Outcome } from './queue.ts';
import type { Table } from './table.ts';

interface Thought {
  readonly helper: Helper;
  readonly about: About;
  readonly view: View;
  /** Drawn before the thinking begins: how long the answer took tells nothing. */
  dueAt: number;
  /** Undefined: still thinking. Null: nothing came of it. */
  answer: BotMove | null | undefined;
  isMoving: boolean;
}

/** If any of this changes, there is something else to think about. */
interface About {
  readonly game: string;
  readonly round: number;
  readonly phase: PhaseName;
  readonly storyteller: SeatIndex | null;
  /** As everybody sees it: a card that is changed in secret changes nothing here. */
  readonly clue: string;
}

export class Thinking {
  readonly #table: Table;
  /** The table's one alarm must be set anew. */
  readonly #changed: () => void;
  readonly #thoughts = new Map<SeatIndex, Thought>();

  constructor(table: Table, changed: () => void) {
    this.#table = table;
    this.#changed = changed;
  }

  get isIdle(): boolean {
    return this.#thoughts.size === 0;
  }

  /** Whoever the table waits for begins to think; whoever it no longer waits for stops. */
  tend(): void {
    const awaited = helpersAwaited(this.#table.game.state);
    if (awaited.length === 0 && this.isIdle) return;
    const about = aboutNow(this.#table);
    for (const [seat, thought] of this.#thoughts) {
      const goesOn = awaited.some((helper) => isSame(helper, thought.helper)) && equal(thought.about, about);
      if (!goesOn && !thought.isMoving) this.#thoughts.delete(seat);
    }
    for (const helper of awaited) if (!this.#thoughts.has(helper.seat)) this.#begin(helper, about);
  }

  get nextAt(): number {
    let at = Infinity;
    for (const { answer, isMoving, dueAt } of this.#thoughts.values())
      if (answer !== undefined && !isMoving) at = Math.min(at, dueAt);
    return at;
  }

  wake(now: number): void {
    // Where too much is written on one account, its bots take their time.
    const wait = this.#table.patron?.waitFor('written') ?? 0;
    for (const thought of this.#thoughts.values()) {
      const { answer, isMoving, dueAt } = thought;
      if (answer === undefined || isMoving || dueAt > now) continue;
      if (wait > 0) thought.dueAt = now + wait;
      else this.#move(thought, answer);
    }
  }

  #begin(helper: Helper, about: About): void {
    const { house } = this.#table;
    const { seat, by } = helper;
    const question = questionFor(this.#table, seat, typeof by === 'string' ? by : null);
    const dueAt = house.clock.now() + this.#thinkingTime(about.phase);
    const thought: Thought = {
      helper,
      about,
      view: question.view,
      dueAt,
      answer: undefined,
      isMoving: false,
    };
    this.#thoughts.set(seat, thought);
    void this.#think(thought, question);
  }

  async #think(thought: Thought, question: Question): Promise<void> {
    const { house, code } = this.#table;
    const asked = performance.now();
    thought.answer = await house.minds.move(question).catch((error: unknown) => {
      house.log.error({ err: error, table: code }, 'a bot broke down');
      return null;
    });
    house.tally.botSeconds += (performance.now() - asked) / 1_000;
    if (this.#thoughts.get(question.seat) === thought) this.#changed();
  }

  #thinkingTime(phase: PhaseName): number {
    const { waits, random } = this.#table.house;
    return Math.floor(waits.think * thinkingTime(phase, random));
  }

  #move(thought: Thought, answer: BotMove | null): void {
    const { house } = this.#table;
    thought.isMoving = true;
    house.tally.botMoves += 1;
    if (!answer) return this.#moveAnyhow(thought);
    this.#propose(thought, answer, (outcome) => {
      // The table may have moved on meanwhile. Otherwise the bot is mistaken, and the table must not wait for it.
      const isMistaken = outcome !== null && outcome !== 'overtaken' && outcome.code !== 'not-saved';
      if (isMistaken && equal(thought.about, aboutNow(this.#table))) this.#moveAnyhow(thought);
      else this.#done(thought);
    });
  }

  #moveAnyhow(thought: Thought): void {
    const { house, code, register } = this.#table;
    house.tally.botGuesses += 1;
    house.log.warn({ table: code, phase: thought.view.phase }, 'a bot did not know what to do');
    const move = randomMove(thought.view, register.language, house.random);
    if (move) this.#propose(thought, move, () => this.#done(thought));
    else this.#done(thought);
  }

  #propose({ helper: { by } }: Thought, move: BotMove, done: (outcome: Outcome) => void): void {
    const intent = { ...move, by } as Intent;
    this.#table.propose({ intent, asker: null, guest: null, isDroppedWhenOvertaken: true, done });
  }

  #done({ helper: { seat } }: Thought): void {
    this.#thoughts.delete(seat);
    this.#changed();
  }
}

function aboutNow({ game }: Table): About {
  const { round, phase, storyteller } = game.state;
  return {
    game: game.id,
    round,
    phase: phase.name,
    storyteller,
    clue: 'story' in phase ? JSON.stringify(phase.story.clue) : '',
  };
}

const equal = (one: About, other: About): boolean =>
  one.game === other.game &&
  one.round === other.round &&
  one.phase === other.phase &&
  one.storyteller === other.storyteller &&
  one.clue === other.clue;

const isSame = (one: Helper, other: Helper): boolean =>
  one.seat === other.seat &&
  (one.by === other.by || (typeof one.by === 'object' && typeof other.by === 'object'));
