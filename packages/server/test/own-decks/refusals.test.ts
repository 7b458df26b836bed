/** What becomes no card, and whoever may not. */
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { MOST_PICTURE_BYTES } from '@fabula/protocol/own-decks.ts';
import type { Client } from '@fabula/protocol/client-types.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { badFiles, type BadFile } from '../proofs/pictures/bad-files.ts';
import { gather, ok, setUp, type Tabletop } from '../tabletop.ts';
import { Maker, picture } from './maker.ts';

let tabletop: Tabletop;
let files: readonly BadFile[];
beforeAll(async () => {
  tabletop = await setUp();
  files = await badFiles(MOST_PICTURE_BYTES);
});
afterAll(() => tabletop.stop());

const maker = async (at = tabletop): Promise<Maker> => {
  const made = new Maker(at.http);
  await made.make();
  return made;
};
const png = (number: number): Promise<Buffer> => picture(number).png().toBuffer();

describe('a file that is no card', () => {
  it('is refused with a reason, whatever is wrong with it, and the good ones stay', async () => {
    const mine = await maker();
    await mine.fill(1);
    const wrong: string[] = [];
    for (const { name, bytes, refusals } of files) {
      const { status, body } = await mine.add(bytes);
      const { error } = body;
      if (status < 400 || !refusals.some((code) => code === error)) wrong.push(`${name}: ${status} ${error}`);
    }
    expect(wrong).toEqual([]);
    await mine.add(await png(2));
    expect((await mine.look()).cards).toHaveLength(2);
  });

  it('that is a good picture with something behind it leaves that behind', async () => {
    const mine = await maker();
    const { status, body } = await mine.add(
      Buffer.concat([await picture(3).jpeg().toBuffer(), Buffer.from('PK\x03\x04 payload')]),
    );
    expect(status).toBe(201);
    const shown = Buffer.from(await (await fetch(`${tabletop.http}${body.card.large}`)).arrayBuffer());
    expect(shown.includes('payload')).toBe(false);
  });

  it('is the same picture once more, in another size and another format', async () => {
    const mine = await maker();
    const { body } = await mine.add(await png(4));
    const again = await picture(4).resize(600, 900).jpeg({ quality: 70 }).toBuffer();
    expect(await mine.add(again)).toEqual({
      status: 409,
      body: { error: 'picture-twice', card: body.card.id },
    });
    const plain = (background: string): Promise<Buffer> =>
      sharp({ create: { width: 300, height: 450, channels: 3, background } })
        .png()
        .toBuffer();
    expect((await mine.add(await plain('#f00'))).status).toBe(201);
    expect((await mine.add(await plain('#00f'))).status).toBe(201);
    expect((await mine.add(await plain('#00f'))).status).toBe(409);
  });

  it('says how long it is, and not otherwise than it is', async () => {
    const mine = await maker();
    const { id, token } = mine.player ?? { id: '', token: '' };
    const said = (length: string, body: Buffer): Promise<string> =>
      new Promise((resolve) => {
        const socket = connect(tabletop.app.port, '127.0.0.1');
        let answer = '';
        socket.on('data', (part) => (answer += String(part)));
        // Whoever has answered need not read the rest, and may reset the connection.
        socket.on('error', () => undefined);
        socket.on('close', () => resolve(answer.split('\r\n')[0] ?? ''));
        socket.write(
          `POST /api/own-decks/${mine.deck}/cards HTTP/1.1\r\nHost: f\r\nAuthorization: Bearer ${id}.${token}\r\n${length}\r\n\r\n`,
        );
        socket.end(body);
      });
    const file = await png(5);
    expect(await said(`Content-Length: ${file.length + 5_000}`, file)).not.toContain('201');
    expect(await said('Content-Length: 100', file)).toMatch(/ 4\d\d /);
    expect(await said('Transfer-Encoding: chunked', Buffer.from('5\r\nhello\r\n0\r\n\r\n'))).toContain('411');
    expect((await mine.look()).cards).toEqual([]);
  });
});

describe('what is said twice', () => {
  it('is a bad form, and no trouble of ours', async () => {
    const mine = await maker();
    const [card] = await mine.fill(1);
    expect(await mine.add(await png(9), '?crop=0,0,1,1&crop=0,0,1,1')).toEqual({
      status: 400,
      body: { error: 'bad-crop' },
    });
    await mine.ask('PATCH', `/${mine.deck}`, JSON.stringify({ group: true }));
    const other = await maker();
    const path = `/${mine.deck}/cards/${card?.id}/words/en?table=ABCDEF&table=ABCDEF`;
    expect(await other.ask('PUT', path, JSON.stringify({ alt: 'x' }))).toEqual({
      status: 403,
      body: { error: 'not-yours' },
    });
  });

  it('is looked up only where it can be: not every store takes every letter', async () => {
    const mine = await maker();
    expect(await mine.ask('DELETE', `/${mine.deck}/cards/a%00b/words/en`)).toEqual({
      status: 404,
      body: { error: 'no-such-card' },
    });
  });
});

