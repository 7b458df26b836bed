/** Decks of players' own: made, looked at, described and deleted. */
import { Readable } from 'node:stream';
import { changedDeckForm, newDeckForm, wordsForm, writingForm } from '@fabula/protocol/own-deck-forms.ts';
import {
  type DeckRefusal,
  editionId,
  MOST_OWN_CARDS,
  MOST_OWN_DECKS,
  type NewOwnDeck,
  type OwnDeckAnswer,
  type OwnDecksAnswer,
} from '@fabula/protocol/own-decks.ts';
import { type Language, LANGUAGES } from '@fabula/protocol/table.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { deckFile } from '../own-decks/deck-file.ts';
import { bytesOf, present } from '../own-decks/own-deck.ts';
import type { KeptDeck } from '../own-decks/own-decks.ts';
import type { Player } from '../people/players.ts';
import { addressFor } from './http.ts';
import {
  formIn,
  isRefusal,
  type OfOwnDeck,
  ownerAt,
  type OwnDeckDesk,
  picturesAt,
  playerAt,
  refuseDeck,
  refusesStrangers,
  room,
} from './own-deck-desk.ts';

/** Words of a card in one language, as JSON that spells out every letter. */
const LONGEST_FORM = 96 * 1024;
const COST_OF_A_DECK = 500;
/** So many cards show what a deck is. */
const SHOWN = 3;

/** What is sent; nothing: it is done. */
type Done = object | null | DeckRefusal;
type Serve = (desk: OwnDeckDesk, request: OfOwnDeck) => Promise<Done>;
type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

const ROUTES: readonly (readonly [method: Method, url: string, serve: Serve])[] = [
  ['POST', '/api/own-decks', create],
  ['GET', '/api/own-decks', list],
  ['GET', '/api/own-decks/:deck', show],
  ['PATCH', '/api/own-decks/:deck', change],
  ['DELETE', '/api/own-decks/:deck', remove],
  ['POST', '/api/own-decks/:deck/words', haveDescribed],
  ['DELETE', '/api/own-decks/:deck/cards/:card', removeCard],
  ['PUT', '/api/own-decks/:deck/cards/:card/words/:language', describe],
  ['DELETE', '/api/own-decks/:deck/cards/:card/words/:language', undescribe],
];

export const ownDeckRoutes =
  (desk: OwnDeckDesk) =>
  (app: FastifyInstance): void =>
    room(
      app,
      (inner) => {
        for (const route of ROUTES) addRoute(inner, desk, route);
        inner.get('/api/own-decks/:deck/file', (request, reply) =>
          sendFile(desk, request as OfOwnDeck, reply),
        );
      },
      { code: 'bad-form' },
    );

function addRoute(
  app: FastifyInstance,
  desk: OwnDeckDesk,
  [method, url, serve]: (typeof ROUTES)[number],
): void {
  app.route({
    method,
    url,
    bodyLimit: LONGEST_FORM,
    config: { takesBody: method !== 'GET' && method !== 'DELETE' },
    handler: async (request, reply): Promise<FastifyReply> => {
      const done = await serve(desk, request as OfOwnDeck);
      reply.header('Cache-Control', 'no-store');
      if (done === null) return reply.code(204).send();
      if (isRefusal(done)) return refuseDeck(reply, done);
      return reply.code(method === 'POST' ? 201 : 200).send(done);
    },
  });
}

async function create(desk: OwnDeckDesk, request: OfOwnDeck): Promise<NewOwnDeck | DeckRefusal> {
  const form = formIn(request, newDeckForm);
  const found =
    request.headers.authorization === undefined
      ? await newPlayer(desk, request, isRefusal(form) ? 'en' : form.fields.language)
      : await playerAt(desk, request);
  if (isRefusal(found)) return found;
  if (isRefusal(form)) return form;
  const address = addressFor(desk.door, request.raw);
  if (address.waitFor('written') > 0) return { code: 'too-fast' };
  address.pay('written', COST_OF_A_DECK);
  const made = await desk.ownDecks.create(found.id, form.fields);
  if (isRefusal(made)) return made;
  const { id: deck } = made;
  const { id, token } = { token: undefined, ...found };
  return { deck, plays: deck, ...(token === undefined ? {} : { player: { id, token } }) };
}

