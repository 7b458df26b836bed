/** What the bots of a table say when the cards are open, and only then: one or two of them, in a while. */
import { linesToSay } from '@fabula/bots/pace.ts';
import type { PlayerId, State } from '@fabula/engine/model.ts';
import { questionFor } from './question.ts';
import { say } from './requests.ts';
import type { Table } from './table.ts';

interface Line {
  readonly by: PlayerId;
  readonly text: string;
  readonly at: number;
}

const isOpen = ({ phase }: State): boolean => phase.name === 'result' || phase.name === 'over';

export class Remarks {
  readonly #table: Table;
  readonly #changed: () => void;
  /** The reveal they are about. */
  #reveal = '';
  #lines: Line[] = [];

  constructor(table: Table, changed: () => void) {
    this.#table = table;
    this.#changed = changed;
  }

  get nextAt(): number {
    return this.#lines[0]?.at ?? Infinity;
  }

  /** The table has come to another phase. */
  notice(): void {
    const { game, guests, register, house, code } = this.#table;
    this.#lines = [];
    this.#reveal = `${game.id} ${game.state.round} ${game.state.phase.name}`;
    if (isOpen(game.state) && register.chat && guests.size > 0 && house.nodes.watches(code))
      this.#think(this.#reveal).catch((error: unknown) => this.#table.breakDown(error));
  }

  wake(now: number): void {
    while (this.nextAt <= now) {
      const line = this.#lines.shift();
      if (line && isOpen(this.#table.game.state)) say(this.#table, line.by, line.text);
    }
  }

  async #think(reveal: string): Promise<void> {
    const { house, game } = this.#table;
    const bots = game.state.people.flatMap(({ id, bot, seat }) =>
      bot && seat !== null ? [{ id, seat }] : [],
    );
    const questions = bots.map(({ id, seat }) => ({ id, question: questionFor(this.#table, seat, id) }));
    const thoughts = await Promise.all(
      questions.map(async ({ id, question }) => ({
        by: id,
        text: await house.minds.remark(question).catch(() => null),
      })),
    );
    if (reveal !== this.#reveal) return;
    const now = house.clock.now();
    this.#lines = linesToSay(thoughts, house.random).map(({ by, text, after }) => ({
      by,
      text,
      at: now + house.waits.think * after,
    }));
    if (this.#lines.length > 0) this.#changed();
  }
}
