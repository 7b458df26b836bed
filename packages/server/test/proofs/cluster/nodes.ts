/** Three nodes of one house, each behind a network of its own to the database and to the bus. */
import { type Proxy, startProxy } from '../../../../gamelog/test/proxy.ts';
import { BuiltServer } from '../built-server.ts';
import type { Bus } from './bus.ts';
import type { Database } from './database.ts';

export interface Node {
  readonly server: BuiltServer;
  /** All that this node has to do with others goes by these. */
  readonly lines: readonly Proxy[];
  readonly toDatabase: Proxy;
}

export async function startNode(database: Database, bus: Bus): Promise<Node> {
  const toDatabase = await startProxy(database.port);
  const toBus = bus.port === null ? null : await startProxy(bus.port);
  const server = await BuiltServer.prepare({
    DATABASE_URL: database.url(toDatabase.port),
    THINK_MS: '100',
    ...(toBus ? { BUS_URL: `nats://127.0.0.1:${toBus.port}` } : {}),
  });
  await server.start();
  return { server, toDatabase, lines: toBus ? [toDatabase, toBus] : [toDatabase] };
}

export async function removeNode({ server, lines }: Node): Promise<void> {
  await server.remove();
  for (const line of lines) await line.close();
}
