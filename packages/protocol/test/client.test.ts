import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../src/client.ts';
import type { Client, SocketLike } from '../src/client-types.ts';

type Listener = (event: { readonly data: unknown }) => void;

/** The server's end of a connection that is not there. */
class FakeSocket implements SocketLike {
  readyState = 0;
  readonly said: Record<string, unknown>[] = [];
  readonly #listeners = new Map<string, Listener>();

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.drop();
  }
  open(): void {
    this.readyState = 1;
    this.#listeners.get('open')?.({ data: null });
  }
  tell(message: object): void {
    this.#listeners.get('message')?.({ data: JSON.stringify(message) });
  }
  drop(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.#listeners.get('close')?.({ data: null });
  }
  last(type: string): Record<string, unknown> {
    return this.said.findLast((message) => message['type'] === type) ?? {};
  }
  welcome(player: object = { id: 'me', token: 'secret' }, more: object = {}): void {
    this.open();
    this.tell({
      ack: this.last('hello')['id'],
      welcome: { player, protocol: 1, version: 'x', now: Date.now() + 5_000, ...more },
    });
  }
}

function connected(): { client: Client; sockets: FakeSocket[]; now: () => FakeSocket } {
  const sockets: FakeSocket[] = [];
  const connect = (): FakeSocket => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  };
  const client = createClient({ url: 'ws://x/ws', language: 'ru', connect, backoff: [0] });
  const now = (): FakeSocket => sockets.at(-1) ?? new FakeSocket();
  return { client, sockets, now };
}

const redialled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 2));
const view = (parts: object = {}): object => ({ game: 'g', phase: 'submit', waiting: [1, 2], ...parts });

