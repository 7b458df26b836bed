/** A small form of `npm run bots:arena`: the bounds are wide, for a few games only say that nothing is badly wrong. */
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '@fabula/protocol/table.ts';
import { SKILLS } from '../src/levels.ts';
import { deckSense } from '../src/listening/deck-sense.ts';
import { earOf } from '../src/listening/ear.ts';
import { meaningOf } from '../src/listening/meaning.ts';
import { figuresOf } from '../tools/arena/figures.ts';
import { humanClues, topOfSix } from '../tools/arena/heldout.ts';
import { play } from '../tools/arena/play.ts';
import { LISTENERS } from '../tools/arena/seats.ts';
import { decks, vocabulary } from './kit.ts';

describe('bots among themselves', () => {
  const cases = LANGUAGES.flatMap((language) => LISTENERS.map((listeners) => ({ language, listeners })));

  it.each(cases)(
    '$language, $listeners ears: some find the card, not all; clues vary',
    async ({ language, listeners }) => {
      const house = { deck: decks[language], vocabulary, language, level: 'even', listeners } as const;
      const games = [];
      for (let game = 0; game < 12; game += 1) games.push(await play(`test/${game}`, 5, 'dixit', house));
      const { some, nobody, everybody, aboveChance, distinctClues } = figuresOf(games, 5);
      expect(some).toBeGreaterThan(60);
      expect(nobody).toBeLessThan(30);
      expect(everybody).toBeLessThan(30);
      expect(aboveChance).toBeGreaterThan(5);
      expect(distinctClues).toBeGreaterThan(85);
    },
  );

  it('the same seed gives the same game, also with the constraints of Imaginarium', async () => {
    const house = { deck: decks.ru, vocabulary, language: 'ru', level: 'sharp', listeners: 'own' } as const;
    const [one, other] = [
      await play('twice', 4, 'imaginarium', house),
      await play('twice', 4, 'imaginarium', house),
    ];
    expect(one.rounds).toEqual(other.rounds);
    expect(one.rounds.length).toBeGreaterThan(4);
  });
});

describe('clues written from the pictures alone', () => {
  it.each([
    { language: 'en', least: 0.5 },
    { language: 'ru', least: 0.45 },
  ] as const)('$language: the card is found among six far better than by chance', ({ language, least }) => {
    const deck = decks[language];
    const sense = deckSense(deck.length, (card) => deck[card], vocabulary);
    const ear = earOf('listener', SKILLS.sharp, sense);
    const clues = humanClues(language, deck).filter((_, at) => at % 2 === 1);
    const found = topOfSix(clues, deck.length, (clue, cards, occasion) =>
      ear.hear(meaningOf(clue, vocabulary), cards, occasion),
    );
    expect(found).toBeGreaterThan(least);
  });
});
