import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What stands between a store and its database, and can fail as networks do. */
export interface Proxy {
  readonly port: number;
  /** Where new connections lead. */
  to: number;
  /** How long everything takes on its way, in milliseconds. */
  delayMs: number;
  /** What goes to the database, or comes back from it, vanishes, of the connections there are and of new ones. */
  losesAsks: boolean;
  losesAnswers: boolean;
  /** New connections are broken off at once. */
  isDown: boolean;
  /** Breaks all connections. */
  cut(): void;
  close(): Promise<void>;
}

export async function startProxy(to: number, port = 0): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    if (proxy.isDown) return client.destroy();
    const database = connect(proxy.to, '127.0.0.1');
    keep(database);
    const asks = later((data) => database.write(data));
    const answers = later((data) => client.write(data));
    client.on('data', (data) => proxy.losesAsks || asks(data, proxy.delayMs));
    database.on('data', (data) => proxy.losesAnswers || answers(data, proxy.delayMs));
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
    return undefined;
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const proxy: Proxy = {
    port: (server.address() as AddressInfo).port,
    to,
    delayMs: 0,
    losesAsks: false,
    losesAnswers: false,
    isDown: false,
    cut: () => {
      for (const socket of sockets) socket.destroy();
    },
    async close() {
      proxy.cut();
      await once(server.close(), 'close');
    },
  };
  return proxy;
}

/** Passes things on in the order they came, however long each is to take. */
function later(pass: (data: Buffer) => unknown): (data: Buffer, delayMs: number) => void {
  let last = Promise.resolve();
  let isIdle = true;
  return (data, delayMs) => {
    if (delayMs === 0 && isIdle) return void pass(data);
    isIdle = false;
    const due = sleep(delayMs);
    const mine = last.then(() => due).then(() => void pass(data));
    last = mine;
    void mine.then(() => (isIdle = last === mine));
    return undefined;
  };
}
