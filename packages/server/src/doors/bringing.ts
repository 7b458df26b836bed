/** Whoever brings something by HTTP, and how they are refused. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bans } from '../moderation/bans.ts';
import type { Player, Players } from '../people/players.ts';
import { addressFor, type FrontDoor } from './http.ts';
import { mayConnectFrom } from './sockets.ts';

export interface Porch {
  readonly door: FrontDoor;
  readonly players: Players;
  readonly bans: Bans;
}

/** What was not read of a body is not waited for. */
export const refuse = (reply: FastifyReply, status: number, error: string): FastifyReply =>
  reply.code(status).header('Connection', 'close').send({ error });

interface TurnedAway {
  readonly status: number;
  readonly error: 'length-missing' | 'wrong-origin' | 'unknown-player' | 'banned-from-site' | 'too-fast';
}

const BRINGS = new Set(['POST', 'PUT', 'PATCH']);

/** Nothing comes from a page of somebody else's, nor without its length. */
export function strangeness({ door }: Porch, { method, headers }: FastifyRequest): TurnedAway | null {
  const { origin, host } = headers;
  if (BRINGS.has(method) && headers['content-length'] === undefined)
    return { status: 411, error: 'length-missing' };
  return mayConnectFrom(origin, host, door.settings) ? null : { status: 403, error: 'wrong-origin' };
}

/** A player we know, and have not sent away. */
export async function whoBrings(porch: Porch, request: FastifyRequest): Promise<Player | TurnedAway> {
  const { door, players, bans } = porch;
  const [id, token] = credentialsIn(request.headers.authorization);
  const player = await players.recognise(id, token);
  if (!player) {
    const may = door.limits.mayGuess(addressFor(door, request.raw));
    return may ? { status: 401, error: 'unknown-player' } : { status: 429, error: 'too-fast' };
  }
  return bans.ofPlayer(player.id) ? { status: 403, error: 'banned-from-site' } : player;
}

/** Authorization: Bearer ID.TOKEN */
function credentialsIn(header = ''): readonly [id: string, token: string] {
  const found = /^Bearer ([\w-]{1,64})\.([\w-]{1,64})$/.exec(header);
  return [found?.[1] ?? '', found?.[2] ?? ''];
}
