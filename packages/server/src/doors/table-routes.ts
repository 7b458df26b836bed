/** What can be read of tables without coming in. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Table } from '@fabula/table/table.ts';
import type { Listings } from '../nodes/listings.ts';
import type { Settings } from '../settings.ts';
import type { Tables } from '../tables/tables.ts';
import { addressFor, type FrontDoor } from './http.ts';

export interface TableRoutes {
  readonly door: FrontDoor;
  readonly version: string;
  readonly tables: Tables;
  readonly listings: Listings;
  /** Somebody is at this table through another node. */
  readonly isElsewhere: (code: string) => Promise<boolean>;
}

type OfTable = FastifyRequest<{ Params: { code: string } }>;

export const tableRoutes =
  (parts: TableRoutes) =>
  (app: FastifyInstance): void => {
    const { version, listings } = parts;
    app.get('/api/about', (_, reply) =>
      noStore(reply).send({
        name: 'Fabula',
        version,
        keeps: keptBy(parts.door.settings),
        ownDecks: parts.door.settings.ownDecksMb > 0,
      }),
    );
    app.get('/api/tables', (_, reply) => noStore(reply).send(listings.all));
    app.get('/api/tables/:code', (request: OfTable, reply) => whoIsAt(parts, request, reply));
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
