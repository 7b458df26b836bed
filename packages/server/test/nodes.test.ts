/** Several nodes, one store: players of one table on different nodes play as on one. */
import { optionsIn } from '@fabula/engine/options.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { type Alarms, memoryAlarms } from '@fabula/gamelog/alarms.ts';
import type { Store } from '@fabula/gamelog/port.ts';
import { openPostgres } from '@fabula/gamelog/postgres.ts';
import { MemoryPresences } from '@fabula/gamelog/presence.ts';
import type { Client } from '@fabula/protocol/client-types.ts';
import type { Tidings } from '@fabula/table/nodes.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Parts } from '../src/app.ts';
import { PostgresBus } from '../src/bus/bus-on-postgres.ts';
import { type PostgresServer, startPostgres } from '../../gamelog/test/postgres-server.ts';
import { CutBus, MemoryHub } from './bus-in-memory.ts';
import { Maker } from './own-decks/maker.ts';
import { QUIET } from './quiet.ts';
import { isOver, NAMES, ok, playUntil, setUp, type Tabletop } from './tabletop.ts';

interface Node {
  readonly tabletop: Tabletop;
  readonly bus: CutBus;
  readonly alarms: Alarms;
}

type House = (node: string) => Promise<Omit<NonNullable<Parts['nodes']>, 'node'> & { readonly store: Store }>;

let nodes: Node[];

/** Three nodes in memory. */
function inMemory(): House {
  const hub = new MemoryHub();
  const presences = new MemoryPresences();
  const alarms = memoryAlarms();
  const store = openMemory();
  return async (node) => ({
    // What one node closes the others still use.
    store: { ...store, close: () => Promise.resolve() },
    bus: hub.join(),
    presence: presences.of(node),
    alarms,
  });
}

let server: PostgresServer;
async function onPostgres(): Promise<House> {
  const url = (await server.schema())();
  return async (node) => {
    const store = await openPostgres(url);
    const bus = await PostgresBus.open(url, node, QUIET);
    return { store, bus, presence: store.presence(node), alarms: store.alarms };
  };
}

beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterAll(() => server.stop());

afterEach(async () => {
  await Promise.all(nodes.map(({ tabletop }) => tabletop.stop()));
});

const nodeAt = (place: number): Node => {
  const node = nodes[place % nodes.length];
  if (!node) throw new Error('no node');
  return node;
};

/** A table whose players sit on one node after the other. */
async function gatherAcross(
  seats: number,
  rules = { ...PRESETS.dixit, rounds: 3 },
): Promise<{ code: string; people: Client[] }> {
  const people = Array.from({ length: seats }, (_, place) => nodeAt(place).tabletop.client());
  const [owner] = people;
  if (!owner) throw new Error('nobody');
  const { code = '' } = ok(await owner.open({ rules }));
  for (const [place, person] of people.entries()) {
    ok(await person.enter({ code, role: 'player', name: NAMES[place] ?? '', avatar: 'rabbit' }));
    ok(await person.send('join', {}));
  }
  return { code, people };
}

const at = (people: readonly Client[], place: number): Client => {
  const person = people[place];
  if (!person) throw new Error('nobody');
  return person;
};
const first = (people: readonly Client[]): Client => at(people, 0);

const isAway = (client: Client, seat: number): boolean =>
  client.view?.people.some((person) => person.seat === seat && person.presence !== 'here') ?? false;

