/** The one thing that is brought by HTTP: a storyteller's drawing or song, before it is told. */
import { legal } from '@fabula/engine/legal.ts';
import type { Clue, PlayerId, State } from '@fabula/engine/model.ts';
import { isBeyondHope, StoreError } from '@fabula/gamelog/port.ts';
import { MOST_DRAWING_BYTES, MOST_SONG_BYTES, readDrawing, svgOf } from '@fabula/protocol/drawing.ts';
import type { Table } from '@fabula/table/table.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ClueMedia, Medium } from '../tables/clue-media.ts';
import type { Player } from '../people/players.ts';
import { isId } from '../people/secrets.ts';
import type { Tables } from '../tables/tables.ts';
import { sendBytes } from './bytes.ts';
import { type Porch, refuse, strangeness, whoBrings } from './bringing.ts';
import { addressFor } from './http.ts';

export interface ClueDesk extends Porch {
  readonly media: ClueMedia;
  readonly tables: Tables;
}

/** Somebody who may bring a clue to this table, now. */
interface Bringer {
  readonly player: Player;
  readonly table: Table;
}
const bringers = new WeakMap<object, Bringer>();

type AtTable = FastifyRequest<{ Params: { code: string }; Body: Buffer }>;
type OfGame = FastifyRequest<{ Params: { game: string; name: string } }>;

export const clueDesk =
  (desk: ClueDesk) =>
  (app: FastifyInstance): void => {
    app.get('/api/games/:game/clues/:name', (request: OfGame, reply) => send(desk, request, reply));
    // Parsers and what is said of errors are for this one address only.
    app.register((room, _, done) => {
      room.removeAllContentTypeParsers();
      room.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_SONG_BYTES }, (__, body, parsed) =>
        parsed(null, body),
      );
      room.setErrorHandler<Error & { statusCode?: number }>((error, __, reply) => {
        if (error.statusCode === 413) return refuse(reply, 413, 'too-big');
        throw error;
      });
      room.route<{ Params: { code: string }; Body: Buffer }>({
        method: 'POST',
        url: '/api/tables/:code/clue',
        config: { takesBody: true },
        onRequest: (request, reply) => welcome(desk, request, reply),
        handler: (request, reply) => receive(desk, request, reply),
      });
      done();
    });
  };

/** Before anything is read of what they bring. */
async function welcome(
  desk: ClueDesk,
  request: FastifyRequest<{ Params: { code: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { door, tables } = desk;
  const { limits } = door;
  const { code } = request.params;
  const address = addressFor(door, request.raw);
  if (!limits.mayBring(address) || address.waitFor('written') > 0) return refuse(reply, 429, 'too-fast');
  const player = strangeness(desk, request) ?? (await whoBrings(desk, request));
  if ('error' in player) return refuse(reply, player.status, player.error);
  if (limits.hasMissedTooOften(address) && !tables.inUse(code)?.knows(player.id))
    return refuse(reply, 429, 'too-fast');
  const table = await tables.find(code);
  if (!table) {
    limits.missed(address);
    return refuse(reply, 404, 'no-such-table');
  }
  if (table.register.closed) return refuse(reply, 403, 'table-closed');
  if (kindsFor(table.game.state, player.id).length === 0) return refuse(reply, 403, 'storyteller-only');
  bringers.set(request.raw, { player, table });
  return undefined;
}

async function receive(
  { door, media }: ClueDesk,
  request: AtTable,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const bringer = bringers.get(request.raw);
  if (!bringer) return refuse(reply, 403, 'storyteller-only');
  const brought = Buffer.isBuffer(request.body) ? recognised(request.body) : null;
  if (brought === null) return refuse(reply, 415, 'unknown-kind');
  // Reading took time: the state is looked at again.
  const { player, table } = bringer;
  const { state, id: game } = table.game;
  if (!kindsFor(state, player.id).includes(brought.kind)) return refuse(reply, 403, 'storyteller-only');
  addressFor(door, request.raw).pay('written', brought.bytes.length);
  try {
    const name = await media.keep(game, state.round, player.id, toldIn(state), brought);
    return await reply.code(201).send({ media: name });
  } catch (error) {
    if (error instanceof StoreError && !isBeyondHope(error)) return refuse(reply, 507, 'not-saved');
    throw error;
  }
}

/** It was made by a player: nothing in it may run, and nothing may be taken for something else. */
async function send({ media }: ClueDesk, request: OfGame, reply: FastifyReply): Promise<unknown> {
  const { game, name } = request.params;
  const found = isId(game) ? await media.find(game, name) : null;
  if (!found) return reply.callNotFound();
  reply
    .type(found.type)
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .header('Cache-Control', 'private, max-age=86400, immutable');
  return sendBytes(request, reply, found.bytes);
}

/** The kinds of clue this player may give now. */
function kindsFor(state: State, player: PlayerId): readonly Clue['kind'][] {
  const seat = state.people.find(({ id, bot }) => id === player && !bot)?.seat ?? null;
  const telling = seat === null ? undefined : legal(state, seat).find(({ type }) => type === 'tell');
  return telling?.type === 'tell' ? telling.kinds : [];
}

function toldIn({ phase }: State): string | null {
  const clue = phase.name === 'submit' || phase.name === 'own' ? phase.story.clue : null;
  return clue && clue.kind !== 'text' ? clue.media : null;
}

interface Brought extends Medium {
  readonly kind: Clue['kind'];
}

/** What it is, by its bytes; what the sender calls it does not matter. */
function recognised(body: Buffer): Brought | null {
  const type = SOUNDS.find(([, at, magic]) => body.subarray(at, at + magic.length).equals(magic))?.[0];
  if (type !== undefined) return { kind: 'song', type, bytes: body };
  const drawing = body.length > MOST_DRAWING_BYTES ? null : readDrawing(body.toString('utf8'));
  return drawing && { kind: 'drawing', type: 'image/svg+xml', bytes: Buffer.from(svgOf(drawing)) };
}

const SOUNDS: readonly (readonly [type: string, at: number, magic: Buffer])[] = [
  ['audio/webm', 0, Buffer.from([0x1a, 0x45, 0xdf, 0xa3])],
  ['audio/ogg', 0, Buffer.from('OggS')],
  ['audio/mp4', 4, Buffer.from('ftyp')],
];
