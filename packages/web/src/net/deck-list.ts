/** /api/decks, as any edition of the server tells it, or the service worker remembers it. */
import type { Deck } from '@fabula/engine/model.ts';
import type { PresetName } from '@fabula/engine/rules.ts';

export interface Usual {
  /** A table that plays one of these games and does not choose has this deck. */
  readonly usualFor: readonly PresetName[];
}

/** Earlier servers knew decks that are usual for everything. */
type Told = Deck & Partial<Usual> & { readonly usual: boolean };

const EVERY: readonly PresetName[] = ['dixit', 'imaginarium'];

export const withUsual = <Listed extends Deck>(told: unknown): (Listed & Usual)[] =>
  (told as (Listed & Told)[]).map((deck) => ({
    ...deck,
    usualFor: deck.usualFor ?? (deck.usual ? EVERY : []),
  }));
