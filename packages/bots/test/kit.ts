/** What the tests of the bots share: the deck that comes with the game, and somebody to sit down. */
import type { Language } from '@fabula/protocol/table.ts';
import type { Brain } from '../src/brain.ts';
import { CHARACTERS } from '../src/characters.ts';
import { embeddedBrain, type Sitter } from '../src/embedded.ts';
import { loadVocabulary } from '../src/node.ts';
import { type CardText, cardTexts } from '../tools/card-texts.ts';

export const vocabulary = await loadVocabulary();

export const decks: Readonly<Record<Language, readonly CardText[]>> = {
  en: cardTexts('en'),
  ru: cardTexts('ru'),
};

export function sitter(seed: string, wishes: Partial<Sitter> = {}): Sitter {
  const { language = 'en' } = wishes;
  const [character] = CHARACTERS;
  if (!character) throw new Error('nobody wants to play');
  const deck = decks[language];
  // Some tables of the tests have more cards than the deck: the first come again.
  const wordsOf = (card: number): CardText | undefined => deck[card % deck.length];
  return { character, level: 'even', language, wordsOf, vocabulary, seed, ...wishes };
}

export const brainFor = (seed: string, wishes: Partial<Sitter> = {}): Brain =>
  embeddedBrain(sitter(seed, wishes));