describe.each([
  ['in memory', (): Promise<House> => Promise.resolve(inMemory())],
  ['on PostgreSQL', onPostgres],
])('players of one table on three nodes, %s,', (_, open) => {
  beforeEach(async () => {
    const house = await open();
    nodes = [];
    for (const node of ['one', 'two', 'three']) {
      const { store, ...parts } = await house(node);
      const bus = new CutBus(parts.bus);
      const tabletop = await setUp({}, { store, nodes: { ...parts, node, bus } });
      nodes.push({ tabletop, bus, alarms: parts.alarms });
    }
  });

  it('[Q5] know whether a screen plays the music, through whichever node', async () => {
    const { code, people } = await gatherAcross(3);
    const screen = nodeAt(1).tabletop.client();
    ok(await screen.enter({ code, role: 'screen' }));
    const everybodySees = (screens: number, music: boolean): Promise<void[]> =>
      Promise.all(
        people.map((person) => vi.waitFor(() => expect(person.table).toMatchObject({ screens, music }))),
      );
    await everybodySees(1, false);
    ok(await screen.send('music', { plays: true }));
    await everybodySees(1, true);
    ok(await screen.send('music', { plays: false }));
    await everybodySees(1, false);
    ok(await screen.send('music', { plays: true }));
    await everybodySees(1, true);
    screen.close();
    await everybodySees(0, false);
  });

  it('[A5] are led through the album together, and told where the others are when they come', async () => {
    const { code, people } = await gatherAcross(3);
    const [owner, other] = [first(people), at(people, 1)];
    ok(await owner.send('start', {}));
    ok(await owner.send('end', {}));
    await vi.waitFor(() => expect(other.view?.phase).toBe('over'));
    const game = other.view?.game ?? '';
    const everybodySees = (replay: object | null, all = people): Promise<void[]> =>
      Promise.all(all.map((person) => vi.waitFor(() => expect(person.table?.replay).toEqual(replay))));
    const votes = { round: 1, step: 'votes' } as const;
    const [by, next] = [other.player?.id ?? '', owner.player?.id ?? ''];
    ok(await other.send('lead', { game, at: votes }));
    await everybodySees({ by, game, ...votes });
    const late = nodeAt(2).tabletop.client();
    ok(await late.enter({ code, role: 'screen' }));
    await everybodySees({ by, game, ...votes }, [late]);
    // Who is there through another node is known a moment later.
    await vi.waitFor(async () => ok(await other.send('lead', { game, at: votes, next })));
    await everybodySees({ by: next, game, ...votes });
    ok(await owner.send('lead', { game, at: null }));
    await everybodySees(null, [...people, late]);
  });

  it('play with a deck that was made through another, whose words and pictures all of them have', async () => {
    const maker = new Maker(nodeAt(0).tabletop.http);
    await maker.make();
    const [card] = await maker.fill(2);
    const owner = nodeAt(1).tabletop.client();
    const { code = '' } = ok(await owner.open({ decks: ['tiny', maker.plays] }));
    ok(await owner.enter({ code, role: 'player', name: 'Yura' }));
    expect(owner.view?.decks[1]).toEqual({ id: maker.plays, cards: 2 });
    const third = nodeAt(2).tabletop.http;
    expect((await fetch(`${third}${card?.large}`)).headers.get('content-type')).toBe('image/webp');
    // Through another node than it was made: the record is the same.
    const elsewhere = new Maker(third, maker.player);
    elsewhere.deck = maker.deck;
    expect((await elsewhere.ask('DELETE', `/${maker.deck}/cards/${card?.id}`)).status).toBe(204);
    expect((await maker.look()).plays).toBe(`${maker.deck}-2`);
    expect((await fetch(`${nodeAt(1).tabletop.http}${card?.large}`)).headers.get('content-type')).toBe(
      'image/svg+xml',
    );
  }, 20_000);

  it('see each other sit down, by name', async () => {
    const { people } = await gatherAcross(3);
    for (const person of people)
      await vi.waitFor(() => {
        expect(person.view?.people.map(({ seat }) => seat)).toEqual([0, 1, 2]);
        expect(Object.values(person.table?.profiles ?? {}).map(({ name }) => name)).toEqual(
          NAMES.slice(0, 3),
        );
      });
  });

  it('play a whole game to the same end', async () => {
    const { people } = await gatherAcross(6);
    ok(await first(people).send('start', {}));
    await playUntil(people, isOver);
    const ends = people.map(({ view }) => JSON.stringify(view?.scores));
    expect(new Set(ends).size).toBe(1);
  });

  it('play with bots, which one node minds', async () => {
    const { people } = await gatherAcross(3);
    for (let bot = 0; bot < 3; bot += 1) ok(await first(people).send('addBot', {}));
    ok(await first(people).send('start', {}));
    await playUntil(people, isOver);
    const minders = nodes.map(({ tabletop }) => tabletop.app.counts.botMoves);
    expect(minders.filter((moves) => moves > 0)).toHaveLength(1);
  });

  it('talk, and hear what was said before they came', async () => {
    const { code, people } = await gatherAcross(3);
    const heard = people.map((person) => {
      const lines: string[] = [];
      person.on('say', ({ text }) => lines.push(text));
      return lines;
    });
    ok(await first(people).send('say', { text: 'Good evening' }));
    await vi.waitFor(() => expect(heard).toEqual([['Good evening'], ['Good evening'], ['Good evening']]));
    const late = nodeAt(1).tabletop.client();
    const before: string[] = [];
    late.on('said', (sayings) => before.push(...sayings.map(({ text }) => text)));
    ok(await late.enter({ code, role: 'spectator', name: 'Late' }));
    await vi.waitFor(() => expect(before).toEqual(['Good evening']));
  });

  it('hear nothing of the storyteller that overtakes the reveal', async () => {
    const { people } = await gatherAcross(3);
    ok(await first(people).send('start', {}));
    const isVoting = ({ view }: Client): boolean => view?.phase === 'vote';
    await playUntil(people, isVoting);
    await vi.waitFor(() => expect(people.every(isVoting)).toBe(true), 6_000);
    const storyteller = people.findIndex(({ view }) => view?.seat === view?.storyteller);
    const [behind = 0, last = 0] = [0, 1, 2].filter((place) => place !== storyteller);
    const vote = async (place: number): Promise<void> => {
      const voter = at(people, place);
      const [option] = voter.view ? optionsIn(voter.view) : [];
      if (option?.type === 'vote') ok(await voter.send('vote', { number: option.numbers[0] ?? 0 }));
    };
    await vote(behind);
    const listener = at(people, behind);
    const phases: string[] = [];
    listener.on('say', () => phases.push(listener.view?.phase ?? ''));
    nodeAt(behind).bus.isCut = true;
    await vote(last);
    await vi.waitFor(() => expect(people[storyteller]?.view?.phase).toBe('result'), 6_000);
    nodeAt(behind).bus.isCut = false;
    ok(await at(people, storyteller).send('say', { text: 'So it was you' }));
    await vi.waitFor(() => expect(phases).toEqual(['result']), 6_000);
  }, 20_000);

  it('hear nothing of a bot that comes when the cards are covered again', async () => {
    const { code, people } = await gatherAcross(2);
    ok(await first(people).send('addBot', {}));
    const listener = at(people, 1);
    const botOf = (): string => listener.view?.people.find(({ bot }) => bot)?.id ?? '';
    await vi.waitFor(() => expect(botOf()).not.toBe(''), 6_000);
    const heard: string[] = [];
    listener.on('say', ({ text }) => heard.push(text));
    const message = { say: { by: botOf(), text: 'And why not mine?', at: 1 } };
    const words: Tidings = { what: 'shown', by: botOf(), message, game: listener.view?.game ?? '', seq: 1 };
    nodeAt(0).bus.publish(code, JSON.stringify(words));
    ok(await first(people).send('say', { text: 'Good evening' }));
    await vi.waitFor(() => expect(heard).toEqual(['Good evening']), 6_000);
  });

  it('no longer read on any node what the host took back', async () => {
    const { code, people } = await gatherAcross(3);
    const left = people.map((person) => {
      let lines = -1;
      person.on('said', (sayings) => (lines = sayings.length));
      return () => lines;
    });
    const heard = new Promise<{ by: string; at: number }>((resolve) => people[2]?.on('say', resolve));
    ok(await first(people).send('say', { text: 'Something rude' }));
    const { by, at } = await heard;
    await vi.waitFor(() => expect(nodeAt(1).tabletop.app.tables.inUse(code)?.takeBack(by, at)).toBe(true));
    await vi.waitFor(() => expect(left.map((lines) => lines())).toEqual([0, 0, 0]));
  });

  it('no longer read what the host took back through a node that does not have their table', async () => {
    const { people } = await gatherAcross(2);
    const [rude, shy] = [at(people, 0), at(people, 1)];
    let lines = -1;
    shy.on('said', (sayings) => (lines = sayings.length));
    const heard = new Promise<number>((resolve) => shy.on('say', ({ at: time }) => resolve(time)));
    ok(await rude.send('say', { text: 'Something rude' }));
    const what = { kind: 'message', at: await heard } as const;
    ok(await shy.send('report', { player: rude.player?.id ?? '', reason: '', what }));
    const { moderator } = nodeAt(2).tabletop.app;
    const [report] = await moderator.reports();
    expect(await moderator.delete(report?.number ?? 0)).toContain('message deleted');
    await vi.waitFor(() => expect(lines).toBe(0));
  });

  it('miss nothing while the bus is gone', async () => {
    const { people } = await gatherAcross(3);
    for (const { bus } of nodes) bus.isCut = true;
    ok(await first(people).send('start', {}));
    await vi.waitFor(() => {
      for (const { view } of people) expect(view?.phase).not.toBe('lobby');
    }, 8_000);
    for (const { bus } of nodes) bus.mend();
    await playUntil(people, isOver);
  }, 20_000);

  it('are not taken for absent because another node knows them only from afar', async () => {
    const { people } = await gatherAcross(4);
    ok(await first(people).send('start', {}));
    // By the time that somebody is missed, the others would have been.
    people.pop()?.close();
    for (const person of people) await vi.waitFor(() => expect(isAway(person, 3)).toBe(true), 6_000);
    for (const person of people) for (const seat of [0, 1, 2]) expect(isAway(person, seat)).toBe(false);
  });

  it('are noticed to be away when their node dies, and back when they come by another', async () => {
    const { code, people } = await gatherAcross(3);
    ok(await first(people).send('start', {}));
    const [, lost] = people;
    const player = lost?.player;
    if (!lost || !player) throw new Error('nobody');
    lost.close();
    await vi.waitFor(() => expect(isAway(first(people), 1)).toBe(true), 6_000);
    const again = nodeAt(2).tabletop.client(player);
    ok(await again.enter({ code, role: 'player' }));
    await vi.waitFor(() => expect(isAway(first(people), 1)).toBe(false), 6_000);
  }, 20_000);

  it('are kicked, banned and given another game wherever they are', async () => {
    const { people } = await gatherAcross(4);
    const [owner, , , rude] = people;
    if (!owner || !rude) throw new Error('nobody');
    const byes: string[] = [];
    rude.on('bye', (reason) => byes.push(reason));
    ok(await owner.send('ban', { player: rude.player?.id ?? '' }));
    await vi.waitFor(() => expect(byes).toEqual(['banned']));
    const rest = people.slice(0, 3);
    ok(await owner.send('start', {}));
    await playUntil(rest, isOver);
    ok(await owner.send('rematch', {}));
    await vi.waitFor(() => {
      for (const { view } of rest) expect(view?.phase).toBe('lobby');
    });
  });

  it('are found in the list of open tables on every node, and named to whoever has the link', async () => {
    const { code, people } = await gatherAcross(1);
    ok(await first(people).send('settings', { listed: true }));
    for (const { tabletop } of nodes) {
      await vi.waitFor(async () => {
        const listed = (await (await fetch(`${tabletop.http}/api/tables`)).json()) as { code: string }[];
        expect(listed.map((table) => table.code)).toEqual([code]);
        const at = (await (await fetch(`${tabletop.http}/api/tables/${code}`)).json()) as { here: string[] };
        expect(at.here).toEqual(['Yura']);
      }, 5_000);
    }
  }, 20_000);

  it('are not rung for ever for a table that is gone', async () => {
    const { alarms } = nodeAt(0);
    const longAgo = Date.now() - 60_000;
    await alarms.set('GONE22', longAgo);
    await vi.waitFor(async () => expect(await alarms.due(longAgo, 10)).toEqual([]), 10_000);
  }, 20_000);

  it('are banned from the site, and forgotten, on every node', async () => {
    const { people } = await gatherAcross(3);
    const [, rude, shy] = people;
    if (!rude || !shy) throw new Error('nobody');
    const byes: string[] = [];
    rude.on('bye', (reason) => byes.push(reason));
    await nodeAt(0).tabletop.app.moderator.ban(rude.player?.id ?? '', null, false);
    await vi.waitFor(() => expect(byes).toEqual(['banned-from-site']));
    const id = shy.player?.id ?? '';
    expect(first(people).table?.profiles[id]?.name).toBe('Lena');
    ok(await shy.send('forgetMe', {}));
    await vi.waitFor(() => expect(first(people).table?.profiles[id]).toBeUndefined());
  });
});
