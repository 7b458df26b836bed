import { describe, expect, it } from 'vitest';
import { deckSense } from '../src/listening/deck-sense.ts';
import { plainnessOf } from '../src/plainness.ts';
import { worthOfPlainness } from '../tools/arena/plainness.ts';
import { cardTexts } from '../tools/card-texts.ts';
import { decks, vocabulary } from './kit.ts';

const sense = deckSense(decks.en.length, (card) => decks.en[card], vocabulary);
const hand = [0, 1, 2, 3, 4, 5];

describe('how plain a clue is', () => {
  it.each([
    ['en', 'dream'],
    ['ru', 'dream'],
    ['en', 'new-year'],
    ['ru', 'new-year'],
  ] as const)(
    'of two clues the one called plainer is found by more, far more often than by chance: %s, %s',
    (language, deck) => {
      const { plainer, words } = worthOfPlainness(language, cardTexts(language, deck), vocabulary, 2);
      // By chance 50; how much it is over all clues stands in README.md.
      expect(plainer).toBeGreaterThan(66);
      const found = Object.values(words).flatMap(({ clues, found }) => (clues >= 10 ? [found] : []));
      expect(found.length).toBeGreaterThan(1);
      expect([...found].sort((a, b) => a - b)).toEqual(found);
    },
  );

  it('what somebody wrote about the picture is plainer than what has nothing to do with it', () => {
    const plain = plainnessOf({ clue: decks.en[0]?.see[0] ?? '', card: 0, hand }, sense, vocabulary);
    const strange = plainnessOf({ clue: 'quarterly accounting report', card: 0, hand }, sense, vocabulary);
    if (plain.who === null || strange.who === null) throw new Error('nothing was told');
    expect(plain.share).toBeGreaterThan(strange.share + 0.15);
  });

  it('a clue of which no word is known is not judged, one of which a part is only guessed at', () => {
    const told = (clue: string) => plainnessOf({ clue, card: 0, hand }, sense, vocabulary);
    for (const clue of ['', '🎭🎭', 'qzxwv', 'щщщщ', '¿?'])
      expect(told(clue), clue).toEqual({ who: null, lack: 'clue' });
    expect(told('qzxwv night')).toMatchObject({ isGuess: true });
    expect(told('a quiet night')).toMatchObject({ isGuess: false });
  });

  it('cards that nobody described, or a card alone, leave nothing to compare', () => {
    const bare = deckSense(6, () => undefined, vocabulary);
    const nothing = { who: null, lack: 'cards' };
    expect(plainnessOf({ clue: 'night', card: 0, hand }, bare, vocabulary)).toEqual(nothing);
    expect(plainnessOf({ clue: 'night', card: 0, hand: [0] }, sense, vocabulary)).toEqual(nothing);
  });
});
