/** What can be read of tables and games without coming in. */
import { Readable } from 'node:stream';
import { asLog } from '@fabula/engine/log.ts';
import { pagesOf } from '@fabula/gamelog/pages.ts';
import type { GameLog, Store } from '@fabula/gamelog/port.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { endsGame, exported } from '../game.ts';
import type { Onlookers } from '../keeping/onlookers.ts';
import type { Settings } from '../settings.ts';
import type { Tables } from '../tables.ts';
import { addressFor, type FrontDoor } from './http.ts';

export interface TableRoutes {
  readonly door: FrontDoor;
  readonly version: string;
  readonly store: Store;
  readonly tables: Tables;
  readonly onlookers: Onlookers;
}

type OfTable = FastifyRequest<{ Params: { code: string } }>;
type OfGame = FastifyRequest<{ Params: { game: string } }>;

export const tableRoutes =
  (parts: TableRoutes) =>
  (app: FastifyInstance): void => {
    const { version, tables } = parts;
    app.get('/api/about', (_, reply) =>
      noStore(reply).send({ name: 'Fabula', version, keeps: keptBy(parts.door.settings) }),
    );
    app.get('/api/tables', (_, reply) => noStore(reply).send(listed(tables)));
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

function listed(tables: Tables): object[] {
  return [...tables.all]
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

const CODE = /^[A-Z0-9]{6}$/;

/** For those who have its link, before they come in. Where nobody is, nobody is named; it is counted like any other guess. */
function whoIsAt({ door, tables }: TableRoutes, request: OfTable, reply: FastifyReply): FastifyReply {
  const { code } = request.params;
  if (!CODE.test(code)) {
    reply.callNotFound();
    return reply;
  }
  const address = addressFor(door, request.raw);
  const found = door.limits.hasMissedTooOften(address) ? undefined : tables.inUse(code);
  if (!found) door.limits.missed(address);
  const table = found?.doc.closed ? undefined : found;
  const { people = [], seats = [] } = table?.game.state ?? {};
  const seated = people.filter(({ seat, bot }) => seat !== null && !bot);
  return noStore(reply).send({
    here: seated.flatMap(({ id }) => table?.profiles.get(id)?.name ?? []),
    taken: seats.map(({ colour }) => colour),
  });
}

/** A running game's log holds everybody's cards: only a finished one is shown. Whether it is, its last entry says. */
async function gameLog(parts: TableRoutes, request: OfGame, reply: FastifyReply): Promise<FastifyReply> {
  const { game } = request.params;
  const { store, onlookers, door } = parts;
  const last = await store.games.last(game);
  if (!last || !endsGame(last))
    return noStore(reply).code(404).type('text/plain').send('There is no such game, or it is not over yet');
  onlookers.look(game);
  const address = addressFor(door, request.raw);
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
