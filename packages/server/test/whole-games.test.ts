import { replay } from '@fabula/engine/replay.ts';
import { readLog } from '@fabula/engine/log.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { gather, isOver, ok, playUntil, setUp, type Tabletop } from './tabletop.ts';

let tabletop: Tabletop;
afterEach(() => tabletop.stop());

describe.each(['dixit', 'imaginarium'] as const)('a whole game of %s', (preset) => {
  it.each([3, 4, 5, 6])('with %i people, from the opening to the log', async (seats) => {
    tabletop = await setUp();
    const { people } = await gather(tabletop, seats, { preset });
    const [owner] = people;
    if (!owner) throw new Error('nobody');
    ok(await owner.send('start', {}));
    await playUntil(people, isOver);
    const { view } = owner;
    expect(view?.ending?.winners.length).toBeGreaterThan(0);
    const response = await fetch(`${tabletop.http}/api/games/${view?.game}/log`);
    const log = readLog(await response.json());
    expect(log.ok && replay(log.log)).toMatchObject({ ok: true });
  });
});
