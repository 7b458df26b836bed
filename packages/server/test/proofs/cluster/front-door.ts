/** What stands before the nodes: a plain proxy, not sticky. It asks each node now and then whether it takes players. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** How often a node is asked, and how long it may take to answer, in milliseconds. */
const BETWEEN_QUESTIONS = 500;
const LONGEST_ANSWER = 1_000;

interface Behind {
  readonly port: number;
  isReady: boolean;
}

export class FrontDoor {
  /** To which node's port a connection leads, by the port it comes from. */
  readonly leads = new Map<number, number>();
  readonly #nodes: readonly Behind[];
  #turn = 0;

  constructor(nodes: readonly number[]) {
    this.#nodes = nodes.map((node) => ({ port: node, isReady: true }));
  }

  async open(port: number): Promise<void> {
    const server = createServer((client) => {
      keep(client);
      this.#lead(client, this.#inTurn());
    });
    await once(server.listen(port, '127.0.0.1'), 'listening');
    setInterval(() => {
      for (const node of this.#nodes) void ask(node);
    }, BETWEEN_QUESTIONS);
  }

  /** One after the other; those that do not take players last. */
  #inTurn(): Behind[] {
    this.#turn += 1;
    const from = this.#turn % this.#nodes.length;
    const all = [...this.#nodes.slice(from), ...this.#nodes.slice(0, from)];
    return [...all.filter(({ isReady }) => isReady), ...all.filter(({ isReady }) => !isReady)];
  }

  #lead(client: Socket, [node, ...others]: readonly Behind[]): void {
    if (!node || client.destroyed) return void client.destroy();
    const server = connect(node.port, '127.0.0.1');
    keep(server);
    const nextDoor = (): void => {
      node.isReady = false;
      this.#lead(client, others);
    };
    server.once('error', nextDoor);
    server.once('connect', () => {
      server.off('error', nextDoor);
      const { remotePort = 0 } = client;
      this.leads.set(remotePort, node.port);
      client.on('close', () => {
        this.leads.delete(remotePort);
        server.destroy();
      });
      server.on('close', () => client.destroy());
      client.pipe(server);
      server.pipe(client);
    });
    return undefined;
  }
}

function keep(socket: Socket): void {
  socket.setNoDelay(true);
  socket.on('error', () => undefined);
}

async function ask(node: Behind): Promise<void> {
  try {
    const signal = AbortSignal.timeout(LONGEST_ANSWER);
    node.isReady = (await fetch(`http://127.0.0.1:${node.port}/readyz`, { signal })).ok;
  } catch {
    node.isReady = false;
  }
}