/** Whoever has never been at a table is nobody yet. */
async function newPlayer(
  desk: OwnDeckDesk,
  request: OfOwnDeck,
  language: Language,
): Promise<{ readonly id: string; readonly token: string } | DeckRefusal> {
  const no = refusesStrangers(desk, request);
  if (no) return no;
  const { door, players, bans, origins } = desk;
  const address = addressFor(door, request.raw);
  if (bans.ofNetwork(origins.of(address.network))) return { code: 'banned-from-site' };
  if (!door.limits.mayBecomePlayer(address)) return { code: 'too-many-players' };
  const { player, token } = players.create(language);
  await players.save(player, {});
  return { id: player.id, token };
}

async function list(desk: OwnDeckDesk, request: OfOwnDeck): Promise<OwnDecksAnswer | DeckRefusal> {
  const player = await playerAt(desk, request);
  if (isRefusal(player)) return player;
  const decks = await desk.ownDecks.ofPlayer(player.id);
  const bytes = desk.door.settings.ownDecksMb * 1024 * 1024;
  return {
    decks: decks.map((kept) => {
      const cards = present(kept.deck);
      const cover = cards.slice(0, SHOWN).map((card) => picturesAt(kept, card));
      return { ...inShort(kept), cards: cards.length, cover };
    }),
    quota: { decks: MOST_OWN_DECKS, cards: MOST_OWN_CARDS, bytes },
  };
}

const inShort = ({ id, deck }: KeptDeck) => ({
  deck: id,
  plays: editionId(id, deck.edition),
  name: deck.name,
  bytes: bytesOf(deck),
  listed: deck.listed,
});

async function show(desk: OwnDeckDesk, request: OfOwnDeck): Promise<OwnDeckAnswer | DeckRefusal> {
  const found = await ownerAt(desk, request);
  return isRefusal(found) ? found : shown(desk, found);
}

async function shown({ ownDecks, scribe }: OwnDeckDesk, kept: KeptDeck): Promise<OwnDeckAnswer> {
  const { author, licence, language, group } = kept.deck;
  const words = await ownDecks.words.of(kept.id);
  const cards = present(kept.deck).map((card) => ({
    ...picturesAt(kept, card),
    words: words.get(card.id) ?? {},
  }));
  return { ...inShort(kept), author, licence, language, group, writing: scribe.progressOf(kept.id), cards };
}

async function change(desk: OwnDeckDesk, request: OfOwnDeck): Promise<OwnDeckAnswer | DeckRefusal> {
  const found = await ownerAt(desk, request);
  if (isRefusal(found)) return found;
  const form = formIn(request, changedDeckForm);
  if (isRefusal(form)) return form;
  const address = addressFor(desk.door, request.raw);
  if (address.waitFor('written') > 0) return { code: 'too-fast' };
  // With all its cards it is written anew.
  address.pay('written', JSON.stringify(found.deck).length);
  const { id } = found;
  const deck = await desk.ownDecks.change(id, form.fields);
  return isRefusal(deck) ? deck : shown(desk, { id, deck });
}

async function remove(desk: OwnDeckDesk, request: OfOwnDeck): Promise<DeckRefusal | null> {
  const found = await ownerAt(desk, request);
  if (isRefusal(found)) return found;
  await desk.ownDecks.remove(found.id);
  return null;
}

async function removeCard(desk: OwnDeckDesk, request: OfOwnDeck): Promise<DeckRefusal | null> {
  const found = await ownerAt(desk, request);
  return isRefusal(found) ? found : desk.ownDecks.removeCard(found.id, request.params.card);
}

