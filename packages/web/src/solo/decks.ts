/** The decks there are, as /api/decks lists them. */
import type { Deck } from '@fabula/engine/model.ts';
import type { Usual } from '../net/deck-list.ts';

export type DeckOnOffer = Deck & Usual;

/** As a game knows it. */
export const asDeck = ({ id, cards }: DeckOnOffer): Deck => ({ id, cards });

export const wordsAddress = (deck: string, language: string): string =>
  `/api/decks/${deck}/words/${language}`;
