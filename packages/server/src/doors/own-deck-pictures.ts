/** Pictures are brought one by one, as the files they are, and leave the workshop as cards. */
import { readCrop } from '@fabula/protocol/own-deck-forms.ts';
import {
  type Crop,
  type DeckRefusal,
  MOST_OWN_CARDS,
  MOST_PICTURE_BYTES,
} from '@fabula/protocol/own-decks.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { present } from '../own-decks/own-deck.ts';
import type { KeptDeck } from '../own-decks/own-decks.ts';
import { addressFor } from './http.ts';
import {
  isRefusal,
  type OfOwnDeck,
  ownerAt,
  type OwnDeckDesk,
  picturesAt,
  refuseDeck,
  room,
} from './own-deck-desk.ts';

const TOO_BIG: DeckRefusal = { code: 'picture-too-big', most: MOST_PICTURE_BYTES };
/** Whose picture is let in, and how its place in the workshop is given back. */
interface Admitted {
  readonly found: KeptDeck;
  readonly leave: () => void;
}
const admitted = new WeakMap<object, Admitted>();

export const ownDeckPictures =
  (desk: OwnDeckDesk) =>
  (app: FastifyInstance): void =>
    room(
      app,
      (inner) =>
        inner.route({
          method: 'POST',
          url: '/api/own-decks/:deck/cards',
          bodyLimit: MOST_PICTURE_BYTES,
          config: { takesBody: true },
          onRequest: (request, reply) => welcome(desk, request as OfOwnDeck, reply),
          handler: (request, reply) => receive(desk, request as OfOwnDeck, reply),
        }),
      TOO_BIG,
    );

/** Before anything is read of the picture. */
async function welcome(
  desk: OwnDeckDesk,
  request: OfOwnDeck,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { door, workshop, ownDecks } = desk;
  const address = addressFor(door, request.raw);
  if (!door.limits.mayBringPicture(address) || address.waitFor('kept') > 0)
    return refuseDeck(reply, { code: 'too-fast' });
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > MOST_PICTURE_BYTES) return refuseDeck(reply, TOO_BIG);
  const { crop } = request.query;
  if (crop !== undefined && !cropIn(crop)) return refuseDeck(reply, { code: 'bad-crop' });
  const found = await ownerAt(desk, request);
  if (isRefusal(found)) return refuseDeck(reply, found);
  if (present(found.deck).length >= MOST_OWN_CARDS)
    return refuseDeck(reply, { code: 'deck-full', most: MOST_OWN_CARDS });
  const no = await ownDecks.refusesMore(found.deck.owner ?? '');
  if (no) return refuseDeck(reply, no);
  const leave = workshop.admit(address.network, length);
  if (!leave) return refuseDeck(reply, { code: 'too-busy' });
  // Unless it has come whole: then it takes its place until it is cut, whoever still waits for that.
  reply.raw.once('close', () => {
    if (admitted.has(request.raw)) leave();
  });
  admitted.set(request.raw, { found, leave });
  return undefined;
}

/** One that is said twice is none. */
const cropIn = (crop: unknown): Crop | null => (typeof crop === 'string' ? readCrop(crop) : null);

async function receive(desk: OwnDeckDesk, request: OfOwnDeck, reply: FastifyReply): Promise<FastifyReply> {
  const welcomed = admitted.get(request.raw);
  if (!welcomed) return refuseDeck(reply, { code: 'no-such-deck' });
  admitted.delete(request.raw);
  try {
    return await takeIn(desk, welcomed.found, request, reply);
  } finally {
    welcomed.leave();
  }
}

async function takeIn(
  { door, workshop, ownDecks }: OwnDeckDesk,
  found: KeptDeck,
  request: OfOwnDeck,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const isAwaited = (): boolean => !request.raw.socket.destroyed;
  const cut = await workshop.cut(bytes, cropIn(request.query.crop), isAwaited);
  if (isRefusal(cut)) return refuseDeck(reply, cut);
  const added = await ownDecks.addCard(found, cut);
  if (isRefusal(added)) return refuseDeck(reply, added);
  const { kept, card } = added;
  addressFor(door, request.raw).pay('kept', card.bytes);
  return reply.code(201).send({ card: picturesAt(kept, card) });
}
