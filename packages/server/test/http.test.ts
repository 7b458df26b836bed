import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFromThisMachine } from '../src/budgets/address.ts';
import { type Decks, loadDecks } from '../src/decks.ts';
import { securityHeaders } from '../src/doors/headers.ts';
import { freePorts } from './free-ports.ts';
import { gather, ok, setUp, type Tabletop } from './tabletop.ts';

let folder: string;
let tabletop: Tabletop;
let decks: Decks;
const complaints: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fabula-http-'));
  await mkdir(join(folder, 'web/assets'), { recursive: true });
  await mkdir(join(folder, 'decks/first'), { recursive: true });
  await mkdir(join(folder, 'decks/broken'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'web/index.html'), '<p>Fabula');
  await writeFile(join(folder, 'web/.env'), 'secret');
  await writeFile(
    join(folder, 'web/preloads.json'),
    JSON.stringify({ table: ['</table.js>'], en: ['</en.js>'], ru: ['</ru.js>'] }),
  );
  await writeFile(join(folder, 'web/assets/app.js'), 'app()');
  await writeFile(join(folder, 'web/assets/app.js.br'), 'br');
  await writeFile(join(folder, 'web/assets/app.js.gz'), 'gz');
  const large = { width: 800, height: 1200, avif: 'a.avif', webp: 'a.webp' };
  const fine = { width: 1200, height: 1800, avif: 'fine.avif' };
  const medium = { width: 480, height: 720, avif: 'medium.avif', webp: 'medium.webp' };
  const deck = {
    format: 1,
    id: 'first',
    name: { en: 'First', ru: 'Первая' },
    author: 'A. Painter',
    licence: 'CC-BY-4.0',
    back: { large: { width: 800, height: 1200, avif: 'back.avif', webp: 'back.webp' } },
    cards: [
      { id: 'a', fine, large, medium, thumbhash: 'abc', words: { en: 'a.en.json' } },
      { id: 'b', large: { width: 800, height: 1200, png: 'b.png' }, words: { en: 'gone.json' } },
    ],
  };
  await writeFile(join(folder, 'decks/first/deck.json'), JSON.stringify(deck));
  await writeFile(join(folder, 'decks/first/back.avif'), 'small back');
  await writeFile(join(folder, 'decks/first/back.webp'), 'back');
  await writeFile(join(folder, 'decks/first/a.avif'), 'small picture');
  await writeFile(join(folder, 'decks/first/a.webp'), 'picture');
  await writeFile(join(folder, 'decks/first/fine.avif'), 'fine picture');
  await writeFile(join(folder, 'decks/first/medium.avif'), 'small medium');
  await writeFile(join(folder, 'decks/first/medium.webp'), 'medium');
  await writeFile(
    join(folder, 'decks/first/a.en.json'),
    JSON.stringify({ alt: 'A fox', long: 'A red fox', see: [], say: [] }),
  );
  await writeFile(join(folder, 'decks/broken/deck.json'), '{"id":"../x"}');
  decks = await loadDecks([join(folder, 'decks'), '/nowhere'], ['none', 'first'], (path, why, isLeftOut) =>
    complaints.push(`${isLeftOut ? 'left out: ' : ''}${path} ${why}`),
  );
  tabletop = await setUp({ WEB_DIR: join(folder, 'web') }, { decks });
});
afterAll(async () => {
  await tabletop.stop();
  await rm(folder, { recursive: true });
});

