/** The decks on offer, their pictures, and what was written about them. */
import { basename, dirname } from 'node:path';
import { BACK, GAMES } from '@fabula/cards/deck/format.ts';
import { type Language, LANGUAGES } from '@fabula/protocol/table.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wordsOf } from '../card-words.ts';
import { type DeckOnOffer, type Decks, placeholderPicture, type Size, SIZES, type Sizes } from '../decks.ts';
import { accepts } from './headers.ts';
import { PackedAnswers } from './packed.ts';

const DAY = 86_400_000;
const FOREVER = 'public, max-age=31536000, immutable';
const A_WEEK = 'public, max-age=604800';

type OfDeck = FastifyRequest<{ Params: { deck: string; language: string; card: string; size: string } }>;

export const deckRoutes =
  (decks: Decks, now: () => number) =>
  (app: FastifyInstance): void => {
    const packed = new PackedAnswers();
    const found = ({ params }: OfDeck): DeckOnOffer | undefined => decks.get(params.deck);
    const language = ({ params }: OfDeck): Language | undefined =>
      LANGUAGES.find((one) => one === params.language);

    app.get('/api/decks', (_, reply) =>
      reply.header('Cache-Control', 'no-store').send(onOffer(decks, now())),
    );
    app.get('/api/decks/:deck', (request: OfDeck, reply) => {
      const deck = found(request);
      return deck ? packed.send(request, reply, () => described(deck)) : reply.callNotFound();
    });
    app.get('/api/decks/:deck/descriptions/:language', (request: OfDeck, reply) => {
      const [deck, spoken] = [found(request), language(request)];
      if (!deck || !spoken) return reply.callNotFound();
      return packed.send(request, reply, () => deck.cards.map(({ long }) => long[spoken] ?? ''));
    });
    // For bots that play in a browser.
    app.get('/api/decks/:deck/words/:language', (request: OfDeck, reply) => {
      const [deck, spoken] = [found(request), language(request)];
      if (!deck || !spoken) return reply.callNotFound();
      return packed.send(request, reply, () => Promise.all(deck.cards.map((card) => wordsOf(card, spoken))));
    });
    app.get('/decks/:deck/:card/:size', (request: OfDeck, reply) =>
      sendPicture(found(request), request, reply),
    );
  };

function onOffer(decks: Decks, now: number): object[] {
  return decks.all.map((deck) => {
    const { id, name, author, licence, cards } = deck;
    const usualFor = GAMES.filter((game) => decks.usualFor(game).includes(id));
    const usual = usualFor.includes('dixit');
    return { id, name, author, licence, cards: cards.length, usual, usualFor, cover: coverOf(deck, now) };
  });
}

/** Three pictures, others every day. */
export function coverOf(deck: DeckOnOffer, now: number): (Addresses & { thumbhash: string })[] {
  const { cards } = deck;
  const day = Math.floor(now / DAY);
  return [0, 1, 2]
    .flatMap((place) => cards[(day * 7 + place * 29) % cards.length] ?? [])
    .map((card) => ({ ...addresses(deck, card.id, card), thumbhash: card.thumbhash }));
}

/** Pictures by address; the browser says which formats it knows when it asks for one. */
function described(deck: DeckOnOffer): object {
  const { id, name, author, licence, back } = deck;
  const cards = deck.cards.map((card) => {
    const { id: slug, thumbhash, alt } = card;
    return { id: slug, ...addresses(deck, slug, card), thumbhash, alt };
  });
  return { id, name, author, licence, back: back && addresses(deck, BACK, back), cards };
}

type Addresses = Readonly<Record<Size, string>>;

/** A size that the deck lacks has the address of the large one: nobody fetches the same files twice. */
function addresses(deck: DeckOnOffer, picture: string, sizes: Sizes): Addresses {
  const at = (size: Size): string =>
    `/decks/${deck.id}/${picture}/${sizes[size] === sizes.large ? 'large' : size}`;
  return { large: at('large'), medium: at('medium'), small: at('small') };
}

/** `back` for the card: the deck's back. */
function sendPicture(
  deck: DeckOnOffer | undefined,
  { params, headers }: OfDeck,
  reply: FastifyReply,
): unknown {
  const sizes = params.card === BACK ? deck?.back : deck?.cards.find(({ id }) => id === params.card);
  const size = SIZES.find((each) => each === params.size);
  const files = size && sizes?.[size];
  if (!files) return reply.callNotFound();
  reply.header('Vary', 'Accept');
  if (files.length === 0)
    return reply
      .header('Cache-Control', FOREVER)
      .type('image/svg+xml')
      .send(placeholderPicture(Number(params.card)));
  const file = files.find(({ type }) => accepts(headers.accept, type)) ?? files.at(-1);
  if (!file) return reply.callNotFound();
  reply.header('Cache-Control', A_WEEK).type(file.type);
  return reply.sendFile(basename(file.path), dirname(file.path));
}
