/** What nobody reads should cost next to nothing. */
import type { Socket } from 'node:net';

/** Node's own, which reads a connection's requests: by the number of what it has found it keeps whom to tell. */
interface Parser {
  [found: number]: unknown;
  readonly constructor: { readonly kOnBody?: number };
}

/**
 * What came in one read (64 KB) is taken apart to its end whatever we answer, and somebody is told of each of its chunks:
 * of one byte each there are ten thousand, which takes 8 ms, and a tenth of that if nobody is told. Node has no door for
 * this. Should a later one be built otherwise, such a body costs again what it did, and a test notices.
 */
export function leaveUnread(socket: Socket): void {
  const parser = parserOf(socket);
  const body = parser?.constructor.kOnBody;
  if (!parser || body === undefined) return;
  const told = parser[body];
  if (told === null) return;
  parser[body] = null;
  // Node has given it back to its stock just before, for the next connection.
  socket.once('close', () => (parser[body] = told));
}

const parserOf = (socket: Socket & { readonly parser?: Parser | null }): Parser | null =>
  socket.parser ?? null;
