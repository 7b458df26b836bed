/** A deck of somebody's own, as all decks are known. */
import { editionId } from '@fabula/protocol/own-decks.ts';
import { type CardOnOffer, type DeckOnOffer, GONE_WORDS, type PictureFile } from '../decks.ts';
import { cardsOf, type OwnDeck, type OwnDeckCard } from './own-deck.ts';
import type { CardInLanguages } from './own-words.ts';

/** Undefined: there never was such an edition. */
export function onOffer(
  id: string,
  { name, language, author, licence, group, ...deck }: OwnDeck,
  edition: number,
  words: ReadonlyMap<string, CardInLanguages>,
): DeckOnOffer | undefined {
  const cards = cardsOf(deck, edition);
  return cards === null
    ? undefined
    : {
        id: editionId(id, edition),
        name: { [language]: name },
        author,
        licence,
        game: null,
        back: null,
        group,
        cards: cards.map((card) => cardOnOffer(card, words.get(card.id) ?? {})),
      };
}

/** Nobody reads the path: the store has them. */
const kept = (): readonly PictureFile[] => [{ type: 'image/webp', path: '' }];
const KEPT = { large: kept(), medium: kept(), small: kept() };

function cardOnOffer({ id, thumbhash, bytes }: OwnDeckCard, written: CardInLanguages): CardOnOffer {
  if (bytes === 0)
    return { id, thumbhash, alt: GONE_WORDS, long: GONE_WORDS, words: {}, isGone: true, ...KEPT };
  const texts = (of: 'alt' | 'long'): CardOnOffer['alt'] =>
    Object.fromEntries(
      Object.entries(written).flatMap(([language, { [of]: text }]) =>
        text === undefined ? [] : [[language, text]],
      ),
    );
  return { id, thumbhash, alt: texts('alt'), long: texts('long'), words: {}, written, ...KEPT };
}
