/** One stranger who uses up everything there is to use up: the others do not notice. */
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { PRESETS } from '@fabula/engine/rules.ts';
import type { Client } from '@fabula/protocol/client-types.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { FakeClock, settle } from './fake-clock.ts';
import { raw } from './raw-socket.ts';
import { gather, ok, setUp, type Tabletop, until } from './tabletop.ts';

const USUAL = { MAX_MESSAGES_PER_SOCKET: '', MAX_MESSAGES_PER_ADDRESS: '', ALLOWANCE: '' };

let tabletop: Tabletop;
afterEach(() => tabletop.stop());

/** A WebSocket without a client: frames are written byte by byte, and nothing is read. */
function upgraded(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => {
      socket.pause();
      resolve(socket);
    });
    socket.on('error', () => undefined);
    const key = randomBytes(16).toString('base64');
    socket.write(
      `GET /ws HTTP/1.1\r\nHost: f\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
  });
}

/** A client's frame, masked with zeros. */
function frame(opcode: number, payload: Buffer, isLast = true): Buffer {
  return Buffer.concat([
    Buffer.from([(isLast ? 0x80 : 0) | opcode, 0x80 | payload.length, 0, 0, 0, 0]),
    payload,
  ]);
}
const [CONTINUATION, TEXT, PING] = [0, 1, 9];

const quiet = async (): Promise<void> => {
  for (let turn = 0; turn < 200; turn += 1) await settle();
};

describe('a connection that does not read', () => {
  it('is not read either: its pings wait with it, and no pongs pile up', async () => {
    tabletop = await setUp(USUAL, { clock: new FakeClock() });
    const socket = await upgraded(tabletop.app.port);
    const ping = frame(PING, Buffer.alloc(125));
    const many = Buffer.concat(Array.from({ length: 1_000 }, () => ping));
    const total = 400;
    for (let count = 0; count < total; count += 1) socket.write(many);
    await quiet();
    // Kernels hold a few megabytes; the rest never leaves the sender.
    expect(socket.writableLength).toBeGreaterThan((total * many.length) / 2);
    expect(tabletop.app.counts.framesIn).toBeLessThan(5_000);
    socket.destroy();
  });
});

describe('requests', () => {
  it('beyond what an address may ask for are answered later, and then with when to come again', async () => {
    const clock = new FakeClock();
    tabletop = await setUp(USUAL, { clock });
    const ask = (): Promise<Response> => fetch(`${tabletop.http}/api/about`);
    const address = tabletop.app.limits.of('127.0.0.1');
    while (address.waitFor('work') === 0) expect((await ask()).status).toBe(200);
    let isAnswered = false;
    const later = ask().finally(() => (isAnswered = true));
    await quiet();
    expect(isAnswered).toBe(false);
    await clock.pass(2_000);
    expect((await later).status).toBe(200);
    address.pay('work', 5_000);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(2);
    await clock.pass(60_000);
    expect((await ask()).status).toBe(200);
  });

  it('that are never finished leave room for others', async () => {
    tabletop = await setUp({ ...USUAL, MAX_SOCKETS_PER_ADDRESS: '5' });
    const sockets = Array.from({ length: 30 }, () => connect(tabletop.app.port, '127.0.0.1'));
    const closed = new Set<Socket>();
    for (const socket of sockets) {
      socket.on('error', () => undefined);
      socket.on('close', () => closed.add(socket));
      socket.write('GET / HTTP/1.1\r\nHost: f\r\n');
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(sockets.length - closed.size).toBeLessThanOrEqual(20);
    for (const socket of sockets) socket.destroy();
  });
});

describe('a message in pieces', () => {
  it('of a byte each is refused long before it is whole', async () => {
    tabletop = await setUp(USUAL);
    const socket = await upgraded(tabletop.app.port);
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.write(frame(TEXT, Buffer.from('{'), false));
    const piece = frame(CONTINUATION, Buffer.from(' '), false);
    for (let count = 0; count < 200; count += 1) socket.write(piece);
    socket.resume();
    await closed;
    expect(tabletop.app.counts.framesIn).toBe(0);
  });

  it('as honest programs send it is heard', async () => {
    tabletop = await setUp(USUAL);
    const socket = await upgraded(tabletop.app.port);
    const heard = new Promise<string>((resolve) =>
      socket.on('data', (data: Buffer) => resolve(data.toString())),
    );
    const hello = Buffer.from('{"id":"h","type":"hello","protocol":1,"language":"en"}');
    socket.write(frame(TEXT, hello.subarray(0, 20), false));
    socket.write(frame(CONTINUATION, hello.subarray(20)));
    socket.resume();
    expect(await heard).toContain('"welcome"');
    socket.destroy();
  });
});

/** A storyteller at a table of three, whose clue is told. */
async function storyteller(clock: FakeClock): Promise<{ teller: Client; people: Client[]; code: string }> {
  tabletop = await setUp(USUAL, { clock });
  const rules = { ...PRESETS.dixit, firstStoryteller: 0 };
  const { code, people } = await gather(tabletop, 3, { rules });
  const teller = people[0] as Client;
  ok(await teller.send('start', {}));
  await until(teller, ({ view }) => view?.phase === 'tell');
  return { teller, people, code };
}

describe('the log', () => {
  it('takes from one player what one player could mean', async () => {
    const clock = new FakeClock();
    const { teller } = await storyteller(clock);
    const card = teller.view?.hand[0] ?? -1;
    const game = teller.view?.game ?? '';
    const told = (count: number) => ({ kind: 'text' as const, text: `${count} ${'я'.repeat(1_990)}` });
    let accepted = 0;
    for (let count = 0; count < 300; count += 1) {
      const answer = await teller.send('tell', { card, clue: told(count) });
      if (answer.ok) accepted += 1;
      else expect(answer.code).toBe('too-fast');
      await clock.pass(100);
    }
    // Thirty seconds: twenty at once, then one in two seconds.
    expect(accepted).toBeLessThanOrEqual(20 + 15 + 1);
    const entries = await tabletop.store.games.read(game);
    expect(entries.length).toBeLessThan(60);
  });

  it('keeps of a clue what is shown, not what was sent', async () => {
    const { teller } = await storyteller(new FakeClock());
    const card = teller.view?.hand[0] ?? -1;
    const game = teller.view?.game ?? '';
    const text = `Moon${'\u202E'.repeat(3_000)}`;
    ok(await teller.send('tell', { card, clue: { kind: 'text', text } }));
    const entry = (await tabletop.store.games.read(game)).at(-1);
    expect(entry?.text).not.toContain('\u202E');
    expect(entry?.text.length).toBeLessThan(1_000);
  });

  it('that is full takes moves, and nothing else', async () => {
    const clock = new FakeClock();
    const { teller, people } = await storyteller(clock);
    const table = [...tabletop.app.tables.all][0];
    if (!table) throw new Error('no table');
    Object.defineProperty(table.game, 'isFull', { value: true });
    const [, guesser] = people;
    expect(await guesser?.send('askForTime', { more: true })).toMatchObject({ code: 'log-full' });
    const card = teller.view?.hand[0] ?? -1;
    ok(await teller.send('tell', { card, clue: { kind: 'text', text: 'Moon' } }));
    expect(await teller.send('tell', { card, clue: { kind: 'text', text: 'Sun' } })).toMatchObject({
      code: 'log-full',
    });
  });
});

describe('coming and going', () => {
  it('by the hundred tells everybody else a few times', async () => {
    const clock = new FakeClock();
    const { people, code } = await storyteller(clock);
    const witness = people[1] as Client;
    let told = 0;
    witness.on('table', () => (told += 1));
    const socket = await raw(tabletop.url);
    socket.say({ id: 'h', type: 'hello', protocol: 1, language: 'en' });
    await socket.until('welcome');
    for (let count = 0; count < 20; count += 1) {
      socket.say({ id: `e${count}`, type: 'enter', code, role: 'spectator', name: `N${count}` });
      await socket.until('view');
      socket.say({ id: `x${count}`, type: 'exit' });
      await clock.pass(10);
    }
    await clock.pass(1_000);
    ok(await witness.send('react', { reaction: 'clap' }));
    expect(told).toBeLessThanOrEqual(3);
    socket.close();
  });
});
