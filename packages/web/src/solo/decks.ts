/** The decks there are, as a game knows them. */
import type { Deck } from '@fabula/engine/model.ts';

/** Six hands and one full round. */
const FULL_GAME = 42;

/** The first is one that a full table can play with. `listed` is what /api/decks says. */
export function usualFirst(listed: readonly Deck[]): readonly Deck[] {
  const decks = listed.map(({ id, cards }) => ({ id, cards }));
  const usual = decks.find(({ cards }) => cards >= FULL_GAME);
  return usual ? [usual, ...decks.filter((deck) => deck !== usual)] : decks;
}

export const wordsAddress = (deck: string, language: string): string =>
  `/api/decks/${deck}/words/${language}`;
