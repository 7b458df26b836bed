/** The front door: pages, pictures, finished games, how the server is; and one thing can be brought, a drawn or sung clue. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { addressOf, isFromThisMachine } from '../budgets/address.ts';
import { type Clock, pause } from '../clock.ts';
import type { Address, Limits } from '../budgets/limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Settings } from '../settings.ts';
import { securityHeaders } from './headers.ts';
import { leaveUnread } from './unread.ts';

export interface FrontDoor {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly metrics: Metrics;
  /** Whether the server can do what it is for: play, and keep what is played. */
  readonly isReady: () => Promise<boolean>;
  readonly complain: (error: unknown) => void;
}

/** Of our time, for a file that is there already; in milliseconds. */
const COST_OF_A_REQUEST = 0.3;
/** The same for a body that nobody wants: what came in the same read is taken apart before we can say so, and the connection is gone. */
const COST_OF_A_BODY = 5;
/** Whoever asks too quickly is answered more slowly. If that would take longer than this, they are told to come later. */
const LONGEST_WAIT = 2_000;
/** Whoever has used up more than comes back in this time finds the door shut: even to tell them would cost. */
const SHUT_AFTER = 10_000;
/** Connections of any kind from one address, for each that may be a player's: browsers open six for pictures. */
const LINES_A_PLAYER = 4;
const COSTS_OF_HTTP = ['work', 'served'] as const;
const MOST_UNANSWERED = 4;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Something may be brought there. */
    takesBody?: boolean;
  }
}

export async function openFrontDoor(
  door: FrontDoor,
  ...rooms: readonly ((app: FastifyInstance) => Promise<void> | void)[]
): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    requestTimeout: 20_000,
    keepAliveTimeout: 10_000,
    maxRequestsPerSocket: 1_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    http: { headersTimeout: 10_000 },
    frameworkErrors: (_, request, reply) => void badAddress(door, request, reply),
  });
  // Nothing is read of what nobody wants: it is answered, and the connection ends.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, __, parsed) => parsed(null));
  countLines(app.server, door);
  app.addHook('onRequest', (request, reply) => atTheDoor(door, request, reply));
  app.addHook('onSend', (request, _, payload: unknown) => {
    endsWith(request, payload);
    return Promise.resolve();
  });
  app.addHook('onResponse', (request, reply) => {
    addressFor(door, request.raw).pay('served', bytesOf(reply));
    return Promise.resolve();
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, _, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode >= 500) door.complain(error);
    return reply
      .code(statusCode)
      .type('text/plain')
      .send(statusCode >= 500 ? 'Something went wrong' : 'That is no request');
  });
  health(app, door);
  for (const room of rooms) await room(app);
  await app.ready();
  return app;
}

/** Whom a request is counted for. */
export const addressFor = ({ limits, settings }: FrontDoor, request: IncomingMessage): Address =>
  limits.of(addressOf(request, settings.trustProxy));

const bytesOf = (reply: FastifyReply): number => Number(reply.getHeader('content-length') ?? 0);

/** Requests on one connection that are not answered yet. */
const unanswered = new WeakMap<Socket, number>();

