/** Secrets that are the same on every node: what the bots' luck comes from, what hides the names of networks. */
import type { Records } from '@fabula/gamelog/port.ts';

const KIND = 'house';

export async function sharedSecret(
  records: Records,
  of: 'bots' | 'origins',
  newSecret: () => string,
): Promise<string> {
  const found = await records.get(KIND, of);
  if (found) return found.text;
  const secret = newSecret();
  const put = await records.put(KIND, of, secret, 0);
  return put.ok ? secret : sharedSecret(records, of, newSecret);
}
