/** All nodes of a house offer the same decks: a table whose deck one of them lacks cannot be played there. */
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';

interface DeckInShort {
  readonly id: string;
  readonly cards: readonly unknown[];
}

/** The same for the same decks, in whatever order they were found. */
export function fingerprintOf(decks: readonly DeckInShort[]): string {
  const inShort = decks.map(({ id, cards }) => `${id} ${cards.length}`).sort();
  return createHash('sha256').update(inShort.join('\n')).digest('hex').slice(0, 16);
}

/** Says once of each node that it has other decks. */
export class SameDecks {
  readonly own: string;
  readonly #log: Logger;
  #different: readonly string[] = [];

  constructor(decks: readonly DeckInShort[], log: Logger) {
    this.own = fingerprintOf(decks);
    this.#log = log;
  }

  /** A build that does not know of this says nothing. */
  hear(node: string, decks: string | undefined): void {
    if (decks === undefined || decks === this.own || this.#different.includes(node)) return;
    this.#different = [...this.#different, node];
    this.#log.warn({ node }, 'another node has other decks: put the same into DECKS_DIR everywhere');
  }

  /** Of dead nodes nothing is remembered. */
  keepOnly(alive: readonly string[]): void {
    this.#different = this.#different.filter((node) => alive.includes(node));
  }
}
