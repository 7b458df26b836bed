import { PRESETS } from '@fabula/engine/rules.ts';
import type { PhaseName } from '@fabula/engine/model.ts';
import type { Client } from '@fabula/protocol/client-types.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { FakeClock } from './fake-clock.ts';
import { type RawSocket, raw } from './raw-socket.ts';
import { gather, isOver, ok, playUntil, setUp, type Tabletop, until } from './tabletop.ts';

let tabletop: Tabletop;
afterEach(() => tabletop.stop());

const RULES = { ...PRESETS.dixit, rounds: 2 };

describe('a lost connection', () => {
  it.each(['lobby', 'claim', 'tell', 'submit', 'vote', 'result'] as PhaseName[])(
    'in the phase %s is healed: same player, same seat, same cards',
    async (phase) => {
      tabletop = await setUp();
      const { code, people } = await gather(tabletop, 3, { rules: RULES });
      const [owner, , last] = people;
      if (!owner || !last) throw new Error('nobody');
      if (phase !== 'lobby') {
        ok(await owner.send('start', {}));
        await playUntil(people, ({ view }) => view?.phase === phase);
      }
      const { view, player } = last;
      last.close();
      const again = tabletop.client(player ?? undefined);
      ok(await again.enter({ code, role: 'player' }));
      expect(again.view).toMatchObject({ seat: 2, hand: view?.hand, given: view?.given, vote: view?.vote });
      const now = [...people.slice(0, 2), again];
      if (phase === 'lobby') ok(await owner.send('start', {}));
      await playUntil(now, isOver);
    },
  );

  it('is answered what it asked for before it left the table', async () => {
    tabletop = await setUp();
    const { code } = await gather(tabletop, 3);
    const socket = await raw(tabletop.url);
    socket.say({ id: '1', type: 'hello', protocol: 1, language: 'en' });
    socket.say({ id: '2', type: 'enter', code, role: 'player', name: 'Dora' });
    socket.say({ id: '3', type: 'join' });
    socket.say({ id: '4', type: 'ready', ready: true });
    socket.say({ id: '5', type: 'exit' });
    const answered = new Set<unknown>();
    while (answered.size < 5) answered.add((await socket.until('ack'))['ack']);
    expect(answered).toEqual(new Set(['1', '2', '3', '4', '5']));
    socket.close();
  });

  it('opens nothing for somebody who only knows the public id', async () => {
    tabletop = await setUp();
    const { people } = await gather(tabletop, 3);
    const victim = people[1]?.player;
    if (!victim) throw new Error('nobody');
    const socket = await raw(tabletop.url);
    socket.say({
      id: '1',
      type: 'hello',
      protocol: 1,
      language: 'en',
      player: { id: victim.id, token: people[2]?.player?.token },
    });
    expect(await socket.next()).toMatchObject({ reject: '1', code: 'unknown-player' });
    socket.say({
      id: '2',
      type: 'hello',
      protocol: 1,
      language: 'en',
      player: { id: victim.id, token: victim.id },
    });
    expect(await socket.next()).toMatchObject({ reject: '2', code: 'unknown-player' });
    socket.close();
  });
});

async function introduced(player: Client['player']): Promise<RawSocket> {
  const socket = await raw(tabletop.url);
  socket.say({ id: 'h', type: 'hello', protocol: 1, language: 'en', player });
  await socket.until('welcome');
  return socket;
}

describe('a command that is repeated', () => {
  it('counts once and gets the first answer', async () => {
    tabletop = await setUp();
    const { code, people } = await gather(tabletop, 3, { rules: { ...RULES, firstStoryteller: 1 } });
    const [owner, teller] = people;
    if (!owner || !teller) throw new Error('nobody');
    ok(await owner.send('start', {}));
    await until(teller, ({ view }) => view?.phase === 'tell');
    const socket = await introduced(teller.player);
    socket.say({ id: 'e', type: 'enter', code, role: 'player' });
    await socket.until('view');
    const tell = {
      id: 'once',
      type: 'tell',
      card: teller.view?.hand[0],
      clue: { kind: 'text', text: 'Moon' },
    };
    socket.say(tell);
    const { v } = await socket.until('ack');
    socket.say(tell);
    expect(await socket.until('ack')).toEqual({ ack: 'once', v });
    const say = { id: 'talk', type: 'react', reaction: 'clap' };
    const heard: string[] = [];
    owner.on('react', ({ reaction }) => heard.push(reaction));
    socket.say({ ...say, id: 'no' });
    expect(await socket.until('reject')).toMatchObject({ code: 'storyteller-rests' });
    socket.close();
    expect(owner.v).toBe(v);
    ok(await owner.send('say', { text: 'x' }));
    expect(heard).toEqual([]);
  });

  it('counts once also when the server was restarted in between', async () => {
    // It does not miss those who go, however long the second one takes to start.
    const first = await setUp({ RECONNECT_MS: '3600000' });
    const { code, people } = await gather(first, 3, { rules: { ...RULES, firstStoryteller: 1 } });
    const [owner, teller] = people;
    if (!owner || !teller?.player) throw new Error('nobody');
    ok(await owner.send('start', {}));
    tabletop = first;
    await until(teller, ({ view }) => view?.phase === 'tell');
    const tell = {
      id: 'once',
      type: 'tell',
      card: teller.view?.hand[0],
      clue: { kind: 'text', text: 'Moon' },
    };
    const before = await introduced(teller.player);
    before.say({ id: 'e', type: 'enter', code, role: 'player' });
    await before.until('view');
    before.say(tell);
    const { v } = await before.until('ack');
    const { store } = first;
    for (const person of people) person.close();

    // The same disk under another server: the first one was cut off, not stopped.
    tabletop = await setUp({}, { store });
    const after = await introduced(teller.player);
    after.say({ id: 'e', type: 'enter', code, role: 'player' });
    expect((await after.until('view')).v).toBe(v);
    after.say(tell);
    expect(await after.until('ack')).toEqual({ ack: 'once', v });
    after.close();
    before.close();
    await first.stop();
  });
});

