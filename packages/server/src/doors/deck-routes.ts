/** The decks on offer, their pictures, and what was written about them. */
import { basename, dirname } from 'node:path';
import { BACK, GAMES } from '@fabula/cards/deck/format.ts';
import { isOwnDeck } from '@fabula/protocol/own-decks.ts';
import { type Language, LANGUAGES } from '@fabula/protocol/table.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { wordsOf } from '../card-words.ts';
import {
  type CardOnOffer,
  type DeckOnOffer,
  type Decks,
  GONE,
  placeholderPicture,
  type Size,
  SIZES,
  type Sizes,
} from '../decks.ts';
import { accepts } from './headers.ts';
import { PackedAnswers } from './packed.ts';

const FINE = 'fine';
const DAY = 86_400_000;
const FOREVER = 'public, max-age=31536000, immutable';
const A_WEEK = 'public, max-age=604800';
const A_DAY = 'private, max-age=86400';

type OfDeck = FastifyRequest<{ Params: { deck: string; language: string; card: string; size: string } }>;

export const deckRoutes =
  (decks: Decks, now: () => number) =>
  (app: FastifyInstance): void => {
    const packed = new PackedAnswers();
    const language = ({ params }: OfDeck): Language | undefined =>
      LANGUAGES.find((one) => one === params.language);

    /** What a player's deck says may change at any time; the others are as they were when the server started. */
    const send = async (
      request: OfDeck,
      reply: FastifyReply,
      content: (deck: DeckOnOffer) => object | Promise<object>,
    ): Promise<FastifyReply> => {
      const deck = await decks.find(request.params.deck);
      if (!deck) {
        reply.callNotFound();
        return reply;
      }
      if (!isOwnDeck(deck.id)) return packed.send(request, reply, () => content(deck));
      return reply.header('Cache-Control', 'no-store').send(await content(deck));
    };

    app.get('/api/decks', async (_, reply) =>
      reply.header('Cache-Control', 'no-store').send(onOffer(decks, await decks.allOnOffer(), now())),
    );
    app.get('/api/decks/:deck', (request: OfDeck, reply) => send(request, reply, described));
    app.get('/api/decks/:deck/descriptions/:language', (request: OfDeck, reply) => {
      const spoken = language(request);
      if (!spoken) return reply.callNotFound();
      return send(request, reply, ({ cards }) => cards.map(({ long }) => long[spoken] ?? ''));
    });
    // For bots that play in a browser.
    app.get('/api/decks/:deck/words/:language', (request: OfDeck, reply) => {
      const spoken = language(request);
      if (!spoken) return reply.callNotFound();
      return send(request, reply, ({ cards }) => Promise.all(cards.map((card) => wordsOf(card, spoken))));
    });
    app.get('/decks/:deck/:card/:size', (request: OfDeck, reply) => {
      const { deck } = request.params;
      return isOwnDeck(deck)
        ? sendOwnPicture(decks, request, reply)
        : sendPicture(decks.get(deck), request, reply);
    });
  };

function onOffer(decks: Decks, all: readonly DeckOnOffer[], now: number): object[] {
  return all.map((deck) => {
    const { id, name, author, licence, cards } = deck;
    const usualFor = GAMES.filter((game) => decks.usualFor(game).includes(id));
    const usual = usualFor.includes('dixit');
    return { id, name, author, licence, cards: cards.length, usual, usualFor, cover: coverOf(deck, now) };
  });
}

/** Three pictures, others every day. */
export function coverOf(deck: DeckOnOffer, now: number): (Record<Size, string> & { thumbhash: string })[] {
  const { cards } = deck;
  const day = Math.floor(now / DAY);
  return [0, 1, 2]
    .flatMap((place) => cards[(day * 7 + place * 29) % cards.length] ?? [])
    .map((card) => {
      const { large, medium, small } = addresses(deck, card.id, card);
      return { large, medium, small, thumbhash: card.thumbhash };
    });
}

/** Pictures by address; the browser says which formats it knows when it asks for one. */
function described(deck: DeckOnOffer): object {
  const { id, name, author, licence, back, group } = deck;
  const cards = deck.cards.map((card) => {
    const { id: slug, thumbhash, alt } = card;
    return { id: slug, ...addresses(deck, slug, card), thumbhash, alt };
  });
  return { id, name, author, licence, group, back: back && addresses(deck, BACK, back), cards };
}

type Addresses = Readonly<Record<Size, string>> & { readonly fine?: string };
type Addressed = Sizes & Pick<CardOnOffer, 'isGone'>;

/** A size that the deck lacks has the address of the large one: nobody fetches the same files twice. Browsers may still keep a picture that is gone: its place has another address. */
function addresses(deck: DeckOnOffer, picture: string, sizes: Addressed): Addresses {
  const after = sizes.isGone ? '?gone' : '';
  const at = (size: Size | typeof FINE): string =>
    `/decks/${deck.id}/${picture}/${sizes[size] === sizes.large ? 'large' : size}${after}`;
  const smaller = { large: at('large'), medium: at('medium'), small: at('small') };
  return sizes.fine ? { ...smaller, fine: at(FINE) } : smaller;
}

/** `back` for the card: the deck's back. */
function sendPicture(
  deck: DeckOnOffer | undefined,
  { params, headers }: OfDeck,
  reply: FastifyReply,
): unknown {
  const sizes = params.card === BACK ? deck?.back : deck?.cards.find(({ id }) => id === params.card);
  const size = ([...SIZES, FINE] as const).find((each) => each === params.size);
  const files = size && sizes?.[size];
  if (!files) return reply.callNotFound();
  reply.header('Vary', 'Accept');
  if (files.length === 0)
    return reply
      .header('Cache-Control', FOREVER)
      .type('image/svg+xml')
      .send(placeholderPicture(Number(params.card)));
  // Nobody needs the fine one: a browser that could not show it keeps the large one.
  const otherwise = size === FINE ? undefined : files.at(-1);
  const file = files.find(({ type }) => accepts(headers.accept, type)) ?? otherwise;
  if (!file) return reply.callNotFound();
  reply.header('Cache-Control', A_WEEK).type(file.type);
  return reply.sendFile(basename(file.path), dirname(file.path));
}

/** Made by a player: nothing in it may run. Whoever deletes it wants it gone soon. */
async function sendOwnPicture(decks: Decks, { params }: OfDeck, reply: FastifyReply): Promise<unknown> {
  const size = SIZES.find((each) => each === params.size);
  if (!size || !/^[0-9a-f]{1,40}$/.test(params.card)) return reply.callNotFound();
  const picture = await decks.pictureOf(params.deck, params.card, size);
  reply.header('Content-Security-Policy', "default-src 'none'; sandbox");
  if (picture) return reply.header('Cache-Control', A_DAY).type('image/webp').send(picture);
  return reply.header('Cache-Control', 'no-store').type('image/svg+xml').send(GONE);
}
