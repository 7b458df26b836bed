import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Where somebody connects from. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const { remoteAddress = 'unknown' } = request.socket;
  const forwarded = request.headers['x-forwarded-for'];
  const last = trustProxy && typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  return last || remoteAddress;
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;

/** Not from elsewhere by way of a proxy: those say so. */
export const isFromThisMachine = ({
  socket,
  headers,
}: Pick<IncomingMessage, 'socket' | 'headers'>): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && !('x-forwarded-for' in headers) && !('forwarded' in headers);

/** Sixteen bits each: a household has 4 of them to itself, or only 3 and a half, or 3. */
const GROUPS = 8;
const HALF = 2;

/**
 * The networks an address belongs to, the smallest first, each with its share of what one address may use up. Whoever
 * holds a /48 of IPv6 has 65,536 households' addresses, but not 65,536 allowances.
 */
export function networksOf(address: string): readonly (readonly [name: string, share: number])[] {
  if (address.startsWith('::ffff:')) return [[address.slice(7), 1]];
  if (!isIPv6(address)) return [[address, 1]];
  const [one = '0', two = '0', three = '0', four = '0'] = groupsOf(address);
  const site = `${one}:${two}:${three}`;
  return [
    [`${site}:${four}/64`, 1],
    [`${site}:${four.padStart(4, '0').slice(0, HALF)}/56`, 2],
    [`${site}/48`, 4],
  ];
}

function groupsOf(address: string): string[] {
  const [before = '', after] = (address.split('%')[0] ?? '').split('::');
  const groups = before.split(':').filter((group) => group !== '');
  if (after === undefined) return groups;
  const rest = after.split(':').filter((group) => group !== '');
  while (groups.length + rest.length < GROUPS) groups.push('0');
  return [...groups, ...rest];
}
