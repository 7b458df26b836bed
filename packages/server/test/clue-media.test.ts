import { request } from 'node:http';
import { connect } from 'node:net';
import { openMemory } from '@fabula/gamelog/memory.ts';
import { StoreError } from '@fabula/gamelog/port.ts';
import type { Client, Credentials } from '@fabula/protocol/client-types.ts';
import { MOST_DRAWING_BYTES, MOST_SONG_BYTES } from '@fabula/protocol/drawing.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ClueMedia } from '../src/tables/clue-media.ts';
import { otherwise } from './fake-house.ts';
import { gather, ok, playUntil, setUp, type Tabletop } from './tabletop.ts';

const DRAWING = JSON.stringify({ lines: [[0, 1, 10, 10, 20, 20, 30, 10]] });
const SONG = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3]);

let tabletop: Tabletop;
beforeAll(async () => {
  tabletop = await setUp();
});
afterAll(() => tabletop.stop());

interface Answered {
  readonly status: number;
  readonly media?: string;
  readonly error?: string;
}

async function bring(
  code: string,
  player: Credentials | null | undefined,
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
): Promise<Answered> {
  const signed = player ? { authorization: `Bearer ${player.id}.${player.token}` } : {};
  const answer = await fetch(`${tabletop.http}/api/tables/${code}/clue`, {
    method: 'POST',
    headers: { ...signed, ...headers },
    body,
  });
  return { status: answer.status, ...((await answer.json()) as object) };
}

const fetched = (person: Client, name: string | undefined): Promise<Response> =>
  fetch(`${tabletop.http}/api/games/${person.view?.game}/clues/${name}`);

/** A table where somebody has the word. */
async function telling(): Promise<{ code: string; teller: Client; others: Client[]; people: Client[] }> {
  const { code, people } = await gather(tabletop, 4);
  ok(await (people[0] as Client).send('start', {}));
  await playUntil(people, ({ view }) => view?.phase === 'tell');
  const teller = people.find(({ view }) => view?.seat === view?.storyteller) as Client;
  return { code, teller, people, others: people.filter((person) => person !== teller) };
}

