/** What can be read of tables and games without coming in. */
import { Readable } from 'node:stream';
import { asLog } from '@fabula/engine/log.ts';
import { pagesOf } from '@fabula/gamelog/pages.ts';
import type { GameLog, Store } from '@fabula/gamelog/port.ts';
import { endsGame, exported } from '@fabula/table/game.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Table } from '@fabula/table/table.ts';
import type { Onlookers } from '../keeping/onlookers.ts';
import type { Listings } from '../nodes/listings.ts';
import { isId } from '../people/secrets.ts';
import type { Settings } from '../settings.ts';
import type { Tables } from '../tables/tables.ts';
import { addressFor, type FrontDoor } from './http.ts';

export interface TableRoutes {
  readonly door: FrontDoor;
  readonly version: string;
  readonly store: Store;
  readonly tables: Tables;
  readonly onlookers: Onlookers;
  readonly listings: Listings;
  /** Somebody is at this table through another node. */
  readonly isElsewhere: (code: string) => Promise<boolean>;
}

type OfTable = FastifyRequest<{ Params: { code: string } }>;
type OfGame = FastifyRequest<{ Params: { game: string } }>;

export const tableRoutes =
  (parts: TableRoutes) =>
  (app: FastifyInstance): void => {
    const { version, listings } = parts;
    app.get('/api/about', (_, reply) =>
      noStore(reply).send({ name: 'Fabula', version, keeps: keptBy(parts.door.settings) }),
    );
    app.get('/api/tables', (_, reply) => noStore(reply).send(listings.all));
    app.get('/api/tables/:code', (request: OfTable, reply) => whoIsAt(parts, request, reply));
    app.get('/api/games/:game/log', (request: OfGame, reply) => gameLog(parts, request, reply));
  };

/** For the page about privacy. */
const keptBy = (settings: Settings): object => ({
  days: settings.keepDays,
  finishedDays: settings.keepFinishedDays,
  megabytes: settings.maxDataMb,
  backups: settings.backupDir === null ? 0 : settings.keepBackups,
  model: settings.provider !== null,
});

const noStore = (reply: FastifyReply): FastifyReply => reply.header('Cache-Control', 'no-store');

const CODE = /^[A-Z0-9]{6}$/;

/** For those who have its link, before they come in. Where nobody is, nobody is named; a code that leads nowhere is counted like any other guess. */
async function whoIsAt(
  { door, tables, isElsewhere }: TableRoutes,
  request: OfTable,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { code } = request.params;
  if (!CODE.test(code)) {
    reply.callNotFound();
    return reply;
  }
  const address = addressFor(door, request.raw);
  // Nothing is looked up for whoever guesses.
  if (door.limits.hasMissedTooOften(address)) return noStore(reply).send({ here: [], taken: [] });
  const found = await tables.find(code);
  if (!found) door.limits.missed(address);
  // That it is in memory says nothing: this very question may have fetched it.
  const isSomebodyThere = found !== null && (found.guests.size > 0 || (await isElsewhere(code)));
  const table: Table | null = isSomebodyThere && !found.register.closed ? found : null;
  const { people = [], seats = [] } = table?.game.state ?? {};
  const seated = people.filter(({ seat, bot }) => seat !== null && !bot);
  return noStore(reply).send({
    there: found !== null,
    here: seated.flatMap(({ id }) => table?.profiles.get(id)?.name ?? []),
    taken: seats.map(({ colour }) => colour),
  });
}

/** A running game's log holds everybody's cards: only a finished one is shown. Whether it is, its last entry says. */
async function gameLog(parts: TableRoutes, request: OfGame, reply: FastifyReply): Promise<FastifyReply> {
  const { game } = request.params;
  const { store, onlookers, door } = parts;
  const last = isId(game) ? await store.games.last(game) : null;
  if (!last || !endsGame(last))
    return noStore(reply).code(404).type('text/plain').send('There is no such game, or it is not over yet');
  const address = addressFor(door, request.raw);
  onlookers.note(game, address.network);
  const text = logText(store.games, game, (bytes) => address.pay('served', bytes));
  return noStore(reply).type('application/json; charset=utf-8').send(Readable.from(text));
}

/** The log as `asLog` has it, page by page: nobody has to hold all of it. */
async function* logText(
  games: GameLog,
  game: string,
  pay: (bytes: number) => void,
): AsyncGenerator<string, void, void> {
  const [head = '', tail = ''] = JSON.stringify(asLog([])).split('[]');
  let before = `${head}[`;
  for await (const page of pagesOf(games, game)) {
    const text = before + page.map((entry) => JSON.stringify(exported(entry))).join(',');
    pay(Buffer.byteLength(text));
    yield text;
    before = ',';
  }
  yield `]${tail}`;
}
