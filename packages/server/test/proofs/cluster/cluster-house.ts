/** Database, bus, nodes and the door in front of them: started in this order, and always put away again. */
import { freePort } from '../built-server.ts';
import { type Bus, busOn, startNats } from './bus.ts';
import { type Database, embeddedDatabase } from './database.ts';
import { FrontDoor } from './front-door.ts';
import { type Node, removeNode, startNode } from './nodes.ts';
import { PrimaryAndStandby } from './primary-and-standby.ts';

const NODES = 3;

export interface HouseSetup {
  readonly bus: 'nats' | 'notify';
  /** Without one the database comes from npm. */
  readonly hasStandby: boolean;
}

export interface ClusterHouse {
  readonly database: Database;
  readonly bus: Bus;
  readonly nodes: readonly Node[];
  readonly door: FrontDoor;
}

export async function inClusterHouse<T>(
  setup: HouseSetup,
  work: (house: ClusterHouse) => Promise<T>,
): Promise<T> {
  const endings: (() => Promise<void>)[] = [];
  try {
    const database = await (setup.hasStandby ? PrimaryAndStandby.open() : embeddedDatabase());
    endings.unshift(() => database.stop());
    const bus = setup.bus === 'nats' ? await startNats() : busOn(database);
    endings.unshift(() => bus.stop());
    const nodes: Node[] = [];
    endings.unshift(async () => {
      for (const node of nodes) await removeNode(node);
    });
    for (let place = 0; place < NODES; place += 1) nodes.push(await startNode(database, bus));
    const door = await FrontDoor.open(
      await freePort(),
      nodes.map(({ server }) => server.port),
    );
    endings.unshift(() => door.close());
    return await work({ database, bus, nodes, door });
  } finally {
    for (const end of endings) await end();
  }
}
