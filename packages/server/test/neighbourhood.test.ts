/** What a node believes of itself. */
import { memoryAlarms } from '@fabula/gamelog/alarms.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { StoreError } from '@fabula/gamelog/port.ts';
import { MemoryPresences, NODE_LIFE } from '@fabula/gamelog/presence.ts';
import type { Tidings } from '@fabula/table/nodes.ts';
import { expect, it, vi } from 'vitest';
import { Neighbourhood, type NeighbourhoodParts } from '../src/nodes/neighbourhood.ts';
import { MemoryHub } from './bus-in-memory.ts';
import { FakeClock, settle } from './fake-clock.ts';
import { fakeHouse } from './fake-house.ts';
import { FakeSpeaker, said, seated } from './fake-speaker.ts';
import { QUIET } from './quiet.ts';

/** A node by itself, but for this. */
const nodeWith = (changes: Partial<NeighbourhoodParts>, clock = new FakeClock()): Neighbourhood =>
  new Neighbourhood({
    node: 'one',
    bus: new MemoryHub().join(),
    presence: new MemoryPresences(() => clock.now()).of('one'),
    alarms: memoryAlarms(),
    ring: () => undefined,
    games: openMemory().games,
    clock,
    log: QUIET,
    missed: () => undefined,
    beat: () => undefined,
    ...changes,
  });

/** A node whose bus carries so many characters, and what the others hear of it. */
function onNarrowBus(most: number) {
  const hub = new MemoryHub();
  const [bus, other] = [hub.join(), hub.join()];
  const heard: unknown[] = [];
  other.subscribe('ABCDEF', (text) => void heard.push(JSON.parse(text)));
  let miss: () => void = () => undefined;
  const node = nodeWith({
    bus: {
      publish: (channel, text) => text.length <= most && bus.publish(channel, text),
      subscribe: (channel, hear) => bus.subscribe(channel, hear),
      isListening: () => bus.isListening(),
      onGap: (missed) => {
        miss = missed;
      },
      close: () => bus.close(),
    },
  });
  return { node, heard, miss: () => miss() };
}

const written = (text: string) =>
  ({ type: 'tell', card: 3, clue: { kind: 'text', text } }) satisfies Extract<
    Tidings,
    { what: 'drafted' }
  >['draft']['move'];

it('what is too long to be told to the other nodes takes back what they were told before', async () => {
  const { node, heard } = onNarrowBus(300);
  const at = { game: 'g', round: 1 };
  const drafted = (text: string): Tidings => ({
    what: 'drafted',
    player: 'ana',
    draft: { ...at, move: written(text) },
    game: 'g',
    seq: 7,
  });
  const glanced = (text: string): Tidings => ({
    what: 'glanced',
    player: 'ana',
    glance: { ...at, at: written(text) },
    game: 'g',
    seq: 7,
  });
  const long = '🌙'.repeat(200);
  for (const text of ['Moon', long])
    for (const word of [drafted(text), glanced(text)]) node.tell('ABCDEF', word);
  node.tell('ABCDEF', {
    what: 'shown',
    by: 'ana',
    message: { say: { by: 'ana', text: long, at: 1 } },
    game: 'g',
    seq: 7,
  });
  await settle();
  expect(heard).toEqual([
    drafted('Moon'),
    glanced('Moon'),
    { what: 'drafted', player: 'ana', draft: { ...at, move: null }, game: 'g', seq: 7 },
    { what: 'glanced', player: 'ana', glance: { ...at, at: null }, game: 'g', seq: 7 },
  ]);
});

it('where a word may have been lost, nothing is sure of what people at other nodes would play', async () => {
  const { node, miss } = onNarrowBus(10_000);
  const { table, speakers } = await seated(fakeHouse(), { ...PRESETS.dixit, firstStoryteller: 0 }, 4);
  const [owner = new FakeSpeaker('nobody'), here, there] = speakers;
  await said(table, owner, { type: 'start' });
  await said(table, owner, { ...written('Moon'), card: owner.view?.hand[0] ?? -1 });
  node.follow(table);
  const { id: game, state } = table.game;
  for (const { player = '', view } of [here ?? owner, there ?? owner])
    table.drafts.hold(player, {
      game,
      round: state.round,
      move: { type: 'submit', cards: [view?.hand[0] ?? -1] },
    });
  if (there) table.seeOff(there);
  expect(table.drafts.next()?.player).toBe('p2');
  await settle();
  const looked = vi.spyOn(table.following, 'catchUp');
  miss();
  expect(table.drafts.next()?.player).toBe('p1');
  await settle();
  expect(looked).toHaveBeenCalled();
});

