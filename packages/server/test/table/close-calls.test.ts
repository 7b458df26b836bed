/** What people had chosen, where something else happens at the same moment, or a stand-in would move. */
import { openMemory } from '@fabula/gamelog/memory.ts';
import { StoreError } from '@fabula/gamelog/port.ts';
import { heed } from '@fabula/table/heed.ts';
import { describe, expect, it } from 'vitest';
import { fakeHouse, otherwise } from '../fake-house.ts';
import { said } from '../fake-speaker.ts';
import { begun, card, draft, MINUTE, TIMED, timesUp, told } from './drafting.ts';

describe('before time runs out', () => {
  it('[Q3] nothing is played because somebody else is gone', async () => {
    const { fake, table, at } = await told(await begun({ ...TIMED, time: { ...TIMED.time, submit: 900 } }));
    await draft(table, at(1), { type: 'submit', cards: [card(at(1), 4)] });
    table.seeOff(at(3));
    await fake.clock.pass(10 * MINUTE);
    expect(table.game.state.people.find(({ id }) => id === 'p3')?.presence).toBe('gone');
    expect(at(1).view?.given).toEqual([]);
    expect(timesUp(at(1))).toEqual([]);
  });
});

describe('when another node writes first', () => {
  it('[Q3] [K2] what was chosen is still played, once', async () => {
    const store = openMemory();
    let overtake: (() => Promise<unknown>) | null = null;
    const append: typeof store.games.append = async (game, seq, text, ...rest) => {
      const first = overtake;
      overtake = null;
      if (first) await first();
      return store.games.append(game, seq, text, ...rest);
    };
    const { fake, table, at } = await told(
      await begun(TIMED, { store: otherwise(store, { games: { append } }) }),
    );
    const same = await fakeHouse({ store }).tables.find(table.code);
    const [mine, theirs] = [card(at(1), 4), card(at(2), 2)];
    await draft(table, at(1), { type: 'submit', cards: [mine] });
    const submit = { type: 'submit', by: 'p2', cards: [theirs] } as const;
    overtake = async () => same?.inOrder(() => same.proposeNow(submit, { by: 'p2', id: 'there' }));
    await fake.clock.pass(MINUTE);
    expect([at(1).view?.given, at(2).view?.given]).toEqual([[mine], [theirs]]);
    expect([1, 2, 3].map((seat) => timesUp(at(seat)))).toEqual([[true], [], [false]]);
    const log = await store.games.read(table.game.id);
    expect(log.filter(({ text }) => text.includes('"type":"submit","by":"p1"'))).toHaveLength(1);
  });
});

describe('a disk that is full', () => {
  it('is not tried again for five seconds, whatever else is due meanwhile', async () => {
    const store = openMemory();
    let isFull = false;
    const refused: string[] = [];
    const append: typeof store.games.append = (game, seq, text, ...rest) => {
      if (!isFull) return store.games.append(game, seq, text, ...rest);
      refused.push(/"type":"(\w+)"/.exec(text)?.[1] ?? '');
      return Promise.reject(new StoreError('full', 'no room'));
    };
    const { fake, table, at } = await told(
      await begun(TIMED, { store: otherwise(store, { games: { append } }), storeFailed: () => undefined }),
    );
    await fake.clock.pass(MINUTE - 2_000);
    table.seeOff(at(3));
    isFull = true;
    await fake.clock.pass(6_900);
    // The loss of a connection is noticed two seconds after the deadline.
    expect(refused).toEqual(['expire', 'away']);
    await fake.clock.pass(5_000);
    expect(refused.filter((type) => type === 'expire')).toHaveLength(2);
  });
});

