/** Where a visit leads, whatever comes in between: a real client, and a server that answers when it is told to. */
import { goTo, shelf } from './page.ts';
import { PRESETS } from '@fabula/engine/rules.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { beCalled, beNobody } from '../src/game/me.svelte.ts';
import { toast, hush } from '../src/game/toast.svelte.ts';
import { speak } from '../src/i18n/i18n.svelte.ts';
import { rememberEvening, tableLeft } from '../src/net/evenings.ts';
import { rememberTable } from '../src/net/tables.ts';
import { route, go } from '../src/router.svelte.ts';
import { settings } from '../src/settings.svelte.ts';
import { Visit } from '../src/visit.svelte.ts';
import { FakeServer, settled } from './fake-server.ts';
import { seen } from './table.ts';

const CODE = 'K7MQXT';
const OTHER = 'ABCDEF';
let server: FakeServer;
let visit: Visit;

/** The page follows the address. */
async function follow(): Promise<void> {
  visit.arrive(route());
  await settled();
}
async function come(path: string): Promise<void> {
  go(path);
  await follow();
}
async function goBack(path = '/'): Promise<void> {
  goTo(path);
  await follow();
}

beforeEach(() => {
  for (const name of Object.keys(shelf)) shelf.removeItem(name);
  vi.stubGlobal('fetch', async () => Response.json({ here: ['Tom'], taken: ['moss'] }));
  settings.moreTime = false;
  beCalled('Ana', 'sky');
  hush();
  go('/');
  server = new FakeServer();
  visit = new Visit(server.connect);
});

describe('a guest', () => {
  it('comes to the door, sits down, and is at the table', async () => {
    await come(`/t/${CODE}`);
    expect(visit.place).toMatchObject({ at: 'door', code: CODE, company: { here: ['Tom'] } });
    void visit.sit(CODE, 'Ana', 'sky');
    await settled();
    expect(visit.place).toEqual({ at: 'entering', code: CODE, role: 'player' });
    expect(server.last('enter')).toMatchObject({ code: CODE, name: 'Ana', avatar: 'sky' });
    await server.letIn({ phase: 'lobby', seat: null });
    expect(server.last('join')).toMatchObject({ colour: 'sky' });
    await server.ack('join');
    expect(visit.place).toEqual({ at: 'table', code: CODE, role: 'player' });
  });

  it('is told at the door that there is no such table, before a name is asked for', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ there: false, here: [], taken: [] }));
    await come(`/t/${CODE}`);
    expect(visit.place).toMatchObject({ at: 'turnedAway', why: 'gone', code: CODE });
  });

  it('who sat there before goes straight in, and sits where they sat', async () => {
    shelf.setItem('fabula.tables', JSON.stringify([CODE]));
    await come(`/t/${CODE}`);
    await server.letIn();
    expect(visit.place).toMatchObject({ at: 'table', code: CODE });
    expect(server.types()).not.toContain('join');
  });

  it('asks for more time once seated, and never before', async () => {
    settings.moreTime = true;
    await come(`/t/${CODE}`);
    void visit.sit(CODE, 'Ana', 'sky');
    await settled();
    await server.letIn({ phase: 'lobby', seat: null });
    expect(server.types()).toEqual(['enter', 'join']);
    await server.ack('join', { v: 2, set: { seat: 2 } });
    expect(server.last('askForTime')).toMatchObject({ more: true });
    await server.show(3, { phase: 'lobby', seat: 2 });
    expect(server.types().filter((type) => type === 'askForTime')).toHaveLength(1);
    await server.show(4, { game: 'the next one', phase: 'lobby', seat: 2 });
    expect(server.types().filter((type) => type === 'askForTime')).toHaveLength(2);
  });

  it.each([
    ['no-such-table', 'gone'],
    ['table-full', 'full'],
    ['banned', 'banned'],
    ['table-closed', 'closed'],
    ['old-client', 'old'],
  ])('is turned away: %s', async (code, why) => {
    await come(`/t/${CODE}`);
    void visit.sit(CODE, 'Ana', 'sky');
    await settled();
    await server.refuse('enter', code);
    expect(visit.place).toMatchObject({ at: 'turnedAway', code: CODE, why });
  });

  it('refused for any other reason is at the door again, and reads why', async () => {
    await come(`/t/${CODE}`);
    void visit.sit(CODE, 'Ana', 'sky');
    await settled();
    await server.refuse('enter', 'too-many-tables');
    expect(visit.place).toMatchObject({ at: 'door', trouble: 'No: too-many-tables' });
  });

  it('a screen that is refused is told so', async () => {
    await come(`/tv/${CODE}`);
    expect(server.last('enter')).toMatchObject({ role: 'screen' });
    await server.refuse('enter', 'too-many-tables');
    expect(visit.place).toMatchObject({ at: 'turnedAway', why: 'errors' });
  });
});

