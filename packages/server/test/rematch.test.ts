import { PRESETS } from '@fabula/engine/rules.ts';
import { expect, it } from 'vitest';
import { rematch } from '@fabula/table/rematch.ts';
import { addBot } from '@fabula/table/requests.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { settle } from './fake-clock.ts';
import { ask, begun, FakeGuest, fakeHouse, opened, otherwise } from './fake-house.ts';

it.each([
  [2, [], 2],
  [2, [0], 1],
  [2, [1, 3], 1],
  [2, [3], 2],
  [2, [2], 'random'],
  ['claim', [0], 'claim'],
] as const)('[D5] seat %s told first and %j are gone: in the rematch it is %s', async (first, gone, next) => {
  const { table, guests } = await begun(fakeHouse(), { ...PRESETS.dixit, firstStoryteller: first }, 5);
  const asker = guests[4];
  if (!asker) throw new Error('nobody');
  await ask(table, asker, { type: 'end', by: 'p0' });
  for (const seat of gone) table.guests.delete(guests[seat] ?? asker);
  expect(await table.inOrder(() => rematch(table, { by: 'p4', id: 'again' }))).toBeNull();
  expect(table.game.state.rules.firstStoryteller).toBe(next);
  expect(table.game.state.seats).toHaveLength(5 - gone.length);
});

const OVER = { ...PRESETS.dixit, firstStoryteller: 0 } as const;

it('[S19] whoever is here sits as before, in their colours; where nobody is left the others move up', async () => {
  const fake = fakeHouse();
  const { table, guests } = await begun(fake, OVER, 5);
  const [owner, second, , fourth] = guests;
  if (!owner || !second || !fourth) throw new Error('nobody');
  const colours = table.game.state.seats.map(({ colour }) => colour);
  await ask(table, owner, { type: 'end', by: 'p0' });
  const played = table.game;
  table.seeOff(second);
  expect(await table.inOrder(() => rematch(table, { by: 'p3', id: 'again' }))).toBeNull();
  const { people, seats, owner: host, decks } = table.game.state;
  expect(people.map(({ id, seat }) => [id, seat])).toEqual([
    ['p0', 0],
    ['p2', 1],
    ['p3', 2],
    ['p4', 3],
  ]);
  expect(seats.map(({ colour }) => colour)).toEqual([0, 2, 3, 4].map((seat) => colours[seat]));
  expect([host, decks]).toEqual(['p0', played.state.decks]);
  // Whoever was not here can still join.
  table.welcome(second, 'back');
  await ask(table, second, { type: 'join', by: 'p1' });
  expect(table.game.state.people.map(({ id }) => id)).toContain('p1');
});

