/** What the page asks the worker about a clue, and what it is told. Neither leaves the device. */
import type { Asked, Plainness } from '@fabula/bots/plainness.ts';
import type { Deck } from '@fabula/engine/model.ts';
import type { Language } from '@fabula/protocol/table.ts';

export interface Question extends Asked {
  readonly id: number;
  /** The table's: in it the cards' words are asked for. */
  readonly language: Language;
  readonly decks: readonly Deck[];
}

export type Reply =
  | { readonly what: 'told'; readonly id: number; readonly told: Plainness }
  /** The share of the vocabulary that has come. */
  | { readonly what: 'coming'; readonly share: number }
  /** It did not come. Asked again, it is fetched again. */
  | { readonly what: 'lost' };

/** The vocabulary, in megabytes: whoever pays for them is told before. */
export const MEGABYTES = 5;
