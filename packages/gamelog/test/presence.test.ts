import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Alarms, memoryAlarms } from '../src/alarms.ts';
import { openPostgres, type PostgresStore } from '../src/postgres.ts';
import { MemoryPresences, NODE_LIFE, type Presence } from '../src/presence.ts';
import './directories.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

interface Place {
  presence(node: string): Presence;
  alarms: Alarms;
  /** So much time goes by. */
  pass(ms: number): Promise<void>;
}

/** What every place must do where presence and alarms are kept. */
function contract(name: string, place: () => Place): void {
  describe(name, () => {
    it('knows who is at a table by which node, and forgets who leaves', async () => {
      const [one, two] = [place().presence('node-1'), place().presence('node-2')];
      await Promise.all([one.beat(), two.beat()]);
      const lena = { table: 'KITE42', player: 'lena', role: 'player' };
      await one.put(lena, 1);
      await one.put(lena, 2);
      await two.put(lena, 1);
      await two.put({ ...lena, table: 'OTHER1' }, 1);
      const here = async (): Promise<string[]> =>
        (await one.at(['KITE42'])).map(({ node, connections }) => `${node} ${connections}`).sort();
      expect(await here()).toEqual(['node-1 2', 'node-2 1']);
      expect(await one.at(['KITE42'])).toContainEqual({ ...lena, node: 'node-2', connections: 1 });
      await one.put(lena, 0);
      expect(await here()).toEqual(['node-2 1']);
      await two.leave();
      expect(await here()).toEqual([]);
      expect(await one.nodes()).not.toContain('node-2');
    });

    it('counts everybody right when hundreds come and go at once, also beside a node that leaves', async () => {
      const [one, two] = [place().presence('node-1'), place().presence('node-2')];
      await Promise.all([one.beat(), two.beat()]);
      const all = Array.from({ length: 300 }, (_, each) => ({
        table: `TABLE${each % 60}`,
        player: `player ${each}`,
        role: 'player',
      }));
      const tables = [...new Set(all.map(({ table }) => table))];
      await Promise.all(all.flatMap((who) => [one.put(who, 1), two.put(who, 1)]));
      expect(await one.at(tables)).toHaveLength(600);
      const [going, staying] = [all.slice(0, 200), all.slice(200)];
      await Promise.all([
        ...going.map((who) => one.put(who, 0)),
        ...staying.map((who) => one.put(who, 2)),
        ...all.map((who) => two.put(who, 0)),
        two.leave(),
      ]);
      const left = await one.at(tables);
      expect(left.map(({ player }) => player).sort()).toEqual(staying.map(({ player }) => player).sort());
      expect(left.every(({ node, connections }) => node === 'node-1' && connections === 2)).toBe(true);
      await one.leave();
    });

    it('believes a node that is silent to be dead, and tells it so when it comes back', async () => {
      const [one, late] = [place().presence('node-1'), place().presence('node-late')];
      const yura = { table: 'SILENT', player: 'yura', role: 'player' };
      await late.put(yura, 1);
      expect(await one.at(['SILENT'])).toEqual([]);
      expect(await late.beat()).toBe(false);
      expect(await late.beat()).toBe(true);
      await late.put(yura, 1);
      await one.beat();
      expect(await one.nodes()).toEqual(['node-1', 'node-late']);
      expect(await one.at(['SILENT'])).toHaveLength(1);
      await place().pass(NODE_LIFE + 1);
      expect(await one.nodes()).toEqual([]);
      expect(await one.at(['SILENT'])).toEqual([]);
      await one.beat();
      expect(await one.nodes()).toEqual(['node-1']);
      expect(await late.beat()).toBe(false);
      expect(await one.nodes()).toEqual(['node-1', 'node-late']);
      expect(await one.at(['SILENT'])).toEqual([]);
      await late.leave();
    });

    it('has the alarms that are due, until they are set anew', async () => {
      const { alarms } = place();
      await alarms.set('b', 2_000);
      await alarms.set('a', 1_000);
      await alarms.set('c', 1_000);
      await alarms.set('far', 9_000_000_000_000);
      expect(await alarms.due(500, 9)).toEqual([]);
      expect(await alarms.due(2_000, 9)).toEqual([
        { table: 'a', at: 1_000 },
        { table: 'c', at: 1_000 },
        { table: 'b', at: 2_000 },
      ]);
      expect(await alarms.due(2_000, 2)).toHaveLength(2);
      await alarms.set('a', 3_000);
      await alarms.set('c', null);
      await alarms.set('c', null);
      expect(await alarms.due(2_000, 9)).toEqual([{ table: 'b', at: 2_000 }]);
    });
  });
}

let clock = 0;
const inMemory = new MemoryPresences(() => clock);
const alarms = memoryAlarms();
contract('in memory', () => ({
  presence: (node) => inMemory.of(node),
  alarms,
  pass: async (ms) => void (clock += ms),
}));

let server: PostgresServer;
let store: PostgresStore;
let schema = '';
beforeAll(async () => {
  server = await startPostgres();
  const url = (await server.schema())();
  schema = decodeURIComponent(url).split('search_path=')[1] ?? '';
  store = await openPostgres(url);
});
afterAll(async () => {
  await store.close();
  await server.stop();
});
contract('in PostgreSQL', () => ({
  presence: (node) => store.presence(node),
  alarms: store.alarms,
  pass: async (ms) =>
    void (await server.query(`UPDATE ${schema}.node SET seen = seen - ${ms} * interval '1 ms'`)),
}));

it('a database that crashed knows the alarms and nobody’s presence', async () => {
  const node = store.presence('node-crash');
  await node.beat();
  await node.put({ table: 'CRASH', player: 'vera', role: 'player' }, 1);
  await store.alarms.set('CRASH', 1);
  await server.kill();
  await server.start();
  expect(await node.at(['CRASH'])).toEqual([]);
  expect(await store.alarms.due(1, 9)).toEqual([{ table: 'CRASH', at: 1 }]);
  expect(await node.beat()).toBe(false);
});

it('nodes that come back from a long silence at once do not wait for each other in a circle', async () => {
  const nodes = Array.from({ length: 12 }, (_, i) => store.presence(`node-${i}`));
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(nodes.map((node) => node.beat()));
    await server.query(`UPDATE ${schema}.node SET seen = seen - interval '1 hour'`);
  }
  const rows = await server.query(`SELECT deadlocks FROM pg_stat_database WHERE datname = 'postgres'`);
  expect(Number(rows[0]?.[0])).toBe(0);
});
