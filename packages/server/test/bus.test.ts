/** One contract for every bus: what one node tells, the others hear, and nobody hears themselves. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { startPostgres, type PostgresServer } from '../../gamelog/test/postgres-server.ts';
import { startProxy } from '../../gamelog/test/proxy.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryHub } from './bus-in-memory.ts';
import type { Bus } from '../src/bus/bus.ts';
import { NatsBus } from '../src/bus/bus-on-nats.ts';
import { PostgresBus } from '../src/bus/bus-on-postgres.ts';
import { freePorts } from './free-ports.ts';
import { QUIET } from './quiet.ts';

const PATIENCE = { timeout: 10_000 };

function hasTheContract(open: (node: string) => Promise<Bus>): void {
  let buses: Bus[] = [];
  afterEach(async () => {
    await Promise.all(buses.map((bus) => bus.close()));
    buses = [];
  });
  const join = async (node: string): Promise<Bus> => {
    const bus = await open(node);
    buses.push(bus);
    return bus;
  };

  it('carries what is told to every other node that listens there, in order', async () => {
    const [one, two, three] = [await join('one'), await join('two'), await join('three')];
    const heard: string[][] = [[], [], []];
    for (const [place, bus] of [one, two, three].entries())
      bus.subscribe('ABCDEF', (text) => heard[place]?.push(text));
    three.subscribe('OTHER', (text) => heard[2]?.push(`other ${text}`));
    await vi.waitFor(() => {
      one.publish('ABCDEF', 'are you there');
      expect([heard[1]?.length, heard[2]?.length]).not.toContain(0);
    }, PATIENCE);
    for (let number = 0; number < 200; number += 1) one.publish('ABCDEF', `number ${number} «ё»`);
    const all = Array.from({ length: 200 }, (_, number) => `number ${number} «ё»`);
    const numbers = (): string[][] => heard.map((each) => each.filter((text) => text !== 'are you there'));
    await vi.waitFor(() => expect(numbers()).toEqual([[], all, all]), PATIENCE);
  });

  it('loses nothing that is told once a node knows that it listens, however many tables it takes in at once', async () => {
    const [one, two] = [await join('one'), await join('two')];
    const channels = Array.from({ length: 300 }, (_, place) => `TABLE${place}`);
    const heard: string[] = [];
    await Promise.all(
      channels.map(async (channel, place) => {
        await pause(place % 7);
        two.subscribe(channel, (text) => heard.push(text));
        await two.isListening();
        one.publish(channel, channel);
      }),
    );
    await vi.waitFor(() => expect(heard.sort()).toEqual([...channels].sort()), PATIENCE);
  });

  it('is silent for those who have stopped listening', async () => {
    const [one, two] = [await join('one'), await join('two')];
    const heard: string[] = [];
    const end = two.subscribe('ABCDEF', () => heard.push('ended'));
    two.subscribe('ABCDEF', (text) => heard.push(text));
    end();
    await vi.waitFor(() => {
      one.publish('ABCDEF', 'now');
      expect(heard).toContain('now');
    }, PATIENCE);
    expect(heard).not.toContain('ended');
  });
}

describe('a bus in memory', () => {
  const hub = new MemoryHub();
  hasTheContract(() => Promise.resolve(hub.join()));
});

describe('a bus on PostgreSQL', () => {
  let server: PostgresServer;
  let url: string;
  beforeAll(async () => {
    server = await startPostgres();
    url = (await server.schema())();
  }, 60_000);
  afterAll(() => server.stop());
  hasTheContract((node) => PostgresBus.open(url, node, QUIET));

  it('says that what is too long will not be heard', async () => {
    const bus = await PostgresBus.open(url, 'one', QUIET);
    expect([bus.publish('ABCDEF', 'я'.repeat(3_900)), bus.publish('ABCDEF', 'я'.repeat(3_950))]).toEqual([
      true,
      false,
    ]);
    await bus.close();
  });

  it('notices a line that is dead at the other end, and goes on by another', async () => {
    const proxy = await startProxy(server.port);
    const warn = vi.spyOn(QUIET, 'warn').mockImplementation(() => undefined);
    const said = (): unknown[] => warn.mock.calls.map(([, words]) => words);
    const one = await PostgresBus.open(url, 'one', QUIET);
    const two = await PostgresBus.open(url.replace(`:${server.port}/`, `:${proxy.port}/`), 'two', QUIET);
    const [gap, heard, answered] = [vi.fn(), vi.fn(), vi.fn()];
    two.onGap(gap);
    two.subscribe('ABCDEF', heard);
    one.subscribe('ABCDEF', answered);
    two.publish('ABCDEF', 'here');
    await vi.waitFor(() => expect(answered).toHaveBeenCalledWith('here'), PATIENCE);
    proxy.losesAnswers = true;
    two.publish('ABCDEF', 'is anybody there');
    await vi.waitFor(
      () =>
        expect(said()).toEqual(
          expect.arrayContaining(['other nodes could not be told', 'other nodes cannot be heard']),
        ),
      { timeout: 40_000 },
    );
    proxy.losesAnswers = false;
    await vi.waitFor(() => expect(gap).toHaveBeenCalled(), { timeout: 20_000 });
    await vi.waitFor(
      () => {
        one.publish('ABCDEF', 'again');
        two.publish('ABCDEF', 'and again');
        expect(heard).toHaveBeenCalledWith('again');
        expect(answered).toHaveBeenCalledWith('and again');
      },
      { timeout: 20_000 },
    );
    warn.mockRestore();
    await Promise.all([one.close(), two.close()]);
    await proxy.close();
  }, 90_000);

  it('says when something may have been missed, and goes on', async () => {
    const [one, two] = [await PostgresBus.open(url, 'one', QUIET), await PostgresBus.open(url, 'two', QUIET)];
    const [gap, heard] = [vi.fn(), vi.fn()];
    two.onGap(gap);
    two.subscribe('ABCDEF', heard);
    await server.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = 'postgres'`,
    );
    await vi.waitFor(() => expect(gap).toHaveBeenCalled(), PATIENCE);
    await vi.waitFor(() => {
      one.publish('ABCDEF', 'again');
      expect(heard).toHaveBeenCalledWith('again');
    }, PATIENCE);
    await Promise.all([one.close(), two.close()]);
  }, 30_000);
});

const hasNats = spawnSync('nats-server', ['--version']).status === 0;
if (!hasNats && process.env['CI'] === 'true') throw new Error('nats-server is missing: .ci/run installs it');

describe.skipIf(!hasNats)('a bus on NATS (needs nats-server)', () => {
  let port: number;
  let server: ChildProcess | null = null;
  const start = (...flags: string[]): void => {
    server = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port), ...flags], { stdio: 'ignore' });
  };
  const end = async (): Promise<void> => {
    if (!server) return;
    const exit = once(server, 'exit');
    server.kill('SIGKILL');
    server = null;
    await exit;
  };
  const open = (node: string, who = '', house = 'test'): Promise<Bus> =>
    NatsBus.open(`nats://${who}127.0.0.1:${port}`, node, house, QUIET);
  /** It has been reached. */
  const isThere = (bus: Bus): Promise<void> => vi.waitFor(() => bus.isListening(), PATIENCE);
  beforeEach(async () => {
    [port = 0] = await freePorts(1);
  });
  afterEach(end);

  describe('that is there', () => {
    beforeEach(async () => {
      start();
      const bus = await open('probe');
      await isThere(bus);
      await bus.close();
    });
    hasTheContract((node) => open(node));

    it('keeps what one house tells from another that shares it', async () => {
      const [one, two, stranger] = [await open('one'), await open('two'), await open('x', '', 'other')];
      const [heard, overheard] = [vi.fn(), vi.fn()];
      two.subscribe('house', heard);
      stranger.subscribe('house', overheard);
      await Promise.all([two.isListening(), stranger.isListening()]);
      one.publish('house', 'among us');
      await vi.waitFor(() => expect(heard).toHaveBeenCalledWith('among us'), PATIENCE);
      await stranger.isListening();
      expect(overheard).not.toHaveBeenCalled();
      await Promise.all([one, two, stranger].map((bus) => bus.close()));
    });

    it.each(['is killed', 'stands still'])(
      'and %s says, once it is back, that something may have been missed, and goes on',
      async (fault) => {
        const [one, two] = [await open('one'), await open('two')];
        const [gap, heard] = [vi.fn(), vi.fn()];
        two.onGap(gap);
        two.subscribe('ABCDEF', heard);
        if (fault === 'is killed') {
          await end();
          start();
        } else {
          server?.kill('SIGSTOP');
          // Until both have noticed.
          for (const bus of [one, two])
            await vi.waitFor(() => expect(bus.isListening()).rejects.toThrow(), { timeout: 30_000 });
          server?.kill('SIGCONT');
        }
        await vi.waitFor(() => expect(gap).toHaveBeenCalled(), { timeout: 30_000 });
        await vi.waitFor(() => {
          one.publish('ABCDEF', 'again');
          expect(heard).toHaveBeenCalledWith('again');
        }, PATIENCE);
        await Promise.all([one.close(), two.close()]);
      },
      90_000,
    );
  });

  it('that is not there yet keeps nobody from starting, and is found when it comes', async () => {
    const [one, two] = [await open('one'), await open('two')];
    const [gap, heard, ended] = [vi.fn(), vi.fn(), vi.fn()];
    two.onGap(gap);
    two.subscribe('ABCDEF', heard);
    two.subscribe('ABCDEF', ended)();
    expect(one.publish('ABCDEF', 'too early')).toBe(false);
    await expect(one.isListening()).rejects.toThrow();
    start();
    await vi.waitFor(() => expect(gap).toHaveBeenCalledOnce(), PATIENCE);
    await vi.waitFor(() => {
      one.publish('ABCDEF', 'now');
      expect(heard).toHaveBeenCalledWith('now');
    }, PATIENCE);
    expect([heard.mock.calls.flat().includes('too early'), ended.mock.calls]).toEqual([false, []]);
    await Promise.all([one.close(), two.close()]);
  });

  it.each([
    ['a name and a password', ['--user', 'us', '--pass', 'p@ss'], 'us:p%40ss@'],
    ['a token', ['--auth', 'secret'], 'secret@'],
  ])('that asks for %s is told what its address says', async (_, flags, who) => {
    start(...flags);
    const [bus, stranger] = [await open('one', who), await open('two')];
    await isThere(bus);
    expect([bus.publish('ABCDEF', 'here'), stranger.publish('ABCDEF', 'let me in')]).toEqual([true, false]);
    await Promise.all([bus.close(), stranger.close()]);
  });
});
