/** How far it is: the files of the house that a move goes through, by the stacks it leaves behind. */
import { Socket } from 'node:net';
import { PRESETS } from '@fabula/engine/rules.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import type { GameLog } from '@fabula/gamelog/port.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { otherwise } from './fake-house.ts';
import { gather, moveOnce, ok, playUntil, setUp, type Tabletop } from './tabletop.ts';

/** Files in the order they are come through, one after another; what lies behind the port of the store is the disk's. */
function filesIn(stack: string): string[] {
  const files = [...stack.matchAll(/packages\/((?:server|table)\/src\/[\w/-]+\.ts)/g)].map(
    ([, file]) => file ?? '',
  );
  return files.filter((file, place) => file !== files[place - 1]).reverse();
}

function stackHere(): string {
  const { stack = '' } = new Error('here');
  return stack;
}

const RULES = { ...PRESETS.dixit, firstStoryteller: 0 };

let tabletop: Tabletop;
const limit = Error.stackTraceLimit;
afterEach(async () => {
  Error.stackTraceLimit = limit;
  vi.restoreAllMocks();
  await tabletop.stop();
});

/** A house that keeps the way of every entry to the disk. */
async function house(): Promise<Map<string, string[]>> {
  Error.stackTraceLimit = 60;
  const ways = new Map<string, string[]>();
  const memory = openMemory();
  const append: GameLog['append'] = (game, seq, text, events) => {
    ways.set(text, filesIn(stackHere()));
    return memory.games.append(game, seq, text, events);
  };
  tabletop = await setUp({}, { store: otherwise(memory, { games: { append } }) });
  return ways;
}

const wayOf = (ways: Map<string, string[]>, ...parts: string[]): string[] => {
  for (const [text, way] of ways) if (parts.every((part) => text.includes(part))) return way;
  throw new Error('no such entry');
};

describe('from the socket to the disk and back', () => {
  it('a vote passes at most ten files of the house and the table', async () => {
    const ways = await house();
    const { people } = await gather(tabletop, 3, { rules: RULES });
    const [owner, voter] = people;
    if (!owner || !voter) throw new Error('nobody');
    await owner.send('start', {});
    await playUntil(people, ({ view }) => view?.phase === 'vote');
    const back = new Set<string>();
    const write = Reflect.get(Socket.prototype, 'write') as (...given: unknown[]) => boolean;
    vi.spyOn(Socket.prototype, 'write').mockImplementation(function (this: Socket, ...given: unknown[]) {
      for (const file of filesIn(stackHere())) back.add(file);
      return Reflect.apply(write, this, given);
    });
    await moveOnce(voter);
    const there = wayOf(ways, '"type":"voted"');
    expect(there[0]).toBe('server/src/doors/sockets.ts');
    expect(there.at(-1)).toBe('table/src/ledger.ts');
    expect([...back]).toContain('table/src/showing.ts');
    expect(new Set([...there, ...back]).size).toBeLessThanOrEqual(10);
  });
});

describe('from a thought to the disk', () => {
  it('a bot’s move comes through no file twice', async () => {
    const ways = await house();
    const { people } = await gather(tabletop, 1, { rules: RULES });
    const [owner] = people;
    if (!owner) throw new Error('nobody');
    for (let bot = 0; bot < 3; bot += 1) ok(await owner.send('addBot', {}));
    await owner.send('start', {});
    await playUntil(people, ({ view }) => view?.phase === 'result');
    const way = wayOf(ways, '"type":"voted"', '"seat":2');
    expect(way).toEqual(['thinking', 'queue', 'game', 'ledger'].map((file) => `table/src/${file}.ts`));
  });
});
