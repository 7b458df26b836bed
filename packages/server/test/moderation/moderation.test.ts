/** Guests report, the host looks, closes, bans and deletes. */
import { openMemory } from '@fabula/gamelog/memory.ts';
import type { Records } from '@fabula/gamelog/port.ts';
import type { ByeReason } from '@fabula/protocol/server-messages.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import type { Client } from '@fabula/protocol/client-types.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Origins } from '../../src/budgets/origins.ts';
import { Bans } from '../../src/moderation/bans.ts';
import type { Report } from '../../src/moderation/reports.ts';
import { Session } from '../../src/people/session.ts';
import { FakeClock } from '../fake-clock.ts';
import { otherwise } from '../fake-house.ts';
import { QUIET } from '../quiet.ts';
import { gather, ok, setUp, type Tabletop, until } from '../tabletop.ts';

const DRAWING = JSON.stringify({ lines: [[0, 1, 10, 10, 20, 20, 30, 10]] });
const DAY = 24 * 60 * 60 * 1_000;

let tabletop: Tabletop;
let code: string;
let people: Client[];
const store = () => tabletop.store;
beforeEach(async () => {
  tabletop = await setUp();
  ({ code, people } = await gather(tabletop, 4, { rules: { ...PRESETS.dixit, firstStoryteller: 0 } }));
});
afterEach(() => tabletop.stop());

const at = (index: number): Client => {
  const person = people[index];
  if (!person) throw new Error('nobody');
  return person;
};
const idOf = ({ player }: Client): string => player?.id ?? '';
const nameSeenBy = (viewer: Client, player: Client): string | undefined =>
  viewer.table?.profiles[idOf(player)]?.name;
const reports = (): Promise<Report[]> => tabletop.app.moderator.reports();
const byeTo = (client: Client): Promise<[ByeReason, number | null]> =>
  new Promise((resolve) => client.on('bye', (reason, when) => resolve([reason, when])));
const spoken = (client: Client): Promise<number> =>
  new Promise((resolve) => client.on('say', ({ at: when }) => resolve(when)));

/** The storyteller has told by a drawing. */
async function drawn(): Promise<string> {
  ok(await at(0).send('start', {}));
  await until(at(0), ({ view }) => view?.phase === 'tell');
  const { id, token } = at(0).player ?? { id: '', token: '' };
  const answer = await fetch(`${tabletop.http}/api/tables/${code}/clue`, {
    method: 'POST',
    headers: { authorization: `Bearer ${id}.${token}` },
    body: DRAWING,
  });
  const { media } = (await answer.json()) as { media: string };
  ok(await at(0).send('tell', { card: at(0).view?.hand[0] ?? -1, clue: { kind: 'drawing', media } }));
  await until(at(1), ({ view }) => view?.phase === 'submit');
  return media;
}
const mediumAt = async (media: string): Promise<number> =>
  (await fetch(`${tabletop.http}/api/games/${at(0).view?.game}/clues/${media}`)).status;

