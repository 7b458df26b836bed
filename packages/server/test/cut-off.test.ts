/** A server killed between any two writes, and the same wish repeated to the next one. */
import { unseenIn } from '@fabula/engine/deal.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { type Store, StoreError } from '@fabula/gamelog/port.ts';
import { describe, expect, it } from 'vitest';
import { Players } from '../src/people/players.ts';
import { rematch } from '@fabula/table/rematch.ts';
import type { Table } from '@fabula/table/table.ts';
import { addBot, handover, takeOver } from '@fabula/table/requests.ts';
import { ask, begun, FakeGuest, fakeHouse, opened, otherwise, PEOPLE } from './fake-house.ts';

const RULES = { ...PRESETS.dixit, firstStoryteller: 0 } as const;

/** The store as a server sees it that dies after so many writes: what comes after reaches nobody. */
function dyingAfter(writes: number, store: Store): Store {
  let left = writes;
  const alive = <Args extends unknown[], Answer>(write: (...args: Args) => Promise<Answer>) =>
    function (...args: Args): Promise<Answer> {
      left -= 1;
      return left < 0 ? Promise.reject(new StoreError('io', 'killed')) : write(...args);
    };
  const { games, records } = store;
  return otherwise(store, {
    games: { append: alive(games.append.bind(games)) },
    records: { put: alive(records.put.bind(records)) },
  });
}

const storeFailed = (): void => undefined;

describe('opening a table', () => {
  const opening = {
    rules: RULES,
    decks: [{ id: 'd', cards: 84 }],
    choices: { language: 'en', listed: false, chat: true, descriptions: false, quickBots: false },
  } as const;
  /** As a connection does it that has just said hello. */
  async function open(store: Store, id: string, token: string, message: string): Promise<Table> {
    const players = new Players(store.records, Date.now);
    const me = await players.recognise(id, token);
    if (!me) throw new Error('nobody');
    const place = await players.opening(me, message);
    return fakeHouse({ store }).tables.open(opening, { by: id, id: message }, { ...place, origin: null });
  }
  async function newcomer(store: Store): Promise<{ id: string; token: string }> {
    const players = new Players(store.records, Date.now);
    const { player, token } = players.create('en');
    await players.save(player, { name: 'Yura' });
    return { id: player.id, token };
  }

  it.each([0, 1, 2, 3])('cut off after %i writes and repeated, makes one table', async (writes) => {
    const store = openMemory();
    const { id, token } = await newcomer(store);
    await open(dyingAfter(writes, store), id, token, 'o1').catch(storeFailed);
    const table = await open(store, id, token, 'o1');
    const again = await open(store, id, token, 'o1');
    expect(again.code).toBe(table.code);
    expect(again.game.state.owner).toBe(id);
    expect(await store.records.list('table', { limit: 9 })).toHaveLength(1);
    expect(await store.games.games({ limit: 9 })).toHaveLength(1);
    expect((await open(store, id, token, 'o2')).code).not.toBe(table.code);
  });

  it('asked for by two connections at once, makes one table', async () => {
    const store = openMemory();
    const { id, token } = await newcomer(store);
    const tables = await Promise.all([open(store, id, token, 'o1'), open(store, id, token, 'o1')]);
    expect(new Set(tables.map(({ code }) => code)).size).toBe(1);
    expect(await store.records.list('table', { limit: 9 })).toHaveLength(1);
  });

  it('where the code is taken is refused: nobody gets somebody else’s table', async () => {
    const store = openMemory();
    const { tables } = fakeHouse({ store });
    const place = { code: 'AAAAAA', origin: null };
    await tables.open(opening, { by: 'p0', id: 'o' }, { ...place, game: 'one' });
    const second = tables.open(opening, { by: 'p1', id: 'o' }, { ...place, game: 'two' });
    await expect(second).rejects.toThrow('belongs to another table');
  });
});

describe('a rematch', () => {
  it.each([0, 1, 2, 3, 4, 5])(
    'cut off after %i writes and repeated, seats everybody once',
    async (writes) => {
      const store = openMemory();
      const { table, guests } = await begun(fakeHouse({ store, storeFailed }), RULES, 3);
      const [owner = new FakeGuest('nobody')] = guests;
      await ask(table, owner, { type: 'end', by: 'p0' });
      const { game } = table;
      const asker = { by: 'p1', id: 'again' };

      const wish = async (writesLeft: number): Promise<Table> => {
        const at = writesLeft === Infinity ? store : dyingAfter(writesLeft, store);
        const found = await fakeHouse({ store: at, storeFailed }).tables.find(table.code);
        if (!found) throw new Error('no table');
        for (const player of PEOPLE.slice(0, 3)) found.welcome(new FakeGuest(player), player);
        await found.inOrder(() => rematch(found, asker)).catch(storeFailed);
        return found;
      };
      await wish(writes);
      for (const after of [await wish(Infinity), await wish(Infinity)]) {
        expect(after.register).toMatchObject({ games: [game.id] });
        const { phase, people, fresh } = after.game.state;
        expect(phase.name).toBe('lobby');
        expect(people.map(({ id, seat }) => [id, seat])).toEqual([
          ['p0', 0],
          ['p1', 1],
          ['p2', 2],
        ]);
        expect(fresh).toEqual(unseenIn(game.state));
      }
    },
  );
});

/** The same table, as the next server finds it: dying after so many writes, or never. */
async function found(store: Store, code: string, writes = Infinity): Promise<Table> {
  const at = writes === Infinity ? store : dyingAfter(writes, store);
  const table = await fakeHouse({ store: at, storeFailed }).tables.find(code);
  if (!table) throw new Error('no table');
  return table;
}

describe('a bot that sits down', () => {
  it.each([0, 1, 2])(
    'cut off after %i writes and repeated, sits there once and has a name',
    async (writes) => {
      const store = openMemory();
      const { code } = await opened(fakeHouse({ store }).tables, RULES);
      const asker = { by: 'p0', id: 'bot' };
      for (const left of [writes, Infinity]) {
        const table = await found(store, code, left);
        await table.inOrder(() => addBot(table, asker, 'sharp')).catch(storeFailed);
      }
      const { game, register } = await found(store, code);
      const bots = game.state.people.filter(({ bot }) => bot).map(({ id }) => id);
      expect(bots).toHaveLength(1);
      expect(register.bots[bots[0] ?? '']).toMatchObject({ level: 'sharp' });
    },
  );
});

describe('a seat that is handed over', () => {
  it.each([0, 1, 2])('cut off after %i writes and repeated, is handed over once', async (writes) => {
    const store = openMemory();
    const { table } = await begun(fakeHouse({ store }), RULES, 3);
    const offer = await table.inOrder(() => handover(table, 'p1'));
    const secret = offer && 'secret' in offer ? offer.secret : '';
    const asker = { by: 'new', id: 'enter' };
    const first = await found(store, table.code, writes);
    await first.inOrder(() => takeOver(first, asker, secret)).catch(storeFailed);
    const second = await found(store, table.code);
    expect(await second.inOrder(() => takeOver(second, asker, secret))).toBeNull();
    expect(second.game.state.people.map(({ id, seat }) => [id, seat])).toEqual([
      ['p0', 0],
      ['new', 1],
      ['p2', 2],
    ]);
    const other = await second.inOrder(() => takeOver(second, { by: 'other', id: 'enter' }, secret));
    expect(other).toEqual({ rejection: { code: 'handover-void' } });
  });
});
