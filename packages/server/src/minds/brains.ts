/** Where bots think: in a thread of their own, or, in tests, right here. */
import type { BotHouse } from '@fabula/bots/house.ts';
import type { Minds } from '@fabula/table/ports.ts';

export interface Brains extends Minds {
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