/** Whoever knows of it may keep it. */
async function sendFile(desk: OwnDeckDesk, request: OfOwnDeck, reply: FastifyReply): Promise<FastifyReply> {
  const no = refusesStrangers(desk, request);
  if (no) return refuseDeck(reply, no);
  const found = await desk.ownDecks.get(request.params.deck);
  if (!found) return refuseDeck(reply, { code: 'no-such-deck' });
  const address = addressFor(desk.door, request.raw);
  const pay = (part: Uint8Array): void => address.pay('served', part.length);
  return reply
    .header('Cache-Control', 'no-store')
    .header('Content-Disposition', `attachment; filename="${found.id}.zip"`)
    .type('application/zip')
    .send(Readable.from(paid(deckFile(desk.ownDecks, found), pay)));
}

async function* paid(
  parts: AsyncIterable<Uint8Array>,
  pay: (part: Uint8Array) => void,
): AsyncGenerator<Uint8Array, void, void> {
  for await (const part of parts) {
    pay(part);
    yield part;
  }
}

// Words

async function describe(desk: OwnDeckDesk, request: OfOwnDeck): Promise<DeckRefusal | null> {
  const writer = await whoMayWrite(desk, request);
  if (isRefusal(writer)) return writer;
  const form = formIn(request, wordsForm);
  const { card, language } = request.params;
  const spoken = LANGUAGES.find((one) => one === language);
  if (isRefusal(form) || !spoken) return { code: 'bad-form' };
  const { kept, isOwner } = writer;
  if (!present(kept.deck).some(({ id }) => id === card)) return { code: 'no-such-card' };
  const address = addressFor(desk.door, request.raw);
  if (address.waitFor('written') > 0) return { code: 'too-fast' };
  address.pay('written', JSON.stringify(form.fields).length);
  const isTaken = !(await desk.ownDecks.words.put(kept.id, card, spoken, form.fields, !isOwner));
  return isTaken ? { code: 'words-taken' } : null;
}

async function undescribe(desk: OwnDeckDesk, request: OfOwnDeck): Promise<DeckRefusal | null> {
  const found = await ownerAt(desk, request);
  if (isRefusal(found)) return found;
  const spoken = LANGUAGES.find((one) => one === request.params.language);
  if (!spoken) return { code: 'bad-form' };
  const { card } = request.params;
  // Nothing else is looked up: not every store takes every letter.
  if (!found.deck.cards.some(({ id }) => id === card)) return { code: 'no-such-card' };
  await desk.ownDecks.words.put(found.id, card, spoken, null);
  return null;
}

async function haveDescribed(desk: OwnDeckDesk, request: OfOwnDeck): Promise<object | DeckRefusal> {
  const found = await ownerAt(desk, request);
  if (isRefusal(found)) return found;
  const form = formIn(request, writingForm);
  return isRefusal(form) ? form : desk.scribe.begin(found, form.fields.language);
}

interface Writer {
  readonly kept: KeptDeck;
  readonly isOwner: boolean;
}

/** The owner; or, where the owner lets them, whoever has a seat at a table that plays it. */
async function whoMayWrite(desk: OwnDeckDesk, request: OfOwnDeck): Promise<Writer | DeckRefusal> {
  const player = await playerAt(desk, request);
  if (isRefusal(player)) return player;
  const kept = await desk.ownDecks.get(request.params.deck);
  if (!kept) return { code: 'no-such-deck' };
  if (kept.deck.owner === player.id) return { kept, isOwner: true };
  const may = kept.deck.group && (await sitsWithIt(desk, request, kept.id, player));
  return may ? { kept, isOwner: false } : { code: 'not-yours' };
}

/** Guesses of a table's code are counted like any others. */
async function sitsWithIt(
  { door, tables }: OwnDeckDesk,
  request: OfOwnDeck,
  deck: string,
  player: Pick<Player, 'id'>,
): Promise<boolean> {
  const said = request.query.table;
  const code = typeof said === 'string' ? said.toUpperCase() : '';
  const address = addressFor(door, request.raw);
  if (!/^[A-Z0-9]{6}$/.test(code) || door.limits.hasMissedTooOften(address)) return false;
  const table = await tables.find(code);
  if (!table) door.limits.missed(address);
  const { decks = [], people = [] } = table?.game.state ?? {};
  const plays = decks.some(({ id }) => id === deck || id.startsWith(`${deck}-`));
  return plays && people.some(({ id, seat }) => id === player.id && seat !== null);
}
