/** What a stranger leaves behind must not stay open: a process has only so many files. */
import { readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadDecks } from '../src/decks.ts';
import { setUp, type Tabletop } from './tabletop.ts';

const DREAM = join(import.meta.dirname, '../../cards/src/decks');
let tabletop: Tabletop;
beforeEach(async () => {
  const decks = await loadDecks([DREAM], ['dream'], (folder, why) => {
    throw new Error(`${folder}: ${why}`);
  });
  tabletop = await setUp({}, { decks });
});
afterEach(() => tabletop.stop());

/** Linux says which files a process has open; elsewhere the server's own list of connections has to do. */
const openFiles = (): number => {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return 0;
  }
};
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function line(): Promise<Socket> {
  const { port } = new URL(tabletop.http);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => undefined);
  return new Promise((resolve) => socket.once('connect', () => resolve(socket)));
}

/** So many as before, within a few seconds. */
async function settled(before: number): Promise<number> {
  for (let tries = 0; tries < 100 && openFiles() > before; tries += 1) await pause(50);
  return openFiles();
}

it('pictures asked for in one go on a connection that breaks do not stay open', async () => {
  const path = '/decks/dream/spill/large';
  expect((await fetch(`${tabletop.http}${path}`, { headers: { accept: 'image/webp' } })).status).toBe(200);
  await pause(100);
  const before = openFiles();
  for (let count = 0; count < 5; count += 1) {
    const socket = await line();
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAccept: image/webp\r\n\r\n`.repeat(100));
    await pause(50);
    socket.resetAndDestroy();
  }
  expect(await settled(before)).toBeLessThanOrEqual(before);
});

it.each(['websocket', 'h2c'])(
  'a refused upgrade to %s with a body that nobody reads is let go',
  async (protocol) => {
    const before = openFiles();
    for (let count = 0; count < 20; count += 1) {
      const socket = await line();
      const head = `GET /x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: ${protocol}\r\nContent-Length: 300000\r\n\r\n`;
      socket.write(head + 'x'.repeat(300_000));
      socket.end();
      await pause(5);
      socket.destroy();
    }
    expect(await settled(before)).toBeLessThanOrEqual(before);
  },
);
