/** Three nodes of one house, each behind a network of its own to the database and to the bus. */
import { BuiltServer } from '../built-server.ts';
import type { Bus } from './bus.ts';
import type { Database } from './database.ts';
import type { Cable, Networks } from './networks.ts';

export interface Node {
  readonly server: BuiltServer;
  /** All that this node has to do with others goes by these. */
  readonly cables: readonly Cable[];
  readonly toDatabase: Cable;
}

export async function startNode(database: Database, bus: Bus, networks: Networks): Promise<Node> {
  const toDatabase = await networks.lay(database.port);
  const toBus = bus.port === null ? null : await networks.lay(bus.port);
  const server = await BuiltServer.prepare({
    DATABASE_URL: database.url(toDatabase.port),
    THINK_MS: '100',
    ...(toBus ? { BUS_URL: `nats://127.0.0.1:${toBus.port}` } : {}),
  });
  await server.start();
  return { server, toDatabase, cables: toBus ? [toDatabase, toBus] : [toDatabase] };
}
