/** The decks there are, as /api/decks lists them. */
import type { Deck } from '@fabula/engine/model.ts';

export interface DeckOnOffer extends Deck {
  /** A table that does not choose plays with it. */
  readonly usual: boolean;
}

/** As a game knows it. */
export const asDeck = ({ id, cards }: DeckOnOffer): Deck => ({ id, cards });

export const wordsAddress = (deck: string, language: string): string =>
  `/api/decks/${deck}/words/${language}`;
