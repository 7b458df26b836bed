/** The words of the decks that come with the game, in the order of their manifests. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { CardWords, Deck, Language } from '@fabula/cards/deck/format.ts';

const decks = new URL('../../cards/src/decks/', import.meta.url);

/** Every deck that can be played. */
export const DECKS: readonly string[] = readdirSync(decks)
  .filter((deck) => existsSync(new URL(`${deck}/deck.json`, decks)))
  .sort();

export interface CardText extends CardWords {
  readonly id: string;
}

export function cardTexts(language: Language, deck = 'dream'): CardText[] {
  const folder = new URL(`${deck}/`, decks);
  const { cards } = JSON.parse(readFileSync(new URL('deck.json', folder), 'utf8')) as Deck;
  return cards.flatMap(({ id, words = {} }) => {
    const path = words[language];
    if (path === undefined) return [];
    return [{ id, ...(JSON.parse(readFileSync(new URL(path, folder), 'utf8')) as CardWords) }];
  });
}
