/**
 * WebSocket frames made by hand: a text that goes to six players is framed once and the same bytes are written to
 * each socket. `ws` reads, answers pings and closes; it has no part in what we send (RFC 6455, 5.2: a server's frames
 * are not masked, and without extensions nothing else can come between).
 */
const TEXT = 0x81;
const SHORT = 126;
const MEDIUM = 65_536;

export function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  let frame: Buffer;
  let start: number;
  if (length < SHORT) {
    start = 2;
    frame = Buffer.allocUnsafe(start + length);
    frame[1] = length;
  } else if (length < MEDIUM) {
    start = 4;
    frame = Buffer.allocUnsafe(start + length);
    frame[1] = SHORT;
    frame.writeUInt16BE(length, 2);
  } else {
    start = 10;
    frame = Buffer.allocUnsafe(start + length);
    frame[1] = SHORT + 1;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame[0] = TEXT;
  frame.write(text, start);
  return frame;
}

export const PING = Buffer.from([0x89, 0]);
/** A message without anything in it: pages do not hear of pings. */
export const PULSE = textFrame('{}');
