/** Where bots think: in a thread of their own, or, in tests, right here. They get a seat's view and nothing else. */
import type { BotMove } from '@fabula/bots/brain.ts';
import type { Ask, BotHouse } from '@fabula/bots/house.ts';
import type { Deck } from '@fabula/engine/model.ts';
import type { Language } from '@fabula/protocol/table.ts';

export type Question = Omit<Ask, 'what'>;

export interface Brains {
  /** A bot has sat down: whoever thinks slowly at first may begin to read. */
  prepare(decks: readonly Deck[], language: Language): void;
  /** Null: nothing came of it; any legal move will have to do. */
  move(question: Question): Promise<BotMove | null>;
  remark(question: Question): Promise<string | null>;
  /** The game is put away: its bots need not be remembered. */
  leave(game: string): void;
  close(): Promise<void>;
}

export const brainsHere = (house: BotHouse): Brains => ({
  prepare: () => undefined,
  async move(question) {
    const answer = await house.answer({ ...question, what: 'move' });
    return answer.what === 'move' ? answer.move : null;
  },
  async remark(question) {
    const answer = await house.answer({ ...question, what: 'remark' });
    return answer.what === 'remark' ? answer.line : null;
  },
  leave: (game) => house.leave(game),
  close: () => Promise.resolve(),
});
