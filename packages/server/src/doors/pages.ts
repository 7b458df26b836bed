/** The web client: its files as they are, and its one page for every address of the game. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Decks } from '../decks.ts';
import type { Settings } from '../settings.ts';
import { coverOf } from './deck-routes.ts';
import { keptAsset } from './kept-assets.ts';
import { preloadsFor } from './preloads.ts';

export interface Pages {
  readonly settings: Settings;
  readonly version: string;
  readonly decks: Decks;
  readonly now: () => number;
}

const FOREVER = 'public, max-age=31536000, immutable';

export const pages =
  (parts: Pages) =>
  (app: FastifyInstance): void => {
    const { webDir, assetsDir } = parts.settings;
    const root = resolve(webDir);
    const hashed = [join(root, 'assets'), ...(assetsDir === null ? [] : [resolve(assetsDir)])];
    app.register(files, {
      root,
      index: false,
      wildcard: true,
      preCompressed: true,
      dotfiles: 'ignore',
      cacheControl: false,
      setHeaders: (reply, path) => {
        if (reply.hasHeader('Cache-Control')) return;
        reply.header(
          'Cache-Control',
          hashed.some((folder) => path.startsWith(folder)) ? FOREVER : 'no-cache',
        );
      },
    });
    app.get('/', (request, reply) => page(parts, request, reply));
    app.setNotFoundHandler((request, reply) => otherwise(parts, request, reply));
  };

/** Whatever is no file and no question is an address of the game: the page knows what to show. */
function otherwise(parts: Pages, request: FastifyRequest, reply: FastifyReply): unknown {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return reply
      .code(405)
      .header('Allow', 'GET, HEAD')
      .type('text/plain')
      .send('This server only answers questions: use GET');
  const { pathname } = new URL(request.url, 'http://here');
  const { assetsDir } = parts.settings;
  const kept = keptAsset(assetsDir, pathname);
  if (kept !== null && assetsDir !== null) return reply.sendFile(kept, resolve(assetsDir));
  const isPage = !/^\/(?:api|decks)(?:\/|$)/.test(pathname) && !/\.[a-z0-9]{1,8}$/i.test(pathname);
  return isPage
    ? page(parts, request, reply)
    : reply.code(404).type('text/plain').send('There is nothing here');
}

async function page(parts: Pages, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { settings, version, decks, now } = parts;
  const { pathname } = new URL(request.url, 'http://here');
  // Whoever was given its address may read an album; nobody is to find it by looking for names.
  if (pathname.startsWith('/album/')) reply.header('X-Robots-Tag', 'noindex');
  if (!existsSync(join(settings.webDir, 'index.html')))
    return reply.type('text/html; charset=utf-8').send(plainPage(version));
  const [deck] = decks.all;
  const needed = {
    cover: deck ? coverOf(deck, now()).map(({ small }) => small) : [],
    deck: deck ? `/api/decks/${deck.id}` : null,
  };
  reply.header('Link', await preloadsFor(pathname, request.raw, settings.webDir, needed));
  return reply.sendFile('index.html');
}

const plainPage = (version: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fabula</title>` +
  `<body><h1>Fabula ${version}</h1><p>The server runs. The web client is not built: npm run build -w packages/web.</p></body></html>`;
