/** What the bots' luck comes from: the same on every node, so that whichever minds a table they think alike. */
import type { Records } from '@fabula/gamelog/port.ts';

const [KIND, ID] = ['house', 'bots'];

export async function sharedSecret(records: Records, newSecret: () => string): Promise<string> {
  const found = await records.get(KIND, ID);
  if (found) return found.text;
  const secret = newSecret();
  const put = await records.put(KIND, ID, secret, 0);
  return put.ok ? secret : sharedSecret(records, newSecret);
}
