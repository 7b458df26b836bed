import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { Letter } from '@fabula/table/letter.ts';
import { describe, expect, it, vi } from 'vitest';
import { ClueMedia } from '../src/tables/clue-media.ts';
import { Counts } from '../src/counts.ts';
import { Decks, PLACEHOLDER } from '../src/decks.ts';
import type { Desk } from '../src/people/desk.ts';
import { Bans } from '../src/moderation/bans.ts';
import { Reports } from '../src/moderation/reports.ts';
import { Origins } from '../src/budgets/origins.ts';
import { Limits } from '../src/budgets/limits.ts';
import { boundsOf } from '../src/own-decks/bounds.ts';
import { OwnDecks } from '../src/own-decks/own-decks.ts';
import { Players } from '../src/people/players.ts';
import { Session } from '../src/people/session.ts';
import { Sessions } from '../src/people/sessions.ts';
import { readSettings } from '../src/settings.ts';
import { FakeClock, settle } from './fake-clock.ts';
import { fakeHouse } from './fake-house.ts';
import { QUIET } from './quiet.ts';

const HEARTBEAT = 30;

/** Sessions over sockets that are not there, in a time that is not ours. */
async function desk(areNodesSeveral = false): Promise<{ desk: Desk; clock: FakeClock }> {
  const fake = fakeHouse();
  const clock = new FakeClock();
  const reading = readSettings({ HEARTBEAT_SECONDS: String(HEARTBEAT) }, '/');
  if (!reading.ok) throw new Error();
  const made: Desk = {
    origins: new Origins(),
    settings: reading.settings,
    version: 'test',
    clock,
    log: QUIET,
    counts: new Counts(),
    limits: new Limits(reading.settings, clock),
    players: new Players(fake.store.records, clock.now),
    clueMedia: new ClueMedia(fake.store),
    decks: new Decks([PLACEHOLDER]),
    ownDecks: new OwnDecks(fake.store, clock, boundsOf(reading.settings)),
    tables: fake.tables,
    sessions: new Sessions(clock, HEARTBEAT, areNodesSeveral),
    bans: await Bans.open(fake.store.records, clock.now, QUIET),
    reports: new Reports(fake.store.records),
    tellHouse: () => undefined,
  };
  return { desk: made, clock };
}

class FakeWire extends EventEmitter {
  bytesRead = 100;
  writableLength = 0;
  stalled = false;
  readonly sent: string[] = [];
  closed: string | null = null;
  cut = false;

  write(frame: Buffer): boolean {
    this.sent.push(frame[0] === 0x89 ? 'ping' : frame.subarray(frame[1] === 126 ? 4 : 2).toString());
    if (this.stalled) this.writableLength += frame.length;
    return !this.stalled;
  }
  close(_: number, reason: string): void {
    this.closed = reason;
  }
  terminate(): void {
    this.cut = true;
  }
  pong(): void {
    this.sent.push('pong');
  }
  isPaused = false;
  pause(): void {
    this.isPaused = true;
  }
  resume(): void {
    this.isPaused = false;
  }
}

function connect(at: Desk): { session: Session; wire: FakeWire } {
  const wire = new FakeWire();
  return { wire, session: new Session(at, at.limits.of('1.2.3.4'), wire, wire as unknown as Socket) };
}

const hello = JSON.stringify({ id: 'h', type: 'hello', protocol: 1, language: 'en' });

