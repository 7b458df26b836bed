/** The embedded planner, for clues that a model proposed. */
import type { CardId } from '@fabula/engine/model.ts';
import type { View } from '@fabula/engine/view.ts';
import { chanceFrom } from '../chance.ts';
import type { Sitter } from '../embedded.ts';
import { SKILLS } from '../levels.ts';
import { deckSense } from '../listening/deck-sense.ts';
import { meaningOf } from '../listening/meaning.ts';
import { bestClue } from '../telling/tell.ts';

export interface ClueForCard {
  readonly card: CardId;
  readonly text: string;
}

/** The clue that promises most, of those for cards it knows; undefined: it knows none of them. */
export function planned(
  clues: readonly ClueForCard[],
  view: View,
  sitter: Sitter,
  played: ReadonlySet<CardId>,
): ClueForCard | undefined {
  const { wordsOf, vocabulary, seed, level, character } = sitter;
  const judged = clues.filter(({ card }) => wordsOf(card) !== undefined);
  if (judged.length === 0) return undefined;
  const cards = view.decks.reduce((sum, deck) => sum + deck.cards, 0);
  const deck = deckSense(cards, wordsOf, vocabulary);
  const unseen = [...deck.cards.keys()].filter((card) => !view.hand.includes(card) && !played.has(card));
  return bestClue(
    judged.map(({ card, text }) => ({
      card,
      said: text,
      text,
      meaning: meaningOf(text, vocabulary),
      written: true,
    })),
    {
      rules: view.rules,
      seats: view.seats.length,
      unseen,
      deck,
      chance: chanceFrom(`${seed} planned ${view.round}`),
      taste: character.taste,
      skill: SKILLS[level],
    },
  );
}