describe('the client', () => {
  it('introduces itself, keeps its credentials, and waits with wishes until it is welcome', async () => {
    const { client, now } = connected();
    const players: unknown[] = [];
    client.on('player', (player) => players.push(player));
    const answer = client.open({ preset: 'dixit' });
    expect(now().said).toEqual([]);
    now().welcome();
    expect(now().said.map(({ type }) => type)).toEqual(['hello', 'open']);
    expect(now().last('hello')).toMatchObject({ protocol: 1, language: 'ru' });
    expect(players).toEqual([{ id: 'me', token: 'secret' }]);
    expect(client.clockAhead).toBeGreaterThan(4_000);
    now().tell({ ack: now().last('open')['id'], code: 'ABCDEF' });
    expect(await answer).toEqual({ ok: true, code: 'ABCDEF' });
    client.close();
  });

  it('leaves a node that is too old for it, and goes on at one that has been updated', async () => {
    const { client, sockets, now } = connected();
    const answer = client.open({ preset: 'dixit' });
    now().welcome({ id: 'me', token: 'secret' }, { protocol: 0 });
    expect(client.status).toBe('offline');
    expect(now().said.map(({ type }) => type)).toEqual(['hello']);
    await redialled();
    now().welcome({ id: 'me' });
    expect(sockets).toHaveLength(2);
    expect(client.status).toBe('online');
    expect(now().last('hello')).toMatchObject({ player: { id: 'me', token: 'secret' } });
    now().tell({ ack: now().last('open')['id'], code: 'ABCDEF' });
    expect(await answer).toEqual({ ok: true, code: 'ABCDEF' });
    client.close();
  });

  it('comes back as the same player, to the same table, and repeats what was not answered', async () => {
    const { client, sockets, now } = connected();
    now().welcome();
    const entered = client.enter({ code: 'ABCDEF', role: 'player', name: 'Лена', handover: 'once' });
    now().tell({ v: 7, ack: now().last('enter')['id'], view: view() });
    expect(await entered).toEqual({ ok: true });
    const vote = client.send('vote', { number: 2 });
    const { id } = now().last('vote');
    now().drop();
    expect(client.status).toBe('offline');
    const later = client.send('sawResult', {});
    await redialled();
    now().welcome({ id: 'me' });
    expect(sockets).toHaveLength(2);
    const [hello, enter, ...wishes] = now().said;
    expect(hello).toMatchObject({ player: { id: 'me', token: 'secret' } });
    expect(enter).toMatchObject({ type: 'enter', code: 'ABCDEF', role: 'player' });
    expect(enter).not.toHaveProperty('handover');
    expect(enter).not.toHaveProperty('have');
    expect(wishes).toMatchObject([{ type: 'vote', id, number: 2 }, { type: 'sawResult' }]);
    now().tell({ ack: id, v: 8 });
    now().tell({ v: 9, ack: now().last('sawResult')['id'], set: { phase: 'tell' } });
    expect([await vote, await later]).toEqual([{ ok: true }, { ok: true }]);
    client.close();
  });

  it('says again, a little later, what the server dropped because it was too much at once', async () => {
    vi.useFakeTimers();
    const { client, now } = connected();
    now().welcome();
    const entered = client.enter({ code: 'ABCDEF', role: 'player', name: 'Лена' });
    now().tell({ v: 7, ack: now().last('enter')['id'], view: view() });
    await entered;
    const vote = client.send('vote', { number: 2 });
    const { id } = now().last('vote');
    const before = now().said.length;
    now().tell({ error: 'too-fast' });
    now().tell({ error: 'too-fast' });
    expect(now().said).toHaveLength(before);
    vi.advanceTimersByTime(1_000);
    expect(now().said.slice(before)).toMatchObject([
      { type: 'enter', code: 'ABCDEF' },
      { type: 'vote', id, number: 2 },
    ]);
    now().tell({ ack: id, v: 8 });
    expect(await vote).toEqual({ ok: true });
    now().tell({ error: 'too-fast' });
    client.close();
    vi.advanceTimersByTime(10_000);
    expect(now().said).toHaveLength(before + 2);
    vi.useRealTimers();
  });

  it('applies patches, and looks again after a gap', () => {
    const { client, now } = connected();
    now().welcome();
    void client.enter({ code: 'ABCDEF', role: 'spectator' });
    const seen: unknown[] = [];
    client.on('view', (_, v, changed) => seen.push([v, changed]));
    now().tell({ v: 1, view: view() });
    now().tell({ v: 2, set: { waiting: [2] } });
    now().tell({ v: 3 });
    now().tell({ v: 3, set: { waiting: [9] } });
    expect(client.view).toMatchObject({ phase: 'submit', waiting: [2] });
    expect(seen).toEqual([
      [1, null],
      [2, ['waiting']],
      [3, []],
    ]);
    now().tell({ v: 5, set: { waiting: [] } });
    now().tell({ v: 6, set: { phase: 'vote' } });
    expect(client.v).toBe(3);
    expect(now().said.filter(({ type }) => type === 'look')).toHaveLength(1);
    now().tell({ v: 6, view: view({ phase: 'vote' }) });
    expect(client.view).toMatchObject({ phase: 'vote' });
    client.close();
  });

  it('begins anew when the server does not know its player', () => {
    const { client, now } = connected();
    now().welcome();
    now().tell({ reject: now().last('hello')['id'], code: 'unknown-player', params: {}, text: '' });
    expect(client.player).toBeNull();
    expect(now().last('hello')).not.toHaveProperty('player');
    client.close();
  });

  it('comes back after a restart of the server, and stays away after a kick', async () => {
    const { client, sockets, now } = connected();
    now().welcome();
    now().tell({ bye: 'stopping' });
    now().drop();
    await redialled();
    expect(sockets).toHaveLength(2);
    now().welcome({ id: 'me' });
    const unanswered = client.send('claim', {});
    now().tell({ bye: 'kicked' });
    expect(client.status).toBe('closed');
    expect(await unanswered).toMatchObject({ ok: false, code: 'closed' });
    expect(await client.send('claim', {})).toMatchObject({ ok: false, code: 'closed' });
    now().drop();
    await redialled();
    expect(sockets).toHaveLength(2);
  });

  it('tells a refusal, an unreadable message, talk and the table', async () => {
    const { client, now } = connected();
    now().welcome();
    const heard: unknown[] = [];
    client.on('say', ({ text }) => heard.push(text));
    client.on('react', ({ reaction }) => heard.push(reaction));
    client.on('fault', (error) => heard.push(error));
    const off = client.on('table', ({ code, chat }) => heard.push([code, chat]));
    const claim = client.send('claim', {});
    now().tell({ reject: now().last('claim')['id'], code: 'paused', params: {}, text: 'Игра на паузе.' });
    expect(await claim).toEqual({ ok: false, code: 'paused', params: {}, text: 'Игра на паузе.' });
    const again = client.send('claim', {});
    now().tell({ error: 'bad-fields', id: now().last('claim')['id'] });
    expect(await again).toMatchObject({ ok: false, code: 'bad-message' });
    now().tell({ say: { by: 'you', text: 'hi', at: 1 } });
    now().tell({ react: { by: 'you', reaction: 'wow' } });
    now().tell({ t: 0, table: { code: 'ABCDEF', chat: true } });
    now().tell({ t: 1, table: { chat: false } });
    off();
    now().tell({ t: 2, table: { chat: true } });
    expect(client.table).toMatchObject({ code: 'ABCDEF', chat: true });
    expect(heard).toEqual(['bad-fields', 'hi', 'wow', ['ABCDEF', true], ['ABCDEF', false]]);
    client.close();
  });

  it('says when the table cannot be entered again, and does not try any more', async () => {
    const { client, now } = connected();
    now().welcome();
    void client.enter({ code: 'ABCDEF', role: 'player' });
    now().tell({ v: 1, ack: now().last('enter')['id'], view: view() });
    now().drop();
    await redialled();
    const codes: string[] = [];
    client.on('turnedAway', ({ code }) => codes.push(code));
    now().welcome({ id: 'me' });
    now().tell({ reject: now().last('enter')['id'], code: 'banned', params: {}, text: '' });
    expect(codes).toEqual(['banned']);
    now().drop();
    await redialled();
    now().welcome({ id: 'me' });
    expect(now().last('enter')).toEqual({});
    client.close();
  });

  it('stays at its table when it cannot be entered again just now, and repeats what it had wished', async () => {
    vi.useFakeTimers();
    const { client, now } = connected();
    now().welcome();
    void client.enter({ code: 'ABCDEF', role: 'player' });
    now().tell({ v: 1, ack: now().last('enter')['id'], view: view() });
    const vote = client.send('vote', { number: 2 });
    const { id } = now().last('vote');
    now().drop();
    vi.advanceTimersByTime(1);
    const codes: string[] = [];
    client.on('turnedAway', ({ code }) => codes.push(code));
    now().welcome({ id: 'me' });
    now().tell({ reject: now().last('enter')['id'], code: 'not-saved', params: {}, text: '' });
    now().tell({ reject: id, code: 'enter-first', params: {}, text: '' });
    const before = now().said.length;
    vi.advanceTimersByTime(1_000);
    expect(now().said.slice(before)).toMatchObject([
      { type: 'enter', code: 'ABCDEF' },
      { type: 'vote', id, number: 2 },
    ]);
    now().tell({ ack: id, v: 2 });
    expect(await vote).toEqual({ ok: true });
    expect(codes).toEqual([]);
    client.close();
    vi.useRealTimers();
  });

  it('doubts its connection when woken: no answer means it is dead, whatever was still under way', () => {
    vi.useFakeTimers();
    const { client, sockets, now } = connected();
    now().welcome();
    client.wake();
    now().welcome();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    client.wake();
    vi.advanceTimersByTime(5_000);
    expect(sockets).toHaveLength(2);
    now().welcome();
    client.wake();
    now().tell({ v: 1 });
    // Where nothing was heard the last time either, it waits longer.
    vi.advanceTimersByTime(9_000);
    expect(sockets).toHaveLength(3);
    client.close();
    vi.useRealTimers();
  });

  it('dials again when nobody answers the call, the greeting or a wish', () => {
    vi.useFakeTimers();
    const { client, sockets, now } = connected();
    vi.advanceTimersByTime(4_000);
    expect(sockets).toHaveLength(2);
    now().open();
    vi.advanceTimersByTime(9_000);
    expect(sockets).toHaveLength(3);
    now().welcome();
    void client.send('claim', {});
    now().tell({ ack: now().last('claim').id, v: 1 });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(3);
    void client.send('claim', {});
    vi.advanceTimersByTime(2_000);
    // What others did is heard, the answer is not: one waits anew, but not for ever.
    now().tell({ v: 1 });
    vi.advanceTimersByTime(2_000);
    expect(sockets).toHaveLength(3);
    vi.advanceTimersByTime(2_000);
    expect(sockets).toHaveLength(4);
    // Whoever has a slow line waits longer each time, until something is answered.
    for (const [place, patience] of [8_000, 20_000, 20_000].entries()) {
      now().open();
      now().welcome({ id: 'me' });
      vi.advanceTimersByTime(patience - 1_000);
      expect(sockets).toHaveLength(4 + place);
      vi.advanceTimersByTime(2_000);
      expect(sockets).toHaveLength(5 + place);
    }
    now().open();
    now().welcome({ id: 'me' });
    for (const { type, id } of now().said) if (type === 'claim') now().tell({ ack: id, v: 2 });
    void client.send('claim', {});
    vi.advanceTimersByTime(5_000);
    expect(sockets).toHaveLength(8);
    client.close();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('hangs up on a node that has a pulse and is silent, even if nothing was asked', () => {
    vi.useFakeTimers();
    const { client, sockets, now } = connected();
    now().open();
    now().welcome({ id: 'me' }, { pulse: 1_500 });
    for (let beats = 0; beats < 10; beats += 1) {
      vi.advanceTimersByTime(1_500);
      now().tell({});
    }
    expect(sockets).toHaveLength(1);
    vi.advanceTimersByTime(4_000);
    expect(sockets).toHaveLength(2);
    // The next one has none: nothing is expected of it.
    now().open();
    now().welcome({ id: 'me' });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
    client.close();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  it('dials anew when woken before anybody answered', () => {
    const { client, sockets, now } = connected();
    now().open();
    client.wake();
    expect(sockets).toHaveLength(2);
    now().welcome();
    expect(client.status).toBe('online');
    client.close();
  });

  it('comes again later when it is not welcome now', async () => {
    const { client, sockets, now } = connected();
    now().open();
    now().tell({ reject: now().last('hello')['id'], code: 'too-many-players', params: {}, text: '' });
    await redialled();
    expect(sockets).toHaveLength(2);
    client.close();
  });

  it('changes its language, and dials at once when woken', () => {
    const { client, sockets, now } = connected();
    now().welcome();
    client.speak('en');
    expect(now().last('hello')).toMatchObject({ language: 'en' });
    now().drop();
    client.wake();
    expect(sockets).toHaveLength(2);
    client.close();
  });
});
