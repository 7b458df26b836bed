/** Which of several nodes does something only one of them should: all come to the same answer without asking each other. */
import { createHash } from 'node:crypto';

export function chosenFor(what: string, nodes: Iterable<string>): string | null {
  let [chosen, highest]: [string | null, string] = [null, ''];
  for (const node of nodes) {
    const score = createHash('sha256').update(`${what} ${node}`).digest('hex');
    if (chosen === null || score > highest) [chosen, highest] = [node, score];
  }
  return chosen;
}
