/** How one bot hears a clue: through what comes to its mind, and with its own errors. */
import type { CardId } from '@fabula/engine/model.ts';
import { chanceFrom, hashOf } from '../chance.ts';
import type { Skill } from '../levels.ts';
import { affinity, type Minds } from './affinity.ts';
import type { DeckSense } from './deck-sense.ts';
import type { Meaning } from './meaning.ts';

export interface Ear {
  /** How well the clue fits each card; `occasion` names the decision, for the errors are made anew each time. */
  hear(clue: Meaning, cards: readonly CardId[], occasion: string): number[];
}

export function earOf(seed: string, { minds, strays }: Skill, { cards: senses, rarity }: DeckSense): Ear {
  const mindsOf = (card: CardId): Minds => {
    const salt = hashOf(`${seed} minds ${card}`);
    return (phrase) => (Math.imul(salt ^ (phrase * 0x9e3779b1), 0x85ebca6b) >>> 16) / 65_536 < minds;
  };
  return {
    hear(clue, cards, occasion) {
      const fits = cards.map((card) => {
        const sense = senses.get(card);
        return sense ? affinity(clue, sense, mindsOf(card), rarity) : null;
      });
      // A card nobody described could be anything.
      const known = fits.filter((fit) => fit !== null);
      const usual = known.length === 0 ? 0 : known.reduce((sum, fit) => sum + fit, 0) / known.length;
      return cards.map((card, at) => {
        const error = strays * chanceFrom(`${seed} ${occasion} ${card}`).bell();
        return (fits[at] ?? usual) + error;
      });
    },
  };
}