it('[S19] where the owner has gone whoever asks owns the next one; bots stay, those who looked on at the end do not sit', async () => {
  const fake = fakeHouse();
  const { table, guests } = await begun(fake, { ...PRESETS.imaginarium, firstStoryteller: 0 }, 4);
  const [owner, , third] = guests;
  if (!owner || !third) throw new Error('nobody');
  await table.inOrder(() => table.proposeNow({ type: 'join', by: 'late' }, null));
  expect(table.game.state.people.find(({ id }) => id === 'late')?.seat).toBeNull();
  table.welcome(new FakeGuest('late'), 'in');
  await ask(table, owner, { type: 'end', by: 'p0' });
  table.seeOff(owner);
  expect(await table.inOrder(() => rematch(table, { by: 'p2', id: 'again' }))).toBeNull();
  expect(table.game.state.owner).toBe('p2');
  expect(table.game.state.people.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3']);
});

it('[S19] a bot sits in the next game though nobody is connected for it; a television does not make its player sit', async () => {
  const fake = fakeHouse();
  const table = await opened(fake.tables, OVER);
  const guests = ['p0', 'p1', 'p2'].map((player) => new FakeGuest(player));
  const [owner, , third] = guests;
  if (!owner || !third) throw new Error('nobody');
  for (const guest of guests) {
    table.welcome(guest, 'in');
    await ask(table, guest, { type: 'join', by: guest.player });
  }
  await table.inOrder(() => addBot(table, { by: 'p0', id: 'bot' }));
  await ask(table, owner, { type: 'start', by: 'p0' });
  await ask(table, owner, { type: 'end', by: 'p0' });
  table.seeOff(third);
  table.welcome(new FakeGuest('p2', 'screen'), 'in');
  expect(await table.inOrder(() => rematch(table, { by: 'p1', id: 'again' }))).toBeNull();
  const [bot] = Object.keys(table.register.bots);
  expect(table.game.state.people.map(({ id, bot: isBot }) => [id, isBot])).toEqual([
    ['p0', false],
    ['p1', false],
    [bot, true],
  ]);
});

it('[R6] a stranger puts no other game on the table, and leaves none in the store', async () => {
  const store = openMemory();
  let begunGames = 0;
  const append: typeof store.games.append = (game, seq, ...rest) => {
    if (seq === 0) begunGames += 1;
    return store.games.append(game, seq, ...rest);
  };
  const { table, guests } = await begun(
    fakeHouse({ store: otherwise(store, { games: { append } }) }),
    OVER,
    3,
  );
  await ask(table, guests[0] ?? new FakeGuest('nobody'), { type: 'end', by: 'p0' });
  table.welcome(new FakeGuest('stranger'), 'in');
  const answer = await table.inOrder(() => rematch(table, { by: 'stranger', id: 'again' }));
  expect(answer).toEqual({ rejection: { code: 'not-at-the-table' } });
  expect(begunGames).toBe(1);
});

it('a rematch is opened from where the first game was', async () => {
  const fake = fakeHouse();
  const { table, guests } = await begun(fake, OVER, 3);
  await fake.store.games.note(table.game.id, { origin: 'home' });
  await ask(table, guests[0] ?? new FakeGuest('nobody'), { type: 'end', by: 'p0' });
  await table.inOrder(() => rematch(table, { by: 'p1', id: 'again' }));
  expect((await fake.store.games.about(table.game.id))?.origin).toBe('home');
});

it('[R6] of two who ask at once, at two nodes, one succeeds, and both see the same game', async () => {
  const store = openMemory();
  const { table, guests } = await begun(fakeHouse({ store }), OVER, 3);
  await ask(table, guests[0] ?? new FakeGuest('nobody'), { type: 'end', by: 'p0' });
  const same = await fakeHouse({ store }).tables.find(table.code);
  if (!same) throw new Error('no table');
  same.welcome(new FakeGuest('p1'), 'in');
  const answers = await Promise.all([
    table.inOrder(() => rematch(table, { by: 'p0', id: 'here' })),
    same.inOrder(() => rematch(same, { by: 'p1', id: 'there' })),
  ]);
  await settle();
  expect(answers.filter((answer) => answer === null)).toHaveLength(1);
  expect(answers).toContainEqual({ rejection: { code: 'game-not-over' } });
  expect(table.game.id).toBe(same.game.id);
  expect(table.register.games).toHaveLength(1);
});

it('[S19] neighbours stay neighbours, whoever came first; partners share a seat again', async () => {
  const fake = fakeHouse();
  const rules = { ...PRESETS.imaginarium, firstStoryteller: 0, pairs: true } as const;
  const { table, guests } = await begun(fake, rules, 4);
  const [owner, second] = guests;
  if (!owner || !second) throw new Error('nobody');
  await ask(table, second, { type: 'leave', by: 'p1' });
  for (const [player, seat] of [
    ['late', undefined],
    ['partner', 2],
  ] as const) {
    const guest = new FakeGuest(player);
    table.welcome(guest, 'in');
    await ask(table, guest, { type: 'join', by: player, ...(seat === undefined ? {} : { seat }) });
  }
  await table.inOrder(() =>
    table.proposeNow({ type: 'admit', by: 'p2', player: 'partner', yes: true }, null),
  );
  const placed = (): unknown[] => table.game.state.people.map(({ id, seat }) => [id, seat]);
  const seats = [
    ['p0', 0],
    ['p2', 2],
    ['p3', 3],
    ['late', 1],
    ['partner', 2],
  ];
  expect(placed()).toEqual(seats);
  const colours = table.game.state.seats.map(({ colour }) => colour);
  await ask(table, owner, { type: 'end', by: 'p0' });
  expect(await table.inOrder(() => rematch(table, { by: 'p0', id: 'again' }))).toBeNull();
  expect(new Set(placed().map(String))).toEqual(new Set(seats.map(String)));
  expect(table.game.state.seats.map(({ colour }) => colour)).toEqual(colours);
});
