/** What can be read of tables and games without coming in: of whom, of what, and on whose account. */
import { openMemory } from '@fabula/gamelog/memory.ts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Onlookers } from '../src/keeping/onlookers.ts';
import { otherwise } from './fake-house.ts';
import { gather, ok, setUp, type Tabletop } from './tabletop.ts';

let tabletop: Tabletop;
afterEach(async () => {
  vi.restoreAllMocks();
  await tabletop.stop();
});

const fetched = (path: string): Promise<Response> => fetch(`${tabletop.http}${path}`);

/** Bytes that are paid for by whoever asks from this machine. */
function served(): () => number {
  const paid = vi.spyOn(tabletop.app.limits.of('127.0.0.1'), 'pay');
  return () => paid.mock.calls.reduce((sum, [cost, bytes]) => sum + (cost === 'served' ? bytes : 0), 0);
}

describe('a table', () => {
  it('where nobody is names nobody, however often one asks', async () => {
    const first = await setUp();
    const { code } = await gather(first, 3);
    // The same disk under another server, which has seen nobody yet.
    tabletop = await setUp({}, { store: first.store });
    const nobody = { there: true, here: [], taken: [] };
    for (let time = 0; time < 3; time += 1)
      expect(await (await fetched(`/api/tables/${code}`)).json()).toEqual(nobody);
    const friend = tabletop.client();
    ok(await friend.enter({ code, role: 'spectator' }));
    expect(await (await fetched(`/api/tables/${code}`)).json()).toMatchObject({
      here: ['Yura', 'Timur', 'Lena'],
    });
    await first.stop();
  });
});

describe('a game', () => {
  it('is not looked up by what is no id: not every store takes every letter', async () => {
    const memory = openMemory();
    const asked: string[] = [];
    const store = otherwise(memory, {
      games: {
        last: (game) => {
          asked.push(game);
          return memory.games.last(game);
        },
      },
      records: {
        get: (kind, id) => {
          if (kind === 'clue-media') asked.push(id);
          return memory.records.get(kind, id);
        },
      },
    });
    tabletop = await setUp({}, { store });
    const clue = `1-${'A'.repeat(22)}`;
    for (const game of ['%00', 'a%00b', '%F0%9F%A6%8A', 'a'.repeat(65)]) {
      expect((await fetched(`/api/games/${game}/log`)).status).toBe(404);
      expect((await fetched(`/api/games/${game}/clues/${clue}`)).status).toBe(404);
    }
    expect(asked).toEqual([]);
    expect((await fetched('/api/games/none/log')).status).toBe(404);
    expect((await fetched(`/api/games/none/clues/${clue}`)).status).toBe(404);
    expect(asked).toEqual(['none', 'none.1']);
  });

  it('that is looked at is noted, so that it is not forgotten meanwhile, and paid for by whoever looks', async () => {
    const noted = vi.spyOn(Onlookers.prototype, 'note');
    tabletop = await setUp();
    const { people } = await gather(tabletop, 3);
    const [owner] = people;
    if (!owner) throw new Error('nobody');
    ok(await owner.send('start', {}));
    ok(await owner.send('end', {}));
    const game = owner.view?.game ?? '';
    const bytes = served();
    const text = await (await fetched(`/api/games/${game}/log`)).text();
    expect(noted).toHaveBeenCalledWith(game, '127.0.0.1');
    expect(text.length).toBeGreaterThan(1_000);
    // All but what closes it.
    expect(bytes()).toBeGreaterThan(text.length - 10);
  });
});

it('a page is paid for by whoever asks for it', async () => {
  tabletop = await setUp();
  const bytes = served();
  const { length } = await (await fetched('/api/about')).text();
  expect(length).toBeGreaterThan(20);
  expect(bytes()).toBe(length);
});
