/** What the bots of a table say when the cards are open, and only then: one or two of them, in a while. */
import type { PlayerId, State } from '@fabula/engine/model.ts';
import { questionFor } from './bot-seats.ts';
import type { Table } from './table.ts';
import { say } from './wishes.ts';

/** In THINK_MS: how long after the reveal somebody speaks, for it takes people a while to see it; and another after that. */
const [FIRST, NEXT] = [
  [3.6, 6.5],
  [1, 2.5],
] as const;
const A_SECOND_SPEAKS = 0.3;

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
    const { game, guests, doc } = this.#table;
    this.#lines = [];
    this.#reveal = `${game.id} ${game.state.round} ${game.state.phase.name}`;
    if (isOpen(game.state) && doc.chat && guests.size > 0) void this.#think(this.#reveal);
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
        id,
        text: await house.brains.remark(question).catch(() => null),
      })),
    );
    if (reveal !== this.#reveal) return;
    this.#lines = this.#chosen(thoughts);
    if (this.#lines.length > 0) this.#changed();
  }

  #chosen(thoughts: readonly { readonly id: PlayerId; readonly text: string | null }[]): Line[] {
    const { random, clock, waits } = this.#table.house;
    const most = random() < A_SECOND_SPEAKS ? 2 : 1;
    let at = clock.now();
    return thoughts
      .flatMap(({ id, text }) => (text === null ? [] : [{ by: id, text, turn: random() }]))
      .sort((one, other) => one.turn - other.turn)
      .slice(0, most)
      .map(({ by, text }, place) => {
        const [least, most] = place === 0 ? FIRST : NEXT;
        at += waits.think * (least + (most - least) * random());
        return { by, text, at };
      });
  }
}