describe('whoever brings a picture', () => {
  it('is somebody we know, from our own page, and not banned', async () => {
    const mine = await maker();
    const file = await png(6);
    const origin = await mine.ask('POST', `/${mine.deck}/cards`, Uint8Array.from(file), {
      origin: 'https://evil.example',
    });
    expect(origin).toEqual({ status: 403, body: { error: 'wrong-origin' } });
    const { player } = mine;
    mine.player = { id: player?.id ?? '', token: 'x' };
    expect(await mine.add(file)).toEqual({ status: 401, body: { error: 'unknown-player' } });
    mine.player = player;
    await tabletop.app.moderator.ban(player?.id ?? '', null, false);
    expect(await mine.add(file)).toEqual({ status: 403, body: { error: 'banned-from-site' } });
  });

  it('has so many decks, and so much room', async () => {
    const small = await setUp({ OWN_DECKS_MB: '1' });
    try {
      const mine = await maker(small);
      const noisy = (): Promise<Buffer> => {
        const [width, height] = [800, 1200];
        const bytes = Buffer.from(Array.from({ length: width * height * 3 }, () => Math.random() * 256));
        return sharp(bytes, { raw: { width, height, channels: 3 } })
          .jpeg()
          .toBuffer();
      };
      let last = await mine.add(await noisy());
      for (let count = 0; count < 5 && last.status === 201; count += 1) last = await mine.add(await noisy());
      expect(last).toEqual({ status: 409, body: { error: 'quota-full', most: 1 } });
      expect((await mine.list()).decks[0]?.bytes).toBeLessThanOrEqual(1024 * 1024);
      for (let count = 1; count < 20; count += 1) expect((await mine.make()).status).toBe(201);
      expect(await mine.make()).toEqual({ status: 409, body: { error: 'decks-full', most: 20 } });
    } finally {
      await small.stop();
    }
  });

  it('is asked to wait when all of them together bring too much', async () => {
    const house = await setUp({ MAX_DATA_MB: '0', ALLOWANCE: '1' });
    try {
      const mine = await maker(house);
      const file = await png(7);
      const answers = await Promise.all(Array.from({ length: 12 }, () => mine.add(file)));
      const busy = answers.filter(({ status }) => status === 503);
      expect(busy.length).toBeGreaterThan(0);
      expect(busy.every(({ body }) => body.error === 'too-busy')).toBe(true);
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect((await mine.add(await png(8))).status).toBe(201);
    } finally {
      await house.stop();
    }
  });

  it('keeps the place it takes until it is cut, though they hang up', async () => {
    const house = await setUp({ MAX_DATA_MB: '0', ALLOWANCE: '1' });
    try {
      const mine = await maker(house);
      const { id, token } = mine.player ?? { id: '', token: '' };
      // Takes the workshop half a second and more.
      const heavy = await sharp({ create: { width: 7_000, height: 7_000, channels: 3, background: '#0a0' } })
        .png()
        .toBuffer();
      const sockets = Array.from({ length: 6 }, () => {
        const socket = connect(house.app.port, '127.0.0.1');
        socket.on('error', () => undefined);
        socket.write(
          `POST /api/own-decks/${mine.deck}/cards HTTP/1.1\r\nHost: f\r\nAuthorization: Bearer ${id}.${token}\r\nContent-Length: ${heavy.length}\r\n\r\n`,
        );
        socket.write(heavy);
        return socket;
      });
      const file = await png(10);
      await pause(100);
      for (const socket of sockets) socket.destroy();
      await pause(50);
      expect((await mine.add(file)).body.error).toBe('too-busy');
      let answer = await mine.add(file);
      while (answer.body.error === 'too-busy') {
        await pause(50);
        answer = await mine.add(file);
      }
      expect(answer.status).toBe(201);
      // Of six that nobody waits for only the one that was being cut already.
      expect((await mine.look()).cards.length).toBeLessThanOrEqual(2);
    } finally {
      await house.stop();
    }
  });

  it('or changes a deck again and again writes no more than anybody may', async () => {
    const house = await setUp({ ALLOWANCE: '1' });
    try {
      const mine = await maker(house);
      await mine.fill(1);
      const { records } = house.store;
      const found = await records.get('own-deck', mine.deck);
      const deck = JSON.parse(found?.text ?? '{}') as { cards: { thumbhash: string }[] };
      for (const card of deck.cards) card.thumbhash = 'x'.repeat(5 * 1024 * 1024);
      await records.put('own-deck', mine.deck, JSON.stringify(deck), found?.version ?? 0);
      const codes: number[] = [];
      for (let count = 0; count < 5; count += 1)
        codes.push((await mine.ask('PATCH', `/${mine.deck}`, JSON.stringify({ group: true }))).status);
      expect(codes).toEqual([200, 200, 200, 429, 429]);
      const { id, token } = mine.player ?? { id: '', token: '' };
      const refused = await fetch(`${house.http}/api/own-decks/${mine.deck}`, {
        method: 'PATCH',
        headers: { authorization: `Bearer ${id}.${token}` },
        body: '{}',
      });
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '15']);
    } finally {
      await house.stop();
    }
  });

  it('finds nothing where the host wants no own decks', async () => {
    const without = await setUp({ OWN_DECKS_MB: '0' });
    try {
      expect(await new Maker(without.http).make()).toEqual({ status: 404, body: { error: 'own-decks-off' } });
    } finally {
      await without.stop();
    }
  });
});

