/** One table, on two nodes that nobody has told of each other. */
import { PRESETS } from '@fabula/engine/rules.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { type Store, StoreError } from '@fabula/gamelog/port.ts';
import type { Table } from '@fabula/table/table.ts';
import { pino } from 'pino';
import { type FakeHouse, fakeHouse, otherwise } from '../fake-house.ts';
import { FakeSpeaker, seated } from '../fake-speaker.ts';

export const RULES = { ...PRESETS.dixit, firstStoryteller: 0 } as const;

export const found = async ({ tables }: FakeHouse, code: string): Promise<Table> => {
  const table = await tables.find(code);
  if (!table) throw new Error('no table');
  return table;
};

/** The same table on two nodes, somebody at each. */
export async function onTwoNodes() {
  const store = openMemory();
  const lines: string[] = [];
  const failing = { reads: false };
  const read: Store['games']['read'] = (...args) =>
    failing.reads ? Promise.reject(new StoreError('closed', 'no')) : store.games.read(...args);
  const here = fakeHouse({
    store: otherwise(store, { games: { read } }),
    log: pino({}, { write: (line: string) => void lines.push(line) }),
    storeFailed: () => undefined,
  });
  const { table, speakers } = await seated(here, RULES, 3);
  const [owner = new FakeSpeaker('nobody')] = speakers;
  const same = await found(fakeHouse({ store }), table.code);
  const guest = new FakeSpeaker('p0');
  same.welcome(guest, 'in');
  return { store, here, table, speakers, owner, same, guest, lines, failing };
}
