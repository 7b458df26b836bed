/** What is the house's and no table's holds on every node: bans, names taken away, what an address has used up, what may go. */
import { memoryAlarms } from '@fabula/gamelog/alarms.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { MemoryPresences } from '@fabula/gamelog/presence.ts';
import type { Client } from '@fabula/protocol/client-types.ts';
import { afterEach, expect, it, vi } from 'vitest';
import { chosenFor } from '../src/nodes/rendezvous.ts';
import { MemoryHub } from './bus-in-memory.ts';
import { gather, ok, setUp, type Tabletop } from './tabletop.ts';

const NAMES = ['one', 'two'];
let started: Tabletop[] = [];
afterEach(async () => {
  await Promise.all(started.map((node) => node.stop()));
  started = [];
});

/** A store and a bus for two, and how one of them is started. */
function house(environment: Record<string, string> = {}) {
  const [hub, presences, alarms] = [new MemoryHub(), new MemoryPresences(), memoryAlarms()];
  const memory = openMemory();
  const weighs = { bytes: 0 };
  const store = {
    ...memory,
    // What one node closes the other still uses.
    close: () => Promise.resolve(),
    health: () => Promise.resolve({ isFull: false, bytes: weighs.bytes }),
  };
  const start = async (node: string): Promise<Tabletop> => {
    const nodes = { node, bus: hub.join(), presence: presences.of(node), alarms };
    const tabletop = await setUp(environment, { store, nodes });
    started.push(tabletop);
    return tabletop;
  };
  return { memory, weighs, hub, start };
}

const bothOf = async ({ start }: ReturnType<typeof house>): Promise<[Tabletop, Tabletop]> => [
  await start('one'),
  await start('two'),
];

/** What they are told when they open a table. */
async function opening(client: Client): Promise<string> {
  const answer = await client.open({});
  return answer.ok ? 'open' : answer.code;
}

it('whoever is let in again is by every node', async () => {
  const [here, there] = await bothOf(house());
  const rude = here.client();
  expect(await opening(rude)).toBe('open');
  const player = rude.player ?? { id: '', token: '' };
  await here.app.moderator.ban(player.id, null, false);
  const byes: string[] = [];
  const again = there.client(player);
  again.on('bye', (reason) => byes.push(reason));
  await vi.waitFor(() => expect(byes).toEqual(['banned-from-site']));
  await here.app.moderator.unban(player.id);
  expect(await opening(there.client(player))).toBe('open');
});

it('a name that is taken away is on every node, for everybody and for whoever had it', async () => {
  const [here, there] = await bothOf(house());
  const { code, people } = await gather(here, 2);
  const [shy] = people;
  const rude = there.client();
  ok(await rude.enter({ code, role: 'player', name: 'Something Rude', avatar: 'fox' }));
  const id = rude.player?.id ?? '';
  const named = (client: Client | undefined): string | undefined => client?.table?.profiles[id]?.name;
  await vi.waitFor(() => expect(named(shy)).toBe('Something Rude'));
  if (shy) ok(await shy.send('report', { player: id, reason: '', what: { kind: 'name' } }));
  const [report] = await here.app.moderator.reports();
  expect(await here.app.moderator.delete(report?.number ?? 0)).toBe('name replaced');
  for (const client of [shy, rude]) await vi.waitFor(() => expect(named(client)).not.toBe('Something Rude'));
  expect(await rude.send('rename', { name: 'something rude' })).toMatchObject({ code: 'name-struck' });
});

it('tables opened by one node are counted by all', async () => {
  const [here, there] = await bothOf(house({ MAX_TABLES_PER_ADDRESS: '2' }));
  expect([await opening(here.client()), await opening(here.client())]).toEqual(['open', 'open']);
  expect(await opening(there.client())).toBe('too-many-tables');
});

it('an album that is read through one node is known to be by all', async () => {
  const parts = house();
  const here = await parts.start('one');
  const { people } = await gather(here, 3);
  const [owner] = people;
  if (owner) for (const move of ['start', 'end'] as const) ok(await owner.send(move, {}));
  const game = owner?.view?.game ?? '';
  const told: unknown[] = [];
  parts.hub.join().subscribe('house', (text) => void told.push(JSON.parse(text)));
  await fetch(`${here.http}/api/games/${game}/log`);
  expect(told).toContainEqual(expect.objectContaining({ what: 'lookedAt', game }));
});

it('one node makes room, and takes nothing from under those who are there through another', async () => {
  const keeper = chosenFor('housekeeping', NAMES) ?? '';
  const parts = house({ MAX_DATA_MB: '1' });
  const there = await parts.start(NAMES.find((name) => name !== keeper) ?? '');
  const [played, left] = [await gather(there, 2), await gather(there, 2)];
  const gameAt = ({ people }: typeof played): string => people[0]?.view?.game ?? '';
  const [kept, gone] = [gameAt(played), gameAt(left)];
  for (const person of left.people) person.close();
  await vi.waitFor(() => expect(there.app.tables.inUse(left.code)?.guests.size).toBe(0));
  parts.weighs.bytes = 2 * 1024 * 1024;
  await parts.start(keeper);
  await vi.waitFor(async () => expect(await parts.memory.games.length(gone)).toBe(0));
  expect(await parts.memory.games.length(kept)).toBeGreaterThan(0);
});

it('a node that is not the one to make room leaves it to that one', async () => {
  const keeper = chosenFor('housekeeping', NAMES) ?? '';
  const parts = house({ MAX_DATA_MB: '1' });
  const here = await parts.start(keeper);
  const { people } = await gather(here, 2);
  const game = people[0]?.view?.game ?? '';
  for (const person of people) person.close();
  parts.weighs.bytes = 2 * 1024 * 1024;
  const surveyed = vi.spyOn(parts.memory.games, 'games');
  const there = await parts.start(NAMES.find((name) => name !== keeper) ?? '');
  // Whatever it began is done by the time that somebody has sat down.
  await gather(there, 1);
  expect(surveyed).not.toHaveBeenCalled();
  expect(await parts.memory.games.length(game)).toBeGreaterThan(0);
});