/** fetch would tidy up the path before it is sent. */
function get(
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string; headers: Record<string, unknown> }> {
  return new Promise((resolve, reject) => {
    const { port } = tabletop.app;
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, text, headers: response.headers }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

describe('http', () => {
  it('serves the client for every page, and its files as they are', async () => {
    for (const page of ['/', '/t/K7QX2M', '/rules?x=1'])
      expect(await get(page)).toMatchObject({ status: 200, text: '<p>Fabula' });
    const script = await get('/assets/app.js');
    expect(script).toMatchObject({
      status: 200,
      text: 'app()',
      headers: { 'content-type': 'application/javascript; charset=utf-8' },
    });
    expect(script.headers['cache-control']).toContain('immutable');
    const again = await get('/assets/app.js', 'GET', { 'if-none-match': String(script.headers['etag']) });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(await get('/assets/gone.js')).toMatchObject({ status: 404 });
    expect(await get('/', 'HEAD')).toMatchObject({ status: 200, text: '' });
  });

  it('keeps the files of earlier builds for pages that were loaded before, and for nodes that are not updated yet', async () => {
    const shared = join(folder, 'kept');
    const build = async (name: string, file: string): Promise<Tabletop> => {
      await mkdir(join(folder, name, 'assets'), { recursive: true });
      await writeFile(join(folder, name, 'assets', file), `of ${name}`);
      await writeFile(join(folder, name, 'assets', `${file}.br`), `br of ${name}`);
      return setUp({ WEB_DIR: join(folder, name), ASSETS_DIR: shared });
    };
    const old = await build('old', 'Menu-1a.js');
    await writeFile(join(shared, 'forgotten-0.js'), 'nobody asks for it');
    await utimes(join(shared, 'forgotten-0.js'), 1, 1);
    await writeFile(join(shared, '.half'), 'secret');
    const now = await build('now', 'Menu-2b.js');
    for (const node of [old, now]) {
      for (const [file, of] of [
        ['Menu-1a.js', 'old'],
        ['Menu-2b.js', 'now'],
      ] as const) {
        const plain = await fetch(`${node.http}/assets/${file}`, {
          headers: { 'accept-encoding': 'identity' },
        });
        expect([plain.status, await plain.text()]).toEqual([200, `of ${of}`]);
        expect(plain.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
        expect(plain.headers.get('cache-control')).toContain('immutable');
        const { headers } = await fetch(`${node.http}/assets/${file}`, {
          headers: { 'accept-encoding': 'br' },
          method: 'HEAD',
        });
        expect(headers.get('content-encoding')).toBe('br');
      }
      for (const gone of ['forgotten-0.js', '.half', '..%2fsecret.txt', 'Menu-3c.js'])
        expect((await fetch(`${node.http}/assets/${gone}`)).status).toBe(404);
      await node.stop();
    }
  });

  it('says in the headers of a page what it will need', async () => {
    const links = async (path: string, language: string): Promise<unknown> =>
      (await get(path, 'GET', { 'accept-language': language })).headers['link'];
    expect(await links('/', 'en-GB,en;q=0.9,ru;q=0.8')).toMatch(
      /^<\/en\.js>(?:, <\/decks\/first\/[ab]\/large>; rel=preload; as=image){3}$/,
    );
    const deck = '</api/decks/first>; rel=preload; as=fetch; crossorigin';
    expect(await links('/t/K7QX2M', 'de, ru-RU;q=0.9, en;q=0.8')).toBe(`</ru.js>, </table.js>, ${deck}`);
    expect(await links('/solo', 'de')).toBe(`</en.js>, </table.js>, ${deck}`);
    expect(await links('/how', 'en')).toBe('</en.js>');
    expect(await links('/assets/app.js', 'en')).toBeUndefined();
  });

  it('sends what is compressed to those who can read it', async () => {
    for (const [accepted, encoding, text] of [
      ['gzip, deflate, br', 'br', 'br'],
      ['gzip;q=0.5, deflate', 'gzip', 'gz'],
      ['deflate', undefined, 'app()'],
      ['br;q=0, gzip;q=0', undefined, 'app()'],
    ] as const) {
      const { headers, ...script } = await get('/assets/app.js', 'GET', { 'accept-encoding': accepted });
      expect(script).toMatchObject({ status: 200, text });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers).toMatchObject({
        vary: 'accept-encoding',
        'content-type': 'application/javascript; charset=utf-8',
      });
    }
    const plain = await fetch(`${tabletop.http}/api/decks/first`, {
      headers: { 'accept-encoding': 'identity' },
    });
    const packed = await fetch(`${tabletop.http}/api/decks/first`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(await packed.json()).toEqual(await plain.json());
    const refused = await get('/api/decks/first', 'GET', { 'accept-encoding': 'gzip;q=0, br;q=0.0' });
    expect(refused.headers['content-encoding']).toBeUndefined();
  });

  it('serves nothing from elsewhere', async () => {
    for (const path of [
      '/../secret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fsecret.txt',
      '/.env',
      '/assets/..%5c..%5csecret.txt',
      '/decks/first/../../secret.txt',
      '/decks/first/%2e%2e/%2e%2e/secret.txt',
      '/decks/../first/a.webp',
      '/%00',
      '/%',
    ]) {
      const { status, text } = await get(path);
      expect(text, path).not.toContain('secret');
      expect(status === 200 && text !== '<p>Fabula', path).toBe(false);
    }
  });

  it('changes nothing', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      expect(await get('/api/tables', method)).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD' },
      });
    }
  });

  it('lets pages connect to their own host and nowhere else', async () => {
    const connections = async (host: string): Promise<string | undefined> => {
      const { headers } = await get('/', 'GET', { host });
      return /connect-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1];
    };
    expect(await connections('play.example.org')).toBe("'self' ws://play.example.org wss://play.example.org");
    expect(await connections('[fe80::1]:3000')).toBe("'self' ws://[fe80::1]:3000 wss://[fe80::1]:3000");
    for (const strange of ['*', 'a b', "a; script-src 'unsafe-inline'", 'a,b', 'ws:'])
      expect(await connections(strange), strange).toBe("'self'");
    const settings = { publicUrl: 'https://fabula.example' };
    expect(new Map(securityHeaders(settings, 'inside:3000')).get('Content-Security-Policy')).toContain(
      "connect-src 'self' ws://fabula.example wss://fabula.example;",
    );
  });

  it('guards pages with the usual headers', async () => {
    const { headers } = await get('/');
    expect(headers['content-security-policy']).toContain("script-src 'self'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  it('says how the server is', async () => {
    expect(await get('/healthz')).toMatchObject({ status: 200, text: 'ok' });
    expect(await get('/readyz')).toMatchObject({ status: 200, text: 'ready' });
    const { text } = await get('/metrics');
    for (const name of [
      'fabula_moves_total',
      'fabula_sockets 0',
      'process_cpu_seconds_total',
      'fabula_tables',
    ])
      expect(text).toContain(name);
    expect(JSON.parse((await get('/api/about')).text)).toEqual({
      name: 'Fabula',
      version: 'test',
      ownDecks: true,
      keeps: { days: 180, finishedDays: 0, megabytes: 4096, backups: 0, model: false },
    });
    expect(await get('/api/else')).toMatchObject({ status: 404 });
  });

  it('shows decks and their pictures, and complains of broken ones', async () => {
    const cover = expect.arrayContaining([
      {
        large: '/decks/first/a/large',
        medium: '/decks/first/a/medium',
        small: '/decks/first/a/large',
        thumbhash: 'abc',
      },
    ]) as object[];
    expect(JSON.parse((await get('/api/decks')).text)).toEqual([
      {
        id: 'first',
        name: { en: 'First', ru: 'Первая' },
        author: 'A. Painter',
        licence: 'CC-BY-4.0',
        cards: 2,
        usual: true,
        usualFor: ['dixit', 'imaginarium'],
        cover,
      },
      {
        id: 'placeholder',
        name: { en: 'Plain numbers', ru: 'Просто числа' },
        author: 'Fabula',
        licence: 'CC-BY-4.0',
        cards: 84,
        usual: false,
        usualFor: [],
        cover: expect.arrayContaining([]) as object[],
      },
    ]);
    // Sizes that a card does not have are not fetched besides the large one.
    const { cards } = JSON.parse((await get('/api/decks/first')).text) as { cards: unknown[] };
    expect(cards[1]).toEqual(expect.not.objectContaining({ fine: expect.anything() as unknown }));
    expect(cards[0]).toEqual({
      id: 'a',
      fine: '/decks/first/a/fine',
      large: '/decks/first/a/large',
      medium: '/decks/first/a/medium',
      small: '/decks/first/a/large',
      thumbhash: 'abc',
      alt: { en: 'A fox' },
    });
    expect(JSON.parse((await get('/api/decks/first/descriptions/en')).text)).toEqual(['A red fox', '']);
    expect(JSON.parse((await get('/api/decks/first/descriptions/ru')).text)).toEqual(['', '']);
    for (const wrong of ['first/descriptions/fr', 'none/descriptions/en', 'first/descriptions'])
      expect(await get(`/api/decks/${wrong}`)).toMatchObject({ status: 404 });
    expect(JSON.parse((await get('/api/decks/first')).text)).toMatchObject({
      back: {
        large: '/decks/first/back/large',
        medium: '/decks/first/back/large',
        small: '/decks/first/back/large',
      },
    });
    expect(JSON.parse((await get('/api/decks/placeholder')).text)).toMatchObject({ back: null });
    expect(complaints).toEqual([
      expect.stringMatching(/^left out: .*broken /),
      // That deck is on offer all the same.
      expect.stringMatching(/^\/.*first gone\.json does not describe a card$/),
    ]);
    expect(decks.usualFor('imaginarium')).toEqual(['first']);
    expect(await get('/api/decks/none')).toMatchObject({ status: 404 });
  });

  it('tells what was written about the cards, for bots that play without a server', async () => {
    const words = { alt: 'A fox', long: 'A red fox', see: [], say: [] };
    expect(JSON.parse((await get('/api/decks/first/words/en')).text)).toEqual([words, null]);
    expect(JSON.parse((await get('/api/decks/first/words/ru')).text)).toEqual([null, null]);
    for (const wrong of ['first/words/fr', 'none/words/en', 'first/words'])
      expect(await get(`/api/decks/${wrong}`)).toMatchObject({ status: 404 });
  });

  it('sends a picture in the best format the browser knows', async () => {
    const modern = await get('/decks/first/a/large', 'GET', { accept: 'image/avif,image/webp,*/*' });
    expect(modern).toMatchObject({
      status: 200,
      text: 'small picture',
      headers: { 'content-type': 'image/avif', vary: expect.stringMatching(/^Accept\b/) as string },
    });
    for (const accept of ['image/avif;q=0, image/webp', 'image/avif; q=0.00', 'image/avifs', ''])
      expect(await get('/decks/first/a/large', 'GET', { accept })).toMatchObject({ text: 'picture' });
    for (const accept of ['image/webp, Image/AVIF;q=0.1', 'image/avif;v=1;q=0.05'])
      expect(await get('/decks/first/a/large', 'GET', { accept })).toMatchObject({ text: 'small picture' });
    expect(await get('/decks/first/a/small')).toMatchObject({
      status: 200,
      text: 'picture',
      headers: { 'content-type': 'image/webp' },
    });
    expect(await get('/decks/first/a/medium')).toMatchObject({ status: 200, text: 'medium' });
    // Whoever cannot show the fine one keeps the large one.
    const accept = 'image/avif,image/webp,*/*';
    expect(await get('/decks/first/a/fine', 'GET', { accept })).toMatchObject({
      status: 200,
      text: 'fine picture',
      headers: { 'content-type': 'image/avif' },
    });
    for (const others of ['image/webp,*/*', '*/*', ''])
      expect(await get('/decks/first/a/fine', 'GET', { accept: others })).toMatchObject({ status: 404 });
    const drawn = await get('/decks/placeholder/83/large');
    expect(drawn).toMatchObject({ status: 200, headers: { 'content-type': 'image/svg+xml' } });
    expect(drawn.text).toContain('>84</text>');
    for (const path of [
      '/decks/placeholder/84/large',
      '/decks/none/a/large',
      '/decks/first/b/large',
      '/decks/first/a/huge',
      '/decks/first/b/fine',
      '/decks/first/back/fine',
      '/decks/first/a.webp',
      '/decks/first/deck.json',
      '/decks/first',
      '/decks/',
    ]) {
      expect(await get(path), path).toMatchObject({ status: 404 });
    }
  });

  it('sends nothing twice to those who have it, and a part to those who ask for one', async () => {
    for (const path of [
      '/decks/first/a/large',
      '/api/decks/first',
      '/api/decks/first/words/en',
      '/assets/app.js',
    ]) {
      const tag = String((await get(path)).headers['etag']);
      const strong = tag.replace(/^W\//, '');
      for (const had of [tag, `W/${strong}`, `"other", ${tag}`, '*'])
        expect(await get(path, 'GET', { 'if-none-match': had }), `${path} ${had}`).toMatchObject({
          status: 304,
          text: '',
        });
      expect(await get(path, 'GET', { 'if-none-match': '"other"' })).toMatchObject({ status: 200 });
    }
    const part = await get('/decks/first/a/large', 'GET', { range: 'bytes=1-3', accept: 'image/webp' });
    expect(part).toMatchObject({ status: 206, text: 'ict', headers: { 'content-range': 'bytes 1-3/7' } });
  });

  it('sends the back of the cards where a deck has one', async () => {
    const modern = await get('/decks/first/back/small', 'GET', { accept: 'image/avif,image/webp,*/*' });
    expect(modern).toMatchObject({
      status: 200,
      text: 'small back',
      headers: { 'content-type': 'image/avif', vary: expect.stringMatching(/^Accept\b/) as string },
    });
    expect(await get('/decks/first/back/large')).toMatchObject({ status: 200, text: 'back' });
    expect(await get('/decks/first/back/huge')).toMatchObject({ status: 404 });
    expect(await get('/decks/placeholder/back/large')).toMatchObject({ status: 404 });
  });

  it('passes over a range that cannot be read', async () => {
    const whole = { status: 200, text: 'picture' };
    for (const range of ['bytes=a-b', 'bytes=', 'bytes=-', 'lines=1-2', 'bytes=0-1,3-4', 'nonsense'])
      expect(await get('/decks/first/a/large', 'GET', { range })).toMatchObject(whole);
    expect(await get('/decks/first/a/large', 'GET', { range: 'bytes=0-2' })).toMatchObject({
      status: 206,
      text: 'pic',
    });
  });

  it('tells its figures to this machine alone: a count that moves while nothing is seen to change tells of a secret change', async () => {
    for (const header of ['x-forwarded-for', 'forwarded']) {
      const { headers, text } = await get('/metrics', 'GET', { [header]: '203.0.113.7' });
      expect(headers['content-type']).toContain('text/html');
      expect(text).not.toContain('fabula_');
    }
    const from = (remoteAddress: string): boolean =>
      isFromThisMachine({ socket: { remoteAddress } as Socket, headers: {} });
    for (const here of ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1']) expect(from(here)).toBe(true);
    for (const there of ['192.168.1.127', '10.127.0.1', '::2', 'fe80::1', '::ffff:10.0.0.1', ''])
      expect(from(there)).toBe(false);
  });

  it('has a port of its own for the metrics, if the host wants one', async () => {
    const [port] = await freePorts(1);
    const apart = await setUp({ METRICS_PORT: String(port) });
    expect((await fetch(`${apart.http}/metrics`)).headers.get('content-type')).toContain('text/html');
    expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toContain('fabula_moves_total');
    expect((await fetch(`http://127.0.0.1:${port}/api/decks`)).status).toBe(404);
    await apart.stop();
  });

  it('shows the log of a finished game, and nothing of a running one', async () => {
    const { people } = await gather(tabletop, 3, { decks: ['placeholder'] });
    const [owner] = people;
    if (!owner) throw new Error('nobody');
    const path = `/api/games/${owner.view?.game}/log`;
    ok(await owner.send('start', {}));
    expect(await get(path)).toMatchObject({ status: 404 });
    ok(await owner.send('end', {}));
    expect(JSON.parse((await get(path)).text)).toMatchObject({ format: 'fabula-log' });
    expect(await get('/api/games/none/log')).toMatchObject({ status: 404 });
  });
});