describe('a report', () => {
  it('of a name holds the name as it was, the table, the game and who', async () => {
    ok(await at(1).send('report', { player: idOf(at(2)), reason: ' rude\u202e ' }));
    ok(await at(2).send('rename', { name: 'Innocent' }));
    const [report] = await reports();
    expect(report).toMatchObject({
      number: 1,
      by: idOf(at(1)),
      player: idOf(at(2)),
      kind: 'name',
      name: 'Lena',
      reason: 'rude',
      table: code,
      game: at(0).view?.game,
      done: null,
    });
    expect(report?.network).toMatch(/^[\w-]{16}$/);
    expect(JSON.stringify(report)).not.toContain('127.0.0.1');
    expect(tabletop.app.counts.reports).toBe(1);
  });

  it('of a message holds the words the server knows, found by their time', async () => {
    const heard = spoken(at(1));
    ok(await at(2).send('say', { text: 'Something rude' }));
    const when = await heard;
    const what = { kind: 'message', at: when } as const;
    ok(await at(1).send('report', { player: idOf(at(2)), reason: '', what }));
    expect(await reports()).toMatchObject([{ kind: 'message', text: 'Something rude', said: when }]);
    // Nobody can be reported for what they did not say.
    const no = { code: 'no-longer-there' };
    expect(await at(1).send('report', { player: idOf(at(3)), reason: '', what })).toMatchObject(no);
    const never = { kind: 'message', at: when - 1 } as const;
    expect(await at(1).send('report', { player: idOf(at(2)), reason: '', what: never })).toMatchObject(no);
  });

  it('[Q6] of a message is taken after a flood by the same mouth', async () => {
    const heard = spoken(at(1));
    ok(await at(2).send('say', { text: 'Something rude' }));
    const when = await heard;
    const table = tabletop.app.tables.inUse(code);
    for (let line = 0; line < 60; line += 1)
      table?.talk.add({ by: idOf(at(2)), text: 'la', at: when + 1 + line });
    const what = { kind: 'message', at: when } as const;
    ok(await at(1).send('report', { player: idOf(at(2)), reason: '', what }));
    expect(await reports()).toMatchObject([{ kind: 'message', text: 'Something rude' }]);
  });

  it('[Q6] of a name that was changed meanwhile holds the one before, and both are struck', async () => {
    ok(await at(2).send('rename', { name: 'Something Rude' }));
    ok(await at(2).send('rename', { name: 'Innocent' }));
    ok(await at(1).send('report', { player: idOf(at(2)), reason: '' }));
    expect(await reports()).toMatchObject([{ kind: 'name', name: 'Innocent', text: 'Something Rude' }]);
    expect(await tabletop.app.moderator.delete(1)).toBe('name replaced');
    for (const name of ['Something Rude', 'Innocent'])
      expect(await at(2).send('rename', { name })).toMatchObject({ code: 'name-struck' });
  });

  it('of a drawing is of whoever made it; of a written clue, of the storyteller', async () => {
    const media = await drawn();
    const drawing = { kind: 'clue', media } as const;
    ok(await at(1).send('report', { player: idOf(at(0)), reason: '', what: drawing }));
    ok(await at(1).send('report', { player: idOf(at(0)), reason: '', what: { kind: 'clue', media: null } }));
    expect(await reports()).toMatchObject([
      { kind: 'drawing', player: idOf(at(0)), media, text: null },
      { kind: 'clue', player: idOf(at(0)), media: null },
    ]);
    const none = { kind: 'clue', media: '1-aaaaaaaaaaaaaaaaaaaaaa' } as const;
    const no = { code: 'no-longer-there' };
    expect(await at(1).send('report', { player: idOf(at(0)), reason: '', what: none })).toMatchObject(no);
    const other = { player: idOf(at(2)), reason: '', what: { kind: 'clue', media: null } as const };
    expect(await at(1).send('report', other)).toMatchObject(no);
    // By way of somebody else one's own drawing is still one's own.
    expect(await at(0).send('report', { player: idOf(at(1)), reason: '', what: drawing })).toMatchObject({
      code: 'not-yourself',
    });
  });

  it('is refused of oneself, of strangers and of bots; the same again is kept once', async () => {
    const report = (player: string) => at(0).send('report', { player, reason: '' });
    ok(await at(0).send('addBot', {}));
    const bot = at(0).view?.people.find((person) => person.bot)?.id ?? '';
    expect(await report(idOf(at(0)))).toMatchObject({ code: 'not-yourself' });
    expect(await report('nobody')).toMatchObject({ code: 'no-such-player' });
    expect(await report(bot)).toMatchObject({ code: 'no-such-player' });
    ok(await report(idOf(at(1))));
    ok(await report(idOf(at(1))));
    expect(await reports()).toHaveLength(1);
    expect(tabletop.app.counts.reports).toBe(1);
  });

  it('is paid for by whoever reports, once', async () => {
    const pay = vi.spyOn(Session.prototype, 'pay');
    const written = (): number => {
      const costs = pay.mock.calls.filter(([cost]) => cost === 'written');
      pay.mockClear();
      return costs.reduce((sum, [, amount]) => sum + amount, 0);
    };
    ok(await at(1).send('report', { player: idOf(at(2)), reason: 'x'.repeat(100) }));
    const [report] = await store().records.list('report', { limit: 1 });
    expect(written()).toBe(report?.text.length);
    ok(await at(1).send('report', { player: idOf(at(2)), reason: 'again' }));
    expect(written()).toBe(0);
    pay.mockRestore();
  });

  it('has its pace: twenty an hour from one address', async () => {
    for (let count = 0; count < 20; count += 1)
      ok(await at(1).send('report', { player: idOf(at(2)), reason: `${count}` }));
    const refusal = { code: 'too-fast' };
    expect(await at(3).send('report', { player: idOf(at(2)), reason: '' })).toMatchObject(refusal);
  });
});

