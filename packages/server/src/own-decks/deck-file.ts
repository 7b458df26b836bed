/** A deck as one file of the open format (docs/decks.md): what there is in it now. */
import type { Deck, DeckCard, PictureSize } from '@fabula/cards/deck/format.ts';
import { CARD_SIZES, type CardSize, editionId } from '@fabula/protocol/own-decks.ts';
import { present } from './own-deck.ts';
import type { KeptDeck, OwnDecks } from './own-decks.ts';
import type { CardInLanguages } from './own-words.ts';
import { type ZipFile, zipOf } from './zip.ts';

const SIZES = Object.entries(CARD_SIZES) as [CardSize, (typeof CARD_SIZES)[CardSize]][];
/** The format wants to know. */
const UNNAMED = '—';

const asFile = (name: string, content: object): ZipFile => ({
  name,
  bytes: Buffer.from(`${JSON.stringify(content, null, 2)}\n`),
});

export const deckFile = (decks: OwnDecks, kept: KeptDeck): AsyncGenerator<Uint8Array, void, void> =>
  zipOf(filesOf(decks, kept));

async function* filesOf(decks: OwnDecks, { id, deck }: KeptDeck): AsyncGenerator<ZipFile, void, void> {
  const words = await decks.words.of(id);
  const cards = present(deck);
  const manifest: Deck = {
    format: 1,
    id: editionId(id, deck.edition),
    name: { [deck.language]: deck.name },
    author: deck.author || UNNAMED,
    licence: deck.licence || UNNAMED,
    cards: cards.map((card) => inManifest(card.id, card.thumbhash, words.get(card.id) ?? {})),
  };
  yield asFile('deck.json', manifest);
  for (const card of cards) {
    for (const [size] of SIZES) {
      const bytes = await decks.picture(id, card.id, size);
      // It may be taken away while we write.
      if (bytes) yield { name: `${card.id}/${size}.webp`, bytes };
    }
    for (const [language, of] of Object.entries(words.get(card.id) ?? {}))
      yield asFile(`${card.id}/words.${language}.json`, { long: '', see: [], say: [], ...of });
  }
}

function inManifest(id: string, thumbhash: string, words: CardInLanguages): DeckCard {
  const picture = (size: CardSize): PictureSize => ({ ...CARD_SIZES[size], webp: `${id}/${size}.webp` });
  const files = Object.keys(words).map((language) => [language, `${id}/words.${language}.json`]);
  return {
    id,
    large: picture('large'),
    medium: picture('medium'),
    small: picture('small'),
    thumbhash,
    ...(files.length === 0 ? {} : { words: Object.fromEntries(files) as NonNullable<DeckCard['words']> }),
  };
}
