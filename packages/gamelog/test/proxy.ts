import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** What stands between a store and its database, and can fail as networks do. */
export interface Proxy {
  readonly port: number;
  /** What goes to the database, or comes back from it, vanishes, of the connections there are and of new ones. */
  losesAsks: boolean;
  losesAnswers: boolean;
  /** New connections are broken off at once. */
  isDown: boolean;
  /** Breaks all connections. */
  cut(): void;
  close(): Promise<void>;
}

export async function startProxy(to: number): Promise<Proxy> {
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    if (proxy.isDown) return client.destroy();
    const database = connect(to, '127.0.0.1');
    keep(database);
    client.on('data', (data) => proxy.losesAsks || database.write(data));
    database.on('data', (data) => proxy.losesAnswers || client.write(data));
    client.on('close', () => database.destroy());
    database.on('close', () => client.destroy());
    return undefined;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const proxy: Proxy = {
    port: (server.address() as AddressInfo).port,
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