it('[A5] where a word may have been lost, the others are asked where they are in the album', async () => {
  const { node, miss } = onNarrowBus(10_000);
  const { table, speakers } = await seated(fakeHouse(), PRESETS.dixit, 3);
  const [owner = new FakeSpeaker('nobody')] = speakers;
  node.follow(table);
  const asked = vi.spyOn(table.following, 'askWhatWasSaid');
  miss();
  expect(asked).not.toHaveBeenCalled();
  await said(table, owner, { type: 'start' });
  await said(table, owner, { type: 'end' });
  miss();
  expect(asked).toHaveBeenCalledOnce();
});

it('a move that was made after the logs were read, and before a word of it could be heard, is looked for', async () => {
  const bus = new MemoryHub().join();
  let listens: () => void = () => undefined;
  vi.spyOn(bus, 'isListening').mockReturnValue(new Promise((resolve) => (listens = resolve)));
  const { table } = await seated(fakeHouse(), PRESETS.dixit, 3);
  const looked = vi.spyOn(table.following, 'catchUp');
  nodeWith({ bus }).follow(table);
  await settle();
  expect(looked).not.toHaveBeenCalled();
  listens();
  await settle();
  expect(looked).toHaveBeenCalledOnce();
});

it('when many come and go at once the database is asked for all of them together', async () => {
  const hub = new MemoryHub();
  const [bus, other] = [hub.join(), hub.join()];
  const clock = new FakeClock();
  const presence = new MemoryPresences(() => clock.now()).of('one');
  const asked = vi.fn((codes: readonly string[]) => presence.at(codes));
  const { table } = await seated(fakeHouse(), PRESETS.dixit, 3);
  nodeWith({ bus, presence: { ...presence, at: asked } }, clock).follow(table);
  await settle();
  asked.mockClear();
  for (let come = 0; come < 100; come += 1) other.publish(table.code, 'people');
  await settle();
  expect(asked.mock.calls.length).toBeGreaterThan(0);
  expect(asked.mock.calls.length).toBeLessThan(4);
});

it('a table is planned anew when others come or go elsewhere, and when its node stood still, but not whenever it is looked at', async () => {
  let isAway = false;
  const clock = new FakeClock();
  const presences = new MemoryPresences(() => clock.now());
  const [one, two] = [presences.of('one'), presences.of('two')];
  const beat = (): Promise<boolean> => (isAway ? Promise.reject(new StoreError('away', 'gone')) : one.beat());
  const { table } = await seated(fakeHouse(), PRESETS.dixit, 3);
  const node = nodeWith({ presence: { ...one, beat } }, clock);
  await node.start();
  node.follow(table);
  await settle();
  const planned = vi.spyOn(table, 'neighboursChanged');
  await clock.pass(9_000);
  expect(planned).not.toHaveBeenCalled();
  await two.beat();
  await two.put({ table: table.code, player: 'late', role: 'spectator' }, 1);
  await clock.pass(3_000);
  expect(planned).toHaveBeenCalledOnce();
  isAway = true;
  await clock.pass(NODE_LIFE + 1_000);
  planned.mockClear();
  isAway = false;
  await clock.pass(1_000);
  expect(planned).toHaveBeenCalled();
  await node.stop();
});