describe('when the owner pauses just then', () => {
  it('[Q3] what was chosen is kept, and played when the game goes on', async () => {
    const store = openMemory();
    let write: () => void = () => undefined;
    const append: typeof store.games.append = async (game, seq, text, ...rest) => {
      // The disk takes its time with the pause: the clock rings meanwhile, and the draft waits behind it.
      if (text.includes('"type":"paused"')) await new Promise<void>((resolve) => (write = resolve));
      return store.games.append(game, seq, text, ...rest);
    };
    const { fake, table, at } = await told(
      await begun(TIMED, { store: otherwise(store, { games: { append } }) }),
    );
    const mine = card(at(1), 4);
    await draft(table, at(1), { type: 'submit', cards: [mine] });
    await fake.clock.pass(MINUTE - 1_000);
    heed(at(0), table, { type: 'pause', id: 'pause' });
    await fake.clock.pass(2_000);
    write();
    await fake.clock.pass(MINUTE);
    expect(at(1).view).toMatchObject({ phase: 'submit', paused: true, given: [] });
    await said(table, at(0), { type: 'resume' });
    await fake.clock.pass(1_000);
    expect(at(1).view?.given).toEqual([mine]);
    expect([1, 2].map((seat) => timesUp(at(seat)))).toEqual([[true], [false]]);
  });
});

describe('where a stand-in would move', () => {
  it('[Q3] because the owner does not wait, what was chosen is played', async () => {
    const { fake, table, at } = await told(await begun());
    const mine = card(at(1), 4);
    await draft(table, at(1), { type: 'submit', cards: [mine] });
    for (const seat of [1, 2]) await said(table, at(0), { type: 'skip', seat });
    await fake.clock.pass(30_000);
    expect(at(1).view?.given).toEqual([mine]);
    expect([1, 2, 3].map((seat) => timesUp(at(seat)))).toEqual([[true], [], []]);
    expect(at(1).view?.waiting).toEqual([3]);
  });

  it('[Q3] because somebody is gone, what they had chosen is played', async () => {
    const { fake, table, at } = await told(await begun({ ...TIMED, time: { ...TIMED.time, submit: 900 } }));
    const mine = card(at(1), 4);
    await draft(table, at(1), { type: 'submit', cards: [mine] });
    table.seeOff(at(1));
    await fake.clock.pass(10 * MINUTE);
    expect(table.game.state.people.find(({ id }) => id === 'p1')?.presence).toBe('gone');
    const { phase } = table.game.state;
    expect('submissions' in phase ? phase.submissions[1] : null).toEqual([mine]);
  });

  it('[Q3] what is not legal is let go, and the stand-in moves', async () => {
    const { fake, table, at } = await told(await begun());
    await draft(table, at(1), { type: 'submit', cards: [card(at(2), 0)] });
    await said(table, at(0), { type: 'skip', seat: 1 });
    await fake.clock.pass(30_000);
    expect(at(1).view?.given).toEqual([expect.any(Number)]);
    expect(timesUp(at(1))).toEqual([]);
  });
});

describe('whoever moves at the last moment', () => {
  it('[Q3] has moved: what they had chosen before is not played instead', async () => {
    const store = openMemory();
    let write: () => void = () => undefined;
    const append: typeof store.games.append = async (game, seq, text, ...rest) => {
      if (text.includes('"id":"last"')) await new Promise<void>((resolve) => (write = resolve));
      return store.games.append(game, seq, text, ...rest);
    };
    const { fake, table, at } = await told(
      await begun(TIMED, { store: otherwise(store, { games: { append } }) }),
    );
    const [chosen, mine] = [card(at(1), 4), card(at(1), 2)];
    await draft(table, at(1), { type: 'submit', cards: [chosen] });
    await fake.clock.pass(MINUTE - 1);
    heed(at(1), table, { type: 'submit', cards: [mine], id: 'last' });
    await fake.clock.pass(1);
    write();
    await fake.clock.pass(1);
    expect(at(1).view?.given).toEqual([mine]);
    expect([1, 2].map((seat) => timesUp(at(seat)))).toEqual([[], [false]]);
  });
});