describe('a client that missed something', () => {
  it('asks for the whole view and gets it', async () => {
    tabletop = await setUp();
    const { code, people } = await gather(tabletop, 3);
    const watcher = tabletop.client();
    ok(await watcher.enter({ code, role: 'spectator' }));
    // As if a patch had been lost.
    Object.assign(watcher, { v: watcher.v - 1 });
    ok(await (people[1] as Client).send('ready', { ready: true }));
    await until(watcher, ({ view }) => view?.ready.length === 1);
    expect(watcher.v).toBe(people[0]?.v);
  });
});

describe('frames that are no messages', () => {
  it('are answered with what is wrong, and with a goodbye when they do not stop', async () => {
    tabletop = await setUp();
    const socket = await raw(tabletop.url);
    const hello = { id: 'h', type: 'hello', protocol: 1, language: 'en' };
    const cases: [string | Buffer, object][] = [
      ['{', { error: 'not-json' }],
      ['[]', { error: 'not-a-message' }],
      ['"hello"', { error: 'not-a-message' }],
      ['null', { error: 'not-a-message' }],
      ['{"id":"a"}', { error: 'not-a-message', id: 'a' }],
      ['{"id":"a","type":"destroy"}', { error: 'unknown-type', id: 'a' }],
      ['{"id":"a","type":"toString"}', { error: 'unknown-type', id: 'a' }],
      ['{"id":"a","type":"vote","number":"1"}', { error: 'bad-fields', id: 'a' }],
      ['{"id":"a","type":"vote","number":1,"by":"someone"}', { error: 'bad-fields', id: 'a' }],
      ['{"id":"a","type":"vote","number":1.5}', { error: 'bad-fields', id: 'a' }],
      ['{"id":7,"type":"claim"}', { error: 'bad-fields' }],
      ['{"id":"","type":"claim"}', { error: 'bad-fields' }],
      [JSON.stringify({ ...hello, language: 'xx' }), { error: 'bad-fields', id: 'h' }],
      [Buffer.from('{}'), { error: 'binary' }],
      ['x'.repeat(20_000), { error: 'too-long' }],
    ];
    for (const [frame, answer] of cases) {
      socket.sayRaw(frame);
      expect(await socket.next()).toEqual(answer);
    }
    socket.say({ id: 'a', type: 'claim' });
    expect(await socket.next()).toMatchObject({ reject: 'a', code: 'hello-first' });
    socket.say(hello);
    expect(await socket.next()).toMatchObject({ ack: 'h', welcome: { protocol: 1, version: 'test' } });
    socket.say({ id: 'a', type: 'claim' });
    expect(await socket.next()).toMatchObject({ reject: 'a', code: 'enter-first' });
    for (let more = cases.length; more < 20; more += 1) {
      socket.sayRaw('{');
      expect(await socket.next()).toEqual({ error: 'not-json' });
    }
    socket.sayRaw('{');
    expect(await socket.next()).toEqual({ bye: 'too-many-errors' });
    await socket.closed;
  });

  it('of an old client are answered with the advice to reload', async () => {
    tabletop = await setUp();
    const socket = await raw(tabletop.url);
    socket.say({ id: 'h', type: 'hello', protocol: 0, language: 'ru' });
    expect(await socket.next()).toEqual({
      reject: 'h',
      code: 'old-client',
      params: { oldest: 1 },
      text: 'Вышла новая версия. Обновите страницу и играйте дальше.',
    });
    expect(await socket.next()).toEqual({ bye: 'too-old' });
    await socket.closed;
  });

  it('too many of them are read more slowly, and all answered in order', async () => {
    const clock = new FakeClock();
    tabletop = await setUp({ MAX_MESSAGES_PER_SOCKET: '5' }, { clock });
    const socket = await raw(tabletop.url);
    for (let count = 0; count < 100; count += 1) socket.say({ id: `${count}`, type: 'claim' });
    let answered = 0;
    for (; answered < 10; answered += 1)
      expect(await socket.next()).toMatchObject({ reject: `${answered}`, code: 'hello-first' });
    for (; answered < 100; answered += 1) {
      const next = socket.next();
      await clock.pass(1_000);
      expect(await next).toMatchObject({ reject: `${answered}`, code: 'hello-first' });
    }
    socket.close();
  });
});

describe('a connection', () => {
  it('is refused to other sites, other paths and too many', async () => {
    tabletop = await setUp({ MAX_SOCKETS_PER_ADDRESS: '2', ALLOWED_ORIGINS: 'https://friend.example' });
    await expect(raw(tabletop.url, { origin: 'https://evil.example' })).rejects.toThrow('403');
    await expect(raw(`${tabletop.url}/other`)).rejects.toThrow('404');
    const friend = await raw(tabletop.url, { origin: 'https://friend.example' });
    const own = await raw(tabletop.url, { origin: tabletop.http });
    await expect(raw(tabletop.url)).rejects.toThrow('429');
    own.close();
    friend.close();
  });
});
