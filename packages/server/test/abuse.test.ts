/** One stranger who uses up everything there is to use up: the others do not notice. */
import { randomBytes } from 'node:crypto';
import { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { PRESETS } from '@fabula/engine/rules.ts';
import type { Client } from '@fabula/protocol/client-types.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
const [CONTINUATION, TEXT, BINARY, PING, PONG] = [0, 1, 2, 9, 10];

const quiet = async (): Promise<void> => {
  for (let turn = 0; turn < 200; turn += 1) await settle();
};

const closing = (socket: Socket): Promise<unknown> => new Promise((resolve) => socket.once('close', resolve));

describe('a connection that does not read', () => {
  it.each([
    ['pings', PING],
    ['sends pongs', PONG],
  ])('and %s as nobody does is cut off, and pays for all of it', async (_, opcode) => {
    tabletop = await setUp(USUAL, { clock: new FakeClock() });
    const socket = await upgraded(tabletop.app.port);
    const many = Buffer.concat(Array.from({ length: 1_000 }, () => frame(opcode, Buffer.alloc(125))));
    const isCut = closing(socket);
    const paid = vi.spyOn(tabletop.app.limits.of('127.0.0.1'), 'pay');
    for (let count = 0; count < 400; count += 1) socket.write(many);
    await isCut;
    expect(tabletop.app.counts.framesIn).toBeLessThanOrEqual(101);
    expect(paid.mock.calls.filter(([cost]) => cost === 'messages')).toHaveLength(101);
    // Whoever comes again and again pays for what came in one read with it.
    expect(paid).toHaveBeenCalledWith('work', 5, expect.anything());
    expect(tabletop.app.counts.sockets).toBe(0);
  });
});

describe('after the goodbye', () => {
  /** Twenty-five frames that are no messages. */
  const faults = Buffer.concat(Array.from({ length: 25 }, () => frame(BINARY, Buffer.alloc(0))));

  it.each([
    ['messages', TEXT],
    ['pings', PING],
    ['pongs', PONG],
  ])('a flood of %s is cut off, and what was read of it is paid for', async (_, opcode) => {
    tabletop = await setUp(USUAL, { clock: new FakeClock() });
    const socket = await upgraded(tabletop.app.port);
    const isCut = closing(socket);
    const paid = vi.spyOn(tabletop.app.limits.of('127.0.0.1'), 'pay');
    const many = Buffer.concat(Array.from({ length: 10_000 }, () => frame(opcode, Buffer.alloc(0))));
    socket.resume();
    socket.write(faults);
    for (let count = 0; count < 40; count += 1) socket.write(many);
    await isCut;
    // Twenty that may have been under way, and one.
    expect(tabletop.app.counts.framesIn).toBe(21);
    expect(paid.mock.calls.filter(([cost]) => cost === 'messages')).toHaveLength(21);
  });

  it('whoever does not say theirs is not waited for long', async () => {
    tabletop = await setUp(USUAL, { clock: new FakeClock() });
    const socket = await upgraded(tabletop.app.port);
    const isCut = closing(socket);
    let heard = '';
    socket.on('data', (data: Buffer) => (heard += data.toString()));
    socket.resume();
    socket.write(faults);
    await isCut;
    expect(heard).toContain('{"bye":"too-many-errors"}');
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
    address.pay('work', 1_000);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(2);
    await clock.pass(60_000);
    expect((await ask()).status).toBe(200);
  });

  it('far beyond it are not answered: who has a connection is cut off, and no other is taken', async () => {
    const clock = new FakeClock();
    tabletop = await setUp(USUAL, { clock });
    const before = connect(tabletop.app.port, '127.0.0.1');
    before.on('error', () => undefined);
    await new Promise((resolve) => before.once('connect', resolve));
    tabletop.app.limits.of('127.0.0.1').pay('work', 5_000);
    let said = '';
    before.on('data', (data: Buffer) => (said += data.toString()));
    const isCut = closing(before);
    before.write('GET /healthz HTTP/1.1\r\nHost: f\r\n\r\n');
    await isCut;
    expect(said).toBe('');
    const late = connect(tabletop.app.port, '127.0.0.1');
    late.on('error', () => undefined);
    await closing(late);
    await clock.pass(60_000);
    expect((await fetch(`${tabletop.http}/healthz`)).status).toBe(200);
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
    await expect.poll(() => sockets.length - closed.size, { timeout: 10_000 }).toBeLessThanOrEqual(20);
    for (const socket of sockets) socket.destroy();
  });
});

describe('a body that nobody wants', () => {
  const chunk = '1\r\nx\r\n'.repeat(1_000);

  it.each(['GET /healthz', 'POST /healthz', 'PUT /nowhere', 'GET /api/about', 'GET /%'])(
    'is not read: %s is answered, and the connection ends',
    async (what) => {
      tabletop = await setUp(USUAL, { clock: new FakeClock() });
      const paid = vi.spyOn(tabletop.app.limits.of('127.0.0.1'), 'pay');
      const socket = connect(tabletop.app.port, '127.0.0.1');
      socket.on('error', () => undefined);
      let answer = '';
      socket.on('data', (data: Buffer) => (answer += data.toString()));
      const isCut = closing(socket);
      const type = 'Content-Type: application/json\r\n';
      socket.write(`${what} HTTP/1.1\r\nHost: f\r\n${type}Transfer-Encoding: chunked\r\n\r\n${chunk}`);
      await isCut;
      expect(answer).toMatch(/^HTTP\/1\.1 (200|400|405) /);
      expect(answer.toLowerCase()).toContain('connection: close');
      expect(paid).toHaveBeenCalledWith('work', 5);
    },
  );

  it('is taken apart without telling anybody of its ten thousand pieces', async () => {
    tabletop = await setUp(USUAL, { clock: new FakeClock() });
    const told = vi.spyOn(IncomingMessage.prototype, 'push');
    const socket = connect(tabletop.app.port, '127.0.0.1');
    socket.on('error', () => undefined);
    const isCut = closing(socket.resume());
    socket.write(`GET /healthz HTTP/1.1\r\nHost: f\r\nTransfer-Encoding: chunked\r\n\r\n${chunk.repeat(10)}`);
    await isCut;
    const pieces = told.mock.calls.filter(([piece]) => piece !== null);
    told.mockRestore();
    expect(pieces).toEqual([]);
  });

  it('of somebody who has to wait is not waited for', async () => {
    tabletop = await setUp(USUAL, { clock: new FakeClock() });
    const socket = connect(tabletop.app.port, '127.0.0.1');
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.once('connect', resolve));
    tabletop.app.limits.of('127.0.0.1').pay('work', 700);
    let said = '';
    socket.on('data', (data: Buffer) => (said += data.toString()));
    const isCut = closing(socket);
    socket.write(`POST /healthz HTTP/1.1\r\nHost: f\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`);
    await isCut;
    expect(said).toBe('');
  });

  it('is none where there is none: such a connection is kept for what is asked next', async () => {
    tabletop = await setUp(USUAL, { clock: new FakeClock() });
    const socket = connect(tabletop.app.port, '127.0.0.1');
    for (const head of ['GET /healthz HTTP/1.1', 'POST /nowhere HTTP/1.1\r\nContent-Length: 0']) {
      const answered = new Promise<string>((resolve) =>
        socket.once('data', (data: Buffer) => resolve(data.toString())),
      );
      socket.write(`${head}\r\nHost: f\r\n\r\n`);
      expect((await answered).toLowerCase()).toContain('connection: keep-alive');
    }
    socket.destroy();
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
