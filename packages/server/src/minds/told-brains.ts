/** Brains that are told what players wrote about their own decks, before they are asked: that is in the store, and may change. */
import type { CardWords } from '@fabula/bots/brain.ts';
import type { Deck } from '@fabula/engine/model.ts';
import { isOwnDeck } from '@fabula/protocol/own-decks.ts';
import type { Language } from '@fabula/protocol/table.ts';
import type { Clock } from '../clock.ts';
import type { Brains } from './brains.ts';

export type WordsOf = (deck: string, language: Language) => Promise<(CardWords | null)[]>;

/** They are read again after so long. */
const FRESH = 30_000;
/** So many decks are known at once. */
const MOST_TOLD = 100;

interface Told {
  readonly at: number;
  readonly done: Promise<void>;
}

export function toldBrains(brains: Brains, wordsOf: WordsOf, clock: Clock): Brains {
  const told = new Map<string, Told>();

  function tellDeck(deck: string, language: Language): Promise<void> {
    const key = `${language} ${deck}`;
    const before = told.get(key);
    if (before && clock.now() - before.at < FRESH) return before.done;
    // Whoever cannot be told plays blind.
    const done = wordsOf(deck, language).then(
      (cards) => brains.describe({ deck, language, cards }),
      () => undefined,
    );
    told.delete(key);
    told.set(key, { at: clock.now(), done });
    forgetOldest();
    return done;
  }

  function forgetOldest(): void {
    const [oldest] = told.keys();
    if (told.size <= MOST_TOLD || oldest === undefined) return;
    told.delete(oldest);
    const [language, deck] = oldest.split(' ') as [Language, string];
    brains.describe({ deck, language, cards: [] });
  }

  const tell = async (decks: readonly Deck[], language: Language): Promise<void> => {
    await Promise.all(decks.flatMap(({ id }) => (isOwnDeck(id) ? [tellDeck(id, language)] : [])));
  };

  return {
    prepare: (decks, language) => {
      brains.prepare(decks, language);
      void tell(decks, language);
    },
    move: async (question) => {
      await tell(question.view.decks, question.language);
      return brains.move(question);
    },
    remark: async (question) => {
      await tell(question.view.decks, question.language);
      return brains.remark(question);
    },
    leave: (game) => brains.leave(game),
    describe: (words) => brains.describe(words),
    close: () => brains.close(),
  };
}
