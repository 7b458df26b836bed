/** The one thing that is brought by HTTP: a storyteller's drawing or song, before it is told. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { legal } from '@fabula/engine/legal.ts';
import type { Clue, PlayerId, State } from '@fabula/engine/model.ts';
import { StoreError } from '@fabula/gamelog/port.ts';
import { MOST_DRAWING_BYTES, MOST_SONG_BYTES, readDrawing, svgOf } from '@fabula/protocol/drawing.ts';
import { addressOf } from './address.ts';
import type { ClueMedia, Medium } from './clue-media.ts';
import type { Limits } from './limits.ts';
import type { Players } from './players.ts';
import type { Settings } from './settings.ts';
import { mayConnectFrom } from './sockets.ts';
import type { Tables } from './tables.ts';

export interface ClueDeskParts {
  readonly media: ClueMedia;
  readonly settings: Settings;
  readonly players: Players;
  readonly limits: Limits;
  readonly tables: Tables;
}

/** What is answered: a name, or why not. */
type Received = readonly [status: number, body: object];
const refused = (status: number, why: string): Received => [status, { error: why }];

interface Brought extends Medium {
  readonly kind: Clue['kind'];
}

export class ClueDesk {
  readonly #parts: ClueDeskParts;

  constructor(parts: ClueDeskParts) {
    this.#parts = parts;
  }

  async receive(code: string, request: IncomingMessage): Promise<Received> {
    const { settings, limits, players, tables, media } = this.#parts;
    const address = limits.of(addressOf(request, settings.trustProxy));
    if (!limits.mayBring(address) || address.waitFor('written') > 0) return refused(429, 'too-fast');
    const { origin, host } = request.headers;
    if (!mayConnectFrom(origin, host, settings)) return refused(403, 'wrong-origin');
    const [id, token] = credentialsIn(request.headers.authorization);
    const player = await players.recognise(id, token);
    if (!player) return refused(401, 'unknown-player');
    if (limits.hasMissedTooOften(address) && !tables.inUse(code)?.knows(player.id))
      return refused(429, 'too-fast');
    const table = await tables.find(code);
    if (!table) {
      limits.missed(address);
      return refused(404, 'no-such-table');
    }
    if (kindsFor(table.game.state, player.id).length === 0) return refused(403, 'storyteller-only');
    const body = await bodyOf(request);
    if (body === null) return refused(413, 'too-big');
    const brought = recognised(body);
    if (brought === null) return refused(415, 'unknown-kind');
    // Reading took time: the state is looked at again.
    const { state, id: game } = table.game;
    if (!kindsFor(state, player.id).includes(brought.kind)) return refused(403, 'storyteller-only');
    address.pay('written', brought.bytes.length);
    try {
      return [201, { media: await media.keep(game, state.round, player.id, toldIn(state), brought) }];
    } catch (error) {
      if (error instanceof StoreError && error.fault === 'full') return refused(507, 'not-saved');
      throw error;
    }
  }

  /** It was made by a player: nothing in it may run, and nothing may be taken for something else. */
  async send(game: string, name: string, response: ServerResponse): Promise<boolean> {
    const found = await this.#parts.media.find(game, name);
    if (!found) return false;
    response.writeHead(200, {
      'Content-Type': found.type,
      'Content-Length': found.bytes.length,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, max-age=86400, immutable',
    });
    response.end(response.req.method === 'HEAD' ? undefined : found.bytes);
    return true;
  }
}

/** Authorization: Bearer ID.TOKEN */
function credentialsIn(header = ''): readonly [id: string, token: string] {
  const found = /^Bearer ([\w-]{1,64})\.([\w-]{1,64})$/.exec(header);
  return [found?.[1] ?? '', found?.[2] ?? ''];
}

/** The kinds of clue this player may give now. */
function kindsFor(state: State, player: PlayerId): readonly Clue['kind'][] {
  const seat = state.people.find(({ id, bot }) => id === player && !bot)?.seat ?? null;
  const telling = seat === null ? undefined : legal(state, seat).find(({ type }) => type === 'tell');
  return telling?.type === 'tell' ? telling.kinds : [];
}

function toldIn({ phase }: State): string | null {
  const clue = phase.name === 'submit' ? phase.story.clue : null;
  return clue && clue.kind !== 'text' ? clue.media : null;
}

/** Everything that was sent; null: more than we take. */
function bodyOf(request: IncomingMessage): Promise<Buffer | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MOST_SONG_BYTES) chunks.push(chunk);
      else resolve(null);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
  });
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