describe('what was reported', () => {
  it('is deleted: a name, which cannot be taken again', async () => {
    ok(await at(1).send('report', { player: idOf(at(2)), reason: '' }));
    expect(await tabletop.app.moderator.delete(1)).toBe('name replaced');
    await until(at(1), () => nameSeenBy(at(1), at(2)) === 'Guest');
    expect(await at(2).send('rename', { name: 'LENA' })).toMatchObject({ code: 'name-struck' });
    // The browser still knows it, and brings it along.
    const again = tabletop.client(at(2).player ?? undefined);
    ok(await again.enter({ code, role: 'player', name: 'Lena' }));
    expect(nameSeenBy(again, at(2))).toBe('Guest');
    ok(await again.send('rename', { name: 'Helen' }));
    await until(at(1), () => nameSeenBy(at(1), at(2)) === 'Helen');
    expect(await reports()).toMatchObject([{ done: 'name replaced', name: 'Lena' }]);
  });

  it('is deleted: a name, and whatever looks the same', async () => {
    ok(await at(1).send('report', { player: idOf(at(2)), reason: '' }));
    await tabletop.app.moderator.delete(1);
    for (const name of ['Lena', 'lENA', 'Léna', 'Ｌｅｎａ', 'Le\u200bna', 'Lena\u3164', 'L\u0336ena', 'Lеnа'])
      expect(await at(2).send('rename', { name })).toMatchObject({ code: 'name-struck' });
    ok(await at(2).send('rename', { name: 'Lenora' }));
    // Somebody else may have it.
    ok(await at(3).send('rename', { name: 'Lena' }));
  });

  it('is deleted: a name that was given up meanwhile leaves the new one', async () => {
    ok(await at(1).send('report', { player: idOf(at(2)), reason: '' }));
    ok(await at(2).send('rename', { name: 'Helen' }));
    await tabletop.app.moderator.delete(1);
    expect(await at(2).send('rename', { name: 'Lena' })).toMatchObject({ code: 'name-struck' });
    expect(nameSeenBy(at(1), at(2))).toBe('Helen');
  });

  it('is deleted: a message, from every screen', async () => {
    const heard = spoken(at(1));
    ok(await at(2).send('say', { text: 'rude' }));
    const what = { kind: 'message', at: await heard } as const;
    ok(await at(1).send('report', { player: idOf(at(2)), reason: '', what }));
    const retold = new Promise((resolve) => at(3).on('said', resolve));
    expect(await tabletop.app.moderator.delete(1)).toBe('message deleted');
    expect(await retold).toEqual([]);
    expect(await tabletop.app.moderator.delete(1)).toBe('message was gone already');
  });

  it('is deleted: a drawing, and the game goes on with its log as it was', async () => {
    const media = await drawn();
    ok(await at(1).send('report', { player: idOf(at(0)), reason: '', what: { kind: 'clue', media } }));
    expect(await mediumAt(media)).toBe(200);
    const before = await store().games.read(at(0).view?.game ?? '');
    expect(await tabletop.app.moderator.delete(1)).toBe('drawing deleted');
    expect(await mediumAt(media)).toBe(404);
    expect(await store().games.read(at(0).view?.game ?? '')).toEqual(before);
    ok(await at(1).send('submit', { cards: [at(1).view?.hand[0] ?? -1] }));
  });

  it('is not deleted from a log', async () => {
    await drawn();
    ok(await at(1).send('report', { player: idOf(at(0)), reason: '', what: { kind: 'clue', media: null } }));
    await expect(tabletop.app.moderator.delete(1)).rejects.toThrow('part of the game’s log');
    await expect(tabletop.app.moderator.delete(7)).rejects.toThrow('There is no report 7');
  });
});