describe('back', () => {
  it('while entering leaves nothing behind: no seat is taken, and the table is left', async () => {
    await come(`/t/${CODE}`);
    void visit.sit(CODE, 'Ana', 'sky');
    await settled();
    await goBack();
    expect(visit.place).toEqual({ at: 'cover' });
    await server.letIn({ phase: 'lobby', seat: null });
    expect(visit.place).toEqual({ at: 'cover' });
    expect(visit.session.view).toBeNull();
    expect(server.types()).toEqual(['enter', 'exit']);
  });

  it('while entering, and on to another table: the late answer opens neither', async () => {
    shelf.setItem('fabula.tables', JSON.stringify([CODE, OTHER]));
    await come(`/t/${CODE}`);
    const first = server.last('enter');
    await goBack();
    await come(`/t/${OTHER}`);
    server.send({ ack: first.id });
    await server.show(1, { round: 7 });
    expect(visit.place).toEqual({ at: 'entering', code: OTHER, role: 'player' });
    expect(visit.session.view).toBeNull();
    await server.ack('exit');
    await server.letIn({ round: 2 });
    expect(visit.place).toMatchObject({ at: 'table', code: OTHER });
    expect(visit.session.view?.round).toBe(2);
  });

  it('while a table is being opened gives it up', async () => {
    void visit.openTable();
    await settled();
    await come('/how');
    expect(visit.busy).toBeNull();
    await server.ack('open', { code: CODE });
    expect(visit.place).toEqual({ at: 'cover' });
    expect(server.types()).toEqual(['open']);
    expect(route().page).toBe('how');
  });

  it('while the cards are dealt calls no more bots', async () => {
    void visit.playNow();
    await settled();
    await server.ack('open', { code: CODE });
    await server.letIn({ phase: 'lobby', seat: null });
    expect(visit.place).toMatchObject({ at: 'dealing', code: CODE });
    await goBack();
    await server.ack('join');
    expect(server.types()).toEqual(['open', 'enter', 'join', 'exit']);
  });

  it('from a page over the table stays at the table', async () => {
    shelf.setItem('fabula.tables', JSON.stringify([CODE]));
    await come(`/t/${CODE}`);
    await server.letIn();
    await goBack(`/t/${CODE}`);
    expect(visit.place).toMatchObject({ at: 'table' });
    expect(server.types()).toEqual(['enter']);
  });
});

describe('tapped twice', () => {
  it('"Play now" opens one table', async () => {
    void visit.playNow();
    void visit.playNow();
    await settled();
    void visit.playNow();
    await settled();
    expect(server.types()).toEqual(['open']);
    await server.ack('open', { code: CODE });
    await server.letIn({ phase: 'lobby', seat: null });
    await server.ack('join');
    for (const bot of server.heard.filter(({ type }) => type === 'addBot')) server.send({ ack: bot.id });
    await settled();
    await server.ack('start');
    expect(visit.place).toMatchObject({ at: 'table', code: CODE });
    expect(server.types()).toEqual(['open', 'enter', 'join', 'addBot', 'addBot', 'addBot', 'start']);
    expect(visit.busy).toBeNull();
  });

  it('"Create a table" opens one, and once it is refused it can be asked for again', async () => {
    void visit.openTable();
    void visit.openTable();
    await settled();
    await server.refuse('open', 'too-many-tables');
    expect(toast()).toBe('No: too-many-tables');
    void visit.openTable();
    await settled();
    expect(server.types()).toEqual(['open', 'open']);
    await server.ack('open', { code: CODE });
    expect(route()).toMatchObject({ page: 'table', code: CODE });
    await follow();
    expect(server.types()).toEqual(['open', 'open', 'enter']);
  });
});

