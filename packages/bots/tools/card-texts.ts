/** The words of the deck that comes with the game, in the order of its manifest. */
import { readFileSync } from 'node:fs';
import type { CardWords, Deck, Language } from '@fabula/cards/deck/format.ts';

const folder = new URL('../../cards/src/decks/dream/', import.meta.url);

export interface CardText extends CardWords {
  readonly id: string;
}

export function cardTexts(language: Language): CardText[] {
  const deck = JSON.parse(readFileSync(new URL('deck.json', folder), 'utf8')) as Deck;
  return deck.cards.flatMap(({ id, words = {} }) => {
    const path = words[language];
    if (path === undefined) return [];
    return [{ id, ...(JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as CardWords) }];
  });
}
