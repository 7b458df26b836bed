import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Where somebody connects from, as far as limits go: a whole /64 of IPv6 is one household. */
export function addressOf(request: IncomingMessage, trustProxy: boolean): string {
  const { remoteAddress = 'unknown' } = request.socket;
  const forwarded = request.headers['x-forwarded-for'];
  const last = trustProxy && typeof forwarded === 'string' ? forwarded.split(',').at(-1)?.trim() : undefined;
  const address = last || remoteAddress;
  if (address.startsWith('::ffff:')) return address.slice(7);
  return isIPv6(address) ? household(address) : address;
}

function household(address: string): string {
  const [before = '', after] = address.split('::');
  const groups = before.split(':').filter((group) => group !== '');
  if (after !== undefined) {
    const rest = after.split(':').filter((group) => group !== '');
    while (groups.length + rest.length < 8) groups.push('0');
    groups.push(...rest);
  }
  return groups.slice(0, 4).join(':');
}
