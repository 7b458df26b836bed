/** The pictures of cards, for bots that show them to a model. */
import { readFile } from 'node:fs/promises';
import type { CardId, Deck } from '@fabula/engine/model.ts';
import type { CardForBots, DeckForBots } from './bot-messages.ts';

export interface Picture {
  readonly type: string;
  readonly base64: string;
}

/** Null: the card has no picture the endpoint would know. */
export async function pictureOf(
  card: CardId,
  inPlay: readonly Deck[],
  decks: readonly DeckForBots[],
): Promise<Picture | null> {
  const file = cardIn(card, inPlay, decks)?.picture;
  if (!file) return null;
  return { type: file.type, base64: await readFile(file.path, 'base64') };
}

/** A card is its place among the cards of the chosen decks, one after another. */
function cardIn(
  card: CardId,
  inPlay: readonly Deck[],
  decks: readonly DeckForBots[],
): CardForBots | undefined {
  let place = card;
  for (const { id, cards } of inPlay) {
    if (place < cards) return decks.find((deck) => deck.id === id)?.cards[place];
    place -= cards;
  }
  return undefined;
}
