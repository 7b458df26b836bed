/** What a table's own decks have of words, and who may add some. */
import type { Deck } from '@fabula/engine/model.ts';
import { editionIn, isOwnDeck, type OwnDecksAnswer, type OwnWords } from '@fabula/protocol/own-decks.ts';
import type { Language } from '@fabula/protocol/table.ts';
import { type DeckListed, type InLanguages, openDeck, type Picture, wordsFor } from '../net/decks.ts';

/** A card that bots cannot make out. */
export interface Wordless {
  readonly deck: string;
  readonly card: string;
  readonly picture: Picture;
  /** For those who look, perhaps. */
  readonly words?: Partial<OwnWords>;
}

export interface OwnAtTable {
  readonly name: InLanguages;
  readonly cards: number;
  readonly wordless: readonly Wordless[];
  /** Those with a seat here may describe cards that have no words at all. */
  readonly group: boolean;
}

const deckIn = (id: string): string => editionIn(id)?.deck ?? id;

/** As they can be chosen. */
export const asListed = ({ decks }: OwnDecksAnswer): DeckListed[] =>
  decks
    .filter(({ cards }) => cards > 0)
    .map(({ plays, name, cards }) => ({ id: plays, name, cards, usualFor: [] }));

export const isAmong = ({ decks }: OwnDecksAnswer, id: string): boolean =>
  decks.some(({ deck }) => deck === deckIn(id));

/** The same decks as they are by now; null: nothing has changed. */
export function asTheyAre(chosen: readonly Deck[], mine: OwnDecksAnswer): readonly string[] | null {
  const now = chosen.map((deck) => {
    const known = mine.decks.find((one) => one.deck === deckIn(deck.id));
    return known && known.cards > 0 ? { id: known.plays, cards: known.cards } : deck;
  });
  const hasChanged = now.some(({ id, cards }, at) => id !== chosen[at]?.id || cards !== chosen[at].cards);
  return hasChanged ? now.map(({ id }) => id) : null;
}

/** Of those that are chosen. */
export async function ownAtTable(chosen: readonly Deck[], language: Language): Promise<OwnAtTable[]> {
  const own = chosen.filter(({ id }) => isOwnDeck(id));
  return Promise.all(
    own.map(async ({ id }) => {
      const [{ name, group = false, cards }, words] = await Promise.all([
        openDeck(id),
        wordsFor(id, language),
      ]);
      const wordless = cards.flatMap((picture, place): Wordless[] => {
        const said = words[place];
        if (said && said.see.length + said.say.length > 0) return [];
        if (picture.thumbhash === '') return [];
        const card = picture.own?.card ?? '';
        return [{ deck: deckIn(id), card, picture, ...(said ? { words: said } : {}) }];
      });
      return { name, group, cards: cards.length, wordless };
    }),
  );
}