/** Browsers wait for an answer before they ask again. Whoever does not gets a few, and then no connection. */
function isCrowding({ raw: { socket } }: FastifyRequest, reply: FastifyReply): boolean {
  const count = (unanswered.get(socket) ?? 0) + 1;
  unanswered.set(socket, count);
  reply.raw.once('finish', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
  if (count > MOST_UNANSWERED) socket.destroy();
  return socket.destroyed;
}

/** An answer that waits behind another is not told when its connection breaks: its file would stay open for ever. */
function endsWith({ raw: { socket } }: FastifyRequest, payload: unknown): void {
  if (!(payload instanceof Readable)) return;
  const end = (): void => void payload.destroy();
  if (socket.destroyed) return end();
  socket.once('close', end);
  payload.once('close', () => socket.off('close', end));
}

async function atTheDoor(door: FrontDoor, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const address = addressFor(door, request.raw);
  const wait = Math.max(...COSTS_OF_HTTP.map((cost) => address.waitFor(cost)));
  address.pay('work', COST_OF_A_REQUEST);
  dress(door, request, reply);
  // While they waited for their answer, what they bring would go on coming.
  const isCut = wait > SHUT_AFTER || (wait > 0 && bringsUnasked(request));
  if (isCut) request.raw.socket.destroy();
  if (isCut || isCrowding(request, reply)) {
    reply.hijack();
    return;
  }
  dropStrangeRange(request.raw);
  if (wait > LONGEST_WAIT)
    await reply
      .code(429)
      .header('Retry-After', Math.ceil(wait / 1_000))
      .type('text/plain')
      .send('Too many requests: try again a little later');
  else if (wait > 0) await pause(door.clock, wait);
}

function dress(door: FrontDoor, request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  for (const [name, value] of securityHeaders(door.settings, raw.headers.host)) reply.header(name, value);
  if (!bringsUnasked(request)) return;
  leaveUnread(raw.socket);
  addressFor(door, raw).pay('work', COST_OF_A_BODY);
  reply.header('Connection', 'close');
}

/** One that cannot be read is passed over, as RFC 9110 says; whoever sends files would refuse it. */
function dropStrangeRange({ headers }: IncomingMessage): void {
  if (headers.range !== undefined && !/^bytes=(?:\d+-\d*|-\d+)$/.test(headers.range)) delete headers.range;
}

/** A body that nobody wants. Nobody wants one in chunks: whoever brings something can say how long it is. */
const bringsUnasked = ({ headers, routeOptions }: FastifyRequest): boolean =>
  'transfer-encoding' in headers ||
  (Number(headers['content-length'] ?? 0) > 0 && routeOptions.config.takesBody !== true);

async function badAddress(door: FrontDoor, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  addressFor(door, request.raw).pay('work', COST_OF_A_REQUEST);
  dress(door, request, reply);
  await reply.code(400).type('text/plain').send('That is no address');
}

/** Without a proxy in between, half-open and idle connections are counted too. */
function countLines(server: Server, { settings, limits }: FrontDoor): void {
  if (settings.trustProxy) return;
  // One listener for all of them: a function each would be a tenth of what an idle table takes.
  const lines = new WeakMap<Socket, Address>();
  function onClose(this: Socket): void {
    lines.get(this)?.close('lines');
  }
  server.on('connection', (socket: Socket) => {
    const address = limits.of(socket.remoteAddress ?? 'unknown');
    const hasRoom = address.hasRoomFor('lines', LINES_A_PLAYER * settings.maxSocketsPerAddress);
    if (!hasRoom || address.waitFor('work') > SHUT_AFTER) {
      socket.destroy();
      return;
    }
    address.open('lines');
    lines.set(socket, address);
    socket.on('close', onClose);
  });
}

function health(app: FastifyInstance, { isReady, metrics, settings }: FrontDoor): void {
  app.get('/healthz', (_, reply) => reply.type('text/plain').send('ok'));
  app.get('/readyz', async (_, reply) => {
    const ready = await isReady();
    return reply
      .code(ready ? 200 : 503)
      .type('text/plain')
      .send(ready ? 'ready' : 'not ready');
  });
  if (settings.metricsPort === null)
    app.get('/metrics', async ({ raw }, reply) =>
      isFromThisMachine(raw)
        ? reply.type(metrics.contentType).send(await metrics.text())
        : reply.callNotFound(),
    );
}

/** For whoever watches over the server, and nobody else. */
export async function openMetricsDoor(
  metrics: Metrics,
  port: number,
  host: string,
): Promise<FastifyInstance> {
  const app = fastify({ logger: false });
  app.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  await app.listen({ port, host });
  return app;
}