describe('words', () => {
  const put = (
    who: Maker,
    deck: string,
    card: string,
    words: object,
    query = '',
  ): Promise<{ status: number; body: { error?: string } }> =>
    who.ask('PUT', `/${deck}/cards/${card}/words/en${query}`, JSON.stringify(words));

  it('are written by the owner, and read by all', async () => {
    const mine = await maker();
    const [card] = await mine.fill(1);
    const words = { alt: 'A boat', long: 'A red boat on a lake.', see: ['boat', 'lake'], say: ['far away'] };
    expect((await put(mine, mine.deck, card?.id ?? '', words)).status).toBe(204);
    expect((await mine.look()).cards[0]?.words).toEqual({ en: words });
    const read = async (path: string): Promise<unknown> =>
      (await fetch(`${tabletop.http}/api/decks/${mine.deck}${path}`)).json();
    expect(await read('/descriptions/en')).toEqual([words.long]);
    expect(await read('/words/en')).toEqual([words]);
    expect(await read('')).toMatchObject({ cards: [{ alt: { en: 'A boat' } }] });
    const wrong = [
      {},
      { alt: '' },
      { alt: 'x'.repeat(201) },
      { alt: 'a', more: 1 },
      { alt: 'a', see: [''] },
      7,
    ];
    for (const form of wrong)
      expect(await put(mine, mine.deck, card?.id ?? '', form as object)).toEqual({
        status: 400,
        body: { error: 'bad-form' },
      });
    expect((await put(mine, mine.deck, '0123456789ab', words)).body.error).toBe('no-such-card');
    await mine.ask('DELETE', `/${mine.deck}/cards/${card?.id}/words/en`);
    expect((await mine.look()).cards[0]?.words).toEqual({});
  });

  it('are added by those at a table that plays it, where its owner lets them, and only where there are none', async () => {
    const mine = await maker();
    const [first, second] = await mine.fill(2);
    const { code, people } = await gather(tabletop, 3, { decks: ['tiny', mine.plays] });
    const friend = new Maker(tabletop.http, (people[1] as Client).player);
    const words = { alt: 'Something blue' };
    const at = `?table=${code}`;
    expect((await put(friend, mine.plays, first?.id ?? '', words, at)).body.error).toBe('not-yours');
    await mine.ask('PATCH', `/${mine.deck}`, JSON.stringify({ group: true }));
    expect((await put(friend, mine.plays, first?.id ?? '', words)).body.error).toBe('not-yours');
    expect((await put(friend, mine.plays, first?.id ?? '', words, at)).status).toBe(204);
    expect((await put(friend, mine.plays, first?.id ?? '', words, at)).body.error).toBe('words-taken');
    const onlooker = tabletop.client();
    ok(await onlooker.enter({ code, role: 'spectator' }));
    const looking = new Maker(tabletop.http, onlooker.player);
    expect((await put(looking, mine.plays, second?.id ?? '', words, at)).body.error).toBe('not-yours');
    const stranger = await maker();
    expect((await put(stranger, mine.plays, second?.id ?? '', words, at)).body.error).toBe('not-yours');
    ok(await (people[0] as Client).send('leave', {}));
  });
});
