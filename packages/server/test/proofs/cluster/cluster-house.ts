/** Database, bus, networks, nodes and the door in front of them: started in this order, and always put away again. */
import { type Bus, busOn, startNats } from './bus.ts';
import { type Database, embeddedDatabase } from './database.ts';
import { type Door, Networks } from './networks.ts';
import { type Node, startNode } from './nodes.ts';
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
  readonly door: Door;
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
    const networks = new Networks();
    endings.unshift(() => networks.close());
    const nodes: Node[] = [];
    endings.unshift(async () => {
      for (const node of nodes) await node.server.remove();
    });
    for (let place = 0; place < NODES; place += 1) nodes.push(await startNode(database, bus, networks));
    const door = await networks.open(nodes.map(({ server }) => server.port));
    return await work({ database, bus, nodes, door });
  } finally {
    for (const end of endings) await end();
  }
}