describe('a table that the host closes', () => {
  it('says goodbye to everybody, and lets nobody in, until it is opened again', async () => {
    const byes = people.map(byeTo);
    expect(await tabletop.app.moderator.close(code.toLowerCase())).toEqual({ guests: 4 });
    expect(await Promise.all(byes)).toEqual(people.map(() => ['table-closed', null]));
    const closed = { code: 'table-closed', text: 'The host of this site has closed this table.' };
    const back = tabletop.client(at(0).player ?? undefined);
    expect(await back.enter({ code, role: 'player', name: 'Yura' })).toMatchObject(closed);
    expect(await back.enter({ code, role: 'screen' })).toMatchObject(closed);
    const company = await fetch(`${tabletop.http}/api/tables/${code}`);
    expect(await company.json()).toEqual({ there: true, here: [], taken: [] });
    await tabletop.app.moderator.reopen(code);
    ok(await back.enter({ code, role: 'player', name: 'Yura' }));
    await expect(tabletop.app.moderator.close('ZZZZZZ')).rejects.toThrow('There is no table ZZZZZZ');
  });

  it('stays closed when the server starts anew', async () => {
    const kept = openMemory();
    const first = await setUp({}, { store: { ...kept, close: () => Promise.resolve() } });
    const { code: other, people: others } = await gather(first, 3);
    await first.app.moderator.close(other);
    await first.stop();
    const second = await setUp({}, { store: kept });
    const back = second.client(others[0]?.player ?? undefined);
    expect(await back.enter({ code: other, role: 'player', name: 'Yura' })).toMatchObject({
      code: 'table-closed',
    });
    await second.stop();
  });

  it('takes no drawing any more', async () => {
    await drawn();
    const { id, token } = at(0).player ?? { id: '', token: '' };
    await tabletop.app.moderator.close(code);
    const answer = await fetch(`${tabletop.http}/api/tables/${code}/clue`, {
      method: 'POST',
      headers: { authorization: `Bearer ${id}.${token}` },
      body: DRAWING,
    });
    expect([answer.status, await answer.json()]).toEqual([403, { error: 'table-closed' }]);
  });
});

