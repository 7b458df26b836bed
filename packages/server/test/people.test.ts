import { PRESETS } from '@fabula/engine/rules.ts';
import type { Client } from '@fabula/protocol/client-types.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import type { Records } from '@fabula/gamelog/port.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settle } from './fake-clock.ts';
import { ask, FakeGuest, fakeHouse, opened, otherwise } from './fake-house.ts';
import { raw } from './raw-socket.ts';
import { gather, isOver, ok, playUntil, setUp, type Tabletop, until } from './tabletop.ts';

let tabletop: Tabletop;
beforeEach(async () => {
  tabletop = await setUp();
});
afterEach(() => tabletop.stop());

const first = <T>(items: readonly T[]): T => {
  const [item] = items;
  if (item === undefined) throw new Error('nothing there');
  return item;
};
const idOf = ({ player }: Client): string => player?.id ?? '';
const enter = async (
  client: Client,
  code: string,
  name: string,
  role: 'player' | 'spectator' | 'screen' = 'player',
) => ok(await client.enter({ code, role, name }));

describe('a table', () => {
  it('is found by its code in any case, and only by a right one', async () => {
    const { code } = await gather(tabletop, 3);
    expect(code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
    const late = tabletop.client();
    await enter(late, code.toLowerCase(), 'Late');
    const lost = await tabletop.client().enter({ code: 'AAAAAA', role: 'player', name: 'Lost' });
    expect(lost).toMatchObject({ ok: false, code: 'no-such-table' });
  });

  it('is not found by trying codes: who missed too often is not told of a hit, except those who are at it', async () => {
    const { code, people } = await gather(tabletop, 3);
    const stranger = tabletop.client();
    for (let miss = 0; miss < 30; miss += 1)
      expect(await stranger.enter({ code: 'AAAAAA', role: 'spectator' })).toMatchObject({
        code: 'no-such-table',
      });
    for (const tried of ['AAAAAA', code])
      expect(await stranger.enter({ code: tried, role: 'spectator' })).toMatchObject({ code: 'too-fast' });
    const again = tabletop.client(first(people).player ?? undefined);
    await enter(again, code, 'Yura');
  });

  it('names those who sit there to whoever has the link, and nobody to whoever tries codes', async () => {
    const ask = async (code: string): Promise<unknown> =>
      (await fetch(`${tabletop.http}/api/tables/${code}`)).json();
    const { code, people } = await gather(tabletop, 3);
    const names = people.map(({ table, player }) => table?.profiles[player?.id ?? '']?.name ?? '');
    const there = { there: true, here: names, taken: first(people).view?.seats };
    expect(names.every((name) => name !== '')).toBe(true);
    expect(await ask(code)).toEqual(there);
    const nobody = { here: [], taken: [] };
    for (let miss = 0; miss < 30; miss += 1) expect(await ask('AAAAAA')).toEqual({ there: false, ...nobody });
    // Whoever guesses is told nothing more, not even that.
    expect(await ask(code)).toEqual(nobody);
  });

  it('is not found by bringing drawings to codes either', async () => {
    const { code, people } = await gather(tabletop, 3);
    const { code: other } = await gather(tabletop, 3);
    const stranger = tabletop.client();
    await until(stranger, ({ status }) => status === 'online');
    ok(await stranger.enter({ code, role: 'spectator' }));
    ok(await stranger.exit());
    const bring = async (to: string, { player }: Client): Promise<number> => {
      const headers = { authorization: `Bearer ${player?.id}.${player?.token}` };
      return (await fetch(`${tabletop.http}/api/tables/${to}/clue`, { method: 'POST', headers })).status;
    };
    for (let miss = 0; miss < 30; miss += 1) expect(await bring('AAAAAA', stranger)).toBe(404);
    expect(await bring('AAAAAA', stranger)).toBe(429);
    expect(await bring(other, stranger)).toBe(429);
    expect(await bring(code, first(people))).toBe(403);
  });

  it('shows names, watchers and screens to everybody, and cards to nobody else', async () => {
    const { code, people } = await gather(tabletop, 3);
    const owner = first(people);
    const watcher = tabletop.client();
    const screen = tabletop.client();
    await enter(watcher, code, 'Watcher', 'spectator');
    await enter(screen, code, '', 'screen');
    await until(owner, ({ table }) => table?.screens === 1 && table.spectators === 1);
    expect(Object.values(owner.table?.profiles ?? {}).map(({ name }) => name)).toEqual([
      'Yura',
      'Timur',
      'Lena',
      'Watcher',
    ]);
    ok(await owner.send('start', {}));
    await until(watcher, ({ view }) => view?.phase === 'claim');
    expect(watcher.view).toMatchObject({ seat: null, hand: [], given: [], vote: null });
    expect(screen.view?.hand).toEqual([]);
    expect(await watcher.send('join', {})).toMatchObject({ code: 'watching-only' });
    expect(await screen.send('say', { text: 'psst' })).toMatchObject({ code: 'watching-only' });
  });

  it('shows a player’s own shared screen no cards', async () => {
    const { code, people } = await gather(tabletop, 3);
    const owner = first(people);
    ok(await owner.send('start', {}));
    const screen = tabletop.client(owner.player ?? undefined);
    await enter(screen, code, 'Yura', 'screen');
    expect(screen.view).toMatchObject({ seat: null, hand: [] });
  });

  it('has a name for everybody, cleaned and cut', async () => {
    const { code, people } = await gather(tabletop, 3);
    const client = tabletop.client();
    expect(await client.enter({ code, role: 'player', name: ' \u202e\u0007 ' })).toMatchObject({
      code: 'name-empty',
    });
    await enter(client, code, `  A\u202e\tB ${'x'.repeat(40)}`);
    expect(client.table?.profiles[idOf(client)]?.name).toBe(`A B ${'x'.repeat(20)}`);
    ok(await client.send('rename', { name: '👨‍👩‍👧‍👦'.repeat(18), avatar: 'fox' }));
    await until(first(people), ({ table }) => table?.profiles[idOf(client)]?.avatar === 'fox');
    expect(client.table?.profiles[idOf(client)]?.name).toBe('👨‍👩‍👧‍👦'.repeat(8));
  });

  it('can be opened with own rules, listed, and refused with the reason', async () => {
    const client = tabletop.client();
    const rules = { ...PRESETS.dixit, rounds: 3 };
    const { code = '' } = ok(
      await client.open({ rules, listed: true, decks: ['placeholder', 'tiny'], language: 'ru' }),
    );
    await enter(client, code, 'Owner');
    expect(client.view).toMatchObject({
      rules,
      decks: [
        { id: 'placeholder', cards: 84 },
        { id: 'tiny', cards: 30 },
      ],
    });
    const listed = await (await fetch(`${tabletop.http}/api/tables`)).json();
    expect(listed).toEqual([{ code, language: 'ru', phase: 'lobby', seated: 0, seats: 0, most: 6 }]);
    expect(await client.open({ decks: ['stolen'] })).toMatchObject({
      code: 'no-such-deck',
      params: { deck: 'stolen' },
    });
    expect(await client.open({ rules: { ...rules, hand: { ...rules.hand, 3: 99 } } })).toMatchObject({
      code: 'bad-rules',
    });
    ok(await client.send('settings', { listed: false, chat: false, language: 'en' }));
    await until(client, ({ table }) => table?.listed === false && !table.chat && table.language === 'en');
    expect(await (await fetch(`${tabletop.http}/api/tables`)).json()).toEqual([]);
  });
});

describe('a table many look in at', () => {
  it('remembers the latest of them, and everybody who sits there', async () => {
    const { tables } = fakeHouse();
    const table = await opened(tables, PRESETS.dixit);
    const sitter = new FakeGuest('p1');
    table.welcome(sitter, 'w');
    table.profiles.set('p1', { name: 'Ana', avatar: 'rabbit' });
    await ask(table, sitter, { type: 'join', by: 'p1' });
    table.seeOff(sitter);
    for (let passer = 0; passer < 500; passer += 1) {
      const guest = new FakeGuest(`passer-${passer}`, 'spectator');
      table.profiles.set(guest.player, { name: 'Passer', avatar: 'rabbit' });
      table.welcome(guest, 'w');
      table.seeOff(guest);
    }
    expect(table.profiles.size).toBeLessThanOrEqual(201);
    expect(table.cameFrom.size).toBeLessThanOrEqual(201);
    expect([table.profiles.has('p1'), table.profiles.has('passer-499')]).toEqual([true, true]);
  });
});

describe('a table that takes no more', () => {
  /** A store in which a record takes a while to be put, so that several may come in at once. */
  const slow = async (): Promise<Tabletop> => {
    const memory = openMemory();
    const put: Records['put'] = async (...record) => {
      await settle();
      await settle();
      return memory.records.put(...record);
    };
    await tabletop.stop();
    tabletop = await setUp(
      { MAX_GUESTS_PER_TABLE: '12', TRUST_PROXY: 'true' },
      { store: otherwise(memory, { records: { put } }) },
    );
    return tabletop;
  };
  const guestsAt = (code: string): number =>
    [...tabletop.app.tables.all].find((table) => table.code === code)?.guests.size ?? -1;

  it('takes no more of those who come at once either, and always those who have a place in its game', async () => {
    const { code, people } = await gather(await slow(), 3);
    const crowd = Array.from({ length: 20 }, () => tabletop.client());
    for (const one of crowd) await until(one, ({ status }) => status === 'online');
    const answers = await Promise.all(crowd.map((one) => one.enter({ code, role: 'spectator' })));
    // Three quarters of the places, with those who play.
    expect(answers.filter((answer) => answer.ok)).toHaveLength(6);
    expect(guestsAt(code)).toBe(9);
    for (const [place, answer] of ['ack', 'ack', 'ack', 'reject'].entries()) {
      const friend = await raw(tabletop.url, { 'x-forwarded-for': `192.0.2.${place}` });
      friend.say({ id: 'h', type: 'hello', protocol: 1, language: 'en' });
      await friend.until('welcome');
      friend.say({ id: 'e', type: 'enter', code, role: 'screen', name: `Friend ${place}` });
      expect(await friend.until(answer)).toMatchObject({ [answer]: 'e' });
    }
    await until(first(people), ({ table }) => table?.screens === 3);
    // A screen's owner is named, so that they can be sent away.
    expect(Object.values(first(people).table?.profiles ?? {}).map(({ name }) => name)).toContain('Friend 0');
    const again = tabletop.client(first(people).player ?? undefined);
    await enter(again, code, 'Yura');
  });

  it('keeps out somebody who is banned while they come in', async () => {
    const { code, people } = await gather(await slow(), 4);
    const [owner, , , last] = people;
    if (!owner || !last) throw new Error('nobody');
    const again = tabletop.client(last.player ?? undefined);
    await until(again, ({ status }) => status === 'online');
    const [banned] = await Promise.all([
      owner.send('ban', { player: idOf(last) }),
      again.enter({ code, role: 'spectator', name: 'Another' }),
    ]);
    expect(banned.ok).toBe(true);
    expect(guestsAt(code)).toBe(3);
  });
});

describe('the owner', () => {
  it('[S20] kicks: the player is told and shut out of the game, not of the table', async () => {
    const { code, people } = await gather(tabletop, 4);
    const [owner, , , last] = people;
    if (!owner || !last) throw new Error('nobody');
    const byes: string[] = [];
    last.on('bye', (reason) => byes.push(reason));
    expect(await last.send('kick', { player: idOf(owner) })).toMatchObject({ code: 'owner-only' });
    ok(await owner.send('kick', { player: idOf(last) }));
    await until(last, ({ status }) => status === 'closed');
    expect(byes).toEqual(['kicked']);
    expect(owner.view?.seats).toHaveLength(3);
    const again = tabletop.client(last.player ?? undefined);
    await enter(again, code, 'Kolya');
    expect(await again.send('join', {})).toMatchObject({ code: 'kicked' });
  });

  it('bans: the player cannot come back until unbanned', async () => {
    const { code, people } = await gather(tabletop, 4);
    const [owner, second, , last] = people;
    if (!owner || !second || !last) throw new Error('nobody');
    expect(await second.send('ban', { player: idOf(last) })).toMatchObject({ code: 'owner-only' });
    expect(await owner.send('ban', { player: idOf(owner) })).toMatchObject({ code: 'not-yourself' });
    ok(await owner.send('ban', { player: idOf(last) }));
    await until(last, ({ status }) => status === 'closed');
    await until(owner, ({ view, table }) => view?.seats.length === 3 && table?.banned.length === 1);
    const again = tabletop.client(last.player ?? undefined);
    expect(await again.enter({ code, role: 'spectator' })).toMatchObject({ code: 'banned' });
    ok(await owner.send('unban', { player: idOf(last) }));
    await enter(again, code, 'Kolya');
  });

  it('moves on by itself when the owner leaves', async () => {
    const { people } = await gather(tabletop, 4);
    const [owner, second] = people;
    if (!owner || !second) throw new Error('nobody');
    ok(await owner.send('leave', {}));
    await until(second, ({ view }) => view?.owner === idOf(second));
    ok(await second.send('start', {}));
  });

  it('fills seats with bots, takes them away again, and plays with them', async () => {
    const { people } = await gather(tabletop, 1, {
      rules: { ...PRESETS.imaginarium, firstStoryteller: 1, rounds: 2 },
    });
    const owner = first(people);
    for (let bots = 0; bots < 4; bots += 1) ok(await owner.send('addBot', {}));
    expect(owner.view?.people.filter(({ bot }) => bot)).toHaveLength(4);
    const bot = owner.view?.people.find((person) => person.bot)?.id ?? '';
    expect(owner.table?.profiles[bot]?.name).toBeTruthy();
    ok(await owner.send('removeBot', { player: bot }));
    expect(await owner.send('removeBot', { player: idOf(owner) })).toMatchObject({ code: 'not-a-bot' });
    expect(owner.view?.seats).toHaveLength(4);
    ok(await owner.send('start', {}));
    await playUntil(people, isOver);
  });
});

describe('a seat', () => {
  it('is handed over by a link, once', async () => {
    const { code, people } = await gather(tabletop, 3);
    const [owner, giver] = people;
    if (!owner || !giver) throw new Error('nobody');
    ok(await owner.send('start', {}));
    await until(giver, ({ view }) => view?.phase === 'claim');
    const hand = giver.view?.hand;
    const { secret = '' } = ok(await giver.send('handover', {}));
    const taker = tabletop.client();
    ok(await taker.enter({ code, role: 'player', name: 'Taker', handover: secret }));
    expect(taker.view).toMatchObject({ seat: 1, hand });
    await until(giver, ({ view }) => view?.seat === null);
    expect(giver.view?.hand).toEqual([]);
    const second = await tabletop.client().enter({ code, role: 'player', name: 'Thief', handover: secret });
    expect(second).toMatchObject({ code: 'handover-void' });
    const guess = await tabletop.client().enter({ code, role: 'player', name: 'Thief', handover: 'guess' });
    expect(guess).toMatchObject({ code: 'handover-void' });
  });

  it('is not handed over to somebody who only watches', async () => {
    const { code, people } = await gather(tabletop, 3);
    const { secret = '' } = ok(await first(people).send('handover', {}));
    const watcher = tabletop.client();
    expect(await watcher.enter({ code, role: 'spectator', name: 'W', handover: secret })).toMatchObject({
      code: 'watching-only',
    });
    ok(await watcher.enter({ code, role: 'player', name: 'W', handover: secret }));
    expect(watcher.view?.seat).toBe(0);
  });

  it('is shared by two where people play in pairs', async () => {
    const { code, people } = await gather(tabletop, 3, { rules: { ...PRESETS.imaginarium, pairs: true } });
    const [owner] = people;
    if (!owner) throw new Error('nobody');
    const partner = tabletop.client();
    await enter(partner, code, 'Partner');
    ok(await partner.send('join', { seat: 0 }));
    expect(partner.view?.seat).toBeNull();
    ok(await owner.send('admit', { player: idOf(partner), yes: true }));
    const third = tabletop.client();
    await enter(third, code, 'Third');
    expect(await third.send('join', { seat: 0 })).toMatchObject({ code: 'seat-taken' });
    ok(await owner.send('start', {}));
    await until(partner, ({ view }) => view?.phase === 'tell');
    expect(partner.view?.hand).toEqual(owner.view?.hand);
    expect(partner.view?.seat).toBe(0);
    // Whoever sits down beside somebody sees their hand: not before they have said yes.
    ok(await third.send('join', { seat: 1 }));
    expect(third.view).toMatchObject({ seat: null, hand: [] });
    expect(await owner.send('admit', { player: idOf(third), yes: true })).toMatchObject({
      code: 'nobody-asked',
    });
    ok(await (people[1] as Client).send('admit', { player: idOf(third), yes: true }));
    await until(third, ({ view }) => view?.seat === 1);
    expect(third.view?.hand).toEqual(people[1]?.view?.hand);
    // In the next game they sit as they sat: nobody is asked again.
    ok(await owner.send('end', {}));
    ok(await owner.send('rematch', {}));
    ok(await owner.send('start', {}));
    await until(third, ({ view }) => view?.phase === 'tell');
    expect([owner, partner, people[1], third, people[2]].map((guest) => guest?.view?.seat)).toEqual([
      0, 0, 1, 1, 2,
    ]);
    expect(partner.view?.hand).toEqual(owner.view?.hand);
  });

  it('is taken by a latecomer, from the next round on', async () => {
    const { code, people } = await gather(tabletop, 4, { preset: 'imaginarium' });
    const owner = first(people);
    ok(await owner.send('start', {}));
    await playUntil(people, ({ view }) => view?.phase === 'submit');
    const late = tabletop.client();
    await enter(late, code, 'Late');
    ok(await late.send('join', {}));
    expect(late.view).toMatchObject({ seat: null, arrivals: [idOf(late)] });
    await playUntil([...people, late], ({ view }) => view?.round === 2);
    expect(late.view?.seat).toBe(4);
    expect(late.view?.hand).toHaveLength(6);
  });

  it('belongs to the player on all tabs', async () => {
    const { code, people } = await gather(tabletop, 3, { rules: { ...PRESETS.dixit, firstStoryteller: 1 } });
    const [owner, teller] = people;
    if (!owner || !teller) throw new Error('nobody');
    ok(await owner.send('start', {}));
    const tab = tabletop.client(teller.player ?? undefined);
    await enter(tab, code, 'Timur');
    expect(tab.view).toEqual(teller.view);
    ok(await tab.send('tell', { card: tab.view?.hand[0] ?? -1, clue: { kind: 'text', text: 'Two' } }));
    await until(teller, ({ view }) => view?.phase === 'submit');
    expect(teller.view?.given).toEqual(tab.view?.given);
    tab.close();
    const third = people[2];
    if (!third) throw new Error('nobody');
    ok(await third.send('submit', { cards: third.view?.hand.slice(0, 2) ?? [] }));
    await until(owner, ({ view }) => view?.waiting.length === 1);
    expect(owner.view?.people.every(({ presence }) => presence === 'here')).toBe(true);
  });
});

describe('once more', () => {
  it('a rematch seats the same people at the same table, in another game', async () => {
    const { people } = await gather(tabletop, 3, { rules: { ...PRESETS.imaginarium, rounds: 1 } });
    const [owner, second] = people;
    if (!owner || !second) throw new Error('nobody');
    expect(await second.send('rematch', {})).toMatchObject({ code: 'game-not-over' });
    ok(await owner.send('start', {}));
    await playUntil(people, isOver);
    const game = owner.view?.game;
    ok(await second.send('rematch', {}));
    await until(owner, ({ view }) => view?.phase === 'lobby' && view.seats.length === 3);
    expect(owner.view?.game).not.toBe(game);
    expect(owner.view?.owner).toBe(idOf(owner));
    expect(owner.view?.people.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(owner.table).toMatchObject({ gamesPlayed: 1, lastGame: game });
    ok(await owner.send('start', {}));
    await playUntil(people, isOver);
  });
});

describe('one’s own data', () => {
  it('is deleted on demand: name, token, and the seat is given up', async () => {
    const { code, people } = await gather(tabletop, 4);
    const [owner, , , last] = people;
    if (!owner || !last) throw new Error('nobody');
    const { player } = last;
    ok(await last.send('forgetMe', {}));
    await until(last, ({ status }) => status === 'closed');
    await until(owner, ({ view, table }) => view?.seats.length === 3 && !table?.profiles[player?.id ?? '']);
    expect(await tabletop.store.records.get('player', player?.id ?? '')).toBeUndefined();
    const ghost = tabletop.client(player ?? undefined);
    await until(ghost, ({ status }) => status === 'online');
    expect(idOf(ghost)).not.toBe(player?.id);
    await enter(ghost, code, 'New');
  });

  it('is deleted wherever one is: every seat is given up, at no table a name is left', async () => {
    const [one, other] = [await gather(tabletop, 4), await gather(tabletop, 3)];
    const player = one.people[3];
    if (!player) throw new Error('nobody');
    const elsewhere = tabletop.client(player.player ?? undefined);
    await enter(elsewhere, other.code, 'Kolya');
    ok(await elsewhere.send('join', {}));
    const [here, there] = [first(one.people), first(other.people)];
    await until(there, ({ view }) => view?.seats.length === 4);
    ok(await elsewhere.send('forgetMe', {}));
    for (const owner of [here, there]) {
      await until(owner, ({ view }) => view?.seats.length === 3);
      expect(owner.view?.people.map(({ id }) => id)).not.toContain(idOf(player));
      await until(owner, ({ table }) => !table?.profiles[idOf(player)]);
    }
  });

  it('is never in the log of a game', async () => {
    const { people } = await gather(tabletop, 3);
    const entries = await tabletop.store.games.read(first(people).view?.game ?? '');
    const text = entries.map((entry) => entry.text).join();
    for (const name of ['Yura', 'Timur', 'Lena']) expect(text).not.toContain(name);
    for (const { player } of people) expect(text).not.toContain(player?.token);
    const records = await tabletop.store.records.list('player', { limit: 10 });
    for (const { player } of people)
      expect(records.map(({ text: doc }) => doc).join()).not.toContain(player?.token);
  });
});
