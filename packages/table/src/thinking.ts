/** The bots and stand-ins of one table: they begin to think when the table waits for them, and move when a person might. */
import type { BotMove } from '@fabula/bots/brain.ts';
import { type Helper, helpersAwaited } from '@fabula/bots/helpers.ts';
import { QUICK, thinkingTime } from '@fabula/bots/pace.ts';
import { randomMove } from '@fabula/bots/random-move.ts';
import type { PhaseName, SeatIndex } from '@fabula/engine/model.ts';
import type { View } from '@fabula/engine/view.ts';
import type { Question } from './ports.ts';
import { questionFor } from './question.ts';
import { type Intent, isUnsaved, type Outcome, type Proposal, type Queue } from './queue.ts';
import type { Table } from './table.ts';

interface Thought {
  readonly helper: Helper;
  readonly moment: Moment;
  readonly view: View;
  isMoving: boolean;
  /** Ends the pause before its move, and with it the thought. */
  callOff: () => void;
}

type Suggestion = Pick<Proposal, 'intent' | 'isStillMeant'>;

/** If any of this changes, there is something else to think about. */
interface Moment {
  readonly game: string;
  readonly round: number;
  readonly phase: PhaseName;
  readonly storyteller: SeatIndex | null;
  /** As everybody sees it: a card that is changed in secret changes nothing here. */
  readonly clue: string;
}

const nothing = (): void => undefined;

export class Thinking {
  readonly #table: Table;
  readonly #queue: Queue;
  #thoughts: readonly Thought[] = [];

  constructor(table: Table, queue: Queue) {
    this.#table = table;
    this.#queue = queue;
  }

  get isIdle(): boolean {
    return this.#thoughts.length === 0;
  }

  /** Whoever the table waits for begins to think; whoever it no longer waits for stops. */
  tend(): void {
    const { house, code } = this.#table;
    if (!house.nodes.watches(code)) return this.stop();
    const awaited = helpersAwaited(this.#table.game.state);
    if (awaited.length === 0 && this.isIdle) return;
    const moment = momentAt(this.#table);
    for (const thought of this.#thoughts) {
      const goesOn =
        awaited.some((helper) => isSame(helper, thought.helper)) && equal(thought.moment, moment);
      if (!goesOn && !thought.isMoving) this.#forget(thought);
    }
    for (const helper of awaited)
      if (!this.#thoughts.some((thought) => thought.helper.seat === helper.seat)) this.#begin(helper, moment);
  }

  #begin(helper: Helper, moment: Moment): void {
    const { seat, by } = helper;
    const question = questionFor(this.#table, seat, typeof by === 'string' ? by : null);
    const thought: Thought = { helper, moment, view: question.view, isMoving: false, callOff: nothing };
    this.#thoughts = this.#thoughts.concat(thought);
    this.#think(thought, question).catch((error: unknown) => this.#table.breakDown(error));
  }

  /** How long it takes is drawn beforehand: how long the answer took tells nothing. */
  async #think(thought: Thought, question: Question): Promise<void> {
    const { clock } = this.#table.house;
    const dueAt = clock.now() + this.#thinkingTime(thought);
    const answer = await this.#answerTo(question);
    if (!this.#thoughts.includes(thought)) return;
    await this.#pause(thought, dueAt - clock.now());
    // Where too much is written on one account, its bots take their time.
    for (let wait = this.#owed; wait > 0; wait = this.#owed) await this.#pause(thought, wait);
    this.#move(thought, answer);
  }

  async #answerTo(question: Question): Promise<BotMove | null> {
    const { house, code } = this.#table;
    const asked = performance.now();
    const answer = await house.minds.move(question).catch((error: unknown) => {
      house.log.error({ err: error, table: code }, 'a bot broke down');
      return null;
    });
    house.tally.botSeconds += (performance.now() - asked) / 1_000;
    return answer;
  }

  get #owed(): number {
    return this.#table.patron?.waitFor('written') ?? 0;
  }

  /** If the thought is called off meanwhile this never resolves, and so it never moves. */
  #pause(thought: Thought, ms: number): Promise<void> {
    return new Promise((resolve) => {
      thought.callOff = this.#table.house.clock.after(Math.max(0, ms), resolve);
    });
  }

  #forget(thought: Thought): void {
    thought.callOff();
    this.#thoughts = this.#thoughts.filter((other) => other !== thought);
  }