describe('a drawn or sung clue', () => {
  it('is brought by the storyteller, told by its name, and then seen by all', async () => {
    const { code, teller, others } = await telling();
    const { status, media = '' } = await bring(code, teller.player, DRAWING);
    expect(status).toBe(201);
    const card = teller.view?.hand[0] ?? -1;
    ok(await teller.send('tell', { card, clue: { kind: 'drawing', media } }));
    for (const other of others) await playUntil([other], ({ view }) => view?.phase === 'submit');
    expect(others[0]?.view?.clue).toEqual({ kind: 'drawing', media });
    const seen = await fetched(others[0] as Client, media);
    expect(seen.headers.get('content-type')).toBe('image/svg+xml');
    expect(seen.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(seen.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await seen.text()).toContain(
      '<path stroke="#1d1a2f" stroke-width="16" d="M10 10Q20 20 25 15L30 10"/>',
    );
  });

  it('is read, whoever brought what nobody wanted before', async () => {
    const { code, teller } = await telling();
    for (let count = 0; count < 5; count += 1) {
      const unwanted = connect(tabletop.app.port, '127.0.0.1').resume();
      unwanted.write('POST /healthz HTTP/1.1\r\nHost: f\r\nTransfer-Encoding: chunked\r\n\r\n1\r\nx\r\n');
      await new Promise((resolve) => unwanted.once('close', resolve));
    }
    // Written out: a client of Node's would take what reads its answers from the same stock.
    const signed = `Authorization: Bearer ${teller.player?.id}.${teller.player?.token}`;
    const wanted = connect(tabletop.app.port, '127.0.0.1');
    wanted.write(`POST /api/tables/${code}/clue HTTP/1.1\r\nHost: f\r\n${signed}\r\n`);
    wanted.write(`Content-Length: ${DRAWING.length}\r\nConnection: close\r\n\r\n${DRAWING}`);
    const answer = await new Promise((resolve) =>
      wanted.once('data', (data: Buffer) => resolve(String(data))),
    );
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
  });

  it('is sent in part to players of sound, which ask for a part first', async () => {
    const { code, teller } = await telling();
    const { media } = await bring(code, teller.player, SONG);
    const address = `${tabletop.http}/api/games/${teller.view?.game}/clues/${media}`;
    const part = async (range: string): Promise<[number, string | null, number]> => {
      const answer = await fetch(address, { headers: { range } });
      const { length } = new Uint8Array(await answer.arrayBuffer());
      return [answer.status, answer.headers.get('content-range'), length];
    };
    const all = SONG.length;
    expect(await part('bytes=0-1')).toEqual([206, `bytes 0-1/${all}`, 2]);
    expect(await part('bytes=1-')).toEqual([206, `bytes 1-${all - 1}/${all}`, all - 1]);
    expect(await part('bytes=-2')).toEqual([206, `bytes ${all - 2}-${all - 1}/${all}`, 2]);
    expect(await part(`bytes=1-${all + 9}`)).toEqual([206, `bytes 1-${all - 1}/${all}`, all - 1]);
    expect(await part(`bytes=${all}-`)).toEqual([416, `bytes */${all}`, 0]);
    for (const odd of ['bytes=0-1,3-4', 'lines=1-2', 'bytes=-', 'bytes=b-'])
      expect(await part(odd)).toEqual([200, null, all]);
  });

  it('is mended: the one that was told stays, one that was not gives way', async () => {
    const { code, teller } = await telling();
    const first = await bring(code, teller.player, DRAWING);
    const second = await bring(code, teller.player, SONG);
    expect((await fetched(teller, first.media)).status).toBe(404);
    const card = teller.view?.hand[0] ?? -1;
    ok(await teller.send('tell', { card, clue: { kind: 'song', media: second.media ?? '' } }));
    const third = await bring(code, teller.player, DRAWING);
    expect((await fetched(teller, second.media)).headers.get('content-type')).toBe('audio/webm');
    expect((await fetched(teller, third.media)).status).toBe(200);
  });

  it('of one of a pair does not give way to the other’s, told or not', async () => {
    const media = new ClueMedia(openMemory());
    const medium = { type: 'image/svg+xml', bytes: Buffer.from('<svg/>') };
    const keep = (by: string, told: string | null): Promise<string> =>
      media.keep('game', 1, by, told, medium);
    const isKept = async (name: string): Promise<boolean> => (await media.find('game', name)) !== null;
    const first = await keep('p1', null);
    const partners = await keep('p2', null);
    expect([await isKept(first), await isKept(partners)]).toEqual([true, true]);
    const second = await keep('p1', first);
    const third = await keep('p1', first);
    expect(await Promise.all([first, partners, second, third].map(isKept))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    const others = [await keep('p3', first), await keep('p4', first)];
    expect(await Promise.all([first, partners, third, ...others].map(isKept))).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
  });

  it('is refused from anybody else, and at any other time', async () => {
    const { code, teller, others, people } = await telling();
    const elsewhere = await telling();
    const [other] = others;
    expect(await bring(code, null, DRAWING)).toMatchObject({ status: 401 });
    const forged = { id: teller.player?.id ?? '', token: other?.player?.token ?? '' };
    expect(await bring(code, forged, DRAWING)).toMatchObject({ status: 401 });
    expect(await bring(code, other?.player, DRAWING)).toMatchObject({
      status: 403,
      error: 'storyteller-only',
    });
    expect(await bring(code, elsewhere.teller.player, DRAWING)).toMatchObject({ status: 403 });
    expect(await bring('ZZZZZZ', teller.player, DRAWING)).toMatchObject({ status: 404 });
    const strange = { origin: 'https://elsewhere.example' };
    expect(await bring(code, teller.player, DRAWING, strange)).toMatchObject({ status: 403 });
    await playUntil(people, ({ view }) => view?.phase === 'vote');
    expect(await bring(code, teller.player, DRAWING)).toMatchObject({ status: 403 });
  });

  it('that comes so slowly that the time for it is over is refused, and one that is kept is paid for', async () => {
    const { code, teller, people } = await telling();
    const paid = vi.spyOn(tabletop.app.limits.of('127.0.0.1'), 'pay');
    const written = (): number[] =>
      paid.mock.calls.flatMap(([cost, bytes, at]) => (cost === 'written' && at === undefined ? [bytes] : []));
    expect(await bring(code, teller.player, SONG)).toMatchObject({ status: 201 });
    expect(written()).toEqual([SONG.length]);
    const looked = vi.spyOn(tabletop.app.tables, 'find');
    const slow = request(`${tabletop.http}/api/tables/${code}/clue`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${teller.player?.id}.${teller.player?.token}`,
        'content-length': SONG.length,
      },
    });
    const status = new Promise((resolve) => slow.once('response', (answer) => resolve(answer.statusCode)));
    slow.write(SONG.subarray(0, 5));
    await vi.waitFor(() => expect(looked).toHaveBeenCalled());
    await playUntil(people, ({ view }) => view?.phase === 'vote');
    slow.end(SONG.subarray(5));
    expect(await status).toBe(403);
  });

  it('that comes in chunks, without its length, is not waited for', async () => {
    const { code, teller } = await telling();
    const endless = request(`${tabletop.http}/api/tables/${code}/clue`, {
      method: 'POST',
      headers: { authorization: `Bearer ${teller.player?.id}.${teller.player?.token}` },
    });
    endless.on('error', () => undefined);
    const status = new Promise((resolve) => endless.once('response', (answer) => resolve(answer.statusCode)));
    endless.write(SONG.subarray(0, 1));
    expect(await status).toBe(411);
    endless.destroy();
  });

  it('is refused when it is too big, or neither a drawing nor a song', async () => {
    const { code, teller } = await telling();
    const long = new Uint8Array(MOST_SONG_BYTES + 1);
    long.set(SONG);
    expect(await bring(code, teller.player, long)).toMatchObject({ status: 413 });
    const point = '100,100,';
    const large = `{"lines":[[0,0,${point.repeat(MOST_DRAWING_BYTES / point.length)}1,1]]}`;
    for (const body of [
      large,
      '',
      '{}',
      '{"lines":[]}',
      '{"lines":[[0,0,1]]}',
      '{"lines":[[0,0,1,601]]}',
      '{"lines":[[0,0,1.5,2]]}',
      '{"lines":[[9,0,1,2]]}',
      '{"lines":[["<script>",0,1,2]]}',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      '<!doctype html><script>alert(1)</script>',
    ]) {
      const answer = await bring(code, teller.player, body, { 'content-type': 'image/svg+xml' });
      expect(answer, body.slice(0, 60)).toMatchObject({ status: 415 });
    }
    expect((await fetched(teller, '1-AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
    expect((await fetched(teller, '..%2f1')).status).toBe(404);
  });

  it('is forgotten with its game, and with the player who made it', async () => {
    const store = openMemory();
    const media = new ClueMedia(store);
    const medium = { type: 'audio/ogg', bytes: Buffer.from('OggS') };
    const one = await media.keep('game', 1, 'ana', null, medium);
    const two = await media.keep('game', 2, 'tom', null, medium);
    const three = await media.keep('other', 1, 'ana', null, medium);
    expect(await media.find('game', one)).toEqual({ ...medium, by: 'ana' });
    expect(await media.find('other', one)).toBeNull();
    await media.forgetPlayer('ana');
    expect(await media.find('game', one)).toBeNull();
    expect(await media.find('other', three)).toBeNull();
    expect(await media.find('game', two)).toEqual({ ...medium, by: 'tom' });
    await media.forgetGame('game');
    expect(await media.find('game', two)).toBeNull();
    expect(await store.records.list('clue-media-by', { limit: 9 })).toEqual([]);
    expect(await store.media.sizes({ limit: 9 })).toEqual([]);
  });

  it('goes without what others made in the same round', async () => {
    const store = openMemory();
    const media = new ClueMedia(store);
    const medium = { type: 'audio/ogg', bytes: Buffer.from('OggS') };
    // One had the word, brought a song, and was skipped; the next one told theirs.
    const mine = await media.keep('game', 1, 'ana', null, medium);
    const theirs = await media.keep('game', 1, 'tom', null, medium);
    await media.forgetPlayer('ana', 'game');
    expect(await media.find('game', mine)).toBeNull();
    expect(await media.find('game', theirs)).toEqual({ ...medium, by: 'tom' });
    expect(await store.media.sizes({ limit: 9 })).toHaveLength(1);
    await media.forgetPlayer('tom');
    expect(await store.media.sizes({ limit: 9 })).toEqual([]);
    expect(await store.records.list('clue-media', { limit: 9 })).toEqual([]);
  });

  it('is found where earlier Fabulas kept it, and what takes its place lies elsewhere', async () => {
    const store = openMemory();
    const media = new ClueMedia(store);
    const old = { name: `1-${'A'.repeat(22)}`, by: 'ana', type: 'audio/ogg', data: 'T2dnUw==' };
    await store.records.put('clue-media', 'game.1', JSON.stringify({ version: 1, kept: [old] }), 0);
    expect(await media.find('game', old.name)).toEqual({
      by: 'ana',
      type: old.type,
      bytes: Buffer.from('OggS'),
    });
    const medium = { type: 'audio/webm', bytes: Buffer.from('la la') };
    const name = await media.keep('game', 1, 'ana', null, medium);
    expect(await media.find('game', old.name)).toBeNull();
    expect(await media.find('game', name)).toEqual({ ...medium, by: 'ana' });
    expect((await store.records.get('clue-media', 'game.1'))?.text).not.toContain('data');
    expect(await media.remove('game', name)).toBe(true);
    expect(await store.media.sizes({ limit: 9 })).toEqual([]);
  });

  it('that never got into its document goes with the player who made it', async () => {
    const store = openMemory();
    const medium = { type: 'audio/ogg', bytes: Buffer.from('OggS') };
    const cut = otherwise(store, {
      records: {
        put: (kind, ...rest) =>
          kind === 'clue-media'
            ? Promise.reject(new StoreError('full', 'cut off'))
            : store.records.put(kind, ...rest),
      },
    });
    await expect(new ClueMedia(cut).keep('game', 1, 'ana', null, medium)).rejects.toThrow('cut off');
    expect(await store.media.sizes({ limit: 9 })).toHaveLength(1);
    await new ClueMedia(store).forgetPlayer('ana');
    expect(await store.media.sizes({ limit: 9 })).toEqual([]);
  });

  it('is forgotten before the player who made it: cut off in between, they can ask again', async () => {
    const memory = openMemory();
    let isCut = true;
    const store = otherwise(memory, {
      records: {
        remove: (kind, id, version) => {
          if (isCut && kind === 'player') return Promise.reject(new StoreError('full', 'cut off'));
          return memory.records.remove(kind, id, version);
        },
      },
    });
    await tabletop.stop();
    tabletop = await setUp({}, { store });
    const { code, teller } = await telling();
    const { media } = await bring(code, teller.player, SONG);
    expect(await teller.send('forgetMe', {})).toMatchObject({ code: 'not-saved' });
    expect((await fetched(teller, media)).status).toBe(404);
    isCut = false;
    ok(await teller.send('forgetMe', {}));
  });
});
