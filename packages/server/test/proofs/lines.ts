/** Bare connections, which keep to no protocol unless they want to, and break off wherever they like. */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export interface Whence {
  readonly port: number;
  /** The address one comes from. */
  readonly from: string;
}

export function line({ port, from }: Whence): Socket {
  const socket = connect({ host: '127.0.0.1', port, localAddress: from });
  socket.on('error', () => undefined);
  return socket;
}

export const upgradeRequest = (path = '/ws', extra: readonly string[] = []): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: f',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    ...extra,
    '',
    '',
  ].join('\r\n');

const REQUESTS = [
  upgradeRequest('/wrong'),
  upgradeRequest('/ws', ['Origin: https://elsewhere.example']),
  upgradeRequest('/').replace('websocket', 'h2c'),
  upgradeRequest(),
  'GET /ws HTTP/1.1\r\nHost: f\r\nConn',
  'GET / HTTP/1.1\r\nHost: f\r\n\r\n',
  'GET /decks/dream/spill/large HTTP/1.1\r\nHost: f\r\n\r\n',
  'GET /api/decks/dream/words/en HTTP/1.1\r\nHost: f\r\n\r\n',
  'POST /api/tables/ABCDEF/clue HTTP/1.1\r\nHost: f\r\nContent-Length: 500\r\n\r\n{"',
  'CONNECT elsewhere:80 HTTP/1.1\r\nHost: f\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
];
const GOINGS: readonly ((socket: Socket) => void)[] = [
  (socket) => socket.resetAndDestroy(),
  (socket) => setImmediate(() => socket.resetAndDestroy()),
  (socket) => socket.once('data', () => socket.resetAndDestroy()),
  (socket) => socket.end(),
];
/** Every kind of request, broken off in every way. */
export const BREAKS = REQUESTS.length * GOINGS.length;
/** Whoever has not gone by then does. */
const LATEST = 50;

/** One way to break off one kind of request: the `count`th of all there are. */
export function breakOff(whence: Whence, count: number): Promise<void> {
  const text = REQUESTS[count % REQUESTS.length] ?? '';
  const going = GOINGS[Math.floor(count / REQUESTS.length) % GOINGS.length];
  return new Promise((resolve) => {
    const socket = line(whence);
    socket.on('close', () => resolve());
    socket.on('connect', () => {
      socket.write(text, () => going?.(socket));
      setTimeout(() => socket.destroy(), LATEST);
    });
  });
}
