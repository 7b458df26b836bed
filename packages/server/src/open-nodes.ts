/** What a node needs to be one of several: those that share a PostgreSQL database are one house. */
import { createHash } from 'node:crypto';
import type { Store } from '@fabula/gamelog/port.ts';
import type { PostgresStore } from '@fabula/gamelog/postgres.ts';
import type { Logger } from 'pino';
import type { Parts } from './app.ts';
import { Origins } from './budgets/origins.ts';
import { NatsBus } from './bus/bus-on-nats.ts';
import { PostgresBus } from './bus/bus-on-postgres.ts';
import { houseClock } from './nodes/house-clock.ts';
import { sharedSecret } from './nodes/shared-secret.ts';
import { newId, newToken } from './people/secrets.ts';
import type { Settings } from './settings.ts';

const isShared = (store: Store): store is PostgresStore => 'presence' in store;

/** Nothing: this is the only node. */
export async function openNodes(
  { databaseUrl, busUrl }: Settings,
  store: Store,
  log: Logger,
): Promise<Pick<Parts, 'nodes' | 'origins' | 'clock'>> {
  if (databaseUrl === null || !isShared(store)) return {};
  const node = newId();
  const secret = await sharedSecret(store.records, 'origins', newToken);
  // Several houses may share a NATS server.
  const house = `fabula-${createHash('sha256').update(secret).digest('hex').slice(0, 12)}`;
  const bus =
    busUrl === null
      ? await PostgresBus.open(databaseUrl, node, log)
      : await NatsBus.open(busUrl, node, house, log);
  const origins = new Origins(Buffer.from(secret));
  const clock = await houseClock(() => store.now(), log);
  return { origins, clock, nodes: { node, bus, presence: store.presence(node), alarms: store.alarms } };
}