it('what nobody told is found by looking: the game every three seconds, the table itself and who is banned every half minute', async () => {
  const clock = new FakeClock();
  const fake = fakeHouse();
  const { table } = await seated(fake, PRESETS.dixit, 3);
  const missed = vi.fn();
  const node = nodeWith({ games: fake.store.games, missed }, clock);
  await node.start();
  node.follow(table);
  await settle();
  const looked = vi.spyOn(table.following, 'catchUp');
  await clock.pass(27_000);
  expect([looked.mock.calls.length, missed.mock.calls.length]).toEqual([0, 0]);
  await clock.pass(3_000);
  expect([looked.mock.calls.length, missed.mock.calls.length]).toEqual([1, 1]);
  // Another node has moved, and nobody said so.
  const same = await fakeHouse({ store: fake.store }).tables.find(table.code);
  if (!same) throw new Error('no table');
  const guest = new FakeSpeaker('p0');
  same.welcome(guest, 'in');
  expect(await said(same, guest, { type: 'ready', ready: true })).toBeNull();
  looked.mockClear();
  await clock.pass(3_000);
  expect(looked).toHaveBeenCalledOnce();
  await node.stop();
});

it('a node that cannot say that it lives watches over nothing any more, until it can', async () => {
  let isAway = false;
  const clock = new FakeClock();
  const presence = new MemoryPresences(() => clock.now()).of('one');
  const beat = (): Promise<boolean> =>
    isAway ? Promise.reject(new StoreError('away', 'gone')) : presence.beat();
  const node = nodeWith({ presence: { ...presence, beat } }, clock);
  await node.start();
  const works = (): boolean[] => [node.watches('ABCDEF'), node.isChosenFor('housekeeping')];
  expect(works()).toEqual([true, true]);
  isAway = true;
  await clock.pass(NODE_LIFE + 1_000);
  expect(works()).toEqual([false, false]);
  isAway = false;
  await clock.pass(1_000);
  expect(works()).toEqual([true, true]);
  await node.stop();
});

it('a node that stops is gone at once, and whoever was there through it; of those left one wakes a table', async () => {
  const clock = new FakeClock();
  const presences = new MemoryPresences(() => clock.now());
  const alarms = memoryAlarms();
  const rung: string[] = [];
  const nodes = ['one', 'two'].map((node) =>
    nodeWith({ node, alarms, presence: presences.of(node), ring: () => rung.push(node) }, clock),
  );
  const { table } = await seated(fakeHouse(), PRESETS.dixit, 3);
  for (const node of nodes) await node.start();
  await clock.pass(2_000);
  nodes[0]?.follow(table);
  nodes[0]?.cameOrLeft(table.code, { player: 'p0', role: 'player' });
  await settle();
  const others = presences.of('two');
  expect([await others.nodes(), (await others.at([table.code])).length]).toEqual([['one', 'two'], 3]);
  // Two tables whose node did not live to see their time.
  await alarms.set('AAAAAA', clock.now() - 60_000);
  await clock.pass(3_000);
  expect(rung).toHaveLength(1);
  await nodes[0]?.stop();
  expect([await others.nodes(), await others.at([table.code])]).toEqual([['two'], []]);
  await nodes[1]?.stop();
});

it('who is here is written again if that was lost, by a write or by the database', async () => {
  const clock = new FakeClock();
  const presences = new MemoryPresences(() => clock.now());
  const presence = presences.of('one');
  let isAway = true;
  const put: typeof presence.put = (who, connections) =>
    isAway ? Promise.reject(new StoreError('away', 'gone')) : presence.put(who, connections);
  const { table } = await seated(fakeHouse(), PRESETS.dixit, 3);
  const node = nodeWith({ presence: { ...presence, put } }, clock);
  const here = async (): Promise<number> => (await presences.of('two').at([table.code])).length;
  await node.start();
  node.follow(table);
  await settle();
  isAway = false;
  expect(await here()).toBe(0);
  await clock.pass(3_000);
  expect(await here()).toBe(3);
  // A database that crashed knows of nobody. The next sign of life brings it out.
  await presence.leave();
  await clock.pass(1_000);
  expect(await here()).toBe(3);
  await node.stop();
});

it('a node that stops sets the alarms of all its tables, whichever of them takes its time', async () => {
  const set: string[] = [];
  const alarms = {
    ...memoryAlarms(),
    set: (code: string): Promise<void> => {
      set.push(code);
      return set.length === 1 ? new Promise(() => undefined) : Promise.resolve();
    },
  };
  const node = nodeWith({ alarms });
  const fake = fakeHouse();
  const codes: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const { table } = await seated(fake, PRESETS.dixit, 3);
    node.follow(table);
    codes.push(table.code);
  }
  void node.stop();
  await settle();
  expect(set).toEqual(codes);
});
