import { WebSocket } from 'ws';

/** A connection without a client behind it: says what it is told, and keeps what it hears in order. */
export interface RawSocket {
  say(message: object): void;
  sayRaw(frame: string | Buffer): void;
  next(): Promise<Heard>;
  /** The next message with this key. */
  until(key: string): Promise<Heard>;
  close(): void;
  readonly closed: Promise<void>;
}

export type Heard = Record<string, unknown>;

export async function raw(url: string, headers: Record<string, string> = {}): Promise<RawSocket> {
  const socket = new WebSocket(url, { headers });
  const heard: Heard[] = [];
  const waiting: ((message: Heard) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Heard;
    const first = waiting.shift();
    if (first) first(message);
    else heard.push(message);
  });
  const closed = new Promise<void>((resolve) => {
    socket.on('close', () => resolve());
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  const next = (): Promise<Heard> => {
    const message = heard.shift();
    return message ? Promise.resolve(message) : new Promise((resolve) => waiting.push(resolve));
  };
  return {
    say: (message) => socket.send(JSON.stringify(message)),
    sayRaw: (frame) => socket.send(frame),
    next,
    async until(key) {
      for (;;) {
        const message = await next();
        if (key in message) return message;
      }
    },
    close: () => socket.terminate(),
    closed,
  };
}
