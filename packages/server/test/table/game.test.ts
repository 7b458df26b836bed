/** One game and its log. */
import { asLog } from '@fabula/engine/log.ts';
import { replay } from '@fabula/engine/replay.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import { endsGame, exported, Game } from '@fabula/table/game.ts';
import { describe, expect, it } from 'vitest';
import { logsIn } from '../../src/tables/logs.ts';
import { fakeHouse, opened } from '../fake-house.ts';
import { FakeSpeaker, said, seated } from '../fake-speaker.ts';

const RULES = { ...PRESETS.dixit, firstStoryteller: 0 } as const;

describe('a game', () => {
  /** A game whose log seems to take so many bytes an entry. */
  async function ofSize(bytes: number): Promise<Game> {
    const fake = fakeHouse();
    const logs = logsIn(fake.store, () => undefined);
    const house = {
      ...fake.house,
      logs: { ...logs, game: (id: string) => Object.assign(logs.game(id), { sizeOf: () => bytes }) },
    };
    const opening = { game: 'g', decks: [{ id: 'd', cards: 84 }], owner: 'p0' };
    return Game.begin(house, RULES, opening, { by: 'p0', id: 'open' }, 'home');
  }
  const add = (game: Game): Promise<boolean> =>
    game.append(
      { type: 'expire', at: 1 },
      { events: [{ type: 'paused' } as never], state: game.state },
      null,
    );

  it('is full after ten thousand entries, or eight million bytes', async () => {
    const many = await ofSize(1);
    for (let count = 1; count < 9_999; count += 1) await add(many);
    expect(many.isFull).toBe(false);
    await add(many);
    expect(many.isFull).toBe(true);
    const long = await ofSize(4_000_000 - 1);
    await add(long);
    expect([long.isFull, long.bytes]).toEqual([false, 7_999_998]);
    expect((await ofSize(8_000_000)).isFull).toBe(true);
  });

  it('is noted with where it was opened, and is none where nobody began it', async () => {
    const fake = fakeHouse();
    const table = await opened(fake.tables, RULES);
    expect(await fake.store.games.about(table.game.id)).toEqual({ people: null, origin: null });
    const opening = { game: 'g', decks: [{ id: 'd', cards: 84 }], owner: 'p0' };
    await Game.begin(fake.house, RULES, opening, { by: 'p0', id: 'open' }, 'home');
    expect((await fake.store.games.about('g'))?.origin).toBe('home');
    expect(await Game.find(fake.house, 'nowhere')).toBeNull();
    expect((await Game.find(fake.house, 'g'))?.v).toBe(1);
  });

  it('ends with its last event, whatever was told in it', () => {
    const entry = (...events: object[]) => ({
      text: JSON.stringify({ hash: 'x', entry: [1, null, events] }),
    });
    expect(endsGame(entry({ type: 'scored' }, { type: 'ended' }))).toBe(true);
    expect(endsGame(entry({ type: 'ended' }, { type: 'scored' }))).toBe(false);
    expect(endsGame(entry({ type: 'scored' }))).toBe(false);
    expect(endsGame(entry())).toBe(false);
    expect(exported(entry({ type: 'ended' }))).toEqual({
      seq: 1,
      command: null,
      events: [{ type: 'ended' }],
      hash: 'x',
    });
  });

  it('is sealed entry by entry: whoever has the log can check it', async () => {
    const fake = fakeHouse();
    const { table, speakers } = await seated(fake, RULES, 3);
    const [owner = new FakeSpeaker('nobody')] = speakers;
    await said(table, owner, { type: 'start' });
    await said(table, owner, { type: 'end' });
    const entries = (await fake.store.games.read(table.game.id)).map(exported);
    expect(replay(asLog(entries))).toMatchObject({ ok: true, state: table.game.state });
    const changed = entries.map((entry, place) =>
      place === 1 ? { ...entry, hash: entries[0]?.hash ?? '' } : entry,
    );
    expect(replay(asLog(changed))).toMatchObject({ ok: false });
  });

  it('knows a hundred of those who had a place in it, however many come and go', async () => {
    const { table, speakers } = await seated(fakeHouse(), { ...PRESETS.imaginarium, firstStoryteller: 0 }, 4);
    await said(table, speakers[0] ?? new FakeSpeaker('nobody'), { type: 'start' });
    for (let count = 0; count < 120; count += 1) {
      const by = `late${count}`;
      await table.inOrder(() => table.proposeNow({ type: 'join', by }, null));
      await table.inOrder(() => table.proposeNow({ type: 'leave', by }, null));
    }
    expect(table.game.people.size).toBe(100);
    expect(table.game.people).toContain('p3');
  });
});