describe('all connections', () => {
  /** So many of one player, who has said hello by each. */
  async function ofOne(
    count: number,
  ): Promise<{ at: Desk; clock: FakeClock; all: ReturnType<typeof connect>[] }> {
    const { desk: at, clock } = await desk();
    const { player } = at.players.create('en');
    const all = Array.from({ length: count }, () => connect(at));
    for (const { session } of all) session.speakFor(player);
    return { at, clock, all };
  }

  it('hear something every second and a half where another node could take over, if they read', async () => {
    const { desk: at, clock } = await desk(true);
    const [one, deaf] = [connect(at), connect(at)];
    one.session.receive(hello);
    await clock.pass(0);
    expect(one.wire.sent.join()).toContain('"pulse":1500');
    deaf.wire.writableLength = 1;
    const before = one.wire.sent.length;
    await clock.pass(15_000);
    expect(one.wire.sent.slice(before).filter((text) => text === '{}')).toHaveLength(10);
    expect(deaf.wire.sent).not.toContain('{}');
    const alone = await desk();
    const other = connect(alone.desk);
    other.session.receive(hello);
    await alone.clock.pass(15_000);
    expect(other.wire.sent.join()).not.toMatch(/pulse|\{\}/);
  });

  it('of a player are known until the last is gone', async () => {
    const { at, all } = await ofOne(2);
    const [one, other] = all.map(({ session }) => session);
    const player = one?.player ?? '';
    expect(at.sessions.of(player)).toEqual([one, other]);
    expect([at.sessions.isHere(player), at.sessions.isHere('stranger')]).toEqual([true, false]);
    one?.closed();
    expect(at.sessions.of(player)).toEqual([other]);
    expect([at.sessions.isHere(player), at.sessions.size]).toEqual([true, 1]);
    if (one) at.sessions.remove(one, 0);
    expect(at.sessions.size).toBe(1);
    other?.closed();
    expect([at.sessions.isHere(player), at.sessions.size]).toEqual([false, 0]);
    expect(at.sessions.of(player)).toEqual([]);
  });

  it('of a player share what they may use up, and nothing is remembered once the last is gone', async () => {
    const { at, all } = await ofOne(2);
    const player = all[0]?.session.player ?? '';
    const purses = at.limits.ofPlayer(player);
    at.limits.hangUp(player);
    for (const { session } of all) session.closed();
    at.limits.sweep();
    expect(at.limits.ofPlayer(player)).not.toBe(purses);
  });

  it('of a player pay for another name', async () => {
    const { all } = await ofOne(1);
    const [one] = all;
    if (!one) throw new Error('nobody');
    const paid = vi.spyOn(one.session, 'pay');
    await one.session.rename({ id: 'r', type: 'rename', name: 'Another' });
    expect(paid).toHaveBeenCalledWith('written', expect.any(Number));
    expect(paid.mock.calls[0]?.[1]).toBeGreaterThan(10);
  });

  it('of a player are twelve at most: the oldest makes room, and no other', async () => {
    const { at, all } = await ofOne(12);
    expect(all.map(({ wire }) => wire.closed)).toEqual(all.map(() => null));
    const next = connect(at);
    if (all[0]?.session.me) next.session.speakFor(all[0].session.me);
    expect(all.map(({ wire }) => wire.closed)).toEqual(['elsewhere', ...all.slice(1).map(() => null)]);
    expect(at.sessions.of(next.session.player)).toHaveLength(12);
  });

  it('are told when the server stops, cut if they stay, and not asked any more', async () => {
    (await desk()).desk.sessions.closeAll('stopping');
    const { at, clock, all } = await ofOne(3);
    const silent = connect(at);
    at.sessions.closeAll('stopping');
    expect([...all, silent].map(({ wire }) => wire.closed)).toEqual(Array(4).fill('stopping'));
    expect(clock.waiting).toBe(0);
    const late = connect(at);
    at.sessions.cutAll();
    expect(late.wire.cut).toBe(true);
    expect(at.sessions.size).toBe(0);
  });

  it('are asked once in every half minute, by a timer that rests when nobody is there', async () => {
    const { at, clock, all } = await ofOne(7);
    expect(clock.waiting).toBe(1);
    for (let round = 1; round <= 2; round += 1) {
      for (const { wire } of all) wire.bytesRead += 6;
      await clock.pass(HEARTBEAT * 1_000);
      expect(all.map(({ wire }) => wire.sent.filter((text) => text === 'ping').length)).toEqual(
        Array(7).fill(round),
      );
    }
    for (const { session } of all) session.closed();
    await clock.pass(200);
    expect(clock.waiting).toBe(0);
    connect(at);
    expect(clock.waiting).toBe(1);
  });
});

