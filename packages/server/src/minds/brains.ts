/** Where bots think: in a thread of their own, or, in tests, right here. */
import type { BotHouse, DeckWords } from '@fabula/bots/house.ts';
import { answeredBy } from '@fabula/table/minds.ts';
import type { Minds } from '@fabula/table/ports.ts';

export interface Brains extends Minds {
  /** Of a deck that is in no folder. */
  describe(words: DeckWords): void;
  close(): Promise<void>;
}

export const brainsHere = (house: BotHouse): Brains => ({
  ...answeredBy((ask) => house.answer(ask)),
  prepare: () => undefined,
  leave: (game) => house.leave(game),
  describe: (words) => house.describe(words),
  close: () => Promise.resolve(),
});