describe('a ban', () => {
  it('sends the player away from everywhere, and keeps them out until it is over', async () => {
    const clock = new FakeClock();
    const still = await setUp({}, { clock });
    const { code: other, people: others } = await gather(still, 3);
    const [owner, rude] = others as [Client, Client];
    ok(await owner.send('report', { player: idOf(rude), reason: '' }));
    const bye = byeTo(rude);
    const tomorrow = clock.now() + DAY;
    expect(await still.app.moderator.ban('1', 1, false)).toEqual([`player.${idOf(rude)}`]);
    expect(await bye).toEqual(['banned-from-site', tomorrow]);
    expect(rude.status).toBe('closed');

    const back = still.client(rude.player ?? undefined);
    expect(await byeTo(back)).toEqual(['banned-from-site', tomorrow]);
    const { id, token } = rude.player ?? { id: '', token: '' };
    const upload = await fetch(`${still.http}/api/tables/${other}/clue`, {
      method: 'POST',
      headers: { authorization: `Bearer ${id}.${token}` },
      body: DRAWING,
    });
    expect([upload.status, await upload.json()]).toEqual([403, { error: 'banned-from-site' }]);
    expect(await still.app.moderator.bans()).toMatchObject([[`player.${idOf(rude)}`, { until: tomorrow }]]);

    await clock.pass(DAY);
    ok(await still.client(rude.player ?? undefined).enter({ code: other, role: 'player', name: 'Timur' }));
    expect(await still.app.moderator.bans()).toEqual([]);
    await still.stop();
  });

  it('of a network keeps new players out, and those who are known not', async () => {
    ok(await at(1).send('report', { player: idOf(at(2)), reason: '' }));
    const names = await tabletop.app.moderator.ban('1', null, true);
    expect(names).toEqual([`player.${idOf(at(2))}`, expect.stringMatching(/^network\.[\w-]{16}$/)]);
    expect(await byeTo(tabletop.client())).toEqual(['banned-from-site', null]);
    const known = tabletop.client(at(3).player ?? undefined);
    ok(await known.enter({ code, role: 'player', name: 'Kolya' }));
    expect(at(1).status).toBe('online');
    expect(await tabletop.app.moderator.unban('1')).toEqual(names);
    ok(await tabletop.client().enter({ code, role: 'spectator' }));
  });

  it('is by an id too, lifted by its name, and there after a restart', async () => {
    const kept = openMemory();
    const origins = new Origins(Buffer.alloc(32, 1));
    const first = await setUp({}, { store: { ...kept, close: () => Promise.resolve() }, origins });
    const player = first.client();
    ok(await player.open({}));
    await first.app.moderator.ban(idOf(player), null, false);
    await first.stop();
    const second = await setUp({}, { store: kept, origins });
    expect(await byeTo(second.client(player.player ?? undefined))).toEqual(['banned-from-site', null]);
    const name = `player.${idOf(player)}`;
    expect(await second.app.moderator.unban(name)).toEqual([name]);
    ok(await second.client(player.player ?? undefined).open({}));
    await expect(second.app.moderator.unban(name)).rejects.toThrow('is not banned');
    await expect(second.app.moderator.ban('a player', null, false)).rejects.toThrow('no player');
    await expect(second.app.moderator.ban(idOf(player), null, true)).rejects.toThrow('Only of a report');
    await second.stop();
  });

  it('of somebody who has left knows where they came from; of somebody who never came this time, not', async () => {
    const kept = openMemory();
    const first = await setUp({}, { store: { ...kept, close: () => Promise.resolve() } });
    const { code: other, people: others } = await gather(first, 4);
    const [one, gone, absent] = others as [Client, Client, Client];
    gone.close();
    await until(one, ({ view }) => view?.people.some(({ presence }) => presence === 'away') ?? false);
    ok(await one.send('report', { player: idOf(gone), reason: '' }));
    expect(await first.app.moderator.ban('1', null, true)).toHaveLength(2);
    await first.app.moderator.unban('1');
    await first.stop();
    const second = await setUp({}, { store: kept });
    const back = second.client(one.player ?? undefined);
    ok(await back.enter({ code: other, role: 'player', name: 'Yura' }));
    ok(await back.send('report', { player: idOf(absent), reason: '' }));
    await expect(second.app.moderator.ban('2', null, true)).rejects.toThrow('nobody knows where');
    expect(await second.app.moderator.ban('2', null, false)).toEqual([`player.${idOf(absent)}`]);
    await second.stop();
  });

  it('is of somebody: a table’s code, or half an id, is no player', async () => {
    const { moderator } = tabletop.app;
    for (const who of [code, `player.${code}`, idOf(at(1)).slice(1)])
      await expect(moderator.ban(who, null, false)).rejects.toThrow(/There is no player .* by "close"/);
    expect(await moderator.bans()).toEqual([]);
    // Somebody who has only said hello is kept nowhere yet.
    const visitor = tabletop.client();
    await until(visitor, ({ status }) => status === 'online');
    expect(await moderator.ban(idOf(visitor), null, false)).toEqual([`player.${idOf(visitor)}`]);
    expect(await moderator.ban(`player.${idOf(at(1))}`, null, false)).toEqual([`player.${idOf(at(1))}`]);
  });

  it('is on disk also if another comes in between', async () => {
    const kept = openMemory();
    let puts = 0;
    const put: Records['put'] = async (kind, id, text, version) => {
      puts += 1;
      if (puts === 1) await kept.records.put(kind, id, '{"since":1,"until":2}', version);
      return kept.records.put(kind, id, text, version);
    };
    const bans = await Bans.open(otherwise(kept, { records: { put } }).records, () => 1_000, QUIET);
    await bans.add('player.x', null);
    const again = await Bans.open(kept.records, () => 1_000, QUIET);
    expect(again.ofPlayer('x')).toEqual({ since: 1_000, until: null });
  });

  it('that cannot be read does not count, and keeps the server from nothing', async () => {
    const kept = openMemory();
    await kept.records.put('ban', 'player.x', '{"until":"soon"}', 0);
    const other = await setUp({}, { store: kept });
    expect(await other.app.moderator.bans()).toEqual([]);
    await other.stop();
  });
});