describe('a connection', () => {
  it('that says nothing is closed, and one that stands at no table after a while', async () => {
    const { desk: at, clock } = await desk();
    const silent = connect(at);
    const idle = connect(at);
    idle.session.receive(hello);
    await settle();
    await clock.pass(10_000);
    idle.wire.bytesRead += 6;
    await clock.pass(40_000);
    expect(silent.wire.closed).toBe('idle');
    expect(idle.wire.closed).toBeNull();
    for (let minute = 0; minute < 16; minute += 1) {
      idle.wire.bytesRead += 6;
      await clock.pass(HEARTBEAT * 1_000);
      idle.wire.bytesRead += 6;
      await clock.pass(HEARTBEAT * 1_000);
    }
    expect(idle.wire.closed).toBe('idle');
    expect(at.sessions.size).toBe(0);
    expect(at.counts.sockets).toBe(0);
  });

  it('is asked for a sign of life, and cut when it gives none', async () => {
    const { desk: at, clock } = await desk();
    const { session, wire } = connect(at);
    session.receive(hello);
    await settle();
    await clock.pass(HEARTBEAT * 1_000);
    expect(wire.sent.at(-1)).toBe('ping');
    wire.bytesRead += 6;
    await clock.pass(HEARTBEAT * 1_000);
    expect(wire.cut).toBe(false);
    await clock.pass(HEARTBEAT * 1_000);
    expect(wire.cut).toBe(true);
    expect(session.gone).toBe(true);
  });

  it('is asked in its turn: never all at once', async () => {
    const { desk: at, clock } = await desk();
    const wires = Array.from({ length: 90 }, () => connect(at)).map(({ session, wire }) => {
      session.receive(hello);
      return wire;
    });
    await settle();
    await clock.pass(10_000);
    const asked = wires.filter(({ sent }) => sent.includes('ping')).length;
    expect(asked).toBeGreaterThanOrEqual(27);
    expect(asked).toBeLessThanOrEqual(33);
    const counts: number[] = [];
    for (let tick = 0; tick < 100; tick += 1) {
      const before = wires.reduce(
        (pings, { sent }) => pings + sent.filter((text) => text === 'ping').length,
        0,
      );
      for (const wire of wires) wire.bytesRead += 6;
      await clock.pass(100);
      counts.push(
        wires.reduce((pings, { sent }) => pings + sent.filter((text) => text === 'ping').length, 0) - before,
      );
    }
    expect(Math.max(...counts)).toBe(1);
  });

  it('that does not read is let go before it costs much', async () => {
    const { desk: at } = await desk();
    const { session, wire } = connect(at);
    wire.stalled = true;
    const letter = new Letter('x'.repeat(10_000));
    for (let count = 0; count < 100; count += 1) session.send(letter);
    expect(wire.cut).toBe(true);
    expect(wire.writableLength).toBeLessThan(300_000);
    expect(at.counts.slowReaders).toBe(1);
  });

  it('too many of one player make the oldest one go', async () => {
    const { desk: at } = await desk();
    const first = connect(at);
    first.session.receive(hello);
    await settle();
    const { me } = first.session;
    if (!me) throw new Error('nobody');
    for (let count = 0; count < 12; count += 1) {
      const { session } = connect(at);
      session.me = me;
      at.sessions.introduce(session);
    }
    expect(first.wire.closed).toBe('elsewhere');
    at.sessions.byeAll(me.id, 'forgotten');
    expect(at.sessions.size).toBe(0);
  });

  it('keeps the order of what it says while something takes its time', async () => {
    const { desk: at } = await desk();
    const { session, wire } = connect(at);
    session.receive(hello);
    session.receive(JSON.stringify({ id: '1', type: 'open' }));
    session.receive(JSON.stringify({ id: '2', type: 'enter', code: 'AAAAAA', role: 'spectator' }));
    session.receive(JSON.stringify({ id: '3', type: 'claim' }));
    for (let turn = 0; turn < 5; turn += 1) await settle();
    const answers = wire.sent.map(
      (text) => JSON.parse(text) as { ack?: string; reject?: string; code?: string },
    );
    expect(answers.map(({ ack, reject }) => ack ?? reject)).toEqual(['h', '1', '2', '3']);
    expect(answers.map(({ code }) => code)).toEqual([
      undefined,
      expect.stringMatching(/^.{6}$/),
      'no-such-table',
      'enter-first',
    ]);
  });
});
