/** Bytes from the store, whole or in part: players of sound ask for a part first. */
import type { FastifyReply, FastifyRequest } from 'fastify';

export function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply {
  reply.header('Accept-Ranges', 'bytes');
  const range = rangeOf(request.headers.range, bytes.length);
  if (range === 'whole') return reply.send(bytes);
  if (range === 'none') return reply.code(416).header('Content-Range', `bytes */${bytes.length}`).send();
  const [from, to] = range;
  return reply
    .code(206)
    .header('Content-Range', `bytes ${from}-${to}/${bytes.length}`)
    .send(bytes.subarray(from, to + 1));
}

/** Several ranges at once, and other units, are answered with the whole. */
function rangeOf(
  header: string | undefined,
  length: number,
): readonly [from: number, to: number] | 'whole' | 'none' {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  const from = first === '' ? Math.max(0, length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? length - 1 : Math.min(Number(last), length - 1);
  return from < length && from <= to ? [from, to] : 'none';
}
