/** One contract for every bus: what one node tells, the others hear, and nobody hears themselves. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { startPostgres, type PostgresServer } from '../../gamelog/test/postgres-server.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { MemoryHub } from './bus-in-memory.ts';
import type { Bus } from '../src/nodes/bus.ts';
import { NatsBus } from '../src/nodes/bus-on-nats.ts';
import { PostgresBus } from '../src/nodes/bus-on-postgres.ts';
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
  let stop: () => Promise<void>;
  let url: string;
  beforeAll(async () => {
    const [port] = await freePorts(1);
    url = `nats://127.0.0.1:${port}`;
    const server = spawn('nats-server', ['-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    stop = async () => {
      server.kill();
      await once(server, 'exit');
    };
    await vi.waitFor(async () => (await NatsBus.open(url, 'probe', 'test', QUIET)).close(), PATIENCE);
  });
  afterAll(() => stop());
  hasTheContract((node) => NatsBus.open(url, node, 'test', QUIET));
});
