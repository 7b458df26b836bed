import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { openSqlite } from '@fabula/gamelog/sqlite.ts';
import type { Client } from '@fabula/protocol/client-types.ts';
import type { OwnCardPictures } from '@fabula/protocol/own-decks.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gather, ok, playUntil, setUp, type Tabletop } from '../tabletop.ts';
import { Maker, picture } from './maker.ts';

let tabletop: Tabletop;

const maker = async (): Promise<Maker> => {
  const made = new Maker(tabletop.http);
  await made.make();
  return made;
};
const fetched = (path: string): Promise<Response> => fetch(`${tabletop.http}${path}`);

describe.each([
  ['in memory', () => Promise.resolve(openMemory())],
  ['in SQLite', () => openSqlite(mkdtempSync(join(tmpdir(), 'fabula-decks-')))],
])('a deck of one’s own, %s,', (_, open) => {
  beforeAll(async () => {
    tabletop = await setUp({}, { store: await open() });
  });
  afterAll(() => tabletop.stop());

  it('is made by somebody who was nobody before, and is theirs alone', async () => {
    const mine = new Maker(tabletop.http);
    const { status, body } = await mine.make();
    expect(status).toBe(201);
    expect(body.deck).toMatch(/^own-[a-z0-9]{22}$/);
    const { decks, quota } = await mine.list();
    expect(decks).toEqual([
      { deck: mine.deck, plays: mine.deck, name: 'Summer', bytes: 0, listed: false, cover: [], cards: 0 },
    ]);
    expect(quota).toEqual({ decks: 20, cards: 500, bytes: 200 * 1024 * 1024 });
    const other = await maker();
    other.deck = mine.deck;
    for (const [method, path] of [
      ['GET', ''],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/cards'],
      ['DELETE', '/cards/0123456789ab'],
      ['PUT', '/cards/0123456789ab/words/en'],
    ] as const) {
      const body = method === 'GET' || method === 'DELETE' ? undefined : '{}';
      const answer = await other.ask(method, `/${mine.deck}${path}`, body);
      expect([method, path, answer.status, answer.body.error]).toEqual([method, path, 403, 'not-yours']);
    }
  });

  it('is played, and its pictures are seen', async () => {
    const mine = await maker();
    const cards = await mine.fill(8);
    const { people } = await gather(tabletop, 3, { preset: 'dixit', decks: [mine.plays, 'tiny'] });
    ok(await (people[0] as Client).send('start', {}));
    await playUntil(people, ({ view }) => view?.phase === 'vote');
    expect(people[0]?.view?.decks).toEqual([
      { id: mine.plays, cards: 8 },
      { id: 'tiny', cards: 30 },
    ]);
    const told = (await (await fetched(`/api/decks/${mine.plays}`)).json()) as { cards: OwnCardPictures[] };
    expect(told.cards.map(({ id }) => id)).toEqual(cards.map(({ id }) => id));
    for (const [size, width, height] of [
      ['large', 800, 1200],
      ['medium', 480, 720],
      ['small', 240, 360],
    ] as const) {
      const answer = await fetched(told.cards[3]?.[size] ?? '');
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      // Nobody in between keeps what its maker may delete.
      expect(answer.headers.get('cache-control')).toBe('private, max-age=86400');
      const found = await sharp(await answer.arrayBuffer()).metadata();
      expect([found.format, found.width, found.height, found.exif]).toEqual([
        'webp',
        width,
        height,
        undefined,
      ]);
    }
  });

  it('is chosen in the lobby by changed rules, and one that does not exist is not', async () => {
    const mine = await maker();
    await mine.fill(1);
    const { people } = await gather(tabletop, 3, { decks: ['tiny'] });
    const [owner] = people as [Client];
    const rules = owner.view?.rules;
    if (!rules) throw new Error('no rules');
    ok(await owner.send('changeRules', { rules, decks: ['tiny', mine.plays] }));
    expect(owner.view?.decks.map(({ cards }) => cards)).toEqual([30, 1]);
    const decks = [`own-${'x'.repeat(22)}`];
    expect(await owner.send('changeRules', { rules, decks })).toMatchObject({
      ok: false,
      code: 'no-such-deck',
    });
  });

  it('keeps its cards’ numbers when one is taken away: there is an edition without it', async () => {
    const mine = await maker();
    const [first, second, third] = (await mine.fill(3)) as [
      OwnCardPictures,
      OwnCardPictures,
      OwnCardPictures,
    ];
    const removed = (card: OwnCardPictures): Promise<unknown> =>
      mine.ask('DELETE', `/${mine.deck}/cards/${card.id}`);
    await removed(first);
    expect((await mine.look()).plays).toBe(mine.deck);
    await gather(tabletop, 3, { decks: ['tiny', mine.plays] });
    await removed(second);
    const now = await mine.look();
    expect(now.plays).toBe(`${mine.deck}-2`);
    expect(now.cards.map(({ id }) => id)).toEqual([third.id]);
    const played = (await (await fetched(`/api/decks/${mine.deck}`)).json()) as { cards: OwnCardPictures[] };
    expect(played.cards.map(({ id }) => id)).toEqual([second.id, third.id]);
    const gone = await fetched(second.large);
    expect([gone.status, gone.headers.get('content-type'), gone.headers.get('cache-control')]).toEqual([
      200,
      'image/svg+xml',
      'no-store',
    ]);
    expect((await fetched(third.large)).headers.get('content-type')).toBe('image/webp');
    // No browser shows what it kept of a picture that is gone: it is asked for elsewhere, and says what it is.
    const [place, left] = played.cards as (OwnCardPictures & { readonly alt: object })[];
    expect(place?.large).toBe(`${second.large}?gone`);
    expect(place?.alt).toMatchObject({ en: expect.stringContaining('taken away') as string });
    expect((await fetched(place?.large ?? '')).headers.get('content-type')).toBe('image/svg+xml');
    expect(left?.large).toBe(third.large);
    expect((await mine.list()).decks.map(({ cover }) => cover.map(({ id }) => id))).toEqual([[third.id]]);
  });

  it('tells those who play with it whether they may describe its cards', async () => {
    const mine = await maker();
    await mine.fill(1);
    const group = async (): Promise<unknown> =>
      ((await (await fetched(`/api/decks/${mine.plays}`)).json()) as { group?: boolean }).group;
    expect(await group()).toBe(false);
    await mine.ask('PATCH', `/${mine.deck}`, JSON.stringify({ group: true }));
    expect(await group()).toBe(true);
    const tiny = (await (await fetched('/api/decks/tiny')).json()) as object;
    expect('group' in tiny).toBe(false);
  });

  it('is deleted by its owner at any time, and placeholders stay where it was played', async () => {
    const mine = await maker();
    const [card] = (await mine.fill(2)) as [OwnCardPictures];
    await gather(tabletop, 3, { decks: ['tiny', mine.plays] });
    expect((await mine.ask('DELETE', `/${mine.deck}`)).status).toBe(204);
    expect((await mine.list()).decks).toEqual([]);
    const left = (await (await fetched(`/api/decks/${mine.deck}`)).json()) as {
      name: object;
      cards: object[];
    };
    expect(left.name).toEqual({ en: '—' });
    expect(left.cards).toHaveLength(2);
    expect((await fetched(card.large)).headers.get('content-type')).toBe('image/svg+xml');
    const client = tabletop.client();
    expect(await client.open({ decks: ['tiny', mine.deck] })).toMatchObject({
      ok: false,
      code: 'no-such-deck',
    });
    for await (const { id } of media()) expect(id.startsWith(mine.deck)).toBe(false);
  });

  it('that nobody played leaves nothing behind', async () => {
    const mine = await maker();
    await mine.fill(1);
    await mine.ask('DELETE', `/${mine.deck}`);
    expect((await fetched(`/api/decks/${mine.deck}`)).status).toBe(404);
    expect(await tabletop.store.records.get('own-deck', mine.deck)).toBeUndefined();
  });

  it('goes with its owner, who wants to be forgotten', async () => {
    const client = tabletop.client();
    const { code = '' } = ok(await client.open({}));
    ok(await client.enter({ code, role: 'player', name: 'Lena' }));
    const mine = new Maker(tabletop.http, client.player);
    await mine.make();
    await mine.fill(1);
    ok(await client.send('forgetMe', {}));
    expect((await fetched(`/api/decks/${mine.deck}`)).status).toBe(404);
    for await (const { id } of media()) expect(id.startsWith(mine.deck)).toBe(false);
  });

  it('is cut where its owner wants it', async () => {
    const mine = await maker();
    // Left red, right blue.
    const halves = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#f00' } })
      .composite([
        {
          input: { create: { width: 600, height: 600, channels: 3, background: '#00f' } },
          left: 600,
          top: 0,
        },
      ])
      .png()
      .toBuffer();
    const colourOf = async (crop: string): Promise<number[]> => {
      const { body } = await mine.add(halves, crop);
      const { channels } = await sharp(await (await fetched(body.card.small)).arrayBuffer()).stats();
      return channels.map(({ mean }) => Math.round(mean / 64));
    };
    expect(await colourOf('?crop=0,0,0.4,1')).toEqual([4, 0, 0]);
    expect(await colourOf('?crop=0.6,0,0.4,1')).toEqual([0, 0, 4]);
    expect(await mine.add(halves, '?crop=0.7,0,0.4,1')).toMatchObject({
      status: 400,
      body: { error: 'bad-crop' },
    });
  });

  it('has its pictures turned as they are to be looked at, and nothing else of what came with them', async () => {
    const mine = await maker();
    const lying = await sharp(await picture(7, 900, 600).jpeg().toBuffer())
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Copyright: 'secret-place' } })
      .toBuffer();
    const { body } = await mine.add(lying);
    const shown = Buffer.from(await (await fetched(body.card.large)).arrayBuffer());
    expect(shown.includes('secret-place')).toBe(false);
    const expected = await sharp(lying).autoOrient().resize(8, 12).removeAlpha().raw().toBuffer();
    const got = await sharp(shown).resize(8, 12).raw().toBuffer();
    const far = expected.reduce((sum, value, at) => sum + Math.abs(value - (got[at] ?? 0)), 0) / got.length;
    expect(far).toBeLessThan(8);
  });
});

async function* media(): AsyncGenerator<{ readonly id: string }> {
  yield* await tabletop.store.media.sizes({ limit: 10_000 });
}
