/** What becomes of own decks besides games: kept as files, reported, described by a model, and forgotten. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeckWords } from '@fabula/bots/house.ts';
import { judgeDeck } from '@fabula/cards/deck/format.ts';
import { openMemory } from '@fabula/gamelog/memory.ts';
import type { Client } from '@fabula/protocol/client-types.ts';
import type { View } from '@fabula/engine/view.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { says, sends, startStub, type Stub } from '../../../bots/test/provider/stub.ts';
import { loadDecks } from '../../src/decks.ts';
import { tidyUp } from '../../src/keeping/tidy.ts';
import type { Brains } from '../../src/minds/brains.ts';
import { toldBrains } from '../../src/minds/told-brains.ts';
import { FakeClock } from '../fake-clock.ts';
import { gather, ok, setUp, type Tabletop } from '../tabletop.ts';
import { Maker } from './maker.ts';

const DAY = 24 * 60 * 60 * 1_000;
let tabletop: Tabletop;
let mine: Maker;

async function begin(...setting: Parameters<typeof setUp>): Promise<void> {
  tabletop = await setUp(...setting);
  mine = new Maker(tabletop.http);
  await mine.make();
}
afterEach(() => tabletop.stop());

const describeCard = (card: string, language: string, alt: string): Promise<unknown> =>
  mine.ask('PUT', `/${mine.deck}/cards/${card}/words/${language}`, JSON.stringify({ alt, see: ['sea'] }));

describe('a deck as a file', () => {
  beforeEach(() => begin());

  it('is a zip that any unzip opens, of a folder that any Fabula offers', async () => {
    const [first] = await mine.fill(2);
    await describeCard(first?.id ?? '', 'ru', 'Лодка');
    const answer = await fetch(`${tabletop.http}/api/own-decks/${mine.deck}/file`);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const parent = mkdtempSync(join(tmpdir(), 'fabula-file-'));
    const file = join(parent, 'deck.zip');
    writeFileSync(file, Buffer.from(await answer.arrayBuffer()));
    // Python reads zips by their index, and checks every sum.
    const folder = join(parent, 'decks', 'mine');
    execFileSync('python3', ['-m', 'zipfile', '-e', file, folder]);
    expect(judgeDeck(JSON.parse(readFileSync(join(folder, 'deck.json'), 'utf8')))).toEqual([]);
    expect(readdirSync(folder)).toHaveLength(3);
    const complaints: unknown[] = [];
    const decks = await loadDecks([join(parent, 'decks')], [], (...complaint) => complaints.push(complaint));
    expect(complaints).toEqual([]);
    const [deck] = decks.all;
    expect(deck).toMatchObject({ id: mine.deck, name: { en: 'Summer' }, author: 'Lena', licence: 'CC0-1.0' });
    expect(deck?.cards.map(({ alt }) => alt)).toEqual([{ ru: 'Лодка' }, {}]);
    rmSync(parent, { recursive: true });
  });
});

describe('the host', () => {
  beforeEach(() => begin());

  it('publishes a deck, and takes it back', async () => {
    await mine.fill(1);
    const offered = async (): Promise<boolean> => {
      const decks = (await (await fetch(`${tabletop.http}/api/decks`)).json()) as { id: string }[];
      return decks.some(({ id }) => id === mine.deck);
    };
    const { moderator } = tabletop.app;
    expect(await offered()).toBe(false);
    await moderator.publish(mine.deck, true);
    expect(await offered()).toBe(true);
    expect((await mine.look()).listed).toBe(true);
    const other = new Maker(tabletop.http);
    await other.make();
    for (const [method, body] of [['GET'], ['PATCH', '{}'], ['DELETE']] as const)
      expect((await other.ask(method, `/${mine.deck}`, body)).body.error, method).toBe('not-yours');
    await other.ask('DELETE', `/${other.deck}`);
    expect(await moderator.decks()).toMatchObject([
      { id: mine.deck, name: 'Summer', cards: 1, listed: true },
    ]);
    await moderator.publish(mine.deck, false);
    expect(await offered()).toBe(false);
    await moderator.removeDeck(mine.deck);
    expect(await moderator.decks()).toEqual([]);
    await expect(moderator.publish(mine.deck, true)).rejects.toThrow('There is no deck');
  });

  it('is told of a card by those who play with it, and deletes it', async () => {
    const [card] = await mine.fill(2);
    const { people } = await gather(tabletop, 3, { decks: ['tiny', mine.plays] });
    const [one] = people as [Client];
    const what = { kind: 'card', deck: mine.plays, card: card?.id ?? '' } as const;
    expect(await one.send('report', { reason: 'x', what: { ...what, deck: 'tiny' } })).toMatchObject({
      code: 'no-longer-there',
    });
    ok(await one.send('report', { reason: 'rude', what }));
    const { moderator } = tabletop.app;
    expect(await moderator.reports()).toMatchObject([
      { kind: 'card', player: mine.player?.id, media: `${mine.deck}/${card?.id}`, reason: 'rude' },
    ]);
    expect(await moderator.delete(1)).toBe('card deleted');
    expect((await fetch(`${tabletop.http}${card?.large}`)).headers.get('content-type')).toBe('image/svg+xml');
    expect(await moderator.delete(1)).toBe('card was gone already');
    expect(await one.send('report', { reason: 'nobody is named' })).toMatchObject({ code: 'no-such-player' });
  });

  it('deletes a card that was told of by a later edition', async () => {
    const [first, second] = await mine.fill(3);
    await gather(tabletop, 3, { decks: ['tiny', mine.plays] });
    await mine.ask('DELETE', `/${mine.deck}/cards/${first?.id}`);
    expect((await mine.look()).plays).toBe(`${mine.deck}-2`);
    const { people } = await gather(tabletop, 3, { decks: ['tiny', mine.plays] });
    const what = { kind: 'card', deck: mine.plays, card: second?.id ?? '' } as const;
    ok(await (people[0] as Client).send('report', { reason: 'rude', what }));
    expect(await tabletop.app.moderator.delete(1)).toBe('card deleted');
    expect((await fetch(`${tabletop.http}${second?.large}`)).headers.get('content-type')).toBe(
      'image/svg+xml',
    );
  });
});

describe('in time', () => {
  it('a deck is forgotten that nobody plays, whose owner does not come; a deleted one leaves nothing then', async () => {
    const clock = new FakeClock();
    const store = openMemory(clock.now);
    await begin({}, { store });
    await mine.fill(1);
    const played = new Maker(tabletop.http);
    await played.make();
    await played.fill(1);
    ok(await tabletop.client().open({ decks: ['tiny', played.plays] }));
    await played.ask('DELETE', `/${played.deck}`);
    const terms = { keepDays: 30, keepFinishedDays: 0 };
    const inUse = { table: () => true, player: () => false, games: () => new Set<string>() };
    const tidy = () => tidyUp(store, terms, clock.now(), inUse);
    const kept = async (): Promise<string[]> =>
      (await store.records.list('own-deck', { limit: 9 })).map(({ id }) => id);
    for (let day = 0; day < 29; day += 1) {
      await clock.pass(DAY);
      expect((await tidy()).decks).toBe(0);
    }
    expect(await kept()).toHaveLength(2);
    let gone = 0;
    for (let day = 0; day < 4; day += 1) {
      await clock.pass(DAY);
      gone += (await tidy()).decks;
    }
    expect(gone).toBe(2);
    expect(await kept()).toEqual([]);
    expect((await store.media.sizes({ limit: 9 })).map(({ id }) => id)).toEqual([]);
    expect(await store.records.list('own-deck-of', { limit: 9 })).toEqual([]);
  });

  it('pictures stay that belong to a deck, and those go whose deck is gone', async () => {
    const store = openMemory();
    await begin({}, { store });
    await mine.fill(1);
    const inUse = { table: () => false, player: () => false, games: () => new Set<string>() };
    const tidy = () => tidyUp(store, { keepDays: 0, keepFinishedDays: 0 }, Date.now(), inUse);
    await tidy();
    expect(await store.media.sizes({ limit: 9 })).toHaveLength(3);
    await store.records.remove('own-deck', mine.deck);
    await tidy();
    expect(await store.media.sizes({ limit: 9 })).toEqual([]);
  });
});

describe('a model that the host has set', () => {
  let stub: Stub;
  beforeEach(async () => {
    stub = await startStub();
    await begin({ BOT_API_URL: stub.url, BOT_MODEL: 'm' });
  });
  afterEach(() => stub.close());

  const haveWritten = (): Promise<{ status: number; body: object }> =>
    mine.ask('POST', `/${mine.deck}/words`, JSON.stringify({ language: 'en' }));
  const done = (): Promise<void> =>
    vi.waitFor(async () => expect((await mine.look()).writing).toBeNull(), 5_000);

  it('describes the cards that nobody has described', async () => {
    stub.manner = says({
      alt: 'A  boat\u0007 ',
      long: 'On a lake',
      see: ['sea', 7, ''],
      say: ['far'],
      more: 1,
    });
    const [first, second] = await mine.fill(2);
    await describeCard(first?.id ?? '', 'en', 'Mine');
    expect(await haveWritten()).toEqual({ status: 201, body: { of: 1 } });
    await done();
    const { cards } = await mine.look();
    expect(cards.map(({ words }) => words.en?.alt)).toEqual(['Mine', 'A boat']);
    expect(cards[1]?.words.en).toEqual({ alt: 'A boat', long: 'On a lake', see: ['sea'], say: ['far'] });
    expect(stub.received).toHaveLength(1);
    expect(stub.received[0]?.body).toContain('data:image/webp;base64,');
    expect(second?.id).toBe(cards[1]?.id);
  });

  it('is left alone when it answers nonsense or not at all', async () => {
    stub.manner = sends(500, 'no');
    await mine.fill(5);
    await haveWritten();
    await done();
    expect(stub.received).toHaveLength(3);
    expect((await mine.look()).cards.every(({ words }) => words.en === undefined)).toBe(true);
  });
});

describe('without a model', () => {
  it('nothing is described', async () => {
    await begin();
    const body = JSON.stringify({ language: 'en' });
    expect(await mine.ask('POST', `/${mine.deck}/words`, body)).toEqual({
      status: 409,
      body: { error: 'no-model' },
    });
  });
});

describe('bots', () => {
  it('are told what is written about own decks before they are asked, and again when it may have changed', async () => {
    await begin();
    const clock = new FakeClock();
    const heard: (DeckWords | string)[] = [];
    const brains: Brains = {
      prepare: () => undefined,
      move: () => (heard.push('asked'), Promise.resolve(null)),
      remark: () => Promise.resolve(null),
      leave: () => undefined,
      describe: (words) => heard.push(words),
      close: () => Promise.resolve(),
    };
    let alt = 'A boat';
    const wordsOf = () => Promise.resolve([{ alt, see: [], say: [] }, null]);
    const told = toldBrains(brains, wordsOf, clock);
    const decks = [
      { id: 'tiny', cards: 30 },
      { id: mine.deck, cards: 2 },
    ];
    const question = { language: 'en', view: { decks } as unknown as View } as Parameters<Brains['move']>[0];
    await told.move(question);
    await told.move(question);
    alt = 'A red boat';
    await clock.pass(60_000);
    await told.move(question);
    const words = (text: string): DeckWords => ({
      deck: mine.deck,
      language: 'en',
      cards: [{ alt: text, see: [], say: [] }, null],
    });
    expect(heard).toEqual([words('A boat'), 'asked', 'asked', words('A red boat'), 'asked']);
  });
});
