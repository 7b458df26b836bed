/** Finished games: read by whoever knows their address, and taken away by those who played them. */
import { Readable } from 'node:stream';
import { hushed } from '@fabula/engine/hush.ts';
import { asLog } from '@fabula/engine/log.ts';
import type { PlayerId } from '@fabula/engine/model.ts';
import { pagesOf } from '@fabula/gamelog/pages.ts';
import { isBeyondHope, type Store, StoreError } from '@fabula/gamelog/port.ts';
import { LANGUAGES } from '@fabula/protocol/table.ts';
import { exported } from '@fabula/table/game.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Albums } from '../keeping/albums.ts';
import type { Onlookers } from '../keeping/onlookers.ts';
import { type Porch, refuse, strangeness, whoBrings } from './bringing.ts';
import { addressFor } from './http.ts';

export interface AlbumDesk extends Porch {
  readonly store: Store;
  readonly albums: Albums;
  readonly onlookers: Onlookers;
}

type OfGame = FastifyRequest<{ Params: { game: string }; Querystring: { language?: string } }>;

/** Everybody in it is looked up. */
const COST_OF_NAMES = 3;
/** Its whole log is read. */
const COST_OF_LETTING_GO = 50;

export const albumRoutes =
  (desk: AlbumDesk) =>
  (app: FastifyInstance): void => {
    app.get('/api/games/:game/log', (request: OfGame, reply) => sendLog(desk, request, reply));
    app.get('/api/games/:game/album', (request: OfGame, reply) => sendAlbum(desk, request, reply));
    app.delete('/api/games/:game/album/mine', (request: OfGame, reply) => takeOut(desk, request, reply));
    app.delete('/api/games/:game/album', (request: OfGame, reply) => letGo(desk, request, reply));
  };

const noStore = (reply: FastifyReply): FastifyReply => reply.header('Cache-Control', 'no-store');

/** A running game's log holds everybody's cards: only a finished one is shown. */
const notThere = (reply: FastifyReply): FastifyReply =>
  noStore(reply).code(404).type('text/plain').send('There is no such game, or it is not over yet');

async function sendLog(desk: AlbumDesk, request: OfGame, reply: FastifyReply): Promise<FastifyReply> {
  const { game } = request.params;
  const album = await desk.albums.find(game);
  if (!album) return notThere(reply);
  const address = addressFor(desk.door, request.raw);
  desk.onlookers.note(game, address.network);
  const text = logText(desk, game, new Set(album.without), (bytes) => address.pay('served', bytes));
  return noStore(reply).type('application/json; charset=utf-8').send(Readable.from(text));
}

/** The log as `asLog` has it, page by page: nobody has to hold all of it. */
async function* logText(
  { store }: AlbumDesk,
  game: string,
  without: ReadonlySet<PlayerId>,
  pay: (bytes: number) => void,
): AsyncGenerator<string, void, void> {
  const [head = '', tail = ''] = JSON.stringify(asLog([])).split('[]');
  let before = `${head}[`;
  for await (const page of pagesOf(store.games, game)) {
    const text = before + page.map((entry) => JSON.stringify(hushed(exported(entry), without))).join(',');
    pay(Buffer.byteLength(text));
    yield text;
    before = ',';
  }
  yield `]${tail}`;
}

async function sendAlbum(desk: AlbumDesk, request: OfGame, reply: FastifyReply): Promise<FastifyReply> {
  const { albums, door } = desk;
  const { game } = request.params;
  const album = await albums.find(game);
  if (!album) return notThere(reply);
  addressFor(door, request.raw).pay('work', COST_OF_NAMES);
  const language = LANGUAGES.find((one) => one === request.query.language) ?? 'en';
  return noStore(reply).send(await albums.told(game, album, language));
}

async function takeOut(desk: AlbumDesk, request: OfGame, reply: FastifyReply): Promise<FastifyReply> {
  return asPlayer(desk, request, reply, async (player) => {
    const isOut = await desk.albums.takeOut(request.params.game, player);
    return isOut ? noStore(reply).code(204).send() : refuse(reply, 403, 'not-at-the-table');
  });
}

async function letGo(desk: AlbumDesk, request: OfGame, reply: FastifyReply): Promise<FastifyReply> {
  return asPlayer(desk, request, reply, async (player) => {
    addressFor(desk.door, request.raw).pay('work', COST_OF_LETTING_GO);
    const answer = await desk.albums.letGo(request.params.game, player);
    return answer ? noStore(reply).send(answer) : refuse(reply, 403, 'not-at-the-table');
  });
}

/** Somebody we know, of a finished game. */
async function asPlayer(
  desk: AlbumDesk,
  request: OfGame,
  reply: FastifyReply,
  serve: (player: PlayerId) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const player = strangeness(desk, request) ?? (await whoBrings(desk, request));
  if ('error' in player) return refuse(reply, player.status, player.error);
  if (!(await desk.albums.find(request.params.game))) return refuse(reply, 404, 'no-such-game');
  try {
    return await serve(player.id);
  } catch (error) {
    if (error instanceof StoreError && !isBeyondHope(error)) return refuse(reply, 507, 'not-saved');
    throw error;
  }
}
