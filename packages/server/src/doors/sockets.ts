/** From an HTTP request to a session: who may connect at all. */
import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { LONGEST_FRAME } from '@fabula/protocol/client-messages.ts';
import { WebSocket, WebSocketServer } from 'ws';
import { addressOf } from '../budgets/address.ts';
import type { Desk } from '../people/desk.ts';
import type { Address } from '../budgets/limits.ts';
import { Session } from '../people/session.ts';
import type { Settings } from '../settings.ts';

/** A WebSocket that tells its session alone, so that it needs no listeners: they would take a quarter of a kilobyte each. */
class TableSocket extends WebSocket {
  session: Session | null = null;

  /** What breaks a connection (`error`) closes it, and whoever was there is seen off then; there is nothing to add. */
  override emit(event: string | symbol, data?: unknown, isBinary?: unknown): boolean {
    const { session } = this;
    if (!session) return false;
    if (event === 'close') session.closed();
    else if (event === 'message' || event === 'ping' || event === 'pong') {
      if (session.gone) session.heardLate();
      else if (event === 'pong') session.ponged();
      else if (isBinary === true || !Buffer.isBuffer(data)) session.fault('binary');
      else if (event === 'ping') session.pinged(data);
      else session.receive(data.toString());
    }
    return true;
  }
}

/** The same for a connection that is no WebSocket yet. */
function onError(): void {
  /* see above */
}

/** Milliseconds of our time, whether it succeeds or not. */
const COST_OF_A_HANDSHAKE = 0.3;
const MOST_FRAGMENTS = 64;
const MOST_CHUNKS = 1_024;
/** A connection that was refused has so long to read why, in milliseconds. */
const LINGERS = 1_000;
const SLOWEST_ANSWER = 30_000;
/** After our goodbye theirs is waited for, no longer than this. (An option its types do not know yet.) */
const GOODBYE = { closeTimeout: 2_000 };

export function acceptSockets(server: Server, desk: Desk, isStopping: () => boolean): void {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    clientTracking: false,
    // A little more than we take, so that the one who sent it learns why it was refused.
    maxPayload: 4 * LONGEST_FRAME,
    // A message in thousands of pieces would take a hundred times its size.
    maxFragments: MOST_FRAGMENTS,
    maxBufferedChunks: MOST_CHUNKS,
    autoPong: false,
    ...GOODBYE,
    WebSocket: TableSocket,
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node has taken its own listener off by now, and an error nobody listens for ends the process.
    socket.on('error', onError);
    if (request.headers.upgrade?.toLowerCase() !== 'websocket') {
      answerWithoutUpgrade(server, request, socket as Socket);
      return;
    }
    const address = desk.limits.of(addressOf(request, desk.settings.trustProxy));
    address.pay('work', COST_OF_A_HANDSHAKE);
    const why = refusal(request, desk, isStopping(), address);
    if (why !== null) {
      socket.end(`HTTP/1.1 ${why}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      letGo(socket as Socket);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (accepted) => {
      // An upgraded HTTP/1.1 connection is a net.Socket, or a TLS one, which is its kind too.
      (socket as Socket).setNoDelay(true);
      accepted.session = new Session(desk, address, accepted, socket as Socket);
    });
  });
}

/** Offers of other protocols (`Upgrade: h2c`) are passed over, as RFC 9110 allows: the request is answered as it is. */
function answerWithoutUpgrade(server: Server, request: IncomingMessage, socket: Socket): void {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  // Node's own listener for this was taken off with the others.
  socket.on('drain', () => response.emit('drain'));
  response.on('finish', () => {
    response.detachSocket(socket);
    socket.end();
    letGo(socket);
  });
  socket.setTimeout(SLOWEST_ANSWER, () => socket.destroy());
  server.emit('request', request, response);
}

/** What nobody reads would keep a connection half open for ever: it is read and thrown away, and soon cut. */
function letGo(socket: Socket): void {
  socket.resume();
  const cutting = setTimeout(() => socket.destroy(), LINGERS);
  cutting.unref();
  socket.once('close', () => clearTimeout(cutting));
}

function refusal(request: IncomingMessage, desk: Desk, stopping: boolean, address: Address): string | null {
  const { settings, sessions } = desk;
  if (request.url?.split('?')[0] !== '/ws') return '404 Not Found';
  if (stopping || sessions.size >= settings.maxSockets) return '503 Service Unavailable';
  if (!mayConnectFrom(request.headers.origin, request.headers.host, settings)) return '403 Forbidden';
  const isTooMuch =
    address.waitFor('work') > 0 || !address.hasRoomFor('sockets', settings.maxSocketsPerAddress);
  return isTooMuch ? '429 Too Many Requests' : null;
}

/** A page may only connect to the host it came from. Programs send no origin, and have no cookies to misuse. */
export function mayConnectFrom(
  origin: string | undefined,
  host: string | undefined,
  { allowedOrigins, publicUrl }: Pick<Settings, 'allowedOrigins' | 'publicUrl'>,
): boolean {
  if (origin === undefined || allowedOrigins.includes('*')) return true;
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return url.host === host || url.origin === publicUrl || allowedOrigins.includes(url.origin);
}