describe('leaving', () => {
  beforeEach(async () => {
    shelf.setItem('fabula.tables', JSON.stringify([CODE]));
    await come(`/t/${CODE}`);
    await server.letIn();
  });

  it('waits for nobody; the server is told, and the table is forgotten', async () => {
    visit.leave();
    await follow();
    expect(visit.place).toEqual({ at: 'cover' });
    expect(route().page).toBe('landing');
    await server.ack('leave');
    expect(server.types()).toEqual(['enter', 'leave', 'exit']);
    expect(shelf.getItem('fabula.tables')).toBe('[]');
  });

  it('without a connection goes home at once, and the server hears of it when it is back', async () => {
    server.hangUp();
    visit.leave();
    await follow();
    expect(visit.place).toEqual({ at: 'cover' });
    server.isUp = true;
    visit.session.wake();
    await settled();
    await server.ack('leave');
    expect(server.types().slice(1)).toEqual(['enter', 'leave', 'exit']);
    expect(visit.session.view).toBeNull();
  });

  it('a refusal that comes after one has gone is not told on the cover', async () => {
    const answer = visit.act('vote', { number: 1 });
    visit.leave();
    await follow();
    await server.refuse('vote', 'wrong-phase');
    expect((await answer).ok).toBe(false);
    expect(toast()).toBeNull();
  });

  it('a table that is gone after the connection was lost turns its player away', async () => {
    server.hangUp();
    server.isUp = true;
    visit.session.wake();
    await settled();
    await server.refuse('enter', 'no-such-table');
    expect(visit.place).toMatchObject({ at: 'turnedAway', why: 'gone' });
    await goBack();
    expect(visit.place).toEqual({ at: 'cover' });
  });

  it('whoever is sent away reads why until they go home', async () => {
    rememberTable(CODE);
    rememberEvening(seen({ game: 'x', phase: 'lobby' }));
    expect(tableLeft()).toBe(CODE);
    server.send({ bye: 'kicked' });
    expect(tableLeft(), 'the cover does not lead back').toBeNull();
    expect(visit.place).toEqual({ at: 'dismissed', why: 'kicked', until: null });
    await goBack('/how');
    expect(visit.place).toMatchObject({ at: 'dismissed' });
    visit.goHome();
    await follow();
    expect(visit.place).toEqual({ at: 'cover' });
  });

  it('a server that stops for a moment sends nobody away', async () => {
    server.send({ bye: 'stopping' });
    expect(visit.place).toMatchObject({ at: 'table' });
    expect(visit.session.stopping).toBe(true);
  });
});

describe('who watched', () => {
  it('comes in as a player before they sit down', async () => {
    await come(`/t/${CODE}`);
    void visit.watch(CODE, 'Ana', 'sky');
    await settled();
    await server.letIn({ seat: null });
    expect(visit.place).toMatchObject({ at: 'table', role: 'spectator' });
    void visit.act('join', {});
    await settled();
    expect(server.last('enter')).toMatchObject({ role: 'player' });
    expect(visit.place).toMatchObject({ at: 'table' });
    await server.letIn({ seat: null });
    expect(server.types()).toEqual(['enter', 'enter', 'join']);
  });
});

describe('a name', () => {
  it('is asked for before the first table is opened, and only then', async () => {
    beNobody();
    await visit.openTable();
    await settled();
    expect(server.types()).toEqual([]);
    const goOn = visit.naming;
    expect(goOn).not.toBeNull();
    beCalled('Ana', 'sky');
    goOn?.();
    await settled();
    expect(visit.naming).toBeNull();
    expect(server.types()).toEqual(['open']);
  });

  it('need not be asked for when one goes elsewhere', async () => {
    beNobody();
    await visit.openTable();
    await come(`/t/${CODE}`);
    expect(visit.naming).toBeNull();
  });
});

describe('whose time runs out', () => {
  it.each([
    ['what was chosen is played', { played: true }, true, 'Time ran out: what you had chosen was played.'],
    ['a stand-in moves', { played: false }, true, 'Time ran out: a stand-in moves for you.'],
    ['nobody moves', { played: false }, false, 'Time ran out: the game goes on without your move.'],
  ])('is told so: %s', async (_, timeUp, standIns, words) => {
    await come(`/t/${CODE}`);
    void visit.sit(CODE, 'Ana', 'sky');
    await settled();
    await server.letIn({ seat: 0, rules: { ...PRESETS.dixit, standIns } });
    await speak('en');
    server.send({ timeUp });
    expect(toast()?.replaceAll('\u00a0', ' ')).toBe(words);
  });

  it('a draft that is not held is not spoken of', async () => {
    await come(`/t/${CODE}`);
    void visit.sit(CODE, 'Ana', 'sky');
    await settled();
    await server.letIn({ seat: 0 });
    const said = visit.act('draft', { game: 'g', round: 1, move: null });
    await settled();
    await server.refuse('draft', 'not-seated');
    await said;
    expect(toast()).toBeNull();
  });
});
