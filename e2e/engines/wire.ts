/** The network between one browser and the server: it can be cut, in every engine alike. */
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export class Wire {
  readonly #target: number;
  readonly #sockets = new Set<Socket>();
  #port = 0;
  #server: Server | undefined;

  private constructor(target: number) {
    this.#target = target;
  }

  /** `target`: the port of the server. */
  static async to(target: number): Promise<Wire> {
    const wire = new Wire(target);
    await wire.mend();
    return wire;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async mend(): Promise<void> {
    this.#server = createServer((near) => this.#join(near, connect(this.#target, '127.0.0.1')));
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async cut(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    const closed = once(server, 'close');
    server.close();
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #join(near: Socket, far: Socket): void {
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(one);
      one.setNoDelay(true);
      one.pipe(other);
      // An error is followed by the end, which is all that matters here.
      one.on('error', () => undefined);
      one.on('close', () => {
        this.#sockets.delete(one);
        other.destroy();
      });
    }
  }
}
