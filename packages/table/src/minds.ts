/** Minds by the one thing they do, wherever they think: they answer what they are asked. */
import type { Answer, Ask } from '@fabula/bots/house.ts';
import type { Minds } from './ports.ts';

/** No answer: nothing came of it. */
export const answeredBy = (answer: (ask: Ask) => Promise<Answer | null>): Pick<Minds, 'move' | 'remark'> => ({
  async move(question) {
    const found = await answer({ ...question, what: 'move' });
    return found?.what === 'move' ? found.move : null;
  },
  async remark(question) {
    const found = await answer({ ...question, what: 'remark' });
    return found?.what === 'remark' ? found.line : null;
  },
});
