/** Connections that break, whatever stage they are at, end nobody's evening but their own. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUp, type Tabletop } from './tabletop.ts';

/** Longer than any buffer on the way. */
const LONG = 'long '.repeat(500_000);

let tabletop: Tabletop;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fabula-web-'));
  await writeFile(join(folder, 'index.html'), 'Fabula');
  await writeFile(join(folder, 'long.txt'), LONG);
  tabletop = await setUp({ WEB_DIR: folder });
});
afterAll(async () => {
  await tabletop.stop();
  await rm(folder, { recursive: true });
});

const upgrade = (lines: readonly string[]): string =>
  [
    ...lines,
    'Host: fabula',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '',
    '',
  ].join('\r\n');

const REQUESTS: Record<string, string> = {
  'an upgrade at a wrong path': upgrade(['GET /wrong HTTP/1.1', 'Upgrade: websocket']),
  'an upgrade from a foreign origin': upgrade([
    'GET /ws HTTP/1.1',
    'Upgrade: websocket',
    'Origin: https://elsewhere.example',
  ]),
  'an upgrade to h2c': upgrade(['GET / HTTP/1.1', 'Upgrade: h2c']),
  'an upgrade without a key':
    'GET /ws HTTP/1.1\r\nHost: f\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'a good upgrade': upgrade(['GET /ws HTTP/1.1', 'Upgrade: websocket']),
  'half a request': 'GET /ws HTTP/1.1\r\nHost: f\r\nConn',
  'a page': 'GET / HTTP/1.1\r\nHost: f\r\n\r\n',
  'the metrics': 'GET /metrics HTTP/1.1\r\nHost: f\r\n\r\n',
  'half a clue': 'POST /api/tables/ABCDEF/clue HTTP/1.1\r\nHost: f\r\nContent-Length: 500\r\n\r\n{"',
  'a method that is not taken': 'CONNECT elsewhere:80 HTTP/1.1\r\nHost: f\r\n\r\n',
  'no HTTP at all': '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
};

/** Ways to go: at once, when the first byte of an answer comes, and leaving only half. */
const GOINGS: Record<string, (socket: Socket) => void> = {
  'is reset at once': (socket) => socket.resetAndDestroy(),
  'is reset a moment later': (socket) => setImmediate(() => socket.resetAndDestroy()),
  'is reset at the answer': (socket) => {
    socket.once('data', () => socket.resetAndDestroy());
    setTimeout(() => socket.destroy(), 20);
  },
  'is closed on one side': (socket) => {
    socket.end();
    setTimeout(() => socket.destroy(), 20);
  },
};

function breakOff(text: string, going: (socket: Socket) => void): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port: tabletop.app.port, allowHalfOpen: true });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.on('connect', () => socket.write(text, () => going(socket)));
  });
}

const TRIES = 60;

describe.each(Object.entries(REQUESTS))('%s', (_, text) => {
  it.each(Object.entries(GOINGS))('that %s harms nobody', async (_way, going) => {
    await Promise.all(Array.from({ length: TRIES }, () => breakOff(text, going)));
    expect((await fetch(`${tabletop.http}/healthz`)).status).toBe(200);
  });
});

describe('an offer of another protocol', () => {
  it.each(['/', '/long.txt'])('is passed over, and %s is answered', async (path) => {
    const answer = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect({ host: '127.0.0.1', port: tabletop.app.port });
      socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
      socket.on('close', () => resolve(text));
      socket.write(upgrade([`GET ${path} HTTP/1.1`, 'Upgrade: h2c']));
    });
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer.endsWith(path === '/' ? 'Fabula' : LONG)).toBe(true);
  });
});
