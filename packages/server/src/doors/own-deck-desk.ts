/** Where players bring decks of their own: who they are, whose deck it is, and how they are answered. */
import type { PlayerId } from '@fabula/engine/model.ts';
import { isBeyondHope, StoreError } from '@fabula/gamelog/port.ts';
import {
  type CardSize,
  type DeckRefusal,
  type DeckRefusalCode,
  editionId,
  MOST_PICTURE_BYTES,
  type OwnCardPictures,
} from '@fabula/protocol/own-decks.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Origins } from '../budgets/origins.ts';
import type { OwnDeckCard } from '../own-decks/own-deck.ts';
import type { KeptDeck, OwnDecks } from '../own-decks/own-decks.ts';
import type { Scribe } from '../own-decks/scribe.ts';
import type { Workshop } from '../own-decks/workshop.ts';
import type { Tables } from '../tables/tables.ts';
import { addressFor } from './http.ts';
import { type Porch, strangeness, whoBrings } from './bringing.ts';

export interface OwnDeckDesk extends Porch {
  readonly ownDecks: OwnDecks;
  readonly workshop: Workshop;
  readonly scribe: Scribe;
  readonly tables: Tables;
  readonly origins: Origins;
}

export type OfOwnDeck = FastifyRequest<{
  Params: { deck: string; card: string; language: string };
  /** As it came: what is said twice is a list. */
  Querystring: { crop?: unknown; table?: unknown };
  Body: unknown;
}>;

const STATUS: Readonly<Record<DeckRefusalCode, number>> = {
  'not-a-picture': 415,
  'unknown-kind': 415,
  'picture-too-big': 413,
  'picture-too-large': 422,
  'picture-too-small': 422,
  'picture-corrupt': 422,
  'picture-moves': 422,
  'picture-took-too-long': 422,
  'picture-twice': 409,
  'deck-full': 409,
  'decks-full': 409,
  'quota-full': 409,
  'house-full': 507,
  'too-busy': 503,
  'too-fast': 429,
  'too-many-players': 429,
  'length-missing': 411,
  'bad-crop': 400,
  'bad-form': 400,
  'unknown-player': 401,
  'banned-from-site': 403,
  'wrong-origin': 403,
  'not-yours': 403,
  'no-such-deck': 404,
  'no-such-card': 404,
  'words-taken': 409,
  'no-model': 409,
  'already-writing': 409,
  'own-decks-off': 404,
  'not-saved': 507,
};

/** Of our time, in milliseconds: a deck of five hundred is read. */
const COST = 3;

/** Why somebody is to come again later, and in how many seconds. */
const LATER: Partial<Record<DeckRefusalCode, number>> = { 'too-busy': 1, 'too-fast': 15 };

/** What still comes is read and thrown away, so that whoever sends it hears why; but not without end. */
const MOST_DISCARDED = 2 * MOST_PICTURE_BYTES;

export function refuseDeck(reply: FastifyReply, { code, ...params }: DeckRefusal): FastifyReply {
  const { headers } = reply.request;
  const later = LATER[code];
  if (later !== undefined) reply.header('Retry-After', later);
  const isEndless = 'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > MOST_DISCARDED;
  if (isEndless) reply.header('Connection', 'close');
  return reply.code(STATUS[code]).send({ error: code, ...params });
}

export const isRefusal = (result: object): result is DeckRefusal => 'code' in result;

export async function playerAt(
  desk: OwnDeckDesk,
  request: FastifyRequest,
): Promise<{ readonly id: PlayerId } | DeckRefusal> {
  const no = refusesStrangers(desk, request);
  if (no) return no;
  const found = await whoBrings(desk, request);
  return 'error' in found ? { code: found.error } : found;
}

/** Whoever they are. */
export function refusesStrangers(desk: OwnDeckDesk, request: FastifyRequest): DeckRefusal | null {
  if (desk.door.settings.ownDecksMb === 0) return { code: 'own-decks-off' };
  addressFor(desk.door, request.raw).pay('work', COST);
  const strange = strangeness(desk, request);
  return strange && { code: strange.error };
}

/** Their own deck. */
export async function ownerAt(desk: OwnDeckDesk, request: OfOwnDeck): Promise<KeptDeck | DeckRefusal> {
  const player = await playerAt(desk, request);
  if (isRefusal(player)) return player;
  const found = await desk.ownDecks.get(request.params.deck);
  if (!found) return { code: 'no-such-deck' };
  return found.deck.owner === player.id ? found : { code: 'not-yours' };
}

/** Parsers, and what is said of errors, are for these addresses only. */
export function room(app: FastifyInstance, add: (room: FastifyInstance) => void, tooBig: DeckRefusal): void {
  app.register((inner, _, done) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', { parseAs: 'buffer' }, (__, body, parsed) => parsed(null, body));
    inner.setErrorHandler<Error & { statusCode?: number }>((error, __, reply) => {
      if (error.statusCode === 413) return refuseDeck(reply, tooBig);
      if (error instanceof StoreError && !isBeyondHope(error))
        return refuseDeck(reply, { code: 'not-saved' });
      throw error;
    });
    add(inner);
    done();
  });
}

export function formIn<Form extends v.GenericSchema>(
  { body }: OfOwnDeck,
  form: Form,
): { readonly fields: v.InferOutput<Form> } | DeckRefusal {
  try {
    const reading = v.safeParse(form, JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : ''));
    return reading.success ? { fields: reading.output } : { code: 'bad-form' };
  } catch {
    return { code: 'bad-form' };
  }
}

export function picturesAt({ id, deck }: KeptDeck, { id: card, thumbhash }: OwnDeckCard): OwnCardPictures {
  const at = (size: CardSize): string => `/decks/${editionId(id, deck.edition)}/${card}/${size}`;
  return { id: card, large: at('large'), medium: at('medium'), small: at('small'), thumbhash };
}
