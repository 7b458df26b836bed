/** Somebody who knows the pictures by their descriptions alone, as a screen reader reads them out. Nothing that was written about the cards for bots is used. */
import { SKILLS } from '../../src/levels.ts';
import { deckSense } from '../../src/listening/deck-sense.ts';
import { earOf } from '../../src/listening/ear.ts';
import { meaningOf } from '../../src/listening/meaning.ts';
import { isLittle, tokensOf } from '../../src/listening/tokens.ts';
import type { Vocabulary } from '../../src/vocabulary.ts';

/** Hears everything that is read out, and does not mishear. */
const ATTENTIVE = { ...SKILLS.sharp, minds: 1, strays: 0 };

/** The places of the pictures, the one that fits the clue best first. */
export function inOrder(clue: string, descriptions: readonly string[], vocabulary: Vocabulary): number[] {
  const sense = deckSense(
    descriptions.length,
    (place) => ({ see: [], say: [], alt: descriptions[place] ?? '' }),
    vocabulary,
  );
  const places = descriptions.map((_, place) => place);
  const fits = earOf('reader', ATTENTIVE, sense).hear(meaningOf(clue, vocabulary), places, clue);
  return places.sort((one, other) => (fits[other] ?? 0) - (fits[one] ?? 0));
}

/** A clue for one of them: the last two words of its description that no other has. */
export function clueFor(descriptions: readonly string[], place: number): string {
  const others = new Set(descriptions.flatMap((text, at) => (at === place ? [] : tokensOf(text))));
  const own = tokensOf(descriptions[place] ?? '').filter((word) => !isLittle(word) && !others.has(word));
  return own.slice(-2).join(' ') || 'Something else';
}