  /** Nobody moves here any more. */
  stop(): void {
    for (const thought of this.#thoughts) this.#forget(thought);
  }

  /** Whoever only stands in is never quick: somebody may be about to come back. */
  #thinkingTime({ helper, moment }: Thought): number {
    const { house, register } = this.#table;
    const pace = register.quickBots && typeof helper.by === 'string' ? QUICK : 1;
    return Math.floor(pace * house.waits.think * thinkingTime(moment.phase, house.random));
  }

  /** A stand-in plays what was chosen in its seat, whyever nobody else did: time ran out, they are gone, the owner does not wait. */
  #move(thought: Thought, answer: BotMove | null): void {
    const { drafts } = this.#table;
    const { seat, by } = thought.helper;
    thought.isMoving = true;
    const chosen = typeof by === 'string' ? null : drafts.next([seat]);
    if (!chosen) return this.#moveItself(thought, answer);
    this.#propose(chosen, (outcome) => {
      if (!isMistaken(outcome)) return this.#done(thought);
      drafts.drop(chosen.player);
      this.#move(thought, answer);
    });
  }

  #moveItself(thought: Thought, answer: BotMove | null): void {
    const { house } = this.#table;
    house.tally.botMoves += 1;
    if (!answer) return this.#moveAnyhow(thought);
    this.#propose(moveOf(thought, answer), (outcome) => {
      // The table may have moved on meanwhile. Otherwise the bot is mistaken, and the table must not wait for it.
      if (isMistaken(outcome) && equal(thought.moment, momentAt(this.#table))) this.#moveAnyhow(thought);
      else this.#done(thought);
    });
  }

  #moveAnyhow(thought: Thought): void {
    const { house, code, register } = this.#table;
    house.tally.botGuesses += 1;
    house.log.warn({ table: code, phase: thought.view.phase }, 'a bot did not know what to do');
    const move = randomMove(thought.view, register.language, house.random);
    if (move) this.#propose(moveOf(thought, move), () => this.#done(thought));
    else this.#done(thought);
  }

  #propose({ intent, isStillMeant }: Suggestion, done: (outcome: Outcome) => void): void {
    this.#queue.propose({
      game: this.#table.game,
      intent,
      ...(isStillMeant ? { isStillMeant } : {}),
      asker: null,
      guest: null,
      isDroppedWhenOvertaken: true,
      done,
    });
  }

  #done(thought: Thought): void {
    this.#forget(thought);
    if (!this.#table.isRetired) this.tend();
  }
}

const moveOf = ({ helper: { by } }: Thought, move: BotMove): Suggestion => ({
  intent: { ...move, by } as Intent,
});

/** The move itself is refused, not any move now. */
const isMistaken = (outcome: Outcome): boolean =>
  outcome !== null && outcome !== 'overtaken' && !isUnsaved(outcome) && outcome.code !== 'paused';

function momentAt({ game }: Table): Moment {
  const { round, phase, storyteller } = game.state;
  return {
    game: game.id,
    round,
    phase: phase.name,
    storyteller,
    clue: 'story' in phase ? JSON.stringify(phase.story.clue) : '',
  };
}

const equal = (one: Moment, other: Moment): boolean =>
  one.game === other.game &&
  one.round === other.round &&
  one.phase === other.phase &&
  one.storyteller === other.storyteller &&
  one.clue === other.clue;

const isSame = (one: Helper, other: Helper): boolean =>
  one.seat === other.seat &&
  (one.by === other.by || (typeof one.by === 'object' && typeof other.by === 'object'));
