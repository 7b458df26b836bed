/** Everything that is only read: pages, pictures, finished games, and how the server is. One thing can be brought: a drawn or sung clue. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { BACK } from '@fabula/cards/deck/format.ts';
import { asLog } from '@fabula/engine/log.ts';
import type { Language } from '@fabula/protocol/table.ts';
import type { Store } from '@fabula/gamelog/port.ts';
import { addressOf } from './address.ts';
import { wordsOf } from './bot-words.ts';
import type { Clock } from './clock.ts';
import type { ClueDesk } from './clue-desk.ts';
import { type DeckOnOffer, type Decks, placeholderPicture, type Size, SIZES, type Sizes } from './decks.ts';
import { exported } from './game.ts';
import { securityHeaders } from './headers.ts';
import { accepts, Folder, sendFile } from './folder.ts';
import type { Limits } from './limits.ts';
import type { Metrics } from './metrics.ts';
import { preloadsFor } from './preloads.ts';
import type { Settings } from './settings.ts';
import type { Tables } from './tables.ts';

export interface Reading {
  readonly settings: Settings;
  readonly clock: Clock;
  readonly version: string;
  readonly store: Store;
  readonly decks: Decks;
  readonly tables: Tables;
  readonly limits: Limits;
  readonly metrics: Metrics;
  readonly clueDesk: ClueDesk;
  readonly isReady: () => boolean;
  readonly complain: (error: unknown) => void;
}

export function createHttp(reading: Reading): Server {
  const routes = new Routes(reading);
  const server = createServer((request, response) => {
    routes.answer(request, response).catch((error: unknown) => {
      reading.complain(error);
      if (response.headersSent) response.destroy();
      else send(response, 500, 'text/plain', 'Something went wrong');
    });
  });
  server.headersTimeout = 10_000;
  server.requestTimeout = 20_000;
  server.keepAliveTimeout = 10_000;
  server.maxRequestsPerSocket = 1_000;
  return server;
}

const JSON_TYPE = 'application/json; charset=utf-8';
const FOREVER = 'public, max-age=31536000, immutable';
const DAY = 86_400_000;
const A_WEEK = 'public, max-age=604800';

class Routes {
  readonly #reading: Reading;
  readonly #web: Folder;
  /** Decks and what is said of them are long, and do not change. */
  readonly #packed = new Map<string, Buffer>();

  constructor(reading: Reading) {
    this.#reading = reading;
    this.#web = new Folder(reading.settings.webDir);
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { host } = request.headers;
    for (const [name, value] of securityHeaders(this.#reading.settings, host))
      response.setHeader(name, value);
    const path = pathOf(request.url ?? '/');
    const code = /^\/api\/tables\/([A-Z0-9]{6})\/clue$/.exec(path ?? '')?.[1];
    if (request.method === 'POST' && code !== undefined) {
      await this.#clue(code, request, response);
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', code === undefined ? 'GET, HEAD' : 'POST');
      send(response, 405, 'text/plain', 'This server only answers questions: use GET');
      return;
    }
    if (path === null) send(response, 400, 'text/plain', 'That is no address');
    else if (path === '/healthz') send(response, 200, 'text/plain', 'ok');
    else if (path === '/readyz') this.#ready(response);
    else if (path === '/metrics') await this.#metrics(response);
    else if (path.startsWith('/api/')) await this.#api(path.slice('/api/'.length), request, response);
    else if (path.startsWith('/decks/')) await this.#picture(path.slice('/decks/'.length), request, response);
    else await this.#page(path, request, response);
  }

  /** What was not read of a body that is too long is not waited for. */
  async #clue(code: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [status, body] = await this.#reading.clueDesk.receive(code, request);
    if (!request.complete) response.setHeader('Connection', 'close');
    send(response, status, JSON_TYPE, JSON.stringify(body));
  }

  #ready(response: ServerResponse): void {
    const ready = this.#reading.isReady();
    send(response, ready ? 200 : 503, 'text/plain', ready ? 'ready' : 'not ready');
  }

  async #metrics(response: ServerResponse): Promise<void> {
    const { metrics } = this.#reading;
    send(response, 200, metrics.contentType, await metrics.text());
  }

  async #api(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    const { clueDesk } = this.#reading;
    const game = /^games\/([\w-]{1,40})\/log$/.exec(path)?.[1];
    const [, clueOf, clue] = /^games\/([\w-]{1,40})\/clues\/([\w-]{1,64})$/.exec(path) ?? [];
    const deck = this.#reading.decks.get(/^decks\/([\w-]{1,60})$/.exec(path)?.[1] ?? '');
    const [, described = '', language = ''] = /^decks\/([\w-]{1,60})\/words\/(en|ru)$/.exec(path) ?? [];
    const words = this.#reading.decks.get(described);
    const [, told = '', inLanguage = ''] = /^decks\/([\w-]{1,60})\/descriptions\/(en|ru)$/.exec(path) ?? [];
    const descriptions = this.#reading.decks.get(told);
    const code = /^tables\/([A-Z0-9]{6})$/.exec(path)?.[1];
    if (path === 'decks') sendJson(response, this.#decksOnOffer());
    else if (deck) this.#sendPacked(path, () => this.#deckOnOffer(deck), request, response);
    else if (descriptions)
      this.#sendPacked(
        path,
        () => descriptions.cards.map(({ long }) => long[inLanguage as Language] ?? ''),
        request,
        response,
      );
    else if (words) sendJson(response, await this.#words(words, language as Language));
    else if (path === 'tables') sendJson(response, this.#tablesListed());
    else if (code !== undefined) this.#whoIsAt(code, request, response);
    else if (path === 'about') sendJson(response, { name: 'Fabula', version: this.#reading.version });
    else if (game !== undefined) await this.#gameLog(game, response);
    else if (clueOf !== undefined && clue !== undefined && (await clueDesk.send(clueOf, clue, response)))
      return;
    else send(response, 404, 'text/plain', 'There is nothing here');
  }

  #decksOnOffer(): object[] {
    const { decks } = this.#reading;
    return decks.all.map((deck) => {
      const { id, name, author, licence, cards } = deck;
      const usual = decks.usual.includes(id);
      return { id, name, author, licence, cards: cards.length, usual, cover: this.#coverOf(deck) };
    });
  }

  /** Three pictures, others every day. */
  #coverOf(deck: DeckOnOffer): (Addresses & { thumbhash: string })[] {
    const { cards } = deck;
    const day = Math.floor(this.#reading.clock.now() / DAY);
    return [0, 1, 2]
      .flatMap((place) => cards[(day * 7 + place * 29) % cards.length] ?? [])
      .map((card) => ({ ...addresses(deck, card.id, card), thumbhash: card.thumbhash }));
  }

  #sendPacked(path: string, content: () => object, request: IncomingMessage, response: ServerResponse): void {
    response.setHeader('Vary', 'Accept-Encoding');
    if (!accepts(request, 'gzip')) {
      sendJson(response, content());
      return;
    }
    const packed = this.#packed.get(path) ?? gzipSync(JSON.stringify(content()));
    this.#packed.set(path, packed);
    response.setHeader('Content-Encoding', 'gzip');
    send(response, 200, JSON_TYPE, packed);
  }

  /** For bots that play in a browser. */
  #words({ cards }: DeckOnOffer, language: Language): Promise<object> {
    return Promise.all(cards.map((card) => wordsOf(card, language)));
  }

  /** Pictures by address; the browser says which formats it knows when it asks for one. */
  #deckOnOffer(deck: DeckOnOffer): object {
    const { id, name, author, licence, back } = deck;
    const pictures = deck.cards.map((card) => {
      const { id: slug, thumbhash, alt } = card;
      return { id: slug, ...addresses(deck, slug, card), thumbhash, alt };
    });
    return { id, name, author, licence, back: back && addresses(deck, BACK, back), cards: pictures };
  }

  #tablesListed(): object[] {
    return [...this.#reading.tables.all]
      .filter(({ doc, guests }) => doc.listed && guests.size > 0)
      .map(({ doc, game }) => {
        const { phase, people, rules, seats } = game.state;
        const seated = people.filter(({ seat }) => seat !== null).length;
        return {
          code: doc.code,
          language: doc.language,
          phase: phase.name,
          seated,
          seats: seats.length,
          most: rules.seats.most,
        };
      });
  }

  /** For those who have its link, before they come in. Where nobody is, nobody is named; it is counted like any other guess. */
  #whoIsAt(code: string, request: IncomingMessage, response: ServerResponse): void {
    const { limits, settings, tables } = this.#reading;
    const address = limits.of(addressOf(request, settings.trustProxy));
    const table = limits.hasMissedTooOften(address) ? undefined : tables.inUse(code);
    if (!table) limits.missed(address);
    const { people = [], seats = [] } = table?.game.state ?? {};
    const seated = people.filter(({ seat, bot }) => seat !== null && !bot);
    sendJson(response, {
      here: seated.flatMap(({ id }) => table?.profiles.get(id)?.name ?? []),
      taken: seats.map(({ colour }) => colour),
    });
  }

  /** A running game's log holds everybody's cards: only a finished one is shown. */
  async #gameLog(game: string, response: ServerResponse): Promise<void> {
    const entries = (await this.#reading.store.games.read(game)).map(exported);
    const over = entries.at(-1)?.events.at(-1)?.type === 'ended';
    if (over) sendJson(response, asLog(entries));
    else send(response, 404, 'text/plain', 'There is no such game, or it is not over yet');
  }

  /** /decks/DECK/CARD/SIZE, or `back` for the card */
  async #picture(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [deck = '', card = '', size = ''] = path.split('/');
    const chosen = this.#reading.decks.get(deck);
    const found = card === BACK ? chosen?.back : chosen?.cards.find(({ id }) => id === card);
    const known = SIZES.find((each) => each === size);
    const files = known && found?.[known];
    response.setHeader('Vary', 'Accept');
    if (files?.length === 0) {
      response.setHeader('Cache-Control', FOREVER);
      send(response, 200, 'image/svg+xml', placeholderPicture(Number(card)));
      return;
    }
    const accepted = request.headers.accept ?? '';
    const file = files?.find(({ type }) => accepted.includes(type)) ?? files?.at(-1);
    if (!file || !(await sendFile(file.path, file.type, request, response, A_WEEK))) {
      send(response, 404, 'text/plain', 'There is no such picture');
    }
  }

  async #page(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const caching = path.startsWith('/assets/') ? FOREVER : 'no-cache';
    if (path !== '/' && (await this.#web.send(path.slice(1), request, response, caching))) return;
    const isFile = /\.[a-z0-9]{1,8}$/i.test(path);
    if (isFile) {
      send(response, 404, 'text/plain', 'There is nothing here');
      return;
    }
    const { settings, decks } = this.#reading;
    const [deck] = decks.all;
    const needed = {
      cover: deck ? this.#coverOf(deck).map(({ small }) => small) : [],
      deck: deck ? `/api/decks/${deck.id}` : null,
    };
    response.setHeader('Link', await preloadsFor(path, request, settings.webDir, needed));
    if (!(await this.#web.send('index.html', request, response, 'no-cache'))) {
      send(response, 200, 'text/html; charset=utf-8', plainPage(this.#reading.version));
    }
  }
}

type Addresses = Readonly<Record<Size, string>>;

/** A size that the deck lacks has the address of the large one: nobody fetches the same files twice. */
function addresses(deck: DeckOnOffer, picture: string, sizes: Sizes): Addresses {
  const at = (size: Size): string =>
    `/decks/${deck.id}/${picture}/${sizes[size] === sizes.large ? 'large' : size}`;
  return { large: at('large'), medium: at('medium'), small: at('small') };
}

/** The path of an address, decoded; null: it is none, or tries to climb. */
function pathOf(url: string): string | null {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
    return path.startsWith('/') && !path.includes('\0') && !join('/', path).includes('..') ? path : null;
  } catch {
    return null;
  }
}

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

const sendJson = (response: ServerResponse, value: object): void =>
  send(response, 200, JSON_TYPE, JSON.stringify(value));

const plainPage = (version: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fabula</title>` +
  `<body><h1>Fabula ${version}</h1><p>The server runs. The web client is not built: npm run build -w packages/web.</p></body></html>`;
