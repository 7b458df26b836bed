/** What stands before the nodes: a plain proxy, not sticky. It asks each node now and then whether it takes players. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** How often a node is asked, and how long it may take to answer, in milliseconds. */
const BETWEEN_QUESTIONS = 500;
const LONGEST_ANSWER = 1_000;

interface Behind {
  readonly port: number;
  isReady: boolean;
}

export class FrontDoor {
  readonly port: number;
  readonly #server: Server;
  readonly #nodes: readonly Behind[];
  readonly #asking: NodeJS.Timeout;
  /** Which node a connection leads to, by the port it comes from. */
  readonly #leads = new Map<number, Behind>();
  readonly #sockets = new Set<Socket>();
  #turn = 0;

  static async open(port: number, nodes: readonly number[]): Promise<FrontDoor> {
    const server = createServer();
    const door = new FrontDoor(port, server, nodes);
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return door;
  }

  private constructor(port: number, server: Server, nodes: readonly number[]) {
    this.port = port;
    this.#server = server;
    this.#nodes = nodes.map((node) => ({ port: node, isReady: true }));
    server.on('connection', (client) => {
      this.#keep(client);
      this.#lead(client, this.#inTurn());
    });
    this.#asking = setInterval(() => {
      for (const node of this.#nodes) void ask(node);
    }, BETWEEN_QUESTIONS);
  }

  get url(): string {
    return `ws://127.0.0.1:${this.port}/ws`;
  }

  /** The port of the node that a connection from this port leads to. */
  nodeOf(port: number): number | null {
    return this.#leads.get(port)?.port ?? null;
  }

  async close(): Promise<void> {
    clearInterval(this.#asking);
    for (const socket of this.#sockets) socket.destroy();
    await once(this.#server.close(), 'close');
  }

  #keep(socket: Socket): void {
    this.#sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.on('close', () => this.#sockets.delete(socket));
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
    this.#keep(server);
    const nextDoor = (): void => {
      node.isReady = false;
      this.#lead(client, others);
    };
    server.once('error', nextDoor);
    server.once('connect', () => {
      server.off('error', nextDoor);
      const { remotePort = 0 } = client;
      this.#leads.set(remotePort, node);
      client.on('close', () => {
        this.#leads.delete(remotePort);
        server.destroy();
      });
      server.on('close', () => client.destroy());
      client.pipe(server);
      server.pipe(client);
    });
    return undefined;
  }
}

async function ask(node: Behind): Promise<void> {
  try {
    const signal = AbortSignal.timeout(LONGEST_ANSWER);
    node.isReady = (await fetch(`http://127.0.0.1:${node.port}/readyz`, { signal })).ok;
  } catch {
    node.isReady = false;
  }
}
